/// The page's style sheet. Its colours are the inks of the pictures.
enum PageStyle {
  static func sheet(_ theme: Theme) -> String {
    let light = colors(\.lightColor)
    let dark = colors(\.darkColor)
    // On paper it is always dark on light.
    let print = "@media print{:root{\(light)}}\n"
    return switch theme {
    case .light: ":root{color-scheme:light;\(light)}\n" + layout + parts + pens
    case .dark: ":root{color-scheme:dark;\(dark)}\n" + layout + parts + pens + print
    case .auto:
      ":root{color-scheme:light dark;\(light)}\n"
        + "@media (prefers-color-scheme:dark){:root{\(dark)}}\n" + layout + parts + pens + print
    }
  }

  private static func colors(_ color: (Ink) -> String) -> String {
    Ink.allCases.map { "--\($0.rawValue):\(color($0));" }.joined()
  }

  /// The inks and pens of a figure, as in the pictures.
  private static var pens: String {
    "#plot{\n\(PictureStyle.pens)}\n"
      + Ink.allCases.map { "#detail .\($0.rawValue){color:var(--\($0.rawValue))}" }.joined() + "\n"
  }

  private static let layout = """
    *{box-sizing:border-box}
    html{background:var(--page);color:var(--label);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    body{margin:0 auto;max-width:1440px;padding:28px clamp(16px,3vw,40px) 60px}
    h1{font-size:24px;line-height:1.2;margin:0;overflow-wrap:anywhere}
    h2{font-size:15px;margin:30px 0 10px}
    p{margin:6px 0}.note{color:var(--note)}[hidden]{display:none!important}
    button,select,input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--rule);border-radius:6px;padding:5px 9px;min-width:0}
    button{cursor:pointer}button:hover,select:hover{border-color:var(--note)}
    :focus-visible{outline:2px solid var(--box);outline-offset:2px}
    kbd{font:inherit;border:1px solid var(--rule);border-radius:4px;padding:0 4px;background:var(--card)}
    #totals{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:12px}
    .total{text-align:left;padding:12px 14px;border-radius:10px;display:block;width:100%}
    .total[aria-checked=true]{border-color:var(--box);box-shadow:inset 0 0 0 1px var(--box)}
    .total b{display:block}.total strong{font-size:22px;font-weight:600;font-variant-numeric:tabular-nums}
    .meter{height:6px;border-radius:3px;background:var(--failed);margin-top:8px;overflow:hidden}
    .meter i{display:block;height:100%;background:var(--passed);border-right:2px solid var(--card);box-sizing:content-box}
    .meter i.all,.meter i.none{border:0}
    #problems{margin-top:12px;color:var(--failed)}#problems ul{margin:6px 0;padding-left:20px;overflow-wrap:anywhere}
    #table{overflow:auto;max-height:430px;border:1px solid var(--rule);border-radius:10px;background:var(--card)}
    #table table{border-collapse:separate;border-spacing:0;width:100%;font-variant-numeric:tabular-nums}
    #table th,#table td{padding:0;text-align:right;border-bottom:1px solid var(--rule)}
    #table tr:last-child>*{border-bottom:0}
    #table thead th{position:sticky;top:0;background:var(--card);z-index:2;vertical-align:bottom;font-weight:600;padding:8px 12px;min-width:84px}
    #table tbody th,#table thead th:first-child{text-align:left;position:sticky;left:0;background:var(--card);z-index:1;font-weight:500;padding:0 14px;max-width:220px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #table thead th:first-child{z-index:3;padding:8px 14px;font-weight:600}
    #table td button{border:0;border-radius:0;background:none;width:100%;text-align:right;padding:6px 12px;min-height:32px;font-variant-numeric:inherit}
    #table td button:focus-visible{outline-offset:-2px}
    #table td.some{background:color-mix(in srgb,var(--failed) calc(var(--share)*34%),transparent)}
    #table td.good{background:color-mix(in srgb,var(--passed) calc(var(--share)*34%),transparent)}
    #table td button:hover{background:color-mix(in srgb,var(--label) 8%,transparent)}
    #table td[aria-current=true]{box-shadow:inset 0 0 0 2px var(--box)}
    #table tbody tr.sum>*{font-weight:600}

    """

  private static let parts = """
    #filters{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end;padding:10px 0;background:var(--page)}
    #filters label{font-size:12px;color:var(--note);display:grid;gap:2px}
    #filters select,#filters input{color:var(--label);font-size:14px;max-width:230px;height:34px}
    #filters button{height:34px}#filters .grow{flex:1 1 160px}#filters .grow input{max-width:none;width:100%}
    #shown{font-variant-numeric:tabular-nums;color:var(--note);padding-bottom:7px;min-width:10em;text-align:right}
    #gallery{position:relative;margin-top:4px}
    .tile{position:absolute;top:0;left:0;contain:strict}
    .tile button{width:100%;height:100%;padding:8px;border-radius:10px;display:grid;grid-template-rows:1fr auto auto;gap:2px;text-align:left;overflow:hidden}
    .tile button:focus{outline:2px solid var(--box);outline-offset:-2px}.tile canvas{width:100%;height:100%;min-height:0;display:block;object-fit:contain}
    .tile span{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-size:12px;line-height:17px}
    .tile .why{font-size:11.5px}.tile.yes .why{color:var(--passed)}.tile.no .why{color:var(--failed)}
    #empty{padding:40px 0;text-align:center}.keys{margin-top:18px;font-size:12px}
    dialog{border:1px solid var(--rule);border-radius:14px;background:var(--card);color:var(--label);padding:0;width:min(1060px,calc(100vw - 24px));max-height:calc(100vh - 24px);overflow:auto}
    dialog::backdrop{background:rgb(0 0 0/.5)}
    .bar{position:sticky;top:0;z-index:1;background:var(--card);display:flex;gap:8px;align-items:center;padding:12px 16px;border-bottom:1px solid var(--rule)}
    .bar h2{margin:0;flex:1;font-size:16px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .columns{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(300px,1fr);gap:22px;padding:16px}
    figure{margin:0;align-self:start;position:sticky;top:74px}#plot svg{display:block;width:100%;background:var(--well);border-radius:8px}
    #legend{display:flex;flex-wrap:wrap;gap:4px 14px;margin-top:10px;color:var(--note);font-size:12px}
    #legend span{display:inline-flex;gap:6px;align-items:center}#legend i{width:16px;height:0;border-top:2px solid;display:inline-block}
    #legend i.dashes{border-top-style:dashed}#legend i.round{width:12px;height:12px;border:1.5px solid;border-radius:50%}
    #legend i.spot{width:8px;height:8px;border:0;border-radius:50%;background:currentColor}
    #legend i.area{width:14px;height:10px;border:1px solid;background:color-mix(in srgb,currentColor 18%,transparent)}
    #legend i.end{width:7px;height:7px;border:0;background:currentColor}
    #facts dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin:0 0 14px}
    #facts dt{color:var(--note)}#facts dd{margin:0;overflow-wrap:anywhere}
    .judge{border:1px solid var(--rule);border-radius:10px;margin-bottom:12px;overflow:hidden}
    .judge>button{border:0;border-radius:0;background:none;width:100%;text-align:left;padding:9px 12px;display:block}
    .judge>button:focus-visible{outline-offset:-3px;border-radius:10px}
    .judge.current{border-color:var(--box);box-shadow:inset 0 0 0 1px var(--box)}
    .judge small{display:block;color:var(--note)}.judge b{margin-right:8px}
    .judge table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:13px;border-top:1px solid var(--rule)}
    .judge th{font-weight:400;text-align:left;padding:3px 0 3px 12px}.judge td{padding:3px 12px 3px 0}
    .judge td:nth-of-type(1){text-align:right}.judge td:nth-of-type(2){color:var(--note);width:38%;padding-left:12px}
    .judge tr:first-child>*{padding-top:7px}.judge tr:last-child>*{padding-bottom:8px}
    .judge tr.failed>*{color:var(--failed)}
    @media (max-width:760px){.columns{grid-template-columns:minmax(0,1fr)}figure{position:static}#filters{position:static}#filters label{flex:1 1 140px}#filters select{width:100%;max-width:none}#shown{flex:1}}
    @media print{
    html,body{background:none}body{max-width:none;padding:0}#filters,.keys,#clear-empty{display:none!important}
    #table{max-height:none;overflow:visible}.total,.tile button,.judge{break-inside:avoid}
    #gallery{height:auto!important;display:grid;grid-template-columns:repeat(6,1fr);gap:8px}
    .tile{position:static!important;transform:none!important;width:auto!important;height:150px!important;break-inside:avoid;contain:none}
    body:has(dialog[open])>:not(dialog){display:none}dialog{position:static;max-height:none;width:100%;border:0}.bar button{display:none}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    }

    """
}
