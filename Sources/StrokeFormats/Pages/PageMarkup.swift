/// The page's own HTML, which the script fills in.
enum PageMarkup {
  /// The policy allows nothing from outside, so the page cannot fetch anything whatever is in it.
  static let head = #"""
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">

    """#

  static let body = #"""
    <body>
    <header>
    <h1 id="title"></h1>
    <p id="subtitle" class="note"></p>
    </header>
    <noscript><p>This page draws its strokes with its own script, which is switched off here.</p></noscript>
    <main>
    <section aria-labelledby="totals-title">
    <h2 id="totals-title">Verdicts</h2>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
    <details id="problems" hidden><summary></summary><ul></ul></details>
    </section>
    <section aria-labelledby="table-title">
    <h2 id="table-title">Labels and reasons</h2>
    <div id="table" tabindex="0" role="region" aria-labelledby="table-title"></div>
    </section>
    <section aria-labelledby="gallery-title">
    <h2 id="gallery-title">Strokes</h2>
    <form id="filters" role="search" aria-label="Filter strokes">
    <label>Detector <select id="detector"></select></label>
    <label>Verdict <select id="verdict"><option value="">any</option><option value="circle">circle</option><option value="rejected">not a circle</option></select></label>
    <label>Reason <select id="reason"></select></label>
    <label>Label <select id="label"></select></label>
    <label class="grow">Search <input id="search" type="search" placeholder="file, id or label" autocomplete="off" spellcheck="false"></label>
    <button type="reset" id="clear">Clear</button>
    <output id="shown" aria-live="polite"></output>
    </form>
    <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
    <p id="empty" hidden>No stroke is like that. <button type="button" id="clear-empty">Show all</button></p>
    <p id="more" class="note" hidden></p>
    <p class="note keys"><kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes, <kbd>/</kbd> searches</p>
    </section>
    </main>
    <dialog id="detail" aria-labelledby="detail-title">
    <div class="bar">
    <h2 id="detail-title"></h2>
    <span id="position" class="note"></span>
    <button type="button" id="previous" aria-label="Previous stroke">←</button>
    <button type="button" id="next" aria-label="Next stroke">→</button>
    <button type="button" id="close" aria-label="Close">✕</button>
    </div>
    <div class="columns">
    <figure>
    <div id="plot"></div>
    <figcaption id="legend"></figcaption>
    </figure>
    <div id="facts"></div>
    </div>
    </dialog>

    """#
}
