/** The report's looks: light and dark by the reader's choice, always light on paper. */
export const STYLES = `
:root {
  --ground: #fff;
  --sunken: #f5f5f6;
  --text: #1c1c1e;
  --quiet: #5c5c61;
  --line: #e3e3e6;
  --accent: #0768cf;
  --marked: #eaf3fe;
  --warning: #fff5dc;
  --warning-line: #e7b93f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1a1a1c;
    --sunken: #252528;
    --text: #f2f2f3;
    --quiet: #aeaeb4;
    --line: #3a3a3e;
    --accent: #6cb4ff;
    --marked: #1d2f45;
    --warning: #3a2f14;
    --warning-line: #b8902a;
  }
}
* { box-sizing: border-box; }
html {
  background: var(--ground);
  color: var(--text);
  font: 15px/1.55 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  -webkit-text-size-adjust: 100%;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
body { margin: 0; }
main { max-width: 1104px; margin: 0 auto; padding: 56px min(32px, 5vw) 40px; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre { margin: 0; }
h1 { max-width: 24em; font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.02em; }
h2 { font-size: 1.4rem; line-height: 1.3; letter-spacing: -0.01em; }
h3 { font-size: 1.07rem; }
h4, h5, h6 { font-size: 1rem; }
small { color: var(--quiet); font-size: 0.87rem; }
a { color: var(--accent); }
section { display: grid; gap: 16px; min-width: 0; margin-top: 44px; }
section section { margin-top: 20px; }
section section > h3 { padding-top: 20px; border-top: 1px solid var(--line); }
section.page { margin-top: 64px; padding-top: 44px; border-top: 2px solid var(--text); }
header { padding-bottom: 24px; border-bottom: 1px solid var(--line); }
.kind { margin-bottom: 8px; color: var(--quiet); font-size: 0.87rem; font-weight: 500; }
.about {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  margin-top: 14px;
  padding: 0;
  color: var(--quiet);
  list-style: none;
}
.lead { max-width: 40em; font-size: 1.25rem; font-weight: 500; line-height: 1.45; }
.plain { max-width: 44em; }
.plain + .plain { margin-top: -10px; }
.note { max-width: 56em; color: var(--quiet); font-size: 0.87rem; }
section > ul { display: grid; gap: 6px; max-width: 52em; padding-left: 20px; }
.notice {
  margin-top: 24px;
  padding: 14px 18px;
  border: 1px solid var(--warning-line);
  border-radius: 8px;
  background: var(--warning);
}
.scores { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 12px; }
.scores > div { padding: 16px 18px; border-radius: 10px; background: var(--sunken); }
.scores dt { font-weight: 600; }
.scores b { font-size: 2.25rem; font-weight: 600; line-height: 1.25; letter-spacing: -0.02em; }
.scores em { float: right; margin-top: 18px; color: var(--quiet); font-style: normal; }
.scores span { display: block; margin-top: 10px; color: var(--quiet); font-size: 0.87rem; }
.bar {
  display: block;
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(var(--accent), var(--accent)) no-repeat left / calc(var(--part) * 100%) 100% var(--line);
}
.figures { display: grid; gap: 28px 20px; align-items: start; }
.figures.wide { grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr)); }
.figures.upright { grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); }
figure { display: grid; gap: 10px; min-width: 0; }
figure svg {
  display: block;
  width: 100%;
  max-height: 1100px;
  border-radius: 6px;
  background: #fff;
  box-shadow: 0 0 0 1px var(--line);
}
figcaption { font-size: 0.87rem; }
figcaption strong { font-size: 1rem; }
figcaption > span { color: var(--quiet); }
.legend { display: flex; gap: 8px; align-items: center; margin-top: 6px; }
.legend i { flex: 1; height: 14px; border-radius: 3px; box-shadow: 0 0 0 1px var(--line); }
.scroll { overflow-x: auto; }
.scroll table { min-width: 34rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding-bottom: 8px; color: var(--quiet); font-size: 0.87rem; text-align: left; }
th, td { padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-size: 0.87rem; font-weight: 500; }
th:first-child, td:first-child { padding-left: 8px; }
th, td { overflow-wrap: break-word; }
td { min-width: 4em; }
td.start:not(.measured) { min-width: 9em; }
.end { text-align: right; white-space: nowrap; }
.measured { width: 30%; min-width: 210px; }
.measured { white-space: nowrap; }
.measured .bar { display: inline-block; width: calc(100% - 8em); margin-left: 0.6em; vertical-align: 0.12em; }
.measured > span { display: inline-block; width: 3.4em; text-align: right; }
.end small { display: block; }
.marked { background: var(--marked); }
.marked td:first-child { box-shadow: inset 3px 0 var(--accent); }
.marked td > span { font-weight: 600; }
.written { display: grid; gap: 10px; max-width: 44em; }
.written > :first-child { margin-top: 0; }
.written > :is(h3, h4, h5, h6) { margin-top: 8px; }
.written ul, .written ol { padding-left: 22px; }
.written li + li { margin-top: 4px; }
.written pre { overflow-x: auto; padding: 12px; border-radius: 6px; background: var(--sunken); }
.written code { font-size: 0.9em; }
.written blockquote { padding-left: 14px; border-left: 3px solid var(--line); color: var(--quiet); }
.raw { white-space: pre-wrap; }
footer { margin-top: 56px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.87rem; }
@page { margin: 16mm 14mm; }
@media print {
  :root {
    --ground: #fff;
    --sunken: #f5f5f6;
    --text: #1c1c1e;
    --quiet: #55555a;
    --line: #dcdce0;
    --accent: #0768cf;
    --marked: #eaf3fe;
    --warning: #fff5dc;
    --warning-line: #e7b93f;
    color-scheme: light;
  }
  html { font-size: 11.5px; }
  main { max-width: none; padding: 0; }
  h1, h2, h3, h4, h5, h6, caption { break-after: avoid; }
  section, .scroll { display: block; }
  section > * + * { margin-top: 12px; }
  .plain + .plain { margin-top: 4px; }
  section.page { margin-top: 0; padding-top: 0; border-top: 0; break-before: page; }
  figure, tr, .scores > div, .notice, .written li, blockquote { break-inside: avoid; }
  thead { display: table-header-group; }
  p, li { orphans: 3; widows: 3; }
  .figures.wide { grid-template-columns: 1fr 1fr; }
  .figures.upright { grid-template-columns: repeat(3, 1fr); }
  figure svg { max-height: 200mm; }
  .scores { grid-template-columns: repeat(3, 1fr); }
  .scroll { overflow: visible; }
  .scroll table, .scroll .measured { min-width: 0; }
  a { color: inherit; }
}
`
