/** The store's pages: one hand in the aisle first; what comes next is at the bottom, within the thumb's reach. */
export const styles = `
:root { --ink: light-dark(#1c1b18, #f3f1ec); --soft: light-dark(#57534a, #b9b4a8); --line: light-dark(#d8d4ca, #4a4740); --tile: light-dark(#f6f4ee, #211f1c); --go: light-dark(#1b6b3a, #86d8a4); --on-go: light-dark(#ffffff, #0c2415); --bad: light-dark(#a3211b, #ffb4ab); --bad-tile: light-dark(#fdecea, #40201d); --good-tile: light-dark(#e6f4ea, #17301f); }
body { padding: 1rem 1rem 3rem; }
h1 { margin: .25rem 0; font-size: 1.5rem; }
h2 { margin: 1.75rem 0 .5rem; font-size: 1.125rem; }
h2.aisle, h3 { margin: 1rem 0 .5rem; font-size: 1rem; color: var(--soft); }
p { margin: .25rem 0; }
ol { margin: 0; gap: .75rem; }
a, button, summary, input { font: inherit; min-block-size: 2.75rem; box-sizing: border-box; }
p a { min-block-size: 0; }
.back { display: inline-flex; align-items: center; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.row > form { display: contents; }
button, summary.button, .chip { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 999px; background: transparent; color: var(--ink); cursor: pointer; text-align: center; text-decoration: none; }
button:hover, summary.button:hover, .chip:hover { border-color: var(--ink); }
button:focus-visible, summary:focus-visible, input:focus-visible { outline: 3px solid; outline-offset: 2px; }
button.go { background: var(--go); border-color: var(--go); color: var(--on-go); font-weight: 600; }
button.bad { border-color: var(--bad); color: var(--bad); }
button.wide { inline-size: 100%; border-radius: 12px; justify-content: space-between; text-align: start; }
.chip[aria-current] { background: var(--ink); color: light-dark(#fff, #171614); }
summary.button { list-style: none; }
summary.button::-webkit-details-marker { display: none; }
details[open] > summary.button { border-color: var(--ink); font-weight: 600; }
input { inline-size: 8rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 10px; background: transparent; color: inherit; }
label { display: block; }
.card { border: 1px solid var(--line); border-radius: 14px; padding: .75rem 1rem; overflow-wrap: anywhere; }
a.card { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; color: inherit; text-decoration: none; }
a.card:hover { border-color: var(--ink); }
a.card strong { font-size: 1.125rem; }
.end { text-align: end; }
.badge { display: inline-block; padding: .125rem .625rem; border-radius: 999px; background: var(--tile); border: 1px solid var(--line); font-size: .875rem; font-weight: 600; white-space: nowrap; }
.badge.now { background: var(--good-tile); border-color: var(--go); }
.badge.off { color: var(--soft); font-weight: 400; }
.tile { background: var(--tile); border-radius: 14px; padding: .75rem 1rem; margin-block: 1rem; }
.said { background: var(--good-tile); }
.refused { background: var(--bad-tile); color: var(--bad); }
.line { display: grid; grid-template-columns: 4rem 1fr; gap: .25rem .75rem; scroll-margin-block: 1rem; }
.line img, .line .none { inline-size: 4rem; block-size: 4rem; border-radius: 10px; background: #f6f4ee; }
.line h3 { margin: 0; color: inherit; }
.line .count { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.line .do { grid-column: 1 / -1; margin-block-start: .5rem; }
.do details { flex: 0 0 auto; }
.do details[open] { flex: 1 0 100%; }
.do details > form, .do details > div { margin-block: .75rem .25rem; display: grid; gap: .5rem; justify-items: start; }
.options { display: grid; gap: .5rem; inline-size: 100%; }
.next { position: sticky; inset-block-end: 0; margin: 1.5rem -1rem -3rem; padding: .75rem 1rem calc(.75rem + env(safe-area-inset-bottom)); background: light-dark(#ffffff, #171614); border-block-start: 1px solid var(--line); }
.next button { inline-size: 100%; min-block-size: 3.25rem; font-size: 1.125rem; }
.numbers { font-variant-numeric: tabular-nums; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`;
