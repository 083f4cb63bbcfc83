/** The style of the report for screens (light or dark), phones and paper. */
export const style = `
:root{color-scheme:light dark;--ink:light-dark(#16212e,#e6ebf1);--soft:light-dark(#56636f,#a5b1bd);--rule:light-dark(#d5dbe2,#3a4552);--ground:light-dark(#fff,#161c23);--faint:light-dark(#f4f6f8,#1f2730);--good:light-dark(#146c43,#6fd3a0);--bad:light-dark(#b3261e,#ff9d94);--warn:light-dark(#7a4f00,#f0c36d);--note:light-dark(#0f4c5c,#8ec9d8)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:66rem;padding:2rem 1.25rem;background:var(--ground);color:var(--ink);font:15px/1.5 'Noto Sans','Noto Sans Arabic','Segoe UI',system-ui,-apple-system,Tahoma,Arial,sans-serif;overflow-wrap:break-word}
h1{font-size:1.6rem;margin:0 0 .75rem}h2{font-size:1.15rem;margin:2rem 0 .6rem}h3{font-size:1rem;margin:1.1rem 0 .4rem}
p,dl,dd,ul{margin:0}
a{color:inherit}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.6rem 1.5rem}
dt{color:var(--soft);font-size:.85em}
dd{overflow-wrap:anywhere}
.valid{color:var(--good)}.invalid,.malformed,.not-judged{color:var(--bad)}
.verdict{font-weight:700;white-space:nowrap}
.facts+p{margin-top:.9rem}
.counts{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.counts li{border:1px solid currentColor;border-radius:999px;padding:.1rem .8rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid var(--rule);padding:.4rem .6rem;text-align:start;vertical-align:top}
thead th{font-size:.85em;color:var(--soft)}
tbody th{font-weight:400}
.figure{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.number{min-width:8.5rem}
caption{text-align:start}
.totals{width:auto;min-width:min(100%,22rem);margin-top:.8rem}
.totals tr:last-child>*{font-weight:700}
.document{border-top:2px solid var(--rule);margin-top:2.2rem;padding-top:.2rem}
.finding{border:1px solid var(--rule);border-inline-start:4px solid;border-radius:4px;padding:.55rem .85rem;margin:.55rem 0;break-inside:avoid}
.finding>*{color:var(--ink)}
.finding .severity,h3.error{color:var(--bad)}.finding.error{border-inline-start-color:var(--bad)}
.finding.warning .severity,h3.warning{color:var(--warn)}.finding.warning{border-inline-start-color:var(--warn)}
.finding.information .severity,h3.information{color:var(--note)}.finding.information{border-inline-start-color:var(--note)}
.message{font-weight:600}
.place,.hint{margin-top:.15rem}
.soft{color:var(--soft)}
code,pre{font-family:ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;font-size:.86em;direction:ltr;unicode-bidi:isolate}
pre{background:var(--faint);border-radius:4px;padding:.45rem .6rem;margin:.45rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;text-align:left}
pre .hit{font-weight:700}
pre mark{background:none;color:inherit;text-decoration:underline wavy var(--bad) 1.5px;text-underline-offset:.2em}
.adjustments{margin-top:.8rem}
.fingerprint{overflow-wrap:anywhere}
@page{margin:15mm 14mm 17mm;@bottom-right{content:"\\2066" counter(page) " / " counter(pages) "\\2069";font:8pt sans-serif;color:#56636f}}
@media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:9.5pt}thead{display:table-header-group}tr,.totals,.facts{break-inside:avoid}h2,h3,.document .facts{break-after:avoid}.back{display:none}.wide{overflow:visible}}
@media screen and (max-width:40rem){.party{display:none}body{padding:1.1rem .9rem}th,td{padding:.35rem .4rem}
.index,.index tbody{display:block}.index thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.index tr{display:grid;grid-template-columns:1fr auto;gap:.15rem 1rem;padding:.6rem 0;border-bottom:1px solid var(--rule)}.index tr>*{border:0;padding:0}.index th{grid-column:1/-1}
.index .number{min-width:0;grid-row:3}.index .figure{text-align:end}.index [data-label]{grid-row:3;grid-column:2}.index [data-label]::before{content:attr(data-label) ": ";color:var(--soft)}}
`;
