// Written by `make pages` from the files beside it and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// The recorder's page, one file that needs nothing else.
package enum RecorderPage {
  /// The bytes of the page, in UTF-8.
  package static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private static let text: StaticString = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>strokecheck recorder</title>
<link rel="icon" href="data:,">
<style>
:root {
  --page: #f5f6f4; --panel: #ffffff; --paper: #ffffff; --dots: #dfe3de; --line: #d4d9d3;
  --text: #1b211d; --soft: #5c665f; --accent: #0b7a52; --accent-text: #ffffff;
  --ink: #16372a; --old: #a9b8b0; --bad: #b3261e; --focus: #1a73e8; --evidence: #b4590a;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #141815; --panel: #1c211e; --paper: #171c19; --dots: #2b322d; --line: #343c37;
    --text: #e8ece9; --soft: #9ba69f; --accent: #4fd19b; --accent-text: #06281a;
    --ink: #d8f5e6; --old: #55625b; --bad: #ff8a80; --focus: #8ab4f8; --evidence: #ffb454;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
  grid-template-areas: "head head" "surface list"; gap: .75rem; padding: .75rem;
  background: var(--page); color: var(--text);
  font: 15px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overscroll-behavior: none;
}
header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; }
h1 { font-size: 1.05rem; font-weight: 650; margin: 0 auto 0 .25rem; letter-spacing: -.01em; }
h1 span { color: var(--soft); font-weight: 400; }
main { grid-area: surface; position: relative; min-height: 16rem; }
aside {
  grid-area: list; min-height: 0; overflow-y: auto; overscroll-behavior: contain;
  background: var(--panel); border: 1px solid var(--line); border-radius: 12px;
}
#surface {
  position: absolute; inset: 0; width: 100%; height: 100%; display: block;
  background: var(--paper) radial-gradient(var(--dots) 1px, transparent 1.5px) 0 0 / 24px 24px;
  border: 1px solid var(--line); border-radius: 12px; cursor: crosshair;
  touch-action: none; user-select: none; -webkit-user-select: none;
}
#surface polyline { fill: none; stroke: var(--old); stroke-width: 2.5; stroke-linecap: round;
  stroke-linejoin: round; }
#surface circle { fill: var(--old); }
#surface .last polyline, #surface .live polyline { stroke: var(--ink); stroke-width: 3; }
#surface .last circle, #surface .live circle { fill: var(--accent); }
#surface .shown polyline { stroke: var(--accent); stroke-width: 4; }
#surface .shown circle { fill: var(--accent); }
#surface .cancelled polyline { stroke: var(--bad); stroke-dasharray: 5 6; }
#surface .cancelled circle { fill: var(--bad); }
#hint {
  position: absolute; inset: 0; display: grid; place-content: center; text-align: center;
  gap: .25rem; padding: 2rem; color: var(--soft); pointer-events: none;
}
#hint strong { color: var(--text); font-size: 1.15rem; font-weight: 600; }
#hint[hidden] { display: none; }
label.field { display: flex; align-items: center; gap: .5rem; color: var(--soft); }
input {
  font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: .35rem .6rem; min-width: 0;
}
label.field input { width: 10rem; color: var(--text); }
button {
  font: inherit; color: var(--text); background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: .35rem .8rem; cursor: pointer; white-space: nowrap;
}
button:hover:not(:disabled) { border-color: var(--soft); }
button:disabled { opacity: .45; cursor: default; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-text);
  font-weight: 600; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
aside h2 {
  display: flex; justify-content: space-between; align-items: baseline; margin: 0;
  padding: .7rem .9rem; font-size: .95rem; font-weight: 600; border-bottom: 1px solid var(--line);
}
aside h2 span { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
#list { list-style: none; margin: 0; padding: .4rem; }
#list:empty::after {
  content: "The strokes you draw are listed here."; display: block; padding: 1rem .5rem;
  color: var(--soft);
}
#list li {
  display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: .1rem .7rem;
  align-items: center; padding: .4rem; border-radius: 9px;
}
#list li:hover, #list li:focus-within { background: var(--page); }
#list svg {
  grid-row: span 3; width: 56px; height: 56px; background: var(--paper);
  border: 1px solid var(--line); border-radius: 8px;
}
#list svg polyline { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round; vector-effect: non-scaling-stroke; }
#list svg circle { fill: var(--accent); }
#list .cancelled svg polyline { stroke: var(--bad); stroke-dasharray: 3 4; }
#list .cancelled svg circle { fill: var(--bad); }
#list input { padding: .2rem .5rem; align-self: end; }
#list p { margin: 0; grid-column: 2; color: var(--soft); font-size: .82rem; align-self: start;
  padding-left: .15rem; font-variant-numeric: tabular-nums; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
#list .marks { display: flex; flex-wrap: wrap; gap: 0 .6rem; white-space: normal; }
#list .marks .circle { color: var(--accent); }
#list p b { color: var(--bad); font-weight: 600; }
#list button { grid-column: 3; grid-row: 1 / span 3; padding: .25rem .6rem; color: var(--soft); }
#list button:hover { color: var(--bad); }
#live {
  position: absolute; top: .7rem; left: .7rem; right: .7rem; width: fit-content; margin: auto;
  padding: .25rem .7rem; border-radius: 8px; background: var(--panel); color: var(--bad);
  border: 1px solid var(--line); pointer-events: none;
}
#live[hidden], #note[hidden] { display: none; }
#note { margin: 0; padding: .5rem .9rem; color: var(--soft); border-bottom: 1px solid var(--line); }
#verdicts { border-bottom: 1px solid var(--line); }
.detector { border-top: 1px solid var(--line); }
.detector:first-child { border-top: 0; }
.detector summary { cursor: pointer; padding: .4rem .9rem; list-style: none; display: flex;
  gap: .5rem; }
.detector summary::-webkit-details-marker { display: none; }
.detector summary:hover { background: var(--page); }
.detector .reason { color: var(--soft); margin-left: auto; text-align: right; }
.detector.circle .mark, .detector.circle .reason { color: var(--accent); }
.detector.rejected .mark { color: var(--bad); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector table { width: calc(100% - 1.8rem); margin: 0 .9rem .4rem; border-collapse: collapse;
  font-size: .82rem; font-variant-numeric: tabular-nums; }
.detector table[hidden] { display: none; }
.detector th { text-align: left; font-weight: 400; color: var(--soft);
  padding: .1rem .4rem .1rem 0; }
.detector td { text-align: right; padding: .1rem 0 .1rem .4rem; white-space: nowrap; }
.detector thead th:not(:first-child) { text-align: right; }
.detector tr.failed > * { color: var(--bad); }
.limits { padding: 0 .9rem; }
.limit { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr) 5.5rem; gap: .5rem;
  align-items: center; font-size: .82rem; padding: .1rem 0; }
.limit input { padding: .1rem .4rem; accent-color: var(--accent); }
.limit input[type="range"] { padding: 0; border: 0; min-height: 1.6rem; }
.limit input:invalid { border-color: var(--bad); }
.options { display: block; margin: .3rem .9rem; padding: .3rem .5rem; border-radius: 6px;
  background: var(--page); font-size: .78rem; overflow-wrap: anywhere; }
.buttons { display: flex; gap: .5rem; margin: .3rem .9rem .6rem; }
.buttons button { padding: .2rem .6rem; font-size: .82rem; }
#surface .evidence * { fill: none; stroke: var(--evidence); stroke-width: 1.5; opacity: .9; }
#surface .evidence .dot { fill: var(--evidence); stroke: none; }
#surface .evidence .centered-box, #surface .evidence .fitted-box, #surface .evidence .stroke-box,
#surface .evidence .bounding-box, #surface .evidence .middle { stroke-dasharray: 4 4; }
#surface .evidence .trimmed-outline { stroke-width: 1; opacity: .6; }
#surface .evidence .found { stroke: var(--evidence); stroke-width: 3; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 46rem) {
  body {
    grid-template: auto minmax(14rem, 3fr) minmax(12rem, 2fr) / minmax(0, 1fr);
    grid-template-areas: "head" "surface" "list";
  }
  h1, label.field { flex-basis: 100%; }
  label.field input, header button { flex: 1 0 auto; }
}
</style>
</head>
<body>
<header>
  <h1>Stroke recorder <span>for strokecheck</span></h1>
  <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
    placeholder="circle" title="What the next strokes show"></label>
  <datalist id="labels"></datalist>
  <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
  <button id="clear" type="button" disabled>Clear</button>
  <button id="download" type="button" class="main" title="Save all strokes (Ctrl+S)" disabled>
    Download NDJSON</button>
</header>
<main>
  <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
  <output id="live" hidden></output>
  <div id="hint"><strong>Draw here</strong>
    <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
</main>
<aside>
  <h2 id="verdicts-title">Verdicts <span id="judged"></span></h2>
  <p id="note" role="status" hidden></p>
  <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  <h2 id="title">Strokes <span id="count">0</span></h2>
  <ol id="list" aria-labelledby="title"></ol>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<script type="text/plain" id="module">H4sIAAAAAAACA+y9D7xdV1Unfvbe5+899895f5I+8gI997yAiU0hxZh/FJr7bNq0KSUgo4w60tp2KDctNE2o4fd75L2StAbBMTqoxV+VANVkfjYzVXCo2kJQ1MgUJipqVdSoiFUBo4DGkbGzvmvt8+/e+5KX/kEYST7v3nP32X/XXnvttddef5wb99yuHMdRf+B/2w3+PP9T8/mTc4PB7zn5mr/BlURFfxoP7vyc/KZ3ni3h2ipCfM/N8XMwn9cXzhePLr+cQ02UxeTNzdGPBmeZs13gNry8a55N9ufm5viNQ4lqjntHKWhtbq7a+/14S0PAyzmqZ/9+TjTSNY/boRfunFS7Xxraf0Owfz5/zBMLwPDrItGd34+iGOX++ijp5fj80L+i89RsUOZ0LbR8fsd9Qn2U4vD45TmuVRRhzBYQwXxRazQAP0qKbU7JqzmtUyblHZNS+ZzNlW3k7c0Xz42ibcxP2XSem36MFQ2UOaVv9S4X8ztnYTcnDRT/6IU/V81i+4AKisxzxcQH9llmTFpolRnKfswX2FqUjSrg9WzZ8RJQc9IgJU5WB1eCxWIUz6PglvmQ+4jbiYxH/0xivNBJXGNCB09ekoSek3hjTicMw2bYHG+GXtKJVNNLmqHqJBOTnU6yLOq49Do0yvG8TtJJwiRaHnoXeR0TmciZ8p4TuVEjDDue95yQWglDrxM+Z4UXeqGLj3A6dKnhlYF+7vMSnSQqMY7jdzpOeHFqOl0q0Ol2O101mfn+ZOZ0hv6ZwX++n/j41zGdbAb/Vj0/yyYnX9CZ9L9htcoiJ0uiNX7UiaLIfOM3TnreJZd0IhqqtxYpies2m17YiBqm1fQ81+1capw1kaFfUWNtRPBRyRrVanmeQ2Dify+cbJhmkkROc5JafpH7goZquZHrvmBy0qy7bDKajFqtF7+44df/Ta7pdBqNjnFD95sILq7RgXED7Sr60EFHua7bvqSTJOvdpBmpb25v2Lhpc+Juecnl0Utf8jIv0Fds7W2cNi4X1EGgjevOzn6Le3EUXblNuVd9SxKF2y5+ibuJqmlc7SfbN12jg3bbXOs6YWfHDjdpf4tKksamTb5qJFSd4obb7uR1bnRlO36523Imr29EzVfs9F1tGsasfeWGV31rkrSjJHJfumnTq82/01ErdgN1h3or/fcIAbR/2uycV70TH3Djeaf32Rfj87EZfJ7hZwcfCh+fWovPB/nzkW/E50f5+Z3r8Xkffz7An8f4837+PMKfD/LnQ/x5iuv9JH/ex/U8cik+T3PKp/nzAU45+E34PMSf7+S2zvLbL/PnOzj9HVznpy/h3nOpQ1znZ/nzMU5/B6d/kWv4Mqd8gD9/lwf3e/z5OH/+Pn/+AX/+IX9+ij//iD//mD//hD9P8+ef8uef8eef8+dBrvkv+Pkz/Hk/p/wlPz/Bn3/Fn3/Nn3/Dn5/lz8/x5+f582/58wx/fpLH8vf8/AX+/CJ/fok//4E//5E/z/LnP/HnP/Pnk04cfMK9yL/9ltvfeOebtTO1Z++db9x1y0233nLTrtf233Tz62557U133nLj3lsc5znDr26+BWlvdi5aNvxuzy17nYtXjEzf+/o3vG6P840T1Zd33XLnza+/aa9zRS31ln133Hbj69/gXDtZTb3xttveeBP69Krl1eSbbylefGutFkq68bY3vs55dW0I8pwP77tWjHiXj+8/jCp44x133PKGm53vHvluz57Xv+4NzvdMj3h3+y037nnTnbfscW6qAXvvG9900615b25+zvCrvDOvu2j43ffc8rob3+DcOuLN7W+865abnTtHvKHO05vvnR7RiRvfcNMtt91Gb/+fEeWo6zS1cyPe7NmLvr8lWtAKROFutbw5vvKgedS81d32ne9SP6qu/3t19Wt/Uf+SfkQ/qj+kP6z/s/tL7m/qL6pP6cf0l/TvqgfVo+oT6m/1L6iPqb/R71cfVWf0L6r/of5O/5J6TP29fkR9XP21fkh9RJ1SP6t+Wf2w+jn1K+pz+ufVr6nfVg+r31Cf1x9UJ9Vvqf+ufl39lf5v6oR6Qh9XH1Kf1R9Qv6r+Uv9X9WH1Bf176nH1Rf376h5zr/k+c8i8zXy/ebt5h/kB85/MYfND5ofNfzY/4n7A/Lz5kPmwOWE+Yn7Z/Ir5qPlV82vm183nzQH3oHuPe6/7fe4h923u97s/5r7P/Sn90/qoPu7+V/dHdeN9n4gfcd+jlJmfIZLm7Mr0KiKWXaO3pk7P7Gg5euuMWq0pbXvLmVGZSQ39ykxPpWZ6g6bXqdnWcozNNX9ty2nqOJ7RXTNjMjc1G7Sb8heV7s3TV5zqXtifcXsPz/RTp3+pk6Sq51yd6lQnSt4ZeqQKkPOU01/lpCb+TaMUunhY7cq8VdRs/p8KP6l2t11HaUN1ezN6g74y9WZ/61ce+6df/2///YdOOBvNJvr9pU98/uMf+uCT34/f6+g3faX0tSD/fhHJU6nX8zbopExeQHJIyVSpQ19qi7M69ahbavcWZ2vqJaZ30tnWMvTqpNPnzy83HKdpbEcoc4+GXjZ04v68IX9kQ3m2B/DbKZpaRU253JQebErbpppU+Mff/5nH3vX+z3z6impZqjXxuKwaLKts2XVlR85S2dUy0lSgNCW/EvlV9nHhjDST+Fy5M1B5rLfadPsmT6dfhxVNavy/aefHlJ6mKTWYUpvf9O5ThBlFfkNT7PZTk4TFnJtLHbenrkJmwrousBDol7mrtU0nlKMSE103rtQb9qXysmpKSiZTxm5NHaXy4StoOl1u/rZ+L+l3Pakg87mKU/Uhpkj1uJ5KpZQpWbYiVakLtCES0+8C2EMVFWOc8bo2jXqj0J9+RglJi4dFnaKVRMmU0paBeimNk/Js0GHRCTfvstRU9IemnZedIUhjMTmd2KH/M+gZVUDDT6mJK3tzu7Fy+MdWwpwNemv8gnoem1wW6Kk7qcz5s2nONtSiuXOoxQIp3BwpPqIsUhgA7CPqaSNFJEiR1ytIYfpl1UCKxiJIoUqkoAryuVRAClu+jhRlpZQpiUciRb2iYow5Uij0RnGJp4QUqkAKVfanghRuBSn2KQ3oJxb4FoTUVoua77q0MyhQDYYa7QDJf1IC+GZWgj7kPJTVzQv35iX3D6ouFSaIbnEImKkCIAz1jYjBBIE75bwgGPQ/acbUP96ZGFm6itGkq7lX9DhJm9D81dQkkTnapwgfzG6icTHecVUu14ePJj4Smnz6msLHSnyk+FiFj9X4WIuPdfhYj49N+LicdiWVfJmbvk8ll+H7fvt9hL6psfjzimBmURAUd1uLN0VqNfN76q6MatiOXgrkdA+k0+0DuVTq9/bvRgY0c+00gMPw07R9BoB9yu+unc6AqzM+jZFmkwDWC3i73JwFlKT2gvpTCs17zPAkWAX48nkX5y5xXT6X+hJNBZZhSHuHoT5jU6GuJP+gVnADKO7zN+WnqevqphPHwBUaeBC/mDZimQFiA4qlhelD3wkBwRrwHKoxxwGSxZsZQsVqbGa0o9xlEfp67hsl7EBCCpSmruYlH7Tk4IyTk4M1smpPMPlcU67YkfSgWUFKN++BU3aa6UHSpSpcWe2CM1jthKW9deViX5Mv0QRLfc3gSqfulJ1J+skYFjqGwEuy62Lq1QzxEX3wRJUl7IEglEvYByQoDy9hGSuSpCPlgGmC7Oo9w/yRK6t3eBGNx8+vTBdTPIu+rnyFgsR//RVDYmDsuqeNw2cXweENQOF1gsHrFkHgYSgtB6l521cHqcFsfO4rNhshVrzztKfjnxaZjluYojiWojiLTMh382hrxwwly4F6kip7zFCjjxmKjhkaW4mb8ld5zHDoHOEkU/EPWBpyWJW7GlWBlQjqQ7948YM9yOlDeD1Th4KjSlYwwRBsKIgHHWyIw+RhPK+gHLpaboB5PLkI81hyjidzzpFpB0ha5hHZMH2iDK6QDbAjGcohhcmGS1QExJTgn+JJ7+2DyUhkk3dRL3PcQiTenoPDPAVwqNsy79wAiQQg0zWAeCOYppOLME0lx3Qy55ieaWCYAhhTlhZMZs4uPPFS2rdjOt5IP2b5DObQ5pI/JX0+/NxBv2gs/4XpqdOboqVHP75M9X0Fl25EENF7sXLN01i5/zhi5fo88YC5TzDv+gz6rhq1dL+oBJnWXTgurQMqrXaSbSPRSDblkSiUb8VD+3AP+6P0bexZQJt1BdZ88xKQY10FN9Yxajzqam9e7SdoPZQvvRrNc3HScMBIp66lee5omucSzfPQPTflr4LmWcSrTAGx4d6M6damwqlMBWiktDXIFk0MzkBJ1XxL1QJeyI/TQvYrNOyI7ifPowoDZl74d3HOldakUEFDKhTyCd2Xl+XplZalfjQLjwJdvyfzpul3OJseOpp600wvuEiSAjVSqYSInaRXOiVpIK/dFSPGjCQZdeYIIHOhgZQta6IDOtedZCsGuMUcOq4dkSpovluh+UrOoUM0PwcN8X+7ux7SHwKZSj1BOSf+e0/reTMHZljvyvyKwMTvHdO1Rur/CcVnCvkY501WgaAUpU8TbIKiQ/QbvDXTCGPf+snzJT15AcBl7AgNF5/qy7tKDVP9hM7LAJFpEYZySi50orH5eTeygDiiDfoQ0b40uNRZtcU5yI/EMW3QC/x4iZnabPZJYrJB3yFp4WZzqzw5m80N0olKlx10+RtSn7i4zDBJo2q6Ib7SboT01V1OXNdt4NcmMCiXOpd3GWOpQ0S6u1QTE0zqFNNE6hG+G5vNWfSMKOwZfEebzRP4pi6dVgKvxOXBM4Bl+KdVbfw4r5TdtaCgsQAIIUbaBIyS1ejbJEag8JSgz/Suy7/CvLOfVbazIu/jzqjjs+m9qXP84MayU17ZKXewU24dM9ZbxHCAGOvzWT2mhoG8Bl15XLX4wG+IPlVKM12gQmUN6IZfdsMZ6EaMgSDfGS1S33u0GpsXeqV5sWbMWEPy4fA5krltouu8hQfMdGfMh6/MIma8swaz3hnz6qszZs/XZi1mwLM2s+BZh5nwLGE2PBtj5j8b56NA5iT/rGQruZK+xjfwPjy2gdh1lRI6bqKvzgZi41XahhxVpa0NxN6rtAnhr0rjDcT2q7QBGbBKow10HFBpuIGOBrQrQxLGJzm7yzRFOBRCVgLarlIWO6v4RmfxkwZG/hQOGxgjj5ClG3Ejl8jtjsecAYFg/AugPAqU5zRRnmCVM+N1w5lGGuLEHSRrZ+JuWBHH8y5Do8SshXbDxznjcUsfFaHI7/DsB70zCgf33xmQGAeMagWnTKTtSbUbhEeDTmk+Cyv6uNRxtjiOTWMRQNhf4/B2TLwQP50kZOW1oI8f/DDhBOelTn/cMCukbB8CyPwuXUEbCj/9uFqRRrYbNkPy/9m8yfoVFQKP7JKx6C3XcD9hDe8LQSkaxrWAVPETygrzLQxKYX6tall/1bor/ePXyU/yU4gqqUE10CDEi6ApR3R1qy0r9556xaBS9+kuU6v7NZjM1fqdxJoMAHRR8EL+IGMjHgXHPJqycEw5BZAhqFgqoJ169/DqNEhIvMzy97SQeyxbffJiYu6fdHOEXqggdJMQ2hOEbj1lhD48gNBrt1WAvXYEOj+hhtEZaaPRmYj7ADo/oQbQ+fAwvN9t0VnwiTMkR2xeQNrB5B1SIFm8BR1UuHLi1AUF0uVgp9232UxJ4h0gWZx262YTytMNmw0QHAPWkAbSYGO+neKqCT8qfaGZRT5V5ssR9YQSFnSJhZDvYSVI+IgSJPyAYiQ8XEPCRYAiSAjeZQgJDxdI+IyBB2i5wGj5o5725SiAy68GX7kSBGbaxXGgTVtVEwjXpG417XGgKceBdvU4kDaS95uZtvD/M51uK0daYf6b9Nemv46I5Iuf2KlQfcvic2skPjcgXyzxOW1g07qNvnxmNW6lJ4/4r5zPzPEaBU8O4bWk1fG6kZNpBQjYDiruYAXPPSlLQ7V4rm3PGjKlwJ1tgjXUB/oX7JYvRiVJxtHOBZ1r8DKw5ZP3KHnEXDfWmBuyBGeLbjNNjnZjgVm9Ww2ipoSkVxMiNojiqW6M7/sUFWngcqCr6n17yj2NCfMaNdxspE3gZtFf4OZQn7k7t0lHb4UMQeFA0ca1SwcshgNGBUjZBIvhgENBlXw1GB/1dGeYMCZEGH0inslagkA4M9aNKoSRkhoVILVyBKO/hP7G6G+c/ibob5L+loENAuJFjHj0Y4mEdL0kP86EdH3toFNFvKdHUJdbguoIorUUb9lClq4GuR5JbhoFUS1pjSU0yXuJyjSYyjxemUlnmMowNRsuu9yOWV45yftKsp2T1mX4Pqi6k0KQuhP4nuuO42tfdwxfe7sJEyZCiwDY0cbXrd0Wvm4mxKGvG7pc33dhNKv1a7oQCGG64wudYGDaMvDCTjoJXthJJ4RyjoMXdsA8g2Im4IUZJ6cEJ3Er3BLK2RREjQVRG4KoIRA1J6CnVrgRIarar4GsD/m7MjUkT9Gp5oMDQVxbAqpHy1P0jKGDhUY7/FXIU2YMNGFqh2mWrehctoIrAWrOw5nIXogRVnuoppAHaMvFOHxzcIhYDF2RB0jqqWoq18s5RUTiFYyx6p01fXlVEZBI2hED2QbBYLyAwfg5YDBe20RUcsnMuB3zRE/J9VPe5gm3L12sijHwm+UKrtF8V61nGl2bm06RYH01zgcqWUt9irkXLHXLoZAsW0Fn4UozC7pfkYsAzl2AERIVs7WgDDxQWvH5lkRzecJ0PXw/bOiATN8fYHlXVUXoUueUgfwVdzj04xFe3DSJUN2hAo+ZboDvj5puaBtQOCdgIeI6CWPBvWTywvxKfB3VJmwh38uxOBUZXoSXU9KNSYADp/aIb/96qa0HBzG1mo+OKlmHx9VSYJUUSLsRJMMgaU+qqzOfqJAbD3SL++EX4Ch66xGpEUiiw86YpsWbauwTj2bxUao/5q1CS4/OWdQwdoP9+WC9LPDTh1wR3YowpuTFTNmeVMmLCZsgrBqsPEDltnqcb70xl2cilJlzBQBokS8kFd49ZLY4xxisa8wxs9Ecsc9H6Pk+CKXvo03JZ5h6DMtvsqsAB7TUVPHMB9NNZLQLyRvwSoTYjLXJENb6OdaOjcZaU+xHOdKu/2rD2TNqBNKeUSXWnlJDaPu4kq58UgkenlI55p5WBep+kW/mzqoSeZ+wxT5ti51W/7fib+8E8ySDOHxSyVR+1ALihHq20NgdhcYz7RKBgaxNYCBWlpvqSwgIDXv7n58rFt8S2gNbQnmuoLXQGb0WdCzSqgcwqsZmHhF0Huh0cMT/KloQD41aEA9VFsTh4QVxn53Qd1rMPlwsiCPlgvgAL4iHKwvimC32gC125OkvCKDIU1wQZdFnYUEs8IJAE9UFccguiIMWEAvDC+KwLhfEIV0uiAVtF9jSFoQZuSC8+oJYLQtiFRYEdlcP62IKYMTm7ONXSDwwL5bWDDGekALJBtAajfTKIv0xLYLbI9oivxZ5Lo+uuVlG1trMo7KL4gH91bRLOCMWxR2VTcIZWhOvkY68WlB7Z7FDOMWC2IuPfeVyuFVK3Cwlbvi/d3NwRm0O22UCrxQgbH22dgY9ciFMAHNxa4/TDR22keBAh/SDLI0iqugXup/rlZ7vLSS9+WQLn8MXEsFJh55wfT0zkenZhbcuLCQbC1Wb+OpSuUxwxrF6gUPmAZKn2Fyo/JiH+3HeXuIvKRXOY2LWGD6dC1ddnuAVX5jh9C7v+bpHy3WPkeseV657PLnu8eW6J5DrHjpFXuqsy6LkzzD70RZnndzCrJVbmNWyalfJYk7lFmalLPEpuYWZpC5cji5cXnSJOqvXb+SrH+r21o1mq+g6sVZ3Ldd1G/V19O6T/O6T5bv4CV8FVt3WWwUFW2BeIAuRQBQQZv0yLvUwEdv4vBlir2YNyX434t+qG1DBBrUeQNOQhSJpsNZxaBnPX8dqu34adwMWsWJd9V7W5+X3Tdfw/Twa+RVZkKz7cmfXt1ktifF7N1zDKhr0cJV9uD1PuT1PuSNPuSNP2UspvYOoEh1Io6taODfG1LPeD3LH3irvmk0IPnQ/kzyS48OEKUg2I5KbUVyvt1G+bFSqGkg2I5Kb4UBVURrT7IAwMkRetKPlV2qMyqJRpcZqcjMYqDEsX4aVqqrJRGrqZYIcUO9mQN1tARVWARWUFQSQu9cq8MuX1f5XkyHeqZXxZOinadhHRNhVlPPKch5korVybvnS7WnqJnXGdLn+A7bj9Oh26QwWpH6f0JXItgj8dRpuZ8WdEERTF0j/USJ4YGRDfIWEuy6obojSBMM0os0uThuQa/KCETmViIhY3C4CI1/UKVi9/G6t9X41XyC1bjmF6c0NXX/WsQuEtqZou1WQ0qmZoXWfnNSZepFKQL+bRNkuftOd3ZBWlRYBmREJkEYVqe6GIAOXOdD82LT7+L1pcLDLalnQn4KaMuWHOnwW0hDKHhRPR+bTYHbh7rcePHT4yImF+QM7p1N9fHbTvQcBPn923aGjvYV/MbtpNwl4vyLCdRQwOYp7c0fUIB22tgI4esneFKYXIQj837jKA7E54bBkl6Z3U7+3cILzBtBhWldZ9LrXoT6mejsv5lCAEkCEEUAeEiS/quXCZlVxX5OmkOdimmyWX8NtJoHDAD4GWdZXrtWo7KYsahvjKOp6CJl+OCgUv5q4A80v1fDLq7gxaHc1IPIW5S0nzivfnDV66W7pGrQ8wjRKjimZ5Ggb3+AhAXjU2d1txDyNKfETGHdj+x7C6xArvAEchW5RIwfC1BAQVhZAmEobDIRGBQg81C6zjD3OtJ5aCJJfxxz+7ZP/4MHgKuit7vfwOn+D8TazBuSo9Az0awDzsuglagthprudFzZbYUB9MFXTGXDW3ZXJEnohesamF9dKzxLcitnTIYMVHdJli9yGNMooHnG/N3e1rCtXBLEOC0jCvWl8ZxoRegG5qB8nnEI3Tv7fqsy8iEtZDQ6aG2rovsO+EAbFCl9xJWBsTs5ii90pXRD+gkqN+U7cYQVOxlbhJ6+SlYtpjX/eM2renfPmBySifMniZLRZpoHlUIJRElGnlIjK/QIU866emaAXG6907L9uWD5GfBEh9gbFjQLAGBHrRH1PNrGqPxVPHT6XV4qWj9Wdl5iWhBW3XCe2Oc5c0Y2pe3n+rXxHhfrCoivhVr4EopZnlvVW9wLWcN+cNdNwM63RZhptJixtpvFmnaRNnEFawifSfra3t6/Pwn2d94HAMtHF7aCmt/1LtGPvfpixcqE4B5aS2E2+vSiVWQ24kb1Zh5Pm+/y1/5oWLmbdvZnDXKZJOyw7p+o6jCVi2UEPrMQZYLH0nGun8yMPkWPmX5NrWC8vwQ68t38Nlpsh5E66yjC+8WEreckKmo0QDDGYR6j0gy92wBejME9T2sb7BF+2rCrL7pOy+wbKJskB4qMzvrnIaS1q5M5AGcxhRowyBNvBcUN1KEzb6EM75T0CbwmcvInRBPRMcnm5dF7kLEmjh9jZ5M9paca/q1WT7eUcqxNIXablRHuOXFAoma78Ojikv+h8Nzpy7bmkrNA0lhvkwlwFdA/Mg9is5BYrnMz2GT7oMWuwrYdGHpTvWCPvclHFI+zF15V0Iqev7d0Wvq4j2Pk4bnbw9epuAm2913THsOeNwSaX75NWyX1SKvdJK+U+aUrukyblPikRMobbpUiYBUvblKg7n84J2RdVxW5Gi46yHnVpqyXZXtqKypbVLOVySy7lSqnwwkqFcvxINhqYUUMLkj4qhw+Tws5Z0fZCb1YXbzpxPl+qYlUU/wbUuaviBfSHBQku01asdVcMAKuK6wZr3RtY67ogaqym6+7FomeTRZW8NLd2MmLwlbyMcOOAssrW1kYyZj1ZWlUF7StrhF7mNNaaYXOp1Fzf0o49nLMOXfz+r8qhpM45O31XYX5ZsXGH3j0Ri14ikg2mHz5YMyh2QoHSJRoJM3Do8Tfpq8lSjuStagWz0RkfGXXP2sg4JVucaiE8NxbN6rxZkBFpVIk4RUGIoAREGIwrFgpaGtVolFCJG9Wio6qlDYU22oxorK2Lg+9koXwtUgMCWByvcwqlgsLcB/1FEbgFgAgFtE0R4eS9/6dkjQqMUucaXiFsnWW3BeiOK95CPKrKE4U7DfJu64NIoQtoEHn3mLxT2lUi98hLApZUY6b62Au4AX5ypEpVVimv+V2lyvj9nvWu4Fr4PtMOFWYMdM7zu2nDd9NsS9B1Z9zej9HuxrUKrA3bM19faKHLHbWp3FGz04XyJtbeUWu2yq+mcj7cUBOe5O2UVu6Gyzxs+lKyUk7ehH2poLjwtUmHtb3GXl4Aafk5gLR8CEgXZY4ASfbmmeWF1wlcYyl6j7pQocsWMN8slP20QpfzcdjBiaxXo6IFgOj5TJp7C6bfc++UGumh9/x8BIchYMTrfOjJViHaC1TDgzgqPmj6SW+FJB6kxIeQ+FAl8RAlfgCJH7CJuTcBAc0slE8/5th+uBZilFLOCqUm3yISYflxZWYudS6HHInhuJ5mWXF3+eUKqBuwq42qIfiXGqYxr+fCeWuu4lbsDdzeWVVRV0hd+JD4oprxulB257cb9Hfx4xfx+Bp6OKH7bOYbQMIN/ALorwIuflJ3fXyf0sQc0fdjUCql75Oa+AL6/qgmxoC+T2jiDFzcQGZNSAW8qoXDpc7jOmvxoDUvS9r06bRK69EDa8dwCbH7CYMO0nQJcdvtVOOrUyG1KXK1XU3nUqKpnbR9y7aWwQUyPd4ERQ/aX6lM2rmJyAmU+Sn95hbvJJwj91pSo1bQ3ctNTYiyNAtD6SbD4epuM+ZE3MqxkRN+NWH+eFeqxeJU7YBpSK0AN3QbmEm9xZkCi77BmUz1DM5afxv2NzgJpemXOK+hr/YG59VMyb4U0YudKZe5Tl5s5xefwYsr5QW1j+0rTPWss9FJ5WsdvaNTKjMQurcJdk8OqEgTk8++RGATmw91kHdpWggw7yKMqdnKLDq9Yo54KtfNcnl+7A/dW9VfTXOU8NzgaYz7QbPUHeesa5G6wXmf4l9r+Jc+gv1nHeefoKf1/DTJ/cbTMnq6nJ+W09MJlsl2L6LunBZNct37DafoDicmSPzNgcQpJP5+IdFF+x+xWU5DNjAu6DbJ58EJnAfbacI/xvCjxLuL6JxnNFZlmzCr5eFmi9HJTZdz/mWUH2/cZoGVqsiES1jGOcX7Tua1oIqLc+tnYX20mmCzAd1jehv2GepWku723qb6xbiRyBl/iBPP6DLlXZxyVpdjdbmKnfQ0DlVQFyz4zfQ1tkHfkLIx2xFq9vX0eNEWZwGzs3yDnqOvZRv0Pvqa3KD30tcEjHq4ttN6o3O3km4m25nKafp1TFmaYakcIHB+FJOCyTWx0MtMt+ykyYucYjKVktQTWqjSe03ahOp5KkVOsQFXQWB7j1mnNtKlx3J1JdDA23DkACxY+HiziCJvkEPGd8mR4zVyAHm1HEd2yuHkOqqMrb3iWAQcuJiKx/n5OrHTv42TYKbxIrW917krnmBhCH48+aTa/RK1PYW2e8qcbciySuZG/1jHHzRio3lCDZqNrVvEaoxf1YzG1kE7xq0UPVs1a6Pf0Li0hkFn2TDoR0zT1EqurRZcu2i598GIyP7K36COzIV9lAv7KDe3j3rA4Bx4mK2fVut3KLGPYsVxn6+fXXwvKNpYfKhE8nFzXzeSFoqera/2bH2tZ36tb+/BiC51Vkt7q6S5VFpbKY1NSVuT0lYC+Q/xGiDPjtwj8VETx1BXjqFB7RgayTH0BGvjns1tiZ9lS+Ipph4X5gTAGhMLj07rtOBKcG/5sUI18ZS1/T81YPtfsUD+E20tkK1NMfgP4teeWyIqrl9PilDIIZ6FcD3+oZY2Ygx5JHyWueq65qcpND8HWGr2bHIevvoJPYqvppVfplqdUhiY1sxjhWk+FvSlwBA7fYQ5z6rNa552zH3WGGpWPF2MoT5rbKcxlmXMZRbM9H1eyUzf51lm+qypM9PHmLu9jzVjeeDJ1gIlNFsdD4CiwsWBoy7pF+eGel+l/Gm/qm2qoc7KdzmPecL+n/Qg/8vbR26d/G8sNjB4eY0YOexXsWyM2K8GogoM+1V+ZPvVs76k0g55xpfUcLN5wj7SCfe0v8Qu/JLp8p0I/+bcp2zux2q5pXsKNBNqlrIhYHYeNDnBKGGyvgqS9RcCkc8aEBdWrLnPY3c3OLOw+Op+/u3gt8HvI/zbyJlGcGJANL84UtZF87qqrIzsoq78sWKdbbJ4XxAiJCXfsg0dSTYWC+8Qo9CmyumJcWdT5fhEWSrHJ88en7a1fEz3dmhbQGJJROHhGWIzk02s5dMK0O8wNQ93cV1aCve94lFyw/3eBHQzqKC+xBzyRDdpwROtpLMuxMW0wRHjfzUWIXqfBhUp2HQqhf0Rad6IND5hftGFf6FPeiwIeNi+UeUzzlOj2CtXki17JYQFx9FUvCnIyRA0j3Wa8jPqYUaqciLoNw9+h3ipA+xAV50WS196n/Rw6s3ldVYvaiqv9DK79j3Uua/fuyxnytbIizMBXqzJ2zrD5DLsJ9etkFLc8stxNyuoTUnJ9SuqPVDJZXIdYsSHAmR0udqMK2ozRFjDykk5//9byqh5Nafn65sGLT7R4BDFGAiMzMMsKtsEgRiu5SjPFGbYcPLG1C1nzkznWXH3isdXIPvlVssL2OhB1csBNvritsikXt4AzLToCGFghp63OuP27lve51uhs3Jxhpsd48jb+pjep1TjGbO/JsYpc5JPswIWZPbPlHX00Zar5925phjUieu6GZc1oaA1dCkfXz41I0PeWYEtDeSDuZew6XJKoCHoQEPQlwkK7P3aoF+Fxf/z/Uw7wO7jer5TUgBppLi9s22G9juQ76Zf3vbVCiSLFGD9PHx7tgIvTsNHj7KLjyyqMIbRYMsRMXk5rkRwCwCdq25DFl8MWUQzje29IN/9ELfXSNs9dy+tl0ugmkGw0Y7AJo3FkUqnkK8n2GjiSgfG6NeIa8FxSi6uBRO5FpyoXQsmxbUgcUj4q1wLJiKBH4P8N0nHuMMi/8XiGuuO59eC47VrwXF8jdeu9tKxq7iOFt6P4Ws8vxYcr10LjuOrVnZMZP4dwcyEGaREugLPEOiz6mfUue0t2WfGUoZT0p1g0VEFSG36RUCaHABSh5ILIE2kk8iaUEWTBZAmCiA1IWSqAWki5WtT+qJqzN7M7WfjDKMJvjpdMowm5Op0AloHFVAsFUyJgGlSwDTBYJpIxxhMAcA0BjPtse2tZtriu2kahhYspK+YUI+g2LYaQExAoD1V3HwvtlwCeNHjX68k/m3g/UDpxVYXuC5njVndXWYLTNbLTy5SvnYLP5ku20jEbjL1cAs/mfq4hZ/ESJv5ouP9dg+NPF94sLDrGIjkOvklfHW9Lb7aPFlt7QFE8uurrY2sOBW2L2S1TchqmxhYbRMXstomZLWN4f0EvpaMRhOCRu1FV1snbV1F2+IYWmWiA+TpAHk69uZ9Um7ecyQq2LSprU+J5sbWkWl9/6z/f5nzVJx34Kr/L3DV/xOuNnPxvGiPmJKrdCsM5oDuCITYpqI74tV0R7xCd8QtdUe8utqIn7pQGyF+FwjrA28TFo6IXnmYhTnCRtCXYoRt9Cp6LFBMlZkB4nIH07COuM0ma3JVtUdCIG5rSHskLBEXBMJqj7QKxG0WiAvnjmENcZuCuO1rWFLY5t4K4ja7nbTdTXLEJQoJ5OsAdzq0FugrqSIfFRZpYwPv2/hKcsQtyu6TsvsGyrYFcVuCuE1G3KZ0BZb0jqhUKjYXh9IaEDeUvSO2iOsXiBtazT75fzPcV7JRgcc6GawbqcU9ehcuggJTiPdSfTULMfhCmbJDqJvCpp3VKSGVEg+94LA6cuUscpuPGKibLOut6wUsgYOkiDBjNcREwBNCCuAJYQ/whIVFoZwPohxPGsR1CJ6wVkkFT0KaP4snbHWb8v0P4wnfZrbQ26iGJ9EoAudSMuGJz3jSEgLn5QTOxwehTuoznkT0FDGe+BY4LZHmdK5hrwgd7q3gSQu8SXeMeuoDT8ZoN6O5tghiSY2PufZ5rluywxMhx/sOvmxZVZbdJ2X3DZTtAE9cIXAu0MVBfdwVgrdh7AOexGgVo6AJigh8hCfNnst4Elg8cVnTpcQTOISV+xdGzN6/PPnkxTtYymb2ivY/NEECeyu/g6/YZ55THNOfk9mjDCzZHXtMd+SY/pwBDbp/N/Mce0xfQW/ii5WeZ6H0t2ViLvXtwE86cK1gRIs/NS26TBBUa2gnQKb+iKIDy4+0+j3Vg9jlEZzZk9dA8dawmOkRVtVN/j3uujOv95ct+Af4TAuiXGjK9hb01dY/wB86V+3O3Ole2CO8mq7WNsS/exycwPRzBTw69lHtbu943KfiZcnvwP0J9a1VrW3Go7406A3kV/COlAsHM5/dgTHxrNj9aOuXJbf7qQ7K44OM5NDWoYTLg3R5kF45SK8cpCeD9GqDRL3vVCypUZAq3K9qw/jtVn1onP8I53+A8x+r5/8Q5Y8H8z/I+R/i/B+o5O/BIszt3c2sgIYMPsxFdZDfExq2Ne5bZbTwVxDhaw43v71PUUtRrSXaaqCpW+kN18xiLZb3D4EsuQx2N4RJCzC66iXwsOcirkOlVna0wAp6p8W/BtYj/BLSgUym/1+WPP1NeuPJ9Leq02++Pv1fe9Pv2uk/EPZ77vmmf8CLz+JOPdsDMs2qF58qyqivo8zXHspoizJ/Ei8BZZhiJPSGReqF44EcAZyvI8DXHAJg+nv/3ByYaNiV0sp3iZc/S/yF1ycMWcWqJwF1KO2DyaUDV28lPxHjLLq80IPqTXJag3GBVfsEFph41ofKWi0c1c+0+t1mL2JemRv6O5pyTiaWkaDSYSUomvKsNU0ZMef00MIppNZVGiox6iXAGJs/NjThIVsQDoC1zqoRyKb6xJk9gTOH0NJzQubMC/6tQea0c7Uo7JwHMqe/4d8aZM4yZPR5IfPE6n9rkDmMC0qGywJl0bUsrF5u5BhIGf6pOVBHMVK3opPoFjqJcov/nV03lpM7IpKw2oib656k3g7WmFE7YOtSKyD6LC7ctTtbWAGRdVlSN74Upz/HXq3RMdO117vyIVcPqbFKWfHRXH0/tQbQEK9YtfDUzMBkFJ5MklYq3u9bcnfM9qLabBWRhc+3P9x3VoQPC33KEH2nAUD4wX33IAfxxfu7aPsFW5w8TFPqV7U54XkebJocqbdYHXQ7NDa45gh6LFyjM6QgSdeImq0D4zmDfffO+Keh35MPxuOwMMaGhYE5gcdhYWRY6Kv1Te/3exkgK70YBBGH3sEnnJn/gHqatcsQn/gK6SFNs93/0sMZDOogQSZrtRN9mX5reDtS7+hPR+gd/TUd9eUacV3uUa6qNbO465zlQx7lLhrwKJdrzSiJPKhmdGbNd3T1NlNCDKrUKYS6N/fUntR5NHOLEH1POgcqz6+8M2P1X5gsuOwYH32blN/yI4GWTqqSDqPxOrb8yKOuVMe3eNSV5UNRVy4aiLqyvIi6clHqJM+Nj/kG0Q50LtBxQQQA75sHGvWwNh1QGeI+pVFvdKMeNeqLWQ1/FY1WFbS8XEHLn7mIlbQ8UdLy6mEPLhoV9qAIPOFVA08gUkXQz8LVTsKRD54vLPkTxCyGtJFYhaVcCSEECttAFGUrPq+avOhhNhuQOnJ9J5cdxyjRiBbLXPNoFh3FQv6ezEfYg4hn159G1Ar2V+T2Pk1s50+4rImJnw+o/hpt9XpFb/XBSsrvcMrPKlZQdpjk38x7oCOKu+4afb+CHwuXfR75QvIPqyxGt+NROiGxJOcqt+wzKbTjhQLkcAlfkqUE7gIYaKNyhpIsOUdMGJJkyiRmQ+rTMo6FbS9mEFLsII8bYo9SbP2Ua4l4abiBVg+IvzNJXzHU5j2oI2/d6KykrKtE0TXXhPZ6a1lZ2MEmUaRdJo57CshKDDDb6bSxjZ1qACmhlyw7op+LZI/lZkxDRkyvkB8Q9C7dIAmOC3I/KovZJA1bRqlaqdHGUfH6ik2kWwv9VuUeuCqiAV9gFzHxSyrB37yCg6gGf/Pz4G/sRpMlw7bsH4cqYgsUISA9p2b1oeQoLAZjzzRNEWoSgJooDqJC1AR2tOwD4EJoSVDQEpf9inDoB5jHZrQv++BOHRso7rS89QmbCksIf40zudHcIU9rNiLWBegQLGadlC1mnVVdq5XcFPjkdrhDdEj8Hri9d4hyP7dmA/24vfeIGYBTNQPAKrhjoz6o5PGGjc678Njc4tyH73gDpAMu9HdAuHDPsKBqHIApyBmTNELpzLPPUCHxhcxNZ4bB9ZNubszTtMb8LnsYc5N3u+ySScn+nacecRlj+CfTU6SwISar9vFPFxvqMeodtt0jSn7fZ38fBkfZLJwHo400ZnOLxvGDHy534G1807KwcAL0ib/Y+cQikIDkIi5I8juHSPL9QyT5PSVJBhF+R06EDyq+pnEhoMiEVx5FKI0kl0T4kBBvCfc3qoSS5IIIL5FcL4UIwyk1+CkQ46BChENxhFsSYV0hwhrUd4pZCVgwpYZtlwoirAeJsB5BhPW5iTBm5CFVi6jjxEcC7c6HUCM/pZ4lho/ohhnlOJi5aaYmNdfBrOUJ2/lM0zqXSaenqS5/TbJLgiOE7pMCQOraJI+XeUe8WIkXK+tpXaR1c7hwNJNjStTpHmBnUmuc5kZI4li17ogS/v48iGYl2UvQFa26AVnECUhp0y7OFbEH/Kz7TDgzztjwmfhsqDjiunETHsPyEep+StT9lKj70SFitWjcIlPV28eA8q3U4Y9I80akKYQb8lD7pkrti2XdKVlfs4Ssh5XkvU8tIfMN5eOCon2EvvdB4+8Scwd81FxiboUqEpw44ob36kEQlLV2y3HzYc6aVsJrU0z9aRA8IygT8KkyDTATVNUrWTeh4pRODzmlO1WNUv2Ia42nvWfVxfdSV2fVKzbMNko33wPOu+lt3YBDHEiyCTJeDnkARwiv2hvbhOodcvsSSFOyHMrtOVYWgFh5jjv5lQOAcGaem7ETgNwXwMzK/BBVDO0kuzI8XYvCdkb3k/9Y6HUrG9G9L28q5nH3ya6Dbtpc9+Uhp7H1nvTkBHzCk98P298PeXwkBmXyhEI9YL+PeDncaNhS8cxz6UdQwBkBM+1DLI7Jc/x5JI8fBf+LohxdxnR1JaarkZiuuhrTVRSbXVFsDkWxuSmKzUkWSdy3KVFtXimhpVIJLbVKQkutltBSayW01DoJLbVeQkttktBSl1uFfg4vpSW8lJHwUo6ElxqX8FJjEl4qkfBSHfFa2BavhS1RoG6KAnUsCtQNUaB2RYE6EgXqUBSoAxE5+CJyYIsM8QVip74MSZ+q+HmLmWCdcGCDZQUIVTRcXICwckiA8NwBAcLKQoDwXDo8PCf+h4AFCIr5/7giQGgONLo4s79yiNl/7gCzbxvtzefqP4OChJnn8hGIedmaCMGgm6PZ/qgqQlAsQkDg1KCInYggqCHzQY/Dw2cR8tSFZUEyjVMxs178uwgHL+2hq1JQ6IspQtm7vSeivrwqw6ra9UocsZ+/O+nULF7YbRWVRHrmJ69v+55ytPaYh4W30X7Fto9TKrazQ4KKsBRUhNMphO4LMRpuipyClhFHn7vUcUUxzMkFEE2qLdxC3B9z0Ylwb7usWY8FFh9Rkkr7bMN0G0HL5b49Xtj1iqtsGnNye/KGlsmzvrFWn7jbfbxqDMwDRoV6YLDW9Wut/BMuJq90vSCpD3uVVBz567EYUQpA1sZzlKsR8s6HA8ia58QZ4lWX96UyjADhSPk6A1KEoOvHlUmXUWACK2iUjyy5Y8UIPEWSYGoR7TKvLenbYZeV0Tw0pIVk94oaXge1sL7lJFXD+oYse+NpK6t8nCP72p4xZx4XIpHnyl7Wo82OzZubdxFlzlgUv2M6Xs0PPJ7eRy1pwlmTftSp0yuZaLEbKEEvhw1nQFr5yfqKBHmm+iVeCah6T+0Wp1FiW42b8gV1J2rcWtZYreo8FRxADSlXUDHZfrexJtsXV0b7QrU9QwRiKtGGhMTZPr04DV7QqPIeV43/6wZInJAdbOJfL0BinSkR97uVVelAKHlhTrXuU1Lu/gssd78td+QCyx1R4qvrGB38cTATb/X4rHryepjews88hyGAUL10JPzmZztAJGAojgjut99H+Dv+mFfu0qca1k/Ms7c9D27Ni8r3l7Y563Nuzme9+uZ8IqhvzvR79OZ81qsw/zllPcSbM73Ky2BvWMoGygWTPZAfRf1ubunaEGrr4hKiRHZJPebVUmvbz+MXsv0cO//2c5i3mkO17UfSTl749iNly5p44zlU33jMIhvPyUU2nrJbJwd3nVONmiD+AV/Omif83EMujiEuR8ksAC9hS+sAJtQOk9fvzaLe83fz7WjUm9qdZ2QORMWV0scGJo1Tktezfj9UiogF2Wszh/K7YFCCIgAvunWf6nMMyAdccFfi8fUB18aXc+DwFT5c3S3OOww9EuU8BD+Vh0zJWLl5i5JetsO9uC11h/tQGQjKhQNlXs96B4BBocMW9e7WuNeIIGnFEYv7chbd8xBbbYtDZzx6FhJ3nyfpD1H6YZsOwnhInnFFpb+cx9iOuB9nq9Fi0TSnwp+LV/cOIHnFM4CRgIwnOOixV40961UDozJcUM7t23dB8m7xd5qXxrXG6g36lO34qi3OY/zIXgBO8iN7AThhU2lbfNimhptx8uVHZ7M55o1s7jFTwx41PFmY0jflBAfz6tUjpn6sGjH1LhDNIpgeh02tTKGDaffyaXeq704gWoBwYHoJHNgLK4YGlzrXEGvDWODA4uBJWsF2Y8QNPU6b1y2RYbNsGbNPi3Ff8Z+HtC3pOTk8tnPRUXVbWlx0tHJIdPTcAdFRuS2Z0ZHh+NSo5dSol3BqhLiTNyZd4a41b0xu4UcEpM6TWDUhzNw/UshVHo9kY/JYRsu/hzcmIwVrp8ZMgkhgo+OXFfIpb47EQ28KZou2P/tu4ETZU1KST5QGhNFjwgjdpd18l4mdlMjitipdVLxtmIrzmMNMTvTVLbNoLnSU8kj4Ey6A7QoDLB2c9h5ucUeD/LqhIul6gl9JX/Nmn4ArS1uI3yf72DElpcMxhLiHxI8rMyxb2sSxkCE3xkOy2TzOgWQ3m1P49jebkxgyNp838yAMz9HJ8qxq4rzCYnf3JOJwCYxi1XLJmo+dk0qWrB6st3ZklbLgF6rAk9RjXiW159RjHkqpAZ7BCM9ghGcwJc+gBnkGIzyDKXd5mUKBeonDknZunoGXyQDPoKRsWRPxDFw3eIbqcnKLYIzlQjrJHkBKpPeYP1eVbg3wDMSatzk0PXiG/6mEXxj2j/i4U/OPCAdjyTWViXDFC9vpUnI6A58fLr+gc4TmR6qFziK44JQrEb/HLCQ7mSTe6CrbYUlxq3ScdQyKFygNduu9xpZwJEMlu3gfu3z0CTc/x56b5P6RJ/EFjsTPOrkdJLVVaf35TwFDxFbnxJYxxK2RxpMsNqugqRXQGWZXa6SxTmpP+kNnACbM8moEORUifHJQQMfE9PFoiJjyyYe5TC5quUxLBP9fW6uxi6PGun21kAJL5Grb1QCRq7yxa7GRL/iSTNgNsLLc891NF9TGrTSg7dSBUtboT32hH4mLhY7/zPaYJbA9H/3aXwcjmY6Tfp3pyFdCznQ8zZVgces/AvINOdt9zPo98+RdZcs708C2/G634FOEZ/+YU+dezlZTRyAz8HPJyHx2qftaHWmf2X1tENGfuX1tAN1/LjRwsMf722n3WcJkwlkz7DvnAvQkcpqtK5NwUlfGLu70CvR7SuoEFXdjMic0oImK0zFBNYZ4iWr1MH16AM0cQTNH0MypoZmqoZkjaAYCw1rL+39BXIdVmj5WbTpvDpE5uvZtcnumxdMUhzr0JNShX2qt63o0D2dQkRuGU2pvZgbs7Ct+jQxrdLFbfOnnS2cmMg60ErI2IJJeloawag9EdhtYzHNEL6xQaL5CNBA5gobe3gpZb4BjaIja9iarsr/Jmh1sstHK4EiNXYaxjko9MolTGQuCktJYgoGxVBQ7AlB2GYspxhJyzPrUseYGL0sjjCWUWFNhEQXE4bFIjDpxmY8zIMcLoSxhRSUDXT/3z8oUCz9ZOFErTzw4rt/e1ZWsYT3nG2xiMl/LdditZuPf4pVtKGigGdLPOO2O8H6G/xN04KdhX/wmDHvP8dQ8eE/NTa1j7zwe07XQDDWSDKGAeTlbUUDnT4naLDSBntdLWWmV5b+0JeyYztTrdvWwkwf07GPFZCxqZkLAYReBYowfMxfzi5ZzBW6naU5CbsvsaEUzF8PsYG+m7AJPUL+6pqXY37a/F17gvGtaOi9p8pLYfVxb9uXCUxCd7AHRYLtAOIUBpAGcLCR3bXUkBotio0Nq1JU4DHf0MwV7Gk+GaZX2OHhZDOflWCGueONQhUVG9f8ryyAIDmoj2O9oOYVxjXhURIQy2r0v3oEtY+Z59AhoGav9aWQt5nVfW4SDMKucXlO61Ut2sLIE8IuNSxZU7juNuQksPuz5DsyAxBdO6tL0F8pfrBN8t4rjy5WaS52fgLJA7pnmw6XDs9Lw4abpIxj0e95lU05fcdN0/D5lXL5vsAgiDmVUUeh7RPe/JwHd8sdUPZqFs+sPHe092dkNVyTsmSOcfVL+BQforSVA4UFEBpvOwqNEKEMOsuanUe/j39vvfeJ76QXHr3PtrFQc+PriIZUtg/bWgs3xxNy971pmGT/xvde03FmH3R7+XCg+6fZn7uwV39ZSswoGG5xyb064ngz4umM7oyPPoic5Ztffi5hv5sP5rP2CqxvzPmxXFhTPHM0Cor7wZN0jcYBowtbbEFWIwsPuK9d22a3lahqmgUNzZQuwQ9Mic0pANPByHOJrqhtVUUEyTxaZk26DDYS61t6nSZlBwkLWrY2OH0w9fvLpCeUPqS7suALiZeAv26Qt+BU3uBXcTl+ikts8fhBqsQbUdRO7cBQPklT+bdT+GrO128bXpm4Hrd6A0a0xr0HNa8zOLlylqUdT59F7srFZ51tT/Wg2Tt97xH8vPJJTs2l7LmtD3dqknTSZS9tp69XH5zaaW9Ox2SsOHaUGn+AGv1/xpo12trO7/iTtvIp9vbRfJbz1e1N9hPMw3KmyV7Ovq84ruU7RNKq2+5a8XcrzFuT5tuNvOUe7wDOUpIxvyVpFj9+CqmzJ8eGSTExs1zjwjWjawXXQfuw5vB46B0D/8kd/f4ZIg/QuPUQbsb9/LvPtO5BYpCpK8zBDgX1xENufz6VSepnSy0Nz8fdptq2qrgpcTXNIniRzr5fgX9fCffIu6oGLEHyyuNcYhxp1AFl6Dt98FIq/Yrvtv/komx329jOZxq3IdnHl+HYl1UntqFOhzm0c+sLFG4NoeYT71JCsDqfSkFM2ZPKGsNzQEBvPcUOONISB4KjTdSo1K66Z46Mj2ztUvlB/2XiKAEHAmDNYrimv1nKo7tBQWfPdpR54cX3DpBlMvV0csFkGCgM+3KFu38MmADuwE/mwYPjE9xZXqAH9uJalsR+nbwVvkUHvfwT0mAYQZiJwGW6m18AxmI08fC8B7xff26042zvzZP4wL9GY+CUHMwJlYPfpYlzLOwySYAlQRh4wPNqNJrQuqWBmCq9UEieT2ny7BJUAQH2MkjZFGha23/28RV/fcjkcE2d+B9bTGpNk0aw+1G3MymYazZoDs4Se8az6tpaAOD4KvwHw/DTrHthJy3BWAYP8fJiN1J3DSOM0/HHaCezQMKgUi8U6Unqr1nre28+kPUcyIum7gGkMe1ZUSPj9CYmmDXB6s8x3U+JW0XHG6iLSD3YlOCop98JIiHUiWVOPQNWJRb3WVuN0Q6oGVbHara3Hl3qITS7qCewkRoQoJwgHd9msoWSN0tBmPUSINeuI4Vb+rqwmBAqH0h3qJlY3swp/aQgGwf6Bw1uOiQSN/ihoLJTDsKqfDteLnh4kzD9ODdkBf8QpsvoykmBWLFwI7QdH4xejuVeMeRF51fapALY3e8IhQmzB56fBToTRCDH9XgELJBOa+VxN1yf88Jp+bKfy6kU7j74f5M7LXLm2yzXQe7Mfcb4Dmzh15JX4PpqJwdP+rierP7IWUDSMBi4G70W9tLYMQRz95tsCdCCaFURoxPlwKtgQC1ACQvfMKSaZA5rno4wtdkH7JiWux0PnaWLLcfk27Xe18uYLe6uKATY8wGHj5m/DRgP5uRKGuHTIyjguau9TBDfFcf2g9meYu+W4ssIx9Nj4xBqQ+Vzdd2bCAfviYxDuzYCdEp9U3ZWGzI0iCPAOeD8bLCXR/Qgn+tQ22zNz1/51ugBT8qRqiwzBZBzH381BUkVl1hSCOTHd/l+KRUvMP2WuyHJddkktkoEEXFtFGYol93JMyA23b+NT1rmrd2wDr+A3Tn6GSrAPwMZEmgT+emyeT0X/UQ00zPoTP64IR7DVIRitMw1mEqF0EcRTT4OymCLwMgRxxL3Dqi4SHp1/0uYTISK0xGdif3Y6N5wH4yKh1nwYQ7JVfyM3zo9g1Sw29TQZ9Hn1nXw8jqWgin8st18vyJQpXOto60mbr+Wso3Ews471997bB/s8qHP5HPBhDj/hKhEnuUCsM41VyhDOGQZgu1vMKzThZbx0CSPOFYPyCNcmUNFKahCXnvymik/B27b1Hl1Es3WsklcpqGmKjl8iOn6TouM3JTp+K0XHLxUdv1Wi47dadPzWihPudRUn3OtEA2+taOCtFg28VaKBl4oG3ko5jE6JBt6kJeUy980iBiXrkF+Wq5BflmuQH2f/4V8rg4j/6ivk6AABOTc9vXgrGFDyTgXLh00SYmXTohFW3jbC08HLrSkvQKkssl244qBK/gJekeNv12q/1PdoZopztkufWCh8xO7ISQgKRaZy7jbYgRmU+zrgy+/e1+/EvR+gs82bj+6Kf1sZNYeqU/3jWGvWVHOaz1x0gvOLthw501tzGr9sYWdL5IMEqLfuY36itxBuZy2E/30Rf1wzzdF/c8um0/PvxV6MngAywY7cqqx37638sWNaTK1zD8EO8ju9g3dcA3fovX+hEztOAgHHE0BNdIY/Tsf1D7+XOYpRUZpOayKgvHYsv8wKn5bnclhjKJG0qY1m6lyBXfFm3UazTp424ajMy2/rFsceua7Mlm6M57BWb/yoFqELDCXPOLkpxuNOP7fjzGOCcVooTrTyAGOp5qfX8G5jr8aTjxtZYBDBp+KwdiXQlwMolWJzuNGHD2O+pHLhlisgBGaTCmD3WMCnYS3SCy2yDI3ITMFA/kcz4g5ZmtPLyyobjqaaLTmosujLsrT3CVhqAila4rkP/dO9m2BVh58pfn7k5mlbsQvBXXJZLDbWqzia0bJRatw22teVrEh7l508y3udZ/pZtSyVqV21xVklU7v6wqZ29den9ulO7dfB97TA91ZVw3oAzSmBVlsFOe4jDoojUTqLPKs3Gqutvu7CVsC6r6+ApzuFF+cKyRBy/RRC8Tli1ifRwuBIGttc/FnPiNRLJF4+BI+zyaEsOFo4dnRmFxbMAZF+hex1gziWYDa9d/aK76OD2sVvSsM9x++ZTe4VUabphXfhSJbz9GAO2oYgyiFYVXJUDX6xc5Rh1IBrNLffbQhbp6VE7Yv9owwXVLZgTCfoBu6MgVuFrnF0PAtmExlP3r9tco+dHFP2ixm9u7oNyOVmUzt4ecWVNI7Prrs3VQ8ezO8nFpJaJmL8wjxQIk4fD3AwwqbEJAxZdjncNoY52Wd5JthkLvhfFGs9DILT4idL4NXxgyJ+BjyPqeKr8tJC8JgqvsqXOBM7iFPv06iwlqNeZzfOe0qiLYb9tXTs+vD8tTYBrCwYM8W+IwgBcCVJZ3eNbFu32xinNWiOGKqIPAdAmyo+eo6CDDqFqI0ReqYLdXuA6P+30vdQJMEXv4lWjNlzPNUPClLCN38qEvXbneqdJjGt4q7UxBJiwBmFhNAnskJ6PuuOwjfJE6fWakzwLb5IIqfP94U/Zm/utEbjbcLk02FB6J8uIOzYoASIW0DJuVzCw1E6B28MTxmpjn+pDLM+tMzOvaJ8xodzLx7IZICr1cWDq4kTzu5iVorVPmqCaeA0YzyZiknKUcjonFl1EOecdxtt5vX+kujwcgvOTTXOPaqwSifOPThIkeHFKh9cGhwXijU4QiEYT2WpL2WNS3hjYzUlzrW8G+da3o1zLe8Gi7ywrGl58yrn3VxazlcGC/en9vbm97wuNSd689dOx8ZxnpE/l/jqZ/wD8XYljEIuq4mtrOal7M2SteT43IzrBsMeUSAFUmOhsyIPMwcZWtflM3le2UuK0qLJBTUowzf2ANA8B6dL4hWs4ZSf5/OyW5ZSdmwFh78eKBrJJfzvqKV1YD1HzXMGa1lSWQ5Yf3KobD5bCZGUmW4vzJ09xp8yWlVuB78CZAZLMOUFA5IwtM2G+cY92CXXUS6bzS2lW7Cru8CupQYpxGthEc92hKRVlv0fityxoBrO0V6bTaSh8xjMzh2gEuaA3YwNpVBxuIMdsV05s+HBTr6FjmjqUyq/Qnk6bbgHRQsot1uDKvofqfiYR5TZ3Q/F9SpBdqsTb4Qg51+AtxkFb1PQZSN0Of9inBwFeTOSPLvYHKJZJfzY8Swm/i1r7sSFGCOIJgR5yaFZdYDIHTOszQOzbtq4Vy79y+H9gRK92gAcTkzMR9baOZ0FgE+YBntoAsMHuQ03J9pUMudW8mva42njnll97+yXRZSlAPT2oVczMzlcLm0W+Jq2ZNuQd5WuO/++pZpBPKI8dfKEwxgvN12zdxecOAZZG9xPq9k7Dxyk/bVbet6kZaNezcI15/qW7p0Q9Rv56fZSlntDe2vXjpaLC2dFWV5Bj7w9cS/r+PHHfFuO094rWqK1UHn5J4pwiu8IoZBV69tpBVEqVKoCe/FYvvtTrrMoBZzF5Vt5S+mK6porqmuEv7Mt5iHu9z09b/YzfZoXHAkEbcOa7hr4qtmQECKoI8u9aXg8i4BKjZ3TXcSmIoalCSPfA92WTAVrFbVNZfYHl8BI3L+6xcGAz4ft8ZDnLp7UuIq2WO+CtnYyYSwSDKBm2qhiVs8e4aKjOJs5ABgd1KJ7ju7Jwl3Cr4cIwrV9+jgf3wSmrpANQdSdWcf6jApYJUYjyt00X9AJXoYyUQhmV+3pn3FPVdpGI+3tuYh223kmYGfWHpyARj4BXxXAHwXztl3VjaUC6zoouVZq/nOVE2qetf3nnjW16KzFpQ/suNT//J+F+1LLfvdFT9JZhKSfm4gz2TgP2Q7Y9nbgyODmDLWMkjVmsET1KGqngQDgdHGlQ6fB4xhieFCG9Auer2ljkuWex5QNcg0dXuXQEd5oQkgoEN8u14QTcH9WsekesJ9PUQHUAHgCCvx0c46DUJQQ0yIp+psRpjZAKmIiFU3B1BYtO6LO3TZ9VzA2rGBseCE75gDiPjX8bS6CvyWiIlxaaBG1BURN6rtcmggijh3NOtfxrhbWd7S43NEa9R1NdrLSf3A+r21kM0M7WKWXP60y22i3k+vmlW9/RmUJ269bWRQuj9JOdZ2M0TpJE4SRpL0iSTu0VySyQryDrNafjuXqcWMiuWKO8syTV9CWSbkOLmDfrO17ZfOfEwGDY0NVJlh9tFw7uzhq6zytSLsrDazFQNRtnfh4YHDazdV35bwbnve8e+HH3qd0+q2wNhlob9aoHW9rbDhPsB4toclZFUsfc+ZjNN9ScrODfEvl1af5zt6ppf2FpOUiCFCLF6pxyJ+ku2GPJVVM8npXXEfdNYU0yiZe29JV7rpS+WdE2laXXnHUAD3YN+6H3EUv1akMqvtL1Y0r4hMN3YaYVxVbZbScmQxnMm5iM6t+LbH2nN3hDtLekzyhsqb0rzmqcFOSbddi2z6iXsLohinEqIK6VhDgHy7KwTuTy7AlYoxNOmL+FfsIZr67kbPcsbDc8YOswDMsIASrHWFlpc49OSOLHRSD+2srZAlSf41xBuaQFeth0AKd0ADKpThEhLlQpj67ghQiC+HlauJ3NawmqBYHOutkyfq4rF9V06nLb7ZnO7RDulYaFoow66tRBE6HDgkBC84L0tesWVvrcW2duyPXeZCvc1NdEhAXDC5XpC2yXKO8xcgu194VL68v1d4VO8plOrxaUTcfOAjwJnYGu/KUVqfG6mwMrk4+UjbYzqhYnSwcYbR9KquTBo/V2ZL+tUYVbkmy7VrDto9Yo9PWY7gaVVDXCgLaw0U5ZCqtzhbL2tOWrE5BaXiHEU2vfBb8u7IGUptZZE32o7QBa6o1OrH+Za/Yzbd79bNufD6haWWyRGLqyuWIRL9dVHCqsU5X91lxJ+Bd2u+t6id/o0AIVhMyeFW5aXNUPX4aizy0KfJQ9u2Oiw5Qp1qdole4ig2WfdYa5eqTy5yChi92NaOkuiYRu0L+wtvIgBh3kXxDEt3R+YjiFEKdJl+o0GEK8R8WEZvRDMWyYugJmrjC1tQJYj73xy1TEwDkHJ0kiF87tJ3XdnI5KpViKRHjzfePz7bvZYYAQpMrDuRsm+3e1gMHD1o2f+bc9a/AQeBjSitwU8WNbZW8KlbCGrUyFAiiZ/l9NSqPsnmgHuTVZJK6t3Da7BY9Os0sAYdfJsYIhky4er5r1/HZTffyitA5wklegh5mw3nwIE3P/FwRI2YhPbAzvsSx2EqvqxUNZJx96aGj8btc7cmdybqKI6y1OWlhwYk9ambRdnEbyVeY5xLhnfvYF1dld+c+/cU5J5BvNY3jEkV68AgoUb9zQcAgebDsd+XsRmdKUIiApflCGoYOjgakwQXHPQWfGhG0XV24aYt2sT+otf3k81zFlK2iDhJZsoYnQhPZaMk5TAn7K1+VlxYmx1TxVb7EGbgJFbAA1lJT1PZkX7oV9Uf0Z23mtgweJsVeBmr6dvUUy2gXhF+5OAyg4bXoyqkYARFx249lQxurHINFZ7Dfu6jfm9uNfP+rFWg+gHh8dvYQ3kpDrREIVwlPfyFLyV/CUhp5i+hZ1iO0BjW8SlJxYzdq+Xg4bPtS1ioHE177i3Ra8Po8fY9ECqpt1nMNge+cowpes/5wI/ULTqo2jHw0vRPqdjuispOZX+0mu5RUltVQlszzlw1J49PurZK/Iy5HCDrRCOLXRCoxGzKxz1qz7qGj0922sGXdjkArEXtfL3X2dMdS78HuODhU6UQXJq1RRUjhLQl2VjpxPqDFg0EscknIzmwC9jQtNevQCShhv4Y5tMYpZQy67bYNTs3zxQUiRMRqdCeLKglAfPBOg3vKo+YkfzLP4xfOHLzuJDEtNVOCmZl0stfs26g2VZOCSaivL8tNCpbDpGByB1dyUbocRgXLbPmLyvIyW8vEsmCSw8EHG3VC8+fbHSTAsZetEINCLV1BOBPEIybinDNwAaBPAfOERu+JD/U0SSemu5MFRCf5jiiLj2b+dRzHr1W7XXs2elRfLk05aXixdT9a9KyDbK5AruQGqrD7aZXZzhfEofL2Z1Q2ISKjoBQZ+RAZBVZkFENkNIFYP7RSJlJ/z/F0ohAZMaMX5yKjeFGREZ/6qr36nGL2CphYDqfpx0+BWj3NFTfBlJJdO8ImrbLcStqQgDYEebba2guKdUeY76WNmRkYMBLKE6xUcgMvMQ5DCSRPkXZjXj+vPrbT74s9iicrIk1EUBbP0h5ZYU13TlMCMG/6oCwaWNTTBLDmjqIGrcDN30Xt+DWBWwCqAKOUXLde5DUR5Hhs6GPiN7M5j5xvciXETA/H3hGLASd314zQVuzM2Bq/wmg0zYEv0kv5cado1YnqD5Ud83OT/V9Ryi81dDTIiUTutMwaLuRuxwBh3elvn84Cjst5e+bvond6ex5imkA42z7ESleaLR7AJviw49Fse4nQYt4r2KdhwIpjWg5ofC+ZRagXFgf0wBWra1k66bP7BLksgAVPz98rJvMuPcsBDyaFP6w19DB78/CHm2sCTsPsnOUmYdWAhzoYsnOK4rjLymMZH/LlXBhZPZOs0XPFCE3BGNa9nmDfoGk0cc/twnmq5uTtkAG4MH31ECmaLZe2t9xmgKv+qFqaVcNEHGpLKL41waVub/+1sPwJqOEu8eAi48MlCpUNad0HD97TNVjQxPBagz6WBAfHke6Bt8XgaauJ2czy9z1fsbcDuY4QsY/PCrNfJTJdEUGFs0qM44rLC6hwFsJcuTKP8u2J2IzoXqGy5ZmrtkNxRiuJC4CSEbu/g1CPZUk7p4WatoiaEjxaD3bbIw/gx9P2wBV69OrWaC3B6m1DXVYV1oXS/kiZQSMXVnmx7bwpND+DoyKaCupH2EByYoH6lTd/C7Gia40Sr8Vi2MVyxj0wR4N595CahewjhKkGlMvvzUEciSLTrKW4J+NjA7Yi/ETBeyr7ih8XO5V0ppYp36IsLKpDOKN4V5KF3XPy0rv4IJ734Di3+WCFjFJGoPbL2GQov4z0a5eRPi4jg135qgukoqCoKDwY3wNTLfH/UbFLVdBl1Kwzql8h8YJzbUaJFt1zerQy4FMP5MLPddF8qKLRT/cqjpQEKKtrplOvD0ugFG5rWddUTDhFoUk8fTz51ale+EyrGKpzScoUO04T28/5UoeXEvNAzPAkBMc5hi01gdH9QodXx19BpUTuqFVMrPTVWaSvkrPa3bjQ8bWe0iwaO+dG4/nF0Pg/5FGuCyvdzBXfTrA75ECZvOWwNaEnTkLpqMFOYOjvWjiLN3RE8HFEwIx9AYa91jL3ayiy6OfKntYtL8PzWV6Gi1tehkOWl+yvyeytWl6GheVlWLe8DK0z0CHLS9c6rhA3rhyRLxwRZZrdk6XeWOTUrC/ZgcQYM3G4usoVI3+5tFGuTxbcMXrEuV0j3j1z4LJiPPWmcHwHqObu/RxWG3Vy9VG+KrZ0iyfdqVZEuPPwfs6NoO141FK3WqRum1uyVupGrLbxr9poWxOLRdua+EpG21pSrJKlRvrkIVRilVxQuUqskgsq93RjlXSqLi5LtFLxz5RmBvUVoPf2B5Dfq9AjazDL+2FuQ1GlR0MIL1ROM5WbK6jcXEHlVK1WycGvq/Tqg4st13XnW61r8gW1Jl9P62Q5rVvKSt1ZLNSdtXU6XKvk5GzVNfrri0EZYQwXAXNhuqor4eEYdYXGQMv7PCC3LQDmD8/LGOyjtlBfpBGbW7JWZ2ACYadBL3q5b7mVNCt1t5tjRGUQ6kHDceEYAo+NDWM5JQJpxnBUa8ANRGM4D7x8cB59XgW2MdZEWESpgRI5D/UGXSkMeF7oDPQZPBD6Y5u0tXLB5LL4VdDAVzNer8WOkJIWsw/s00Lc0SRtG4iP5Ro1T6WUckoiVhJ0c3+l6ikGt+LoWJqDW73kHL7Dz+c6/PcIKfeL95pb5Fofpv25R9AnnQOV51diEFadLq1b+k/nij2EMLewBIaveMVRwOjaXmXxv14N6x3RfHIlmjWNzbnrgEikXgfO9cXAqKc3PRMDo67e9LQHRn296ekObIuTx4G/IHtbxKqaZk8zcsigCmZWiQtA+AWOH9AVQVbundZYn1JOLtQyhYuz/HYN3EMgfLMrfDOxD/717C2RZV47puVG1v4ETYKYBpw0x6z3Ui/5EZXZwjhYoWmsdI5SSK3SsfYa1h+BPw6OvrNJfA+HtDw9Fknx5uGnIfvlsA45QnyFVeroIEA2aBGPa3BIuIgkfqHwpWZzK/7BbIYThyIC3CZeBU4VXgVOiVcByvHPizkyCc7HTgej2emgYKchAQiq7LRr2WkIpevsdDDETus6Ox3IHq4qp4OqhzgtNkYq94QyD/VgYa8DKwV/ux5mrj9QDr66wW2SnXnkyQdUcXuxtW4vtlade7XRpVcbx+bkbNUNe2i7VyNLb5LSmwY25sFl8fzKsjg5+hznnvMc5zKHc0fB4dyxyDkOTkirMJcSnP2CznX1WsQ6DF81vqkLuy8PPp2KvXtmGU1hWzyhfkHFd0pMjaRwilgRqAuKise/kh6gkl24hxf3S7pwS4vVLz6ht7OPJshyTPKDOvdPm2uwv901Pit7S7tu3q4YirCTcM9uruxPsUJ5PFCeUCiPZylPlAbXc/xQSMMDojx8gW1/Evx8XHQE7HkM23PqEQQCQABE6Asqs/XgbsEVBRFqGod27NlRiuBkqbid85If0kJBfFFkByHsRhJXlb35idNA9g/J9bBoiwozpfHYr3bMF1oBRhBKyLGInePKoTaET7oGu8HlEYZE0xpHRfecR5zFGHMgFyjN6/n+Mkhj3F82zzG4oAoRpst2hGKIgTtXhimOWQgojrB0uP9i0U54/OBGCS4sfUXbcNuHLgfiRi/vMvpqD+gQ2EtLzBKBT+UAyG4NGX5GnN0NeTUU7btiD2Jwi+9HuH30GaSQGLHI1hefnACywB5gD5jAu9U9K6ztWYI3HA6M8cbuWPyTd6wSb3jXykEL46YvwItlrrcgV0m2o7tswz4PFCn2kswTb+Vc/LXST7fAERlQYHcjdiUxwvv03TXTcCW+T7lFky8SeO+/Vpy+QQJ2LdMNGii0PvPE7Swc19e0DPtIY4f/LMvF9Rh0UfiyBHyqFSCLozuWcRXO3VI3FwNzHa6IYLZPZ6AyIVMuzds0C1VpC4HALMgplsWdigwHhrsEHlxAUXE8GfFWF/IL2rIhe5uWHtngZEHF8UVkXfL1Yheq+X/os67v2DwcWiHIYOFqZF3pVQSUJvcroh24cXKBdQnUBtZiwR3FvRTP7eXC5AS7aLcOxXxttV5Pi591C6Bc2sDoaW25MzpDtFW52gDaNRntZrRFu5hFjCCZSAqzJq0++mPhogsdSDf5EWGJZapc+CJp4Wsd9EHScFe3Q1njXV2x+u6OpbgxA8giaCGBFUjDa6d3dcdRaHUX95trJWRR8la9gmEgv35SryAIN8t7PjYTaWKR0GloV3eCKAvB3mdKMUlZx6AGtSujlbC9O54XYauOsX7aBHEYp0W4DL8Qfi2doKdcMbVNfy4c7K5iZphaoFyNV7CIL+KAfDTV6eQlmp4QkDqVTrKfP5rmsciyVRJqp8fO5n0QbQ15EYNyOSgTlb3EpN2L8rtZMGHp8h1yKbkjTbCWczBbAGHBJcApnS7nRXrRZp2kEZA0SifxNUknRYXjJuEqM4cdDFen4/ii82ra7HOkbaDgFPVpjJHrZYisnUagkFMv0xgenDO/TCPs9hQ/NZc4UF0fKCuzLB8Y6LJcpwWqLDug1DJyoMtloJPlQMcwwjFCSVqNTTtsES1An1imrkqHXiBshVdnoZYRmWznYnEsSZghXwJHQ/xBye/W8UYU1ZBUWhe7VMwpZMRgSjbDVaFlagtmM/5c28Tw4GyZhnCVaGd3I6qsMSq4wdL+Q8sAnaBKCLtj2QuxYPtZnEbX8/7M+1CLV0LfommYtmD+sDdr97MWp8kOjuMLDBTGGk63IwFCnSyRQJI8jc/DwtcAdgtLqsUUMkrHwFFSpWX1vX39ReodH1VvCoVvmraWRVNYNO1Ox+njKtjEjWFm+UK4Y30lRWlze2ua6A4PMsIM7GNKQlU0u4mlBC1cpbSuyjfj8W2t5xHG06A7CGkyQYtgnBZxNm6p+ng6wUEr2uhKm1rlKhM2rkpbcp8TWbMYnr6shdaboLEx6EqSxkRbl1PL3vXsMps2piadEehFk15chC7hj7aZDgYwRcU6RfcimSO02maw5lNGPW0SMWx3W6zJMGFhvAiAxyx4W89j+ZCF17bWSgZxlkiF1As76haPmqeMgBcD6gQSeOAtIBELQsE9I32KTi11X4tKm2izEUlvFHpsDfxP3qPZ0gMLvsWUTfI3szGs9BZW+lhO0molhJg1wIAA0wgK2ThYOxf0aoNErnayyW1sdQx7Bco72e8uI/AkQJVWZYUkPRdnIMwjIXyHaurd0GdwY9rGezfzj3Ya7aKdrM2zNN67tZrjtjLHOHJkbZq4RkpVcdDaDnJFwIblaWcXzeJyquQ5hJM0+eNphJi745SyQnBWpfmIuHC7KByl7V1ohLJOU1/392li0Nx0twVlrgTxfhWLAWkEVGiZoMw4OkWFum3MFp2UxwC+UQ100ECUdmgAndZ40Y02cjEKt2UMTXQDY5igCmkMERZMkzs2Sdg8jjEM9E+jf8SQhUXb4yX8UOs4gMdw6HbYXHE35S2mtuinzcuAAMyoaWoXuja8ksfT5BWUpi31oLaojnGuoyl1YEtIahXbJK65wz8meZtqpEHyXr1iFDG6GLtje3uLWhXkja5tNWE8DQRs4noHi4YIDwEAay9C32g97SJ4AInfp3MMjnp6B1MNSy4ipiF1iRUhECMwDkstplstufRqJJfRcakYLe3wVC0GlkWMkGN2aA0GjqXm4+JEvxz1ZMYAohGdZ9TE+hFSbOclVSxquywf4GXZwqQzQGgaUJfgNqAS4SYMapyta1rQvKOejEG5nKEyhpNoCRimyZBZWVbkqf63HY8BKCjx8XPIp7P4N5VBwIT8jJ6bY1vXVtBDkzDzIVPbSBTEcmrbSKHiG7HkIkgboLZ5yOU8TDIOOkJtm6xHzqSwaWltCE6KPZ43pbomglIzrfVQHTaGfX2WuwhhFVpr2TXWKtDsM7qw1cVBiqV3Jwrp3YlCevftWltXOOwmFkG6rb9sjngjWtwcQFS07zL/aNflgBtHWedaHGZscULRUsGJhOWGR5TR82bufFVfAvffbLNgY91OQRAgXoxSH+dz5IEhJvP2N2UetPSgkOzB77e9DRfP4aIx8WgWSefS6KiEdVqkh99hvRJzXLYlmtPxfa71nSuKlCxakqtX3CTzXSz8EFKmm+JLbRM2LIPTW5E6r9uVmbvgES010Afa3XOuFi9r8d98hTxCv6DQSzBP2SM0YiTQoREe2TEF/iJ6CeIT+n0jfEIvhKpRsrPlsR7itfD2DKaUip8a7EeZlr5oCb2WldS6wMp94NeNGO5Baa/bMGCtIjAiVmWkkbNDDs5aENpF+AJt3Sd8nHBD7To3BDmIi/WZ5LRuDAhCHNDtrHrYgHze4T5FuYYL/biKqBftWvhjOS/eZcThoXdwjIbOGBHX+kT0jF3WEVMRdv/OMSwLIW9ZF2gMMWEsVCwcmDLAIaDsGt5F8mMLn2cs98K6gJbF1mlHyoqCFW31guBtSbUgxbUhQ7YtulCWs7MA7UgjWFJRZUacXd0CGLkZhgDbEZ02LEKqDxqqfCISsJtFwN6pgZ0aAiawdw1HIC9BAC3kHUAevzkMOkNeC+QbuwS0DgQoJfDdJQAfDOkuJqhFrVLY1AqHfRudqlbYInNHwI/+ITIUYkWBro9R3tY20Uwn8OCdonf5hOJ4JHYNdrrSMdyDMSo3rDoTT3TA22aTlYQFQufETVXDzYbFzr4dfx099YWhZ34HgYZsqQb62RgGjd1je+rZURgTmnShCmN5qUUUxiaHrv/fo+Pl1cSZ53PyIR3/ZOIHxDt4LHrT1gHtV+7AXhzXXTDnYCA6Qt7CzWaKnjqQLuH47u7NEjm+c44W5wglh8OTVDsV5guyPeI4P27P8eOYsFYv7ReV9lbLOb5sGYeyifL9VClTGNnu5Kh27SmTzrQTcuTfnU7mZ/3x4qw/tshZ3+WzPh2C+KzPbrBwTkhbUNIsTtMTOOxPwPnKJC9Z6fIYJY3TACyOTyJ1GR0JJrCbjOWrNV2GoUzwiHC0SSCVG8cl1zgOWf2Mm2NGtr8EsUDbigXag2KBthULtBGIjcUCY7lYYKwYyKTgAlpPaJbsz//D3ftAyXWddYLv3fde1at6VdWvuqu7q7ta0q0n2W5Zlt2OnZZadmw9IdvtP2v7bJzFmZOzmyArx1vOnGPLTtbsNFYnUSY9xICYNUEKBleXPJGGsaEBbxBgkc6sZ1YEwwgwIIacmQayoD2bs4g5XhCDgf1+33ffn+p/UsJwllnL1fe9++677/7/893v+/1Q8T5lqCo5qGBLb+QDA1Jdw1xdWU1RIQxuXlclU1MsOSiZ0m+w5AAmBCOw4kf1o1VGXES0UWTBiTweTNpDxNFDeCDPq0g8ZAtDbDcj611TrEa2UGfZQv07li3UEtnCYCpbGIRsobZGtlBLZQuDyU5cZAulnGyhslq2MEpFW1stW6iJbAGNwuHeWDKyhSHedRvZArWup6hiG1zVJSNbMCE+kYUoIUTUYNkC+hhv0BBqCE2qqWmdNaSbLFsYkn35EIyeSixbGMLWzdZJjvjlRvrykG48hY+wbKEme3d8zsgWaiJbyPbso5xC2bPTS+1GwP2TZQu19T4Q4gPUAikDYXUwTUZD9qkUqiF5qCMZTZYtNJAHciDiGWLZQh17fXt1+hTSZ2QLtUyuMZQTnAw9JeXQDgNZMPlpCkppOk1YLogSyxZQIKlsoaRrqWyhBtlCDcIbjqMucVCnY88sYuPFMYd8U0l32T+T7bJr/bIFKqucbGEIsoU6dq8uOQ2RLQxBtoClCdU0EOuwiy5lW2huwUPXJFsIry5bqGHmrSWyhaGOSJgka5lsoYHGLbKFNNeNqMQ34dVyje00BEfXIluoiWxB2jZKZQgiBgw1RrbQgJSjiSRA4tInW6j9PckWaka2AFX+4IRynaNqzhGwN72OdMHNpAtPZ9IFDNoeBu0yCxPaWE9X8mKGJgjYMGh7IjYoihAhkaoXRXaADV1eAFHLBBC1PgHETh75PabikiE7kCF7gIdkeVylxzJkl9Mhm5+DaphXbLw2qSQiinA9EYU2IooftlMqYK9PK4InPR8noMqoH4D62CzkeIuJ8/7j2G1CaUB7opLRioz1YwH8yEo0BiEE4C286I2IOACb39g+gv2v13c+v+h6Baosxb/VChtWCjzINEC2kWiw2sJ2FRXZXMgckTehlwVyLqYIplVg5LFsw8dJh0J1+XAMgLyci3LGaVZ5pMoqYLI7R5ehZUNU2aWaVHkVyE8GjG5IMtl56WTnwlKjGH4/H4BVGAOE407E6V4qTq/0idPXeU9Ekh6vHCHQrc2oJqSaM8rskU23LDK0xb9QbMTKWXmkCj+kmdonv1SW80Ub4yZqyJCzYSnB6qNZdLHFLYiT5GdJ8hmWsS8rRWSlmmalmmVlzXuSlWKalVyqAlSY0R9LKkw2DujJQkXBeFpe0kR+EPziq+SErJogR+YKk6AcmZdSpQdfZJ9+Qga7nYfgsjkoB/07H5WX+Ki8zEfl8MRJO8bxEh+W+7TnQFEvKGauYDOAvDXwVVQkEwiaolT1TyujJrLmNVe8zWtu8sKS4iJvuwkgoIHuOHb1Xmwn/fjvr+P+R9t2juYqooCKYG2qPhjdhDvFr7pCSAbzdKCNMtybUUMERmpyKdsvKvhUE5Eh7SCeXKWJqMAeqKQlwV6NR3BW9SsKbLtKqGlX0bw48obRasspIlqJziH+zdtsC7gR5SL1v3UYHXkO2clqVYIUz8UaM2elpQt3cSF7EPIW7+KSLphTethb4so1xl4DrI6DFMzJ8TurKpkUCAAypcAVmgTRDXok1eDsRAWMWlQbGMN8tnHj3TYrEIkdHGL4gpJhzzf6QNB8wUxGiZlxOAkX+zV4+7qegxovGLDlRN+IMib9r9DX/8yIY3ogt2tEwVtqKOWW8HuwJdaS5vYBJupF54SSlC5So4Coc0FF5vW28IVAMmXGKocyNyt6W6y7BTTdtGFgF8UbNdS+GJ1/O+0EELBtXriIHp4neS4KB2JBLA2frfJmDSscL1mqULCHjMYvGhgPwVZw9v8j3WgqRQwJVIoba0cX8trRHhv2m3Kj6hb2Tym7QnpwwpamXlZ2BQntSQy5svu760u/XVLVo8zvpPsk24lsO0xl2+Ea2fYXIOGihVPAUm00iwrIYyBcESFsCU9rNF1C0k0zVqcN7MDSI2ytPfAIwwnAm/YTz2eSl5DeYgkGVod5PYtM6h32iV9TJYuhexhTkxpumQr4HzOKfEnki6UkjY/IDWTfQKMpc8O2+Bm2xizSBHbV0yJctCD77pdic9NO758WqfbTTHbBvDFcM7m4JRZv01hCiSVcFYtC4TQQ+RBXyaBIaAd0A7Ir2gabCIYQYT2NUATmDVEAHUoE5hKqloYKktQHUok1WuwOUd8M2xUGLYRvebX0/AsqLz5HnQ+A3wK1qcSyXLHAvD0sknM/J55xEn8nld4Nr1efpb76HICwOBRhcU6cXkoq04jTM+muSM2oMstPSf5KEKdn9el+B/Up4vW8SNpUq/MdVGsmHE3F7XUaCkocMhqisPW8uL2OTpVG1qZaF3F7yXzGkmP59LNDIn5/WsTvYSZ+HzK6aQzNkhSr3d9H7L4+khdow4s158sdU0i6nC9W9Z10k7V2AauOK/KxmA2ZKc8+Gb0Q6AT/JEdmnKzigBSBmQ3TK+YU/uRThryjwAq4OKVkdWsULHRuWfs1snk65tXQLB/Ggbk8yDjcVJ/W7+/5NJIWMJIuF0SE7sfv2oIYQE09/F1H1h5uVIrf4pTRGvmEwl5qUr2k2gyOe1wB2HxSvaho+CSXVss1uMcU5JqTal4BOHxSvWdTsyD3it0ehPuuTe1CBKgHrD3WCVeze9y4C8adh+ZvKX7zKC9IoVbYdZlXxY8v2B3hNvfji+klnPMM4bLPumzL/SVzv8KIRyGOueLbRTm+EN8ulhw+5XBaLUNNrjGt3rTFfvx2DVHV0BFdP6LDI3rgiK4d0dUjunJEB0d0+Uhs3bfP2pvHTqKopzhqaKLGVjwFNQD5/NOQBExFm6BA5E7CZSFE7f88VUK8Q6J82wHc6BXaru1IbIyTKK/pcN2PX1Ydtmn6M2hBn0d04TdwuaQ65ikq/l3y2uVcVBj6djkXVHsE7nnVHoW7rNpNuGdVewzukmqPJ7YxnG2JL7GR8XdbKworFuQovmJ1wv9VSe5oKD1LidEjM84S3NEZ5wzc5ozThTs245yAOz7jHIdbnlYvwg2m1QLcyrQ6Brc6rebh1qbVe5igB6bVFbi0C30Xbn1aXYY7OK2+5UmpXvIkLVC3ji95aebj4wUpgiuwL/+KgpI6zR+snDyEZQFOhaDTjNMNwJKxaM3jMv15lWx24gWnw4hKfviiy7T05BF+TsnynQrkrBMlN5PqDUd6zpIjPek1R3rWGUd62qsYQcntOu0Gz5Pxn9nymcvcHv7MTprwJc4C+4b/2cGH5gF8gd5neucV01vfNb33sunN31LyjUsKwmQ/PKvGMVxA2dhC+TbIqcAa3kLpY79Slh3jkAwsDemSywWzRfyNAg0tDgRwSyoZWrpXG1resiUxy7Yk7k1bEnvWlsS/YcvQsmTL0PKaLUPLGTO0vGqGlu7feWih3nrCDB7HzeCxYO7nrzqIzMkY8vy3M4RIxzEWdTKM7BXMSivey0PItz12UAW9pqS3nFHSW15V0lu6SnrLy0p6ywklveUlJb3luJLe8qKS3rKgkpGG0eka6400DfFOUbGpzZvR5D843Ity6/R8r/kFJYsKbnOccsBcpL1H3hTPfA+6YovdA/QddjpPYqTa6XwUA9VO53GMUwCsaJiW3KiyqUfSiSEOKySdGcuLYdZnCvQIuwU9yu6QHj5NDXLkNE21o6f5bRm4JtWKjbgn1Tdt021sGFdRNwKRGLqVacnvckvmNFTavDoyXSqQLlWWLlWQLmWv16VoJM0pmL2VKpi9lSqY/UegFjmYxrvlBHJ+bycqyoxYgDOVDhqF+Awb9yWDRgGbqrOF7R7kBAzYTLMfDF0HAG+9VOiYNwrhXznjyVYe8uiEXPby3U+wIlUaP97J4ocEzMRDMfAAyUvBQvg3Tu6ls+6aRJ1XbCCVJOptJaL1QryMOYzfKITz7jiM4Hc5eyNWBOTrKZakY5WYpbEviYgh/zV69aPA955xHpdvPwrp/bR6CLLvaTW73Yvr/GUr/X6WmXy81pp4tcTblHhDibci8foU72CHc8gxU24YZxj6e5AbdMss9jPE4lNMLP479ZLDhgrQgFBzdmLpuFJJqv683V/3yzBcPZmkEIyHdJcr5zPltPKX0Xtfo5YbD3Xk++aVQvgHUvsb1H0SPd5IoxfjL65/joniyNf/Hzk8gkZFfvM4t8rbzbImnpT4VrhAJxNj27cs3iGga7PQYormB2uXM8lTscTzIo0dZRPPdpcSYO2mobzNkDIvYd4g9zjmDXLn7TbD0hzD/EHhFmj+OPhPGj913x/8z8fuRkM660dDeij1OtyKGgdv4/9+66u9tAy61DDfoF3vcFyMlclKIfxDzNqF+AJtzKc6MaOlcHVcKVFRD+6zLsGlsfabcP1ptUJuTKPDRbjFafVOSaBhL7D/HfaJMrk0bLwE3MxivFSmqjpelndeNM8W5NmreHaM8TXPRSN3qcuIaoTli+8yrh9SxWId4LlQxYc/4MrSxWT11bt149R2CJpWSsiXtzZf86vzdQYfqdG8CZfmlJfg0pxy3ORrAa5H6TL5mjf5Og+3NK3eKnHav1GitC+bd940z87Ks9/EszdKab66Wb5eLUma1s2VwP6ybuywWb+NihEvldl5P5nIqev4ndg9Iq0omdPZlyL7Y4e+yfPCKKYERDIcpOXFhfUTQSdqxqW1hXW5mC+pSxjUhqmm4Y5STRclJReKkuvzRVMi8G9SaRSlpBZ88T/mc2m8U6HSmPflnffMO1fYCDf+Op69W0xLaqWYltQ3EXK5uLqkxgMZO8/b0VA6kC7bUYNH0nXG0rTLF/pHFHr7MmZ2evGSJyPMiifD3jc8GfcuQq25SINfA+PLBa9joklHCJWNAHvNw2QQKNDiuSiHqm8UqTuTu1SEpeJu60yRln90/2qRujO53SKGtUl1oQAtcMpagUHY+2KmAcbEnH3yOGYWepx+EkunZVfGHQzdVdq3uFmrcbMRB/nKRpCqrubHjtJ6Ywc1HItHDzsZPVzTcKpSNqtGD8+MHp4ZPTwzenhm9PDM6AF/Wk9c8MzoUTCjRwFwx2b0KJjRwzxbkGcyeuC6KqOHl40eiO2CndRaQw+hFYU/6BpvB/VbdyzpdrnCoAGldIqzigHFTgaUfFbnV2f1jGcGFM8MKJ4ZUExWFzwzoJiszpusnvdM9/E4OzKgmHfeNM/OyjMZULw0q90sq68iZJdXGvOrswrv/qyKMS6PMEWzwPRlhKGmcz7XVs67ZoRx8wOM2z/A+LzmRPH1DTAWDzD1ZIDJF95lp2+AQeKK1BgcaRzvOKYxOGaAcUwJOdKIlh0zwLhmgHG5dGSAcc0AY9654vAzGWCctORWnGyAQcjLXHLLzqqSu5wrOSEIWakIQ0ggnB12+Mtq/euvqiDkaxo3hml/EP6xoiUxPHCsSH8qHOwH3CzYiAl2GABLglUJTKJWxLBxh1tCQM4nHlXGMksFdXyM6MAswpIXD0fFlmjE6mIrUwrH+TVeBrH6z9gKagzbgdzCR7NgFYYEeLfVlG2LBXPaIpyw75CUQkylIFG+Lh6qOlD7oqvDVVVJ/Gxe6mj/kAhaYathlp9ft+7hHHgZBpT2wlnM9CwC8lJkKOYH8CiBKPRC8EWV2EPYsfNAwkoVU0mwaBNgiCwlZbmltm6yLIB/xbbR3n0gA/wEbfuDrIgx1xGbEEcOZFw2y9BuZ9Ky4vlPf+bY88/cM8ASSUZjBX6Wrb3cw4T8E4JXV2BeoUeRRRRZk8ALoFeO4K/PfytH+iL3OFY5fMI3JoFVx29AzmsuKnyRfTcwC283GMcGy4lxMP439jM0S97b0tZyvH+2FfyKnddGoJbi506fqFXdF9EiRMk5cQmr1VJ89Fng2MJ8Qhkb+DJ5CFrpQyzK9Q0kKrg6FY4WS4iCdpQQ3uAkyxEtVp+BKgKh9QRQQNVQniTEuDgg/RWjN4DWWmTTGUskv27OWgn/vtt2jgJCFbk2x9yMCI9TYu5T1HsSQiyGWhUVGAOOwmd6qCCHUa4Fw4EP6F70PY+3JYYHTTP4iwF6oTj/jUqUA1gbAfHZt9hltDZocPPXLRi87LZKUfH1fAnvtvyolADwegLAy5rp3noIbl5KguYJAC+ro3vriU+89WjPmHZAmJGoSoBFaxycrFK5P6dLR6Cu8twRztfXFeOaKDYkSV6RSLTB5RW/tYGY4k6QZWQ8WmV8ZD8nVBHMZAdrlaQ4SlH59ShJZImT8avKaEm5KEMUpSflW+wvRyspxwKbG61XgJimeEcqSjuF9UpOwgSixZKHLk54GzK2OEp7yhbnvXbswN001xlqHhZryHNq3oy+XcDTDE04S65U+1VSzXQ7Ban2qySelT2rq9hm+pKcUZN564Atm2w5LNAqo1nQ8FJMm8WrQn/UZvQiYdJeneECNJhZcQpd393eoNfOKz7Hz+dfkJQLDJrjvX5Mho2CQCgnTu6hKQB+qFY9xAE405k52gedmcN6moBkz3+fOs4tNhRJoMYGMBLJKY0Jd9i+YKC6ApPKEyONdds+eeQOu4yJNFE6fIzRDXNGJoxCWukgy4U80JplMEUN/E82zaSmJTzIeeHvqGAJSHzafj2h88lOzhJCCkHBe/oYVBYSqUOKjDc/f/QYOpTKeS1bx7SEbaV+U8egURP+uopcJNfJH/5x0m3RIEmS7iDNTpL03HGfC1IHldf3UIJb2hFNBXV/KyqmJMuwEbzPAN+wGqcQ/OoiYFepfYn3vcLFa/O0McvaG0r0A6lOEfIIBw0kLKu/aAZulWb5+yrqB+aJFE4OVdVA3rgikOwDCfqyYlvWzemfrolJqXDtTEqbkUGtooLyNqOC8tZ7ZMgJePw8EDBkkKGttfpo8MADc6BIpXkAVEnbPgl9lWdf14XXhEnomNH2w/x7QQV/6ChPTj+wFJTJzwKEpoMinTXKrSVpsYDupMXqKA6OIQbE4vLOTvibDHvSpFV/+CmaGi0ucng10KRxAiHk2mkiPwqAIQfr/0mZax2As1jZvJ7N6r+lcvPvvYkZLE0JfLZ8gDYvWaztkrCaSVz08jsKuF17/2kWJL3qHsVJ+FTERmqTkU8lSIurhePd5fmjn320dUyXwY+d9Tjh/ZUxaBKn8wk05d9an+XcxBMmG6UDexdOY3gypfPbVDq32NdTwVAmrkPB7LZ2tBn3WEv5TCQshfwqlJCMcB9Gy9o/zRs1KzAlQxOi0HC5NHxhZNtnYTa1YNScQj5DcYs+z6vnoL2GOy38EzuMxyGnbDAIeJkVHfhy3naE+SNVcdaG/CX8d0q74Ij0RH2OyvjA1MIHbBwL2KcjczLgGc1BfgTlIe/A0Q+lX2VdeDaORmexgKfUMPtBN+GS/l075bNJh0wb7HDQt4xdHtfufqAVsfGTC+OnAi25n+U5soFwBbb5EV4+WzhmBiQQq8I9/QwtWj5hVgt4lPjg1YcZrgwDfkBzSyF2BF6SFcSYJsejDRN/zpXTEGHsTsbqAyZxmLr2OH4/bNlTGzBFy4IYao79TNFUvllYG2HtdcPamQavPLqogkFDLDmphDf691TwJ0Yb1xBG8AuURy/898rgpXuCtCTTcdhh0sGIO3eF9ZNuFrUO4IJ5ZhbDI54ow9/ldh6KlToGniNtBRN/ES6YWOjdBv40+ZUpYUUtCiuqJ5QPiu3CQT3kPMPWuzSo0JTQZh6L8DltH5HjKU92C06qLuIbhoTAof3jWUAOYFUvTSjGWWjMgHwPtGCE4lI1SnegsfwFmrcPHOUtsM1avXSDLsmsUuIc4GV+LJuaYrtw4CiNgEmUsxylT70FLAx+fDcrrYJ14dn47mdeXxCoNmBW6uJnWavoAH0Ca/PXP7dAEZRmW3jq0zOfNudSTVO8M6dmp2XTBF3Im5Nq0gzzVxVoSdaZpqe3CE6ibDF4r6qEc5D3lxLJpNqBP5P8whQum/JCQ14ITb+Uwk10cQQwAVWBMUdYPDHseMzUGNyRQBsIamWFOpIFtEeXFW4p+G12iInKBZXNB7X9DM8+v6vQPc7w+sh6ve32Yx7a6frITdZHrraT9ZHbtz7iU1y3b30kYVuRezqymAaSnk/RuDy/YtGyL4Slbzr0YLJNR0chSY5wJs9wqTJghbcGwR8UitKk7BeEPFvoR4swK/hUP00U9/PaQlRiXquo/BgvkbBnK/2jqn3AP0Ab3NcTglChOwRftQ0Ko8qjtGliLlzYgtPKoV0TFk9g3QH/knVUo4Bh5dLPDVwT7WmyPrsK32nQj7/PuaHRpyR0tTLOGOokHHYJYRI25gM5ytL83kS8ErISu4+sxL4KWYl7rG2Z3YWuPRqFMOigQh+4RxaVVR0yV5fhSS0KPexstdCX0j/klIpyL1eNLv+3Ir7ZtDIejappZYRSGZU1lcFGp7Ss9f4BVMZ6dVBNhL6PRnUmS8wKL9T1dQrvoarfF/MfGXRwU4svbF6L9oa1KNKgfAXA5jA/Rz5o25m9CCtpJ7OYKI3JfIahC+vCxEbESHkYpj80mIpW8DGKKzc3T2Hzg/0RT2oeZ5AGCajEWqKtLiCD4a1MfexoS2D3jmLI4EGphXHDw7ghOyiAkBqZpBVf/rTzTLzyaWxrWABlxVfgc/nTiq1I4s+vWM/A+IKNkGjbjVifoXHjCM9z8bz/YNU2cjxKbAHw9vPuva2BILbZ84eW6X0r/oFl695WTBEaOHRMdQ4D6XPBGXFuSmngiZ1AymrATIW+YOL+tc2CRxGw2sFX1wevvmBdBb166WgKX710tA+/+uspq8LXU1YFE1qCXhXDer0YLhjyhwvWKhzrzYrAzhWBlAkXwdcUtxkpAhW8si4IRUfsVdZkPtnw87Y0Nlm3BHvCM7tsE0KAcNZXzc1jT5i3IF7l4KvECsEPqbwJQTElrRLjGt4rrqfv1MeeiYHGWW+gcYRGwoj82E7oGmzAriLbMvxd30baNmPgTphAU/qKG6z+srCpMGhxgIbJbFSwycDUvYcpcxEmhrjiWg3jgsbq9xDZ9auOcibBvLPLaeKPFtF6PRAYXmya7P+yV+9c41X2xq+p3NX3UBOnAcoT0guttrvxr5Y6cSEWicBfiIobQqTP/9Tv8MiUe54+e7fSoR1Z8ozFcMFDVh47nVr/EV7K8SwoBy1szMkkEDSM3ifHOJqJ3OTkKzxuJ7PC99hsViYnUwgKvFw+nVJyOuVsdDoFtgmOVh0WB2dQ/CWa2Q5JLLSTPxQ8q6jXz0Flbu0RmCMfcTf6CE2Q5giMrswRGPuZIzD3UCIRc/kIDDqCOIH7t4ZF0DXW9dzqELWfF4LwLbXiv0jUdcmnKdKsXEI9bp8sOENi0QzDj8lnzSNWaLZ4IyG7CTv8qyRKMFYxXxWTp+DDt+PPXnzrzv6vU4D74X3/s7H9rBw/fcFW9hzmWVifrCqlMGXAoXdCNpiC8crHBsQDyVKr/Xi2TP0SmkU8ce4To0F68j1SO2IC8zFudAgb/F+e486x1I+eNtMGwmEhl0IavXWAdCitk7Ui0up6BRxInkuFO+AlMVd/8bfWh4BL3v8wIy35IKe3sNnb3uq3+x86G0at1YaPnhlAggHP3cRsURR7bzYolxX1PQCoh4kUEJBAmbsRC4zH4EdYngl7gr8xO0vFY5xyb3Hj7DAM+uLfobDUZoWlNimsq0dtbxY121l2uft3/w7fsDb7hrU6+f0PN65tFjFzY/8G7TeO+nNlZuildc9lOxHfnrET+effKLkN/1a17e3KkAraxjh4l7OCYZ7cC9AFdqBEhc3ALucstA3JXYJtFLlnoCNM7kXoCDvQvGpXtt9An0zZV6oHjiGJ9h5qfX9rs1nigNEuwc43BGC6wXocNKrNDQSEktsIox1VNmlL1jVHhYOtzSKiGotEZbqhg3NRky8HARQ5xpd1XTkXjRsKh1EoVjchgx07Tdu/cWi6OPQdpz2Cc7jhfRbTye+hwbIKHejbgbcCjqkqNNJvIscFTHkViis7sFEFf19VM1dVFbKVpq5CvtCguxFo3BZ1aTE5jNTlxaiyUU6+e/MiEcXcDR9TzjcpoWJSQkPaT0rI1aWkhEJdTkqIdc0HUUJ1lJCFEhqg0qmhdGr7rOe5dKynuVisT3CxWE9ysVhPcLFYH+VisT7CxWI9zsViPUbOwLT1qLw+m+rzrdzd08XsutsufkdtrZyLzs9Fh3xvMDZGrW+nDRZRbBtybV17PJUscZGvg9xdqWtuLKu7WV02TaMeNS06rcUG6nbctP4manUU9TmGWh8HVKrdHom99rBp50s214V9xuaWbr9qc53aXZsr1X7Z5lq1T9hcrfZLNterfdzmirVftLlm7QWbW7x9zOYmb8/LeXXrnrXFsk4bvkrBmtzaJrch8sWdGEVcixXworlFXZDUWG9L6qzzklrrLUm9tSyptN60pSGetaU9X4K/2O9ZQBVZyS5pwhzEACvqRDgNxO/BFiV6kCmgOpAyyJN7GbmbxmCXTdFYouXEl1l//NbEWM7ZbXVtagpy5CVB9mYhzAtO+L/Y4/LEAflXgtth4FLcDPyFx+kfsXnVJudnNgODsml+NMSEv9CKGgJWSn3VG/yx8Iscfyi4EvBJ0uJigPPNM5z/CUEZBTIBDH21k1wZMioxf6aqCP+5zR+xU+yQE45SR4vQUFuxE7qSy5bIsFU4L8cV7m7ruJnMGImAkUS8s+1C2jnaxewSCfTEUAkoCbkHgqq0C/i1p7ptP8F+FBgKFlK5u5wFzIXkzmMuJPf5Nns/Dc4Q0UWSz6/3BV6MZV8orvcFQT0tgv8EYmLO56exZi7N0NsuDDT2khPMMDdLZQabC2a9gEEIXzVhE8JX4YzzqFz5M84sU1+En3Hir1kifzphd9iPPFA/cgxGnuFnHeZIld2x+JkwCLGC6glGLVkx75c9HGu3UaUG/wGmPWyhO8UVJptMyFIobAphnNVToWqtX03ZZSm7LItUoiAljc23qPCFgjO8qrivGhsS5+Q0HKA+GejgewRfuqIr33OEN1a0b8WmMIsQWw+/767Ud1dO7z4Gey+IVOl3qBXBLYGIAdrVh5mlk/EZfHrGOA0gTqFnZTwzrEO6Qk0toGZXaYOJqhgk7UbQYWM+MjNqnaCJt4KEPcUOf9xB95jEWS32sdxkm9KCQxAJYUvEp1LePkvDvAuGPxYaW9iPrcIcOVTvh4X2itaLi7mJyFmMGHuhG9nCWQk1+lUBsBOgAIYZUyv5ki1fcuVLnkFxSbiL9gcT64GUQyaGh1/0RbVxHuhfO6ztk/EVNyXWVliShVod+DxNDStYkoKffR8tOVRcm1YfheAicuLfgfL4R+TR45C5TavHkNL4K9VOxIZV/OghcsrTapYf/e/Qwj4oD/bL4dAURbcTqz2+m6S7G7HaU0ioJqeJOYIBZWn8kukCCaR1kNq+a9qa4/eseYhTbpq2jtlyv8Cns/EPB51p62X4VaZpPmC/n6qSH3POF6et18Svu5383uCewNMV/P4t5c9+F34D0/YVJganCVdxTu1jSt7bSmFehN8YTdZKMvaScReM+54t7pvGXTLuq5xWNj/l3D4vtN9YJ0ge7WXkave0/Y7kyr6I+5un7W+Y+xVJ6VeQy7cVF7R1QVL2CnJ5EX6Faesb4rdMqbW+Cb/bp61LJnXfMu6Kcd8x7mWTKprsubxPwL+rkiqIzygjx+c8nFdS7mfJ3X4LlaW5X8L9FJUzq0Dto1qzEekcK3fMb+ugOdnxlmn1hLa33zqtPqFZxeFpunvftHpO7p4XyAabbcTQRn8I9mS/LcJtVjTHc/Iwdoj40MvUa+Lrp2ERzBVFn7JecuXZcVcq/0V59mVur7AV5qfH4AbTYjPsxH/k05vvOVII54ERdMFJC4GCv4vgO6ftyxL8An3I/paJ6pJ8yP6mK61nxfh/Qz5hX5R3fpc+Yb/jSklecaTkLpG7/TaqL3O/gnuqt284Ui8X4Z5x882lS1Fsf/+0/YYrzeMs7qen7TfN/bL5xAVXolhytwcGg59GAgxSJXNobTHq/qRxaawzT2iwMU/CNGyYPmua0M1ghH1o/JSDb3uno4HpMmqJ/vCkKBzskAh08J45ss+o1fYK391wZ6fFRe3Gt3V4ukrvdxnGUXNP38DVdohHw5eccQYeEdNIyzjIMg+ZSI1VJ4+xDnNmGRAPC2HaxivMvHZ2BPuIb6j2HiNnC8Y3i8ZBKjkaO9RD8miWnAJGOBQpuiCfbdGDO8kpgqgeD/4Z9Vfa7BoGs7T4pkzxJe7e9Mne4Hvt4lHDrsCiTjBbMRwZ6wLhOI7J5uA0wDIJdTIfy4yJyAp/0RX9pgkhuG+KflNDtJ1CUe6sCOaSL6BkbkrOEPxQqegetV9wj7pzLng8oOp23E0sUNUd9qPkbGEDWraMWx7pYLRnS5KD5NSmhaYy/kmM/XfGNqOU2TCEF3tlABYC6gTDPb8FLrqCWM4WIVxnzZSEKPvsuah8l4KNbZlNUCYwYTIYGYDDYvuBloSYTEPcZLBU/NWWPOR3kZfEsFn5omNSBq814c7YSbgfTcKdsdcJdyUNd4LDQa8zDyMRM0goB+t7FweB51Xy7nzybgm2bCtAVykwRkcI94KCzRtjdGR7XtryIpO7aVgHdd295sjaTdeOejC3aw9zu3Zdzz0YyD+gRIUnHbGfBElRqAfY70vkF+jRc4aqswGqziG2kczZFtXFtii1J6qLPRFjtTg526VhY7vUMLZLQ6tsl4piuyRNq2mslKiiu83EKsllNURjl1SM/8TviJmTqf5vOhtUAiyW+ivBtMRun4XVCZPKBZPKYyaV8yaVV5Sk8l0luT8L/3BavWGev2buz5i07kVaj0uWXEntZV71xfNjdL3EweIVZO/VLBcvJc2uz6zK1SNmq7pODl3TsjaqX6o/ACFs1C7ORbT9L4G5KFmOXkAEup67pUBjp9tVLQ2hYgQIRS0ykpoxjVsvdUy9KfgINcFHqAo+QkW0IIM+Wk7WOmc7OBouf0Y5LpPh9GHICisO1Bjk9M3gPrDirAeIRKZM5MOxl1U+APqIb8AWaWBlvXkMKK8f+2pUYpA2zGNml8xbAdlf0u/jLe0vnosCqJoGknXsKQKZcSZlc9CUbDREKSyU6QBnBD7nDU0Gs8YgzxrJVDEoU4Xa6fhRcJfSZqr5kYBBS6zUepJn7lGZZrA+GuGJxeLU3EXzq+iEBos2juhewCwQ/piDoxyTQOGYTJPE2Ovyqa+XV38qSelwMr8tj/bPb8PJ/NYdNclwf/6cMFey9klIdwXOTMpdmaBi7gj+fI3abLL5NWVPZaEF7hB7Al4L8HEeME53Ocle2N9/6hxqgGe88GVHGJWV8CvbXNcwOEjrx5QTq90iYQWpMFsqTPVVWDEpHRX/abBR6YxI6ah4vtlfOiOmSuOVUTP7c9X8J98FOZb9fYW5bH8t5ww5/mqgrsOGRCVykgerybbd2L59VyIoSTflQEs2UV45SnXuQXxiLUa+YFknt6WeCFbsRXDP4klyG9Ac4Gu/h711r/sKtt892oWT9yu9U1HpZFRObZsPC0Z/Jhk+LGwReCWiGPz1/x288qFPv/mzR3787t7Bt93y9/9k5we/2u0d/L8bn93/z37jh++my5+98t5/8/I/+hQuf3nPg0t6x+dwed/hn5w4/JnP47Lz7HOfuvzyi7hsP/aXH/mtt/i1XukzE7906Yu43F74/a89M/EKLoe2/dFX/vHvfxmXX78Z1tk/h8v/7kP479/QZQTeAbcLZ3HxSxEaEf2oHLrYg7sHix9p3Hb9l3/4zm5USa7fpNCLECctZk+7LIIKDjZ3H3zsr9p/eTcFSa6/2o2qi5D0LmZPu13+En2LLha7+DzkHkjHYpdVHv3Ehnzpzh4NqE6QFrsu50UFbtqAnqja6bX5Uml/TtLyRKvtsowEH34lQiVH5UWuk/KXws/bfNk9RU/xQJSi1/77h1V7KDhfqs9fTIrFoiVQ7hKPfWSQ/u8L3g5UX/mAtfhLEaYMHy3A72sBi9QCguQ6aQHBYva0qwNu3UnJZy2gtEyNZ5EaSNoC6CnVuc8l6tOFtADfpA0tIEi71TLqX5olhePEBd3ux7inAdrhyw6Lp0/q4i91vwKtcJZtsdpHQH78EEKivx6s2EzJp7Ckf8Gfc6DnPVc8OsQCY4cX9zlxYAZIawl0donHo1wIKJ/k1hFObh1BDQt4udrKPVf558FixOKJw63IyWogG7yefoF515JnT9uHWIKODP+ozXSZADZ/CldgcsdN1kEQ6gROZUvAaKJh0xHSJGHBxgosBKsqM34NGOBLqKsdsNphGku7nmV1MLscyi4b2eVw9tpIdjmaXTYp7jH6jdOvJShYzQ6rxZIzAWNvWq5Qe+q1twBzFDdlutlK9T0Qq09FTDW1jQJHutNuUxsgR0PODRht8o067e3kS07Evs1PwHdHp30d+e6A+mgRnB6x8wnW4wdkPn/teuNvPwf/Han/Dey/Lb2fBAuDlveQsJ18vyO9v5Hvt6X3uzYsSzZHzm5zEuhs+Gpb31Z5Othrhnsc3gCM7XGwh9DjexzsKXRrj0N7je2S9vagjszVEKwBZ5wur6tnHF6p066bl+L1GWeeAQ9mHN4BjM44tHgf1SiVQeQvuqmnkeUhFE60u7d4Mrq5BxxUjeqbyAoquqWnt/IBRVrm0RSC39oDlp1JS0NfZ66GAQkzg/1HU6NuhjmS9/U0CrzBr9+G12/vcVBrxqGtx4hG9bRzX31/T+8iL5376jRe29Nr72Xiui16Cgm7hbriFuq6+tbeYlQ/SZlz9BbyGzzZjZLmvaQP6eR66n944giXw27k/yYKubVHi66b6e3Rk1Qatt5Kfg16eyj39lDu7SOcsduQofdR0Ot7tDy6nV5vnqS8Wvp68hve9HVkdhrZez8FvYGGFb2HXh85qffS5Q3kN0SvT+Zen8y/Lla5WygHWykZt+o9+mZ9OzBAHKBtnKbKBrxcC86j7XE4s+0xOPtlH74Xxb7LmaIqKwCYagiOhjIETgqacML2KBy/PQLHatflgIEWY4PntHPucwfuXtDhHEU3dE4ruR2bo480zmlbbsfn6NPD57Qlt605StAUDQzT1A13U9e8jbrtLTQ2vL+9S99EXe991B0H2w5DJcMiZZgBh0GqI4Se6BsrSvrGJSV9g7ef1DeugHtmgAaZuWdoXFRHwFCsS2KbU+ImOckBaGN5JKqAtl6eVfiZg8GDr0CbI36IeHDGWVYCFnReSYfqKulQZ/iDWfQ70yhuFFShC0p63BICuulw1ebTcr7ags35jHNRSWc5q7hJF6la0dDRAxVfqZ6Gqg06xPVsHosrWxrtIIW20XquR7+gP9ENaP70pM6NcAu1IifXipz+HgCueXwC5rg38pWDj03yJ5CWnXxVxFTY09hWFNHN6vhYQB+bPEme9GQUK2vqO91oZ+5jO1d1GEdz7IhtZ4/6iUOXsBegyG6kyHah79CDpr6RQhQ3STm6D83K6LN1CtrsUZ9VdIndD5KmKDYbHZmeUEgK4lBsVi42a01vYgH9Vg3arJ3Up6joqUQMto7pUWdt6VJLtvSpM7Z0qq4tvYona3KP29J3FmAMUOBj4y1wn6eGXsCx8SScJ9sMXvXR9g1o2zdQU7Nl7D4Pd5JaENxd1EDgbplxVtg9R/3PdL49zryS4f8SHjnnqC+ajrjHWTDt7zIejZ6jfmk65R6HiTaKM84VxmY+R33UdNA9zgmVwG2FZxwDfeMw9I0o5X7GLXm81ZVllyzFRH02Y4sSsgkmNYsLbZbvuu3CgdxqDL3aj2FYEKu2oicl+pUPAOeSZS6VvBeTuTrULSMLPIIWeA2xe8VV7RAIyVmngG4PPQsoI9oFmnA12hRKuPBQBCGgSsIdeX2O9ydQjOXnunooGtQDz1IQbb7Bcdc5KIQmFhiOOFKObPBZ3sz3vYygJXQqWpnRA4qB3ue9Lu7CQ/QSgoBxRvOyiQE9Iu8BLHK9eI7RUh5h8xwaMNoVVh2QnPOOl8ZfnFFXD0F3BbGqNMubBJBPplBAzNKrUmgWQTAvzenynA7moiLr1Tz/QUC2sEJREQqXxdOsuixtYBGEH8LnnEivkjpPiZ15eZQAfES20Y5ICJq1BzR7tinPRkYAGYWLIhwRD5s9IPb6F8458E07hm96NZuzK6I2J8UB+NfFgs3wk86cJ4oJ86IimZNTJEoKSQ5ggAqUx6urI9jBVcNIvgNmJsLwEogYD8OBCoEB+jzG8RnnaXGeFOej4jwuzqPizIoDLgAfeiDsTIkzKY4WpylOKI4vjrUhh2iRLR9Y86eI5sbCzVSJSXeo9dvCoFjVA7O84oBBjGnNnjR+tlEVl/scdVUb0GkSyDaBbBPINoGgRITxVqAEgMJhWBD+pQM2RGxrBth+BEYf1YeraKI1Y9nNwBM1aIRDsduHiR4UE1lrjIaC4sNghIi/F1aANV15mEmnKg9WfUmZJ70CpOJpQhXrl1HLRLR2EiUND+3BSjmQnCqLqQLkinkxQDVnkhFKMG1W5La5YtLS+PuyYBTjcKUEGJ059ixKqVHQUIoGS+eKv5ZHbojaTkMwgso4q4BmWZlmS5c5aMLNypOVdj+KP0/iz9P48zw/m1ei2avxZxJ/pvBnb/KQ1X+BL4YmuAvNcRc3TSf8tBIdYVYk5ivmoGgmD8G85x8WzgH3sJxOeDmFE1fUQHxRAymJGggzxzlymIte/GFLrPySQ6CNNun5HXkqMeEH9L3wpDMQpPbx8PiSE/ynsgfZwSDT7wGP2EmObi8a7G9bzrFSQbscR11JFM6gQnOR/67w30v897K8+RM0VvkQq/s5sfr2ZjyvUo3p0oHPQj3FgnqKSw+Sj37RESqGskFLC5jekEOkVnBufCEN/6OOIIbSW6h9fpQGLOFY/SKqgEr9PNzitP0W3MI0tDNKkO6ehUv+b5DLsnMc6thLqLAKYrWNjLgEGfEVBA5ZsQR9AWc+9mUT0bfMs0vyDGdA9jdxrXBs5N9lX8ANiuQuqIS4WGRAkIGzSJFjuPGSbQQZ6/0TRTiaOS9Yn6B+O2mVptUFVlWctMam1Xm+FLC0aeu35G5C7n7VZnMadLJJywXtxySkIXBCdNdJq0EbIXI0bYvI2UF7HnImaRVHzk20H6LXp2itxyY449BajH/F6hiLvRrdfc3iw3wHpCp2PJPc8Mn+rXscQDPpcWk8I3xKM/z6sa/SYrLBN0O4mciNzGM116aBm3r7hG4dFhujlp44JDZG5Acboya/O0rv0pN7qgynhUdi3jupDsq0u+WeqqEzVXrwnpzVeJ1GJvqOciyKc1BswSLv3mo1MQvTg3GBG+xxMb2n99tepSqB/9TnwEFiI0aBnXxgmwMHEvjdCgcuJUZjFNjNB7Y4cCkQpb6t1Pi2UXVv01tAJrRVb4srqHI+63oGrEFUfVhOFHnqtlxm/dUeeKdpF9DGpwsJR7ug9ggyYGE3y/tgoNlmXLYOK9ExjhMNyvfyWmgbVkb86QpbawpxZezcWy3004HqEmiycOYe3l/xgpgaFtVO7JCjAlr38nw0iHFPAjaog05Sy5xmFZAdfPercqdDaA6wKm0l4TpjU8sL9LxOl+MYN10c4U6QMwQ9CH5+np636XIMKgkuUHhvJ2cUmmkuzApuImcYmmlu/Bs8QCzbSbN10YTp71k70RZx0YylGyY+OPQ9Y++xZnjvH84aq1zONXslo01qsGse5oarLvYPwQ8CkwMnn9mB50ZLRqwDYZuSLA87wo0ZFXgcXnWiyXBkQIEtHm7BJglDr2OG3k2WicHxgquOemwxBqUQW3ASi7QrOc96FX744876S7vsMrcMhCKwv9t60gD/02yZTURM6unM5jxK8HgcmPvY/1Uy9DToglZWCaCrrD0a5H0ri9BY1VVG680J/jPBYiC2t6VM8NwnlMZjXjr4kEPXRA5dewpXhsinlsmhEYq2tkGQ6LGA3gKFeRAMCdNssKIAG+Wj5e4F/KPwSeTSFtvP7rOmIPTHotUXyHkfqszNlAR72eI/D7YiLAGxr8Oic+C1A5UXohAVqsPT9GjbJ++DLacRedcYs4Ucs5Z1hUR7IJ73HwALNBT/iyyoEbAfyiNYPoDU6wu7hAsuEmaDcTtcAQxgCdtVXjMg9y+5qNwFw55wzPB7zBt+jzmgNk2q57EanVTPoflNqqeBWzNO48J2D2/xFwbio+G+qMgzxh/xF5meyweRph9+8Tv8SPhZ2/DQCRcdWntON2FAdBM80U1wRTchA84Bd8Nx1p/7mq+GBRh2xTUYDFqm2QVoH6Rz6xdceTDG+ixeNs1+VqxWBc4RyD6M6ugLD0kJTgMbI8yh3JR0mw2odwDqZFJNUn7JuYmyy7NtSAP0e04nZg3J2zqpUf2VxO/u1E/bt1i33mG/58jlB2il4rAxK0/1ai+m+t3WnTzVM90GOQcx1e+27sdUv9uapaneg45GeL9ZejVZB/ws1oMZWC24Qtpj1OrwdEzeyEZA05D5rfCTRpHJDIueeKdRjUmADCrBi884HT2Wfcv4AKrgP6sUD4ffY5NeldoAK4hnx+H4tKTwcBHOQELq6dYMJKYeqIku4rT9ouqEf2vzJ22TPfY0n63YQS5BF1Uu89vdtm2yh0g+aQBR4/+n1EGBxn9MLpU2FgNtP66xeleJJsNirDISk7wWDVtuqXZIvyEKP0zuKCyfBLLoVZtrOWkCae13E/8rff6A5v2CO239nM3X1GKn1ZK5ngd5hFxTE522/hVf30LN5Q7YMvH1Fbru8oe/Qf2SAv4cT8xe/C25/VdyCxWLxwGqCnVxD/qIj8o3luj5h+kygJawB76UJ4CRCQ1hfn6Gnv+P4E7eB21vD51yjpwa9IM9qA89B0Zl6A578We5UqQA0nz/EHt2+zz10D7rRcQ2SF0ULvTW4I6yXranR/ZZJ+HSCuAluLR8OG4y/Kp9h/Vpc92l6x8wcCDh39hp/UvruGCtN8n3t2aPhgwMIb9T9oqsb+mIruV8gY9jATeezh2sG4gGkSj57YiChJCKxiLrvqh8P6Ngsr7ey5BYrXh5pbaLBiT9rMGQBzA6bV0qotiyZODVgUAft5lZq0BruPlWh9m1+M1vwR1hdi08WxnvGIR6Wu1YUfUuhqPHatGnjRNfMk/eMiOws9bNO55RzFzy1tGkXEo1Kc87Bmq9kjb5xJ5Ngq3RpKSkA1EeZgevmuS+bNDgT3hckKyHCHR5FMaCl6mgXjE6i5dcUUL9pmsK5gdqlMGuZPbXoLT3klyzfuoKJCE0IT/18+eQ9ctumsl3XdFPDUFhhHUw66dSmPmsIIBqj8pfWwjzqUrom1wIouJ5wlAjiWAdjKc+S8hVxGdPCyrio6jjKmrwu7+SoLRL0EE9RD88+LoD5JE3+e+31CzUjqip3hPZqSw/QXfHh9wWPUzM6yRI2EmR8y+vCmFaeUKxsJL1AFMBx1dn2M69BN1MRJ9/Z4MWsEaNU+kGlbAx3Bw6Fwnj04AeTDD3K7oK68bh0zRbjpzmjlQUeF1qOBddUdd8xzSEt839ebjOPmvZlcZzxpXG0zXhThhA/ZekwdjxBfSWCywii5dw/ZZcf4n5GLhZ7HKaUaJP8OH9OIgKGHMt8+tyWzmbtac36TJ9qgcX+flS9vwNd4NiWlvc5HnJERV50/77qQVWnKyrXDQqu32qub6o5qYqvzesUvltisov67meriRauW58fCJR43Xjyy2jxttXj+PBernAuqwo67K6rMtCWZcNyLqsJuuySp/O6HxCU/fXlRI2Kj5tWJyjBSDQzbGy4QpY5XcIf6hPS0q2WqMlwMHPfOr+J//1dXd+AEps4euQKp1VxqIAYiEcSpZQXGeUSG9OwHWYWQ1iIA/TOPOrsdznIlxK4TsKwiRM+dQ6zJtvm2fn5dkf49lb5tmywtdApxrqEi1XwKt9bwtKoV2EFkXPV+kSK8MKnBDcxgAIrcHxqeWXsJQM4VgwWU1XWaX4OGsTl/qZPDy2prbB6suc3MA8YzlJHXKSGl8O4LLCl1Vc2lRGX3FYF9YzurCsnE47JJilGgGYYegsYdZlqRrNuu+wdI3lUJxhSNnA9fGWLQW3gIKg3foxUyDv2XJ/xTbF/H+gQy1zLPEyVKjnpRi7uGYxm3sO5bVip+UFoRqf0F1D3nNKPrliYHV7t09dCWqAaYEc/LU7jn78J7p/fvepHlgWh3VjMRrRDT3cjYahLJkrxmgUD5v0cLQbNfghr/3H8gcr49jnt2LnQVZNQvcYIneCflvot5V+2+in6dfWLbPMFU6EcbatNi9F+Zec/XpCe7ssHyk4pAdxtV2PfFyP6ubHn9Hb9fChZ555fa49oaFCbVlpMGvdYIHegmBhGixcN9gWvRXBmmmw5rrBtupBnO8N8pEAZSPCmdsOclyQEEe6pXc8jBO/ifY2vaWt9VbK+JBu8cHfuB7CXjXsRIN4dUwPIqJcSD4NHYQ8hBMBVdgNsgRVWYpiEM4gjLvp67olJ36B3jan9Zxuz0VBcuLnUgszJ37UD07TesB0Bo2ekfSIEwmHbYmXo1nnOG46x4LpHMdM55g3neN5cgpY6XLXYMEzLUjfME9fM/dnkq7xF1jNPc29YR4LtCXpJSvoGa8iMNvAX0P/t68+AoyIui+NAz+/wThAKX6SnDoW9pzej8jd43L3qBTBrJTAXimA2yX/UxJkkgXtaofJ3vI42w9yZ8flY3z5aWRa50isAKODAWB/2v8PUjy6L+fCGlk3U82AmXqqPA3ZUPm3dFmmnkqfuUJNpp4BmXpCmXrqmHpKNLPkGDhO2Eqx5A5nsVC6gPJJMoBcdmQASYVLh/j2FYb4sk/Cyutk5IEZ5XArotGs8GiGZg/shiN0uz7gzYeOCKSAdk9F5sN0xV9/pScQVG/DOMCdS9k7snKzoPWa3Xcjr8cY+1j2CakndGnlTCgJ9dVuVFwEu8Fi9l63B8uLL6X5SwO5fYGg+doFODSD0CzyQdhpIGhmY/CqY7K/cIS23TIkBNoKLhbsYE7GzZPag6Ku+cL1UBv1IC5hwoic2DGT+FV10D+kUxs+hVfgVAVYRp3UhdXRFmBEz8YJa1UYKVpvdbQFxIfjJ3I8idY5qYuroy2itJmINIu2kEWrVkdbRHwF0D2cgqpBCXpoNTghFgEQbYRwsCAsQX9tEM5UewjOJE1vJQiDJTnuSWgjD/clx4exTNvpS04xS46jh/uT4+vhU3gFjmM44R/f4zwuV4/ucR6Vq1l0er7avwcQkJqqoacrrJaUqAaEHzEXXZ21zyrUlSoaSlQVSu/JblTNVJJauprpKrWiag/SUuq+GlfYfodQ+mpoD7Lgzb4SUhAKZ9NXqid15WQWnL9SyX+l0pthu5KqxhWGhAFdYM2qq31lgIJQuMK1fmUq/QoPQ9ApG9TO1b5Sg/bYIAW+xq/sTb/SDH6v7Nq0cK7PuRBLLLtPRWoHg3LPAiIOapEwK55n8CwV/rQLv0cjD+Y2VO9RkQFELOYUhXjtuA11OKCERQHul2z6IierRB8EiAdlpkYpLOVUzkp51Tug0+Vk9xzZVDTQjULEMZA9gD7rxvFwRM3VEe2NBqE/ilkoH1HjahH5krsTdjTM8UzSsk8BESwaFdXWkh6FQt0w5a5EkY3lIhtbrVCneJFa1plOeVaVFT2a2Xik4yOK/rSDL14Eb7FibLI63PN2uwl3GQzb5F5h5mycuNOooHD+3uaUr0BornY6J6CfQO5xBVWnnc6Comomd16lVD2Q4s1FNNY/xoNP6Vw0rkdED86Zi7y5yNHFxxiZtXYuaulAHrn0Cu+blfb2OGfghueiCT0gjwtzkUubK3jT5n1Loqnnz0WFPQ4s2nVtxhE+7xkHNvvgaIRxPPQ/YTSvwxnnOL8+47D1f33GuQz/xozDxvVQ71BQyeNmyqo5lO/ZaKRH/YOunmS1zIGTMg7V9IhpiLnxRFfzDbGeGk5yG6EmHOpMzb2HBtmN6rm3632tpqGH+tsqjQON/OtDm6hgQye01N9CqYk186+jmTVzrzfXNjPIcEbWNrKstQVr21rW6JLClIZ3VkmDW1LS0M4oaYhd2DErtmPmhndBScM7r6ThLStpeFdMg7sMHRhyLykgAO+EHXQROoy1c7rFTQJtby7ytfMYYwYXWeufm0cX7gBr7lMzOafHObw3x/YA3HDOmAaxwA3mnJ4wTZNFHNyElhxpWscdbol6i2mdbEPAjeusI43rBFzFeuM87uEsAX80Y1X8uYPs0XjZYSGD/4up4U+vmywOv65se44eOjxnRwN0MXCoBQUfMJNg5oYemfj5jG2ESZ38lPiFUK3kqZ38LPGD1oujy2l8T3B8IDwpIz4oGjhPcHxliqaM+JAP9guh1Qk/CzgD4getNFrIyLuediQtDNCDbzjQspQ0M9uuxFcQv1Cz1ZLE54ofTcVYijhwfFoMVbBMUTSsFXHZZHVqSxLNHNr4SdoqTNpAP0l+hVHWXZPK4H2GS8EoVLoGjDZmrg2D5uUIPWTdshgFeYaRu2Wj7Qr7BuC8sNmzHq4K6Lf9IDwE1Ys2DebNLwz6igVJhTmsoQEmiZNwlSPoZgLsH2cj9JzGI0DqhNkNNvtGJwpG/jQrGm7eYFMcRgAD0IzJgAB2VN0QKPTDtKUrtYuxIzBIfYu33DF8NXciD0noZSRc5GGK5WEqk4fBpur1TAeGMrCg0gzQ9MCJuoJppMDTy8D2G+IzUNzCizNReOBz4A9iXKEBXaEBD043GjwM2W0NPkNwRBiiUjg/g2SnQOlMvyb9xug3Tr8W/SYQcAtdbKU0Der6VeAwry0qjM2bVkPjXLSNd7kTkC9rvhzHxNXmy6aun4sivlR62+l2S+vT7THdBrN0dJoS4be3UtVsCWjGKGF7HwrgY6j9GetJcsoz1kfJqc5Yj5MTzNAuOQQazEN0V5y2ZsnZAiilUGA0Qz2BPXOoW9gzh3oc6iuhHoP6SgjVlh3kjGJ7HOLgeoIcC4owocBohnqrENdDHxzbnoL8C39KAONg0iLt09qkeX53XwEXzVlVX0GLhvqmQdiMJuKTDX9N++6vBD+phDFga2rD3F1NKqEIpNLIIDhuQ6VoIBu0USdUCSNxkWregUpoaLAaQ4PViJLD+SaKDliNKDtgNVJlMVYj6gBYjShMYDWGBqsxBDbjAhRyWly0wGtEZdjzgCSk9rVR3ukhZx40FMjURnCaWzYp4iQOLLr0pjCaV3m/ggLcGC0yaeFS3iW9zTRzbtwaxb4NLbxAheu2xwJp2helMK13pDCBLoXCBJQkN+jzUpiAkkRhAkoyNFCSKEDoWobQ1LoE/wQ/ktvmlnvW5mmdZnaVUjG5aaW50abR4AweZTQhGVELSnrZMSV9aF5Jl3pPMgLxNHeqdyWD6jLciX1Wl8JB7C6gZmF8IrsMO+3mdsVJtbAPjgE57T3YouJsCigkAyGSH8gGRsGn4AkCZklO2mjMLmYImDQuL2cImKUU7yYJYt4A5xOjYMpTvhUkTJVDwlTp3Kl4QPgRwWFndX8o/41K+Eo0hqmzCH34McyZo6ve4G8aJExJku6IZ5IqhfHJN49pVZeAYSJkEkaYHSDkNhwPReBhFhkPkyab81Y22WBYzQ2P/gyPi+UZHhCrMzwSBjP5IbCIITA88GlqExpzFFfMaF/FQF4oJW+lJT+aFmta7raQLJuSHf37KPdSUu7NtNybKPfSJuVubVDuJSl3a8Nyj23DvkFTRPjPcYB4XKV0MVbwZ47yjzoQJC4lqoCypvKn1Wu23IgeCV/6kEHH2HUW49e46QJlU43TxZn+21f7b30hTrSfhR1c+NNOqggBC+/YeYTHAX+1rkyFyQNK6z3Sxd2WFl6GImRmA3BC2p0UsTStf1vpQ2L4BnZ1gEzCwpMTShuKYnzJkqBGMQ7+P+Nslq55szYsxgv4CiwQirBAKMICQTCZihzNzzoI3uXynFQvY/lF7gns9sl9yaZlGbnHgUBO7otAEyJ3wQi3S1fH4hG8GujlIDVLrO/2P9G+JafhufZMzMkOwrTba5dYoK1LECyTk6FelgQkgHxKBuay1Adz6Yg0zTUwlz1H2Uf9uRzLGxbpAO0USmksezxUZQEO09qiKn04mAS8+KZOeNkZl+CMMg4rkszLx1LJi3ew11UVV3PraLG30EaHNaevGuRhuNFGsE4WQuIgFSckgAjVdbVYK5BeHm71SawNK6tojFQ2wE+opk8EPaHCKnE/ake2aK0CBTTVWs0E1xwKLQgtpLJKERWVU5XKCXLGJ8Johzo6V/Fd3hvBvLFIPz5juJAdt2NooNb0ttrIXIHzVsZYF2RmVgFb9engLI65xUSMj86zOkgVBr4D1Aa6HMkuMwlbu+lA2193ojFdF4Ouih6D1mwIU6tQQ9WmpuudaDwxz1rsddu0fYDmubHcYi9Rvhk3Rl3sNQijaj6oTb0GdJNNNSjCuolQwb9J877LCUm9RvUIezUzrxE2a6qbCNlrWI+xNj1UlgfYTrYEw2k+FB9ke9kSTLLldJ7tZkvG8rUEOQmf1jfZ3LUOgzBqtLxbQ+WM48iaJoXZKqUYeue0e4AzaGqQHt3H5gmUdSqRQUrxQHsYOor05KFqkRL6vbNVmGCNP1wtUQUfRSmPP1ItJyUaGqMwUx6hwUcYQ8R2EmlAsY5UKoGULUMp1M0VMyTA1swkZFSCiYVZS4qTriY42PdlwSjGJuwvAtiakWdJjxsLs1FdN1fNSnmNrRkrEbf4zHkA+aRooAMwolGtQ9RWBmHtrcOnxDzITAZ1huuAxLeu6+G/dJOmz+29ZCS6JZbo8pHNeVtOcJZtOd65Aglvibfco3Av2dQQSizRHYZG1jKzSJUABmwDDHjTbpfrcWjEA3qw2+3q6ilumaPIjLkfTHrbRh2knNYhtcWk3SddIukttbRm6SZpy0kzNz0gdnMFhT4D1BsU1U+61Avn0AuTNm7aaNk0T9NQAzRUmqGp4KNK2lqHpLU2TMbHdUh5QLaphTWoJBvUQoZEp7aCFpq2VxqEHuYmcbSjgzWtdbi/tY5gPYzWaqKEPWIz31pH09bahPWS8GVRwHxT3ZI21a0cxjFhKK4JtNOx2M030lbaSCc2aqRbqEltZcILxBFQE0UDnaD6pVTqFnWxjYocJ/pvK5kySwCvlCszebL60lvpYygyyutVfv1PnAycWh4DoFpM7mCAR0uLbypPsQ6sI+YlmpeUQEE0FeUI0xZEiDafBDGJWFQWPK2g1wNIX48tXADe1FsUq66i0NcBHu4SU2aF/6fDkWCxdy6qbLI3xKoQqoVXo6ZQec01XlKei+obvkUjquFbEKXFmq4YHoY61Bar2IVWTrNpj5+ROvR9I4emGPZZLBj1BCUrODuz3aFiYKrfkwomRS944DRj9XI5/YXo51R389KAcQcH2qRAoNF3Kiqci2qbFtpAjstDGFYK+ZWMrWuGUCVR66wYnc4aNGtYm5NKCEVTlhJaE2FOgWNISmhQSqguJRRKCQ1ICQUQ7r7GoMR7aMme2pzaAoNuU2Nl4GrGApzXjINuCw66Dd21xyAjjs8C//dRefAQWIqBi4sHSxVGQbezPaYtkOs2Q7cL6PUURb8X61hbcNHt7TNYk9qCi24nuOjbBwSvOYEKThCbaTvmuVh7FY+WjW6HtyO3JCxsNvrLorJvyahY4YKWjEVZMhafwpVZMmZaAByKloyFQHvQ5mmKE4rji8OieAMllhrQ8361B2McTHglZjFMLR4c2FBjcqloZ5ahBku6Mss6Bk6H4pB5o2jmjaKZN4pmcikjkJMsr5KVV7IoSycXywg8lSHkPuvwxN8Gj4DD0wpSzGBnpYerNZCCOTLFVO+hyYSKQwe0uAVJOiC8qCPLaig1uA8o/bDGouY6QI14gNpuTcbeEkzuKS+YWKBEVX24WhZr+uoj1UAyUDQzSSiZdtJVUUUmFhNlQHE2YGFaNNNJXbJsbOkrMrFQQAmjzWTlmKsRDuOYMBQXr5UqmFhkXyvQWU6yDqoE604sNJAPU/8c4X03Ygl43VOjaSXUEPgP6sp6BS4lHMh2rSDbNVv2cJbs6GqsEbgDSwZ+H8uQ4tlTr2h1KvglxjmdMyympR1CueAA2bKPY8GB7V+OVIFPz/qMFbmJpfu4EnbsMGqz5eiNz9p8PoTjEztWe/sFB2/Mmjdg9Q/tmkUGIDrFCjesZ7PIMESnelCJKRnqVAf7pV90lTrqYapbocTX4U3bYl3pRQbzp8w3jP3ziq4u8hW4UPKhCiYUbiQUrjBFmlAF6KN4JhRuJBSuoKlhQjHUp2tC0bbThMKVmGnGwkHJwGWY0H/RYYXUBv2G6TdCv1G2N68fcKDyUz+goO9TP2BD2aeOUSCxoMZx/GDsPMMU8LCa1UMfpBKs68YeR5MzDKjWuh7Z40yRM7qHyhGrIO13DhzFWFLf6ezF6mmnM0WrLHImqTnXgRbbQLz3MR2IRGdJdL5EF0p0TXISqHh6rSlxhRKXL3FZEte9VRWQa3eo91hBJgGgtkw5/2ArJwkALhV7FXLKa3qEvbJ2RrU6yl5FwG4UaCXq+F3spnH8QjdWF3vqGk69qa11sd2uAbmD2lwX8pE6DCtoGj9uM1kzH4t62j7cimyWOjnCnXIYwjIlfQ0wi4JrydwpHp4diQIGlcjS5emAj16tfFIDPn7Na+Oxl5/3stnLCoY4QfG2T+IE+dnXtfPa54LPVcpAkxHVe2+uZECQYOSkEvK9pZR8700HJE60yXG3q4x2Ursp+95Zw7q3xKZRGBt82CHuENAN2hWVt98Qn8049oIMMSInu8F5h73uQWitX6Tg5gBuU+2HD+9PhTyw4PAheH2mFfmLUZhTCjnc6qWBTtGTLJrc20AB9Td4xedhyokL+6wrtmDSXIIb8g6eFlm8Q3cASHXBjl3IHOMLsKAK34NsKLJbbTfHwqPpfiC3xsJ9LZde3FdzicF9JS7ER3HB+3awyOhApOo0PUCqHkCcPklODVJ12vRCqh6IVD2A0Wwoh/J1GuKxpmMag0G+4UNeAbLPKMtccyoFdeTkAHgUAfmIEBMqGNiujXBu87hAXzhxTYRzV4mnTvP9uWjLNfEwXiWqQY5q68an+nrCnLslbItbzbnnFnaH9QRoB8G5qLeepsFsC/TPvTbtQiGMCHQTx82BHDcHOIr7BDkj4BekqRv8gjQJg18wwPHcR7gGaXkb4FDuMTQA8AsGchRNG89pa3Y9Jjo3O4Xr87pKiZu8uTrhSZww7IgNcwpH63kkHWewSBjOYJEynMEiaTiDDcCzt2BzGnH+inzY83CH+Iw3gOq9kKcEEOgnl2GnPYwBJwVxcvB7sEWJHl7FROfcy+g8NB4V5DTI5U56ZQ0T3ZnsHE6CLFt9VHRXGHDI7xg2uuXkVs6DvNx5kJeeB3kJvxzoe1NGupKEr4AEwjDSjSTnQfk3+JvmPEiSBHoMeCap8pLzIJf3ejlSOr9zTbx0QcpLN8+nRF6i7fSHyvGPumLdOpWgBvGhjgVFmRxkkDkUKSW2z9kkkAJYMC1XRWi5qkLLVUuQ43fImQ4TeA2kQGoeDzmusAIMCCCD8bQzqDUWGuVAkfpk8RV+eTEvtu+jVoiqq3DXwtPtsmb8BdpNVM8JFAM0ciAYEB0FCuJjx1/I4Tw1ZS/akGOXUKzaKnIWk6NHKGBD76aCd/z7da+f4GtffN5ZS/CVKeL8PRN83dFH8HXnNRN8faCf4Ouu/3IEX9dGyGVvv1sYqixhqNo/rZ6Uu0/IZn1uU2qqZXs9aipm3LpeGLgwT+uElSth4SqmjF0/mrJ4JcxcAynD1y9WDOvXeuxcFPwt6LrexlaXCD7fppp505FnZx2pzzccJqYC64gyZCUqrjJZCd75hZKwkKyl+IpXUXwdYIovLrUzcK8kag3c1i4jyHcxdwo3Amhdbj84rV4098fN57uG22re2V5dn5gqTOmn1iemguAjE4WsJaaSt3Uan/7/KZ1IqY9OxP826EQ+W0vpRL7sr08n8v0F157zaAh3XuiXGGnIDdJlK06izSDMcwRV7mwyxMrRBiPEKppbKzIK2/2+VZaWiSVfgOmFtuAdHJ1ikY/OZM2mi3R8zlmVGOhu1qoAC1ZAtarAcUS8uUtZi9GAHuC9MN/Qer2XaWkbi6x6v0VW/ZV2vUIVEp6E0uLJaBCKhrShqp+Lhh7VQ/0mWUMbm2S5LAKpn5IUhMkVTLLqORyaLGsDDGtc+Bjviwunsh1He0AktgPZfgTy5jQf2JTUjVl5uAhBXphtOPSAiMTXCUzpKAQssE9OrT+83D2ZfYZuDrUYzdHnioEDfWPBRGXCAUGkoA0zEpRLMaC9LPFt1+WYqdhWuoS5mEXVD2XNOOxrxiE3Y1jhT62hrill5Cxseb+fuVbY8B4teIBqyBDRiAU+Gns9b2ffAGdYbltXp644LKQwQylbTUMYxehq2PDWnGsUPRo+HEZKdWUYSYVP60hV5dTbnEZZCfVtxUgRLRYZgnKipiu48hZZ89umVQSMtxhYq0gDWMQn9bH1QIslswjxs8qUJdSOSpNqNmKr8IcidEqzgqpUAl6SoifSt7DYresKWwjTcH+0k56OX76b92LDWhny3Sp+1CdHhJFVB6yXVmdpbWSj8ge1DTze4fjos/ReEavnPFCqfNKWXgnRMXXMUaydlR6Bw/wxQKx1YQzd7CH/FvI/pseoY473d8zx/o45/kq7hY45djIa182TUUu39Dh1zBZtMx7VE/0dc2KzjtnSTd06RbGM9/RYcoWO2VrbMamQmNFZt3pRaz3Vi8tf1TVkZQBZMJGljyh56c3d+ZcoVlTSsB7XjUNUmkd4GZscT55MTYYuC8vOWJ50B0a9ezspu0zKSkNxISOA+W6u/+8fGBcP1Z9udeGAi8fTLagMkaPd7iI39191qH6aeWqcFktdae/Mxo04l9eNvtJKWXGuHG2PZ5fNykCOUmcsT6nTzCHDFSk2ljuM91U1DmJzn8jhBUB1IHeXr6hqpQJz0lVvJoYhnPbcXd+bAfXhXNr7npW5e1O8DT2OfgFaQNmaFfU4K6PY91UdRsCVAbsCp8LPHA4YMTBWECTjRTKkpGJ+NJVXuE9GrUWqAeojwhhEl91T9BQP/utoY10aZ6gJsZNnDGrmLvF4LGEMygdf3RLMKUFaaykbkB77EhVXEzzP5Ggva75sfDsmxrfNQLdyLD8tNA58rrXYxYBEZcs8P+P87pcdhF/dtnOtYhxgp/3jAg4bmusNDA3860U03I2v/+8f3MDQkIGhsfHAME6tcPXAoKWom2x8oPZv0OH7+zayv0ljH5fG/l9FudEMSqkeZyff2Mdzl3icNvZ8cG7sjVWN3d+wsY9LYx9f1dhDqQGfprf+xp43Ssroyhp5ujJUGsqbO8R41iEaSYcYx8g0bjI2//H9vTSiU7QGgPhFZIoVs53S6QoyQXQor7OdwhYxtxy9oW852uTlKO+kGN4IO6nJhHO4b0/FiEeyp7osK1Jz8hf897Yzx+cdTjeCeAYEZXxyYy9GJRReEWR03W6E00s+tlH8QOGogR7w2q9IF5GiCMSwXfHri9gSv2PbjM592U7kbBcsAb52w/OOOU+Blxv+pVEiFYXySWYZvEd2sY/i05PqMWAz7LYejwD+4IZ/rkS8BsEiznDh98O2YGkYAEjF4BNuHv+OAs1qxSwGXRvYtClqoviE9/fj4HbtPA7uZRYG/JgNc0mbzQfzS+vdVihgzACs3cgg7oMDax7mRfRYTVuHNg/DBoSHBwJ2JKGUGJ98Yiv4maIqixb8is06F5uoWNhM2hw7s4wViFLyDau14lYkfqGwXbJaM2s681PQLrsdajSFWZi/Yhfh6+Js1RHeSOB5Oc91ojIkQk3NTiiOLw6rXfP6vRMZpW7rAWpWxadoC+7PPluFuh0zggaIl/bJJkpfovQlSl+i9JMoyybKShplgCh9HVCUaCfcszip4MKSKAOJMpAoA4kySKKsmCir/amscSp9mPwiyhqihILZtURZNVEGaZQ1SWWNoixTwR+jtVBN8xdNkr34RZhtcB3E71rJJaQxQI5kmMsaqibxZZTKiqBUejvV3B71hOQbsnFJZE0SWZNE1iSRtSSRgSRyvVxXklwzog8rav87hwn/2ox+RdXgablS/PSCEyWb9+M0z0Hawf6/4TAsIKBS37MEKvU3HbZ4TW5/K7tNIg7MJ9/BpjTIfQPwYvFkAtaKxjuZnCbUQb/B5XInYsDYyXe3C9bnlNzdJOcOk8D51AOnXqEf2Du88PMK0ISMuHrcYGom4wb7hP9UBQJfaLA1YdpyIcPWtHPC8dX//jdV8MyZtA2Vw5SGJ4w8plDU3sM8MBYEKNkSNSCLoXnNER4Mg5iIhsoInZDmEHCsMo9JEdcBrisMKIWrqiYPn7VZWC+pPQAPGJ3YCA0xjOgnBUDIGoRN7FAvRxQirDlDixFWb91XZqwmE1qEixBKAUlkQK7wKGRDkZrIuGgzWl004qYZC6oQbHJb07Ue9QrGyq7yI1YVfoCG9hIGhAIPCKD6AaMYIG3oIWCwkkJdcT2bOeLduVSJxUtYfGP74fzOqLAWQGYVDcy6mDcbB8d2xUktBpBsGoiQbEXJhqDDhepYeZaKHXc85FG5soqWBYX18i7mNiijJlD2zgNVUCoNsjkPN/c1Ki6ocFFu8US5xRPlFi9TbvH4KK9slFuCTLnF04NYgnhQSkFbH4ZyiwellL1cxzowyi0elFtG4EzRVs7byTg93k7mmSuLcosbSHSWROdLdKFE10RfM2sSD8otHFcocfkSlyVx3QtuzDI2i2UB6c+O/6llsZZKZlFB7Uk0XnJKAwNG4yVDXgF4BnvVgAlQ77YL1BfCLvUdXw9024AyqHXZML2sq/HRZyGinX2GwdU80WxhgHV6q9vtBl8BZ5I7Jzogs2LlxXhBvlDIRVx7gdRlRWq2ikGwE5XyNi2oeW7v3VPoNn3PuPGfQpfp82YVqFPoLn3eTIZM3pZskxn+PCoDZXW2BU5XxokLfswrFHl48ekHcCoZWpidlaZvGVqKMcvHoBiJPbkvaAV0VZLhpizDjdiz2kxrFWCgKIj6IsvK6bYmAwRaNG6NciNTq3HLru1i1g4HzhATWe1iZMOauRrm811cjcgQNkqPeICibW/BjDpjjM2Kq/FFbIBqxn+CjQVxtYV2Db1oawZvY+VgxbCfStQwKS6jmBltW9TNXqQTxcyoTXHoiV400TUiwOYrp3LAJh9rRVEPFTUqkjL6HkuMmut8keWJw3qbHqFQTa270TAD8LQoxlY+xlYPdTxKA2lD1xd72AA11okPYy6FGdFDFKbZlYE2alBsjXxsIz2MoqN6K8ZcvWWxt0lsExQm1G2E4bF5bWyNHrdWrnQKLLcFKk0phgJlUJJfQNL40xW0xwI0Ze1k6C7A7AyLEDN0/6XtuAkUqs6Ov1ZPfnz0I/o7UM1kxcxFbpkRTuH44G1RhNvQo5fjMyyKeVvw246c0/tMaAtkdWwbQKwlHMUl9AJbgN/QlwudXTyclQw3JH9Li6+ljUdRLrACYjf7kM8fKnRwbcm36IY/57LuqMxZf1CtYDxhXQQuAqimDdPsxYaFmL/KrEHKZcFWSWzxkUhiK6smtQ00x7LLEIsVLjJYelAv5OIcwjXD6fvMnKP6LNCuHikGBBpAU2k7VbSLbmvNsqqrJTNP1AQeZ9YbQVcLwjsaCcep8uhZazGC2UcABvgtnWgr/LbxeVAn0gjX1hp+0SKgMjUF2YHb63qL0fX6+l50g96udwBCdBKNeSuudtKzG/WNvWiXvkHvOtTSN1LANAkfb/XaN+kmAl6fpauF1PjR7kWKcGdPR/ioH928GEV6MonuFvLegSFiVw/srbiaomctyOFv1bfoWw9B/n9j/6feh09Z0Y3Zp3bjU9ZitBsEuDfjQ3Rzs96VRXUzZTTgwei2HgUfNjcgqb1F39KL3q9v1e+nj92iW/0fez8+1swdClAn3yIGT3h1Kx5OM/Moe7YXqRZ2wBMEtm3d7kV7aUy7rkcxbyOfW/WtvWhG79Uz9LFb6XHfx9qsoMTrlX3cGmwwA8Xu/S2aBMpYt9xBj+6k3wfodxfNHGVZt5Rl3VKWdUs5W7eUjYKSrFuYykbf8UG25dqHdUtZ34l1S1l/AOuWsr4L65Yy1i22WbeUsW65C85U+wNwJtt3wtHtfYjXrFs4Okui8yW6UKJjpCKzbilj3cJxhRKXL3FZEhevWwwiwKp1y/v1Pl5+vD/zep++k73el3ndpD/AXjdlXm19F3u1A5a+tjCx3IpKaeXmC6qc6yA13Uaj9YyeSf0PtXCrW0+QK0uMJssOx7oR7bz24yqLY4KaNfWcnRRHrON8HHSrxyiOWNYj4Eqmf93oQC/6LlxlcVDnQk+ZojgO6oP5OOhWX09xHJTFS5N6IP3rRvf0ontxle8Mt6ET3E5x3KZvy8dBt/pGiuM2XunAtIoGDr0mG9chGyiKCT2Rf51uORsTkg1Lr0n8JBKPAtimt+XfpFtO/DZJvKXXJHkXkoxsb9fb82/SLSd5uyTZ0msqbg8qbprevE5fl3+TbrnirpOKK0hm0elmFvV1iwc/ZASqve4Myw7H9N06pmVK/xNk83p9QB9c1Nv6nyAbN+p79G2Lenv/E1ooYN9S0aNPRTZN2c9WIaV4f5dWdjX9vi7YHPVNMAymVUKXFnSjbTkA5tVy2ayWQ15p1Gi1LFPcPgjKLDZ3c8Bw7IIUmFbTjD8LfSVavkbFnnYXxYTbZm7iRejOvOYWMCuWmeDPn8tWBY7QjzqybnVinmgc6MvZMHpwf/6U0NXCfoPXrIz2MCUkNpNCYjMh7J4NIbHZK/ofoZDY+EJiI0rXOc3sbKchZl3OfiaRU6gg2tY90Ipf6MDEOGqwgj7wi7DRa/O+6GyvPWwGN37FBS2nZYzdqrNsEw/QaKwkaOk7xMSZNPkxXuVIl3bOw4eZGA2UlhxxhHU6WFcd2G7WaFmGqyaIqvlqjFfgQitT1A280ehQ9bAfTTADEk63FmleCRf1yKkMbvXuHOIjNcoRWs6lD/39Ah+JOapLc3avyxsBRDVCDZUWtt3FLi8TyatHa1A8N5/Sw4u8qucntADmBZimZPHJFlbbEK7jlVFtHg9Cp8epFJgWCfsRK9H1DNt1VvREOwt+2VMlai1QfrANIgOta4RiUdvhrzsbqXQavAs7JxXFm+FFJyH/uWCoVACdgUepVIdlnpX4LVYlYKGnzapwLpvTWceNu2BcxoysxG8e7UBuRumKu66RfFbiBft+NGCEOyvmeNaScc8Yt+vz+1deSN9f9o1MshK/Te87Eu5iRdwLxj1v3OUKv/9G9v5KxQggK/FxdX/VpPNKKO5l414y7krI71/+vvT9+TrLBr0Db0G27e8BgSML096yqVRY2PSWxdj4Hg4y3oTw7E0WnqEs7fB3HJY+aYSm/fdbyWJ2Yj/W90tJ39P7zXpj/pH9Pd44JyeNd3dxm75F42aNq/v3HCghNwC7gW5dYKkXDVJvQcH6LaZ7TENVAMfBpDZsYSWP/j2MeyPVajN3raYLLEkMER20R/nURot67ITcNeUMp2EUBTdVlvVgHZEXCPos1bPuCb6AExMDbiopifwYxet2ZKTzWXVF8GZw+gF0R2GV9eiZ/RyGPwyDGOEw7MIu2cT1+9RCAKLadnUJSlNtRW+AxZvHcE59wlwhKXss2WtQ6ro/FlmbgaCh8jROMb/GFrNJXa7E4LXU1v/L3tuAyXWdZYL3t+pW3arq29XVf6ru1rm3W1LLUsst22mpZUdSKZLctrO2IJkdz7PLs1KkNlLLtmSpnYiMYgkwoGUCEWA2amNQVbWJPZCAQsJEM49FFIad9UJm17ME8DIOIxgvYyA8aJYsmFlD9nu/79yf6m79eEjYMLuWq+/POffcc8/Pd75zzve97ztW/LGvmw4bPJJgVxZ6tPTJj8F+DqWVrqPolYASGwrJIkMe4RXW9aAJA7eimDB4F2W1oUmyravZkiGyokDKWKYbdBLIXTgxlUGXQDew4iJ3xekJuw3lJhZc5C4KXGE9pMCLq417HygzWJGhp3Z89rYNaFf/TTvv0le5PGRhQgepEABFFM3MZdgkYIsKs5olzGow2v2qzYbzptRwYffd/N9v7kjb/WKI3Y+3bXiDenxMQFjOsDCL+bisDrZVelkE3rzI4pEArptyhhHMUj6GKeDs6+iwaAQS9FxUU13wraUuUftCm1craDDqwbxXLgJVTS6aWM6Ad0LhYFSDUR7Q+2rw6IEGUdN2lMAMqzZOCY3BKYyUbKtXU9YMDXg1yk1f2YrZOWFRqNhGtUtIzrtmmByV+iepHBF2GCtHqfbznEms/tNlTbmstSAK0FCOUjyH7tgkW3hFtnw0qvKKrJP6X9cSAH3unMI8aM1pyCGFsyXr9i/k8pi257gNZxabrXSy3qGixF5jHZN195ary8lkHXYTevkt8nFeejfJ8ITMgQNzdnpelul5QabnFT0T75KZeABIzG5AYFMAE2T0CJ1GTQKaF0Os5/M8uVcv6teEvqNP27FeBL+Rnt7y8lIf83bEuwVhjRoWlvwig+efXdoWtqTkuifeICB1047nlv0NAdp38Hugzh2H5pYDFDRIv1X0q6MNy9zSkrmlJXNLK51bWh1zS5vnlgMf4LWK/i2MmTuIuaWlVmFuaak65pYW0zXouSXYkMM6DpOg7MPcchAHRXpYOrfk5AxJzpPkAkluACaTem5pYW7JaQWSlidpGZLWTeaWNe25WcuuiQ8uXRPvVquWrpx3qbosk/vSLxz0C5t7CjpSrQlCXaySY7G8O7NYXubi1xq/pTV+rHS57AUtveTTlpM7A+tsO17Ewr4/a9cMbFUSaklPtHJHtHJ4ZGErEebs/84GxS1T0/57o2Hs/snfXvuWv6l7Owd+NuMivSIb4crqegaISZx3Hk2cd/ZRS6XDTpIMDkC4u9kN6JpNPa4AWQvYMhJgOeyUiYVwUcDvA0Ha7xZY/yo7q4qz4VL0i3IHL5QvzjLiN/vVCk1yhkiW+CRHCqc1HVTGBwCLoNxV3S8AMkG5WSFyg82odwMXdsvlvZVL8W8PZ5WeprP4MIN0ls6Ww3Q6Hw6npyPpaTprD1XJythS5hbDMFNGsj4chaOyPDwGz/5wTaY82dI4ZMuOtjT8UI3KhadGoauMxhbnayDi11BXoFY3+v8XvhR+MsiMQrC4ahRLCS5vgY5i2FmjRmfCtWqMrkj2rpuLRml0UflWOE7FTGoZna3HmYezO3Bm4GyDilQc2WuFGyUynU1IZDrbJJHp7E5WpJz7s/bMYXo6mZ5uTk/vKtk+jR93ozKZ8dDB0HIP3XoP/aboB2YQR4YWR4YWR4YWJx1aRG6Ndixb3vMBtkG6G0OLo96DocVRUxhaHLUFQ4uTXbZ0MLRswWEynMJhPHwPDiq8G+nqoYWTMyQ5T5ILJDmAtsXLlg6GFk4rkLQ8ScuQtHhoGcXQMrpkaEn7z92yCLlCyHs4ZHKFkCkO2bxCyBZZ+ATI0yZ1RxsLZ4wUdyfW0ULGiFuleIF9K4fB3G4DhUXTHDqoRui5Te1oG4eOqGHFi+D3cuiw6lcTWLHfzJB0dbWeLqL7+LKuVlPYRDt6L1+uJj1jo9rYjrarcTXejmgWuZPmmOouCiuR1vNedV+TnrxP0uJVYrW1SZnaKnmGu9S9apoXXSXjBRp6x+MksAa2Pn4aqvAd8YOYdWyInyHNmHKhn4Fp9ET8DBD6NsXPVGkIvzN+plsN0DPj8syAGlI7+GxIKbWdz5RaQw14rVqj3IdPxOo0YN2m7auwkCtP200cadQ6i6Mg8DlqkBH5HDVM4TjSGPcqwivT9ss40vB2DkdB6HPARfwqjiMUjqM/bb+G8K5p0BI6QPA7j6Mg+DngMH4Nx9UUjmOJuYwdDKKXcaxN2xdwFIQ/Rw0xnoCjFIWbMlqypiFGe2L/14HhxVESDC9HuK/83y/ShMx7xmUIyCBV1XmA5clZxx6jJXqJTMxidHlW3EkAFOhXBI0d/Ur0K9OvQr+uXXpnzYNuziuDt4pN2kSPFhlViEVSngVLqAq50StKN9iv4OzSCzW5nzfQBmCVOQgoForTq69XAUWEtWZ6oN5uAQke4pGuhrELFCDSSFv16tPVqo8iKdbXESnkLTCERByJT0fVMEUaY6Udkdbw5hVC1nIkPl1HbZJEN33RekZi6SHVvIdVcy0/76CgDfTbSL+J25afMRZLD8vPO0R+rhf5uUHk50aRnxOJ/OxJZd5WGhVYfm4U+blB5Of6GIuF5ed6kZ8bRH5uFPk5IfKzJ5XFA5JWIGl5kpYhabH8TLFYqNXVxFypdhT8t6xNr99lqHXp8r4aT8+fyuxBPPZUfdeOH1oS+7FMBIqdPnoIsc+p8unTJEOoeLNbD2os+0y09A2dsR/LRKDYY0vfUKE3VBRVXnZbRKnsMyNL39AZ+7FMBIqtlr6hi97QpSZ2GRlPhoPZ7ZunMns8+g2dsR/LRKDYQ0vfENAbAnkGVh99qt5uphgnamghoZWYfaquSs/SAMCfoKjHDGMlOhNZdUb2n6WxgUtUUc8JqcdkI491Ri4+S8MGV7CiHrQG0jwTebwzcuFZGlFq3KNktqWXpdn4jyQL74TKwZdDSQ6emC9UxVABJgpyara4S/6xrbw4pON2SxurD+5cxPbNaaoYKrl/3pRdCEMbbP+JHbKVtEz8TJnvfX+eZjBY8zKfsWQB/qrMYEadkGnsx4HttPv3P1r7hft//9d3tHd/7Tsuj/zAn3x2R7MF87TiXMNtWJz8H4BoHrDQJH93sk1jukhvMuqTNWFsjY3EZS4EyYosWuutw4xlHEMcvCTuQ9DOK4jK/vDrreMaLPC6XsIUvMOykDB7+DjQWlJuQC3+eRzhlI5jccrCSAgxg5EqNuj+4atgzQQYYhdFMrYZ5/RDGMZAlfl1OgpZJGzweXB0G2/C8flFOWcCbx4k6bvvEQJvHps1OTfSM4HbzwLyuqYlN1KabgcsL1r84cADeWkbUAYczDY/zwM6k29yzjBggyf4RVM+FwN6gyanb+rwN/T16/r6NfkCS/iEWT2wGmeZdlzO/xz3vxJb1C/LHb3iAgIDZrDnJD+ur8+ZkuVT8CzYZhyGxgGgAwdr0PslLo0XAmkomTg7AlJjefG14TmmKMX51SKDHTpA5aESPJ4U4LyU31kzcT5Ykr/YUcIRL3dHkCwdwSLnnASSE09y4sg30cgFsIrdEnafXG3VubwqLr7I2Gs++17g9Es++16kFNqYoma9f2BFlQewWgDcLCHfVsmXjPEaieQeSxE0XDKwSZf/GTgkoE+MOkmXMgUyESyVMTy3A0+vXGraShOfHD3x9dJcw1n+RGYClYgqiv1jhblGbnnsOiAXAeCWfJC3k+2fIthOJU4+zcV2039+2LdYJbNP5844p/NsAGWLenbJ0iup8YbvzshmFW+DfTx0cGOfbO/OYCW98ZyFtbw3jDlt+G41XuA7b2buvMh3vmbEHgwWGF3PQejkmDfDAiLp2yzjWN21kPz7mVqDT3czqwadrrc+uMX6OK+wJx+0+x9DsH302R1CtpdX+eTObD3yFoNnzSh/k30TmF5md07iG8neiZG8jApU0ivcPL3C0vQKS9IjqfMx2Ilqq/IirlxV1Iag71iRzztOp8XGtchozB5+M/Wo1DDno7JM78vwBuDp/TLGti9mgfjrUnGnGEagsmQl/NaLHCVmhGIrNVhtZtc3bv0wzOM7HMFL2ONwVWkONGK8NFGWO2UuEt5QcMUhwz1KGnhF1kXFqM2doWmXs9xZLPVrTJZZYckqpm82ltBJZ6dE6MYgm+UPtCKP7sAUPFolxuDo+XWspPtsrI9Haopi5zj2EHxq56JVOiIpG9HIQoQlqmHYu5HiHw0vwDUG86RDn/kYKQTR6npU52kTnQy1sOxL8+Kh3Zv/7J2F7/m+393R1tHoJqXTpFRUPcovZnDaDsCKmP+1YaWRX/pv98uPffrN3178SRrWG2Pbjf9l16fgYvilhd/9i1dWfwb+fz/3R6XuV75xCXf/7W898Du/+IvsFfjvul7+6X+x5wu4+7H+j8z8q6dewd2P/IJ3fuyBX8Xdqff/xMLCwv+Mu3/wHTBR+a0vwoMwr4v5j3Y06e3IbEs+jo8jWTsavjOcudMGYsptVZyNrY48U4nDEK8oC1PRUJsdJGAxzSHDapUOGaGshaiLumiNQ1QXVDdS3Jm6GOKCppPhlhraBZul4ZXrot6kVFaoi7qYgv09qItwWV2MdNRF/fbrwpO68NAFirI0SK2fvVekLihkBHXBIaRXRxHqYohUbDWCaSzqRoo7UxfDuER2R1pqmAKHKYMr1sVQk1JZoS5gVjYE8/Bv+7qIltVF2FEXQ7dfF4bUBS8tFGVxFksLvoTkOCREXXBIBMM41MWwTJBGqC6obqS447pwqQpwqegkbKkRChyhDC6tCxt1MdykVOzldTGs+N+3YV3YusRdfRxdVhdRR13kVR9cf0gVDccwctGEVW9zrqFba+m3jn7j8TYnqei8z/maKRudr5qy03nVjLc62domu9W5RrY6x7bYjFa2dgsW8Cy1bgsW5iw1vsVmdDJo8pn9zstmOI7jJTNch+PLZrgWx6YZgqaGF1ZyvqR7Vqd7Tqd7XqfLqGZnJd147/OCTve8TvecTvesTndvGeiCWGRxY9OA7B5oXo0Jem3WEHQt3xrKmnSv41sZA0xPjfMtDxhDGJFVHWYhrhqCHYir8tOMQevBgoRkPBZ1u0kUhHBxq2NRtocGzLBH9VMVgY6i8jCIbAE0XbwR0wFWdSmVZrMZE5Ow6mU+yFQfedGLTHCKVRrG+0ErooqXF8O8v+KuS3hDu8RE2xEtpggtxlZF1nRYi/GhxcCDw2U/NFc0igUmJ+IBbYHEsyvydIGkgyvdeSEchkYjfmnSOO2bNs5T0jaPS9M8LC1zv26Y14wbN8yd0n5mpPnsk9bzqN64zzTKR6Xt7JOmMyMtZ2faIB3dIJWkNy7pTUp66Z6+kezpj8ue/jrZ018re/q6Hdqd7TBtSsO6DQ7/LdogSUBsaIRoYiHwfKTBeWhwPm/H+6Se6wX9d9Me/Hid4txVqjSsNy/FjikKYKqtN9NddiP9K3iT7QVGZeOjWB3HPC9Hyr8t7tTwT87jfpHvIne5B+vUsOyj7GXNTrqw23EBxBVnONjJbqD0mYBMry7yXCkOOlS/Eo75golwDoYAY9vhv0xHWQWB7HgTTDWNt/E3eNNm2zF9t0BzFrcBe8PSDFafQUyMpvl/2GJgMSYJX9AJn08Tfg6LRzTpTIzx/olpOmeyDvJAovxYbM3DFgxyw8UNM3ah/ximE7mH4b6P8xwCbTFtsMXewUwQ8zD9hF2AoyEeaE4jFgI2n2XMja4NlcU5Kn86r6mszOxk+ap5NPISH9eMlaD4vM5H7EHLWSyKGy3LAZ7Qdc7C2Ijim7ofzaisKzsVlb6pLxKgXEtbr5mwXisqc+YkNeyUYwi+xDPsqkWzOJOFoSmNmYpwgFutiW1j0AeZM+EqZd+WTtQnM7i6zOBIKewT2+zhucjkadsI3enHndX0YkjaoVak4AtIj9TlkV74MpU5dggnwblotY6oFagh6jOsQClRoERHGtKa0Vg9UrhUY6xAKQpUKyhQa+rwioICtYaU18XMSvkBaGD8r41JztDSf3/HCtRQRoEa4sy25OP42KFA8Z1OBWrkNisOszoqWJOnckr1Y+QbwvRB1SWkzCGRWq1DRilra1EXSo3CXySkuqC6keLO1EWIS2Q3aqlwFzx5opXrQjUplRXqQsl/fw/qYu2yuhjtqAt1+3XhSV146AL9UD249aMuPKkLD3uSq3XIWsraOtRFiM0UbL+0UDdS3Jm6iHCJ7I62VESBEWVwxboIm5TKCnURKv7396Au1i2ri7UddRHefl0YUhcGWn8/dD9u/agLQ+rCgMflah2yjrI2jrqI1Lq2Wkudo4W6keKO68KESxRdKjpZ21KjvGm2dlldFFEXUZNSKS6vi0jxv2/DuijqEjf1cXxZXaxbMuEeaDikHuiNc5NmEJ7yVtow96BH03zMgyJ9CUeT52sAu6G5lzgByK6L1qWL6aa5h11u0qE8bHOfw3EjT8Y8bHSTKuTxZKyo9WmPJ2MTONJkbCOONBnbgCNNxtbjBdCpaTrG6e6XZA9Lqscl0VOUJhT7olaq6dlTkuRxSfGwJLhf0iMFM4Fw15O7rA69fqkOHWK3tcMeieTkRr6V7izTODbBt0awz49xWClM7UwVYmpnYoaHDc0RQSzhOV1JDS3A9KcKz7aqqqhwAcY6PSSjQ1APqgUY8tRo+AyZo36hyVR/JgOC+Xrq54dlBpaFIQA92s2EhQkHZTme6I2I6pXxK0sHsKwh4dqMCoTHMDGsqjLNCEeWKW+3TqEDzuTW0WOVSvurkZ5Uhp5UVGWtOTmiRmEdT7zcWN1RIzxhxKDKp4plOp+GLFL41IbOJNNIaf7Fmzb/R6X175PGPyNtf6du+pgR3qjpK2mi49JEJ6WJbmV3jmyr3yotdFJa6Li0UJW2eEe3eEOS8yS5QJJDz8209gFJK5C0PEnLiFu73dnaszQ265fy8txeWx/SbX3IJ9FoN0Ma4NCEYQFGTXdt3L77qZDrql+VpalmmoKdTMCSjkanStf80ski2nG23Q11NCvVyNMU8qMdxqMNMdsH98ZqqtDV8czSplMqiUH2rmIK4hm4GZqq78FouB72xs2KnZj61HCdmh989EB7wTQJAJoyIXvBUURtTvBES2wrQV+6muatjBrByvccM2kMsV0v7KO0CW8d7PDUkBktug6KMPaA7RUP2F72E8Hu62rtl4kUvrAo/vEwtavjE+rojfDK6aUUB8PVJBHKnKBq4NvKDWumTp12qGMWvBaqiJ4Fq8QsBrPgML1QQxfVyGLGnZnDh3xG/O0CPxOlEI10AkaOqGoLqnxzEfxezFuNGeeQuNcqeCx5WBWMp7s/beVsjT4B8GjexAzZp0lRRwVkvezdebLp2ulmIgA4YianPAHBaAl3l6uvmfusCFLpTvxkvxM/2b8Y+gwLu0Bz1MICM037s/XIvxKV96lyJ35y+cb4yQZoVpS/KJkoxmfAT/YZNRrwhYyaA+tuWNbRKOhwfeVTdLKLcP0Jvmov+p+3zIHTYHMaAO0eICQ9HDyheAI2kw2sXx+HSRpBbBRfGQdFAwgdHoUHi3gZ0GEGZHjACAYCDo2NPTgcx77mBhobe3HYH/bhcAEcunQ8D05dOtJYPIgjjcWrNPdUXXNPDeH4sonluQ1YkB2Bw7V2pxZARp76qWE0OGdx2gYUfz/QKgFiKbfg0AB+vD7VG9+CcwOcvau8Zsm32N8RDU+V41tMBwAhqArxrcD/bcsyz5RONzQ8IhZfZoRuIIDjM/Dh3WaUw9lW7BuoHCmNXpvtOl3NmIpqo7aTNP12u4mAca69Fk4nmQ6uBeeMNFYIFrP42rvabos9Rb6ZXV7IMaKWD4JWSqDNXn8lXFHK9Br6Gnq1C5MjuNCF3I9AtWMzQDEzQHI5QHTBwNdPXaPbpB4ugs7OP0AP5G6G4VhagC96aDN8ZRmWH6BgQwLUXRxwyiyowkF2ttEgZz9tmnl2pweujaVLs4WzyYjKzUK55cTmKt9uiY89W8egxL1mRCUK85a2lHgzKi5mbE+cprQZC90WVWq2ENGlZzrimU1pVAVJH8y2zeZFVPu/tByL3TrNM7c11zAWkP+FCFh+zqEoV8fuEqxjwF/GmzdeZooQFaBsuKieQj1yFjO7VjQ7cAURkD6Ds9T57+94duBkZgcOZ7YlX8VHIzs74Dtm5o7/6/lcXuzpTntCJZmiIqU2y8ZM4lnIpm3OqBXlpqwhkcVYtMyBlNOg2/lxqwQuJvcRgDDT7b2jsHOGzTOq96F6A0ZQQ1hU/WELMKtDIAPMc5SGMw+DC08sowtiGV202SqagR7FipAxz9iuEK0Wjs5gMseLozJenXuIrSzMh7AoudLLhCCYfXup50xbgGU6NQdaNyNGCi8IFpkHrgDKD/t0n5mL3LJBmrGP7wToEnJtaZplynhu1JIRitPbAAdKdPsczhhSbfdLP/rywq/+wz/fxoOSA1dtZN3LMF55CePVkox7wscaFRiyTp4qUd3QBxce4s0W+uDiys/BHs9jtj5nHvBTJXDVFfDpgc/gZmzcRN9ncf/PB5uZoqqB2RsWtn/K0TmLKkeBU4GUa/TmKDgadqfI7VXcL9Ew46D+Mi5CJdwJol4ew/vsnQ2GyoPDrKUqzHzSpfrmaMzvVvk5Gok81YechiDnzvPZoAZUsFhIusqa2xMznZDSpS/zpEWVXdTvXLRKBQ+XsVuWm2OXVtQBaUy4ZEdvWIqRDBZWWba7oDtDcMAQYjdlQJjBtsLMWMtmdQnqP2UmSReeVCv4YxuzuqQ40WTZh5hmegjoo2zhZp9aJRD11efDKiLELYBB9Z6Sw16eVkjDAAACzfKoUjyuGKaDLaU2tPEC/n9wHOuMC/UKi/XXDc0xGTlMo0GV1kH5emtfXvFdPJz6LqZimT4Q7ouZGy5uPBoy4Nl+anRaXACezctSheWgsUHw5rN3PR41VYF0sHwWdzu1HHQZxjx56rh5MKWQOP4MB8Nhgz7yk2ZUFNLm4lGcadLmYmoEiVgXmBcOOqbADTpAUdgKgSk2k5lsNMyToGCh0WCaDTZz0+wc4JE6YqUAUvznoXpUlE3PIlQQ/9O7Ss9EzN6tSi9R0OqnaY7XMGNqN/RXYSbRrNCuLPD7jbPeg3CHhxoJWmZ7vtE11zj+FGO0iZ2tJ2a2POLQK7mk3SXZZltqfO2f2szKBI9aQIuPuiGgKc4E27BXq9BY5gTyDomV5oI/sxE1+H42wL7OBtiZfaIfKdsFgMfGBpSCG5djj3EIiZL4fJdmUsaXiqDOsEdkFxiXSQ4FggYcCBpwIGjAgaABm0D24VjdU5bBKxpsI8c+9RVZFoBPvROb2Sm8GXKwijdZqvu2XtItL6FXMHc9v6QqhoZV2aNh2GG8gLu+UMdgxMMZXICDlXeJSEhVhWm6WwWC8QcbX3C82K121Aelposx+2gCaNGdXrrDXxLQe3pJhvaFJGHF1acXHur9qh8OBTU5i835L+V5KAmgKuZUMMMzQ36YNMlA+bwrpaoYzarsAk8aa4mx/QRICUzwnwaKddeU9YIFDVws+qMVC0wXZhE08i+ijKs3L+AinJFftuTYpGPjRawBstGsyWhtv2PHPWHcetGMqjC9HQUVGk/PUMPXaB7eGGOuIMAao6lzMnTSGNOkkxbTQI1HKZ0PT/MozesmsEHHra+ZgLsdt94yAYI7br1phiUhBvky5ShPOfmPtryATt9gnvMvmwCKHbfe0Em8rpP4ik7iNRPo+lyCz+ETqaGcx7E0ZX3ckryf0yV7gUqWcVRIQQgANsG5Iy2Cnj0utS7gPlqJCrQS1cVKVClRogKeInWxElXkTlsMvt9CZo4DqSnQnY+1qJzNmI1gPGI6ZRIbi3CAtBhKgy96JffH5f0lEjv0ztJD3NBJmehumCu+BbVPVYyhlEa1aQb0IfWpF2edLU2Phd00+nWh0XUl3iVLa4pLHhbeDmNuF4P/09ZT9MY5Kw4pcsifU4g/uo4GtUaeb0xHXbu+l+bkCsyOgWBNBqJGwRuDFbIKXl8hDatIvdaiugd8NgOErLeMmzCzVimY1JCqdPyBG8T8TpDIqCDYDEJb7G0DprKC2RoV7wB7q3WJs34XmkkQt+guUtUaBjVjLON2wYuC2gaXmTQUSBFmGBC+1Wo5rvZcTElanDCawrYKGiyJsDUbrusPTKscUtQsq0FG5wwSnTPgAv1JM2lNFRRiKW4g3WggFTSQbjSQ0pIn+GWaZZWzInfivAToGp4OC6hKNMVqUUcgcce+bVQSxeDHYcAQwH6eQRCCZy2kn7GcSP9tMMRnKJ6m8gQU3jsKM4gx5ndgBe1PbX/GZOjX4GiUE/wUVEMOYz/GTwPjaY4GQCYbgBWKsrodAwK/BDBZ5gOUkdAXBCVSyAz/v7csrGglm/8GvZq78u7H+L+/2JFxlACuxB/YKROWkAVi6SuysvxY0B1v/HxoJbYGy4zhdyhrMfaK2Lmz/VORdTMgJasTSMnqBFKy3rEiXocwZB2COhB+D9Yjo7EahOcz9bQ6GkX/Wp50UOuZouig4DnPjwHO/2XmOUfef8/GLEkmbC+be5gdDZ0/Dw5z/H2V/75mapcPeeqXbNAgvm2GBp4GRgmU0vx6+zoQqSj+W1jaoOtrwoN+FjzoeBA86N9HvfQqeNDj7lnW5MyM4aEh2tBluxEBIOg9GJFuSLZdYxummyeg7CtR701Jtm/xfOEmUqnAnmTdzMoHHt2i9iwrvAQgnJcwXr1E6efCnoYTVoU8minLu0E54KNfgbncA7SYjwEKBOYVQIuBVjrLY94DEyJSIJj/nOQHs5wK59ae5V8h1Ncdt1AOt/6UcvYTDOS+i6S0xz51wmIBZu6yMHMbwsxdEWburg5mbm/KmMFiGbN9A/dNFBE/JdtlHS4YldQrNnuIAOZPCyQZMQQMR4vdLm6jkKOVlOY6nwheiBGJsjWNoR/Is+DlkLwWvCtP9j1urCRG42k+56o7nuZXE8FbjUfm7BP5jODlrMidOC8ej9g6zEsFbz6OQAUBIVQBnXUlAwAE5g6DWa3zmtXa83/fy2GWWaYebp5x0MvPJ738UtLLv8799Zrur7woKz228Rb6usQM/i8bXfeclXThIo7UpZkvk3p7CcezVlju7NKVtEszb4hNyoyFrtOl+5HR0KiZum/BL6fWwTxPozoewLoCSg3aKKVyJarfsNcPJe399lNW1pVo+JZS4F2kV6CZjr0YYemDDnazeTPRPqzFQ12Li8KVaIRPB9ArV/NpnzKvRIpPa2r4JdJU6uiBIy+F/Wr1S6QiqpcoT364quGGg8ArHIQoqKgBEJtUVD8mzRXVh0lzRfWC2KQCkLONdOiBlKmIlKlAHVZ06IaUqYiUqYiUqahVrBNRNQztWV4oqVBJbt2iWPWHB8mHD+OT6LuqWqh0+cI6sx94fRAqFREqyB4JFWSWhEpFhEpFhEpFdUGoVFKhUkmFCkgDwh4tVLpJfnSLUOmhEwiV7mVCpcqd4W2SEd0dQuXlVKhIlKuZKPqJPGnXWrBcjS/flXDh3NVi4dIL4dIN4dIL4VJbJlze7tDq8Dq5mcqXWqrYefLJIl+8uVTEdEPEdEPEdHeImEoiYs5rEfMDVc89M8SghoKjwQj1V81lUFV2sqbADnt5AVqC03kEIg1Sl+Ybp56KTN4bLGRcX4GqkkM0OJFKsN8RXOoE4/0vDztpRVvulU01xmTte03oCm5jYqjhzEVrGVgYhaghltgwo9SKYAexDjue6+eiO3Cv2AJ+vQdkpXX6eiMNVOsZS4QemGgDVomNOUoAjb8DZxRpsq3W6dPNwMQP7xIzD4p0NyJ5CLmHI/Hpe9SdFGlKDEAo0hZEMhCylSPx6bS6myJtg629oP3dy6YhbgM26BlIkQRFnn47YkgReLprCylHW0g5GQspp8NCymUzkfsEVuRetpByAPwOX3Qgv7Nv+Q62kHLYQspN8UAumOEOHM+b4XYcz5nhe3E8a4b3ZuxFON39kuxhSfW4JHpKY9m4KV7JKUnyuKR4WBLcL+ndxGZkm7qXTT+2pbemNI78VBZtfvtStPlNagff2uSrtVhdW6PWHo1ctYZX1wbUuJrQcEh01m6pTYw01K/uVOOMEA9KAKp0RhvqV33qbnVnM9qldrVxRvenNKjTFnV3M3qfel8bZ3R/G+M7BWqj2sAo8W2c6fSxirJZTTajPWpPG2c6feytvkfd04z2qr1tnOn0gaM0DUim+9X9bZzp9AGptIFyTVnf2Fa76SOaTX4BDLImgZt0p9rcVnvoKyjgLg21dA/lmzL/nrbaS59BAVMadmkrIOm3AHvpfvoOCtjGEEyh2gYvjUhNicHNXTC4GaERe0qjUr2PIw6rVZTglMaxup/vDaoxtalJ/Xe1avD7V6s6ZecuxqhSaidnFvbDu/lsSK0NxRkZBgoF9JMJ6tlrBF0MMrLE3dHHcTO2bPkmd79WOI4ehJ60Upe5JQpPR3fZF3cWJY16XBr1pDRqjcHjZjHMdggGz3bB4HmvYPAs6yOGJOdJcoEkB+wFN4thtkMweLYLBs97BYNn5f6RAbGhRsANPbqrmbFLprvcI6K7mxk3SLrLvSmaambsyekud6hoW5P+y2yBpwaeoAAdkLYLpDJpu9Em1Cj1mU3UgJrUFzahGTDqGTUCmEnECYzvbEdbFqnmN/ATq+mIJ4bpiCdG6LjkiQF6YusiydT38HsCNYH+ATQznDEvCFLqopaOlMp0REoVOuqU6H1D1PcQq05HxBqk4xRDr2+MY9E7tiiQgVDv3tppYrRVbU1AOdsgQLgTTuub0e8mKQuU542ABJZP6tGf1K0/qbr8k7bubC9S58bL7qJnWrz+WALzwN00B9jSZCQXs8PU7M6GmVUGUukWbloRfzHlkwjHGc8G20eGulOsXO4Sy5ZNYs1SFIupu8UaYlxIe9hiyr/E9hdsv2KLMYqTRe9wxXIlx1jbP2tD+xEuIBi+AGVcSdBf2DCmAiYbYwyLOYWbJiTZyWOFNdvq7ObFiEbBJucvazwoFi4pnFD9Ilu80Of4/9p22WnoGc2wFLDGlhI1u4Lt/SHevTE/1LG/JytnV6LcjSc0mc1LmrXcwCzrHyHxBfAVLvCu4ArIgDd8Fr6d0MNzgm+UV+5ilGwy3ndQc59+Sm9GJut9ebYGyc/WI2Opv5txg/1KUpl2nfkHZQd2tka8benJtqV3FGfAgcDFsm1LfvQf8rJhWnw6PU7Nfb5NOYRxMOXKaGOf01Fu1o3VSBl1ONW/ZB4p+TSfNwLBaOD/aS4n9jW8uslsBwZP9bMgp9bzDPleYArfJqh6MwYmUbEe+st4YBG/WKfH7IMCGKLsD7EtnXOwnO13VvY9drZo4T9IE2GALDAiU+YZVchGxGZrSRUoog9DOQD/Yk/VU4XYyGgyhvunVt+82VKp1blUanculTq8VFpsBNjEJUX0crxBR13JamNtkse5AlYrYLfAlhV2zD7tgFkAnK52i02RQCHtM6Ep/6g36pj0fXkY9mG6NIlN3zIvklpNlCYYwil+K7L5MbuZpJWH2SA/OpklB8wDidhejJx25D1PyRTwBpDkqrlR0kY3YW3eYfJIEBVtYPtjhzNFRdhuNdtU45Hk0mu1xAuSkmprppff2kHN9/mFBbZaotMfH3uA/v9VnA79T0/R/6/sgJHD7tq9n+2597Of+2J7997+75r/N3u+sKPZbsX/2JIMFaasVvZ7xmGAA8NHC3uzPH8MViJ8956PhEWaS7zQUSYDkkagV9OzLRdSJLn6EHaCr+zjt6zAAk6vMPEKj5esvY5XePIKapi+SF9P7CUxj2ZO7HT5/JedCrpannlZzczPYrI26n6TvG0htqB5Qbn2BOW6IM6PRUG59sUHssSMhwya9Fd247TAVmPeO066bg5lB6JEKoVuHALsbCPDPaDMAhg7uBGjWsyTGMxFfTjvZ8dRAESC9aWEiACFXKWR1OtA6wd4g6oyXQv8H1bhgWGKNKwjjSDSIGIMxjGCzhirEaMfMfrjGF7nixRi9CJGr8SA7/wICF91mn10vRrXOgU4Uyhc6/g2XJ9xrXMJMkko+2y90LiPmReYTiNDrlEU11lffGmZ9JmR3owtwsSx3qphpd1gGyzNbM1M6WO4TlitV0Iwyphu1FlTwKqxSQklaYiiPBYnkiMJQGrCSdM9LZTcgTbDpUqUUV7rDrH2oG1dYbjYuhjlmhlYMJVjpiRWApoX24uRrfUCG8OJqCoORVK4H/ifMW32EH6GxCtksaNpgTs4b4Sj/Lgs/NKbD+PPo5yJ/Wym3bp4EcfmlcjHMqXPq3XckmdCB4f3C4j7PgFx/yAnLXbmQmVfEPxzXUV5qaKcVJErVeRQSfmLFaDEPwPsL6xX51gtoayvlOUU9Q/ftEsgATOB+nvYzPVw5E/bbztysT8qTdvX9cWjUXnafktf7Ju2r+nTmWn7dX26M6pM26+R0F/A1kabSVdbF7V4WU9a6pWomG7uFIAn54C5/h37Slj09e089koAhYH1OABeNX7N0Ch97pzqoivZWo23l7CAavL2FseIeYfo6rLDdOx8Gw3XlhkR3w/i+0kDdjAtetXdYl92oDpcd5eqWYZ+ljJ8zW7zp3TrPPP+lgY/vOQI+OGnHQG2e9ER8MOmI3PE804Kfnge4IfnHAE+PKsfuG4L8OHXbMbCqwnw4cso45oAH74g5wx8+JadAh8Wt1tvs1UBe+a/Ywtw3wWHy+Yteyl0HxXtPVKyjANwD5frqEOTfTSKMNAD3R/toHd9vTQX9TLInUaaLMnXXrPl696wOUt/Adi+1235kK/osNck7E8Q9mVbYyyyXcQ245ItCIGftsV49GX9bBNHaukv4H7vlHWBP4ZeHzTM+1Xq/37oRFSrbzNetdnayVEl1AspmbX6lHU5Lov4xitI5MJK5RA3sbMrNDFhuzIZe41jZJrYeRvt6EU3aUSNc3znBZdlnJCarreeo2Z1Fi8/i9Dgr+10VtLZJXglf/dT7y3+zuLxr+7g2v8RHyVvd5b8NSuLuchI0F1UCpYU5q9ZUphXNZQm43HagseJwrxkSeW9rXE5v84I0o0/KgFIUz/zNR32loT9HsLetHQJb7cYrFra2VcQ85K1tFR380e894/lK64W4SniLms/gARt1DSWZ61xFoCUTZ2FF3TYBQm7hm7wnIYQZTDtHkEJxUYMUEKxE3NdA2QyJqcrmJwoCkbalKyfTbMeY4MCapu37Jc2DDEYHdfVjSWY4g2MGLgT4csgyqQxYtKbqSWGE+0R+FBk+UWd5abO8gWd5ec0rCjDh9Y0MCiFf1lfv2pmMTI1kudVFNxrct7E+a8xaOl2Bi3VXwsc08b5G37lQPKVgXwlYGa/4/Lv7chgVnZ8pWQTy74NT2BEkc3TcnlKSva4fPth6e2PinH7BzHwMtgoHpgRcbdbf1ULUu2sfMkFnM/z6Y8VNAoofdP+5JMOxYttMapngFydzzGVov+o6ZzWdigCLmlnlwPYzrTNnlqsQGDaAaeOdI6mrAxN68XIgq+B1Vy86L/ftM7EVEVsZU7TE3jLMcWQJbiFNi8lWhmaZSW3DM2GbAQ/a0NV/oWRsoB5Ck4JyK+sM7kUo+S6AHqStoQBEZjt4wzG23iV+pzdGNdceo3LjNJ5yYwHOgvopnTnspnidhpAntoCiHmDXZ0wNNgZqj6d8lsMFEPpp6k3YbOGdySpv8x36B1J6g6D1luMc2UxzK8FaF2dIBXCKyaVtCDLfMOO3TFeN0ktP60hX4wEMX6Jm9w3lSEEaxQW2zsGOL5qZre48t/UV0G/S+Ezwbw0F1UVb/PZAndux3Dn5m3iyHVLA6tpYMxeBvkD1n234N8L1r2nehnrPlAU0ROeaI8j1jEPYTQVD2zGNFcA8iWAVobaqk5zDbq3EPXtwnxjJEX8G8QlQPHqLdAk0WSnvhLiH6WDhVFVj0YWM6CFB5gFUzET5khbjSz993fsYjSScTFieMKRlnwcH7O4l3JnqAOAoO/dIGHWee5IdSEUAHVGX/QEJMXTiH8xTIQGrBlhUniGRGfAGinukQTKj+aVIPOwGbBG4ACXA9Z4qItBANZ4y+tiUAiNvw3rwtMlbuvj6LK66ASsGbztXlPDjNwWdCAq4l6Q7w2I1z2qhOb4mih9BN1ilerXYRoSk54AJOaqGBKzdxcwajOVsgqXyPdwC6RhiLlypfRih2KFSulV/O/vQaVEyyqlExKz9zYrBeBAVLB1FPeAoB5guUXJ7SFAlvbr28MCEjvCFZAC9kpBZ2qhjktk9CaAvQOohVWAHhlYXgurFP/7NqyFgSW1EC6rheElWE49AIqwNd6grXpuijd4VYNhXtZgmJc0GObLMRgmTF5tva05sARz8JwGrTyvQSsvaNBKgGQ2ztGDAynuYFODVl7QoJXnNWjlOYBW2glOCqd7WJI9LqmekkSBkMkUuAMp+uBZnegpSfO4JHlYUmSkFFj9hvZypJRBDUA4mIUlEwDCviwsigAQjmQRqgWAsBfbEhiOAYpCYkT1ASnFVoOyJtcLpJQSiWIY/6nBBbjOl2mUDMuqoPoWwH5UATRKRRUZGqWIBT1s3vuqdwH8SVWquiqpCFi+y7H5mCF+0yX2Iw/D2DVNMFJCGp9ySzBSbm1fg8egF9FwcXmRU8Cu+btJoWPX4tbRs5qR6EIedKEB5bEzVKIphTUqXZtdn6DvqL7WAlDKIBZwOsjqD5/2yiotTh01kIXatNXATZv+fmn5j0rD3yftfkY3e/ga3qjZj0vznJTmuVWaJx4a72jxO6VtbpW2OSltczxt7THSpifJBZLcgCSnBKkx09aVJDcgyQWSnBc3dbuzqWc3xqShO9kmLA29N9sd1i3tDiO6oY/4JBkdGGTU0UIBizAIK4thNN9hbqc1aqmehknpwM7MXqylcg07NhYz1l1oyB13Bhv5MNf4aNbKbETbTWLZp19z7/bH2Cgmw5KEq6nrsbMmY2zCZ6j7QVJQwyBuTjAaJbWAvsU+inkVpWHvYZSCM1R4kLeMjUJH+P4MaGyUKqUu2Cguq9tzaMUQyoyNQkdE5nKAk0GVoTFqMFmvookHqgo02YAx8Qcpif4YG4WeBDYK8wFTo66xQaP4iedUQCmuhv2q8jjBQbZo9DQ2yojGTUqRT0Yugo5+JBnYND5oGgHw3VSLMCMIl0dcC9atdUC5JJGUZ2SK5TgpocZJuRKu07ij1+Dhsm47iE8YJvQ1HNdux4oFh183eWvBvmZG49uttzg2T+PfSPFEv8LP8OmXcTrOp19jlNHrzEn2u0XPPeNm6IOtM5qVLJfaUo5FeSbmVnkNOjoky/C1jolcKjc7sTxvPYGk/DCtcMDs2dnp421NCamPxAxmSzjMCh0cZlGfEAf3t0guDgCQhQIGZTI3yJMLCWheZBszphAe0p6VdcTwSBkV98qL1HyGNIkwMPCpCQwmFxSKWSFTpVXnRIhivtZmj0hcr5JritgHrUJsDEeW0JblVA4idjUFKfqF9IsAdiAGUzkxmMqJwVQuNZjKrUBbtvoDbIQ5AvGXUwqSNqdCSNqciiBpc5q2jEVsDrI1wmEyDHEYDxUOijpkSlvGyRmSnCfJBZLcAB1iCrQcBCunFUhanqRlSFrLaMuyGMUjSzGK+4EnSrdSA1gaiUK+NZBVNyJRNzAMoOrVABQJEjVQJKrA1oYbcB8UiZqMlEyS5rEYKQHuGGAq/VApKmoAqkQXFIyuDhKsrMpQQWfYGXbjcJ/wuW6Vndd7aBihwySvfVdXtNuFBX+NqV6rDWuO8pFXPQ/WG88Aj8rSQrEHVvNR7+V2igoU9mlJzU9xewcnU03lZ3g4HdSikJriIBWuJUhU4EyP6k1q5n0MVtAD+dqja0ANhP2MSNAfDmSXZYB30Cmv+tQAzQcWo3q6RZieHqzDK0d3vR6dhwK/KqrxZZl7h4Mffak939hP/XCO+iPHpq5RAtM7C/K+Finu7A7tKYpSZ5ybOm7WcdPnNRAlvS7ZK21KN4Szswj+XuoTpLXi4wzN6G7BCP9+tI7uh9lvhhpCN8YTusHLRwkn+6jsG3qybzgm+4aBbO3qYtq5b+fiReyC5oSOTDbt/9diHuApTEX2jC0ub5ccbaWe7JJgK4m355KdkhU2HuleMd54yqwwxmk0eZ+EwuI02FGf7wbf6wjxkY+DF6USddRi456r1pWojF2Tst5ILCn/IL+5GPOVWXDVibpkSZuGnNfNqJySlSGjmGCst18zqWrp+Kop24mae+jz2LWoNq4VqHVndy2wuvyaNddJefW2JavbvFVS0dskuSnrmt7HwPYMFva/wnsWU7x3wqRe2BEqTFnPYZ+q2ngDK9zn9f7Xx3XYOQn73xD2LM79K1FtO+/SqBoPjV8XXrPXlm3ANFLD/bd2MIPa54tzUa6R7/ycs0s/h/lKUXJRdZuBvZeGQWWmqnX2BufcMUdbngmeHM0BxV+EDaiGrzeg3MYlbFDEm1Cv6LDLEvYiwj6vU2c4CbwA2zv4xPJ23gXSvF3YHEI+b/mBn+APLHZ+4CVzyQcyMSp9GzZS4Cv8kv5aev9VvYnBnKlFTf2Wi6nf7jWZlK6it5vcxie9uXTL6Ws67C0JO4ewN/Urkg/kbRn5QN6tKcdKD+dz6RaafNxr0hh/xp+jTyx0flww1+hCZ7xuzk0Y+EQUiiZzTT6aGrjxlrnF6KeA/8i4GDyN2cI72hbTxqGtgTbOZdo43mHTn8xsdwW9XVVtfKU0l25ZvaDDLkjYryPsufQLz6ZfyCRz2FraYhzRJvxLvlX21P5QvvVl+tbu7HazLxs9mVoEsklxmzEuW55jss2nJF8Dsnlckw22QD4EPHhdjYrK1yNL9qCqjU+WoHf8Ctx/6smG1PtRYlPWDMf4IY7xizrG7uTbJpNPu0dwRpItqG5udA62oLr9T9uexdZOucTySeyaNLZ9PBW7fqYDvqZxmsWZebv89PS4n56W0tMy7NUVTUQqQB/uUl1t2M7MRUF82aS/4LLIHaoLpwV+NB66qgKMofihIHOBR7BGUaRHiuwohpBu1Y1o6UWT/hZogCpQtALjJyCkqqqIll406S90HI+iecBIwe8gEJSAK0s/DM4UDvRWn85hr66APpmH1pzXVk2uxpODefBZC8ZgbGBX5Bvfa8FBKx34uy62xJqoOzMAT9ue/2uuaZ8Z3UMTjUaen5yOTLSIQ/TODegZpmy8htTO/1tlCruiKeyKWJK6XJ6LbLQjU9qRCRnCkPqNZyHvditz17OYBJvw8+RIrwCLc3wKEgfRrlPSxudNCbtkcuLGpxFmT2HnmO+/aHLKRlOe+REaHNAVTfQOhpuF06I5uhdOi3w1Tlf3o5Pw44pyEVsI79hiDdClsYV6CQeSBDYb/VPmeSYobDSjuSnz45aEncPRnDKflbB/VqawszrsHby/MAUJibBX6HPNr+OeyTvbyIZBosEcnZkyzuvrj+P6gSnwVXAazzKDwBSoJpHGf6L0jdMSdKojz8ZxzjMJLlPbKpiNe6cwAOO5q5Rn402dr2uWlOEblpTh6/r+V/T91/QzlF/jy5bk97rkz/wa8vfgFAg++fpNXD80ZV7T+X0DR3sKO/VI4xsoj6/oMHj7ZzlOzVfNjk8wr+oKe9WSwqBx0Rx9P1W+vr6E6/9qCuSpnCANyx1F0MT185/7wy8vfO4P36DrC9ZoN1AfDL9gaORKPy+7zX6/IRZm0A0t0Q2BD+H3ccwJIwA3J2z9bG9LJrqS6EMSfSCJrpLoA4gev29cv2/c/33LtE6nUsrpMERlddzUxkV/tYORLsx4O769GDlJUHv3+T/95eZf/qvJq4vJvWbix7HYipi4HLhmdNIWCENKofVfTJS4TLJR2iGcf/zPuk7Gir1pZzAOtTdpw5phTRvDJsanjKkb3/PmGMc3sVMy+Qy65Nt6dHaCT0Apv2zOyc3Gvyf1InFd4QifzeKviR3Ja2aCrwY1ikEwTDaaE1P818049a/b8sQ5S6MtKnchzPPErzEp0wTYFfEjjcnYpdhdiFKktYNprOAde/fd/N9vAoLHYksQURr5nXgjjO8mqCshh6bWQ5zGBZqO5hLzwLf4XtNKDQYFS+xlS6tYosmc5/Vi+jySlDl2NZBvRP7FQit43pJzef41M3lev+NVM32H5ORqegfvuGzSO9JlghQM7a0dj0VmHRbTjPbCBZ6xYEC2XjcXcIBqDgCCNg5vm6Cj7LTJ7ChKl71FGlsFzFHaydZ4epYH8q0T/BR4pKR2rnHtXDV01ej7OiS+L9O6McP/H2zH0c4XcSOdjFxShvbEpjM5HJwoD7wZLxKX7b8QKl2GdwWzGO79mMkYQrHKs3Ynm7IaiQ2TAdvvoqSZlzQ9SRPIhvS8QxoJ3R4TUGaVxQsspZA3k5FZcQzTsgA7pAot5X5ml/pBlfvMs1/EFXLy446gbiFv/qgDm0w2lEKYJgFmv0P6kz6cPuqL+1DwVzHDcCn5pN1m4tzT+BvzqYa1tx4VZgF7GxayDMSwsk1RdkjV0l4WPHOmwMJsfZr3FRiXFqjAgAamQxs4tDR19z9XsgMspj6T2uObjc3sfN4YBFgoDeyADiXJ/wDs8algxB5/IylmdABgM5ZcZVFJkfJFUQbCQNZbu8Wqv4qbXtgj5vw10X57Y1DWLEwQTIBSNKHZPQlQa9D4BpUDV3A3l2WVyrLDy1z1MnWAI1U8oPyKY1quy7Ct3px4+ZPEM2SdD7fYpz9IbqnCuMH6EqmPfIbFxzyHYsGw0LDncNvYgAjxxSg2K3l9qcLZ6kL7GEgquR8oAZyxFduHpbClRX/ShzOPWt/qrH/LX5D6lXHXi1s6U2hJu6b67E9a+ywwmuzk8kDZ+dbXXX/S6WZ5/ye5PFC2v8Vvd9K3M3IWXSqbka+/1bWedrEDZeNb3gY6emYEv/f+VgyGFfwTQPcxKzh9fV8HZbfsRCR5PXMozfeZgydEabCvRIO7dvzQLvNZNXj6i3CnsJ9nhzFKnwSiBWY+QK4AhCeVFk1s+SXXSLnvdlKWZGfroSWc2iQcv2Rw+Rgosh7cuC+5JqXKuGcLDCiRkqw/Dr7EW0BwXSrxkiWg40WjrslKba+s1OZItE4ZBSzdinNItziH6EVeClZTxiCWdMUbt4T5ngFgSjjlVjDfMwQKy2AAuHFjwxTc/eDJQxejfIE1lAfo3pcYgy9ZFzIa03OMDhdf80bIFmNz7KPzykDRZf2zdNrhnTj/tPvMIKOa2MtQTc7AutPVO3GeOHp1LmmI2edMVOzY+X1XlpbfVOgS9BBGwO6ndkyHgW+HTDGiRy5DUJrw7bFrr6m50AEmEtUZLgSbgSD2Je2EAkYQsFqNIEBJQPNiOMwQJVEIKyzwQyE8AFmYXFKMCDEGojEVtqI1ag3HGIjWqlG5pBhrqOOyO5vJ6zrr1BjwUsbbNKzJnfVqrdyhyOMpSMkdK4OUJBw29Nv0twAp2SAgJXdokJKNGqRkQoOUbLohSMkmDVIyoUFKNmqQkjs6ABjuEJCSjWLfPiEgJZtuAFKySUBKJgSkZKOAlNxxC5CSYXXHUm7USLPYZGAW1mgWmzVZ5IVNfGscGuagGBoPAqYkx8Y1Puiem9huqqnVarSJemaQD6VWN9EsSFELVB28bpHGFxliVnUGFSmBR6yJPcde0JA10QYYFzhUY3LRrcqUqzVNbEj2qbVqfRNVH/apqhpT6+QCPFHUIngzclBgOt5ftuMNL9BmAG0UFgoVJooowQrhzsWwDpINkG0giK5XC9puh+DIgAGl1GHh+vR0Mj3dvCIOQgbx4J709D3paQoSE25JT1Ooh3A6PU0xZsJ709P70tP3pqfb09PUUDJMx8OwkZ7uSk/fVzKXSKzO9ePC/6cL53alZkmkZmWZ1PRFapaXSs21QI5JpeaY8pdKzRCSL5WaoxCNK0vNLsjXDqkZQMT+7aTmu8OpyUhMJZJtXCTbpEi2lZBqNglSzYQg1WwUN6llgtKQ5DxJLpDkliHVbBL3owlBqtkoSDX/bwlJHhFDxSPhaDvqRh1uI/lFl2Mk0+rg0YyqqMpmuI3kVQQoJR/B2Iug4BKCIwRPUzC1p60kyCgYRhoUXGmjKTXDrSTn6BJA2BQYtNEC7iXpN47Ae5mrqqsd7aaToB3taUbdHGMLZYz+4RXMsNnTpEepefFTCKTcTlFu6V87qlF+KbO9TXzImGQZgRFQoYCJ6bfZhoFyPNSM6AFf8o1Ayvc9IOJS5Xa0l3JeaUf3NyNfZ/4eyp1k6G7KB+UglBzginJwFzNaRqG88i6wuQLkp4RMhfKOzeznoACzGCc6qbp1ouvlq3Wi6yXRdfLhOtF1kqiSL9WJKkm0wJ8miRYU6krtoiGPn8MJPdeA9Q2ucUKP7FR7Jf5OGmMo/nYabDg+Tij+e0GxiWucUPz71P0S/z61Bzl+H72GM/s+tRvXOygZvt6RjnKWjHLYupy24eqqJqfZQVTdM23DbEBtnbaxca7uo3Acd07zSh4IyOAiqzZP22wa8J5pm80Opqdt9v5877Ts3zemxUVy3bTNLrZ3TdswLVBT0zbbDmybttmFc/s0nMEctYtdtxy1ftpmt9m7p22YJ6gt02LecO+0eJnuoHAc3zdts2nAVVKdgMEl+/N3sij6D3bHUiC8INOlwKu8FPh6wfV4S9QTHzdY77nswM42JJkVAzf4axsHOrnspN57B3n7XwxNxKEdlh8lQdZcdltWw8pC+VThVK/ZC0lqj+2RmQl4yEEkwDzkQsKwxDLw1vo8hmGe5Fgyyel5Nw/DhkaVwnwyVAG0O/LY9JumnTlh0qABA3YOGE1qAC6ZiwrsB6Yt9npUUbNp99E5hfo4748NBUFjqC0Ee1VFG5xepL5A5zVVAyNDWc6aF5ttmKBiYOtVBRz69JPM/tyvfBwG4No0iDQG8CTbKfYhNbEXTN8ib5b3NeEjksPI2oeUvdTCERcDSNmLBuEWsgppDOJJvIXSqMQGjelb5M3yvibcs3IYPfuRshHnT5h5B5GyEa2KzR7VKjyJt2AFLlNG+i3yZnkfpdxPKpYehIe4svI0COd5EEYLpUF4GGaR9GMbSBD7yCDsyiDsyiDspoOwy4NwTg/CeR6Ehz/A1sVDGIRd2CzS2K9WYxB2Ybq4lR6iQTivB2EXg7DCYTJcjcN4OIKDCoeQrh6EOTlDkvMkuUCSG8C+gh6EXQzCnFYgaXmSliFp8SAsJslLB+F+NbTU0LFPm0P2Zc3NVy81N69pC8mar4AWRUODdzTKqxINwTaQTjDhCGDMGNCg0IupRZVUf7agRfFr08bMbAG9+6s2WnBz8Uo09BJNcoZ46aWkKnTNp0VVjpGDPTUEE7KRl9jiIofVmJwst5RkucWX5Zai7JsWxKbOk5WaPFZq3KwF3Q+YJrY3OuDtTe3z+pfxKj9YDrv8DqgweuDrpTk2eVnyQHkZtIphZFyyl8SuY5PN9T9MuejYgF22BZssciIF4C+byZ1D9SiN+xjThSa5NTIrcxlssLrsSt4jZAQA1fIAfMu7mS4M8YMfdRiuyFMmjGTojoAFKdv/Nzkm37Ge0U+WU/KdChynuyAESQvKkO90qyABygUTBZxDeoS2pUdoW3qEtqUn5sWpMg/MXFQT8p1AjCeDoySPujX5Tm9KvtOlKpp8pxdvsqiV3s5LavISId/pkZf04iXdzIaKfdBuId9hvhTGWO5NyHeAZdKzMnwuCZLeDczbUYP1tSbf6Y7JdwZhzlIV8p0BJt8ZiMl3egCwSBJxMOwHTAqGJ+w3iMgbVP1axHaS7/QI+U7PDE3N9cM0g+pRFSHfgZk45vs4dGd4UEhH7Jmy3k+HKrC0q5LVXl1qS4tLF2UZq5676bt6b166ZRiwzshhZ0KQ00m6ArrY+7DjK7Y/edUTfB661koBn9MIWeWoJ9k3LLNNOfbJekC90cPUG0zU0oN/4GxgRwaSDhkgNVUm0avKjLKzN+qpR/XtLDHqbB5WY8ihMuVV9dSvIIzxsnBH8Z2h7bzaK7EhYob4DKa/9BoWywasUuil1EriG56c0actBd3Cvy0rE4hk2UPGrY34M8ngMSw/nnP8py3zjK33AT3uhrzB7InViCesIqAQZO5X2NwpG3QizNlcEAbnovA/M9LUhDEustTfwqCQxS2M51RgumdeSEa+v2YynoJ2t4q3h2wgeefAyWfJXN1iEEuKARMYZ47ph2g0euapiG14lPlgPaRwm7WvUQtqpNxX1oMk0SjV0V6e7sNqMs+fPB1hAcCcx9cJiaLPuGBsXgbWGsH5Z6GNpHL81H8HdzWKW7J8+Hphxwor/XaybQJ0J6FIBjpEaGlsVTvYrPL+Rct0zwgtpctFbDHowkp8eZbcFr48QUtwtEkzZ+TjFrYhXCV8lLDUcRmTa8qKedwkw00LLLEMa72HMRipWLmBuNjBcIIFZlY0ohzpCryvYX449KgEZVneekCaACX0SQuoc1xMroBUucw4iPJzscngNmpzkiqSz7P5Jk0UClxewtiWUwUqhxwj3Fmg/4OBLUz4hAbQ8l+yYIXHBVT42xWQcrsFp64gReSiiApLisiNi6ioXBSRK0Xk6iIqcBEpr7tkSCG5UkjgqQx9zQXhSiH5uryfh72Bz8VUEP1BiDdRTAUUUwHFVIiLqYhiUvluFHOmoFxmR3QzBeVyQRXigtqC0dZi8ypDaPfgaOXo9i3EEg6CuH07nDRG6WfR3wTM1E2IUU3hGHax68eNXThOLVZsX3Dg26NgrKHcCQP8XdSjZphI3MD4KAZlYi/GAHL8tVCRqDHNN8wT0kKCjKT6mO70SOJBWKVC7bMxFgOCLRUHMzLVg643w5SY1iNcA/HNB7m28xTms6cnVR6bXGLiZMJBRsOrOaK26ff/jJ3KHPOmbEI3gWXlmk+MEmgOfPYqmicf9paZ3jEnfIwRjFwagKKMH0AIqAv2cA5zo27jrwye6wU/ZydPFcR/Mfh5uUUFVODGDq7XAlQNZU5b8GHKC3weLGJVmoYjaeQzaaBlxml4Og1L0vBENcl8EWRZVNBZyyfJMuMCRtJ8kixe4+lkcYZkHTZosD/z7BZOHpqzz+JFU1TyNB2L1my1qGsHowPVlf8vTVElYyGAohRmK0u6N5pmbqYeUvtiVlLpTiYbvxSCS45Qq6rChDEkH1MYtwZo3sIxgzke1SWmxKolsYI4Fo1wgBzW6Z2hblGQth/leFsZkalk6zJrsKSJQZjpLur/mWU60sYFGYil0/3MZYHuxV30E5x5C5CXtu7MNkuTUUBUMt1DZ3+2acTL9meIBo0KiN4/F3OGo66XvdHufKNDb2SzvfiNzvI3unRT3uhm3mhrYWSwu2v8Ru/v5I0mzP5ZNVKJaoSrwP8Vy8ydEeFlRNz63RkexJ1kYGBJhpHT8Xldiaovr2nT9Kp4AN3XeIAbG0BNqS0/IHCsBssb2KlTy7XZTxnNLRfcuyoe9xOaZRr3PeZ+o0SEJyh+GiztSDUqwOQiZIVornFqjpPEuIgehCQ93EQnRZjC2pTMuzFcTGnSqjxTE0e5h+UVWMLOH+UlI8w3MGrngh9hVzpXmRLJnlfwpFBGHUP0UY7yoxZTpP9bmOiZp50zhdMd+MZCgdR2IihXkdOwH9DyLlXEqHjnQ1e0pyz9LnXPZKmOia8Nlj+AyVTO3jqj8fobSByUlI8pTpk5dtlYoMQmJUzwvAEEUq0Q7gEF0BsHLSalAesKSR7KALqpcywqIDNoR84jZea/i9PHPDFoRaTFt/Eej870gleT/gIotDYLg8ru5J2IpXpagFPF86raajOfXCHEMgqEXSTO2HwDvDL01odhMaTfioxi9YhdHvAF2CuKXR7wxiq/sRhiSuJwUqwhXuzypYOg2dCdpDC7KMIGEk95HFRYxWEAxGwbrPGwxg9Twi3MEbMAY/G/30TnEN2eaZTRtzaOutQlNRHK6MMNtvymoI0w7Py/sYdNx3fYNvWvjblgwdG9SlR0ZwOca7ALRZ/r0ud+iO1+rQFFF94BdBog64LCmzF7X5TDyxaUdBhf2mx8icMQvgoS2tBxf9YBFjbLtjxUD/Z4R8A/tSI5+Tnqw8oQEmnIF0S2heSbPyL4eX5PjWLZkOr8upK8zks6PQvKZYqlvq2ZqjkDOl+fZslh8+SFdKkx02KMOQap9w6yvT0JaRMH9yAK50Dd/w3Lzp1xTptnWEbGct5ivAEqx1ErclKaI7pyE6Ijd3QN1+SnHLzV4M4F7ii0fWXvheYl1NtSLVD+jkNmxG3Q2MC88wZ6VlGYxiF4IWIcsMUbmkjcb3HiwuuO2C04m5daSiQ832ilCPnoB44mkJcp4fFY3LlMhCQiV9PXuwl9vYGm0PFJTE/txZkZJ614mpGBaSJexFk+ZCT/+3l9wUFzfstyxYzYEkj+uDmjFKesWjwQoYminPHJvK7PnAE5LpXcBrZCAo091Hd7pxRfQYoGpNuFJF5UbAnfPeZFx/keCof0+5YC5ZLlLSsZtHn6Qyq+HXwGSojNGJJsUcYtEtV7JonyC5av26mGmMg0BpaVutDQ+nShschHQRfigmZ23RwKuoSCLix/RpYunbgIVH7agtu7B+XPVuwu53IpJ237r288L8/fal6eX3lentcTJpQy/fS8HN4HybxF/K68ZF7uQblN5+WYR7Fml87L8zzJN4N/7nRMzPNM95lMzK3E4yG+RkLsF8HTfWoh+cxE3fM/aVoAmEgmSivTy6/g28L0Ec+DUt7VqwZ5VpV/yAQtPA3uz0NpaImM/g3Sa7DiBMYJLMNSATRRO61WmMeQkhcI7ByW+GQC5f+BI6QUbHeX9IDscC0ZmvzBnQc7zGKcOGTfD13lsczY/Tfft2H2/t4tKWXAF5Ntscz67sF6M3JuRiTgdBIJOJ1EAja6s/MOCbYvRAj6mVee/8v7rrShZnHU//Q3uzZ96os0LhrA7EZxGS0qKhb9XqvVpEgf/eVPrr76wr/+F212kTFaz3PT/g2bmwUW1FUk6+qY8cJ3Jp+B+uT3wKcm3xZVBv92r2qa9P9/2t7WZ3cAfav/8S/1Pf6l/xqn3fzf9+JU0P9/Nj39H3c0JbuOwIhTZUp+RuFaYAOCHnpEcxKrIV1PaX3ADiSTQZRvY1SC5gd4UnRLfKsDTgRUdhsfDhKYPLcFKhIneQMjzfAChfM0SXzriSz/AaJcMNsIVoWjy+6HTsZ14IyUw4F6dkCLFYZP5G3rjPsMty/w1FUhYuHIUAH1g6XP0O/kDNmWsyIjqjgsvkg5gW9nFTtjtV1G2Eu/Pvr1029AsCC0aV9Vm/ZVtWlfNWPaV2XTvh69RzbIe2Q17JFVVS+b9lVVH5v2VVU/m/ZV1QCb9lXZtG9Qb5RV2bRvAMfzZtiP4zkTNmls2teLF9wv3MWc7n5J9rCkelwSPUVpwrRvUC/EVmHax0kelxQPS4L7Jb29mNtjNT3sgWhJt06Kqpd3vVI0GirJPr5lZvBnVT/fsrJsNQN8y/aZdISajwfXVV7WLgCvaJq9PCxcBEx1UwANBrWyJqM9YNhCJcGRWVdmXp9hqUfOKu++Ch+VGtwnFTgj9RfD22CL80bVp6SYx6WYJ6WYt9JDqqPmtkopT0opj0spq+W1ZkhyniQXSHL0aLbGBiStQNLyJC3jFjVm6xpLHd7AEsq3Ktl67V9ar5auMUsAWLriGuuiJLviGmOP6rjGuuiZrrjGqpo76ayfY88p7pS5mD6yxt2y0ALcPs2PelHx8QU6Z3KB/plcGLp+oz6u4X7gyagaapiyGg7SbxX96tjl5hqu6U5a0520pjtpLdNJa9xJ+3UtD3MtD6CWa2qQO2lNreJOWlN17qQ17EhTJ61xJx3WVV3jTjqEI3XSOo7USVfhSJ10EC/Q1c3p7pdkD0uqxyXRU0ALNzhNQ6d5SpI8LikelgT3S3pc5QwZ1t9Z5QZwbqnmjGwnXbW8k9aXdtJevRnei9l/kUu9qwXCg/SiQt0uuSAVIL3ABPjd1MujUi37pFZmpFJ26jpBz7tRnSgpu3Epu0kpu630kOqojq1SdJNSdONSdGp5VRiSnCfJBZIcNiwz1TAgaQWSlidpGbeohoquhkw3K+tqSK3uScxJNRSyXXYolpUG00axpzENvCD1CUcYa1WbD3fHO/NqtbKbsDkoqBEAn8FUAFAPTaA2VqieKnSWw3jaDhX70YUh28aFEdvGheztspojRAoJjYjTXdhkoctmdBESc8WWbrSJ5cOAHgniLh/QM0EsDDDBDmKZgf2WIJYZgVK42NqEX2YA67sN9iRdTNJFhIvxJlhXAjWKC9UE/Qn4Zew2rh+l60cV9jcLfL2PrvfRtYlmSNczdD2jsGlX4euddL0TJ6dCzsPxkPO1n8oRD+U50mGKdJjzDyWGLvZz/kldwMVxzn8vICSmqZNSfB536XgONFB0pC5vAoiXISc2kCSgiBdMfkFB0jhvcp7L9EK6OmfyF1XkZSRkAoY1L+P4Mlbb6XjJpM4mRpS4vIw0L+M54G1ympdwhdVsTvNlXJWxSoirJgSUSODHLKAixX4tXsR/bF7WNzUWIW/amqyRYtmwcQozZ2VusILWlch9CR2djU6wOm1qIj1PVm+hAdpY4Pwjx8UanM1sNNokIlmvGYpXOCQHPO35KWiSJjbeZXaJbXI6W2+VtmC6pmTNDjvysuRDU+VHpqxxvbmrTSqWrYCYcluvgNw6yqjb+AYDZSr8uQ9/huaC5yz0OmxeYSsLM8AczQDNeDUfExpeEjbtnbKeZET5ztkUf5qKc6lnxWayQMLvM4OftGQtSVvfRV48OQaXVFTE5JjNOYrx5HiF52SCbOrdC5oeM5mARxnktdcox7NjN9gMOyH63LOm7JSZ8qkXHFD8BJtlFZmrJ57a8gr3nN5Q5h0vkTa8AJFH2ZTYR5WbS7wwIQtapJxlSAtoSpjhOlu8EpVegsUgtykzbn/0GDXJpIk5Gq1Bb8dhe8IWmwHGa1Bmi8UjL1nxIhYv1OsdwO6KAS/hT5mGAD5szc4BMVrw3cnOu5Nyd7zz7rjcVZ13lQaSwJ9Hd+34wR/YwsxMdBXgzz65FWh0CvyZkVsagYL/7JRbhv83Fs1asNDWYEbFjon6LbF0ZPLMS2TOXORjNxgN1VI+b63uYXcBWBYmz7Qhx4vsN7fkdhEzfAHDyd4GZVtOwG+yt8Hl5zKiIW898U62ct/P+1zuUbgu8JvtJW/WWw6yDFeWtaMiCzIv5VsF1xszQ2HLVOO0wWpB5fYy/B7K8AbE898pjFEwH9TmDFnbv9hazk33vfzPFPMof3BZFElW8nJz02J/QAWAruuM/eAGP22vvJiych1h82LCOG/JBo4LHINsl8Cd69k7Odw5a1Gx0vGcFRb8DqrGfEKoCGL0KC9MermEmJLv5kB+58F7PkqzcijL7+mxa3Py1FI+TAQzYIELIsyiEGEWj+IMWzO4SLsyYl1gbnpXjNqKU9YLls5xEbLER5ssSlMsdqy0FSGQdzxUtiDc5kNuBA1nnl501nuQBVCx0TXXOP4UvRskmDBIOASFE4BGLoN6swVjgrAg1ta/5Ehg8OOWclaVqKqLjTPBNnhoOv9ZiRSD7wesd7ofYe1s/KohowB7yyEi3RFLcb4X/IQFpkY4yppZD0sYd1caAqWasoDRVBXAlBS194ZLdcXgG7oZFSeMcVI+itiIqOGgaKZbxEZEFQdQCBaxKBvgEJAeVwSTIJtno+n3dSZGmpfyFrGTQzIy6meB3Kf6X+JslvE549Lyf95hP2QX6AlFHMbDATFDAd6E3jqliQ47LHPddRgVRKvq4SDajqITakpqACcDmuwxWWZmOIa6wDEMoSG6sjnuBk07fv8QRXDxoUN4t4qH1rqqL3mlXw/rFDCk6GTIZwsRTurT+JRVSKNEIx8P7sPyIUGcmLPUKAL5ByLeMLI9jMS2xhKBzl+w5oLr9irpBA4zP7lAZ0lveowR6Dae0zeZBXg/HVYBiosVqQ/SYRggXOwYPQPTOhgY0gdM8U7m4DZjq9jz3kOHAWBl0YyNt5Rhigin6R52moYV45C4XQ8IfmZNHKoDWY/1ZHUWqJYhbyQxrAu+qBFKI6aJCqNfGaqPgfHYK/s8zK6aDGV8yRPLV+bwszKWDiwCkm5f4m4f276WVSmxfa0on81Su8RwsksMJ7vEcLIrNkutqBLHCsT2tYRtYkoFZqllbfvandq++ixwoCx1402kl9/WSwJ5idi+dslLuvGSskYnNeGZ7ih/T5nmxLLonrV87VrZKZqGKhPaEKguYYIblTssX3sxEaoovlljy9dabPnahXkudeZeEgumQDbXwK3JDgO94Ntkh4FOy9cubOuWVdcM9XT9sCoDTk4sX/UwqC1ffQy8ftko5f0O60saY6iVfBymAVTf76ACuoRyPlqx8HTBFtDEnkV5mzcv7AJM089ZcjwL6zpA1Bca75AUpmlO8HEHC348tyqMW49iMguuSROHfZTvAngofRxmsNqgfXUKLMU5rdhfh8otkEGThbhGcdXCNxcDGDQEEXhA7Ghe1/BPBWZ9KDD8E/19lf++Zmp72i7O6C/ZeKIJGibKzAtYnKXjBSzO0vE5E2rUOHUYEB6PWx83saY+btFksYLBY0xyzZZ0b1Cmx6TTFVQvJsQF6akFKL4lABGKaRLznBbQFFGOXcHnAEbDCAvjIg3Q//ul/xel/5ek/+ek/1ek//dK/6/Jciu96m1T3vV1U1523ZS3fc2U1zHceYGZsLqCr9rTrCUjB593kF0j+D6brY6C77cbX9LOUwU60x8FKCuSGK1KId76YQD0ZwDCgLVAg0nC0o5jawgjjbsbbwzByclhSz9MUvYIVtI4tkZBnptjtrQwL9vUHlst0ZhmjVpQSO6LtRGHxBKGGdwm4Y/JlfMINvvp9t5RNhzEUgf9HsLAYWE2WMRUywLYdBEWE6QagQIQ+JQidHgLrBVhSUSVcJFrabDJBPDDlvlgomKxybd9MeRy61qIbFVZiLBgYpPSZl+Juvep7ow2+x0n6HJlU75/cIInmhVlL0oOuuKz5sU2lo8stIX7RBNj5OkeKYlSVMPXVyEta5hakqhZ4XuLGFE8lnpRrwBkw5xpERvc8Oei4ijhUFJliJRymV3l6KyHtzCpnP24+H0Ufykufl8Xf8/DKP5SUvw+PL8YlHtZ8WMbvcHmOhR6Zi6s6hooCDWyzVtShq4Jjw0AcdPjm99ONYIiQXF4MDKYY8xvFAem/h9W5YfYmJZqpLS8Rnx4vJZQIzCfTysjwGbFHobWRsEwyXotBA44qoJJabSEl6L3olJ2d5W/2sd4lhnAQA5hqyqNV02wuKCWq5QnuBnyckKR6dOLlLtfdqIqn/wzB4CnwWbGFOdLeoJte/RlGaEZ3L0M9AgcGni5h90hkJcMRkmFOhxVN/QByk8Ge5yrNazEjRCfH1U5eyAyoQIs86t/iplmJ0kfgc8ALACqlKnSTJ2GeXavpYMnngWsC5BkpVdeXrwoWPLseMAoJiWZaAv5girxcIGDDQxXZL/nfrGeLa+07FSW23plqkwl04fFJe4xX4j6F7MF0tVZNkWNNsfONBWUPEXvV+7FEIbzAwB0x4e+wA1lSLI8AIRwUpCpYIpY3eFuhkbC5q1lYJB1Yd6GF4uRgc+J/LSFcb+1kJmYLsmNFWvKvOLCyaH3IkXKmwGG+37e/PV5q7gYfMGhNuTTx1Z2H/ynv/CpP/jYWzsWM9WYWSCvZJgreaepfyEJRtR0WqRy2aixY6qzs63iYnx7RztDrF1p3eg9+rS0s93EfyQmBLTzf/8iQIcTztsvtttNLqCXYyuBf7STujRWGUqq5xEQGnB/BqcSyCds1Hh1TqyTRC41Q1d3pZjNCRCu2p3sQXbASwc/Lsglzr486AkK218zpFNzscuPL8XY8bKz6F9ywLLNAEeJFYhyqfOTLlCKNXUHxjCYdOUgjL9hPCS2orEozlPGFP7wWMhOErzsyNOmnKwWY6jFoSADb1HDJGUwh7SuZaYLGbwmBECECMtSxoP1CGMHOjFg71F+Hju7zIVYReqKiRjOPrJzkdQtP+zmJLpDQVUgEWDOlG12fWM6hgqpi2VhyjRV/pFyXoMviClZt9j9wuOhGzjPwWyZtWPKgKkfsDIuztzNGWjDYBOzaucSb4Bt5+pi1J22su4sN0M3kiw+zP6gxUfK0N84HabyQVWIBTpbwoFTi131EF6VGuIS+bAyHhIF/yHYoq1QEzmoaWI6R89n8tJSAROhtJuwlSpRXbKxpljjqFzWxvKHbaaRj90rsG7PVarNnjPrUCyhYbTmxm3JRVvKxUO726FZ5ZL25LJHpWhWNr7B0IvYpdD1MeU+Cv1NDAVNMRRkW2Q0El4SF0VQK+llXqQSY1m2EWSvs8Yzc7hnS5Aj5rRuvEAt5nCguW/KYiaNbQlUfRv6Dptql3hJQFbiffk8babmJWZqPq/EL/kIWV3y2MgWg3MRpV5Aht14yTMvlr+k9Jv3a5s1rgs3WxefcJ0868psw6UY2XK0tzHQyDNMwXSUF9zr/K7vJaVDbbG8tHKgJ3vseyL8QGw5Ps62lOybg0kPr+TYO3kaqHwUly8dj9LX4irEwOkAfR1Oe9CfGAddLgLgU8SBZou6URxIF9TYqLVX0e6Cdosz/Mc2c5DnUY4VlKP/EDuRaiVHvuqTDszG8qLecEZoVKMJbXPaMuLdjBLUb1WSksMqdUNs6GxOgfSQEp/QcE+dZyDiwxCGe+hNDg33DoZ7HwcPYTXQi5OgyVArYTOCPT0Cxt9zEplFLWqvmJ/uLcMQvoQ2UoEhq6MqEDMY2LGRAs2IC6NERy38F5okgERhZlvTEvtGlVZSEkpyWysJUJ/gQ5DTpUQDPCS3ZBEAETmAkzoqn9WreIokVe/z4FzCyAwOPnHAIlm40Mp4SmfsAGkwFITdwZ2LaZP8FcvOx1argbbZy07JYteIb5ZkcIMfznQqsRl15gEO1TnDM9guHxtmcc+Ftg8AXRw6+26niekKr5FdNEAKRDkx4YXYUL6Y9fKg4YnbA3tY5knLzslkx5H9NV44bjlYHWWDbu7YRZTib8AnKLZHFQ8N9jyDdR17aGBV3WQfC2yZuGL/aWTtP41l9p8sKg3eRAld7V3BDhuZxGBFiiV1cw52zvxOPjPkLeZN3yJPcPTMW/xPWFmLzTycriq2YYofo6kRSW61LWvD2NJeHs9m+sTQFBIlblDOSqk52tZYUsuxJ+vyeBZ7lrGV77vLm7lS3kydN1/iGxyfSqRX+yyzGHLZYvEnHN//vTtso3HW8z9b/66PGUcPzH/UmH/6xJMnJ55+cvbDs08+/j3GB3Gpksv5Y8cmTj5+7CPG7JOHTk6cnD9y8OjEsafnjT10qfhS4ZKjHT52Yt544sCpifkTB548eYTOjzyZnD92RMeiG0e++/C88cFjx1RygZgHTh6fPSiRHnv8gETgE74z+5GJ48eOPDl/0pg9NfvE8fn4Ck/q08MHTk4cmsXZzIGTSs6ePDZx8MiJg4/PTlAGThoPH1NyqfiS3n/k4PyTsydPGvLFfHri2NNPHuIzpHjw2IknZ09ImvE5fyQKis+OPPnY45TzI8fomvI5e3JenTzwxPHHZymvJ04cO0GZmJ84MPH4sWPHKQPz6oDi02Mfnj3x+IHjnMR36+Ohp08cQELGodkPH5Gz+QNHHjcOHjt29EP0Mz58hAriI0cOzR/WFYfCeeLpg4d1xdGl4ssTR578binw4wdOnJw1Dj5+7OTTJ2apvA4denzWePzAEwdOHDw8K/V64ukn6StOHjk0KxVL10pfn5x96unZJw/OUlqPz1Jd0tmJA4eOPH1y4sMHThzha3welxl/nZzhHl45Kzf16YETsweM7zK+a2NEJyepvKJt/42xMTo5Oz9P2eWrfXu+8317Hv6gse+RBx7+4AeM72zsfqDx8AeMD+x53yMP7/6A8bDxgZnGd+7BQ08/QZ/wPdE2Op+fPTXPJ08/eSQ+oURx9o+jJw88MStnB48dwtnkpnu2Gps33SNNkBp3KGdov2E85kjzm/2IksZFBavmZx9/PAnWxU+VTHVw+MCTE8dQFJn/pD4QrhCulobL808cOzF7s+cRfrPnUcOPH5mff7wjLH0e7WHl8I3RkZPvo7qiUpo/8fTsx5aGUweZ4OYr7zhw4rs7k9h7ZF5xuLxjWbiU2wREwOHZCd3sMv/tk3I98iR93qxaHq67B7/95BMHskXP/z0i4fz2lcKpYfOzjx04MfHYiWNPkOQ5QPIp+Y8autQtp0Cx1IGP/D/tXXlMVEcYX1dgYbEVVEQ82ucJKMdyCB6vjmABEahnjS09WPaA1XVXd4FVERVrIZqm0mi8Q7FSm3gE0ljR+rxijalRa6TWBl1Ei1e1Bi+UttJ+3755+2Y3tOlfTdr4wvB+/L6ZeTO/75t531tgV7uYw6rcTM+qrsMd5dEGi7W4oNBbL3fsc13bHTarpSBaWk7RVmO01lKAewQ9ZlILZzVyooUz2TlXK84IKov71l/GZ0R8JFMN579IB7FnKjHIm4rHkSbZua7tcnt2f+uqfdd2l9yeHgCXyHaXxm7tXbJ72OmNI1q+tXjFt2gX/d+FnW1vBhEVf9O+K7v0wCq9UY8PfPOD4vtC/39F/xf7z39q//nf3R/nWyGP00HPBaAEaKI32cRFJumJSRgaMHwwLeMchQYLJHeQVFrnwaq2QjtwGodprcm4GAbocQ2xiauTWC4hiovTJMUkJXPaIi4hXgN2M2RIRaInOFhLJSCuQc9p8yHddl1SB/mtjemxAFKqIsM/b2J0rx+IXavDoB8PwG7FIRlQGPeigA71HNawiayUt3odhVaHK4pp6svNh2DON4jxjM3ErFGub9bKeTJ6EAYOroRdz1ysh1G724nTgVRVN89zf8EHBxwpzADyaTtCmAl4cz6k9lFiBxqMyzhxvvAo4dIHVDEtsBvEa+owA4KG8CVv3bL/XUFE+4rDvkbL+wtun7hWpCcKsBpNFv04qIhnO+WhuSZmNFeoNRslxtNfkPuDUEUOg0HcijAjR32sGHlFzN0h5cDQwGcvB/VXKPDZD+9H/thRN2V3PLl+6Yc/4ueO0zo98FOuaB0fXz+Vf4A6ULL1BPoVKK1wQ1PDWYmvuagUir4Uz2P4Ega/5ydjE4MnQts+FOcxeAWDaxi8yUccP+LtDL4AOIDiKwweBmMIpFjDYH+o8zLFoQye4ie3ncXgWKbOBAaroE5PqR8G26FOD2kuDD4GcwmiuIXBx33lPs8z2NtvN5lrP2EwB8bekqYMzvNnNGVwDeBgaUwMlq6H+Qr6qMVf9i2KMZjiEYz23VWyTjmM9i+pZD9rAuS5TmPwggAx1hBXAQ73GgfmTqjdLmaux6DeIElDwL2k8allzAEOkfRgcJ5ans8KBteoGT0Y3KKWx4rB48ZwhNFzf3wuggsMYH7uT/FAhvu+rzhuBV1DryrE/9dFfjDDD8E3l6T8MIYfjrpTPpzhI6BEUn4kw4/CcVE+muFjMJ4pr2F43PHiKZ/A8IlQRlM+ieGToYyh/FiGHwdlPOV5hn8N1w7lCcNPVOBH5op8KsNPUoh/oY18GsOnQ8mg/GSGz8T1S/kshs/GuKT8Gww/FWMRyj3gpzP8DMxrpPs9Pb9Jz1JcBlM/eR8/P49qyH1SRwaRCxU563jBErtny9cXj5LQHiUVJY3ZgjL3XFbpwVPkdPmzffUZM3nniqiO4tzvyOG6p7xldyF/5q4q2ZHfSH607X/9c51JeNDcmhLW/gPpd6f95i7dUuH50DMn7uubyB8N0wbcy7EJUw9pfQv2OMl1Q+yQ5aOW8Oc1l9cvM7SQm5m69zNzy4R9nc27A1uukbXGJRFXI94SDiWfG9iW9hNRBp9KDlaW89eqR+xYu7GVzKl9WLklxcb329q3cvXFG+T0rZNZHyvz+MT0RSe/UNwi7c27huecWCTkrAlpOB92m4QebIzMf1oqiK+w3yGqd/okjNhZzkv6BNHY9noeUvRc3WGe81UbCdRemRKzcxNfOr2MP2B7QErWXDqYUlUujMkvtiwZ85DYfU/tX1a/mQ9piFN3+j0irSvjLsx9XMEPSeyVvbP5ERGq24IDmtbw4SOTLjYdfUyup96r2zipjI+cNdmp2v2E7M1I982O38CfHb/cWF3TTmbrv+yd6NwqVHa7a++z/SmJ3exz3xGySrhcMzL1xp5nJDyrYvaDOxv4qrYdKz/5poMcebiwPn3pUn5v49ubP739Kyk/827i2e0b+W0zPnRuDfudOCdPW20IKucra3+70m/Oc6JKzr2k/GUl31RV+1ldbSdZF7EtdOi2akGRUh8fyGXEd5q/LU0JvbpgYKaw/qOyjlUfpEYcOR4zYWFc2ti5zsN/AjeKY59zBwMA</script>
<script>
"use strict";

// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { isCircle, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see strokecheck.d.ts.

const outcomes = ["passed", "failed", "skipped"];
const states = [
  "possible", "began", "changed", "ended", "failed", "second-finger", "invalid", "cancelled",
];
// The names of the shapes that detectors measure by, in the module's order.
const shapeNames = [
  "bounding-box", "inscribed-ellipse", "center", "centered-box", "radius-band", "first-angle",
  "fitted-circle", "middle", "fitted-box", "stroke-box", "trimmed-outline", "enclosed-ellipse",
];
const shapeKinds = ["point", "segment", "polyline", "rectangle", "circle", "ellipse", "band"];

/**
 * Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes
 * or a compiled module.
 */
async function load(source) {
  let module = await source;
  if (typeof module === "string" || module instanceof URL) module = await fetch(module);
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) throw new Error(`strokecheck: ${module.url} answered ${module.status}`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) module = await WebAssembly.compile(module);
  return new Strokecheck((await WebAssembly.instantiate(module, {})).exports);
}

/** The loaded module. */
class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => Object.assign(detector.settings[at], setting));
      judge.free();
      detector.isPublished = detector.name !== "ring";
      detector.index = index;
    });
  }

  /** A detector with the settings given, by their names; null unsets one that can be unset. */
  judge(name, settings = {}, { asPublished = false } = {}) {
    return new Judge(this, name, settings, asPublished);
  }

  /** A stroke that is kept in the module, to be judged more than once. Throws for invalid points. */
  stroke(points, { width } = {}) { return new Stroke(this, points, width); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) return body(stroke);
    const made = this.stroke(stroke, options);
    try { return body(made); } finally { made.free(); }
  }

  /** The numbers of a reply. */
  numbersAt(address) {
    if (!address) throw new Error("strokecheck: this judge or stroke has been freed");
    const [count] = new Float64Array(this.exports.memory.buffer, address, 1);
    return new Float64Array(this.exports.memory.buffer, address + 8, count);
  }

  /** A text of the module, which ends with a zero. */
  textAt(address) {
    let text = this.#texts.get(address);
    if (text === undefined) {
      const bytes = new Uint8Array(this.exports.memory.buffer, address);
      text = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
      this.#texts.set(address, text);
    }
    return text;
  }

  /** A check, from the numbers of a reply. */
  checkAt(numbers, at) {
    const [name, isMeasured, measured, kind, first, second, code, text, outcome] =
      numbers.subarray(at, at + 9);
    const limit = [
      { atMost: first }, { atLeast: first }, { above: first }, { atLeast: first, atMost: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      reason: this.textAt(code), text: this.textAt(text), outcome: outcomes[outcome],
    };
  }
}

/** Samples in the memory of the module. */
class Stroke {
  constructor(strokecheck, points, width = NaN) {
    const { exports } = this.strokecheck = strokecheck;
    const count = points.length;
    const isTimed = count > 0 && points[0].length > 2 && points[0][2] != null;
    this.handle = exports.strokecheck_stroke_create(width ?? NaN);
    const address = exports.strokecheck_allocate(Math.max(3 * count, 1));
    if (!address) throw new RangeError(`strokecheck: ${count} points are too many`);
    const numbers = new Float64Array(exports.memory.buffer, address, 3 * count);
    for (let index = 0; index < count; index++) {
      const point = points[index];
      numbers[index] = point[0];
      numbers[count + index] = point[1];
      if (isTimed) numbers[2 * count + index] = point[2] ?? NaN;
    }
    const isValid = exports.strokecheck_stroke_assign(this.handle, address, count, isTimed ? 1 : 0);
    exports.strokecheck_deallocate(address);
    if (!isValid) {
      this.free();
      throw new RangeError("strokecheck: every coordinate and every time must be a finite number");
    }
  }

  /** What can be said of the stroke whatever a detector makes of it. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    return {
      score: n[0], turns: n[1], circle: circleAt(n, 2), duration: optional(6), rate: optional(8),
      gap: optional(10), length: n[12],
      bounds: n[13] ? { minX: n[14], minY: n[15], maxX: n[16], maxY: n[17] } : null,
    };
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_stroke_destroy(this.handle);
    this.handle = 0;
  }
}

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

/** A detector with settings of its own. */
class Judge {
  constructor(strokecheck, name, settings, asPublished) {
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      throw new RangeError(`strokecheck: there is no detector ${name}; choose from ${names}`);
    }
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    for (const [key, value] of Object.entries(settings)) this.set(key, value);
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) throw new RangeError(`strokecheck: ${this.name} has no setting ${name}`);
    const number = value === null ? NaN : Number(value);
    const isSet = (value === null || !Number.isNaN(number))
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, number);
    if (!isSet) throw new RangeError(`strokecheck: ${name} cannot be ${value}`);
  }

  /** The settings with their values, null if unset, and the least and greatest valid numbers. */
  get settings() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_judge_settings(this.handle));
    return this.description.settings.map(({ name }, index) => {
      const [has, value, canBeUnset, kind, first, second] = n.subarray(6 * index, 6 * index + 6);
      return {
        name, value: has ? value : null, canBeUnset: canBeUnset === 1,
        min: kind === 0 ? -Infinity : first, max: kind === 3 ? second : Infinity,
        excludesMin: kind === 1,
      };
    });
  }

  /** The code of the reason why a stroke is no circle; null for a circle. */
  verdict(stroke, options) {
    return this.strokecheck.with(stroke, options, ({ handle }) => {
      const code = this.strokecheck.exports.strokecheck_verdict(this.handle, handle);
      return code ? this.strokecheck.textAt(code) : null;
    });
  }

  /** The verdict on a stroke with every check and the shapes that it was measured by. */
  explain(stroke, options) {
    const { strokecheck } = this;
    return strokecheck.with(stroke, options, ({ handle }) => {
      const n = strokecheck.numbersAt(strokecheck.exports.strokecheck_explain(this.handle, handle));
      const [isCircle, code, text] = n;
      const checks = Array.from({ length: n[7] }, (_, at) => strokecheck.checkAt(n, 9 + 9 * at));
      const shapes = [];
      let at = 9 + 9 * n[7];
      for (let index = 0; index < n[8]; index++) {
        const [name, kind, count] = n.subarray(at, at + 3);
        const numbers = Array.from(n.subarray(at + 3, at + 3 + count));
        shapes.push({ name: shapeNames[name], kind: shapeKinds[kind], numbers });
        at += 3 + count;
      }
      return {
        isCircle: isCircle === 1, reason: code ? strokecheck.textAt(code) : null,
        text: text ? strokecheck.textAt(text) : "circle", circle: circleAt(n, 3), checks, shapes,
      };
    });
  }

  /** A live recognizer with the settings as they are now. */
  live() { return new Live(this); }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

/** A touch that is judged as it is drawn. */
class Live {
  constructor({ strokecheck, handle }) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle);
  }

  /** A finger came down. Returns the name of the state. */
  began(x, y, time = NaN) { return this.#handle("began", x, y, time); }

  /** The finger moved; "failed" if the stroke fails a check that drawing on only makes worse. */
  moved(x, y, time = NaN) { return this.#handle("moved", x, y, time); }

  /** The finger went up. */
  ended() { return this.#handle("ended"); }

  /** The system took the touch away. */
  cancelled() { return this.#handle("cancelled"); }

  /** Makes it ready for the next touch. */
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_touch_destroy(this.handle);
    this.handle = 0;
  }

  #handle(event, ...numbers) {
    return states[this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers)];
  }
}

// A stroke: { id, label, pointer, width, cancelled, points: [[x, y, t], …] }, in CSS pixels of the
// surface, y downward, and seconds from the stroke's first sample. The list of strokes is never
// changed but replaced, so that taking a change back is putting an old list in its place.

const at = (id) => document.getElementById(id);
const surface = at("surface"), list = at("list");
let strokes = [];
let history = [];
let isSaved = true;
const session = new Date().toISOString().replace(/[-:]|\..*/g, "");
let drawn = 0;

// ---- Drawing

/** The strokes of pointers that are down, by pointer. */
const open = new Map();

const round = (number, places) => Number(number.toFixed(places));

function addSamples(stroke, event) {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const sample of coalesced.length ? coalesced : [event]) {
    const point = [
      round(sample.clientX - stroke.left, 2), round(sample.clientY - stroke.top, 2),
      round((sample.timeStamp - stroke.start) / 1000, 6),
    ];
    const last = stroke.points.at(-1);
    if (last && point.every((number, index) => number === last[index])) continue;
    stroke.points.push(point);
    stroke.live?.moved(point);
  }
}

surface.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && event.button !== 0 || open.has(event.pointerId)) return;
  event.preventDefault();
  try {
    surface.setPointerCapture(event.pointerId);
  } catch { /* A pointer that is gone already. */ }
  const box = surface.getBoundingClientRect();
  const stroke = {
    left: box.left + surface.clientLeft, top: box.top + surface.clientTop, start: event.timeStamp,
    width: surface.clientWidth, pointer: event.pointerType || "mouse", points: [],
  };
  stroke.live = watch();
  addSamples(stroke, event);
  stroke.shape = makeShape(stroke.points, "live");
  surface.append(stroke.shape);
  open.set(event.pointerId, stroke);
  at("hint").hidden = true;
});

surface.addEventListener("pointermove", (event) => {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  addSamples(stroke, event);
  stroke.shape.firstChild.setAttribute("points", stroke.points.map(place).join(" "));
  stroke.live?.show();
});

function end(event, isCancelled) {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  open.delete(event.pointerId);
  const last = stroke.points.at(-1);
  const isElsewhere = round(event.clientX - stroke.left, 2) !== last[0]
    || round(event.clientY - stroke.top, 2) !== last[1];
  // A pointer that is taken away is nowhere.
  if (!isCancelled && isElsewhere) addSamples(stroke, event);
  stroke.shape.remove();
  stroke.live?.end();
  drawn += 1;
  const { width, pointer, points } = stroke;
  const label = at("label").value.trim();
  const made = { id: `${session}-${drawn}`, label, pointer, width, cancelled: isCancelled, points };
  const name = `${isCancelled ? "Cancelled stroke" : "Stroke"} ${strokes.length + 1}`;
  const said = isCancelled ? "" : describeVerdicts(made);
  change([...strokes, made], [`${name}: ${describe(points)}`, said].filter(Boolean).join(". "));
  send(made);
}

surface.addEventListener("pointerup", (event) => end(event, false));
surface.addEventListener("pointercancel", (event) => end(event, true));
surface.addEventListener("lostpointercapture", (event) => end(event, true));
surface.addEventListener("contextmenu", (event) => event.preventDefault());

// ---- Pictures

const place = (point) => `${point[0]},${point[1]}`;

function make(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A stroke on the surface: its line, and a dot where it begins. */
function makeShape(points, name) {
  const shape = make("g", { class: name });
  const [x, y] = points[0];
  shape.append(
    make("polyline", { points: points.map(place).join(" ") }),
    make("circle", { cx: x, cy: y, r: 4.5 }));
  return shape;
}

function makeThumbnail(points) {
  const xs = points.map((point) => point[0]), ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height, 1) * 1.3;
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const picture = make("svg", { viewBox: box.join(" "), "aria-hidden": "true" });
  picture.append(
    make("polyline", { points: points.map(place).join(" ") }),
    make("circle", { cx: xs[0], cy: ys[0], r: side / 22 }));
  return picture;
}

const describe = (points) =>
  `${points.length} ${points.length === 1 ? "sample" : "samples"}, `
  + `${points.at(-1)[2].toFixed(2)} s`;

// ---- Judging: what every detector says of the strokes, with limits that can be moved

let strokecheck = null;
/** The judges by the names of their detectors, and how often a limit has been moved. */
const judges = new Map();
let limitsVersion = 0;
/** The stroke of the list and the detector that are looked at; by default the last one, and ring. */
let looked = null;
let lookedDetector = null;
/** Milliseconds that judging the last stroke took, and from the start of this script until strokes
 * could be judged. */
let judgedIn = 0;
let readyIn = 0;
const began = performance.now();

const notes = new Map();

/** Shows a message of some kind until another of the kind takes its place. */
function note(kind, text) {
  notes.set(kind, text);
  const all = [...notes.values()].filter(Boolean).join(" ");
  at("note").hidden = !all;
  at("note").textContent = all;
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

async function unpackModule() {
  const bytes = Uint8Array.from(atob(at("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
const isReady = load(unpackModule()).then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) judges.set(name, strokecheck.judge(name));
  at("verdicts").append(...strokecheck.detectors.map(makePanel));
  if (strokes.length) show("");
  showVerdicts();
  readyIn = performance.now() - began;
}).catch((error) => {
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are recorded`
    + " all the same; strokecheck judges the download.");
});

/** What the detectors say of a stroke, by their names, kept until a limit is moved. */
const kept = new WeakMap();

function verdictsOn({ points, width }) {
  const last = kept.get(points);
  if (last?.version === limitsVersion) return last.verdicts;
  const start = performance.now();
  const stroke = strokecheck.stroke(points, { width });
  const verdicts = new Map();
  for (const [name, judge] of judges) verdicts.set(name, judge.explain(stroke));
  stroke.free();
  judgedIn = performance.now() - start;
  kept.set(points, { version: limitsVersion, verdicts });
  return verdicts;
}

function describeVerdicts(stroke) {
  if (!strokecheck) return "";
  return [...verdictsOn(stroke)].map(([name, { text }]) => `${name}: ${text}`).join("; ");
}

// ---- While a finger moves

/** Watches a stroke that is being drawn; null before the detectors are there. */
function watch() {
  if (!strokecheck) return null;
  const touches = [...judges].map(([name, judge]) => ({ name, touch: judge.live(), failed: "" }));
  let count = 0;
  return {
    moved([x, y, time]) {
      for (const each of touches) {
        const state = count === 0 ? each.touch.began(x, y, time) : each.touch.moved(x, y, time);
        if (state === "failed" && !each.failed) {
          const { check } = each.touch.state;
          each.failed = `${each.name}: ${check.text.toLowerCase()} already`;
        }
      }
      count += 1;
    },
    show() {
      const failed = touches.map((each) => each.failed).filter(Boolean);
      at("live").hidden = failed.length === 0;
      at("live").textContent = failed.join(" · ");
    },
    end() {
      for (const { touch } of touches) touch.free();
      at("live").hidden = true;
    },
  };
}

// ---- The verdicts

const number = (value) => Number.isInteger(value) ? String(value)
  : Math.abs(value) >= 1000 || Math.abs(value) < 0.001 ? value.toExponential(2)
  : String(Number(value.toPrecision(4)));

function limitText({ atMost, atLeast, above }) {
  if (above !== undefined) return `> ${number(above)}`;
  if (atMost !== undefined && atLeast !== undefined) {
    return `${number(atLeast)} … ${number(atMost)}`;
  }
  return atMost !== undefined ? `≤ ${number(atMost)}` : `≥ ${number(atLeast)}`;
}

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const mark = element("span", { className: "mark" });
  const reason = element("span", { className: "reason" });
  const summary = element("summary", {}, mark, element("b", { textContent: name }), " ", reason);
  const checks = element("tbody");
  const head = element("tr", {}, ...["check", "measured", "allowed"].map((text) =>
    element("th", { scope: "col", textContent: text })));
  const table = element("table", {}, element("thead", {}, head), checks);
  const options = element("code", { className: "options" });
  const limits = element("div", { className: "limits" },
    ...detector.settings.map((setting) => makeLimit(detector, setting)));
  const copy = element("button", { type: "button", textContent: "Copy as options" });
  copy.addEventListener("click", () => copyText(options));
  const reset = element("button", { type: "button", textContent: "Reset limits" });
  reset.addEventListener("click", () => resetLimits(detector));
  const panel = element("details", { className: "detector" }, summary, table, limits, options,
    element("p", { className: "buttons" }, copy, reset));
  panel.dataset.name = name;
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of at("verdicts").children) if (other !== panel) other.open = false;
    }
    showShapes();
  });
  // Held, or reached by the keyboard, it shows what the detector measured by.
  const look = (shown) => { lookedDetector = shown; showShapes(); };
  for (const type of ["pointerenter", "pointerdown", "focus"]) {
    summary.addEventListener(type, () => look(name));
  }
  for (const type of ["pointerleave", "blur"]) summary.addEventListener(type, () => look(null));
  return panel;
}

/** A limit as a slider, and as a number for those that a slider does not reach. */
function makeLimit(detector, setting) {
  const { name, value, min, max, isCount, unset, summary } = setting;
  const own = value ?? parseFloat(unset);
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * own, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = element("input", { type: "range", min: least, max: most, step, value: own });
  const field = element("input", { type: "number", step: isCount ? 1 : "any", min: least,
    value: value === null ? "" : number(own), placeholder: unset ?? "" });
  if (Number.isFinite(max)) field.max = max;
  slider.setAttribute("aria-label", `${detector.name} ${name}, slider`);
  field.setAttribute("aria-label", `${detector.name} ${name}`);
  slider.addEventListener("input", () => {
    field.value = number(Number(slider.value));
    setLimit(detector.name, name, Number(slider.value), field);
  });
  field.addEventListener("change", () => {
    if (field.value !== "") slider.value = field.value;
    setLimit(detector.name, name, field.value === "" ? null : Number(field.value), field);
  });
  const limit = element("div", { className: "limit", title: summary },
    element("span", { textContent: name }), slider, field);
  limit.reset = () => {
    slider.value = own;
    field.value = value === null ? "" : number(own);
    field.setCustomValidity("");
    judges.get(detector.name).set(name, value);
  };
  return limit;
}

function setLimit(detector, name, value, field) {
  try {
    judges.get(detector).set(name, value);
    field.setCustomValidity("");
  } catch (error) {
    field.setCustomValidity(error.message);
    field.reportValidity();
    return;
  }
  rejudge();
}

function resetLimits(detector) {
  for (const limit of at("verdicts").querySelectorAll(`[data-name="${detector.name}"] .limit`)) {
    limit.reset();
  }
  rejudge();
}

let rejudging = 0;

/** Judges all strokes again, at most once a frame. */
function rejudge() {
  limitsVersion += 1;
  cancelAnimationFrame(rejudging);
  rejudging = requestAnimationFrame(() => {
    for (const item of list.children) {
      const stroke = strokes.find(({ id }) => id === item.dataset.id);
      if (stroke) item.querySelector(".marks").replaceChildren(...makeMarks(stroke));
    }
    showVerdicts();
    const circles = [...judges.keys()].map((name) => {
      const judged = strokes.filter(({ cancelled }) => !cancelled);
      const found = judged.filter((stroke) => verdictsOn(stroke).get(name).isCircle).length;
      return `${name} ${found} of ${judged.length}`;
    });
    if (strokes.length) at("news").textContent = `Circles: ${circles.join(", ")}`;
  });
}

/** The options of a detector whose limits have been moved. */
function optionsOf(detector) {
  const moved = judges.get(detector.name).settings.filter(({ value }, index) =>
    value !== detector.settings[index].value);
  return ["--detector", detector.name, ...moved.flatMap(({ name, value }) => [`--${name}`, value])]
    .join(" ");
}

async function copyText(source) {
  const range = document.createRange();
  range.selectNodeContents(source);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  // Without a secure context there is no clipboard; the text is selected all the same.
  await navigator.clipboard?.writeText(source.textContent).catch(() => {});
  at("news").textContent = navigator.clipboard ? "Copied" : "Selected; copy it with the keyboard";
}

/** The stroke that the verdicts are about. */
function lookedStroke() {
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdicts() {
  if (!strokecheck) return;
  const stroke = lookedStroke();
  const verdicts = stroke && verdictsOn(stroke);
  at("judged").textContent = stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  strokecheck.detectors.forEach((detector, index) => {
    const panel = at("verdicts").children[index];
    const verdict = verdicts?.get(detector.name);
    const state = verdict ? verdict.isCircle ? "circle" : "rejected" : "none";
    panel.classList.remove("circle", "rejected", "none");
    panel.classList.add(state);
    panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
    panel.querySelector(".reason").textContent = verdict?.text ?? "";
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(...(verdict?.checks ?? []).map((check) =>
      element("tr", { className: check.outcome },
        element("th", { scope: "row", textContent: check.name }),
        element("td", { textContent: check.measured === null ? "–" : number(check.measured) }),
        element("td", { textContent: limitText(check.limit) }))));
    panel.querySelector(".options").textContent = optionsOf(detector);
  });
  showShapes();
}

/** A mark for each detector's verdict on a stroke of the list. */
function makeMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return [];
  return [...verdictsOn(stroke)].map(([name, { isCircle, text }]) => element("span", {
    className: isCircle ? "circle" : "rejected", title: `${name}: ${text}`,
    textContent: `${isCircle ? "✓" : "✗"} ${name}`,
  }));
}

// ---- What a detector measured by, over the stroke

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const open = [...at("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const verdict = verdictsOn(stroke).get(lookedDetector ?? open ?? "ring");
  const group = make("g", { class: "evidence", "aria-hidden": "true" });
  group.append(...verdict.shapes.flatMap(({ name, kind, numbers }) =>
    drawShape(kind, numbers).map((shape) => {
      shape.classList.add(name);
      return shape;
    })));
  const { circle } = verdict;
  if (circle && verdict.isCircle) {
    const { x, y, radius } = circle;
    group.append(make("circle", { class: "found", cx: x, cy: y, r: radius }));
  }
  surface.append(group);
}

function drawShape(kind, n) {
  switch (kind) {
    case "point": return [make("circle", { class: "dot", cx: n[0], cy: n[1], r: 3 })];
    case "segment": return [make("line", { x1: n[0], y1: n[1], x2: n[2], y2: n[3] })];
    case "polyline": return [make("polyline", { points: n.join(" ") })];
    case "rectangle":
      return [make("rect", { x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1] })];
    case "circle": return [make("circle", { cx: n[0], cy: n[1], r: n[2] })];
    case "ellipse":
      return [make("ellipse", { cx: n[0], cy: n[1], rx: n[2], ry: n[3],
        transform: `rotate(${n[4] * 180 / Math.PI} ${n[0]} ${n[1]})` })];
    default: return [n[2], n[3]].map((r) => make("circle", { cx: n[0], cy: n[1], r }));
  }
}

// ---- The list

/** Puts other strokes in the place of these, in a way that can be taken back. */
function change(others, news) {
  history.push(strokes);
  strokes = others;
  isSaved = strokes.length === 0;
  show(news);
}

function show(news) {
  for (const shape of surface.querySelectorAll("g:not(.live)")) shape.remove();
  looked = null;
  strokes.forEach((stroke, index) => {
    const name = stroke.cancelled ? "cancelled" : index === strokes.length - 1 ? "last" : "";
    const shape = makeShape(stroke.points, name);
    shape.dataset.id = stroke.id;
    surface.append(shape);
  });
  const items = new Map([...list.children].map((item) => [item.dataset.id, item]));
  list.replaceChildren(...strokes.map((stroke) => updateItem(items.get(stroke.id), stroke)));
  list.scrollTop = strokes.length > items.size ? list.scrollHeight : list.scrollTop;
  at("count").textContent = strokes.length;
  at("hint").hidden = strokes.length > 0 || open.size > 0;
  at("undo").disabled = history.length === 0;
  at("clear").disabled = at("download").disabled = strokes.length === 0;
  const labels = [...new Set(strokes.map((stroke) => stroke.label).filter(Boolean))];
  at("labels").replaceChildren(...labels.map((label) => new Option(label)));
  at("news").textContent = news;
  showVerdicts();
}

function updateItem(old, stroke) {
  const item = old ?? makeItem(stroke);
  const field = item.querySelector("input");
  if (field !== document.activeElement) field.value = stroke.label;
  item.querySelector(".marks").replaceChildren(...makeMarks(stroke));
  return item;
}

function makeItem(stroke) {
  const item = document.createElement("li");
  item.dataset.id = stroke.id;
  item.className = stroke.cancelled ? "cancelled" : "";
  const field = document.createElement("input");
  field.placeholder = "no label";
  field.setAttribute("aria-label", `Label of stroke ${stroke.id}`);
  field.addEventListener("change", () => relabel(stroke.id, field.value.trim()));
  const facts = document.createElement("p");
  const kind = document.createElement(stroke.cancelled ? "b" : "span");
  kind.textContent = stroke.cancelled ? "cancelled" : stroke.pointer;
  facts.append(`${describe(stroke.points)}, `, kind);
  const remove = document.createElement("button");
  Object.assign(remove, { type: "button", textContent: "✕", title: "Delete this stroke" });
  remove.setAttribute("aria-label", `Delete stroke ${stroke.id}`);
  remove.addEventListener("click", () => removeStroke(stroke.id));
  const marks = document.createElement("p");
  marks.className = "marks";
  item.append(makeThumbnail(stroke.points), field, remove, facts, marks);
  const look = (isLooked) => {
    surface.querySelector(`[data-id="${stroke.id}"]`)?.classList.toggle("shown", isLooked);
    looked = isLooked ? stroke.id : null;
    showVerdicts();
  };
  for (const type of ["pointerenter", "focusin"]) item.addEventListener(type, () => look(true));
  for (const type of ["pointerleave", "focusout"]) item.addEventListener(type, () => look(false));
  return item;
}

function relabel(id, label) {
  change(strokes.map((stroke) => stroke.id === id ? { ...stroke, label } : stroke),
    label ? `Labelled ${label}` : "Label removed");
}

function removeStroke(id) {
  const index = strokes.findIndex((stroke) => stroke.id === id);
  change(strokes.filter((stroke) => stroke.id !== id), "Stroke deleted");
  // The keyboard goes on where it was.
  const next = list.children[Math.min(index, list.children.length - 1)];
  (next?.querySelector("button") ?? at("label")).focus();
}

function undo() {
  if (!history.length) return;
  strokes = history.pop();
  isSaved = strokes.length === 0;
  show("Undone");
}

// ---- Saving

/** A stroke as strokecheck reads it: a line of JSON. */
function line({ id, label, pointer, width, cancelled, points }) {
  return JSON.stringify({
    id, ...label && { label }, pointerType: pointer, ...cancelled && { cancelled }, width, points,
  }) + "\n";
}

function download() {
  if (!strokes.length) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(strokes.map(line), { type: "application/x-ndjson" }));
  link.download = `strokes-${session}.ndjson`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  isSaved = true;
  at("news").textContent = `${strokes.length} strokes saved`;
}

at("undo").addEventListener("click", undo);
at("clear").addEventListener("click", () => change([], "All strokes deleted"));
at("download").addEventListener("click", download);
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  const isTyping = document.activeElement instanceof HTMLInputElement;
  if (event.key === "s") { event.preventDefault(); download(); }
  if (event.key === "z" && !isTyping) { event.preventDefault(); undo(); }
});
// ---- Sending: from a page that strokecheck serves, each stroke goes to it as it is drawn

const isServed = location.protocol === "http:" || location.protocol === "https:";
const waiting = [];
let isSending = false;

function send(stroke) {
  if (!isServed) return;
  waiting.push({ number: drawn, body: line(stroke) });
  if (!isSending) sendWaiting();
}

/** Sends what waits, in order, each until it is answered: an answer that is lost is asked for
 * again, and the server knows the number. */
async function sendWaiting() {
  isSending = true;
  while (waiting.length) {
    const { number, body } = waiting[0];
    try {
      const answer = await fetch(`strokes?session=${session}&number=${number}`,
        { method: "POST", headers: { "Content-Type": "application/x-ndjson" }, body });
      waiting.shift();
      isSaved ||= answer.ok && waiting.length === 0;
      note("sending", answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`);
    } catch {
      note("sending", `${waiting.length} strokes wait: strokecheck does not answer.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  isSending = false;
}

if (isServed) {
  note("served", "Each stroke goes to the terminal as it is drawn."
    + (isSecureContext ? "" : " Over plain http from another machine the browser gives fewer"
      + " samples (no coalesced events) and does not copy to the clipboard."));
}

addEventListener("beforeunload", (event) => { if (!isSaved) event.preventDefault(); });
</script>
</body>
</html>

"""##
}
