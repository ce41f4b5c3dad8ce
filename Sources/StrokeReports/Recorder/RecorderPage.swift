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
<script type="text/plain" id="module">H4sIAAAAAAACA+y9D7xdV1Unfvbe5+899895f5K+5gV67nkBE5vCK8b8o9LcZ9OmTSkBGWXUkda2Q7lpoWlCDTOPvFea1qioUdEpTtUA1WR+Nr/pKErRVlLBMTIVo6JTFTUqg5U/GgW1KtpZ37X2+XfvfclL/yCMJJ9377n77L9rr7322muvP84Ne29TjuOo3/e/8Xp/gf+phfzJud7g97x8LVzvSqKiP40Hd2FeftM7z5ZwbRUhvufn+VnzZ7CQ1xouFI8uZ5EWuLl5ytngl/O2C9yGl3fNs8n+/Pw8v3EoUc1z7ygF7czPV3t/AG+pAbycp3oOHOBEI13zuB164c5LtQekoQPXBwcW8sc8sQAMvy4S3YUDKIrxHaiPj16OLwz9KzpPzQZlTtdCy+d33CfURykOj1+e41pF0UKlqQgAsFAJFoomogFgUlJsc0pezWmdMinvpZTKp25eGsyzcOPFc6NoG5NVNp3nph9jRQNlTulbvcvFZM9bQM5LA+VQ5wlG1Sy2D6igyDxfYEFgn2kcrTLdjnBBWgwXiuxRBbyefT1ewmZe2qDEyep4SkhYjOJ5FNwyH3Ifc5uR8eifSYwXOolrTOjgyUuS0HMSb8xphmHYClvjrdBLmpFqeUkrVM1kYrLZTFZETZdeh0Y5ntdMmkmYRCtD7wKvaSITOVPehZEbNcKw6XkXhtRKGHrN8MJVXuiFLj7C6dClhlcH+gUvTHSSqMQ4jt9sOuFFqWl2qUCz22121WTm+5OZ0xz6Zwb/+X7i41/TNLMZ/FvzoiybnHxxc9L/qrUqi5wsidb5UTOKvvqrJz3v4oubEQ3UWx9FkUlct9XywkbUaLc8z3WblxhnXWRMuxU11kcEHJWsU+225zkEI/73ksmGaSVJ5LQmqdmXui9uqLYbue6LJyfN7KWT0STV2m6/7GUNv/5vcl2z2Wg0jRt+jbuB4OIaHRg30K6iDx00leu6nYubSfK1btKK1MbOps1btibuyy/7umb0issu9wK9rTe3edq4XFIHgTau+/Vff4XbuiiKtl+p3KuuSDRNTXTlRZe5W6iuxg4/uXrLNTrodMxO1wmb117rJp0rVJI0tmzxVSPZtL3TeaXbppoVd8KdvM6NYmdy8msmo1ft8t31iTYNY179mm9IOlESua/YsuW15t/pqB27gbpdHaT/HmGB9k+bXQuqd+J9brzg9D7zMnw+PoPPM/zs4EPh4+Pr8fkgfz7y1fj8MD+/cwM+7+PPB/jzGH/ez59H+PNB/nyIP09xvR/jz/u4nkcuwedpTvkEfz7AKQe/Bp+H+POd3NZT/PYL/PkOTn8H1/mJi7n3XOoQ1/kZ/nyc09/B6Z/nGr7AKe/jzyd4cL/Hn7/Pn3/Anx/nzz/kzz/izz/mz9P8+Sf8+af8+Wf8+Qn+/D/8eZBr/nN+fpI/7+eUv+DnT/Hnp/nzM/z5Wf78S/78K/48w59/zZ9/w58f47F8np//lj//jj//nj+f4s9/4M9/5M9/4s9/5s+7VBx81L3Av+3m2958x1u1M7V33x1v3n3zjbfcfOPu1/ffctMbbn79jXfcfMO+mx3nwuFXN92MtLc6F6wYfrf35n3ORatGpu9745vesNf56onqyztvvuOmN964z7m8lnrz/ttvveGNb3Kumaym3nDrrW++EX16zcpq8k03Fy++oVYLJd1w65vf4Ly2NgR5zof3ratGvMvH9x9GFbzh9ttvftNNzreNfLd37xvf8Cbn26dHvLvt5hv2vuWOm/c6N9aAve/Nb7nxlrw3N104/CrvzBsuGH737Te/4YY3ObeMeHPbm++8+SbnjhFvqPP05jumR3TihjfdePOtt9Lb/zSiHHWdpnZ+xJu9+9D3t0UHtQJRuFutbI6vPmh+yXyfu/1b3qV+RF33N+qq179fP6w/oH9B/6J+RN/vnnA/qj+vfk//mv68/l31oHpUfVT9pf6A+oj6lP5Z9WH1V/oX1P9SZ/QvqsfVX+tH1K+rv9APqcfUKfU/1C+rH1Q/oz6kPqN/Tv1P9dvqYfVr6rP6/eqk+i318+pX1ZP6v6sT6s/1cfVL6tP6fepX1Cf1/68+qP5G/2/1hPqc/j31nfqd6h5zr/lOc8h8l/lu8z3mHeZ7zfeZw+YHzA+aHzLvcH/O/Lz5oDlhHjO/bD5kPmx+xfxP86vmpPmc+X73sPsD7g+6P+S+0/1h90fcH3N/2n2Pfq9+QP+M+7PuO3XjU38aP+a+WymzMENkzdmd6TVEMLtGb0udntnZcvS2GbVWU9qOljOjMpMa+pWZnkrN9EZNr1OzveUYm2vhmpbT1HE8o7tmxmRuajZqN+UvKt1boK841b2wP+P2Hp7pp07/EidJVc+5KtWpTpS8M/RIFSDnKae/xklN/JtGKXTxsNqdeWuo2fw/FX5a7Wm7jtKG6vZm9EZ9RerN/daHHv+HX/3vP/8DJ5xNZjP9/tuP/uWv/9L7n/5u/J6l3/SV0tei/PsFJE+lXs/bqJMyeRHJISVTpQ59qa3O2tSjbqk9W51tqZeY3klne8vQq5NOnz+/0HCcprEdocw9GnrZ0In784b8kQ3l2R7Ab6doag015XJTerApbZtqUuEf/dlPPv6un/3kJy6vlqVaE4/LqsGyypadLTvyFJVdKyNNBUpT8iuRX2UfF89IM4nPlTsDlcfELki6fZOn06/DiiY1/mfa9jGlp2lKDabU5je9+xRhRpHf0BS7/dQkYTHn5hLH7akrkZmwrgssBPpl7lpt0wnlqMRE140r9YZ9qbysmpKSyZSxW1NHqXz4KppOl5u/td9L+l1PKsh8ruJUfYgpUj2up1IpZUpWrEpV6gJtiMz0uwD2UEXFGGe8rk2j3ij0p59RQtLiYVGnaCVRMqW0ZaBeSuOkPBt1WHTCzbssNRX9oWnnZWcI0lhMTid26P8MekYV0PBTauKK3vwerBz+sY0wZ6PeFr+4nscmlwV66g4qc+5smrMNtWjuGGqxQAo3R4rHlEUKA4A9pp41UkSCFHm9ghSmX1YNpGgsgRSqRAqqIJ9LBaSw5etIUVZKmZJ4JFLUKyrGmCOFQm8Ul3hGSKEKpFBlfypI4VaQYr/SgH5igW9BSG21qPmuSzuDAtVgqNEOkHyfEsA3sxL0IeehrG5euLcgub9fdakwQXSrQ8BMFQBhqG9EDCYI3CnnBcGg/0kzpv7xzsTI0lWMJl3NvaLHSdqEFq6iJonM0T5F+GD2EI2L8Y6rcrk+fDTxkdDk09cUPlbjI8XHGnysxcd6fMziYwM+NuPjMtqVVPKP3PR9KrkU3/fb7yP0TY3Ff6kIZhYFQXG3t3hTpFYzv6fuzKiGHeilQE73QDrdPpBLpX7vwB5kQDPXTAM4DD9N22cA2Kf87prpDLg649MYaTYJYL2At8stWUBJah+oP6XQvMcMT4JVgC+fd3HuEtflc6m/panAMgxp7zDUZ2wq1JXk79QqbgDFff6m/DR1Xd104hi4QgMP4pfRRiwzQGxAsbQwfeg7ISBYA55DNeY4QLJ4C0OoWI3NjHaUOy1CX8d9o4SdSEiB0tTVvOSDlhyccXJysE5W7Qkmn+vKFTuSHjQrSOnmPXDKTjM9SLpUhSurXXAGq52wtDdbLvZ1+RJNsNTXDa506k7ZmaSfjGGhYwi8JLsupl7NEB/RB09UWcIeCEK5hH1AgvLwEpaxIkk6Ug6YJsiu3jPMH7myeocX0Xj8osp0McWz6OvKVyhI/KkvGhIDY2efNQ7//RI4vBEoPCsYPLsEAg9DaSVIzXd9aZAazMZnv2izEWLFO896Op5aYjpuZoriWIriLDEh38ajrR0zlCwH6kmq7DFDjT5mKDpmaGwlbspf5THDoXOEk0zF32tpyGFV7mpUBVYiqA/94sUP9iCnD+F1TB0KjipZxQRDsKEgHnSwIQ6Th/HCgnLoarkB5vHkEsxjyTmezDlHph0gaZlHZMP0iTK4QjbAjmQohxQmGy5RERBTgn+KJ72vDyYjkU3eRb3McQuR+J4cHOYZgEPdmnlnB0gkAJmuAcQbwTSdXIJpKjmmkznH9FwDwxTAmLK0YDJzduOJl9L+ndPxJvoxx2cwhzaX/Cnp8+HndvpFY/lvTE+d3hQtPfrxBaov/nS+dJ/nhRsRPPQ+rFuz3HVrVy5WkaxQnycYsPUJtl2fQdxVlSVaWeJ/rO0St6sW8Pu8ElSaPX9MmgUirXWS7SORSLbkkQiUb8RDu3APu6MQlbHnAWlmC5z52mWgxmwFM2YZMR51tbegDhC0HsoXXo3iuThnOGCjU9dSPHc0xXOJ4nnonpvyV0Hx7I5RmQJiwr0Z061NhVOZClBIaWuQKZoYnIGSpvmWpgW8jJ+gZexXKNgR3U9eSBUGzLrw7+KUK61JoYKCVOjjk7ovL8uzKy1K/WgWHgUOfnvmTdPvcC49dDT1pplacJEkBWqkUgmROkmvdErSQFy7q0aMGUky6swRQOYiAylb1kTHc647yVYN8Io5dFw7IlVQfLdC8ZWcQocofg4a4v72dD2kPwQilXqCck78N57WC2YerLDenfkVcYnfO6ZrjdT/E4rPFNIxzpusAUEpSp8m2ARFh+g3OGte+Ma+9ZMXSXryYoDL2BEaLj7Vl3eVGqb6CZ2WASLTIgzllFzkRGPz825kAfFDG/Uhon1pcImzZqtzkB+JX9qoF/nxYjO1xeyXxGSjvl3Swi3mFnlytpjrpROVLjvo8lelPvFwmWFCR9V0Q3yl3Qjpa7ucONtt4NdmsCeXOJd1GWOpQ0S6u1QTk0vqFFNK6hG+G1vMU+gZUdgz+I62mCfxTV06rQReicuDZwDL8E+r2vhxWim7a0FBYwEQQoy0CRgla9G3SYxA4SlBn+ldl3+FeWc/o2xnRdrHnVHH59J7U+f4wU1lp7yyU+5gp9w6ZmywiOEAMTbks3pMDQN5HbryhGrxcd8QfaqUZrpAhcoa0A2/7IYz0I0YA0G+M1pkvvdoNbYg9ErzYs2YrYbcw+FTJPPaRNd5Aw+Y5c6YC1+dRcx2Zw1mvDPm1NdmzJyvz1rMfmdtZsCzDrPgWcJMeDbGrH82zgeBzEn+QclWcgV9jW/kfXhsIzHrKiV03ExfnY3ExKu0DSmqSlsbiblXaROiX5XGG4npV2kDEmCVRhvpMKDScCMdDGhXhhyMz3F2l2mKaCiEpAS0XaUsdFbxDc7S5wyM/BkcNTBGHiHLNuJGLo/bE485A+LA+AOgPAqU5zRRnmCNM+N1w5lGGuK8HSTrZ+JuWBHG8y5Do8SshXbDxynjCUsfFaHI7/DsB70zCsf23xmQFweMagWfTKTtabUHhEeDTmk+CSv6uMRxtjqOTWMBQNhf5/B2TLwQP50kZOW1oI8f/CDhBOelTv+GYeZM2T4EkPhdsoo2FH76UbUqjWw3bIbkv9q8yYZVFQKP7JKx6C3XcD9hDe8LQSkYxqWAVPFjyoryLQxKUX6tall/1bor/ePXyY/zU4gqqUE10CCEi6ApR3R1qy0r9555xaBS9+kuU6v7NZjMtfqdxJoMAHRJ8EL6IGMjHgWHPJqycEw5BZAhplguoJ169/DqNEhIvMJy97SQeyxZffoiYu2fdnOEXqwgdJMQ2hOEbj1jhD48gNDrt1eAvX4EOj+phtEZaaPRmYj7ADo/qQbQ+fAwvH/CorPgE2dIjti8gLSDyTukQLJ4CzqocOHEqYsKpMvBTrt/i5mSxNtBsjjtli0mlKfrtxggOAasIQukwcZ8N8VVE35U+kIzi3yqzJcj6gklLOgyCyHfw0qQ8BElSPg+xUh4uIaESwBFkBC8yxASHi6Q8DkDD9BykdHyRzzty1EAV18NvnAlCMy0i+NAm7aqJhCuSd1q2uNAU44D7epxIG0k7zMzbeH/ZzrdVo60wvw36a9Nfx0RyBc/sVOh+pbF59ZIfG5Auljic9rApnUrffnMatxCTx7xXzmfmeM1Cp4cwmtJq+N1IyfTChCwHVTcwQqee1KWhmrxXNueNWRKgTvbBWuoD/Qv2CNfjEqSjKOdCzrX4GVgyyfvVvKIuW6sM9dnCc4W3WaaHO3GArN6txpETQlJryJEbBDFU90Y3/cpKtLA1UBX1fv2jHsaE+Y1arjZSJvAzaK/wM2hPnN3bpWO3gIZgsKBoo1Llw5YDAeMCpCyCRbDAYeCKvliMD7q6c4wYUyIMPpEPJP1BIFwZqwbVQgjJTUqQGrlCEZ/Cf2N0d84/U3Q3yT9rQAbBMSLGPHoxzIJ6QZJfoIJ6YbaQaeKeM+OoK60BNURRGsp3rKFLF0Fcj2S3DQKolrSGktokvcQlWkwlXmiMpPOMJVhajZcdqUds7xykveWZDsnrSvwfVB1J4UgdSfwPd8dx9f+7hi+9nUTJkyEFgGwo42vW7otfN1EiENf13e5vm/FaNbq13UhyMV0x+c7wcC0FeCFnXQSvLCTTgjlHAcv7IB5BsVMwAszTk4JTuJOuCWUsymIGguiNgRRQyBqTkBPrXIjQlR1QANZH/J3Z2pInqJTzQcHgri2BFSPlqfoGUMHC412+KuQp8wY6MHUDtMsW9G5bAUXAtSchzORvQ4jrPZQTSEP0JaLcfje4BCxGLoiD5DUU9VUrpdziojEKxhj1XvK9OVVRUAiaUcMZBsEg/ECBuNngcF4bRNRycUz43bMEz0ll095myfcvnSxKsbAb5YruEbzTbWeaXRtbjpFgvXVOB+oZD31KeZesNQth0KyYhWdhSvNLOp+RS4COHcBRkhUzLaCMvBAacXnWxLN5QnT9fD9sKEDMn2/j+VdVQWhS5xTBvJX3ODQj0d4cdMkQnGHCjxuugG+P2y6oW1A4ZyAhYjLJIwFt5LJS/IL8VmqTdhCvpVjGSkyvBQvp6QbkwAHTu0R3/31UlsPDmJqLR8dVTKLx7VSYI0USLsRJMMgaU+rqzKfqJAbD3SL++EX4Ch66xGpEUiiw86YpsWbauwTj2bxUao/5q1CS4/OWtQwdoP9eX+9LPDTh1wR3YowpuRlTNmeVsnLCJsgrBqsPEDltnqcb70xl2cilJlzBQBoka8jFd49ZLY6xxis68wxs8kcsc9H6Pk+iKrvo03JZ5h6DMuvsasAB7TUVPHMB9NNZLQLyRvwSm6fGGuTIaz1c6wdG421ptiPcqTd8KWGs2fUCKQ9o0qsPaWG0PYJJV35mBI8PKVyzD2tCtT9PN/LPaVK5H3SFvuELXZa/b+Kv70TzJMM4vBJJVP5YQuIE+r5QmN3FBrPtEsEBrI2gYFYWW6qLyYgNOzdf36uWHpLaA9sCeW5gtZCZ/Ra0LFIqx7AqBpbeETQeKDTwRH/S2hBPDRqQTxUWRCHhxfEfXZC32kx+3CxII6UC+J9vCAeriyIY7bYA7bYkWe/IIAiz3BBlEWfhwWxyAsCTVQXxCG7IA5aQCwOL4jDulwQh3S5IBa1XWDLWxBm5ILw6gtirSyINVgQ2F09rIspgBGbs49fIfHAvFhaM8R4QgokG0BrNNIri/THtAhuj2iL/FrkuTy65hYZWWsLj8ouigf0l9Iu4YxYFLdXNglnaE28TjryWkHtXcUO4RQLYh8+9pfL4RYpcZOUuP7/3c3BGbU57JAJvEKAsO352hn0yIUwAczFXT5ON3TYRoIDDdL3szSKqKJfaH5uUHqht5j0FpKtfA5fTAQnHXrC9fXMRKbnFt++uJhsKhRt4qtK1TLBGcdqBQ4ZB0ieYnOh8mMe7sd5e4n/VqlwAROzzvDpXLjq8gSv+MIMp3d5z9c9Wq57jFz3uHLd48l1jy/XPYFc99Ap8hJnNouSP8HsR1udWbmFWS+3MGtl1a6RxZzKLcxqWeJTcgszSV24DF24rOgSdVZv2MRXP9TtbZvMNtF0Yp3uWq5rN+lr6d3H+N3Hynfxk74KrLKttwbqtcC8QBYigSggzPqgZoUN1n3CcRx7NetH9rsR/1bdgAo2qPUAeoYsFEmD9Y5Dy3jhWlba9dO4G7CIFeuq94o+L7+vuZrv59HICVmQrPlyR9e3WS2J8XvXX80qGvRwpX24LU+5LU+5PU+5PU/ZRym9g6gSHUijK1s4N8bUs973c8feLu+aTQg+dD+TPJLjg4QpSDYjkptRXK+3Ub5sVKoaSDYjkpvhQFVRGtPsgDAyRF66s+VXaozKolGlxmpyMxioMSxfhpWqqslEauplghxQP8GAussCKqwCKigrCCB3r1Xgly+r/a8mQ7xTK+PJ0E/TsI+IsKso55XlPMhEa+Xc8qXb09RN6ozpcv13247To9ulM1iQ+n1CVyLbIvDXabiDFXdCEE1dIP1jRPDAyIb4Cgl3XVDdEKUJhmlEm12cNiDX5AUjcioREbG4XQRGvqhTsHL5XVrrA2qhQGrdcgrDm+u7/pxjFwhtTdEOq9ioUzND6z75FZ2pl6oE9LtJlO2it9zRDWlVaRGQGZEAaVSR6m4IMnCpA82PzXuO35sGB7uslgWtKigpU34ow2chDaHsQfF0ZCEN5hbvevvBQ4ePnFhcuHvXdKqPz22+9yDA58/NHjraW/wXs4d2k4D3KyJcRwGTo7g3d0QJ0mFbK4Cjl+xLYXgRgsB/2lUeiM0JhyW7NL2b+73FE5w3gA7TbGXR616H+pjqHbyYQwFKABFGAHlIkPyylgubNcV9TZpCnotpslk+hNtMAocBfAyybKhcq1HZzVnUNsZR1PUQMv1wUCh+FXEHml+q4ZdXcmPQ7mpA5C3KW06cV74la/TSPdI1aHmEaZQcUzLJ0Xa+wUMC8Kizp9uIeRpT4icw7saOvYTXIVZ4AzgK3aJGDoSpISCsLoAwlTYYCI0KEHioXWYZe5xpA7UQJB/GHP7V03/nwdwq6K3t9/A6f4PxNrMG5Kj0DPRrAPOy6OVqK2Gmu4MXNttgQH0wVdMZcNbdnckSegl6xoYX10jPEtyK2dMhg5VV+8oWuQ1plFE84n5v6WpZV64IYh0WkIT70viONCL0AnJRP044hW6c/L9FGdGBFPsvaG6oofsO+0IYFCt8xZWAsTk5iy12h3RB+AsqNeY7cYfVNxlbhZ+8UlYupjX+Oc+oBXfeWxiQiPIli5PRZpkGlkMJRklEnVIiKvcLUMy7amaCXmy6wrH/umH5GPFFhFgbFDcKAGNErBP1PdnMiv5UPHX4XF4pWj5Wd15iWhJW3HKd2OY4c3k3pu7l+bfxHRXqC4uuhNv4EohanlnRW9sLWL99S9ZMwy20RptptIWwtJnGW3SSNnEGaQmfSPvZvt7+Pgv3dd4HAstEF7eDmt72L9aOvfthxsqF4hxYSmI3+faiVGY14Eb2ZR1OWujz14GrW7iYdfdlDnOZJu2w7Jyq6zCWiF0HPbASZ4DF0nOumc6PPESOmX9Nrma9vAQ78L7+1VhuhpA76SrD+MaHreTlq2g2QjDEYB6h0A++2GGdVirM05S28T7Bly2ryrL7pez+gbJJcjfx0RnfXOS0FjVyZ6AM5jAjRhmCHeC4oToUpm30oZ3yHoG3BE7exGgCeia5rFw6L3WWpdFD7Gzyp7Q049/VqsnWco7VCaQu03KiPUcuKJRMV34dHNJfdK4bHbn2XFZWaBrLDXJhrAK6B+ZBLFZyexVOZusMH/SYNdg2QCMPyneskXeZqOIR9uLrCjqR09eObgtf1xLsfBw3O/h6bTeBtt7rumPY88Zgkcv3SWvkPimV+6TVcp80JfdJk3KflAgZw+1SJMyCpW1KlKBP54Ts86piNaNFR1mPurTVkmwvbUVly2qWcrlll3KlVHh+pUI5fiSbDIyooQVJH5XDh0lh5axoe6E3a4s3nTifL1WxKYp/DercVfEC+sOCBJdpK9a6K+Z/VcV1g7XuDax1XRA1VtN192HRs8GiSr4ut3UyYu6VvIJw425lla2thWTMerK0qgraV9YIvcxprDXDxlKpua6lHXs4Zx26+Ge/JIeSOmft9J2F8WXFwh3a+EQseolINph++GDNoNgJBUqXaCSMwKGc36SvJks5krerVcxGZ3xk1D1rIeOUbHGqhfDcUDSr82ZBRqRRJeIUBSGCEhBhMK5YKGhpVKNRQiVuVIuOqpY2FNpoM6Kxti4OvpOF8rVIDQhgcTzrFEoFhbEP+osicAoAEQpomyLCyXv/T8oaFRilztW8Qtg2y24L0B1XvIV4VJUnCnca5N3WB5FCF9Ag8u4xeae0K0XukZcELKnGTPWxF3AD/ORIlaqsUl7zu0qV8XFPfCuccS18n2t3CjMGOuf53bThu2m2Jei6M27vv9DuxrUKrA1bM19XaKHLHbWp3FFrlmKYgTtqXajQ56mcDzfUhCd5O6WNu+EyT5i+lKyUM0LJah4B8PuQthfYKwvwrDwLeFYOgeeCzBHwyK48s7LwNgETBUXvURcqdNmg5WuFpj+h0Nl8BHZYIuXVqOgIgPMiJsqQvvXcO6RGeui9yHYfnZfX+aCTbUKuj1ANj+OQ+LjpJ71VkvgAJZ5C4qlK4jFK/BgSP2YTc1swAc0c1E4/4th+uH1JppRyPig1+XqRBcuPKzJziXMZJEgMxw00v4q7yy9XQdEAv85UDcB/LDaNBT0fLlhDFbdiaeD2nlIVRYXUhe+Iz6sZrws1d367UX8rP34ej6+jhxO6z+a9AWTbkCgD9FcCCz+muz6+T2lii+j7caiT0vdJTRwBfX9YE0tA3yc08QQu7h6zJuQBXtW24RLnCZ21eNCaFyRt93ROpZXogaljuITY94Q1B1G6mPjsdqrx1akQ2RS52q6mEylR007avnl7y+DqmB5vhIoH7axUJu3cSIQEavyUflOL9xDOkXsrqdEpaO3lRiZEU5qFgXST4XBVtxlzIu7j2LwJv5owe7wz1WJpqnbCKKRWgBu6FWyk3upMgTnf6EymeganrL8K+xudhNL0y53X0Vd7o/NapmF/G9GLXSmXuVZe7OAXn8SLK+QFtY+Ni47+c84mJ5WvWXpH51NmHXRvMyyeHNCPJiaffYjAFjYf6iDX0rQQYK5FWFKzjZlzesW88FSuleXy/Ngfuremv5bmKOG5wdMY94NmqTvOWdcjdaPzXsW/1vEvfQQ7zyznn6CnDfw0yf3G0wp6uoyfVtLTCZbGdi+g7pwWHXLd+zWn6A4nJkj8zYHEKST+XiHLRfuP2SynIRUYF3Sb5JPgBE6C7TThH2P4UeLdBXTCMxqrsk2Y1fJwp8Xo5KYrOf8Kyo83brPASlVkwvUr45ziHSfzWlDCxYn1M7A7Wkuw2YjusTuQsM9QtzJ0t/ddql+MG4mc8Qc48YwuU97FKU/pcqwuV7GLnsahBOqC+b6JvsY26utTNmM7Qs2+kR4v2OosYnZWbtTz9LVio95PX5Mb9T76moA5D9d2Wm9y7lLSzWQHUzlNv44pSzMslQMEzo1iUjC5OhZ6memWnTR5kVNMplKSekILVXqPSZtQOk+lyCk23SoIbO9x68xGuvR4oaiktjqHlVgEHlLye9H+3p86MzrTGKgDdv1WHEoAMxZP3iTCyuvlGPKtcih5nRxRXisHll1yfLmWGmV7sDgWEQiuruIL+flaseO/Vb5u5zew53ip2tHr3BlPsNQEP55+Wu15udqRQi0+ZRY4ZKEms61/oOP3GzHmPKEG7ctmlzAv41c167JZqNG4laJPVe3f6DdUM60F0VNsQfTDpmlqJddXC65fstx7YW1kf+VvUEfmwpDKhSGVmxtSPWBwYDzMZlJr9TuUGFKxhrnP99QuvhcV7UM+dCf5XLq/G0kLRc82VHu2odYzv9a3d2NElzhrpb010lwqra2WxqakrUlpK4GgiFgTUHNHLpz4TIrzqivn1aB2Xo3kvHqC1Xaf+iKZHE8xsTk/XwGDNscFE4MLzo8UOoynrIuAUwMuAir2xx8fYX9M7N0LSkTFPe1JkR45vUWXcD3+vpY2YjV5Inye2e+6iqgpVEQHeG92gHIOBvy0HsWAHzOVVKt8SjnrdrTCd58M+lJgkO/u3ceM6umKcWyeBp7weeK/z5iz8N9njO00xrKCmdKC937YK3nvhz3Le58xdd5bmOGHRYU2YN67QAnNmm4DoKgwfZReoV+cG3qAlfKLQVUtlVr3RHvjM56cFp70ICjM21/k9r+AxWbkWMM1YuRrN+pjWDaGDV0fCERnOCWOhR/Z0PU+m0ob6mGbGm4xh+wjHYUXg2V24RHT5csT/s25z9jcn6nllu4p0EzoY8qGgNl50OQEo4TJhipINpwPRP7agLiwBs7DHnvFwRGH5VyP8G8Hvw1+n+DfRo5AghMDMvylkbIuw9dVrWZkF73mjxTrbNbifUGIkJR8/XZ0JNlULLxFRqHZymGLcWe2ctqiLJXTlmdPW9tbPqZ7B9QyINokovDwDHGlyWZWB2oF6HeYmoe7uFctbwG84lFyw0vfBJQ4qKC+2Cx6osT0lCvqS2dcyJUvcQ7ROeEqLEL0Pg0q4rLpVAr7I9K8EWl8IP2MCzdEn/dYYvCwfaPKZxy/RnFjriRbbkwIC06vqbhdkIMkaB4rP+VH2od8IFU5EfSbB79TnNkBdqCrTovFNL3Pezgk54I9q0A1lVd6qdT5lIc69/d7l+Y83Dp5cZh9vq3L28JPnVy7Sopws6/EDa7gNSUl162qNq+SS+XSxIinBUjycuUaV5Rr6GwRVk7V+f/fUkYtqHm9UN8xaOWJnoeoz0CsZB5mgdpmiM1weUd5pjC9hpM3pW45bWY6z4obWjy+Ctkvs7pgQEUPCmEOUNEX10Ym9fIGYMxFxw0DY/W81Rm3d9/KPt8d/b1cr+H+xzjytj6m9yrVeM6stIlrypzkz1hNC5L958qG+mjL1QvufFPM7sS93YzL+lLQLbqEjzofn5Eh76rAlgby/tyT2HQ5JdAjdKBH6MsEBfYWbtD7wtL/+RanHWDrcT3fKZe/NFLc8dk2Q/sdyHfTL+8EawWSJQqwFh++PVuBF6fho0fZEUgWVbjCaLDliDi8HFciOA+AZla3ISsvhtyimcb29pBviIjVa6TtnruP1svFUOAg2GhHYJPG4m6lU0jhE+wycaUDY/RrxOXhOCUXl4eJXB5O1C4Pk+LykNgj/FUuDxOR049BSpykY9xhkRJjcY11x/PLw/Ha5eE4vsZrF4Dp2JVcRwvvx/A1nl8ejtcuD8fxVSs7JjcDHcHMhLmjRLoC/xHos+pn1LkdLdlkxlKGU9KdYDFTBUht+kVAmhwAUoeSCyBNpJPImlBFkwWQJgogNSGQqgFpIuXLVfqiasy+zO1n4wyjCb5gXTaMJuSCdQK6CRVQLBdMiYBpUsA0wWCaSMcYTAHANAZj7rEdrWba4htsGoYWLKSvmFCPoNi2ekJMQKBjVdyPL7VcAnja41+vJuZt4P1A6aVWF1guZ51Z211hC0zWy08uUb52Vz+ZrthExG4y9XBXP5n6uKufxEib+aLjzXYvjTxfeLDD6xiI7zr5VX11vS292jxZbe0BRPLrq62NrDgSts9ntU3IapsYWG0T57PaJmS1jeH9BL6WjUYTgkbtJVdbJ21dSdviGFplogPk6QB5OvZ+flLu53MkKni0qW3PiObG1tlpff+s/3+F80xcfEAh4BNQCPgxV5v5eEF0TEzJUroV7nJAwwQCb1PRMPFqGiZeoWHilhomXl25xE9dKJcQswuE9YG3CUtGRPs8zMIcYSNoVTHCNnoVbReor8rMAHG5g2lYR9xmk/W9qjomIRC3NaRjEpaICwJhdUxaBeI2C8SFA8iwhrhNQdz21SxVbHNvBXGb3U7a7iY54hKFBPJ1gDsdWgv0lVSRjwqLZLKB9218JTniFmX3S9n9A2XbgrgtQdwmI25TugJ7e0cULxUblUO1DYgbyt4RW8T1C8QNrf6f/L8JLi7Z9MBjzQ3WoNTiQr0LR0KBKWR7qb6KJRh87UzZIQBOYfnOSpcQSYkXX3BYHbmYFqHNYwZKKSt6s72AxW8QExFmrIWMCHhCSAE8IewBnrCkKJTDQZTjSYO4DsET1j2p4ElI82fxhG1zU74rYjzhO88WehvV8CQaReBcSiY88RlPWkLgvJzA+fgg1El9xpOIniLGE98CpyWinM7V7Duhw70VPGmBN+mOUU994MkY7WY01xZBLKnxMdc+z3VLdngi5HjfwZctq8qy+6Xs/oGyHeCJKwTOBbo4qI+7QvA2jH3AkxitYhQ0QRGBj/Ck2XMZTwKLJy7rw5R4AqexclfDiNn7l6efvmgni9jMPrERgL5IYO/ud/JF/MyFxRn9wsweZWDv7tgzuiNn9AsH9Oz+3cyF9oy+it7EFym9wBLpb8zEqOqbgJ904FrFiBZ/fFo0niCl1tBhwB3kI4oOLD/c6vdUDzKXR3BgT14H9VzDMqZHWKE3+fe4Ec+83p+34EXgky3IcaFP21vUV1kvAn/gXLknc6d7YY/warpa2xD/7nEAA9PP1fTo2Ee1u73jcZ+KlyW/GXct1LdWtbYZj/rSoDcQXsGHUi4ZzHx2GsbEs2IdpK33ltw6qDoojw8ykkNbtxMuD9LlQXrlIL1ykJ4M0qsNEvW+U+HzPgWRwv2qNozfbtWHxvmPcP4HOP+xev5fovzxYP4HOf9DnP99lfw92I25vbuYFdAQwIe5nA7Ce0LDtsbdrIwWXg0ifM3jlrj3cWopqrVEWw30eSu94ZpZpsXC/iGQJZfCOocwaRGmWb0EfvhcxH6o1MruGFiN77R44cB6hPdCOpDJ9P/Lsqe/SW88mf5WdfrNV6b/y2/6XTv9d4f9nnuu6R/w9bO068/2gECz6uunijLqKyjz5Ycy2qLMH8fLQBmmGAm98Zli5O4JcgRwvoIAX3YIgOnv/VNzYKJhfUor3yVe/iniL7w+YcgaVlMJqENpH0wuHbh6q/mJGGfR+IXOVG+S0xqMC6wAKLDAxLPuVNZq4ah+ptXvNnsR88rc0F/TlHMysYwElQ4rTNGUZ61pyog5p4cWTiG1rtJQiVEvAcbY/JGhCQ/ZznAArHVWjUA21SfO7EmcOYSWnhUyZ178bw0yp52rRLnnHJA5/VX/1iDzFENGnxMyT679twaZw7idZLgsUhZdy8JK6EaOgZThH5oDdRQjdSv6i26hvyhX+N/SdWM5uSNqCeuMuLniSertZHUZtRMWMbUCosziwqm7s5WVFVmRJXXjS3D6c+zVGh0zXXu3Kx9y9ZAaq8AVH82V/FNrJg3xilUeT80MDEvh7yRppeIjvyUXx2xVqs02EVn4fPvDfWd1+bDQvQzRdxoAhB/cdw9yEF98xItmYLDVyUM5pX5V8xP+6cGmyZF6q9VUt0Njs2yOssfCNTpDCpJ0jajkOjCxM9h374h/Cso9+WA8Dh1jbOgYGB14HDpGhoW+Wg/2fr+XAbLSi0EQcXgefMLl+feqZ1m7DPHJL5IS0jR7B3h2QQ+sJqMv02/Nc0cqHf3RCKWjT9FRX64RZ3O/c1WVmaUd7Kwc8jt3wYDfuVxlRkl0QiXKg6G1ECpuMyUMoUqdQqh7U0/tTZ1HM7cI4/e0c3fl+dV3ZKwqDMMGl93no2+T8lt+JFDRSVXSYTSeZfuQPDJLdXxLR2ZZORSZ5YKByCwri8gsF6RO8oL4mG8QE0HnAh0XRADwvmmgUQ9r0wGVIe5TGvVGN+pRo74Y3/BX0WhVO8vLtbP8mQtYQ8sTDS2vHhzhglHBEYrwFF41PAXiWQT9LFzrJBwf4UXCkj9JzGJIG4nVVso1EEKgsA1XUbbi86rJix5mEwOpI1d2ctm9jBLtabHfNY9m0VEs5G/PfARHiHh2/WnEtmCbDbf3CWI73+uyGiZ+PqD667TVARYd1wcrKb/DKf9DsTKzwyT/Jt4DHVHyddfp+xW8XbjsGckXkn9YZTG6HY9SCIklOVfPZc9KoR0vtB+HS/iSLCVwF8BAG5UzlGTJOWLCkCRTJpEdUp+WcSxsezGDkGIHeXQRe5RiG6lcRcRLw420ekD8nUn6iqFi70F1edsmZzVlXSNarrnWtNdbz4rFDjaJIu1Sce9TQFbihNlOp43t7HoDSAkdZtkR/Vwkeyw3dhoydXqV/ICgd/lmS3BvkHtbWcpyadh+StVKjTahijdULCfdWni4KvfAVREN+Bw7kolfXgkQ5xUcRDVAnJ8HiGNnmywZtmX/KFQRW6sIAek5NQsRJUdhMSt7rmmKUJMA1ERxqBWiJrC2ZU8B50NLgoKWuOx9hANEwIg2o33ZB3fq2GByp+WtT9hUWE3465zJTeZ2eVq3CRExQIdgV+ukbFfrrOlaleSmwCe31h2iQ+Idwe29QwwBuDUbJMjtvVtMBpyqyQBWwe2b9EElj9dvct6Fx+ZW5z58xxshHXChvwPChXuGRVXjAExBzpikEUpnnn2GCokvZG46MwyuB9zc8KdpTf5dVtBzk5902XGTkv07T/0plzGGfzI9RQqba/YO5RlcbKjHqHfYdo8o+X2f/X0YHGWzcDGMNtKYTTMaxw9+sNyBt/NNy+LiCdAn/mIXFUtAApKLuCDJ7xwiyfcPkeR3lyQZRPgdORE+qPiaxoWAIhNeeRShNJJcEuFDQrwlJOCoEkqSCyK8THK9HCIM19Xgp0CMgwoRDsVdbkmEdYUIa1DfKWYlYO2UGrZzKoiwHiTCegQR1mcnwpiRh1Qt7o4THwm0uxBCh/yUep4YPqIbZpR7YeammZrUHAyziics7DNN61wmnZ6muvw1yY4LjhC6TwoAqWuTPF7mHfFiNV6srqd1kdbN4cIxT44pUad7gF1OrXOamyCJY9W6I0r4+3MgmpVkL0NRtOosZAlXIaXlu7hgxB7w8+5z4fI4Y/No4rOh4ojrxs14DMtHqPspUfdTou5Hh4i1om6LTFWfIAOat1KHPyLNG5GmEJTIQ+2bK7UvlXWXZH3dMrIeVpL3PrWMzNeXj4uK9hH63g+Nv4vN7fBkc7G5BapIcPWIG96rBkFQ1totx82HOWuGCd9OMfWnQfCMoEzAp8o0wExQVa9m3YSK6zo95LruVDWS9SOuDV/vPa+OwJe7Oqu+s2GzUToDH3DxTW/r1hviZvI0u9U8UbPekDcI9FV7Y5tQvUNuX4JtSpZDuTHH6gIQq89yJ796ABDOzAsydhWQewyYWZ0fooqhnWSHh6drsdrO6H7yHwulbmVtvPvypmJKd5/sOuimzXVfHpYaW+9JT07AJzz5/bD9/ZDHR2JQJk8o1AP2+4iXw42GLRXPvIB+BAWcEVTTPsTivjzHn0fyKFPw0ijK0WXcV1fivhqJ+6qrcV9FsdkVxeZQFJuboticZJFEh5sS1ebVEoAqlQBUayQA1VoJQLVeAlDNSgCqDRKAarMEoLrMavNzECotQaiMBKFyJAjVuAShGpMgVIkEoeqIb8O2+DZsiQJ1UxSoY1GgbogCtSsK1JEoUIeiQB2IyMEXkQObY4jHEDv1Zdj6VMUvXMr+6oQDAywrQKii4dIChNVDAoQXDAgQVhcChBfQ4eHC+O8CFiAo5v/jigChOdDo0sz+6iFm/wUDzL5ttLeQq/8MChJmXsBHIOZlayIEg26OZvujqghBsQgBwVWDIsIiAqWGzAc9AT+gRVhUt3ck7CfTOBUz68W/i5Dx0h66KgWFvpgi3L3bezLqy6sy9Kpdr8QR+/m7k07N3IWdW1FJpGd+8sa27ylHa495WPgk7VcM+zilYmc7JKgIS0FFOJ1C6L4Yo+GmyCloGXGMukscVxTDnFwA0aTawq3E/TEXnQj3ttva9Fhg8RElqbTPwSZvJWi53LcnChtgcahNY05uS97UMnnWN9fqE6e8T1QNh3nAqFAPDNY6iK2Vf9LF5JVuGiQVtlFFKo789YiNKAUga+M5ytUIjOfDTWTNv+IM8aor+1IZRoCgpXydASlC0PXjyqTLKDCBFTTKR5bcvmoEniJJMLWIiZnXlvTtsMvKaB4a0kKyZ1UNr4Na6N9ykqqhf0OWvfG0lVU+wdF/bc+YM48LkcgLZC/r0WbHts3NO4kyZyyK3zkdr+UHHk/vw5Y04axJP+rU6dVMtNhZlKCXw4YzIK38ZD1KgjxT/RLVBFS9p/aIaykxrMZN+aK6AzVuK2usVnWOCu5GDSlXULHX/glj7bUvqoz2JWpHhijFVKINCYmzY3ppGryoUeU9rhr/1w2jOCE72MS/XhjFOlMiTnorq9KBUPL8XG/dp6Tc/edZ7n5b7sh5ljuixKPXMTr442AmPu3xWfX39TC9hTd6DlYAoXrpbvitz3cYScBQvBDcb7+P8Hf8Ea/cpU81rE+Z5297Htyal5TvL29z1mfdnJ/y6pvziaC+OdPv0ZvzU16F+c8p6yHenOlVXgZ7w3I2UC6Y7IX8KOp3czPXhlBbF5cQJbJL6jGvllrbfp44n+3n2Lm3n8O81RyqbT+SdvL8tx8pW9bEG8+h+sZjlth4Ti6x8ZTdOjm465xq1ATxD/hy1jzh5350cQxxOZZmAXgJbloHMKF2mLxxXxb1XrSHb0ej3tSePCNzICqulD42MGmckryR9fuhUkQsyD6bOZTfBYMSFGF60a37VJ8jRT7ggrsSv7APuDYKnQO3sPD06m513mHokSjnIXizPGRKxsrNW5T0sh3uxa2pO9yHykBQLhwo80bWOwAMCh22qHeXxr1GBEkrjljcl6fQPQ8R2LY6dMajZyFx93mS/hCcr9h0EMZD8owrKv2FPBJ3xP14qhpTFk1zKny/eHXXAJJX3AIYCdt4gkMje9UItV41fCrDBeXcvn0XJD8hXlHz0rjWWLtRn7IdX7PVeZwf2QXASX5kFwAnbGoC7weSGm7ByZcfnS3mmDeyuV83NexRw5OFKX1LTnAwr149rupHqnFV7wTRLELucXDVyhQ6mHYvn3an+u4EYgoIB6aXwYG9pGJocIlzNbE2jAUOLA6ephVsN0bc0OO0ee0yGTbLljH7tBT3Ff9ZSNuSnpfDYzsXHVW3paVFR6uHREcvGBAdlduSGR0/jk+NWk6NehmnRog7eWPSFe5a88bkFk5EQOo8iWjDNu6PFXKVJyLZmDyW0fLv4Y3JSMHaqTGTUBPY6PhlhXzKmyPx0JuC2aLtz74bOFH2lJTkE6UBYfSYMEJ3aQ/fZWInJbK4vUoXFW8bpuI55jCTE31VyyyZCx2lPBIkhQtgu8IASzeovYdb3NEgv26oSLqe5FfS17zZJ+Hw0hbi98l+dl9J6fAKIU4k8eOKDMuWNnEsZMiN8ZBsMU9wuNkt5hS+/S3mJIaMzeetPAjDc3SyPKuaOK+w2N09iUtcAqNYtVyy5mDnpJIlqwfrrR1ZpSz4hSrwJPWYV0ntOfXIiFJqgGcwwjMY4RlMyTOoQZ7BCM9gyl1eplCgXuKwpJ2dZ+BlMsAzKClb1kQ8A9cNnqG6nNwiZGO5kE6y+48S6T3mz1WlWwM8A7HmbQ5gD57hN5TwC8O+FJ9war4U2dfJ1ZWJcMVj2+lScjrjgXPkF3SO0PxItdBZBBecciXi95iFPMw+zdzkStthSXGrdJx1DIoXKA126z3GlnAkQyW7eCC7bPQJNz/Hnp3k/qEnUQiOxM87uR0ktVVp/blPAUPEVufEljHErZHGkyw2q6CpFdAZZldrpLFOak/6Q2cAJszyagQ5FSJ8clBAx8T0iWiImPLJh7lMLmq5TEsE/7Ot1djFUWPdvlRIgSVyte1qgMhV3ti12MgXfEkm7AZYWe757qYLauNWGtB26kApa/SnvtCPxMVCx39me8wy2J4Pf/mvg5FMx0m/znTkKyFnOp7lSrC49R8B+Yac7T5inZ558q6y5Z1pYFv+SbfgU4Rn/4hT516eqqaOQGbg57KR+anl7mt1pH1u97VBRH/u9rUBdP+Z0MC7Hu9vp93nCZMJZ82w75zz0JPIabauTMJJXRm7+NIr0O8ZqRNUfI3JnNCAJioexwTVGOIlqtWD+ekBNHMEzRxBM6eGZqqGZo6gGQgMay0f+ID4Das0fazadN4c4nd07dvktkyLpykOiOhJQES/1FrX9ZgfzqAiNwyn1L7MDNjZV/waGdboYuf50s+vm5nIOBxLyNqASHpFGsKqPRDZbWAxzxG9sEKh+XLRQOQ4G3pHK2S9AY60IWrbm63K/mZrdrDZxjSDFzX2F8Y6KvX4JU5lLAhdSmMJBsZSUewIQNllLKYYS8iR7VPHmhu8Io0wllAiUoVFrBCHxyKR7MSxPs6AHFWEsoQVlQx0/ew/K1Ms/GThQa088eC4fltXV7KG9ZxvsonJQi3XYbeajX+LS7ah0IJmSD/jtDvC+xn+T9CBn4Z90Vsw7L3HU/PgPTUftY6983hc1wI41EgyhALmlWxFAZ0/JWqz0AR6YS9lpVWW/9KWsHM6U2/Y3cNOHtCzjxWTsaiZCQEHZwSKMX7MXMQvWs7luJ2mOQm5LbOzFc1cBLODfZmyCzxB/erqlmLf3P4+eIHzrm7pvKTJS2L3cW3ZVwpPQXSyB0SD7QLhFAaQBnCykNy5zZFILYqNDqlRV6I13N7PFOxpPBmmVdrjEGcxHJ1jhbjijUMVFhnV/68uQyU4qI1gv7PlFMY14k4Rccxo975oJ7aMmRfSI6BlrPankbWY131NETTCrHF6TelWL9nJyhLALzYuWVS57zTmJrD4sOc7MAMSXzipS9NfKH+xTvBdKo4vU2o+dX4MygK5Z5oPlg7PSsOHG6ePYNDvfpdNOX35jdPxe5Vx+b7BIog4lFFFoW8X3f+ehH3LH1P1aBbObTh0tPd0Zw9ckbBnjnDuafkX3E1vLQEKDyJ+2HQWHiVCGXIoNj+Ner/+Hf3eR7+DXnCUO9fOSsV7ry/uUdkyaF8tJB1PzF37r2GW8aPfcXXLnXPY5+HPhOKT7kDmzl3+jS01p2CwwSn35oTr6YCvO3YwOvIsepJjbsO9iAxnPpjP2gdc3VjwYbuyqHjmaBYQG4Yn6x6JFkQTtsEGskKsHvZdub7LPi3X0jANnJ8rW4C9mRaZUwKigYvjEF9T3aiKCpJ5ssicdBtsINS19j5NygwSFrJubXT8YOrxk09PKH9IdWHHFRAvA5/ZJm3BB7nBreAO+hKV3Obxg1CLNaCum9mFo7iPpPLfRe2vM9u6bXxt7nbQ6vUY3TrzOtS8zuzqwlWaejR1Hr0nG5tzviHVj2bj9L1XnPfCezk1m7bnszbUrU3aSZP5tJ22Xnt8fpO5JR2bu/zQUWrwSW7wuxVv2mhnB7v2T9LOa9jXS/s1wlu/J9VHOA/DnSp7Lfu66rya6xRNo2q7b8vbpTxvQ55vPP62s7QLPENJyvi2rFX0+G2oypYcHy7JxMR2jcPjiKYdXAcdwJ7D66FzN+hf/ugfyBCPkN6lh2gj9g/MZ759BxKLVEVpHmYosC8OYvvzuVRKL1N6eWg+/k7NtlXVVYGraQ7ck2TudRIi7Br4Tt5NPXARqE8W9zrjUKMOIEvP4VuPQvFXbLf9tx5ls8PeASbTuBXZIa4cv0dJdVI76lSoczuHyXDxxiCmHuE+NSSrw6k05JQNmbwhLDc0xMZz3JAjDWEgOOp0nUrNimvmKOrI9g6VL9RfNp4iQBAw5g2Wa8qrtRyqOzRU1nx3qQdeXN8waQZTbzeHdZaBwoAPd6g79rIJwE7sRD4sGD76HcUVakA/rmFp7K/Tt4K3yKD3vwJ6TAMIMxHeDDfT6+AYzMYnvpeA9wvv6Vac7Z15On9YkJhN/JJDHoEysO90Ma7lHQZJsAQooxQYHu0mE1qXVDAzhVcqiaZJbX6PBKAAQH2MkjZFGha23wO8RV/XcjloE2d+B9bTOpNk0Zw+1G3MyWYazZm75wg94zn1jS0BcXwUfgPg+WnOvXsXLcM5BQzy82E2UnceI43T8EdpJ7BDw6BSLBbrSOntWusF7wCT9hzJiKTvBqYx7FlRIeH3JyTmNsDpzTHfTYnbRMcZq4tIP9iV4Kik3AsjIdaJZE09AlUnFvVaW43TDakaVMVqt7YeX+ohNrmoJ7CTGBGinCAc3G2zhpI1SkOb9RAh1pwjhlv5u7KaECgcSneom1jdzCr8uSEYBAcGDm85JhI0+qOgsVgOw6p+OlwvenqQMP84NWQH/JhTZPVlJMGcWLggCMPAaPxiNPeKMS/is9o+FcD25k44RIgt+Pw02IWQGyGm3ytggWRCM5+r6fqEH17Tj+1UXrVk59H3g9x5mSvXdrkGem/uMeebsYlTR16N76OZGDwd6Hqy+iNrAUXDaOBi8F7US2vLEMTRb74tQAeiOUGERpwPp4INsQAlIHTPnGKSOex5PsrYYhe0b1Liejx0nia2HJdv035XK2+hsLeqGGDDAxw2bv42bDSQnythiEuHrIyjp/Y+TnBTHP0Pan+GuVuOPiscQ4+NT6wBmc/VfUsmHLAvPgbh3gzYKVFM1Z1pyNwoQgXvhPezwVISA5Bwok9tsz0zd+1fpwswJU+qtsgQTMZx/G0cSlVUZk0hmBPT7dOaRUvMP2WuyHJddkktkoEEXFtFGYol93JMyA23b+VT1tmrd2wDr+I3Tn6GSrAPwMZEmgT+emyeT0X/WA80zPoTP6oIR7DVIWStMw1mEgF3EepTT4OymCI8MwRxxL3Dqi4SHp1/0uYTIW60xHJif3Y6N5wH4yIB2XwYQ7JVfyM3zo9g1Sw29TQZ9HnVHXw8jqWgiv9Lbr9ekClTuNbR1pM2X8tZL+NgZh3r7L23H/Z5UOfyOdrDPH7CVSJOcoFYZxqrlCGcMwzA9rSYV2jCy3jpEkacKwblEa5NoKKV1CAuPflNFZ+Ct23rPbqIeetYJa9SUNMUHb9EdPwmRcdvSnT8VouOXyo6fmtEx2+t6PitFyfcsxUn3LOigbdeNPDWigbeGtHAS0UDb7UcRqdEA2/SknKZ+2YRqZJ1yC/NVcgvzTXIj7P/8C+XQcR/8UVydICwnZufXbAVDCh5p4Llw2aJr7J5yfAq3znC08ErrSkvQKkssp2/4qBKPgGvyPE3aXVA6ns0M8U526VPLBQ+YnfkJASFIlM5dxvswAzK/R3w5Xft73fi3vfS2eatR3fHv62MmkfVqf5RrDVrqjnNZy46wflFW46c6a05jV+2sKsl8kEC1Nv3Mz/RWwx3sBbCP1/AH1dPc4zg3LLp9MJ7sBejJ4BMsDO3Kuvdewt/7JwWU+vcQ7CD/E7v4O1Xwx1671/oxI6TQMDxBFATneGP03H9g+9hjmJUiKY/1ERAee1YfpkVPi3P5bDGUCJpU5vM1NnCv+LN7CYzK0+bcVTm5bdtq2OPXFdkyzfGc1irN35Ui9AFhpJnnNwU4wmnn9tx5vHDOC0UJ1p5MLJU89PreLexV+PJbxhZYBDBp+KwdjXQl6MnlWJzuNGHD2O+pHLhlisgBGaTCmD3WMCnYS3SCy2yDI2wTMFA/kcz4g5ZmtPLyyobi6aaLTmosugLsrT3C1hqAila4rkP/dO9G2FVh58pfj5207St2IXgLrk0FhvrNRzKaMUoNW4b8esKVqS9006e5b3OMf2sWpbK1K7Z6qyRqV17flO79itT+2yn9ivge1bge7uqYT2A5pRAq62CHPcRB8WRiJ5FnrWbjNVWnz2/FTD7lRXwbKfwolwhGUKun0QcPkfM+iRUGBxJY5uLP+MZkXqJxMuH4HEuOZQFRwvHjs7c4qK5W6RfIXvdII4lmEvvnbv8O+mgdtFb0nDv8XvmkntFlGl64Z04kuU8PZiDtiGIcrhWlRxVg1/sHGUYNeAaze13G8LWaSlR+2L/KMMFlS0Y0wm6gTtj4Fahaxwdz4K5RMaT92+73GMnx5T9Ykbvzm4Dcrm51A5eXnEljeNzs/em6sGD+f3EYlLLRIxfmEdJxOnjAY5E2JSAhCHLLofbxjAn+yzPBJvMBf+bYq2HQXBa/GQJvDp+UMTPgOcxVXxVXloIHlPFV/kSZ2IH0ex9GhXWctTr7MF5T0moxbC/no5dH1y4xiaAlQVjpth3BCEAriTp7K6RbdsOGw+1Bs0RQxWR5wBoU8VHz1GQQacQsjFCz3Shbg8Q/X9W+h6KJPiit9CKMXuPp/pBQUr45k9Fon6bU73TJKZV3JWaWEIMOKOQEPpEVkjPZ91R+CZ54tRajQm+xRdIfPWFvvDH7M2d1mi8XZh8OiwI/dMFhB0blABxCyg5l0t4OErn4I3hKSPV8S+WwdiHltnZV5TP+HD2xQOZDHC1unhwNXHC2VPMSrHaR00wDZxmjCdTMUk5ChmdM6cO4pzzE0abBX2gJDq83IKzU42zjyqs0omzDw5SZHixygeXBseFYg2OUAjGM1nqy1njEgrZWE2Jsy3vxtmWd+Nsy7vBIi8sa1revMp5N5eW85XBwv2pfb2FvW9IzYnewjXTsXGc5+TPJb76Of9AsF0Jo5DLamIrq/k69mbJWnJ8bsZ1g2GPKJACqbHQWZWHmYMMrevymTyv7OVFadHkghqU4Rt7AGiBg9MlMQeKzyNvFGW3Lqfs2CqOYjhQNJJL+N9Ry+vABlQCB8f6/Du/wka5Hyibz1ZCJGWm2wtzZ4/xx41WldvBLwKZwRJMecGAJAxts2G+cQ92yXWUy2Zzy+kW7OrOs2upQQrxWljEcx0haZVl/wcidyyohnO012YTaeg8BnPzd1MJc7fdjA2lUHG4gx2xXTlz4cFOvoWOaOrjKr9CeTZtuAdFCyi3W4Mq+h+q+JhHlNk9AMX1KkF2qxNvhCDnX4C3GQVvU9BlI3Q5/2KcHAV5M5I8u9gcojkl/NjxLCb+LWvuwoUYI4gmBHn5oTl1N5E7Zlibd8+5aeNeufQvh/f7SvRqA3A4MTEfWWvXdBYAPmEa7KUJDB/kNtycaFPJnFvJr2mPp4175vS9c18QUZYC0NuHXsvM5HC5tFnga9qSbUPeVbru/PuWagbxiPLUyRMOY7zcdM3dVXDiGGRtcD+l5u64+yDtr93S8yYtG/VaFq4517V074So38hPt5ey3BvaW7t3tlxcOCvK8ip65O2Je1nHjz/i23Kc9l7VEq2Fyss/VoRTfEcIhaxa304riFKhUhXYi8fy3Z9wnUUp4Cwu38pbSldU11xRXSP8nWsxD3G/7+kFc4Dp04LgSCBoG9Z018BXzYWEEEEdWe5Nw+NZBFRq7JruIjYVMSxNGPne3W3JVLBWUdtUZn9wCYzE/ataHAn4XNgeD3nu4kmNq2iL9S5oaycTxiLBAGqmjSpm9ewRLjqKs5kDgNFBLbrn6N4s3C38eoggXDumj/PxTWDqCtkQRN2VdazPqIBVYjSi3E3zBZ3gZSgThWB21Z7+KfdUpW000t6Ri2i3n2MCdmXtwQlo5BPwJQH8UTBv21XdWC6wroWSa6XmP1M5oeZZO3D2WVNLzlpc+sCOS/3P3yjcl1r2uy96ks4SJP3sRJzJxjnIdsC2twNHBjdnqGWUrDGDJapHUTsNBACniysdOg0exxDDgzKkD3i+po1JlnseUzbINXR4lUNHeJMJIaFAfLtcE07A/RnFpnvAfj5FBVAD4Ako8NPNOQ5CUUJMi6Tob0aY2gCpiIlUNAVTW7TsiDp32/RdwdiwgrHh+eyYA4j7zPC3uQT+loiKcGmhRdQWEDWp73JpIog4djTrXMu7Wljf0eJyR2vUdzTZyUr/wfm8tpHNDO1glV7+lMpso91OrptXvv1plSVsv25lUbg8SjvVdTJG6yRNEEaS9ook7dBekcgK8Q6yWn86lqvHjYnkijnKM09fTlsm5Tq4iH2ztu+VzX9WBAyODVWZYPXRcu3s5qitC7Qi7a40sBYDUbd14uOBwWk3V9+V8254zvPu+R97n9Hpt8LaZKC9WaN2vK2x4TzBerSEJmdVLH3MmY/RfEvJzQ7yLZVXn+A7e6eW9n8kLRdBgFq8RI1D/iTdDXssqWKS17v8WuquKaRRNvGalq5y15XKPynStrr0iqMG6MG+cT/kLnq5TmVQ3Z+rblwRn2joNsS8qtgqo+XMZDiTcRNbWPVrmbXn7A53kPae5EmVNaV/zVGFm5Jsuxbb9hH1EkY3TCFGFdS1ggD/cFEO3plcii0RY2zSEfMv2Ecw892NnOWOheWOH2QFnmEBIVjtCCsrde7JGVnsoBjcp6yQJUj9dcYZmENWrIdBC3RCAyiX4hAR5kKZ+uwKUogshJerid/VsJqgWhzozMqS9XFZv6amU5ffbM91aId0rTQsFGHWl6IInA4dEgIWnBekr1mzttbj2jp3R67zIF/nprokIC4YXK5IW2K5RnmLkV2uvctfWV+qvct3lst0eLWibj5wEOBN7Ax25RmtTo3V2RhcnXykbLCdUbE6WTjCaPtMVicNHquzJf1rjSrckmTbtYZtH7FGp63HcDWqoK4VBLSHi3LIVFqdLZa1py1ZnYLS8A4jml75LPh3Zg2kNrPImuxHaQPWVOt0Yv3LXr6Hb/fqZ934XELTymSJxNSVyxGJfruk4FRjna7ts+JOwLu031vTTz6tQAjWEjJ4Vblpc1Q9fhqLPLQp8lD27Y6LDlCnWp2iV7iGDZZ91hrl6pNLnYKGL3U1o6S6JhG7Qv7C28iAGHeJfEMS3dH5iOIUQp0mX6jQYQrxH5YQm9EMxbJi6AmauMLW1AliPvfHLVMTAOQcnSSIXz+0ndd2cjkqlWIpEeMt9I/Pte9lhgBCk8vvztk2271tdx88aNn8mbPXvwoHgY8orcBNFTe2VfKqWAlr1MpQIIie5ffVqDzK5oF6kFeTSere4mmzR/ToNLMEHH6ZGCMYMuHq+c7dx+c238srQucIJ3kJepgN58GDND0L80WMmMX07l3xxY7FVnpdrWgg49zXHToav8vVntyZzFYcYa3PSQsLTuxRM4t2iNtIvsI8mwjv7Me+uCq7O/vpL845gXyraRyXKNKDR0CJ+p0LAgbJg2W/K2c3OlOCQgQszRfSMHRwNCANLjjuKfjUiKDt6sJNW7Sb/UGt7yd/yVVM2SrqIJEla3giNJGNlpzDlLC/8lV5aWFyTBVf5UucgZtQAQtgLTVFbU/2pVtRf0R/1mduy+BhUuxloKZvV0+xjHZD+JWLwwAaXouunIoREBG3/Vg2tLHKMVh0Bvu9C/q9+T3I94+tQPMBxOOzs4fwVhpqjUC4Snj681lK/jKW0shbRM+yHqE1qOFVkoobu1HLx8Nh25eyVjmY8NpfotOC1+foeyRSUG2znm0IfOccVfCa9YcbqV9wUrVh5KPpnVC32RGVncz8ajfZpaSyrIayZJ6/bEgan3Zvlfw1cTlC0IlGEL8mUom5kIl91ppzDx2d7raFLet2BFqJ2Pt6qbO3O5Z6D3bHwaFKJ7owaY0qQgpvWbCz0olzAS0eDGKRS0J2ZROwp2mpOYdOQAn7NcyhNU4pY9Btt21wap4vLhAhIlajO1lUSQDig3ca3FMeNSf5k3kev3Dm4HUniWmpmRLMzKSTvWbfRrWpmhRMQn19RW5SsBImBZM7uZIL0pUwKlhhy19QlpfZWiGWBZMcDj7YpBOaP9/uIAGOvWyFGBRq6QrCmSAeMRFnnYHzAH0KmCc0ek98qKdJOjHdnSwgOsl3RFl8NPOv5Th+rdrt2vPRo/pyacpJw4ut+9GiZx1kcwVyJTdQhd1Pqcx2viAOlbc/rbIJERkFpcjIh8gosCKjGCKjCcT6oZUykfp7j6cThciIGb04FxnFS4qM+NRX7dVnFbNXwMRyOE0/fgbU6lmuuAmmlOzaETZpleVW0oYEtCHIs9XWXlCsO8J8L23MzMCAkVCeYKWS63mJcRhKIHmKtBvy+nn1sZ1+X+xRPFkRaSKCsniO9sgKa7prmhKAedMHZdHAop4mgDV3FDVoBW7+bmrHrwncAlAFGKXkuvUir4kgx2NDHxO/lc155HyTKyFmejj2jlgMOLm7ZoS2YmfG1vgVRqNpDnyRXsqPO0SrTlR/qOyYn5vsf0gpv9TQ0SAnErnTMmu4kLsNA4R1p79jOgs4Ludtmb+b3ukdeYhpAuFc+xArXWm2eACb4MOOR7PtJUKLea9in4YBK45pOaDxvWQWoV5YHNADV6yuYemkz+4T5LIAFjw9f5+YzLv0LAc8mBT+oNbQw+wtwB9urgk4DbNzlpuEVQMe6mDIzimK4y4rj2V8yJdzYWT1TLJGzxUjNAVjWPc6gn2DptHEPbcL56mak3dABuDC9NVDpGi2XNrRcpsBrvqjamlWDRNxqC2h+NYEl7q9A9fA8ieghrvEg4uMD5coVDakdR88eE/XYEETw2sN+lgSHBxHugfeFoOnrSZmM8vf83zF3g7kOkLEPj4rzH6JyHRFBBXOKTGOKy4voMJZCHPlyjzKtydiM6J7hcqWZ67aDsUZrSQuAEpG7P4OQj2WJe2aFmraImpK8Gg92G2PPIAfT9sDV+jRa1ujtQSrtw11WVVYF0r7I2UGjVxY5cW286bQ/AyOimgqqB9hA8mJBepX3vwVxIquNUq8BothN8sZ98IcDebdQ2oWso8QphpQLr83D3EkikyzluLejI8N2IrwEwXvqewrflzsVNKZWqZ8i7KwqA7hjOJdSRZ2z8lL7+aDeN6D49zmgxUyShmB2q9gk6H8MtKvXUb6uIwMduerLpCKgqKi8GB8D0y1xP9HxS5VQZdRs86ofpXEC861GSVadM/p0cqATz2QCz/XRfOhikY/3Ss5UhKgrK6eTr0+LIFSuK1lXVMx4RSFJvH08fSXpnrhc61iqM4mKVPsOE1sPxdKHV5KzAMxw5MQHOcYttQERvcLHV4dfxGVErmjVjGx0ldnib5Kzmp340LH13pKs2jsnB2NF5ZC4/+QR7kurHQzV3w7we6QA2XylsPWhJ44CaWjBjuBob9r4Cze0BHBxxEBM0ZHBOa/WPf+yyey6GfLntYtL8NzWV6GS1tehkOWl+yvyeyrWl6GheVlWLe8DK0z0CHLS9c6rhA3rhyRLxwRZZrdk6XeWOTUrC/ZgcQYM3G4usoVI3+5tFGuTxbcMXrEuV0t3j1z4LJiPPWmcHwHqObu/RxWG3Vy9VG+KrZ0iyfdqVZEuPPwAc6NoO141FK3WqJum1uyVupGrLbxL9loWxNLRdua+GJG21pWrJLlRvrkIVRilZxXuUqskvMq92xjlXSqLi5LtFLx+5daAbPnWgDrchxdl6PorGDo7HKQf1eB+7tqqD9cq+TkbFW0/9XSPmJg6Tq39gd6bWmiLqxBdSXiGmODLFsoTlep6lDPvbwFEOuHF2QM9lFbwrtEIza3ZK0S4ferutfKMVqkiJSg4fdvDHG7xoaRhBLBiozhpNOAF4XGcB44yeA8+pz6X2N8kb+ETgAlch7qDbpS2L+8xBnoM1gI9Mc2aWvlgsml8WugwK5mvF6L/QglLd592SWEeHNJ2jaOHYsFao4+KeWUBHwkSObuPtUzjA3FwaU0x4Z6+Vlcb5/L8/b/JgQ8IM5fbpZbcVjG5w41n3burjy/GoOw2mhp3VB+OteLIeS4mQUYfEMqdvaja3uNxfV6Nay2Q/PJlWhW1DVnrwMShXodOBYXA6Oe3vhcDIy6euOzHhj19cZnO7CtTh5G/bzMVRHqaZodtQiPThXMrGG271641Y0f0BU5UO7c1ViXTE4uEzKFh7D8cgqbbyBspytsJ+2+/nXsbJBFRjun5ULT/gT9gZQDjCiHfPdSL/lhldnCOJegaax0DvJHrdKp8GpWv4A7Cw5es1lc94a0PD2W6DCv6Kchu7Ww/ixCfIVVSuggvjRoEY9rcEi4x6PttnBFZnMr/sG7tBOHIkHbLkb5pwqj/FNilE85/mkpPyDBubjRYDQ3GhTcKA7QQZUbdS03CplunRsNhrhRXedGA2HJVYW5rjpY02Kio3JHIgvQrhXuNLBC5O/Sw7zp+8rBVzezzbILjzw4gCruKLbRHcU2qnOnMLp0CuPYnJytujkPbe1qZOnNUnrzwCY8uCxeVFkWJ0cfg9yzHoNcPgbdXhyDbl/iGAQfnlWYSwnOfl7HonotYlyFr9oxqQuzKQ8ukXiB4WtmBU1hWxyJfk7Fd0hIiqTwKViRRwuKisO8kh6gkt24xmaIfZ8uvLpi9YtL5R3s4giiEJN8r87du+YK4N/jGp91paVdN29X7CzYx7ZnN1d2R1ihPB4oTyiUx7OUJ0qD6zj8JoTJAVEevv+1Pwl+Pu4JAnbche059QgCASAAIvQ5ldl6IJp3Rb+CmsaZF3t2lCK2Vype27zk+7VQEF/0wEEIu5GEJWVneOJzj90rcj0sGaLCTGk8dksd831QgBGEErErYt+yciYM4dKtwV5keYQh0bTGUVHd5hFnMcYcyP1D8zq+/gvSGNd/zbMMLqhChOmyHaHYMeDKkmGKUwricSOqG66PWDISHj+4SWLzSl/RNrzeocuBeKHLu4y+2vMt5N3SErNE4Ek5frBbQ4afFl9xQ04BRXmt2IMY3OI6EV4TfQYpBC4s8fTFpSWALLAH2AMm8G51zwpre5bgDUfTYryxOxb/5B2rxBvetXLQwjboc3ACmV/7y02M7ehu27DPA0WKvWPyxNk3F3+99NMtcEQGFNjdiD0xjHDefFfNslqJ61Bu0eSLBM7vrxGfaRAgXcN0gwYKpck8cQfLlvXVLcMuxthfPotCcbsEVQ6+awCfauWv4ieORUSFb7TUzaWoXIcrEowd0xmoTMiUS/M2zTJJ2kIgbwpyimVxpyICgd0rgQf3N1QcT0acvYX8grZsiK6mpUc2tldQ8RsRWY92vdiFZvsf+KwqO7YAf1CI0Vd46pgtnXKA0uRuObQDL0gusC7Brft6LLijuNbhub1MmJxgN+3WoVh/rdUbaPHz1Tx0MxsYPa0td0ZnCFYqNwNAuyaj3Yy2aBezhA4kc4Zj2zdp9dEfy+ZcqBC6yQ8JSyxT5cKVRwtfs1CnSMPd3Q5ljXd3xWi6O5biwgkgi6DEA1YgDa+Z3t0dR6G1XVwPrpeIP8miXsUwkF//Va8iCDfLazK2smhikdBpaHd3gigLwd5nSjFJWcegRbQ7o5WwozueF2GjiLF+2gRxGKdFuAK/EL0snaCnXK+zTX8u/NOuYWaYWqBcjVexhCzieHY01enkxZqeEM85lU6ymzya5rHIslUSqabHvtp9EG0NcQuDciUoE5W92KTdC/KrTTBh6cqdcqe3M02wlnMwWwBhwSXAKZ2u5EV6wRadpBGQNEon8TVJJ0WF4ybhKjOHHQxXp+P4ovNq2uxzoGqg4BT1aYyR6xUITJ1GoJBTr9AYHnwbv0IjavUUPzWXOVBdHyjrgqwcGOiKXCUEmiA7oRMycqArZaCT5UDHMMIxQklajU07bBEjQB1Xpq5Kh14sbIVXZ6FWEJls51JlLElY8V4MPz38Qcn36/izbRPDkbHd/MM1oqTcjYjjbYzy8b+8/7hsR5QOqoSwNJY9DQuvn8VpdB3vs7yftBij+xbdwrQFK4B9WbuftThNdmIcQ6CnP9Zwuh2Jk+lkicRT5Ol4IRawBtBaWBotpnRROgbOkCotq+/t7y9R7/ioelPoPRP4WxbdYNizJx2njythGjaGGeJ70Y51GRSlzR2taaIfPMgIwur9TBGoimY3sSu6hRuF1pX5pjq+vfVCwlwadAeRPSYImcdpMWbjljqPpxMcu6GNrrSpVa4yYRujtCXXGpG1DuHpy1povQlaGYM+JGlMNHIltexdx56jaYNpEq9PL5r04gJ0CX+0XXQwgCkq1im6F8kcodU2gzWfMuppk4hau9viC/0JC+MlADxmwdt6Ict5LLy2t1YziLNEKqRe2FG3eNQ8ZQS8GFAnkMARbQGJWBAKXgrpU1RLqftaNLtEqYtIc6NQ52rgf/Ljmg0esHBbTKEkfzMbw4ptYcWO5aSpVkKIUgOMBDCNoJCNg0VzQXc2SgBnJ5vczsa3UNunvJP97goCTwJUaVVWSNJzcZbBPBLCd6im3vV9Bjembbx3E/9op9Fu2pHaPEvjvVuqOW4tc4wjR9amiWukVBXHbu0gVwRsWJl2dtMsrqRKLiScpMkfTyOEnh2nlFWCsyrNR8SF20XhKG3vRiOUdZr6eqBPE4Pmprst6DQlCHurWJxHI6BCKwRlxtEpKtRtY7boxDsG8I1qoIMGorRDA+i0xotutJGLUbgtY2iiGxjDBFVIY4iwYJrcsUnC5nGMYaB/Gv0jxios2h4v4YdaxwE8hkO3w1Z7eyhvMbVFP21eBgRgRk1Tu1A54ZU8niavojRtqQe1RXWMcx1NqQOkPalVbJO45g7/mOTtpoH4tHrVKGJ0EXa59o4WtSrIG13TasKGGAjYxC0HFg0RHgIA1l6EvtF62k3wABIf0TkGRz29k6mGJRcR05C65IkQiBEYh54W062W3P00kkvp2FOMlnZqqhYDyyJGyDE7tAYDx1LzcfElX456MmMA0YjOMWpi4QgpdvCSKha1XZbv5mXZwqQzQGgaUJfgNqAS4UII2oytq1tQQKOejEHHmqEyhhNlCRimyZA9WZbimf63HY8BKOiy8XPIp6z4N5VB3ID8rJ1bJVsPT1DHkmjrIVPbSPSkcmrbSKHpGrEEIkgboLZ55OE8WjAOLEJtm6xOzaSwaWltCI6IHX83pbomYjMzrfVQHTaG/X2WnwhhFVpr2S6+XNfsOrkwWcWBiKVwJwop3IlCCvdNWluPMOwtFbGqrdtoDvwiyswcR1OU0DL/aNfluBNHWfVY/EZsdUJR1sDJguV/R5TRC2b+XFVfDC/YrLpvQ75O4UAvznxSH+ds5IE9IvPoN2YelNWgl+vB/bW9FBYH2qI48GgWSefS6KhEN1qih99snfNyeLJlWpXxtaZ1ISv6hCwikhtIXKjylSTc8VGmG+NLbBM2OoHTW5U6b9idmTvhGCw1UIvZ03OuEmdj8ae/SI6RX1xcz5tn7BgZoQLo8AfH5JgCf4nreXGNfGSEa+TFUDVKdrY8nkNMFt6WwaJQ8VOD3QnT0hdlmdezrlYXWLkffLcR+zXornUbBqxVBEbEak40cnbIwZkJwrcIX6Ct+4WPE26oXeeGIM9wsT6TnNaNAUGIA7qNNfAakLM73KcoV/SgH1cS9aJdC38sr8W7jDg89A7+wdAZI2JXn4iescs6YirCXtA5lGMhrC3rAo0hJoyFg4UfTwY4BI1dw7tIfvzgc4nlXlglzrLYOu1IWdEzoq1eELwtqRakuP5jyLZFJchydhagHWkESyqqzIizu1sAI7dGEGA7otqFRUj1QVGTTzYCdrME2Ds1sFNDwAR2MuEI5CUWnoW8A8jjN0cDZ8hrgXxjt4DWgSCkBL67DOCDId3NBLWoVQqbWuGwb4M01QpbZO4I+NE/BEhCyCTQ9THK29ouCtoEHrxT9C6fUByPRL3fTlc6hvssRuWG1erhiQ5422yyrqxA6Ky4qWq42bDY2bfjr6OnPj/0zO8S0JAt1UA/G8OgsXtsTz0/elNCk85XbyovtYTe1KRTuQrgO4Af1/HKauLMizj5Xh3/eOIHxDt4LELT1g/rF+/AXhzXXTDnYCA6Qt7CLWaKnjqQEuH47u7LEjm+c44W5wglh8OTVDsV5guyPeI4P27P8eOYsFYv7ReV9tbKOb5sGYeyifL9VClTGNnu5Kh27SmTzrQTcuTfk07mZ/3x4qw/tsRZ3+WzPh2C+KzP3qBwTkhb0FUsTtMTOOxPwAfJJC9Z6fIYJY3TACyOTyJ1BR0JJrCbjOWrNV2BoUzwiHC0SSBdG8dl1TgOWf2Mm2NGtr8MsUDbigXag2KBthULtBGPjMUCY7lYYKwYyKTgAlpPaJb+L3dvAx3HdZ0JVr2q6q7u6m5UAw2ggQbJ1wVKAkVRgiwZJChZUjGUBEsaSWctb+Q5Prt2KPpoW55zJEr2KjuICFt0Qk+UhMlqbdJRokZTY3IyUoIkWoeTiGMkq8kwtrLDxIrD2Xh3kMRJeM54J8wcJcNslHjvd++rn8YfaWcym1lRjVf16tWr9/9z373fZ25R8T5lqCo5qGBLb+QDA1Jdw1xdWU1RIQxuXlclU1MsOSiZ0m+w5ACa9CMwZkf1o1VGXES0UWTBiTweTNpDxNFDeCDPq0g8ZAtDbD4i611TrEa2UGfZQv27li3UEtnCYCpbGIRsobZGtlBLZQuDyU5cZAulnGyhslq2MEpFW1stW6iJbAGNwuHeWDKyhSHedRvZArWuJ6hiG1zVJSNbMCE+noUoIUTUYNkC+hhv0BBqCE2qqWmdNaSbLFsYkn35EGx/SixbGMLWzdZJjvjlRvrykG48gY+wbKEme3d8zsgWaiJbyPbso5xC2bPTS+1GwP2TZQu19T4Q4gPUAikDYXUwTUZD9qkUqiF5qCMZTZYtNJAHciDiGWLZQh17fXt1+hTSZ2QLtUyuMZQTnAw9IeXQDgNZMPlpCkppOk1YLogSyxZQIKlsoaRrqWyhBtlCDcIbjqMucVCnY88sYuPFMYd8U0l32T+b7bJr/bIFKqucbGEIsoU6dq8uOQ2RLQxBtoClCdU0gNuwiy5lW2huwUNXJVsIryxbqGHmrSWyhaGOSJgka5lsoYHGLbKFNNeNqMQ34ZVyje00BEdXI1uoiWxB2jZKZQgiBgw1RrbQgJSjiSRA4tInW6j9HckWaka2AI324LhyncNq3hHMM72OdMHNpAtPZtIFDNoeBu0yCxPaWE9X8mKGJnjIMGh7IjYoihAhkaoXRXaADV1eAFHLBBC1PgHEDh75PWakkiE7kCF7gIdkeVylxzJkl9Mhm5+DcZdXbLw2qSQiinA9EYU2Iooft1NGXK9Pu4EnPR8nmcqoEYAB2CzkeIuJc/sfxW4Th//aE9WKVmSMAAugCVai+QchAG/hRf9DxAHY/Mb2Iex/vb5z9kXXK1BlKf6tVrywUvw9ZsOxjUSD1Q8mVVRkqxlz1N2EfhU4qpgpl1aBkceyDR8nHQrV5cMxOOpyvskZp1nloSqrcsnuHF2Glg1RZadqUuVVID8ZMDoeyWTnpZOdC4OFYniUD7IqDIXBcSfidC8Vp1f6xOnrvCciSY9XjhDo1mZVE1LNWWX2yKZbFhnhoafYlpOz8lAVfkgztU9+qSznhDbGTdSQ4SjDUoLVQLPoYotbECfJz5LkMzphX1aKyEo1zUo1y8qa9yQrxTQruVQFqDCjB5ZUmGwc0JOFkYFhpbykifwoaLZXyQlZxUCOvhUmQTn6LqXKC77IPv2EE3WSh+CyOfAGCzofeZf4yLvMR97wxIk5xvESH3r7tOdAUf+gYgIH1obPG8VeQdUxQWIpSlW/qoy6x5rXXPE2r7nJC68pLvK2m+DiGQSLI1fuxXbSj//uOu6/s23ncK4iCqgI1orqQ5NNKET8qiu8XLDSBugmo54ZdUJAhSaXsv2igk81ChnZDeLJVRqFCiR6SloSzLZ4BGeVvaKgl6uEoXUV24kjbxjttJxCoZXoDuLfgs0mcRsxD/bWJTbkOWQHq0cJYDoXa8zUjZYu3MGF7EHIW7yDS7pgTtthdogr19g8DbBaDVIwL8forHJkUiA4wJQCV9gCRMfnoVQTsxMVMGpRbWAM89nUi3fbrAgk5mCI4bNKhj3f6PVAgwUzGSVm1uEkXOjXxO3reg5qvGAwhxO9IcqY9L9CX/8zI47pgdyuEQVvqaFcW8Lv/pYYDZrb+5ivFp0Tyk66SI0Cos4fVJF5vS20GZBMmbHKoczNif4V62ABVDZtGNhF8UYNtS+2199JOwESapsXLqJP50mei0IFWBCDu6ervFnDCsdLlioU7AGjuYsGxkOwFZz5/0jHmUoRQwKV4sZazoW8lrPH9u2m3Ki6hQRTyq6QHpywwaWXlV1BQnsSQ67s/vZ6z2+VVPUw0xzpPsl2ItsOU9l2uEa2/VlIuGjhFLBUG82iAg4VCFdECFvC0xpNl5B004zVaQNCr/QQGy0PPMRW9fCm/cSzmeQlpLdYgoHVYV7PIpN6h33i11TJYuhuhpakhlumAv5HDKZeEvliKUnjQ3ID2TdAWcrcsC1+hq0xizQB4fSkCBctyL77pdjctNP7J0Wq/SRzPjB9CtdMLm6Jxds0llBiCVfFolA4DUQ+xFUyKBLaAd2A7Iq2wSaCIURYTyMUgXlDFDmHEoG5hKqloYIk9YFUYo0Wu0PUN8N2hbH74FteLT3/rMqLz1HnA6B5QG0qMbBWLDBvD4vk3M+JZ5zE30mld8Pr1Weprz4HICwORVicE6eXkso04vRMuitSM6rM8hOSvxLE6Vl9ut9FfYp4PS+SNtXqfBfVmglHU3F7nYaCEoeMhihsPS9ur6NTpZG1qdZF3F4yn7HkWD797JCI358U8XuYid+HjI4ZI5QkxWr39xG7r4/kBdrwYg34cscUki7ni1V9N91krX7/quOKfCxmQ2bKs09GLzwywT/OcfomqzgAJmBmw/SKOYU/+YThsCiwIi1OKVltGgUL3VnWYo1sno55NTTHh3Eg8A4yKjPVp737b30aSQsYSZcLIkL343dsMZynph7+n46sPdyoFL/JKaM18nGFvdSUelG1GSP2mAK+95R6QdHwSe5RRbsmco8oyDWn1IICfvaUetemZkHuZbs9CPcdm9qFCFD3Wbut465m95hxjxp3ARq8pfiNw7wghXpg12V6ET8+b3eE4tuPL6SXcM4xksle65It9xfN/QoD/4Q45opvFSX3QnyrWGT4lMMZtQw1ucaMesMWM+pbNURVQ4d0/ZAOD+mBQ7p2SFcP6cohHRzS5UOxde9ea08eQoiinuaooVEaW/E01ADk809CEjAdbQKGkDsJl4UQtf9zVAnxdonyLQeom5dpu7Y9MbVNoryqw3U/fkl12DbpL6DNfA7Rhb+PyyXVMU9R8X9JXjudCwpD307nvGqPwD2n2qNwl1W7CfeMao/BXVLt8cTGhbMt8SW2Lv4ua0VhxYIcxZetTvgLSnJHQ+kZSowemXWW4I7OOqfhNmedLtyxWec43PFZ5xjc8ox6AW4wo47CrcyoI3CrM2oBbm1GvYsJemBGXYZLu9B34NZn1CW4gzPqW56U6kVP0gK16fiil2Y+PlaQIvhrmFn/ooKyOc0frGQ8hGUBToWgm4zTDaBzsWjN4zJ9XSWbnfio02FgIT/8vMvs7OQRPq9k+U4FcsaJkpsp9bojPWfJkZ70qiM967QjPe0VjKDkdp12g+fJ+M9s+cwlbg9/ZidN+CJngX3Dbzv40ALwH9D7TO+8bHrrO6b3XjK9+VtKvnFRQZjsh/+rGsdwAaVhC+XbIKcCo3ALpY/9Sll2jEMysDSkSy4XzBbxtwo0tDgQwC2pZGjpXmloedOWxCzbkrg3bEnsGVsS/7otQ8uSLUPLq7YMLafN0PKKGVq6f+uhhXrrcTN4HDODx1Fzv3DFQWRexpBnv5MhRDqOsYyTYWSPQDda8R4eQr7jsYMq6FUlveW0kt7yipLe0lXSW15S0luOK+ktLyrpLceU9JYXlPSWoyoZaRikrbHeSNMQ7xQcmtq8GU3+0OFelFun53vNl5QsKrjNccqB9pD2HnlTPPM96LIt9gvQd9jhPI6RaofzEQxUO5xHMU4Bt6FhWnKjyiYbSSeGOKyQdGYsL4ZZnynQI+wW9Ci7Q3r4FDXIkVM01Y6e4rdl4JpSKzbinlLftE23sWEkRd0IfFroVqYlv8MtmdNQafPqyHSpQLpUWbpUQbqUvV6XopE0p2D2Zqpg9maqYPbvAN7jYBrvlhPk9T2dqCgzYgHOdDpoFOLTbKSXDBoFbKrOFCY9yAkYt5hmPxisDgDleanQMW8UwgV3PNnKQx6dcKxeuvMxVqRK48c7WfyQgJl4KAYeIHkpWAifd3MvnXHXJOqcYkOnJFFvKRGtF+JlzGH8RiH8jDsOY/adzp6IFQH5epol6VglZmnsSyJiyH+NXv0IYK5nnUfl2w9Dej+jHoDse0bNTXpxnb9spd/PMpOP11oTr5Z4mxJvKPFWJF6f4h3scA45ZsoNw+1Cfw9yg26ZxX6GX3ua+bW/Xi85bKgADQg1bycWiyuVpOrP2f11vwwD1BNJCkH8R3e5cj5dTit/Gb33VWq58VBHvm9eKYR/7IxvUvdJ9HgjjV6MuLj+OSaKI1//Fx0eQaMiv3mMW+WtZlkTT0l8K1ygU4nR7JsW7xDQtVloMU3zg7XTmeKpWOJ5gcaOsoln0gWT/S4aytuMrPIi5g1yj2HeIHfBbjM6yxHMHxTuKM0f+/9x42fv/f3/6cidaEhn/GhID6VeB1tRY/8t/N/XvtxLy6BLDfN12vUOx8VYmawUwj/BrF2Iz9PGfLoTM2gIV8flEhX14F7rIlwaa78J159RK+TGNDpcgFucUW+XBCH1PPvfZh8vk0vDxouAjyzGS2WqqmNleecF8+yoPHsFz44wzOTZaOQOdQlRjbB88R2Gt0OqWKwDWBOq+PC4NGbLZPWVO3Xj5CQETSsl5Mtbm6+F1fk6jY/UaN6ES3PKi3BpTjlm8nUUrkfpMvlaMPk6B7c0o94scdq/UaK0L5t33jDPzsiz38az10tpvrpZvl4pSZrWzZWg37Ju7LBZv42KMS6V2Tk/mcip6/id2D0krSiZ09mXIvv3Dn2T54VRTAmIZDhIy4sL66eDTtSMS2sL61IxX1IXMagNU03DHaWaLkpKzhcl1+eKpkTg36TSKEpJHfXF/4jPpfF2hUpjwZd33jXvXGZj2vgrePZOMS2plWJaUt9EyOXi6pIaD2TsPGdHQ+lAumxHDR5J1xlL0y5f6B9R6O1LmNnpxYuejDArngx73/Bk3LsAteYiDX4NjC/nvY6JJh0hVDYC7DEPk0GgQIvnohyqvl6k7kzuUhEWh7us00Va/tH9K0XqzuR2ixjWptT5ArTAKWsFxiLvi5kGGBNz9sljmFnocfpJLJ2WXRl3MHRXad/iZq3GzUYc5CsbQaq6mh87SuuNHdRwLB497GT0cE3DqUrZrBo9PDN6eGb08Mzo4ZnRwzOjB/xpPXHeM6NHwYweBaD+mtGjYEYP8+yoPJPRA9dVGT28bPRAbOftpNYaegitKDzhGm8H9Vt3LOl2ucKgAaV0krOKAcVOBpR8VhdWZ/W0ZwYUzwwonhlQTFaPemZAMVldMFk955nu43F2ZEAx77xhnp2RZzKgeGlWu1lWX0HILq80FlZnFd79WRWjWh5himaB6csIQ03nXK6tnHPNCOPmBxi3f4Dxec2J4usbYCweYOrJAJMvvEtO3wCDxBWpMTjSON52TGNwzADjmBJypBEtO2aAcc0A43LpyADjmgHGvHPZ4WcywDhpya042QCDkJe45JadVSV3KVdywpOxUhGijECoK+zwV9T612+oIORrGjeGaX8Q/pGiJTE8cKxIfyoc7LibBRsxwQ4CKEkgG4Et1IoYPe1gS3i4+cSjypBeqaCOjxEdmEVY8uLBqNgSjVhdbGVK4Ti/xsvgF/95W0GNYRIILHw0C3JdSIB3WU3Ztlgwiy3CCfsOSSnEdAr25OvigaoDtS+6OlhVlcTP5qWO9g+IoBW2Gmb5+RXrbs6Bl2E5aS+cw0zPIiAvRXhimHyPEohCLwSfU4k9hB079yXkTDGVBIs2gQnIUlKWW2rrBssCYFdsG+3d+zLcS7CX38+KGPMdsQlx5EDGZbMM7XamLCte+NSnjzz71N0DLJFkUFLgYNnayz1MODAheHUF7RR6FFlEkTUFu3965RD++vy3cqgvco9jlcMnfGMKkG38BuS85qLCF9l3A7PwdoNxbLCcGAfjf2M/RbPkPS1tLcd3zbWC37Dz2gjUUvzc6RO1qnsjWoQoOScuYbVaig8/DThXmE8oY8teTinsH2BRrm+QQUFZqXC0WEIUtKOE8AYnWY5osfoMOBEIuyUM/quG+SPhh8UB6a8bvQG01iKbzlgi+XVz1kr49722cxhIosi1OeZmYHScEnOfQu8xvFCMOCoqMAbkhM/0UEEOgz0LFgMf0L3gex5vSwwdmGYQFwPYQnH+mkqUA1gbAfHZN9lltDZocPPXLRi87LJKUfG1fAnvsvyolODQeoJDy5rp3npIbF7KBeYJDi2ro3vriU+89di/GH1fCIKoSgDJahycrFK5P6NLh6Cu8swhzte/VoxPotiQJHlFItEGnlb81gZipjdBiJHxaJXxkf2MMCYwoRusVZLiKEXl16IkkSVOxjlltKRclCGK0pPyLfaXo5WUY4HNjdYrQExTvCMVpZ3CeiUnYQLRYskj+Cb0BRlpGqU9JU3zXj2y706a6wxDDYs15Dk1bwahLuBpBqqbJVeq/QqpZtaZglT7FRLPyp7VVaQrfUnOGLq8dTCHTbYcFmiV0SxoeCmmzeIVYQFqMwqREEqvznABGsysOIWu70426LV/pfgcP59/ARQuMPiN99oRGTYKgiScOLmHpgD4oVr1EAfgzOrlaB+sXg7raQKZPP996jg32VAkgRobQEUkpzQm3Gb7AgXqClooT4w01m37xKHb7DIm0kTp8BFGKcwZmTAYZ6WDLBfygGmWgdY0MD7ZNJOalvAg54VfU8ESEPW0/VrCapOdnCW8DIJm9+QRqCwkUocU4W5h4fARw06fei1bR7SEbaV+00egURN+VUUukuvkD/846bZokCRJd5BmJ0l67rjPBbeByut7MOJZrDqiqaDe34qKKdcwbATvNQA2rMYpPLe6CPRRal/ifY9Q0to8bcyx9oYS/UCqU4Q8xEEDCcvqL5rxS6VZXlBRP8BOpHByqKoGusYVgWQf2M8XFduybs6CdFWEQoWrJxTajBNpFSOStxkjkrfeI4PRz+PnvoChfwx7q9XHBgc6lH1FKs19YAza9gnoqzz9mi68KoQ6R4y2H+bf31TBHzjKk9MPLAVl8rMAhemgSOeMcmtJWiwgOGmxOoqDY4gBsbi8vRP+G4YvadKqP/wkTY0WFzm8GmjSOIEQjuk0kR8BUJCD9f+UzLUOQFasbF7PZvXzKjf/3pOYwdKUwGfL+2jzksXaLgm5l8RFL/+WAv7Wnh/MgqRX3cM4CZ+O2EhtKvKpBGlxdfRYd3nh8PMPt47oMmiisx4n9LcyBk3hdD6BmPy29TznJp4w2Sjt23P0FIYnUzq/TaVzk30tFQxl4hoUzC5re5vhf7WUz0RC1sevQgnJCPdhtKz9U7xRswJTMjQhChuVS8MXRra9FmZTC0bNKfIxFLfo87x6DtprKMTCP7HDeBxyygZjYZdZ0YEvF2xHCDBSFWdtOFDCt5R2QZXoifoclfG+6aPvs3EsYJ+KzMmAZzQH+RGUh7x9hz+YfpV14dk4Gp3FAi5Sw+wH3YRS+XftlNYlHTJtkKRB3zJ2eVy7875WxMZPLoyfCrTkfprnyAbCFdjmR+jpbKFaGZBArAr35FO0aPm4WS3gUeKDVx9k2DEM+AHNLYXYEZhIVhBjthiPNkz8OVdOQ4S4Ohmr95nEYera7fj98GNPbECYLAtiqDn2EyZT+WZhbYS11w1rZxq88uh3VDBo+BWnlNAnf10Ff2K0cQ1vAr9AefTC31UGNtwTxCSZjsMOc+9F3LkrrJ90o6h1AN/LM7MYHvFEGb7N7TwUK3UMPIfaCib+IlwwsdC7Dfxp8ivTQg5aFHJQT5gPFNuFg4HHeYqtd2lQoSmhzXQO4TPaPiTHU57sFpxUXcQ3RAGBQ/vHM4AcwKpemlCMs9CYgfXua8EIxaVqlO5AY/lzNG/vO8xbYJu1eukGXZLJlcTZx8v8WDY1xXZh32EaAZMo5zhKn3oLyAj8+E5WWgX5wNPxnU+9dlQg14A9qYvPs1bRPvoE1uavfeYoRVCaa+GpT8982pxLNU3zzpyanZZNE3Qhb0yqSTNcX1UgIllnmp7eJHiHssXgvaoS6j3eX0okU2o7/kzxC9O4bMoLDXkhNP1SCjfRxRHABFQFxhwhs8Sw4zFhYXBbAm0g6JMV6kgWUBtdVril4LfYISYqF4wuH9D2Uzz7vK3QPU7z+sh6re32Yxfa6frITdZHrraT9ZHbtz7iU1y3b30kYVuReyqymA2Rnk/TuLywYtGyL4Slbzr0YLJNR0fhCo5wJs+wpzJghTcHwe8XitKk7OeEQ1pYOIswK/hkP1sS9/Pa0ajE9E5R+RFeImHPVvqHVXufv482uK8lPJnC+gfaZhtMPpWHadPElLCwBaeVQ7smZJbArAOOJeuoRgHDw6WfG7gq9s9kfXYF2s+gH4aec0OjT0lYW2WcMQxCOOwS3iBszAdyzJ35vYl4JZwddh9nh30Fzg73SNsyuwtdezgKYdBBhT5wtywqqzpkyipDF1oUltS5aqEvpX/AKRXlXq4aXf5vRHyzaWU8HFXTygilMiprKoONTmlZ6/09qIz16qCaCH0fjurMGZgVXqjr6xTeA1W/L+Y/NCjfphaf27wW7Q1rUaRB+QqAzWF+jrzftjN7EVbSTmYxURqT+QxDF9aFiY2IkfIwtH5osBGt4KMUV25unsbmB/sjntQ8ziANElCJtURbXcACw5uZAdjRPGw48WEMGTwotTBueBg3ZAcFMFEjk7TiS59ynopXPoVtDQugrPgyfC59SrEVSfxDK9ZTML5gIyTadiPWp2jcOMTzXLzg31+1jRyPElsATP2Ce09rIIht9vyxZXrfin9k2bqnFVOEBtYcU53DgPhccEacm9IQeGInkDIRMGGfL9i2f2Wz4FEErHbw5fVBqM9bV0ChXjqcwlAvHe7Dof5KyoTwlZQJwYSWoFfEol4vhvOGsOG8tQqPerMisHNFIGXCRfAvFbcZKQIVvLwuCEVH7FXWZD7Z8PO2NDZZtwR7wjO7bBNCgHDWV83NY0+YtyBe5eCrxAoboWSoTVEyFKNkzKcoGfP9KBnU7mcY70JC8OMro2Skb7nylrsqpUNrUDImgh9TeQOIYso8JaZBvNNdT1urjwITw6Sz3jDpCJmFEViyldNVWLBdQTJnSLi+g7RtRqOd0HmmJBrXWf1lYVNh0NIG3YoppWBRgoXHbua9RZgYwparNesLGqvfQ2TXrjqImgJ9zk6niT9aDgbqgYAB0wv/xv7Pe/X2VV5lb3xF5a6+j9o/Da+eUG9oNenGXy114kIs8oy/EAU9hEif/6nf4XE19zx99k6lQ/vJ5BkLEYMHrDyCO3WhQ7wQ5TlcjonYFJWpKGgSuFcOoTSzscm5XXjMTua077PZKE7O1RAUqL18tqbkbM3Z6GwNnBccrTooDk7Q+Es0Lx+QWKboKnha0ZAwD4W/tQd4jnzE3egjNL2bAzy6Mgd47GcO8NwDiTzP5QM8aDji/PDXDRWga7ABuNUhaj8vwuFbasV/kSgbk09TZHG5hHrcPlnsh8SiGYYflc+aR6yObfE2SPZCdvj/JFGCdopJp5jCBR++FX/24Fu393+dArwf3u9/OraflsOzH7aVPY9VAmxnVpVSmPLw0Dshm3vB9OajA+KBZKnVfjzXp34JVyKeOPeKySM9+T6pHTHg+Sg3OoQN/r3nuPMss6SnzbSBcFhI1ZBGbx0YIErrVK2ItLpeAcepZ1PRFNhRzNV/+rb1QaCj9z/MqFM+wOktbPa2t/rt/ofOhlFrteGjpwaQYICENzGDFMVanc3hZT9wN2DyYeAF/Cbw3m7EReMxdBMWl8Lh4G/MEVPxGC3dW9w4OwzGvvi3KCy1WWGpTQrrylHbm0XNVqJd7v7dv8U3rM2+Ya1Ofv/DjWubBeTc2Bdqnjrsz5eZZpdWbZfsRPh82k6kt3+t5Db8G9W2J5VhBrSNafNOZwXDPLnnocnsQAUMW5mdzhnoSpK7BMsuck9Dw5ncC9BwdqA31q5MXkefTDlgqvuOIIn2bmp937bZqHLA6MZg3x4Ctt0gVQ4axewGAkJFb4SxmiqbtCXrqqPCsdxmEVGNRaLw3dDB2ajJl4OAuRzjy7qunI3GDZHEKNTCm5Agj52izes49HQc+o7THsEp4vBeiznhd9NgWYUG961AiwHTVRX69DeQ4wIsvQq1m+3YZoOEr6qZMasKyVBTVyEdadDdCPSFi7q0mByl6vJiVNkoJ9+7eZGIWvGGjynnm5RQMSmhIe0nJeTqUlJCoS4nJcSa8oMooTpKyEIJDVDp1FA6tb3Ws1w61pNcLNbHuVisx7lYrMe4WKyPcLFYH+ZisR7lYrEeIWdgxnpYXp9LtRFX7uzpYnbdbRe/q7ZWzkXn56JDvjcYG6PWd9IGiyi2DRm/rj6eSpa4yNdB7q7UNTeW1d2sLpumUY+aFp3WYgN1O25afxO1Oor6HEOtjwPo1W6PxF572LTzJZvrwj5tc0u3X7G5Tu2uzZVqv2RzrdrHba5W+0Wb69U+ZnPF2i/YXLP2UZtbvH3E5iZvL8hpe+vutcWyThu+QsGa3NomtyHyxZ0YRVyLFdCuuUWdl9RYb0nqrHOSWutNSb21LKm03rClIZ6xpT1fhL9YH1rARFnJLmnCHMQAK8pQOMvE7/4WJXqQiag6kJHIk3sYd5zGYJcN6Vge58SXWPv95sTUz9lldW1qCnJgJ0H2ZCHMC074P9vj8sQBBVmCOoLXJj2UHFvdG8yXSU3v/w5/5+uWLAO/rXgdJ+eBNgOdMtRANMQ8vvdzNEDks+8Hng3H0eA4Gqvi4ASFn+M0hIKcAZ8kvS4GQd88wwmnUKlRIBPA8FQ7yZWhzRIDb6qu8Cds/oidoqMcd5Q6XIQO3oqdEKtcskRKr8IFOZBxd1nHzITHWAuMleKdaRfSDtQuZpdIoCemWMCByD0Q3KidQOg92W37CbqlAG2wGM7d6RzFfEnuAuZLcp9ts/eTYDcRbSv5/Hpf4AVb9oXiel8QXNcimFogCOd8fgrr6tIsve3CBGUPOcEss8hUZrEBYX4OmLzwVRNWL3wVzjoPy5U/68wxSUf4aSf+VUskbMftDvuRB+pHDvqOwyzLYTJU2UGLnwmDECuonmDUklX1XbLPY/09qtTgT/Oso/2gzKUrgTKXNgZlLq3Pmbzn43nO5FIKylzqB2UuGc5kbcWptsBaImTaTSVgzdigFOoVaxzfELzsPcDXzsCaLUFmLgX/F6y12Oh6mluo7LyReyqctACyhlmoWuu3y+yylF2WRVRTkKYFiYRoZYYCHb2qfV0xNiTOySmtQCM20MH3CWR4RVe+7xDvNmkzj51yFiH2Y37fXanvrpzefRQmfJCS0+9AK4JbArcGFOYPMoEqQ2749IyhN8BpQ8/KeGYIoXSF+lZA/azSBklYMUg6igD+xnwKajR16ZXAChJiGzv8KQfjwRSO37G55z7alC4bguMJ+0Q+aPT2WhoWe7DlstC7wn64HKYvooZ+UBjJaBG9mJudncWI4TS6kS10orCMWBUADYwCGNJSreRLtnzJlS95BpgnoZW6K5hYD3ceDRcPP+eLtuoCAN22W5NT8WU3bf4K69RQq30/RH1qBet0MM/vpXWYimsz6iOQ5kRO/HXYA3xYHj2KPjqjHkFK4y9VOxHbyvGjB8gpz6g5fvSvoVi/Xx7cJed90xTdDiyB+W6K7q7HElghoZqcJiZOln7SgC1zKBJIi0M1uXPGmuf3rAXImG6YsY7Ycn+UD9zjHw86M9ZL8KvM0CTJfj9bJb/T8CvOWK+KX3eS/F7nnsBzOPx+nfJnvwO/gRn7Mvd0WoUozql9RMl7WynMC/AboxWMkoy9aNyjxn3XFvcN4y4Z9xVOK1sUc26fFUJzLJ4kj/YycrVrxn5bcmVfwP2NM/Y3zP2KpPRLyOVbigvaOi8pexm5vAC/woz1DfFbptRa34TfrTPWRZO6bxl3xbhvG/eSSRWtgLi8j8O/q5IqiE8rczTDeTinpNzPkDt5E5WluV/C/TSVMwvH91Kt2Yh0nvV1FrZ10JzseMuMekzbkzfPqI9r1lp5ku7eM6OekbtnBYXDZrM/tNEfg4ng78h5BdsO4Dl5GNNSfOglDLLXzsDImyuKPmW96MqzY65U/gvy7IvcXmH+zU+PwA1mxAzcif/QpzffdaQQzgH26byTFgIFfwfBd8zYlyT4efqQ/S0T1UX5kP1NV1rPivH/hnzCviDv/C59wn7blZK87EjJXSR38haqL3O/gnuqt284Ui8X4J52882lS1FMvnfGft2V5nEG9zMz9hvmftl84rwrUSy5k4GhVaCRAINUyeghWEykMGVcGuvMExpszJMwDRumz5omdDMYYR8aP0WXwd7haMD0jFqiEj4lOiTbJQIdvGu0MDLWuz1CRTjc2WFxUbvxLR2ertL7nYYM1tzTN3A1iSk3fNEZZywZsXa1jIMs85CJ1Fh18hjrMJ2ZwWWxEKZtvMLMa0dH4Kz4hmrvEXK2YHyzaBykkqOxQz0gj+bIKWCEQ5GiC/JagR7cTk5xBpJTevBZ6q/q1oRcLi2+aVN8ibsnfbIn+H67eNgQZrD8N3IEGYytzyo4YWUeQDgNEIBCQ9DHumoissIvu6KyNgHreYgSWGWtIQpsoejrVgRGyxecOTfl2wh+rFR0D9vPuYfdeRfULNBePOYmRsXqNvthcrawTTQbOy6PdDDas3HQfnJqM8IgGv8Mxv7bY5uB52xgG4gJOjAogV6D4Z7fAk1gQYyhizhxYGWjhMP8zNmofIeC2XSZrYomMGEyvhyw4GJa70mIqTTEDQYex19tnEV+F3gPADOkzzkmZfBaE+60nYT7fBLutL1OuMtpuOMcDqq6eWSQmHFfOVjfuzjbPaeSdxeSd0swT1wBYE6BYVdCuOcVzBgZdiUTBNjtYWRyFw3rYBW8x2ghuOnaUQ/mRBlhTpSh67kHA/kHNqyzHDGJBe9UqAfY7wvkF+jRs4ZFtQEW1SE2e82Zi9XFXCw1EauLiRjD7zg5c7RhY47WMOZoQ6vM0YpijiZNq2kMz6iiu83E0MxlzVJjalaM/8TviOWaqf5vOhtUAozQ+ivBtMRun9HccZPKoyaVR0wqF0wqLytJ5TtKcn8G/uGMet08f9XcnzZp3YO0HpMsuZLaS7zqixfG6HqJg8UryN4rWS5eTJpdn6Wcq0cMWOs6OTQ4BBvWL9UfsC02ahdno+YpKo5QDybL0fOIQNdztxRo7FS7qqUhVIxUpahFcFQz1o7rpY5ZUQXyoiaQF1WBvKiIYmvQx5jKhgRs2kjD5c8rx2V+oz5YYCE6gmaKHEkaKA/WhfaAeslslnxieELlA6CP+AY/kwZWNoXAgPLakS9HJcbdwzxmxAK8FZANNf0+1tL+4tkogPZwIFnHniKQGWdKNgdNyUZD9PxCmQ5wcOJz3tBkMGsM8qyRTBWDMlWoHY4fBXcobaaa/yVgHBorNYjlmXtUphmsj0Z4YrE4NXfQ/CpqvsGijXPL5zALhD/p4HzLJFDoP9MkMZy+fOor5dWfSlI6nMxvy6P989twMr91R00y3F86K6SirFAU0l2BM5PSiiZAp9uDv1ijCZ1sfk3ZU1loQbDEnoDXAnzGCdjanU6yF/bvOnkWNcAzXviSI2TXSqivba5r2JCk9WPKiTWpkbCCVJgtFab6KqyYlI6K/zTYqHRGpHRUvNDsL50RU6XxyqiZ/blq/qPvgu/M/oHCfLa/lsOXHLU4gPRhFqQSwdD91WTbbswZvyeRDKWbcgBgmygvH6Y69yAvshZpWcDw5MltqSeSJHsRtMB4ktwGNAf42u9hb93rvoztd4924eT9cu9kVDoRlVNz9YNCu5CJyw8KAQheiSgGf/1/+y9/8FNv/MKhn7qzt/8tt/xPfqbzo1/u9vb/h8bzd332t378Trr8hcvv/oOX/uEncfkvd9+/pLd/Bpf3HvyZiYOf/iFcdp5+5pOXXnoBl+1H/vLDX3uTX+uVPj3xKxc/h8vJwu/96lMTL+NyaNsffukf/d4XcfmVG2Fw/4u4/G8/iP/+FV1GoJJwu3AWF78QoRHRj8qhiz24u7/44cYt137xx2/vRpXk+g0KvQj52WL2tMsyt2B/c9f+R/6q/Zd3UpDk+svdqLoI8fdi9rTb5S/Rt+hisYvPQ+6BdCx2WYvVT2ABlm7v0YDqBGmx63JeVOCmDeixqp1emy+V7spJWh5rtV2WkeDDL0eo5Ki8yHVS/kL4QzZfdk/SUzwQPfe1//5+1R4Kzpfq8xeTYrFoCZS7xGMfGaT/+4K3A9VXPiCU/kKEKcNHC/D7WsAitYAguU5aQLCYPe3qgFt3UvJZCygtU+NZpAaStgB6SnXuc4n6dCEtwDdpQwsI0m61jPqXZknhOHFBt/tR7mlA6/iiwxL6E7r4K90vQdGfZVusCxOQHz+EkOivBys2sywqLOmf8+cdqO7PFw8PsYTc4cV9ThyYYQxbgoZe4vEoFwIaObl1hJNbR1DDAgSytnLPVf55sBixeOJgK3KyGsgGryefYyq95NmT9gE+MkCGP28zAyqw6p/A1dzTVYC6VrIOwiAmOKouAXaLhk1HeLCEoBwrsBBEuUziNmCwTKGBuM9qh2ks7XqW1cHscii7bGSXw9lrI9nlaHbZpLjH6DdOv5YAmzU7rOlMzgTs92m5Qu2p194CGFnclOlmK9X3QKw+GTF72DYKHOlOu01tgBwNwT6Q0ck36rQnyZeciH2bH4fv9k77GvLdDo3gImhaYufjbJoBFgT+2rXG334G/ttT/+vYf1t6PwViDS3vIWE7+H57en89329L73duWJZsYZ7d5iTQ2fDVtr6j8nSw1wx3O7wBGNvtYA+hx3c72FPo1m6H9hqTkvb2oI7M1RAMPGedLq+rZx1eqdOum5fi9VlngTEsZh3eAYzOOrR4H9UolUHkL7qhp5HlIRROtKu3eCK6sQdoW43qm8gKKrqpp7fyiUxa5tE0gt/cAzyhSUtDX2OuhoHyM4v9R1OjboY5kvf0NAq8wa/fgtdv7XFQa9ahrceIRvW0c199b0/vJC+d++oMXtvda+9hLsItehoJu4m64hbquvrm3mJUP0GZc/QW8hs80Y2S5r2kD+jkevq/f+wQl8Mu5P8GCrm1R4uuG+nt0RNUGrbeSn4Nenso9/ZQ7u1DnLFbkKH3UNBre7Q8upVeb56gvFr6WvIb3vR1ZHYG2XsvBb2OhhW9m14fOaH30OV15DdEr0/lXp/Kvy6G1lsoB1spGTfr3fpGfStgXRwAqJyiygZiYAvOw+1xOHPtMTh3yT58D4p9pzNNVVYA1tgQHA0NEZwUNOGE7VE4fnsEjtWuywEDLcYGz2rn7Gf23XlUh/MU3dBZreR2bJ4+0jirbbkdn6dPD5/Vlty25ilB0zQwzFA33EVd8xbqtjfR2PDe9k59A3W991B3HGw7jH4NI6NhxpAGT5JwtKJvrCjpGxeV9A3eflLfuAw6oQEaZOafonFRHQLptC6JuVWJm+QUB6CN5aGoosGEzs8q/MzB4MFXYEISP0Q8OOssK8F/OqekQ3WVdKjT/MEs+h1pFNcLUNR5JT1uCQHddLhqswoBX23B5nzWuaCks5xR3KSLVK1o6OiBiq9UT0P/CB3iWrZ4xpUtjXaQQttoPdeiX9Cf6Do0f3pS50a4hVqRk2tFTn8PKGrpVbCwvp6vHHxsij+BtOzgqyKmwp7GtqKIblbHxwL62NQJ8qQno1hZU9/pRjtyH9uxqsM4mmNHbDt61E8cuoQJCEV2PUW2E32HHjT19RSiuEnK0X1oVkafrVPQZo/6rKJL7H6QNEWx2ejI9IRCUhCHYrNysVlrehML6LdqMKHtoD5FRU8lYuCSTI86Y0uXWrKlT522pVN1belVPFmTe8yWvnMU9h0FPiffAvdZaugFnJNPwXm8zXhkH2lfh7Z9HTU1W8buc3CnqAXB3UkNBO6WWWeF3bPU/0zn2+0sKBn+L+KRc5b6oumIu52jpv1dwqPRs9QvTafc7RzDo+Ksc5nhts9SHzUddLdzXCUIauFpx6AZOYxmJJrKn3ZLHm91ZdklSzHRKc4IwIQ/hHnq4kKb5btuu7AvtxpDr/Zj2IrEqq3oSYl+5X2ALmWZSyXvxfy8DnXLyAI1pAWqSuxecVU7AI55VqKg2wNPA52KdoEmXI02hRIuPBBBCKiScIdem+f9CbSF+bmuHogG9cDTFESbb3DcdQ4KoYkF0iqOlCMbfJo3830vI2gJnYpWZvSAYqD3ea+Lu/AAvYQgIBHSvGxijJbIuw+LXC+eZwCch9jiigaMdoV1JSTnvOOl8Rdn1NUDUOhBrCrN8iYB5JMpuhMTL6sUbUdA6Uvzujyvg/moyMpGz34AKDysZVWEFmrxFOtzSxtYBIeLUHQn0qukzlOubl4eJZgtkW3UQRLObe2BoIBhArKREdhU4aIIR8TDZg+Ivf6pcxYU4o6hEF9N0O2KqM1JoR1+rViwGVHUmfdEMWFB9EZzcopESSHJAWyKAdx5ZXUEO7hiGMl3wGRTGF4CEeNhOFAhYF2fxTg+6zwpzuPifEScR8V5WJw5cUDv4EPxhZ1pcabE0eI0xQnF8cWxNqSFLbI5CJSf6JKaGws3U80u3aHWbwspZlUPzPGKAzZOpjV70vjZ7Fhc7nPUVW2g4Ukg2wSyTSDbBILWFMZbQYcAsIohtvhnDggusa0ZYO0YWMJUH6yiidaMsT5jidSgJg9tdx9Wl9DWZFU6GgqKD4LkI/5+GHbWdOVB5hGr3F/1JWWe9ArwxKcJVax0Ry0T0dpJlDQ8tAcr5UByqixmf5ArpjoBe6BJRijBtFmR2+aKeWjjH8iCUYzDlRKQkebZsyilRkFDKRosnSv+WmrAIWo7DYF9KuOsAup2ZZotXaYVCjcrT9Zk/gj+PI4/T+LPs/zsb4y6s8afKfyZxp89yUPWiQZkHJrgTjTHndw0nfDbRnGatav5imlFmslDkCn6B4VGwj0opxNeTuHEFTUQX9RASqIGwmSAjhzmohd/yBLDzeQQaKNNen5HnkpM+AF9LzzhDAQp5AE8vuAE/7HsQXYwyIyKgJh2kqPbCwbO3ZZzrFTQLsdRlxMNO6jQXOC/K/z3Iv+9JG/+NI1VPsTqfk6sPtmMF1SqRl7a9zzUUyyop7j0IPno5xxR0yobALyAGSs5RGrY6Mbn0/CfdwQElt5C7fOjNGAJx+oXUAVU6ufgFmfsN+EWZqCdUYJ09wxc8n+dXJad41DHXkKFVRCrbWTEJciIL7MWGSuWoC/gzMe+ZCL6lnl2UZ7hDMj+Jq4Vjo38O+zzuEGR3AGVEBeLDAgycBYpcgw3XrKNIGO9f6L5RzPneevj1G+nrNKMOs9GNFPW2Iw6x5eCfzdjfU3uJuTuqzbbGKGTTVkumFymIA2BE6K7TlkN2giRo2lbRM522vOQM0WrOHJuoP0QvT5Naz22SxqHmmb8G1bHGGHW6O5XLT7Md8CTY8ezyQ2f7N+82wHalh6XxjPCpzTDrx35Mi0mG3wzhJuJ3Mg8VnNtGript0/o1kExvGrpiQNieEV+MLxq8ruj9C49ubvKCGl4JBbbU2q/TLtb7q4ahlqlB+/OAQHUaWSi7yjHojgHxUAu8u6pVhNbOT0YF7jBHhM0BXq/7VWqEvhPfQ4cJIZzFNjJB7Y5cCCB36lw4FJiSUeB3XxgiwOXAlHq20qNbxtV9za9BfxQW/W2uIIq57Oup0AERdWH5USRp27LZSJn7YFKnHYBbXy6ILbBjgFiErDHwi6W98Hmts1Qex1WomNoLhqU7+G10DasjPjTFTZrFS7S2LmnWuhneNUlMJ/hzD18f8ULYmpYVDuxQ44KaN3L89Egxj0J2KAOOkUtc4ZVQLbz3VflTofQHGDd4UpCX8f2p+fpeZ0uxzFuujjCnSBnCHoQ/PwcPW/T5RhUElwAK99Kzig001zYWtxAzjA009z4t3iAWLaTZuuiCdPfM3aiLeKiGUs3THxw6Hva3m3N8t4/nDOG1pxr9kpGm9QG2zzMDVdd7B+CHwXMCk4+swPPjZaMWAfCYCdZHnaE7jQq8Di86kSTEeYA7Fs82IKhFoZexwy9mywTg2MFVx322IwOSiG2QF8WaVdyjvUq/PCnnPWXdtllbhkIzWd/l/W44XKg2TKbiJin1ZnLeZTg8ShoFLD/q2SAeNAFrawSQFdZezTI+1YWobGqqwzAnBP8Z4LFQAySS5nguU8ojce8dPAhh66JHLr2BK4MN1Mtk0MjFG1tgyDRYwFjCQpzP0gvZtiKRwEJzEfL3QNET6EIyaUttp/ea01D6I9Fqy8sAj50t5spr/myxX/ub0VYAmJfh0XnwKv7hp6LQlSoDk/Ro22fuBcGrkbkXWMYHnLMWtYVXvSBeMG/D8TesIYosqBG8JsojyBuAfiyL4QhLuhlmODH7XAFMCYpDHp5zYDc/7CLyj1qCDGOGMqWBUPZMg8grin1LFajU+oZNL8p9SSgiMZpXJj08BZ/YSA+HO6Nijxj/BF/kRnXfHCj+uGPfJcfCZ+3DbWg0Auited0EwZEN8ET3QRXdBMyLCTQcRxj/blf9dWwYP2uuAZWQ8s0exTaB+nc+sOuPBhjfRYvm2afF1NeQegEWBMDdfpCLVOC08DGCHMoNyXdZqvy7UCvmVJTlF9ybqDs8mwb0gD9rtOJWUPylk6Kk3A58bsz9dP2TdbNt9nvOnL5PlqpOGzhy1O92oOpfpd1O0/1zKBCzn5M9bus92Oq32XN0VTvQUcjfL9ZejVZB/wM1oMZ/jDoX9pj1OrwdEzeyEZA05D5rfATRpHJDIueeKdRjUmADP3Ci087HT2Wfcv4AH3iL1UKccTvsZ2zSg2jFcSz43B8WlJ4uAhnISH1dGsWElMPbFMXcNp+QXXCv7b5k7bJHnuaz1bsIJegCyqX+Um3bZvsIZJPGIzb+M9LHRRo/MfkUmljMdD24xqrd5VoMizGKuOlyWvRsDmbaof0G6Lww+SOwhxMUKhesbmWkyaQ1n438b/c5w+05R92Z6xftPmaWuyMWjLXC+ADkWtqojPWP+frm6i53AYDL76+TNdd/vA3qF9SwF/kidmLvyW3/1xuoWLxKHByoS7uQR/xYfnGEj3/EF0G0BL2QIHzGGBPoSHMz0/T8/8BdNh7oe3toVPOk1ODfrAH9aFnQJIN3WEvfp4rRQogzfePsWe3z1MP7bVeQGyD1EXhQm8N7ijrZXt6ZK91Ai6tAF6ES8uHYybDr9i3WZ8y1126/hGD8BK+a6f1L63jvLXeJN/fmj0aMjCEfL3sFVnf0hFdy4UCH8cCQT6dO1g3EA0iUfLbHgUJxxiNRda9Ufn9DGzK+novQWK14uWV2i4Y3PszhhYAWPe0damIYsuSQcwHqUDcZrK0Aq3hFlodJkzjN78Fd4QJ0/BsZbxjSAdotWNF1TuYYQCrRZ82TnzJ1IfLDKrPWjdve0Yxc8lbR5NyKdWk/A3HoOdX0iafGPlJsDWalJR0kATA7OAVk9yXDMD/cY8LkvUQQRiAwjjqZSqol43O4kVXlFC/6ZqC+ZEaZbArmf1NKO29KNesn7oCSQhNyE/80llk/ZKbZvIdV/RTQ7BSYR3M+qkUZiErCBAVoPLXFsJCqhJ6lgtBVDyPG7YrEayDxNZnCbmK+OzpqIr4KOqYihr87lcS4H0JOqiH6IcHX3UAx/IG//2WmoPaETXVuyM7leUngP34kNuih4nNoQQJOykZwqVVIUwrT1gzVrIeYCrg2OoM27mXoJuJ6PPvbNAC1qhxKt2gEjbWrENnIyHxGtCDCY1CRVdh8jl8imbLkVPckYqCmEwN54Ir6ppvm4bwlrk/B9fZay270nhOu9J4uibcccOR8KI0GDs+j95ynkVk8RKu35TrLzDFBjeLnU4zSvQJPnQXDqIChtHL/LrcVs5k7ekNukyf6sFFfr6UPX/d3aCY1hY3eV50REXetP9+togVJ+sqF4zKbp9qri+quanK73WrVH6bovLLeq6nKolWrhsfm0jUeN34Usuo8fbV43iwXi6wLivKuqwu67JQ1mUDsi6rybqs0qczupAwD/51pYSNik8bFudwAaCC86xsuKKeiErbhRLWj/9QrNZoCbD/0598/+O/ds3t74MSW/gapEpnlLEogFgIh5IlFNdpJdKb43AdJsuDGMjDNM6UeSz3uQCXUvi2gjAJUz61DvPmW+bZOXn2x3j2pnm2rPA1MOSGukTLFVCl39OCUmgXoUXR8xW6xMqwAicEXTUwX2twfGr5JSwlQzgWrHbTVVYpPsbaxKV+chaPTcxtEDUzzTpg7FhOUoecpMaXA7is8GUVlzaV0S85rAvrGV1YVk6nHRLscI0AzJCuljDrslSNZt23WbrGcijOMKRsoG9505aCO4qCoN36EVMg79pyf9k2xfxH6FDLHEu8DBXqBSnGLq5ZzOaeRXmt2Gl5QajGJ3RXkfeckk+uGFjd3u1TV4IaYFog+3/ztsMf++nuX9x5sgfizGHdWIxGdEMPd6NhKEvmijEaxcMmPRztRg1+yGv/sfzByjj2+a3YuZ9Vk9A9hsidoN8W+m2l3zb6afq1dcssc4XmYpwNzs1LUf4l5y49ob2dlo8UHNCDuJrUIx/To7r5saf0pB4+8NRTr823JzRUqC0rDWatGyzQWxAsTIOF6wbborciWDMN1lw32FY9iPO9QT4SoGxEOHPbTo4LXulIt/T2B3HiN9Hepre0td5KGR/SLT74G9dD2KuGnWgQr47pQUSUC8mnoYOQh3AioAq7QZagKktRDMIZhG07fV235MQv0NvmtZ7X7fkoSE78XGph5sSP+sEpWg+YzqDRM5IecTyhJS7xcjTrHMdM5zhqOscR0zkWTOd4lpwCVrrcNVjwTAvS183TV8396aRr/Ces5p7k3rCABdqS9JIV9IxXEJiBAa6i/9tXHgFGRN2XxoEzG4wDlOLHyaljYc/p/bDcPSp3D0sRzEkJ7JECuFXyPy1BpljQrrab7C2Ps/0gd3ZcPsKXn0KmdY6XDNhCGADuSvv/fopH9+VciEDrZqoZMFNPlachGyr/li7L1FPpM1eoydQzIFNPKFNPHVNPiWaWHKnKcVspltzhLBZKF1A+SQaQS44MIKlw6QDfvsy4Z/YJWHmdiDyQ3RxsRTSaFR7OCAoAaHGIbtdHAfrgIcFQ0O7JyHyYrvjrL/cEl+stGAe48ykhS1ZuFrRes/tu5PWYNgHLPuFphS6tnAklob7cjYqLIKxYzN7r9mB58YU0f2kgty8QNF+7wPtmZJ5FPgj7WYCiZmPwqmMyWmbgBA347gxGra3gQsEO5mXcPKE9KOqaL1wLtVEP4hLmAMmJHTOJX1UH/UM6teGTeAVOVdB21AldWB1tAUb0bJywVoWRovVWR1tAfDh+IseTaJ0Turg62iJKm7lls2gLWbRqdbRFxFcAg8dJqBqUoIdWgxNiEQDRRggHC8IS9NcG4Uy3h+BM0fRWgjBYkuOegDbycF9yfBjLtJ2+5BSz5Dh6uD85vh4+iVfgMBkQLWIe3e08KlcP73Yelqs5dHq+ums3UD01VUNPV1gtKVENCD9sLro6a59VqCtVNJSoKpTeE92omqkktXQ101VqRdUepKXUfTWusP0OofTV0B5kwZt9JaQgFM6mr1RP6MqJLDh/pZL/SqU3y3YlVY0rDAkDusCaVVf6ygAFoXCFq/3KdPoVHoagUzaonSt9pQbtsUEKfJVf2ZN+pRn827Jr08K5Pu9CLLHsPhGp7YyzPgfcPKhFwqx4gRHFVPi6C7+HIw/mNlTvUZERUyymiYV47ZgNdThAp0UB7pds+iInq0QfBGoJZaZGKSzlVM5KedU7QPblZPcc2XQ00I1CxDGQPYA+68bxcETN1RHtiQahP4pZKB9R40oR+ZK743Y0zPFM0bJPASYtGhXV1pIehULdMOWuRJGN5SIbW61Qp3iRWtaZTnlWlRU9mtl4pOMjiv6Ugy9eABW1YsC2OtxzdrsJdxmk6eReZjJ0nLjTqKBw/t7mlK9AaK52OMcVoGt2OMcUVJ12OEcVVTO5CyplX4IUbz6isf4RHnxKZ6NxPSJ6cM585M1Hji4+whC2tbNRSwfyyKVXeN+stLfbOQ03PBtN6AF5XJiPXNpcwZs271sSTT1/PirsdmDRrmuzjlC0zzqw2QftJozjof8Jo3kdzjrH+PVZh63/67POJfg3Zh02rod6h4JKHjdTVs2hfM9FIz3qH3T1OKtlDpyQcaimR0xDzI0nuppviPXUcJLbCDXhUGdq7j00yG5Uz71d72s1DT3U31ZpHGjkXx/aRAUbOqGl/hZKTayZfx3NrJl7vbm2mUGGM7K2kWWtLVjb1rJGlxSmNLwzShrckpKGdlpJQ+zCjlmxHTM3vPNKGt45JQ1vWUnDu2wa3CWFAWWHc1EBW3kH7KCL0GGsndUtbhJoe/ORr51HGFy5yFr/3Dy6cAdYc5+ayVk9zuG9ebYH4IZz2jSIo9xgzuoJ0zRZxMFNaMmRpnXM4Zaot5jWyTYE3LjOONK4jsNVrDfO4x7OEvBHM1bFXznIHo2XHRYy+L+cGv70usni8CvKtufpocNzdjRAFwMHWlDwAdkMZm7okYmfz2BOmNTJT4lfCNVKntrJzxI/aL04upzG9xjHBw6bMuKDooHzGMdXpmjKiA/5YL8QWp3ws4AzIH7QSqOFjLzraUfSwgA9+IYDLUtJMxMoS3wF8Qs1Wy1JfK740VSMpYgDx6fFUAXLFEXDWhGXTVantiTRTIuOn6Stwjwc9JPkVxg43zWpDN5j6DGMQqVrEHpjpk8x8GaOMH7WLYuhoWcZjF022q4QqgDRDJs968Gq4Ljb98OD7UoB2mze/Nqgr1iQVJjHGhoImzgJVznOdeY0/yk2Qs9pPAK5T8j6YLNvdKJg5E+zoqFbDjYFpwQwAM2YDAhgR9UN0VM/RFu6UrsYOwKD1Ld4yx3DV3Mn8pCEXkLCRR6mWB6mMnkYbKpey3RgKANHVZoBmh44UZcxjRR4ehmYvC4+DcUtvDgbhfs+A0ooxhUa0BUa8OB0o8GDkN3W4DMER4QhKsU4NPB+Cizd9GvSb4x+4/Rr0W8CAbfQxVZK06CuXwEj9Oqiwti8aTU0zkbbeJc7Afmy5stxTFxtvmzq+tko4kult51qt7Q+1R7TbZCFR6coEX57K1XNloBmjBK296GgYIban7UeJ6c8a32EnOqs9Sg5wSztkkOgwTxAd8UZa46cLYBSCgVbNNQT2DOHuoU9c6jHob4S6jGor4RQbdlOzii2xyEOrifIsaAIEwq2aKi3Yltb0NAHx7anIP/CnxWEPJi0SPu0Nmme39tXwEVzVtVX0KKhvmkQNqOJ+GTDX9O++yvBTyphDICj2pCxV5NKKAK+NTKwlttQKRrIBm3UCVXCSFykmnegEhoaAMvQAFii5HC+iaIDgCXKDgCWVFkMYIk6AIAlChMAlqEBsAwBWHkUCjktLlqAWKIy7AXgNFL72ijv9JAzD2YRZGojjNEtmxRxEgcWXXpTbNErvF9BAW4MoZm0cCnvkt5mmjk3bo1i34YWXqDCddtjgTTtC1KY1ttSmECXQmECX5Mb9DkpTOBrojCBrxkafE0UIHQtQ2hqXYR/AqrJbXPL3WvztE4zu0KpmNy00txo02hwBo8ympCMqKNKetkRJX1oQUmXelcyAvE0d6p3JIPqEtyJvVaXwkHsLqBmYXw8uww77eak4qSCM8KKgcPt3d+i4mwKCiYjP5IfGBhGQUDhCSxoSU7aaMwuZrCgNC4vZ7CgpRTvJgli3gCNF0ODylO+FXhQlYMHpbJjOhiZP9Wkpmh+hyMDtCeGiG8rNm9gAwCoA45KDJVoDJNpUeBBx/UYZtJRE8c4xzG+Kg5Ol4EHlWTrjngmKVcYw3zzmFZ+CUIoQiZhhNADgnBD7VEE9GKRQUJpQjpnZRMSht7cEOrP8thZnuVBszrLo2Uwmx8mixgmw32fonajMY9x5Y32VR5kilI7Vlo7o2nRp3VjC7e2Kf3R/zJ1U0rqppmrmzHdRN2UTBxjHMfYJnVjbVA3Jakba8O6iW1DzEJTTfgTOIg8plImISv4M0f5hx0IJJcSlUJZm/kz6lVbbkQfhS99yLJj7F6L8avcBaY64c8543Rxuv/2lf5bXzg17adhTxcuOalCBSzFY+chHk/81To3FWZmKK33SBd3WVpIL4qQvQ3ACWmXU8QSt/4dpQ+J4RvY5wF6CQtYTujPkxNftCSoUbCD/y84m6Vrwawxi/FRfAWWDEVYMhRhySDYTkWO5hcdBO9yeU6pl7CMI/c4pAbkvmjT8o7cY4B3J/cFWDGQe9QIyUtXxvQR3Bvo9yA1S6w39z/S/ienKbr2bM3JDtS022uXWDCuSxBQk5OhZ5YEbIB8SgYus9QHl+mIVM41cJl7rWSrcJU0L4CVEVy0nqPsw/58jjsQ+wTghgpROVZeHlpBAQ6TJaMV+HAwD3nxDZ3wz6nePdOep9iQJfPysVrz4u3sdUXd2dxSXkw+tFGjzanMBnl4dDQvLNWF5jpIJRoJJkN1XUXaCgSoB1t9QvM8Rq+ubADhUE2fCIBDhbXyPm9HtijOAog0VZzNZOccCo0PjauyShcW9VqVeg1y9i/Ck4jqPVvxXd6ewcKySD8+5jifnfij5qkhvqU2spjgvJUxcAaZpVfAhoU6OIOTdrFS49P7rA5SnYXvAjiCLkeyy0zI1246MDjQnWhM18WmrKLHoLgbwtor1ND2qel6JxpPLMQWe10gckP53RiPsZfo/4wbuzL2GoRdN58Vp14DusnWIhRh3USo4N+kpYfLCUm9RvUIezUzrxG2rKqbCNlrWI+xQj+0pgfYVLcE220+lx9kk90SrMJFQYBNd0vG+LYEUQ0rDDTZ4rYOmzRqtLxhROWM49Sc5pO5KqUYqu+0gYEzaGqQHt3LFhKUdSqRQUrxQHsYapL05IFqkRL6/XNVWIGNP1gtUQUfRimPP1QtJyUaGrs0Ux6hgWgYQ8R2EmlAsY5UKoGULaM51M0VM1fA3M0kZFSCiZFbS4qTriY42A9kwSjGJkxAApi7kWdJjxsjt1FdN1fNSnmNuRvrMbf42HsA+aRooIYwolGtQ9RWBmFwrsMnxELJzCN1RgyB0Lmu6+HPuUnT5/ZeMkLlEguV+dTonC2HSMu2nDBdhpC5xLv+UbgXbWoIJRYqD0MpbJkRt0vAI7aBR7xpt8v1ODTiAT3Y7XZ19SS3zFFkxtwPJr1tow5STuuQ2mLS7pMukfSWWlqzdJO05aSZmx4Qu7mCQp8B8A6KasmlXjiPXpi0cdNGy6Z5moYaoKHS5E4FH1XS1jokrbVhMj6uQ8oDsk0trEEl2aAWMiRqvRW00LS90iD0IDeJwx0drGmtw/2tdQSLb7RWEyVMIpv51jqattYmDKiEx4wC5pvqlrSpbuUwjglDcU2gnY7Fbr6RttJGOrFRI91CTWorE5EgjoCaKBroBNUvpVK3qIttVORQKnhLyZRZAn6mXJnJkzWo3kwfQ5dSXq/y699yMnxseQyMbLH6gw0grUq+qTzFariOWLhoXo0CiNFUlCMMaJBi2nwYxeRuUVkgvYJeDziBPTayAX5Ub1EMy4pCigiEuv+bqczC/+BwJFgnno0qm2xPsaCEduOVKENUXnmOV6Nno/qGb9GIangwRG+ypiuGH6MOzckqNsKVU2xd5GdkG33fyAE6hn1GE0ZDQsniz87Mh6gYmED6hIJV03MeuOZYw10OoCF9OtndvDRgX8KBNikQKBWejApno9qmhTaQ41gR5ptCfiVj65ohukk0SytGrbQG5R5WKKUSQtGUpYTWRJjTIRmSEhqUEqpLCYVSQgNSQgHky68yLvJuWu2nZq+2ILHb1FgZO5vhCBc0Q7HbAsVuQ33uEYip4zOAIH5YHjwA7mtA8+LBUoWB2O1sC2sL6rvN6PGCuz1N0e/BOtYWaHZ7chZrUlug2e0Emn1yQCCjE7TiBDSadnKei7VX8XDZqJd423NLwsJmo78sKvuWjIp1PmjJWJQlY/EJXJklY6aIwKFoyVgItAeFoqY4oTi+OHwaYNDMUht+JvfuwR4IE16J2SVTowsHZtyYXCramWO0w5KuzLGag9OhOGTeKJp5o2jmjaKZXMoI5CTLq2TllSzK0snFMjJXZWje/4XDE38bVAYOTytIMeOtlR6s1kDW5sgUU72bJhNIAgJa3M5VPUYRo44sq6HU5j+g9MMgjJrrADXiAWq7NRl7S7D6p7xgYoEeV/XBalkM+qsPVQPJQNHMJKFk2klXRRWZWEyUAcXZgJFr0UwndcmyMeevyMRCASWMNpOVY65GOIxjwlBcvFaqYGKRLbGgdznJOqgSrDux0EA+TP1zhLfsiCXgdU+NppVQ48xhUFfWK3Ap4UC2awXZrtmyh7NkR1djpcTtWDLw+1iGFM+cfFmrk8GvMNTqvOHGLW0X1gcH4Jp9NA8OzA9zvA58gNdnL8lNLN3HlbDZh12dLad/fNzn8zkgHxqy5t0vO3hjzrwB4AEo+CwyBtJJ1vlhVZ9FRkI62YNWTskQ8jrYL/2yq9RhD1PdCiW+Dm/aUetKLzKwQ2W+Yfihl3V1ka/AP5MPVTChcCOhcIUp0oQqQCXGM6FwI6FwBWURE4rRRl0TiradJhSuxFI0Fm5Qxk7DhP4rDuvENug3TL8R+o2yyXt9nwOto/o+BZWj+j4b+kZ1jAKJETc0AgZj5ylYPTIWvB76AJVgXTd2O5qcYaDF1vXIbmeanNHdVI5YBWm/s+8wxpL6DmcPVk87nGlaZZEzRc25DsDaBuK9lxlJJDpLovMlulCia5KToNXTa02JK5S4fInLkrjuqaqAXLtDvccKMgkAtWXK+QdaOUkAoLHYq5DTn9Mj7JW1M6rVUfYqAvmjQCtRx+9iN40TILqxuthT13DwTm2ti+12DeAh1Oa6EK3UYdtB0/gxmynA+WTW0/bBVmSzwMoR+paDkLMp6WtAehRoTaZv8fDsUBQwrkWWLk8HfPpr5ZMa8AlwXiGQvfy8l81eVjDECYq3fQKH2E+/pp1XPxP8s0oZgDai/e/NlwwOE+ysVEKKuJSSIp51QK5Fmxx3UmV0oNpNWRHPGDbEJbbOwtjgwxRyu+B+0K6oPHldfCbjPgwy0Iqc7AZHLva6Z7G1fpGCm8PYTRUwPnRXKuSBEYkPCe5TrchfjMKcXsrBVi8NdJKeZNHk3gYQqb/BKz4PU05c2GtdtgUW5yLckHfwtMjiHboDTKzzduxCXBmfhxFX+FeQDUV2q+3miIA03Q/k1li4r+XSi/tqLjG4r8SF+DAueN8OIhsdiNCepgcI7QNI66fIqUFoT5teCO0DEdoHsNsNRdhXpyEeazpmUhjkGz5nFiz9jErONQdj0IhOzqBHEZBPKTGhghnv6ogAN48LtJITV0UEeIV46jTfn422XBU/5hWiGuSotm6sWKAnzNFfwoK51Ry9bmF3WE+ADhJcmHrrKRrMtkAF3mvTLhTCiEA3ceIdyIl3gNPAj5MzAt5HmrrB+0iTMHgfA5wQfphrkJa3Ac4FH0EDAO9jIKfhtPGcsebWYwh0s4PAPq8rlLjJm6sT/soJw1rZMAeBtJ5H0nEMjIThGBgpwzEwkoZj4AD8h0dtTiOOgJEPewHuEB8zB9D+F/6WAGcByWXYaQ9jwElxpBz87m9RoodXMQQ69zBAEI1HBTlscrmTXl7DEHg6OwqUIMtWH0XgZcY88juGJXA5uZXjJm8VU6CXHjd56zMFgmg5ZQosSQwVMFOkTIGj4C6Q4ybEMcpxjK6Kg9Nljpsk2WDxgGeSci85bnJ5P5gjC/Q7V8UXGKR8gQt8COUlSll/oBz/sCtGuNMJuBGfGVnQ58khG5kzl1Jiop1NFCnOBrOHVYQ9rCrsYbUE4H67HBkxz9hAivfm8bDkCnnBgOBGGE87Q4RjwVIOu6lPXl/hlxfzov0+BoiougoeLjzVLmuGiaAdR/WsIEZAcQjCA1GloCA+pAKFHBxVU/arDTnVCcX4riJHPTkWhwI2/W4qnMe//93r5yHbG59z1vKQZfpCf8c8ZLf18ZDdftU8ZO/r5yG74z8fD9nV8YbZk3cKkZYlRFp3zajH5e7jsqGf35RBa9lej0GLicGuFaIwzOU6IQ9LyMKKKbHY51OysYRAbCAlIvvliiEnW49EjIK/CZXcW9g4FMEX2lQzbzjy7Iwj9fm6w/xZIEdRhlNFxVXmVME7/6IkZClrmcjiVUxk+5iJjEvtNNzLifYFt7VLCPI9TPHCjQDKoZP7Z9QL5v6Y+XzXUHAtOJPV9fmzwpQla33+LAhHMnHJWv4seVun8en/n7KelPpYT/zvgPXk+VrKevJFf33Wk39ScO15j4Zw57l+qZKGbCFd2uKg2wzCPEdQ5c4lQ6wcfzCQraL5tyKjsN3vW2WJmhgcBpheaJvewfEqNgLoTNZcupDH55xViYGKaa0KTGMF8K0KHEdEoDuVtRgN6AHeL/MNrel7mTK5MRyr9xuO1V9u1ytUIeEJ6FaeiAahD0mbrvrZaOhhPdRvOTa0seWYy2KS+klJQZhcwXKsnoPLybI2wOjLhY/y3rlwMtuVtAdEqjuQ7Vkgk07zgY1L3Vi/h4sQ9oXZpkQPiNh8ncCUjkLAQv3kZPtDy90T2Wfo5kCLQSd9rhg4UIsW6FbmRRDgDNpUI0G5FAOBzBLfdl2OooptpUuYi1mc/UDWjMO+ZhxyMwZYwPQahp1SxiHDAAF3MSUM4wOgBQ9QDRm+HAEKQGOv5+EAGqA2y2396tQVh4W7Zigl1WkI8RldDRt6nbONokfDh8OArq4MI6mAah3Jq5yMmxMrK6EkrhhJo8ViRTBj1HQFV94iK6jbtIqAjRnjfxVpAIv4ND+27mux9BYhfk6ZsoTmU2lKzUVsvP5AhE5pVlCVSsDLVvRE+hYWxHVdYUNmGu4Pd9IT9Et38n5tWCtDilzFj/rkiBDH6oDV5+os0Y1sVP6gtgEbPBwffpreK2KFncdzlU/a0iuLwic8ivW10iNwmOYGwLoubLabPeTfQv7H9Bh1zPH+jjne3zHHX2630DHHTkTjunkiaumWHqeO2aKtyMN6or9jTmzWMVu6qVsnKZbxnh5LrtAxW2s7JhUSM23rVi9qraeecenLuoasDCALJrL0ESUvvbkz/xLFikoa1uO6cYBK8xAvY5MjzBOpZdMlIQMay3MDwfZ4TyclwUnJcyguZARo5M31//09owyi+tOtLhxQBnm6BY0kcrTbXeTm/pZD9dPMM/i0WDJL+2u2wcTZvW70lVZK3nP5cHs8u2xWBnLMP2N55p9mDsCuSLGxbGK8r6pxWJv7RA7WAOoFubt8RVUrFVi9rnozsV/htOfu+t4MqA/n0t73rMzdm+Jt6HH0C7AXytasqMdZYcW+t+owUK8M2BU4FX7mcMCI8buCIBkvkiElPQpAU3mZ+2TUWqQaoD4ixEZ02T1JT/Hgv4421qVxhpoQO3lio2buEo/HEmKjfPDVLcGcJKS1lpIW6bEvUHE1QUdNjvay5ss2wmNiI9wMdCtHRtRC48DnWotdDEhUtkxHNM7vftFB+NVtO9cqxoHJ2j8u4ECiud7A0MC/XkTD3fj6//7eDQwNGRgaGw8M49QKVw8MWoq6yTYS6q4NOnx/30b2N2ns49LY/6soN5pBKdXj7OQb+3juEo/Txp4Pzo29saqx+xs29nFp7OOrGnsoNeDT9Nbf2PO2UxmrWiPPqoZKQ3lzhxjPOkQj6RDjGJnGTcYWPnZXL43oJK0BIH4RuWPFbKd0uoJMgCfK62ynsEXMLUev61uONnk5yjspRmHCTmoqoUbu21MxMJPsqS7JitScDgb/ne3M85mI040gngGPGp/u2ItRCYVXBGdetxvhhJOPdhQ/UDiOoAe89ivSRaQoArG/V/z6IrbEb9s2g4hfshM523lL8Lnd8Dccc+YCLze8bBRNRYN9iskQ75Zd7MP49JR6BBASu6xHI2BUuOGfKxGv4VwK57zw+3FbID8MTqVijAw3D9NHgea0YrKFrg0I3RTcUXzC9/fD9XbtPFzvJRYG/ACbFSpWprgPJfAElZ0z9zRPeE6y/2PsVUgQk9Umle9DjOCTeN4nivRzglHCsghW4uhQHdigPAuEVdsViZsRrv2kDZtSm20s8wv7XVYoiNVA9d3IavADA2se5g8RsJa3Dmwehq0sDw4E7EgxUWJ88omt4OeLqiwq/is2a4VsogRiM7N17MwxoCLqyDfU34rbsPiFQgnKitesi81PwU3tdqjYC3OwEcYexkdJOkKuCdAz55lOVIY8qqnZCcXxxWGdct49dCKjsU516UP3JNA+FT4UApk2NUC8tEs3UfoSpS9R+hKln0RZNlFW0igDROnrgKJEK+V+zUkFYZhEGUiUgUQZSJRBEmXFRFntT2WNU+nDLhpR1hAlVOCuJsqqiTJIo6xJKmsUZZkK/gitxGqav2iS7MUvwG6F6yB+x0ouIQsCvCZjgdZQNYkvQ3lWBMrT26Hmd6vHJN+QzEsia5LImiSyJomsJYkMJJHr5bqS5Jphj1iV/LccZkVsM0QYVYOn5Urx0992okR0cIxmWcha2P9rDmMnAk/2XUvwZN922Cw4uf2d7DaJODCf/Dq2xEHuG8Bgi6cSRFs03qnkLKMOjhIul9sRA0ZuvrtVAFGn5e4GOfWYAhiqHjj5Mv1AceKFn1HAb2RY2mMGeDQZtdgnPKICwXg0AKSw2zmfAZDaOdH86n//myp45tTchlJkylUURh7zTGrvQR6WC4ImbYmiksX4xeaQEZZRzNZDZYROSDMYiGiZ7KWI6wDXFUbdwlVVk4fP+jasOdUegAcsamyEhhBINKgCwIgNwnB4qJdjUxFqoaHFCGvH7suzVpNZP8JFiMQAtzIgV3gUshVMTSRstBWuLhph16wFZQ22S67pWo96BQOKV/kRKzPfRxNLCQNCgQcE8CGBdg24Pzx6B0FSqCuuBztxl36pmo2XUB3H9oP5fVlhLcrOKq6cdYGBNg6OzZKT2jQg2TQQIdkKcxL5uFBuK89RseOOhzwqV1Yis6BSX97JBBBl1ATK3rmvCt6pQbZV4ua+RgkHFS7qN56o33iifuNl6jceHzaWjfpNkKnfeHoQCyAPajNo68NQv/GgNrOH61gHRv3Gg/rNCJxp2kh6OxjMyNvBZHxlUb9xA4nOkuh8iS6U6Jroa2ZF5EH9huMKJS5f4rIkrntAIFrGVrUsTAaZggK1LNajyWw+qD2JTk5OrWHA6ORk8DRAGGGvGoAT6t12gfpC2KW+4+uBbht4D7UuW++XdTU+/DQExHNPMQKdJ7o3jEJPb3W73eBLIJZy50VLxawsGFTJF569iGsvkLqsSM1WMQh2olLe6gY1z+29exLdpu8ZN/6T6DJ93qykdRLdpc+bGaPJ25JNOmPER2VA0c61QHzLYHrBT3qFIg8vPv2A4CVDC1PY0vQtQ0sxZukcVDchEfAF0oGuSjLclGW4EaNfm7m/AgwUBVGwZEk93dZkgECLxq1Rv2T+OW7ZtZ1MbeLAGWK2r50M/1gzV8N8uoyrERnCRukRD1C06S6YUWeMAWxxNb6I7VfN+E+wJSSuttCepRdtzTCArBz2GnZziaIoxWVUR6Nti7rZi3SiOhq1KQ490YsmukYA2Xz5ZA795aOtKOqhokZFTkffY3lVc50vsjRzWG/TIxSqqXU3GmaUohbF2MrH2OqhjkdpIG3o+mIP26/GOvFhzKUwI3qIwjS7MtBGDYqtkY9tpIdRdFRvxZirtyz2NoltgsKEuo0wPDavja3R49bKlU6B5bZApSnFUKAMSvILSBp/uoL2WIAur50M3QUYxmERYobuv7QdN8GL1dnh2+rJjw+eRMMIyqOsOrrILTPCGSAf+y2KaB2a/nJ4h0Uxb0p+1xEtAZ9ZfwE/j00L2MeEyLmEXmALOh76cqGzk4ezkiHQ5G9p8bW08SjKBVZA7GYf8vlDhQ6uLfkW3fDnXNZulTnr96sVjCesCcFFAOW5YZq92PQR81d5u5WUBdtNsU1KIgeurJrUNtBtyy5DLFa4yGCLQr2Qi3MI18w54DO9kOqzkbtypBgQaABNZf1U0S66rTXHeytLZp6oCdDSrDeC0xesgDQSjlPl0bPWYgTDlIC6f7SlE22F3zY+jepEGuHaWsMvWgSeqKYg23F7TW8xulZf24uu05N6O3BWp9CYt+JqBz27Xl/fi3bq6/TOAy19PQVMk/CxVq99g24i4LVZulpIjR/tWqQId/R0hI/60Y2LUaSnkuhuIu/tGCJ29kBxi6tpetbCKcDN+iZ98wGcPlzf/6n34FNWdH32qV34lLUY7QJL8I34EN3cqHdmUd1IGQ14MLqlR8GHzQ2YfG/SN/Wi9+qb9XvpYzfpVv/H3ouPNXNHEtTJt4hJFl7dioczTM/Knu1FqoXt8ATLb1u3e9EeGtOu6VHM28jnZn1zL5rVe/Qsfexmetz3sTarUPF6ZS+3Bhv0SbH7/hZNAmWsW26jR7fT7330u4NmjrKsW8qybinLuqWcrVvKRoVK1i3M96Nv+wBbm+3FuqWsb8e6pazfh3VLWd+BdUsZ6xbbrFvKWLfcAWe6/T44U+3b4ej2XsRr1i0cnSXR+RJdKNExnJNZt5SxbuG4QonLl7gsiYvXLQYSYdW65b16Ly8/3pt5vUffzl7vybxu0O9jrxsyr7a+g73aAct+W5hYbkaltHLzBVXONZDZbqPRelbPpv4HWrjVrcfIlSVGkyWXY92Idl534SqLY4KaNfWcHRRHrON8HHSrxyiOWNYjIJSmf91oXy/6HlxlcVDnQk+Zpjj26/35OOhWX0tx7JfFS5N6IP3rRnf3ontwle8Mt6AT3Epx3KJvycdBt/p6iuMWXunA+IsGDr0mG9cgGyiKCT2Rf51uORsTkg1Lr0n8FBKPAtimt+XfpFtO/DZJvKXXJHknkoxsT+rJ/Jt0y0melCRbek3F7UbFzdCb1+hr8m/SLVfcNVJxBcksOt3sor5mcf8HjTi3151lyeWYvlPHtEzpf4JsXqv36f2Lelv/E2Tjen23vmVRT/Y/oYUC9i0VPfpEZNOU/XQVUor3dmllV9Pv6YLyUt8A02VaJXRpQTfaluNnXi2XzWo55JVGjVbLMsXthaDMYoM8BzTQLpiTaTXNIL3QlqLla1TsaXdRjMxtJnBehObOq24Bs2KZWRD9+WxV4AhHqyPrVifmicaBtp4Nswz3l04Kpy8sTHjNylAW08L0MyVMPxNCgdoQpp89on0SCtOPL0w/ohae0x3PdhpieObcxUx7ChVE27r7WvFzHRhBRw02IQDIEzZ6bd4Xnem1h83gxq+44C61jDledY6t9oGsjZUELX2HmF2UJj8G9Rzp0s55+CCzx4H3kyOOsE4HNa0D69IaLctw1QSbN1+N8QpcuHeKuoE3Gh2qHvajCWZAwunWIs0r4aIeOZlh0t6Zg8WkRjlCy7n0oX+XYGxijurSnN3r8kYAUY1QQ6WFbXexy8tE8urRGhTPzaf08CKv6vkJLYB5AaYpWXyuhtU2RPt4ZVSbx4PQKHIqBeaOwn7ESjRNw3ad1UzRzoKfsB2BIoCo21rNpZsJOz0RdlJzDP8PhzYvEMq6HZEOF2L7Gdr3PdfhBgXWKwn4e46hLBUv2DKdF6/wG05qr/A4IJ8daDBCyo7m/9VSCes7j9MFMupiJplQ2cqurz3z5lL1reu8Kwoi0nUdDvjMTo0WjHRd+U6iAXZMbhVHg4GrKalV2kc+ndNNyNvF8OrOMbzTyP6znWigE4VYStQhAKrwfi4aEjPwRdpEsLkbXhgGVgFtERF2BAKgspZgw4toG7mzn+yLg9QsqIU3/l/23gZKjus6D6y/7q7u6u6p6en5Q88MXtWAwID4IfijAQakADQEkiCplehY2TDneM9SJqnDHWbPgjLtcL0UAcm0hdjyGnbkiKApo7tHFmlHsqFIXjFewoIcrZdrK1lmLTuMI9u0TNtUIh9hE8WmHUXa+333VVf1zACgbMmRd5dgT1W9evXq1fu579537/2u8CTTAHvlrpFKPzPHfvRPfrH3Z796/tBAJRqKWIMHOkOch2LVx01MhhT7Vy0MaB+XwhxNQi7f9N1tvGtSctstLpTPN/XSqcK7Z/DK8U1eOYtXhukMHm+D/Pu4nMWXv47P5ScVPndL4ZVTeOXUJq+cwSsd+42zlLr/cl9YeNkWvKylXL6sM8fhxJxtV3XI/jVoBits30gMBSGXnrJ9nrJ9nrJ9Xs72eSNsn0+2b+47KUZ09hPzcx5sn2cWwPZ5ZivYPo9T07J9iOaabMVhX7KAw1Iyj4NJOgW2j8U5WlyoxcVa3AxsqSzb54HtY1mxlhVqWY6WdQW2r2U65N5yXBIILEyaKg7BhfWbWtNmK5OmuaXWQ/hPM6W7VuO6azWNXSt4S2IdDt7yTsY5izLQYIidJTpNpq0rofqhYgb67k/T/zqr58tdBGoF5iyJWOurXr5jfaoUVCmkBo+t9yQGEQsYKJ47TkLAnKGVZxm70Z4VzDVc5hX1N9DRlZirqooO7gCXHgI0olAhKgugdqihXISXfj1FVrVIKZB6PxZaQ6FlU5NCgS5UlkJBezV86Em4BXt2A6xGhRbOPOvoguitNZA6wqzCLs5V90ZpOkltWqm/aiSlseJbWANTVnscbJBAjOdpU4Flve4JbioIsQU0LPFb07ifjsM2tJbdjBX/dqyfjmVTFPuFhoarhSlKm9JxgLwPqB5sWBvT4rTvut+ThBEimkHhGWYKzzCzC/L4wQbwsQzLtJqWOdJMRbc7a6upq43uaqO72uiuNjrVpYXAjlV1VyipTr3CKA6mdsWOW68tCan4cG6NfqPk1awfsGvxoWSto04baGov+ps5jhRAuwrO8XwyW8WH6psSMcBwa6jBoX6z0f0MRzYVnGUa3WuoKueMPZ62R4JoN7rPnwSyFerV7QVW2dfonnbvkCnBfM+Fejxvj8/aYy/k8689Pnz+onRRU5//rDyvQaOcl+p6fNEeX7DHi3U+/4n8+ZfrViXa6J7x7mjYer4W6/GSPb5qjy/HfP7Su4bPnxqnHrB09DNgmcL9iGhNNdpnXGkVmQQlOTBYUAmT6Xkoyp6nogxtWY5f8rFndx5gNiXFrPsMwqJ+JuMr5o5QSijH/9pPIUUIfXsgW5rMEbvhcOqtRwbcnswMnQ5zt3JYhAhOYxwDv+vDK6qNyQ6+vkK1l4nwzjr+FHNh8x9m/iIZAANGb/0e8EdSr8PdyqaRk0gWJwAf0Op+myKwGbUdmdOrgq+OGuaDVBUGf1gY/CU4cBY1gj8COw2L/A6Dlt/z07DAnTqcqQ2NcRmCgwX0NQExEOlROFeIPRB/INmAbQViii3rZSGbMG5IhGDCVBvzGkxnyAntKEXVsF5aobdle4wy5Xo/lTpXWkuc0bXEGV1LnHwNeckN6GYhU1epi87Rd8FqH62T60+sBqBO82RVLlRwv8k9HvCOQNSq2R18EEhqGXoYNr2+isZNrI+gfD2QR02Fe3UDsaQkAZRTU9UdG1YGjR4ULZqKBjfQg1SpVO3efEeDCIyOJe48e80H7n30il8pyVeVKKpijeSaCIh1jK4SVxIAr2vYWU/DzoJH+oJPBz5Xe7h67Eb+9xuH8+G+lsDq4TUfC1LI4xAe7iSJWxas1BsJRS8vSxFUOPUoAQJUQs8guXomgniKIEQ2O81exmD20jZjQP2Q5bH9yQG1FLKQTHD14UVsWsOLXo88vPzuS9twBQC0cRu+xtg5aFvvDQCqtmRZZIynRyEh00OgbbzjIui2pTZTDS8LXQ4/BkOJaoxuBFIbRo6PDIJAp7Braj4kvV9hJaH1l8u28ALYrWiqyCIpHkUWXygYNbGNh2Sx9FSBnCHDtIfRheg/p2GZvVU7Uw3O1q1AT5crEOfKHMPB6xHlVFP4X0iYAyceAFqluC3f0G35qgpuTbsDP6Y78OA3EPZFGns1ZfSwCY011tYbvXMJ9PjcH5+0yvy2xjabst4z5xD80W5rU2KZYlCzzEogacvAgqovdSjpjVkPnLrR64nMMEBWCT/bU57uahSiAL87OplwMSO3ZuW3BXLHX1K4mFHhYlqFi1kVLraocNHZXLjoqHCxRYWLWRUupkeEi2kVLmZVuNiiwkVnE+Gio8LFFhUuZlW4mL6KcNG2mBLtoi58dr0ufNxsWS9cjFmpZCzSeRFgXvicKZhIbRU34hFxg0ryBpvf7vRlwkEuaugs+YgXlE/CJ8zPlFewNuSuGiE36xp3O9TduEB34+ArDhMiONG9IlVhFwXdPxA+/dhP/tb2V6O944d4858UwFs2DdW8+TZdASJSXYbvGboM3y0jVQ5HhDIEiFAyTufjP/RlxlVBa4HFKgSsDAsZ9UuqaWSgWMMQjWvMoxZhNBQGYT0uV2MkaGakLrqK6PE7zbJ3ck5oSSR0pPqYjZVZ8DzEThWnaumT4FdNqUhELmOE8o0AmV5Vrbd5K/7VgTbz03z3PilgsObbEUm+jZ/M56cL+Wm+W5+Yulfw4CivJUmhjVT8TJNFVQtvA+ZQck2hPenflNCic6ADPzGLehGaRfAqi5mf2zUg8dfIVJBRt/j/N742/nCRWQRhKZlFqBBKNH1axLJzjVk8nmw32+RKaO+O1XRRVhdT6SdL0szClsnZTpyFOLsWZw7OdpnUZJnDfrJbM8vZHs0sZ3s1s5xdR0YquL3oRZXkp/vy0+vz0xvqfiTrx43oTIaDDrC03CRJb5DfsvwQNi3QpSXQpSXQpSXIlxalW4sj6sqbvpOWzzdiaQnMG7C0BGYZS0tg9mNpCYrqygBLy34c9iXLOCwlb8DBJDeiXLu0sDhHiwu1uFiLA5xspq4MsLSwrFjLCrUsR8vi0rKIpWVx3dKSz58bVfm4yZ038M6+Te4s8871m9zZrwpPwE/uNdcOoDAjhu110J8lRK/dYqhYP8B7MPLfJffSFd6dNQvy3N5BepB3F8y8ofL7Zt6dN9NmDzT11xMst2N2ykV6Cy87Zqvc2zNI38jLrcJn7Da7B+khs2SWBqkIj0dEtDQ3yL26cD1vNLf05MlbtCxqh82BnlTqgNYZTto3mxUqW7XiVVl6l7IiILXuzJ4GK3xt9iCkjl3ZM8IZSy3sM3DI2pM9A+zgvdkzLVnCr8ueGTcz8sySPjNj5sxhns0ZYw7xzJhrZABvN9eY0lvembHTAJxd8S/CLr+x4vdwlFXrFI6KDRyYWWIFB2Ze7uMoa9wLuN9c8Z/FUZa30zgqdnBgthBLODALch/HaMV/EffHVhCzOQC28BkcFVs4MB1iDQdmq9zHsb7iv4T7sog+h2N7xX8SR8UeDswckY4CY+S+q6slOQ11FVCvgxF0UWYZoosGGhg0+v2aCGTh46p5iXNWnQusblgWbYs85UtUMMtC75BxFwJQlV8NMX7lV5dfQ35N+Y0dtRY1IXhzagSvllu4iQlLMlogi8I8K8phC3RjUpluhAaFi+0k2ORpGs7MwBdkFiBxkmfSXm8Bvhm5ZnmgM+gjTA7Io1zNw/ojRqaFgZm0p1vNlGQy5NeRKaHpC+6kzMTTRTMvmbaRaUema2i0gjvbmYmnO2RMCumWL9pJjLgJYc0nyJpb+nmt3Nolv93y2/O66WeGEjdB+nmt0s+dSj93Kf3crfRzz5B+TuQ074CsCqSfu5V+7lL6uTNDiSP93Kn0c5fSz91KP/co/ZzIafGMlhVrWaGW5WhZpJ85SpyMurZuUrcfEnmpTG5651HH7MjV+mYpP3+4YHvwjoc7Rw+/d13udxQySO780fuR+7RpPPaY0BBp3qLJgdlWfCZd/4bR3O8oZJDc29a/oSlvaBrpvKI5hDHFZxbWv2E09zsKGSS3Wf+GMXnDmNlz1Cn4T95XNNt4uGDbYd8wmvsdhQySe279G2J5Q6zPwNpzynQKm98PmLmzw5hbDzzcMfUnZAHgJxiZMfPQQBcym9HM0ROyNrBFjcycRGZMMfO20cy1J2TZYAcbmUHXgJoXMi+NZq4+IStKmzNKpS27RU2jf6EstIDSQ6SHuh5CNVtsqYEiTBP11O1zSn7ZN2F2ZyS5b13kZo+swWzjMekYabl/2lPrA8e6iV3yE/pmqeDnqrz3A5Wyxz0v93GYaSBsqUowiwF2vBCds2zKx37/+9s/f/vv/9rhwbEvfcdzCz/47z52uNeHWXpttVvqeiz+j/2kQl2I0N8j9GXIN+1d4lF6e5wDmWuaykKgrKiit9N7kFEWMmClZ9RpGdx5E1mJwrPTO2FhjC/ZLUxFYpbcDOqBj0PMb6lNd2rZ+wSOgMLBsbbsYSUEmcFKlTly/fBFhBSHQmgM+q6Dzmn7EJYxxBH/ihw1kjY8/7g4lrqvAG7lQ3r+60DW4SIp333TJy+kjUMe1+YGcSWeQHkughqRQCJoHMNBD6OJS+ILQ5YPBy7k9YPANgogbX6CCzojk7NmWLC7PqOT83OxoHdFOH3F3v+8vX7JXr+oX+B1vwwQGLIHXvcUav2ynv8HpH8u8+PbUDt5xZO4GS9777dFvs9en3a1yo/Cn/Gg8yA4DsArBdiDvlfzynqhYMtaiVML8rIz+uKX51cZvx3nF2uEYQ6AFygteGLYgI9o+51yhy6P6+qXuWcGiq0TKMZ2oAFWWJNYaxJqTQL9Jlm5AJF1TO/dolcHbC0vKrAIKvZiRI9PnH46osdnYMoFEbXocwzr6QogX2Mgevb4JWb4Jdu4R6K1x1aELJeEUxuLPgpHRMyJxWA4pVwFczZ+/KdZ4JAA/uXl3KVFBJ+yPPGV+mo32PjEZqYekvvHq6vd8sbcHehEAC07/KDwCO2eU9hMD12Le2uDXvTUfOSRJfMfK58MHqvQ8NlX9uy8Z3dSM0OvI6lPFm+XfyIJkHC3mnUdx0569/0e9vI+76xahzev+zRTXimkfIgpX3Iyz0UP6sfTIDplBhXzgJX+Gmkc2V0Pxb+Zccd4eowhx+R0p/e2/d77uMM+/KBj/xMI2/c/cVgjEVdMZZjyQCcN1+In3LRyBb0JXC6KmpMsYag7cYYvkwbV8qpXLq+6vrzquvKE6rwL/iHWm6yGq5KpWQeQr3ppRI3TY+rbUmOciBC/45203nUfSRsq3jfgBVjazCjo0qeK0YU62nGPEryouW4n/OqbHHWGy6R1Orw1ivsbV38YbnEj8DN16DhKpr6KGKvcmmhoSoNNQoVCSR0xSw8JB97UfVE1Zi8dF7Er2OiinqMpDLdZ4cGiJu+0bBKendYH6Szd8Wb6aSgpcAFLt6gTGGZ+BzvpEZ308EjbSO4yc88ByWM13WIzCrORLpxNsUU1Dzt3YfzT+bNQo0NOuv+j7xKGIN3aSTsUm+Rkro9tX5GL545d/+Wvnv0f3/Pbhwc2myRKOT0pxXTSyloBQfbt8B7ivwGsMyvr/x179h0feeW31n5SlvXutkPOvzj6YQAbfPrsb//p81s/CtSBn/tiffz5r59H6r/5zTv+1S/8ArEIfm/s2Q/+0q2fROq7pv/+8V99+Hmk/v2fD89su+NXkLr85n949uzZ/wOpX/gOmKb+5qeAW1CxzfzFwz15Oyrb14/jcaFoP8uU+ULKADhtr6vjaAGGUFJODAP8mm5MpXMDOkbCU4p35s0We2dBqpagLzrKNc5JX0jfaHMX+mKODS0n830zdxS2yvOb90WnJ6Vs0hcdNQH/G9AXyYa+WBjpi87r74tQ+yLEFKjp1qCMfnqtal/InQX0Be8IX52m6Is5YbHNAsRY9I02d6Ev5nGJ6i70YZEl7b2weV/M9aSUTfoC5uRzcAv7tu+LdENfJCN9Mff6+8LRvuDWQk03Z7G1EOmdMu8k6AveSWEQj76YVwFpQfpC+kabO+uLknQBLo2cJH2Ywkl7Jxv6wkdfzPekFH9jX8wb/vs27AvftnjJHhc39EU60hcVMwUbSmFFk21YuURgtWrOayRpu/x2yG8pU3MKi04954uuKjpfcFXTedHNVJ20vCmqOq9RVee2/T4xUrfvxwaeZ3bsx8acZ5b2+8REBSdf0Hc+5yZLOJ53kx04Pusm23HsuQkC6HFjpRxpuadsuadtuWdsucRSPaXlZrrPJ225Z2y5p225p2y5tzWAcoxNllJmGlDUgVbMNsXVLzqAbGfSXNGVaweTChauoVliUghkQ6zIpgOzkJKZgx1IyVRWiI4fwoJEaDw2dceFFCRwbe9gU3ZCFsxkwkxLFyFQVvMt77wVdiHNpHa5GEzY1ZVSer1eFjKNrJd7J4OQVZQvAiYJ7BfeDGtMU3tuLalEm2pdksv6Iwy5nYJ9o0/7Rke5mAhcDDw31b6ypBzFWYZN5IJ2VshzSenpWaEOJZ3OZ5N5cDRq4KuD07/i4HxUx+YJHZoP6si81w7Ml53LD8wjOn6O6/C5W0fPPVZxXxiU9+jYuVuHznEdOUfyARnYAWm0vCUtb5+Wl+v0naFOf0l1+jtUp79ddfp2HPqj4zAfSvN2DM7/FcagUEAoNBIMsQQogjrgQgy4iOr4SNhzu6H/jYyHKNunOH1ROg37zesR62oK5e5bZXqJ8BF/roE5sT3x/dgdh5xXFubfVxgV4JJUkF5jKmpXvrMjA8t/iOgqBOeA3U6JpqL2lfERwj/IZyKYS2uNslJ26/7OhWRbpEhMp2EIsO0QcEvkqLsgoB2vIIZe9zX8jb/o03bMplZFZil1AWpRP47d5zEMTMn1b301sNimBT9pCz6TF/x+bB6J0Dm0wfsR1w1OFoFxgH/9rsyahxYMmlBCgptB57wL4kT5LYDtwXkZN301bfDV3sHNzQGtLWxggaVEplELAZ9nBXOjl+ca6hRdeaxig2y6RWH5ovtQGg6xLQpWgop18UhK5AxWsabwGaQDFOhGpTAaUXxT9dHEgt/cmbj+TX2RQvh7RwqgTTXYMMvAzqMfAkPkOF20RYpzSQxdHczShDMctS7Uxghs6B5Pthj/dfFEUyrBdVSCE6ZwSk3A51dTl2LbgqRMI2WrvBiUdq6fGnhUyCMdfWQSPswN5k4ADrCabrUZLQM1J3OGDJRRBkp5pDnLGW3rpAaXZhsZKCM3zSYM1DUdeEODgbpGmNe1wk7528GB8d8AQs7c+n9/zQzUXIGBmmNl+/pxPI4wUEwZZaAWXmfHQaqThnUpyhkzjZVvDuKD6eidBu+kZqu9syhV246+MGYRfqKJ9IX0jTZ3oS8SXKK6ad8kR+HBm27eF6YnpWzSF0b/+xvQF9s39MXiSF+Y198XofZFiCkwDdaDox99EWpfhNBJbrV3tkvVdqAvEihToH7po2+0uQt9keIS1V3sm1RuplLBTfsi6Ukpm/RFYvjvb0Bf7NjQF9tH+iJ5/X3haF84GP3T4P04+tEXjvaFA6SFrfbODqnaEvoiNTsGZrtMjj76Rps76wsXrtByaeRke98sUmm2fUNf1NAXaU9KqW3si9Tw37dhX9Rsi7v2uLShL3asE7hnuoGwB1Zx7ooEEZpwM4V5CD5a5LEQjPR5HF3Ka3CMEdlLnQBU62J56VquNA+h5RYeKoSa+zSOuymMhVB0CysUUhirWX46pDC2B0cRxnbjKMLYLhxFGNuJF4CnFnGM5d6rxT6opZ7QQh+VMsHY1yxTLc8+qkWe0BIf1ALv1fKEwRwGjrHCXZGH3rmeh06gbR2xRxI6uZtJuWZZ1rE9TFqAnh/rsDEQ7VyTQLRzIeFBobmgSGWU6epm7ixMf1rwaG+ZpknOwlhnQmh0gqDI5iwMedqyfCZtcLBnewxC7BKGNLKiX5Q0CGcPQwB5dJyhlIfRsRuZoLegrFfBnzxfwIqGhNsLLBAeg2DYMg2RCBc2MG9XL2EExuzq2TOWKofWbIBPqpmG5ZwCZaOwj6fe7WR3zAIFRiyqPDWk6TxNSFJ46oNnUjFSh3/tisP/Hh39d+vgP65j37o5UiK83NA3OkSXdIju0yF6gO4cxVF/QEfoPh2hSzpCTT7iAzviHS0u1OJiLQ4ztzDaZ7SsWMsKtSwnG+3+6GgvBtjbuT5i4Osb63N2rM9FQhr9XiILHIYwLMBk6G7Pxve0NHLHTJuGDtXCUPCHAthwosmpsT2/XljEOC6Ou7mRYWW6FREhv3/EeLSrZvtwloTj79ZMsvTlVFpCeG0ZWRF+xwEv4JqpO9P5TjKZDSs6MU2Z+Y4MP0QzQEAuBmeCa6YL2ovoiTLm1FuxTlsJuM+K3Eq0KDLfq4zxNUe7XthHWRNeaRIIqdOMUUFnWyJfTCryxST9RKB93WrxGFDCJ9cUFwemdh18QgezEV45k1LibLJVKEKDBZouvq3R9Y53ZNLOjUjB28GKWCnYDM1iIAUn+YWZO2cW1gowJrw/FzHOwBgiR8K/d2EUpnrBtPpg5XtriDwqQ4uxHGFPBwHTwGMpxK5gJu5+0Cv7FnUKISuoxEzo02RkoiJQjuruQlW6jrqZKPCdmsmZUMGv+hpVtGSvGZW1JktmNBq1IRqN2hCdSyKC0Z8VGbV6FiFITfRAJ40upI27TWM0akPj8lEbHASAM9GaVqKWnSFqA11WI4AmEy0P1t2wrJNVMGB/VXJU0nNw/Ym/4K9Fn/DcmceA6jCDgMAArg5xCDX4JDAZfUQYiHDYJyuIj+Zr4GBkAZHDPfBgUS8DORxHmF5EJgDynayNEzicgF4TuBGTONybAIMAa/E0jrIWz+AoazH89rEWb7FRMTs2KuYcjs+62J7bhQ3ZBQCtWBgVhYGm6GfmMeCCtRUfAYCmgZEN6GxNgkMDIvdOmcksCc4NcC5vcc+SSXB0gGtk0zSyJAYhAhE01Swpjn7L89yT9ce6FhYZmy/HNchRDMATRKUp9dIyzg5Ab2DKwjSGA9p1lmwsd3SbjJ3h0B8MerixxN7r43QfA9X24ZyR50oQXzW7Di8OBmpPUekVtxfKRNKMEDpeChjQ66+OKylZXiNfI68uweQILnQJ5xGCAPoMi8DY1GwHkC4Y+EY5JMpA2MM1BNqN3g4kkSthN9fPAoNGZhn29xqw/EBwWBQg0yVAJLuzpnofnW0suOkHXbdCGB3g2Xm2Nfs425dKu3lot7LaXFUGfcXWoXUMWjzspdKiMG8ZaIv30tpawfYk6OmYoWs5utTtI2NJnhnJ5/Z0UFW1/ABYPr1z6PZ/5gUe3Trdk69L1nDOov5nU2D4Bven5Q60S7COQWRVKm/CgoiQVsFslNA91U4arBW0ViIdlBQJWD6DVRr999csHQQF6SBgZfv6VTw6RemAKW4hJfq1Srmi9nSPhercnqMh5jbLzvGhZyFN24JFLy0ve3NKiwm4QEQISa4seXXEhCy9FaEfJPm2Rdg5w+YZ3XtXpwsjqDlsqsJ2DZhIlQiRhSRLN3gEBhehWkZX1TK65tMqmgDPakVIrFPaFWLUwrF5DoYk2Cpt4NXlu2hl4d6FTcnNXoZYT6H69srMWfEAx/joKgLOOhkOQVUxSENEKJL6IGo4LLdLDUc44wjfCbBF1NpjjAvERU/Ki56uUCxvFxwoMe3LOCOU6rFn/udnz/7K3/kPB7koBXDNRtXDLBantE04jMO5ruKhRopPq4Sq1afq0jfywdW7qGyRD65t/hzs8ULGEQ4AcYEvBaSmfHocEdSUxk3yfZ5iLcTXMzBmF9IbNrYHga1Z2nwI+FQouS1vTuOHkvE8XkwL6XVZZgL0X8FFqI6UOJ3kGj7lH+kSIhcOs55pMt7amJlalTV/3FRWZSUKzRRqKmvRhLQszmZtmDuPRLJkvNVbs/hqwnTZy4pwUY0S+nc13WLitzSgLSuv0qUVfSAcEy7p6A1LMaHBGu+edheSMgcHDA05axwQM9hWuAVr2SIvIfMHPV+3Edy9+Ms+pLphc2LI0oe4DkyVOnSrq0icMls0ME7rqaSFDNkIIJjuw3q4jWKFDgyAIYiUJ50SsmMYqL6e29BmG/h/HATeyRLYq8dzOCrjpwGDd0mnjQSjv7ovr/ouPpj7LuZkWT4Q7ouFhBIS7kkIdHqvDLohNEx5GPKZAUrL4NhAeCvF1JCrpqkKD1YpRvvILQdLDJ4yfOqEe18euOrE47wNhw35yA+4KaCwZYzVHsIZ9tpxkRtBIpdwPCV6PFuY4QARNw6AYKrNZGUEswSB32Q1WKHBZnmFzgGhsCNeDhzJP3d10poqPWtgQaKPHG09ntZh92vqz8itrd8rMl7XzQLKYr5qPDQu2XdBlUUrru6p8E64w4ON9IHL/Uh3bLV74mFis6qdbahmtlxx5JVs6dK6atOWGl/7733GgoRHLQKaIOavlHoyPghdrTBM/54OsPEqC6uvxl/xkTX+ARpgK7ZYQU/0sYZfBWh8ZkCpeLFleoyDSNTV57t+PI8z11S0OXpEijBBGT5WEJZYQVhiBWGJM/Qc4jtJrvFlz+GOBm3k6FPf1G0B+NQHmZmdwZtBB1t4k2fGX9dLxvUlCtET60taamjYUh0Nww3gBZz6GrAOKx7O4AIcb64lEiLVEsIiTPa4iRXbFza+iCzn9wfpFJiaMWL1igDoScqkpPBLYnnPpNDQqUQorLr6TMJDncBjU6atZ5k5//kKl5KYSDkmPk7JkA8LJxmbiFop08Jq1qILvHCsdWL6KoCiiZe9jyB6xdiy97QHDlwt+tNNG8w2Zs2M05583LSu3MA1OCM/6+mxJ8fuh7AHSKNZlyitv5NFTakteR9y0xZMbxcRgJXiGXr4ZZHDu9sYoRDhDDDUWYycdLfZcNgeg08upXkQQYp5UuYlIL/I8UsuYO6XvFddgN8vea+4SV3DkX1WalSRmvypry+Q09/3keWzLgDil7zP2yJeskV8zhbxoouYPmzB9+MTZaCcwbG+7L3P07qfti37pLQscVSEQYgBNsHaCRchz57QXmcwxoyJii0TNUYmqj5komKKSGNkomqYl1LZd3uozAkgNMZ28pGLAlpUHQuNyIDEexJpCQ6QHqE0eDGptT+h768L2ZF31u/iQBdmYrzrbvoW9L50MZZSWdXANNXBPk3ibHSk2bVwXFa/MQy6saF3yfqeYsvDwjtgrI1a/Ge+FdG7p73sTo13XpM70eIOWdS6FSaspGNH3y0yuUE86VgxpmNlo+CNQYasidc3hcOqyaz1pO8RNoMAITs95wox41tyW9iQlk78mcvk/FsIXWfi+Pru113qtgFP3YS0Js07Q2+1MXXWH8MwibMRPSasWteRYYxt3DF4UcjYYJvpQAEVYVwjjQTfamTdXs4Codf2OD2NA4/gm5rhQPG+7T/EgOedmo3/HhfivwsdyxpMujxeNNJciN3eZOx2NPHXveH4aqJZ69mQGceQaWr89wZGzF0YdCyjwTIa68pghWz8d1ZXU7L6xpg+ob0XSw1s8PeazSAkkf5v0lq1+Cdg5BDDxp5ACfF7PJRfsK7I/+1y1K8oE2UppMLDx0DK2MbIU2Ti/r0fHXcJCx8/lJYVYwVdVQZ/gDXWwZpbBiYnAhHBUsV444GDRaEOoHlGKtbVMlLoMGHanOgfeB52vYYGAo68mtP92Dv4358eLjhTAHvij/08RqeGMcb2WOoVI3eCv7z884k3tEfYYDB/2HhrmefEkSODn0q9K4EteaNgS9464L6vein3Khzdq5BJht+dndTpbpWzrcc7eXd0a9ETofCp3uM15VNPCQNR2YZQP8+64FJR9z/wIUmpUPeseyvjtoJACJG/6OLvC/z7omvdQvSpj/sI0Pyamzh4GjgmYFwrO/1LQK2S/K9i+0OuX3aTmhCQU64QEDy4kkZH3yMz+aIjFCSbwg2GnLA4HxbWDdN6HBkQIGUCq9blSEfapp3TlQsw/oV08vLE5+rPV69Auar0NhtnvOBnEgS/Uu+z6jMAy3kGa9ozUn45megGSStijChvn8ykcYQjijCvluQQAnUswiJmgNAD1LEIc2AGkXBA0SIzATMjYTJAvSKhMYy/rtFAb934FXU3Wp+Edrj6pzSKn+Cg9mNCyUP63WmEq3uxt7/sfBdr6NzD+jpvY+2du1lf5838JOc4NtQOOo9K4quOjV0fgQ5lp0KD40UtvenTiwQQwJYg6aqigDmWNI9xjF4i0bzeciUYjZY4g4xolgN5DvtAhcSZdyqWOIfriHO+KRCuI84YvkJYs80B1nM82xxoFYjzBFYSXdNRxgTLmFhXRqVAnFldTcnqG3Llt/fCnDhXsgzSWCBUcgOrfw4khMhfjpBrvOEUncjC6AerZUirDaEC7skAlODMkBKcH1KCP+ecftnOaW7u6qzuvgp6oDnjv/AxvU97w2lew1GmPaN9C0Wo43jKSxqj076ZT3vGHfOFKfIwvcbsXHO6FnXbzj/49zA8NfYxrLZpBg9gfwKtBq5WSrmQdi5LGeaGc+L1l2y8C+n8VSnFN1BeFRDJaym2UOTg93pXIv/zloR0LEmpXkgXeDqDmbuVp1PGvZAanrbN/DPC8XQwSxeeSabN1meE1TTPSJ2iZEu3lMzKEDGzIBdNM4PAaE0zDeG7aaYgfDfNJAKjNQGWtlsOE6BETaVETbDVMgUwEucAPw5K1FRK1DRbyFtJN8zdurFRcsIzTLpKs9oPj4cfPo9Pku9qWcIzFmnUunuB+wfC01TCg+oJ4UFlhfA0lfA0lfA0zRgITzMnPM2c8CDoUDJhCc+40JhxJTwTcgLCM76B8LQ4GV6TaTw+QniezQmPZrlYyGKfqAiXbonPxexyIwEa30CAxkk8xjcjQKxvOyNAkyBA40qApswkCFDbljHFMqY2EKDXRrhDVEkTcxrUzhnEUJtFaVC4mpOhcZChcZCh8REy1BySoTMZGWqFpZNzBFBUzA5GwbnoboDF8of7F3QOrCioExzcUwTrErbrke6jD6cu9ZDVgpstEFzKyAaHVb0djdyujwL+/78Pp2lTu/HNzUK26T77NUlJMSKHRiHBarqdwQvQiBbOiUYg9X4Km4sd0K7uXE2vRVqtjxg5IVCcdtjr3bKY7SRuiTywZwAIJxqO1BGY5lqcSaZ9A7PDnl6PuDvJDWpSIpluRKYQd25iJp6+wVwnmZbV2EQy7UcmB3cOMBNPV8yNkukg7PoVWfBmmqGUurB3L8CXDCPVyO9wBl8Cr3prjRVYa6ygYI0VjFhjlWiScotCmNxMa6wAwWXg947oMvRjP0xrrIDWWKUce+RJNzmM4xk3OYTjaTd5I46n3OTmgm0Ky71Xi31QSz2hhT5qcXNKOTbKo1rkCS3xQS3wXi3vCvYpB83NNDM5mCct21g1y8WINofWR7TZaw4zaW9ktmMn7xqz/aG0ZK7hTt6MWTJ7LPSSnA36Zi9RjabNdWaJUWgQdkg6nchG02bK3Giu66VHzdEBziR92QJI7Tc39tI3mTcNcCbpB4klFZvdZhcj0QxwZsvHjs31Zl8vvdXcOsCZLR963DeYm3rpbea2Ac5s+cBsWgH80+3m9gHObPmAb9oltZaq7x6YY/IRvR5fAOOvfcBous5cPzC3ylfIjRssrNNNUm+p/BsG5jb5DLmxbCGeDiDszX7gPN0u3yE3DhLuKTEH4RGSmmU17rkBxj0LsqovWwSsNzHjvNkiBS5bzKzbmTZrtpm9PZm/W02X799qOlKdG4iHZcwRVha2ysd4Nme2J+r4DGOIKubJHpnZ1yiSGbHIOR0jHK+HepiJnH79ZAkzCDNpsylzVcSfkelydzZZjA7qJR3U+3RQW7yfUhEv7bDi/RxSvJ83Kt7PhjniaHGhFhdrccB5KBXx0g4r3s8hxft5o+L9bD4/CoA5Mgg40NMbegUbaEnljEhv7BVcLiWVsyld7hVs1yWVEyo92JP/Cur23JgUQc5ndOwCFU3HbroXPSpzZq8MoJ7Mhb0YBkRYk0EAk4ysgKUjg3T/mvT8Lj6xVY54Yl6OeGJBjuuemJEnDqwJTX0D3xObPZgfQE7DGWOPoaQxGekoqSFHlNSUoy1J3jcncw+5OnJErlk5LjO8y+4sl7xjv0HAMZndB0bNmQ6YA0MA0AGCLF0HB/nrMe/2SRWkzrsBP6yfNGE/adx+UmvjJx04MliTyY2X3SDP9LnXWUd0oxtFTtjfI2qMO2LWdl3XLTIDOXVL9m6K9ZjHrEqWiJ0DVZVjrlOLmhvUimavWs7U1DrrRrW8WNLAgLTOis7T1oO2Mr4avgRFpJCSWsmUiev9Mz64H403CCObpErdPm79Jx+GW8B/I56xmm6U8oK0OhXs5hZHnd87l8oq2GP9ioaKak2TQxd1ztG6Rj4n+ud+iQ5Kj9sojjE5tgyh/SQYCDCW301NkfvdI7pE3YG7kJYvL/QUFKUi2VzGBOzvovCziIl8lhrITVAIL/ss/EjBq5cVS6liSmvpUKF5y302vvqHreJzuG9YoeVJ5YFO6qz3rXMuoxsVlunoyb/dCOoMK29VpKGqSMOHcAbMCVxsUJHy0b/D7ce8+Wx5LK301EBqCENkqZUzgE41MKWiy6yTR+1jqV9lrEr9tIhKR0RSiP6kXFZbHu6SMsqCw+2AIqCq9xTh5auAg6v2+oDuz5Xxaa2TRBtizSN/rSOP+fcpOInxv5t2ewG093nhXvE9frFp4asowjIAHYj+VHjGVIsZoditm6pkjGCUB5Bh6G9DU80MmvZlEQVk1PeutOXqjW65+qNbrgG3XGvdGApjYUSfy5SBMpW8AfY4uc4hsIDPsDjY3fCfit/ryv9p0Eub0EUav0+zp/izMC9D0HT+ZDbanPJ9FRgRQlzaBwVzg5utXg+t2e8/lUr+furzMb83LKsCE0U+uq8YgLgC1GN/LQ0GafiUFFPFG6pStFldFG50L/b4AwaoRjDEXbR1DlgpacJBvzeQHk+1lmG/rx6XUtTARpP7zcMyfJ86e5YWUnL6E9vukP9/Badz//vD8v/zh2FQcax988cmbv7Yxz81OHbb9H/zyL+89ZOHe4N+9o9Wa+gw4/WL37MEYx8YWXrQA1N+jFdzE7PKd7Vv3P7hH7/FhE+lIUw+q2zx6kibzGgZsd2VL45cUJHh1XdD63zhbr4lN2fTV/T5ChevCLn1HY68ItRXyMCMlPqGapsJOfpFZ0Qr8otBE1OtwtjvbuHnMSCsTL99VH+o3WlFEbVDRdSuqqNlTRG1I/W3rDOqMgGavuZ3H1OIbMi9S8LrltF2CMYsrTCOQwwtOio8gZg2AH5nvK52Fos5Xk2ncD5NJ1WAUSKyXB0ZAUC5xaK2dxAZAEARpsWQcPC12IIH5iXTvM20gEyzyDGb5YhHc2xFjmnkmM5yhKMvMsgxiRyTmgN++gsIeWPLnJLrrbi2JcBxw+Da5vfhZo1rW0sErAazT0uJ7i2M8jAMXlNVh92auulG6rfLKCpElXP2E/Xb3em1sWPv0N5LamwRqJzuNlzHGf7UZmhJBTORDjkF7D67UtCwDGWUt2WFlIUCCJvwPW4JFqEugxmHemZXecs7ZNyDtauFkWT/XFruFSDITJnRGMkE9M4N1lLf8gU+lhNlVQLJZJAeRx91fXojPy7kFbQ4gN+4NQcbxtvBhNrjnNDNYXnzg/hzDytxL03C++fO4di7kEbYyoy4o8eRfDwJcHizAsbfrYDxb2PRatN+kCEvq4q1bruool1UHokvFEhLRWtNINI/Dpwx7GmXyZZI1Terco4wiG86qvCDhZv2e2hS+2AarfivBXpxb1pf8S/Zi3vSxor/qr24e8V/2Z4eX/FfsqdH0uaK/6IQ/bNQkQwY2L1/zpKXncKlXkhruZII4a1eDFZlsX53cCGpRTa5Ap0LYDewHwdwre5nHIsIWFo1Y3KlKtpMTYVNVpdqMuYYRi0Mus8FqyAWTMbA9VUiYnqcpQ8HcACx6IXSfv+5AKzDpdJ6Nsuxz0qF/9Af8FPGbZ2pJ7NAi+cDBVr8SKAgeh8KFGixF6iMeCbIgRbPAGjxdKAgi6fsA5d8BVn8kk/cvbaCLD6LNm4ryOLTek6QxVf9HGSxdsh7jRYMRAEACwSQwCcZ+6v7qr8eJlCa9iZtWWIO3MR2XQxE2MegSGK70H3xsLzrK/XVdJKAehbVsq5f+7KvX/d5n1X6U0AEvuTrh3zO3ntR7/073JMlRPEcaYNx0DnvKxrhR3w1VH3WPtvDUUb600ifXPae5MfI6+Oue7vJfe3vf2fa7hx0XvBpWRWYOvpFmMx2Z9l7LmuLLOF5FPLkZu2QDbFTmwwxjbTlEueNOQpD7IyPcfSh0nAQdU8z5ekSaZwGTt/pvV+G1Sm8/BTuxu8JcqlkdEpwt//Yw2+s/au1E79zmL3/oxFa3h9t+Ze9Ir4jUafHpBU8bczPeNqYFy1sJ7E/fcX+RGOe97TzXrMYoF8hWnX3i3WAdtpnvmTvvar3fhf3XvFsCx/yCIyt4+xzyHneW9+qx/gRb/y3+hUXEQ6tiIpqxw/gR7ttixva7p4C+GXPVuFpe+9JvfcypsH7LVwpgbsnFJEUyhogkkJbc8mCcRL/s6T4n2gKonpq1U/lVc9wSAHrTdX/+oGhxqlLtruxBVO7jDEEJxG+DKRMByOE3kIvEbp0QqFKUeUP2Sr3bJWftFV+v4UwJVRp24KQyv3P2usX3CIep0UNvYiGe1HPezj/DAFSDxEg1X4tMFO7Zy77lTPDr4z1KwFp+x3P/e7hAj7myFdqNbHt2w0VshTVfEwvH9WWPaHf/qDO9nvUkP5tWHgJbIoHjiu5O2a/qg+qdkq/5EmcP8LTH69axFH5pnuHn3R/ttmWIYjGqNWZMsM1R/e4wWPWnkWBLP3idgBtWgf0CiMDAbEDDiS5jGa8Qij4c6kHvwavt3YuerPrnczCItGiXcQTeOYxnJGnGIk+txLheNLXkEeO0SRHk4wT/4wPVvnnFxoKHKqYKAi05Z0s53golxQ8VLglLIjAh18i8G/3BQ9he5dsDL/uc0QEPe9mC50HJFVJec7NMUIdoFztB5y9Q7cqLA1+IUSgLflVgtJI+XnpPdjH4R3D0p9lirxjWHpAgHyPmFoeIYU9wPjaAqURnnelpRXF5okgc/14yRW2/DELL+MM0enXueR9U6ORYI/Co21ljOMLblHFVfmmvgr8XQ7ViShPq2nL+BqFmdDqfgat7r5OzLpxHWBtC8I5SUBB4OqPK9a+4uqHCDU8C4lCMobIuMWEzNiBHELkltBsoUQDlE2AuswNTEdkDUk7m04dhbyxkKMLzuISAHydPkIyibDT2QxdUMrBxqjppAtrBYDEtzPStmG07YWBWVj/76/ZnWmh4M5EKMSFvn4cj0WMTU2ZGwE7mPpGUDc7NjTxrIYb6BDpMVRAltCiC2aQFBYcZ0Ea18KvExxHm3thCBsociUCh/gEx1HowY3gOCH6YhbgOOHGvpg1/Pdt2BehbXHfHhc39MUoOM7s6541bUjkviIRSRMjEreZUQ9/dInI+Kup0XtbEIJi2t6z8JvyBOA3t2Twm5NHgYdb6JQtuES95/sIUIacm3fKJDQUm3TKpOG/vwGdkm7olFH4zcnX2SkAIpKG7aC5ZxRhAdstRpPnAI86bZPnFZB2gR2QgwNrQxd6oYNLVPQK4MAz6IUtgDmZ2dgLWwz/fRv2wsy6Xkg29ML8OtyoCYBS+Bbb0DcTV8Q2vGiBN5+zwJvnLfDmsxnwJkxnfavWnFmHb3jaAmSesQCZT1qATABydk/LgzM5xmHPAmQ+aQEyz1iAzNMAyPSHmCws90Et9oSW+qgWCjROht6dyZEOT9lCH9UyT2iRD2qJRGWB9XDib0RlmbVgh7NFCLTt6yOaL1iww4UiGraCHU5CLYHlGAAsQkbMFFBZfDOre3KTQGWpCymGgaCZPQs3/QZCnzdM1UydRaSlJmBYmqZGGJYaNvSgvI/M5FnEampJ17WERcD2XZkmZo76aNfps54kmRuc4rEksj6V1+GxXN2+Bo+BL5Ll4rk1lgCt+TdSwojW4urZi5yR8kIheKEZE9LxasgpJW1pXZ9uVuB3zFT/LBDRQBZwOkv2h6eTukuL08DMFGE9fTNzxaF/r478e3Tg363j/rgd9vBrvNywX9LhuU+H5wEdnnhoaWTEH9GxeUDH5j4dm0v5aM9QPUMtLtbiZrQ4o6iQhbFutLgZLS7W4sJsqPujQ72oGNOBHhSHsA70yeJ02LF+OizYgb4QCWUMYJDRwQgFBMMsrCzmMXznOU7bMlJDC8kygtNZvNgu7ZqMKBYL1l0YyCMps91KUu5+f9HKbMHaVmLbZ9rG+Z3OcFhcQqAkW2Xq0TGUeJ7wTxq/UxjUJM6GEwxLhS2Qb/EfglwlZfi3EhHhpDQe6C1xWOQIP6MZi8PSktIVh6VEdnsVoxhEmTgsckRmtgOcFVqE4WjD9L2FIR6bFpBrY+Lvz0oR0xkOizwJHBbGHpZB3aaJo/qkl00sJW6FjasJWeAsnaZDi8OyYDGacpSVhXNmag0IiKNYpHkGQIVLL8KMINmYcTsifO0AoqaQpApRMDZisiQWk+VCssNinL4MT5kdhxBkhZCkL+K4/RB2LHj/kkvVgv+ymy4d8l5lborxn8+xSz/HZ3j6WZwu8fRLRDS9xPhnv10LSydLhVDF3kkbAa2c21JuSysMAm4qFuB0Trfh2yOCXE43R3FDry5ASn0YwjhmpO6i+Pi6REKZI1m0tHXx0qoj8dLSKQ1SPN0XujgD8Be5MavC3CyFC73RO0cbM4YrnrNenB3kCIUZVVfOczJ85mzAYuDtyxCYHV7IXUiFDMvWWlUiCnltQO9LXG/Ra8k4Ba5CbQwX1oVIQ3B5IbFb5ZaRXyK/FMAKajBVVoOpshpMlXODqfImIdK2fieNMBdA/srGgNKWTQJKWzYpKG3ZhkgjiS2DtqY47EsSHJYSg4ORCZmHSGNxjhYXanGxFjcjhyzcWhmElWXFWlaoZTla1oYQaUU85IX1eMjTwC6VpNwAVlaihEkzRXYjVXYDywC63syAkRBSA0aiBRxvuBxPgZFo60rJgGwhyUgd0MoAbpkGS9E0M2AlxsBgjI0E3CqyDE1MhiPJOA63aOzYA6p5vUmWETns4953a1O7XVj5txlWttX1VqUeFTNxZ6f7OLCvPEsUJ2BZn04+N8gRiJIpS6n5FMc74j+1TeU4l9NZSwplKM5K43qKeoX47GmnJ8N8isAIE6CvE7YHzEwyTfSD6WSmuC0DbIVRejVlZkQeWEs7uYowP72vA+8eO/UmbB2qfFXa5mWDsyPAT77Uf6R7r8xDeBwyt0yNOqLKk5BP9YVxp+t1aCRLh5g6HSR2kBhxD8TorBvqSns6DeFYrYR/UuaEcK34OMdGj/dgqH87Rsc4iBrXk3GsJ5LA7aNh/PdF1RuGqjfcpnrDWFW7tpmO3H1k7Ry0oGUNfaZK+/+zVgFQC8OePe6r69z5wFqpD7UkUCVRPTfUlGyieJS0WqZ4KuwwZmX0qCeRe1kZBAVgavxDgQZZinAI05yiLno07rngXUgb0Jo0rCKxbqL7+OZaFhvNgztPOqZb2rLkvOSmjTwwGioKAWOn/6IrXSvHF1xVJ9o4R5+A1qLVfbkqo7uotcDu8ove6mh4rdc83d2mqqRp1STlZe9lq8eAegYb+5+jzmKZuhMGEINGqLrsvR96qlb389jhPmP1X++z907rvf8L957AeXQhbR+ilsa0uTR+RWOovbhBAcPPuZH//fFhRmv7RG01LXcro59zav3nMDYqWi5tHXSge+k60mam1aHnOWvHeHAVBpMKbLwpfhEUUN3IKqBK3fNQUGRKqOftvef03odw7xO2dEJX4AVQ7+ATG4eoBbIxwqAcQj03+0AdGK/qB/4YP7A2+oHn3XUfyCCs8m1QpMAn+Rn7tfL+i1aJwfisNRtmrpyFmbvZZQC8plU3lbofCFdzldOX7L1X9d5p3HvFvmL4gVTL6AdSW9PImB7Wc70KTT/uRR2MPx2tyidWRz8uXu2OYTJeclf3OPhENIoNHDv8aBngzqvufmdabvzfxOCgGLOfGm2PIeow1hCirsQQddSw2U9mZL2qVVe1up+rr+Yqq6ftvSf13q/h3vvzLzyVfyED2kG1tN/576wJ/7pvVZ3aH+m3PivfOl5UN0eq6Cn0IlBUagedJVV5blM1n9F6zajyuK0Ktlg/BDH3xrpNU+mknuqgWt0P1MF3/DLcfzpDhdSb0WLL3nHmeC9z/ILNcWz4bfuGn3aTYpoMVVDjHHQBVFDj0Uf80KO1U3lo+aR2TRZHPxPFLp0cgcrpPkZyVhDgr6wAkcej/LSenzZgr25EEGkC6XjMjA1gO7OaxtllT/4ibkb5/o7Gz8BP1sOSaQLPKHsoLlzgEexR1OSRGp3JcGfcjCNbftGTv1VZoKqSrUqsBtxpmRay5Rc9+QseJ5RsIfBY8LsPaE3AsJUfFme5D6TYSM5hr26AdFkB11yxVk0li10H8+CvAUqjTAO7GhO+7sJBK1/4x8711ZpovLAAr/hh9IVArX0pWqh1mp+hlKk1r+bf90NH7hsRUYcIaHe/9yKd151jX3vPrgdun9yf22J+aqh7HIFL66XBlSw0g1ELzWDUQtMHExwgUMQnU9z66eef+rNbLgxSxCzE9V987ejeD39K2tjpEZOwgrjHYV/xDfv9nmT6/l/8wNaLT//zXxqk9IXtP0Xrus/6tI8j6GNK+7ylFEyEM0gLkEr6ngGKG6grLf4d29Jz5f+/ODSwZ9diW3P673166u99+r/G6Tj/ezdO1azyZ/LT/+1wT6sbqH1Wv2/rsxgoPuWMDNNqt7cPoVbGHlaoMaAGspJxWhlIZ8BXv0p8QExKIDbB2BSWVIilFMK6vgKsRjRJMHwDRfguA8p8r1Ba778vGpYiy5PuALdN9aEN6UlQiEB5Utvh7Z2Eu46waTNBZhX5gxrWcgRHwbVK0WFQS7T3WDRiS16IabnugavEtFyXuwPOpxR9n9SiMH7XGYsWtmS2w8DdhROvO0y5v5Pmed9B7NphbZ0jBTDEkXCJQhej3/dcb/S9694ql2p29OeHWXM3U9QP1mSEZ7cGx878yS/2/uxX911cG6b1hh4ea32O5QDoahyyCqM4GGJR/M3PkrVJMctAm/hflomb5T1urdsbOW5WE3YIY6CbsRkr4GaNm3jodwoQGey1Tiji0oQiLk0o4tJEBmnVIoSTSEeKmxWrLBI/lE5SFkGWyRw3SwRPi5s1iTd5IvO9npe09SWKmzWhL5nES8YJZAxcjnHFzSLUEd2aJ4e4WTANnNjcG1UWxcldhNxpYzPD4maNZ7hZs1gdWoqbNUPcrJkMN2sC/krJlAio07A6xD4QdqShNBqYWTOtZ+twsyYUN2viuEgf9mFThoSsuFnYdQGEFw7jBQgjWc5EWnizHFpwX29pVSdtq61vLtuUDXguH5Pvmrxy6zYgDx7Xw5EhttUoXhKQnm8BZ6NLqUj58ccABrPZjfPW4LyRTgxNiRrcooFMPAFEnAki4hBjaQL/AKXCfcEZ4xRWPdPY6e8zDRqt3pZOdNLOIQq1HXJbbVrwNqSuZqJzAfdofo4Uw5S5QxRzNTek4DmeBQz6rTs8DiyT5KUySrKEUM/k09bbsOPf/s1xfYqgPkvebvzZR1tMUtsfCaLv9YSVeFwZCYY0MoSZCcFe1uFuSMBMrLMhDaugAQHKD+HWqwq+XlPodhpu73GW1Ew42k8fq9p+mkdXidTOdQb1/kzJ9U8u3tq95HUr5H9WUhd87f3COe0Cf++q+VgiM+u7jKvxqF2NRw3F2nON1dQHN+wqN+xCEmIQou4TkNqOGffoE9jKd4FowUzPA718aRlyE7JdkqKdT7h677zLwp2P4J6/DPs3pn/IZclOT5/5URFxIVC4GBEE6Ac8g7t4G+AZeLUkV7eD1efjRmqR+Tkd3u/NyKWzXwYKb4oc6Xanl90zDOnc7aWry+77PL13Gkd32X1C7/0vDbl3yt77Kt5fXYach3vPy+e6X0GaS/s8VMMRAcddPL7snLHX78P1HcuI8MUynmDMpWUE50YZfyHlO4/prUdH6uycYJ1F/HKtxaXbvXkZ2wh47qLU2XnF1utlT9vw85624Us2/XM2/UX7jNTX+ayn9b2k9XO/hPrduYyQ6Lx+Bdd3Lbsv2/p+Hkd/GfaGKOPraI/P2XvAPipGhXdfcEc+wb1oO+wFTxtDpHt38c3S+fb6PK7/q2WEm2eBz3qjTdDD9VMf/6PPnv34H31erp/0FscxLZyo6lis76iiNnPRtKN28hj5nu5wYQJFU8y5x4kRzRweC364v5DdaPY5zT4zzG6G2WeQPXvfkn3fUvSxUlBwFOv5BchiC9jQ9Y5zMwuSKUTAgjU508JVwvIPTYFdnmG75jUrAAfxU9j3es5d1cTuHwhFHHqHMsM/KcKpqqnmi+4QLhU7FcSrcmmXrt5uL7lZ6X/u6xOnPQuebEpnkwr3Vrv7dCcOprt8pLsvQ/YonS1w+fflueJ3B3ZH6TewQng0ttR9Gb4Tb/ypAO971kMNXSvqB90nPVkBhxb4rzKt5+U2+ZeY8qxndzF0s+AMVbLyeTKNy/Tm029E/dUIOv6Ap+f6/Ivu8Hn7jhfc/B1ak4t5Ct7xnCvvyDnWHNv01cPvSN0OnJIIzMYGLxgJolovuWdxwO4XcIAGOLzmIrr0qNvDSFOW6JDZPaDYzDpODmQ7oBUA2QfxkwgLqb3zMnvnomO7xqbbO1m67pxuc6J/5AeB9W/MBum+tCS8162ZdWoZh0CEQWePE6Yh7VD/o0oRlA8RKBRpP+4SEjAa8vz0FnGGa7sD96qallnRMkMtE0DFTnwa4pokb9MYC6YI/1vP0en2pW4zcFzPA4qgqfZN6aNHzQ+Z8kef+BSuUJN/ECiIJuoWiVzz60O5xsnkH7r2y5/84fzRSD1049cy2ao+/KRj7tB/tvs19+Gud1snrT4AFPukWhDnDsORJQfE6yRV68jIzWm5WX2gs0LVPWHmAfIPpH85DAArH3Xd6ON1P8amwuO5y5vbvZ74Lt1ZYH/LqgMkcCFLd8DlTRpGXd52J3UcEH8BWk3V25hkDFlmklhVmuPqONdCYih8JT3m2rrBNJlhrBcR/cCJ5MB/D9w6xF2Pu1+XdmAHj7MtW9KWI6yzMOAAgwi0i2dM1Axcr1QiCnu4qkA6QvEcVaUhibA58TDJVJccLuZlE/IM+r0K70InV+36q0h2diFDdrEIeyCqcJqs1hjGx8ywk6cBxMOKbTo+PPLo8id/uPCo962u+rf8BbnrNqdeNtIZEVPHtfTn9HC0PwA4RX94+fZG8K3vu+nhpHuAJhbDy7c3/G/x24P87QS5lEvjM5DFt7rX8yn29obzLR8DIzMzBbTMdD/DrYx/GEi8HoeI3LmPo6Ogf+6nw7qevD+v98n73qlMg38hnT16+L1H3SfM7GOfgsei/xR9sqV8IYgeAu0C+QxYeDm16MGqZniNkqdeT8la7AOdhBNnBjzUpx22j4Mmm0DCLcNrYaqcm/bDRwElqYpv9hlaWcA7uE6tICLBKLvXVmXopCpDy0Jal50qtKMqWI2r/6XVo8pts+zMQuBSwIs6hBEHONPAvWhCGHEUtdIhVuuSs2sZ+15wlpWLRV5ATXGHpH2akLpD1YvTXVklkGt2TVuD/c71mRvs8zO1EvnP+mMBd6Sjx0qPzxI4zN8AHHYSOwwla+wSqi/1qNZAPSuOp7WRnetvyJnhm4oOhhnCgBbTMo7lMPPtUCmCZpUL8caH4XOJnkFMsC3EBAvTDhG5YG8zD5Pk0MiNBdzYahZww+iN3rlknihgaQJDZ4R7xP0YsT/1UnKkyDGTbjNJP73GXMMcM+l2s6iXkuMambj0GHepOtlhtgGSbGkgy5qm7DTbNUUyL+U4YNdujgM2DEknv71/BRywXYoDdq3FAdttccD2WBywvZfFAdtrccD2WByw3RYH7NoRjKNrFQdst7qQ7VEcsL2XwQHbqzhgexQHbLfigF17FRyweXPt+lDnqQ1KV0AyusYGpbumCG60l0lL4DBn1ZdnFkhgZW6ARlLyfA8WHW2z1Sz20M/E0TJmaw/DAjuapoMwramF8JozHb2DQGgyMHow65lEVNEexgBh/hOzTS/GTUNqdU0PNj9TZrvZ2UPXJ1OmZbaZHXqBsI8yImjvM6tIWG9u+JlNCaJgATwcRoBNxn2qw9DvurWkg5hZiJ2FW3K9VcHzRwhHAW8vjwSa7MxP9+Wn128KNVQAFbopP31DfprjsCX789McTSlZyU9zGLfk5vz0lvz0jfnpofw015gk+XqYdPPTo/npm+ruOoo1qqKt/n+6cV4v1awr1WxuoJqRUs3Geqq5HeBsOdXcZqL1VDMB5cup5iJI4+ZUcwz0dYRqxiCxfzWq+Y1BwRUoplHKtqSUbZ9Sts3A4PYqGNweBYPbrZ7IGwilo8WFWlysxW0Ag9urHr57FAxut4LB/ZciklwRE8OVcHGQjqMPDwr9ksttQtM6CIudttCVveSg0KsUaIURbkPdL7fruJ3i9orclvF0QAiZ3IYdpNxuDjCUeskBoXNyibgWcjMeYATcLNRvCTdvZujJsUF6TE7iQXprLx1njv1SMfmHVzBg9kRPHpXhxadwU2q7LLWVf4O0LfWVyk728CHbtMq4mQJ4EdDU0YBmglLjuV4qD0Rab9yUet8EpYppDNLbpObNQXp7L41s5W+S2mmFbpR6SA0SrQGupAY3MEB1mugrb0BwduDo1VGpRN9xPV0JDdCOs0L3mXFb6E79alvoTi10h364LXSHFmr0S22hRgut8tO00KpBX5mjsuTxOZzIc10YuOIaJ/LIEXOb5j8ia4zkPySLDfPjRPK/ERGzcY0TyX+LuV3z32JuRY3fJK9hZd9kjuH6sBTD68P5KufpKgfroBUfaBJm3woxGMxNKz4s88yBFR+2aeYWuY/jkRXu5CGeKFAozPUrPq3v3rDi07JvZcUnwMIbV9RErruiKAQ7VnyiWNyw4sN6zyyv+DTPO7jiEyXh0Ar8rQNzlN7Rgdm54hOZ4sYVHxaAZv+KWhDevKJADoflPo5vWvFpfXdRWCfAXKoJ3HUkRV/yR7YCATSQbwVe5FbgS9VSSKujUN3IYSBfIkYMzTQLOwal+D0BDnJyoYBMcR8t7NSWUzFjYFxZV4DrDcm6G9bQCI5NlvqH/tlhae+4VSWTOC0zLpApv6Wh4mh9nfH91fl5LMMUcjwVcia+kYdhpmrqSWW4VCG+RhrSu0rEzrIGxpIFA6aEWE3awAaDjQlcra1R/ISpAUKM9vkTuBvhfDqzxUdUYmuEP2ma1qfjnMwFOW+bNgIsNfSsd643gJcHFrZJU8Vhyj5Zo92/iXCYgffwLMqYwZN0BZhCaWqSn79F36zv68ENs4yVdQolh7kTAS5mUHKYzlqF9TmE+NW3SBnNzGcgf4u+Wd/Xgwd0GavnNEp2svqhZEfOIhy2ZJ4FZguepIJ8BqUN28i+Rd+s75OSp4XFsovwHDurIotwhYswRqgswvPwPJAf3QwQp08X4ZIuwiVdhEv5IlziIly2i3CFi/D8d9KBZw6LcAluAbL2m61YhEvwDjggD8kiXLGLcAmLsMFhX7IVh6VkAQeTzKFcuwizOEeLC7W4WIubgV7BLsIlLMIsK9ayQi3L0bK4CKvXz/pFeNrMrfclmLIeB1NFj66t6z262tYJoR0ZADLK0hA+lFZMXZZgH2BiEDhi+AvEsihMQrRoCetPJxU0v/UeKEgLmN1f8DGCe2sX0rlnRMiZ49ZL3TTlmqc108gA/EMzByvthWdo1FjGbkxZt1vqut0S6XZLTZV6VTVbD3WnpoKdmlLRSP0mjZwD25YQ6Oo0jCnB2ys+GxATLzQuLDElRbX5xo++5BKzw7r0ZfujPvDjy4gx6Smz6hEoVXJAQRmsMpyWdMfjD6fUsBr3zk4i932Sn0UPdFTTjXdnJ4WqaHGS/C4scyu0A1hJwQG7j+DjNChoRNs6mjAiCpPGm6BuAkWV+dR/C5dIyVv3IvgTYssWW13+cN8QCGIa8hsIJIln8Xv9+HpTidY8t3RSw6yWaHfgEdhjs/iPniZr/EdF5Ais2Twr8sMe9uFKRuOrQo9aIu7bspfFJdQKf9CDhSGh028lzqc0K60mStjCC+J/xEihTlqWycKNPff7klBaUPelvDtgF7E4advsXAB0QzZVScHQSoyiiTYsYaet1G2vasl4RYVmwj/pSR6HMQsZ1NtUpS3KRFL0ENIShtwwFdXQll60H+PIUwhXjZAIPzV2nfFs7I4Sbj2ir3W0PtHPerCvYONW/2qNa0rjiqNY1eYtoXmr65q3lDVvzZRQyZI2b8k2b5XNa8LxhqMNXNIGRszWJLLxTErawGh2beA+1HURP6iq00/D0OJLq2jgKhq4mjVwDQ1sKuNN2JnkTVxirNBSoYlLbOLqlZs4uGoTP4HZqnC7pWGYYFcjbpewac6pohF/Pa4L/wIhssoGuk5T2uMgmp3MR8xePuZZYwG1BSDEIb8WFEaG4iNd951ag7hg/PPTfk4z3CtGrroCdC9bf6hVEybu1EUMER5uazDcaFnjg6bQ0nYBV5o9gDsIeHHr90DXXl4sdf+TQ2Yl/jl/+FRVfVzjf6xJMgurHHCIPVyF/ZxxVzz4uVUUYhFW0yYvI9AyKoUyMDayMkJbhqdlhGpvV/gi0KK0aqtWGRbLOB0wD6sMi8VrQlsszlBsQI2c/9En9rN4kP6I5MGGTCWfiV0X2oToqsBA3QedIPpnrq4E2UREU2oUNU+nGAZH+XhHOF6XUXJ1QLvU3lbjXww01K+p7nHm9GOqS96MLLzMCetnYsMip+ZqD3PFWa5wlbDUtryTMjCrOvrSMvUiyCwt29Flz5NqK6CjYydJ9GXPDU6qOpzoUaQQtzNKMwY4J8mPsvIeYFERs4yoTZzRi4AxZUgQXW90RsEu/PGHMZ4DO6MwOS1yJObfahbDHn294Y3+6BsDO4GD7I3BxjeWJFHfWCq80bfkwKFLdPbG8K/ljS5cQ2jvZ4b2friKo1/23PJJJR9OytFfOs5FOBgS54CerLLyBREFI+m+ig3RZ7d1YqhbnDs42AB8K2P5DoXsdcgxwZdBRq5PX3YMt3J885Zs3R6G/ZZ1O2ScQSlE401lT5dBbsGuVqEzTGjlt9p9dJVFYk3DDEKRIRIxSXHPQLhSxhEEe9kGSKswVHZafou+AnswlYco88CIFgxTOf4RuluWjKuZ/EcMvG2M08Hy+hCzvM+LQBn/8+U5qcrVOKnK5pxUxS5TWMnlZzkpGEzpWjG0YwyHnFQIcpZzUgyh7o1wUhWyZW78y8EIK1VhMMEhK+UNjbSyaxREUy4yaNKelQJrFUbv8OAbmanewpR/fBJu1yIS0NbUJQHBwNAo7cbdJcvuhbT0jPClJfLFoD+uhdMPdX6COvgYwv8GljzuY8HJ6mMjSOMasOznghQNlwZd/w67quSNLIP4kaSkLVMMui01HEr0DHfvkMoDsNYEt3XoShHtku6oiwQnq3uDkbWpU6xT86y+FggA10/gqFNFUPO4zxBSiH8k9F0qAGIY/A9pFZXBbA3e2mBEy6x8mJjH/XTCTAzwnlDOrFzck7+A7G0/ALur8eE7kctM9AFsjOdNqz+gk001gbSFJSVVWAQmIMKTvPUtMCywb0VFIWTS+QhfgC3lzPkIb2zxjbUE1swBiyIffW4sUjKEySkpw8YckwzSnfKMHIxISnKYQajFXd6SyPN4WAruQyFfhPrL/v0GSNDQv0iH5+7FkhA+G5Jo8S1dWi/Krd2w//rPUHXJ8Ws0Yfu6sxr3Aku7dPoFu+Dmhs1q+dySfO530zzQE8lTPvftIE3AuO5CJweXlY/o4Wc8TEDYaPm00cJhDl+FddCxeT8aAJWeKwgcZkrEnsCND3upnjzjwQNKQ8dj7CMzcDDIoiLDs3xPG645WDv5urq+LhySVi5HG1hom2zj07MCtl4/6xX9a6Jtrke0R4aLCO+jzagshS4OpfvQOG/vRL/u+eWTwWPuSa5E2WrqEflD2nHRS4erQBcxkkvDkGSlxWvYk88EeKvDyYVIbxj7RsR2T0OAWVqLjuieAGXOxqCDmSUTBDOrRjd4MuUg5MK9y3142CG2eZ+F47TO3H3APtT7RtdRJvTzWBWYB4GGsyqpNfmJbFEpMSSZLmz1tIEoaaW7aJbv3oXKmmDkkxiUPswqsyTc/woxus2qqeGskjCmxu3cDKA706teSa0NvaK7nPHRiiLYZ8s9hijaGZ/M7T9G7yizVcq7aKxQRquEbBXlR7VpKuC/hvnSWp8ZEeJMvhJpaByRY/oGwc+8cEPLYMzLHxFl/PjnsDz4RHOl4QlHJLr35DDLP/YiO04t2EthMJBW2kbjmNdG48KKhq5mDc2Y2mU0dB0NXd34jO5wBFkTmMqKBwCKECy2b+i4WmIrD8f2B1wPWCdDiajgKlog8Js4UzGSyVODBLNGNxcq5Mjf66YhIwg8Bd6kr0Tqs7IwwYIRwU/g8CWrLr3k+v2kAppaUTT2MtxjVFKKfqzieydLj7P7Ec6uhf6HMWYTESI8e4aFWM9AEPSsRuCVgG0rlBMuoC3s7rWPOsmk/KbkNy2/GYWMsOYJLWue0LLmCa2CeUKL5gkTdp9vlvt8bezztcwkzRNaZormCS0zTfOElpmheUKL5gmzdrOvRfOEGRzPuMk0jqdd6NVpnjCJF9yuoZJZ7r1a7INa6gkt9FEpE+YJs3bTrwXzBBZ5Qkt8UAu8V8u7DeIdvISSCQy8fOeuZia5c5eD1khLTjHJLcDUmmkmecWgNjNM8iPGJqkKRYSHK911qoA1WqGlqoeLmBFxqoiWscuf6REUAnMKnQR/Z9uZFXsGeVvPmt94F96jPXi3duBx7b8MBeeic/nuM9rMS9rM+7SZD8hDZqTnDmgr79NWXtJWNht7zdHiQi0u1uLk0WKPzWhZsZYValnOVXrMtz2WG+0j4CiTmsV+nV7fr57tMU9xWsayHhuTIseyHqPjddZjY/LMWNZjLRti6VRUpvU3J2U5izLZ5rSs9oHKL8zbJDo+u8DkHF5gfg4vHNu/6RR7eBqwM6aNHpaqJrPy2yK/Dnbq2cNtO0nbdpK27SRtFyZpm5N02vbyPHt5Br3cNrOcpG2zhZO0bTqcpG3sqsskbXOSztuubnOSzuEok7SDo0zSLTjKJJ3FC2x3s9x7tdgHtdQTWuijABV3WKZjy3xUizyhJT6oBd6r5bHLiSw2PdrlDuBwpeec4iTdsnGSdtZP0km7oT8JAbDGVh/rIy5CftGUaTe8EPKcX4A7/0b65R7tlru1V45rpxyxfYKZd7k+Mdp2S9p2+7TtDshDZqQ7DmjT7dOmW9KmMxu7wtHiQi0u1uLgiFnohhktK9ayQi3LuUo3NG03FKZZw3ZDbjkoZE67oVqcsnMZrXQYXYpux8KrIvZPskBIVmsCNZ75Z5utxu9Bb1I1C8BHg7oDiBA9gDs2pZ+aclbGoj9IDH0BkoT6/SSlfj+hxe5WZkgNClpQx4GkR6JLU4AUhZXUHmCxhx2kWB6JsykfyzNxRgzA/ccZzcB2eZzRjNgYXBzowbckhgXBLn+fXOyTixQXSz0EZ4nNIi5MD1FSEIbGH+D6Hrm+x8Bvs8rru+X6brl2MQzl+rhcHzfQ3jR5fUSuj+Dk0YR1OJGwXvdKO+KhCjM9KJkeZP3hki8X97L+wi7g4gTrPwmkiRWZpJKf664cTyNalBxlyrvA6yUyxS6hBJLxSZcvqGoZZ1zWuSEvlKvTLr+oqS8TIhMT/byB47PYcJXjeVcmmxqC4PI5lPkcngMsJ8s8jytsaLLMZ3HVwEYRrnogUEqBvxiUILn7jCZj9VRDKW8uk4t074AbFAOIMy48fZUnhbOlnO306vvBsRqV9OECrIKiMNhvXfaWrDep9eHeIDe5mmzlpqtnWSx13018V4M/t+DP3Gr8Ex6mA7b2sdEPkaksrLyb7bSCC+R2nesfUSnUSSujLCg/zWS1tLy0OxSr+D43/oeeSqBWtZ+GGUuNWFBpDSw1/cdrGUu9yXPKVrt2Z1mYagYDCKWC3BdLy+SpS/H1UELK577HVT2Cq5/60wFC9MTX6w4fuyfbhOLu46pV1lEToWSAYksFbVOnAww3ejJxRsVg4ZoKQQeEjy7EKlu7kNafgTkCd4PcbOdIHuu6+eZQYP0UrbICW8e+qjXpqWjcPukWBV2KvtxEtfqR8TEHLkgfdh11dTxQVFSAjDN132jqPk1dGk1d0lQzmmqsCyX+3HP08A/94H5GVpKrGH/u1qTY+mXiz3FNsr6X/HNEk5zoa56IExDPu4yIOCLdXBULR3fIKFgHqyIklo4jfDnMN6h4upW2iDBbGD4zAIGt0Sh/XXINYpGC2RSTEXKtrOA1xWTE4isRkZBqAWr6TOnN1EGUHoJdJN/sr3uz3Q5W4b2hEmeNFCbM46UiVhsjO9W9Ic4aNMKmfBvh89CGlwku/7c04hNsE6yquGhYkKniS7lOIvporYL2RyyK2kn3cW5S9Tw6GxgAbF2iY2kp/qC/uQS6eR9hY3mPc8bTzfUSnCSLUwIpl4opZaSc8qRZ5XjaS6rRSKjFyjAgIgKbpxWNhFceBpZkahnB60K45qV5Ve4vxucM6Tc1fGp9PEvcpjdkCYEsaxrIsvYQzrBtjot8KiOX8KNUVxNFo7bsPe3ZGtdASyKMyZoOxdrIdm0NBPnwXQ0PxO2RhIOgGzwiLzoV3kkCVOuOrXZPPCzvRhBLqGvvBycIV/4SQblpHjF031RTrk8GejOG0dmWunR1rXsyPgj3j+AvVUgt/gHAcue7mN6R7q84ugrQFB8ZJUXN0JgW/7iHSIvwwnGL7huwHGt2FQo1j+IlMiSAJSXr5GX3N2rx1+wwqu1xloQrqGH7so2DERG0hu3LFg4IAVjDVk6MQywMVg2RAGn7haE/NVqYsEQmXMP+r9DIdJoEecpMP8NqNvA5Szrynw3o5FSCa2YNh6VkRtX0cGa1ai2RQOgNxb4bUfimWzrJLMaOkRMZSmYGJzM2WONwc4q+nh319ZzDQCyp4rIU9/zs/XOSoYQPncO7Tba0dkxn3SujTtKRG3NGTuYi6s9Z1MfwKVtQRl1WPi7u8/ohcVZYsF5hjfoD0W4e1Z5HYQcyiiDnT3ur8X/0t+gkCBi5qQTX7zwxJMZfqft+m8govvfKYQtAKKgCeZsc5gE/Qa+r48DyAOaEfMAy9R+zB50Daix0kxxmgBIhohTVffDugkfWBD2y4MU1pz5dM4p/2VZvrVg3sULd0gIqZcLtZ/qM44u6iQ5ikSCI++CYKQLb0eXrDExaeoQiPh8q1A5j8HkFLTRJwHDa1zntM7CdhqkPwXaaJiIOzpgitYwpUsuYIrWMZTg4TVNnrljBdupQ4UkpwMFpWLCd8RxsJyLBAbM0jjcJw/y6XhLrSxRsZ0xfMo6XNCy6qAu3t8BEtzZEWFX1WBFqZ2xzjytZqlxwQwhVCcyftDECtTMJCaVpmNgm1E47g9oZgwAqk3lSyIKrkMttxMakNeIk4mXSGnEUamcMyqCGGTsuM90+bBqAg1OoHbsMWqidCAtv1HDqlWgE7kXWGBkl74PaVvr7q+iAMQ0Zn27aeLZhqxhiT6C93Ss3dhV2b6c9PZ6C1RIg5qvdrwoVFvkj/kCAnTgKPdUl7x5ImYgV6eJwt9S7ijiSEQ7HsQ1gDYGrpOIsKzMGlnaLddEkEbcorJb4ljPvyK4i+s6ojcNLFluiyqgNVWJLyN8X+PdF1wL4jLGiH/fxRA9hlKQyT2PXVI5PYtdUju93wUYtyYRBwOIl730udN9LnkhxTSwe27TWtDP6vFR6m066qpmEpFrVmVoF41sHkKCajTBOaRVDEe04Fj8HT3e6by4pNcD8n9b5X9P5X9f5X9b539T5P6nzv637oPKq11x911dcfdklV9/2JVdfR7jyKiNZjcVf8FfIJaMG/zRAdZ34PT4tQuIf8LuftpbZVTmzHwWcDKEY/WY1QxgkgPnj8PDEJp3DIF/5xPEtPoLFzc20v7CgDmgHBSHlVgViWIJCBcFvy4x2llRUuRXSokTWNG/RA0NyS8aNBEKWsMwgWYg/hKvgrVARSvJtizSrwh6E/O7CwuFBGqxB1PIAFl2DnlVYI4TwA76kEh3qDfop9ipMHRflvgWLHHoT+yoPDlksYkz55xK229jZ1DfNsyl2Mnxh2vwL6fjdZrzAzX7HO+VyczOrv/1OCppN469pDcays965AfZ1PIyFW5QTI3L0hLZEPW3j61uglm2IlkJqNvneGlaUkFQvnVSAa5iarEEtBmNxaY46DnXTAElpNGiHL2cTNDaQdo6y5o/Q/PWs+SPb/BNvQfPXh80fwaycoNobmh/Kty6V/HL35GrSsj1Q1dDGPpEPHdsTIY2zkBgy8dupR9AkaI4QqslVYnajOSD6f59poEdC9Eh9Y49EcKepo0eA15V3Rgwtwq2ExkbDMEh6OwGON7qCQWUshdemD9N60fOAXx1hPSssYAju4JuWrFc9RGFBL7ekTvBh4HZCjeHPa1K7XwrSFk/+1wCApfH1xATnpTxBiwB72cDdAqhPwa8ZCGrc7iH+GupScIBuyoST7gY/IPUpYIezW5NmNgjx+WmL1UMgEmnABl89YKTYfcKPAKQMtjotqVT9eEeWefruyCFUKDPyAkJZ5ZXPrZ1TLHgindFFuq6CtgZPMHUuFzj4wGBF9SduV8vGxmbbTg1NtjtTDWmZKWwuccZ8Mp1eKzbI2Gjb1CyUDdH7mmh5yT5tSucSGCXPAJAdH3qWA2VOqzwDhG9hkKVhatjd4TTDIKHpYQMAJ2OQ2/BiNQeKWMhTHtb9/tmCYLquNl7GKXPHhcVh9qJEqZuDCPXTtFiIiMJQi58PZAxF8rHNY/f97M9/+AvvevXwWqEbCzvXzULkSaqAps8ObyNrLhaZcjFr5vUSHBmYrBlfOzwoBMZu9i/3HntaPzLo4T8hEwqt+a8/BdBgf4hjOxj02EDvzZyF/u4RmdLYZaibibciIAHnM2IiIXiEjx5vrapNg9KlXlKyUymLxgTwMmupfyfxUfPFjw25zpOIi54aEL+H+/S9tbEou1QTqQvBWnQ+QJRsoicMVeemJJNfeIF6xqkHMFuD0FUGMf66c5fa8WWkuCIVM/jDtZDG59x2pNhUVjsvLLU4VHXhrVkMhgKggeW13Hwjg3tC8LZMsS3l3NlJsXZgEgO2Hu0X0pFgNcEu0lgWSOHUW4+sCbsVJeMsYjxRl00hAe7xhk+sTYZTaAq72NBIl66pvLVRsZ6daoAyrjaZsAgfB05z/ECD3LFUwLUPeAX/KU5zevE6NExpjW7xxtAHt9bS8XyUjRdjK4yjyNpb6GxSe2sD/BvLYSgedIVaB9N+BjGxiA2K+y3tIbbI9xnnLmXw74IFyyY9UQabpgY38nyhLn0TM5DJoAcLi7r0JU281ITBlIuWWT/sMwx8ZnyOfXt2qTVJLexDkULD1KWUjaUSxlI5W9pLI5xVeTieSnRWUc7Kxzc4dhO7npQiiNwPgX9T8yJXzYtoJ4pBwi1xZQQtk97gJpWa2NGyiDCX3cdXkebrrUCN8ErZBrUa0SBMfU83M2VtG0LND8Dv0Iy2zi0B3YmP9POscUs4NG6JuBO/7iN0dymkaR4W5xpavYoKl7Itz4raCwrT795uLV3YF6ViX/xYKaiQV6bhiyFs1uJkd6ZboQ/kSlpRxMfK0XcL02H2e2HeOeCTQ3ocaHyf29Q7AhZY9FyA0MOdHP8IxUATobkinXhSviVXCRbOAOjpQAkF/0Qcc72I4fya3XT7Mo2ym3Ihg01GewvjLh70WeEv+4whXkE7NtGO0V1ErbVMjn7VBwPY2lSUvWFFZFUTgba34jmZNqMO9tvUteWwS91Va1efJQgfUueJLPcyeWZSHuaw3INvCmS5D7DcRziEuNdGeHAhNIXQSFBG0Ao/JrhPMKRZMqJuU6O12xowUq5jjDRh/haYJsgMFnYoUsAZsTHqcrTE/2xPCJAyzLRQq9NzpL4Zk1DXZMskgH2CfXfZtpIs8KDcWkV4n5aBfBaYSpGvooikXR9xca5jZUYMPXVPEVp4tl8Asi4YT8liqPB9s0fW8iH5y55fyWzdYgsNXxTJMrP1bxZlKMWnC5NKLc2CR4A8MSrhObTmhcIsm7ng9oHOh8Po3B01TNvkNapFg79iWlbDP5AN8/+0d/XBVVxVfPP5kjzko3xDq5vQ8tVsSCAQhK3bAOGjQEiT2EEjyua9+/K22beb7u7LCwFawigM/CE4dUopDIJFHIEO6NQC9mmplWGm0sqAWAcI0kqhUOwALV9q0XPuvfveTYho/3FGp3dY9nfPOffrnHPvnt13NxtkmwHpRSOPbUmnb68FIMrOZTc72ez3Nfrg+CfZ+HSUbgOlE7sAtfhbfF/D3znOds/T93JwGxzdPY9P1TPo/nf8ySSH7dSWxJ3a0l07telSKdEfUQpz+M53upleqAz3e+Mj9YwncXckbZMiibWScc9WWAkqLrQSXJcpfhgggC/E9M6SMth7Xhn8ded/97NsFv5N/6y75bLo5w8LM9hHkKhDZfdUWzbfochqy6VvCd4tl0nf+qH78T9b3zJ66lsG71uQyUtUHjQykP+RZLoM5dD9jpuzg8EzY7OkyhV5wZ8OX7Rcata9dsmLO5arxC3SSixziVSPWTmV9WxbcU07IREr7CquZ4SaFTvuSVWQlWlWxiwVi9qOJ8X0NsVzdMs1ABtWCkcMLgUEoynqSfW2LacyKKm7LSTEhCKmzgQooBSSUFpsw/JcibSRWIvn57Akh1HdVcIE0WzdlRmybCVkOCGTKNABV6q2ZZaVaRbaN0KeRVxXYiOm0LHjVpgirDFkOxZxWJ0+poNERVFkWBETem7YkId+EteTXT3WYhLoq+PYDnTCU3TFtO0W6IAn6zKFditxTL2FVtHEz+G4o2NFUpi0Ggx5umFKIdtuboRDajVAEQkj7EW54VA5sXgoyg0HWZlmHcNqYgpv0R2XSCHTduMOAX2FwyaRTD2mO6EoYXZ14haMwjXChBkW8jLPu+SpOLFCBOoyCdgSkKOHjbirtOqOQfM4PKozOjqGkIZNEkbkUHeILi2SFhUXAXBBX0VTGqTiIpd4HnSX5mqqaqdXVddLNQvmVNfXSbWVM+ZUVtdJdVXTF1TPqJOqpbrZlbVVWCgegyEsKZoC2CNtHgVxy/ABVIpoaZGlxwhDITuMqLSkfLJUVlLOXBCcu5Ah9N9C/5rD3I8kZOZcoFjZI6aZYnP1g5HBBlHdUmxUhZCYPZAvI1/uzmflY7ZD7lUe+fcqjxY2Dc8zu/DS5dEfeuYXFxnudLAVaMlz4mR5dz5MEIW6L2tDd5q6VjHT8GTKZ23cxWd6U3AJiBKFu52QapheDQuGR+S7+Xx60NbdmC6qnqYFjE9b74kPjk3LRnRHiTh2DFYeHdanVAJHZ7alNYCUrCf0JTKKynVdRWlKeblCLDveFO2ur5Tvyz3zE45tNSn+dFLsiKJbTbhG8FTHObIdkRlHNlyZlpIjoGW2bv1L/xw9fowghuNvC4HvGa0kvah0SVU+X+6Zny4vrm89le+ZT9Xd1QJgkjSf6jile6r2Lnx+4VDSl5Zu/s34zP498MXyJihRukf5nvj+Dav/HZVs+C8XjpzP9f9f0f/n68//1Przf3d9jNkQx4Wg5ibQBOgkbDhskvn6xCAMGeg+GJbJiSixILiDoNJuhlltQzkwmoxhrRFZAh3s0gYrQisZJ08olstKJ5VMqpB1T54wvhT4JkRIHrOEDHOpFZRLwrLeCOE2bTIE8a0j1NgEIZVH/vMikdT8Ad+1EyQ8FYBrY5cIKiY1KaDCsIwSDqP6cWu3FLUT1It56CvHwJkbCfNnLMaixrS8qafjZLQgdBxMCaueGQ9Dr1Pl2HAgVA01d11f8MYBewojgHjaRQgjAWvGILQvZhWUol+WsfHCrQTVD2jFaHEJazOEERAUhH/ppTttf+pEvK4yrGtien3B5RPnin9HAdyIYYWngCCeXU6H4qUlE+WobkZ8Sld7QewPivIShLClCCNy1I+NnucJV4fK/SOCt3r3HSZJeO+H16M8rCgjMwtP9Ec/zOJ3w7lML/wWFZfJzskN5OUXBH1eHyB/EY5zcEErgHMmPnMJSNIgjpsFequAv5mbxoaAH4WyAzheLOAVAt4q4OezWf8RbxPwMcD5HJ8W8IPQhyDHpQLOA5neHA8W8GO56bL1Ah4nyHxFwAGQ6ePXI2AXZHr5YxHwQRhLX47PCvj1nHSdRwXc3W7nhbavC1gGZn9fpwJenCfoVMBbAffz+yRgvz2MV9BGZ/PStkVlFHI8UtB9ViCtp/mC7r8QSNu5ND891hoBt+QzX0O8HvCobv3A2Al1t1MY60GQe8DXIeD7/P4VpLEMeKCvDwEvLkiPZ4WAtxYI+hDw2YJ0X9F5UhjSUH4ehvdF0MBwIT+M4/sF2u8HsX5LfA59SWKfhUR6oUAvwm//cfqDAv0h1DunjxLoo+EYw+ljBfrD2C9OVwR6Cfozp5cKdFzxxnP6BIFeDsdETp8k0CvgmMzpXxboU+CYyumqQH8E5w6nawL9UQk/ecvo0wT6dInt0EZ6lUCfCccsTp8t0Ofg/OX0uQJ9Hvolp1cL9AXoi3BcBvrjAr0W4xr/es/PX+Vn3y/7cTt1T5c+Ld7XcH2P9oB2bNX8Z9WkNW73C7848Zo2uFfrqtbj85KZDW/PXXrgsPZmx62X986qUztXFN+ON/xO++Wem6q1K6oe+TBQkWg8rv3ReWXGj0JG8uqZc5VDb/xBG3LxxvmdoWXJT0cceeOj8EntH/tqhl+e7yQXvKrnNO3u1N4j44qeebhdPVp66vtPk7Pa+Tmhb81pWJ58+c6ZXcGz72rrIu2j/zT6a8lXK96+/0rVn7XMfocr+mV2qO9uGfniug3ntIXbr61+odJRh2watHrNife1Ny8cmvvdzMVq+cy2Qz+WLmg3zux8aP4bbcn5awfuOzr0A23wgeNjGm8uTbIn7Be1wDcGTBi5o0P19dOX+3a3+yGpz5rb5sKfX9GC+unHSnY8ry59fLm637mqta5950Dl+o7k5Ma41T75mubmHH7l6b0b1YH7ygru5H6snVtZduzJT1apReX3zdtx5mMtueVKv/yTa9VRYyedOPnaJ9p70y7v2TB9uTqmfnZnYNd17aVZM3PmjX9OfWvqM5EtW29oT4R/1r+8c1NydcaH7oBtN7VxG7M/Sgz8dvLU1rHT3t99Sxs1d9UTVy8+p66/8uLK7/3mtvara0/tnblsmfrS8a9v/MEHf9U6jiwqf2vbBnVz7Xc6Nw39u9Y5u2YN6duhrt7+t9NDFn6qBSoa3sn8y0r15PrtP9yz/Y727OjNg0ds3pKUKveOD8qT6vesv9Rec/1g7Nd9sg5MaM/c+/qprPxN+2tPXnqk/6ELa/4JgLfMLsMRAwA=</script>
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
/** The stroke of the list and the detector that are looked at; by default the last, and ring. */
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
