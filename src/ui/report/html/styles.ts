/** The report's looks: light and dark by the reader's choice, always light on paper. Heights of pictures are `--tall`. */
export const STYLES = `
:root {
  --ground: #fff;
  --text: #1c1c1e;
  --quiet: #5c5c61;
  --line: #e3e3e6;
  --accent: #0768cf;
  --marked: #fdf1e8;
  --warning: #fff5dc;
  --more: #a54400;
  --less: #1b5f93;
  --level: #595c63;
  --plain: #1c1c1e;
  --tall: 620px;
  --crop: 150px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1a1a1c;
    --text: #f2f2f3;
    --quiet: #aeaeb4;
    --line: #3a3a3e;
    --accent: #6cb4ff;
    --marked: #3a2a1e;
    --warning: #3a2f14;
  }
}
* { box-sizing: border-box; }
html {
  background: var(--ground);
  color: var(--text);
  font: 15px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  -webkit-text-size-adjust: 100%;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
body, h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
main { max-width: 1104px; margin: 0 auto; padding: 48px min(32px, 5vw) 40px; overflow-wrap: anywhere; }
h1 { max-width: 44em; text-wrap: balance; font-size: 1.9rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { font-size: 1.3rem; line-height: 1.3; letter-spacing: -0.01em; }
h3 { font-size: 1rem; line-height: 1.35; }
small, .note, figcaption, dt, .legend { color: var(--quiet); font-size: 0.85rem; }
.kind { margin-bottom: 6px; color: var(--quiet); font-size: 0.85rem; }
.lead { margin-top: 8px; font-size: 1.1rem; }
.notice { margin-top: 16px; padding: 10px 14px; border-radius: 6px; background: var(--warning); }
section { margin-top: 32px; }
.board { display: grid; gap: 20px 28px; margin-top: 24px; }
.variants { display: grid; gap: 24px 20px; align-items: start; min-width: 0; }
.many .variants { grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); }
.many.upright .variants { grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr)); }
.one { grid-template-columns: 1fr; }
.one.upright { grid-template-columns: auto 1fr; }
.one.upright .legend { grid-column: 1 / -1; }
figure { min-width: 0; }
.variants figcaption { margin-bottom: 8px; color: var(--text); font-size: 1rem; }
.badge { padding: 1px 8px; border-radius: 10px; background: var(--line); color: var(--text); white-space: nowrap; }
.picture {
  position: relative;
  width: min(100%, calc(var(--tall) * var(--w) / var(--h)));
  aspect-ratio: var(--w) / var(--h);
  box-shadow: 0 0 0 1px var(--line);
  background: #fff;
}
svg { display: block; width: 100%; height: 100%; overflow: hidden; }
rect { fill: none; vector-effect: non-scaling-stroke; }
.halo { stroke: #fff; stroke-width: 4; }
.mark { stroke-width: 2; stroke: var(--tone); }
.more { --tone: var(--more); }
.less { --tone: var(--less); }
.level { --tone: var(--level); }
.plain { --tone: #1c1c1e; }
.number {
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 22px;
  height: 22px;
  padding: 0 3px;
  border: 1.5px solid #fff;
  border-radius: 11px;
  background: var(--tone);
  color: #fff;
  font-size: 12px;
  line-height: 1;
}
.picture .number { position: absolute; transform: translate(-50%, -50%); }
.many .picture .number { min-width: 18px; height: 18px; font-size: 10px; }
.callouts ol { display: grid; gap: 8px; margin-top: 8px; }
.callouts li { display: flex; gap: 10px; align-items: flex-start; font-size: 1.05rem; }
.callouts li .number { margin-top: 1px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 12px; font-variant-numeric: tabular-nums; }
.many dl { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 12px; }
dl > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 5em; }
dl .note { order: -1; }
dd b { font-size: 1.2rem; font-weight: 600; letter-spacing: -0.01em; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 20px; padding-top: 12px; border-top: 1px solid var(--line); }
.scale { display: flex; gap: 8px; align-items: center; }
.scale i { width: 110px; height: 10px; border-radius: 3px; box-shadow: 0 0 0 1px var(--line); }
.fixes > p { margin-top: 8px; }
.fixes ol { display: grid; gap: 20px; margin-top: 12px; }
.fixes li { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 8px 24px; align-items: center; }
.fixes li > :only-child { grid-column: 1 / -1; }
.fixes h3 + p { margin-top: 4px; }
.crops { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.crops svg { width: min(100%, calc(var(--crop) * var(--w) / var(--h))); height: auto; aspect-ratio: var(--w) / var(--h); box-shadow: 0 0 0 1px var(--line); }
.crops figcaption { margin-top: 2px; }
.scroll { overflow-x: auto; margin-top: 8px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { color: var(--quiet); font-size: 0.85rem; font-weight: 500; }
th:first-child, td:first-child { padding-left: 8px; }
.end { text-align: right; }
td.end { white-space: nowrap; }
.measured { width: 30%; min-width: 180px; white-space: nowrap; }
.measured > span { display: inline-block; width: 3.4em; text-align: right; }
.bar {
  display: inline-block;
  width: calc(100% - 5em);
  height: 6px;
  margin-left: 0.6em;
  border-radius: 3px;
  background: linear-gradient(var(--accent), var(--accent)) no-repeat left / calc(var(--part) * 100%) 100% var(--line);
  vertical-align: 0.1em;
}
.layers .note { margin-top: 8px; }
.marked { background: var(--marked); }
.marked td:first-child { box-shadow: inset 3px 0 var(--more); }
.marked td > span { font-weight: 600; }
footer { margin-top: 28px; padding-top: 12px; border-top: 1px solid var(--line); }
@media (max-width: 640px) {
  .one.upright, .fixes li { grid-template-columns: 1fr; }
  .scroll table { min-width: 32rem; }
}
@page { margin: 12mm; }
@media print {
  :root {
    --ground: #fff;
    --text: #1c1c1e;
    --quiet: #55555a;
    --line: #dcdce0;
    --accent: #0768cf;
    --marked: #fdf1e8;
    --warning: #fff5dc;
    --tall: 132mm;
    --crop: 34mm;
    color-scheme: light;
  }
  html { font-size: 11px; }
  main { max-width: none; padding: 0; }
  .board, .many { break-after: page; }
  .board + footer { break-before: avoid; }
  figure, tr, .fixes li, .callouts, .legend { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  section { margin-top: 6mm; }
  .one.upright { grid-template-columns: auto 1fr; }
  .one.upright { --tall: 190mm; }
  .many { --tall: 62mm; }
  .many .variants, .many.upright .variants { grid-template-columns: repeat(min(var(--count), 3), 1fr); gap: 5mm; }
  .many.upright { --tall: 66mm; }
  .many .picture .number { min-width: 15px; height: 15px; padding: 0 2px; font-size: 9px; }
  .fixes li { grid-template-columns: 3fr 2fr; }
  .scroll { overflow: visible; }
  .scroll table, .measured { min-width: 0; }
  th, td { padding: 3.5px 8px; }
  footer .note { font-size: 0.8rem; }
}
@media print and (orientation: landscape) {
  .one.wide { grid-template-columns: auto minmax(60mm, 1fr); --tall: 112mm; }
  .one.wide .picture { width: min(180mm, calc(var(--tall) * var(--w) / var(--h))); }
  .one.wide .legend { grid-column: 1 / -1; }
  .one.upright { --tall: 122mm; }
  .many { --tall: 72mm; }
  .many .variants, .many.upright .variants { grid-template-columns: repeat(min(var(--count), 5), 1fr); }
  .fixes ol:has(li:nth-child(3)) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .fixes ol:has(li:nth-child(3)) li { grid-template-columns: 1fr; align-content: start; }
  :root { --crop: 22mm; }
}
`
