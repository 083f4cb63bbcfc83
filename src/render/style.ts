import type { Density, Look } from './look.ts';
import type { LineColumn } from './sections/lines.ts';
import type { Words } from './words.ts';

/** Paper sizes on which a document can be printed. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** Header and footer of every sheet, outside the document itself. */
export interface PageMargins {
  /** At the start of the foot: the identity of the document. */
  readonly document: string;
  /** The warning at the top that the document is not valid; empty for a valid document. */
  readonly warning: string;
}

export function styleOf(
  words: Words,
  paper: Paper,
  margins: PageMargins,
  columns: readonly LineColumn[],
): string {
  return `${screen}${narrow(words, columns)}${sheetOfPaper(paper, columns)}${print(paper, margins, words)}`;
}

/** Properties that the company's look changes, and the space between the rows of a page. */
export function styleOfLook({ accent }: Look, density: Density): string {
  const spacing = { compact, normal: '', roomy }[density];
  return `${accent === undefined ? '' : `:root{--accent:${accent}}`}${spacing}`;
}

const roomy = `@media print,screen and (min-width:48rem){
body{font-size:9.8pt;line-height:1.45}
.heading{padding-bottom:.8rem}
.particulars{padding:.8rem 0;gap:.6rem 1.5rem}
.parties{padding:.9rem 0}
.party .fact,.payment .fact{padding:.12rem 0}
.lines td{padding-block:.4rem}
.closing{padding-top:1.1rem;gap:1.1rem 2rem}
.totals .part td,.totals .part th,.totals .sum td,.totals .sum th{padding-block:.28rem}
}
`;

const compact = `
.particulars{padding:.45rem 0;gap:.3rem 1.2rem}.parties{padding:.5rem 0}.closing{padding-top:.6rem}
th,td{padding-block:.16rem}.totals .part td,.totals .part th{padding-block:.1rem}.totals .due td,.totals .due th{padding-block:.25rem}
@media print,screen and (min-width:48rem){body,.both{font-size:8.4pt;line-height:1.25}.lines th,.lines td{padding-inline:.18rem}.lines th{font-size:7pt}.lines td{padding-block:.1rem;font-size:8pt}.lines .rate{padding-inline-start:.4rem}
.lines .quantity,.both .lines .quantity{min-width:0}.lines .name{font-weight:400}.lines .details{font-size:6.8pt;line-height:1.2}.lines .details li{display:inline-block;margin-inline-end:.5em}
.both .details .ar{float:none;margin:0}.lines .unit{font-size:7.2pt}}
`;

/** The width of a sheet; a screen shows 7 mm less of its margins at either side. */
const widths: Readonly<Record<Paper, string>> = { A4: '210mm', Letter: '8.5in' };

/** Styles for paper, and for a screen wide enough for a sheet, which shows the printed form. */
function sheetOfPaper(paper: Paper, columns: readonly LineColumn[]): string {
  return `@media print,screen and (min-width:48rem){
html{font-size:13px}
body{font-size:9pt;line-height:1.3}
.lines th,.lines td{padding-inline:.3rem}
.lines .rate{padding-inline-start:.6rem}
.lines td{padding-block:.13rem}
.iban{white-space:nowrap}
.lines td .unit,.both .lines td .unit span{display:inline}
.heading{padding-bottom:.4rem}
.heading h1{font-size:1.6rem}
.particulars{padding:.4rem 0;gap:.25rem 1.5rem}
.parties{padding:.45rem 0 .4rem;gap:.6rem 2rem}
.party address{margin-bottom:.25rem}
.party .fact,.payment .fact{line-height:1.28;padding:.04rem 0}
h2{margin-bottom:.2rem}
.closing{padding-top:.5rem;gap:.6rem 2rem}
.closing>div{gap:.8rem}
.vat td,.vat th{padding-block:.2rem}
.totals .part td,.totals .part th,.totals .sum td,.totals .sum th{padding-block:.12rem}
.totals .due td,.totals .due th{padding-block:.25rem}
.both{line-height:1.24}
.both .party .fact,.both .payment .fact{grid-template-columns:6.6rem 1fr 6.6rem;column-gap:.4rem}
.both .fact .note{font-size:var(--label)}
.both .closing{grid-template-columns:1.15fr 1fr}
.both .lines .details{line-height:1.15}
.both thead th .en{white-space:nowrap}
.both .totals .due td,.both .totals .due th{font-size:1.1em}
.details li{margin-inline-end:.7em}
.details li:last-child{margin-inline-end:0}
.lines .quantity{min-width:4.5rem}
.both .lines .quantity{min-width:6.6rem}
${apart(columns)}${columns.flatMap(({ name, isLong }) => (isLong ? `.lines .${name}{width:60%}\n` : [])).join('')}}
@media screen and (min-width:48rem){.sheet{width:calc(${widths[paper]} - 14mm);max-width:none;margin:.8rem auto;padding:9mm 6mm 11mm;border-top:0}.banner{margin-top:0}}
@media screen and (min-width:68rem){.sheet{zoom:1.25}}
`;
}

/** The columns in the accounting currency are separate from the columns in the document's currency. */
function apart(columns: readonly LineColumn[]): string {
  const selectors = columns.flatMap(({ name, isInAccounting }) =>
    isInAccounting ? [`.lines .${name}`] : [],
  );
  const [first] = selectors;
  return first === undefined
    ? ''
    : `${selectors.join()}{background:var(--faint);padding-inline-end:.3rem}\n${first}{border-inline-start:1.5px solid var(--accent)}\n`;
}

const screen = `
:root{color-scheme:light;--ink:#16212e;--soft:#5a6878;--rule:#d5dbe2;--faint:#f4f6f8;--accent:#0f4c5c;--alarm:#b3261e;--label:.84rem}
*{box-sizing:border-box}
html{background:#e9edf1;-webkit-text-size-adjust:100%}
body{margin:0;color:var(--ink);font:13px/1.45 'Noto Sans','Noto Sans Arabic','Segoe UI',system-ui,-apple-system,Tahoma,Arial,sans-serif;overflow-wrap:anywhere}
.sheet{position:relative;background:#fff;max-width:60rem;margin:1.5rem auto;padding:2.25rem 2.5rem;border-top:5px solid var(--accent);box-shadow:0 1px 8px #16212e26}
h1,h2,p,dl,dd,ul{margin:0}
h2{font-size:.85rem;font-weight:700;color:var(--accent);margin-bottom:.35rem}
.heading{display:flex;justify-content:space-between;align-items:flex-end;gap:1.5rem;padding-bottom:.9rem;border-bottom:1px solid var(--rule)}
.heading h1{font-size:1.75rem;line-height:1.2;font-weight:700;color:var(--accent)}
.both .heading h1{display:flex;flex:1;flex-wrap:wrap;justify-content:space-between;gap:2rem}
.note,.unit,.label{color:var(--soft)}
.note{font-size:.92em}
.unit{display:block;font-size:var(--label);font-weight:400}
h2 .unit{display:inline}
.none{color:var(--soft)}
.mark{color:var(--alarm);font-weight:700}
dt{color:var(--soft);font-size:var(--label)}
.particulars{display:grid;grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr));gap:.7rem 1.5rem;padding:.95rem 0;border-bottom:1px solid var(--rule)}
.both dt{display:flex;justify-content:space-between;gap:.75rem}
.both .particulars{grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}
.both dd .ar,.both address .ar{float:right;margin-left:.75em}
.both dd,.both address div{display:flow-root}
.credited{margin:1rem 0 0;padding:.7rem .9rem;border:1px solid var(--accent);border-radius:4px;display:grid;gap:.5rem}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1.25rem 2rem;padding:1.1rem 0}
.both .parties{grid-template-columns:1fr 1fr}
.party .name{font-weight:700;font-size:1.05em}
.party address{font-style:normal;margin-bottom:.45rem}
.party .fact,.payment .fact{display:grid;grid-template-columns:minmax(6rem,34%) 1fr;gap:.1rem .75rem;padding:.08rem 0}
.both .party .fact,.both .payment .fact{display:grid;grid-template-columns:minmax(5.5rem,26%) 1fr minmax(5.5rem,26%)}
.both .party dt,.both .payment dt{display:contents}
.both .party dt .en,.both .payment dt .en{grid-column:1;grid-row:1}
.both .party dd,.both .payment dd{grid-column:2;grid-row:1}
.both .party dt .ar,.both .payment dt .ar{grid-column:3;grid-row:1;color:var(--soft);font-size:var(--label)}
.both .party dt .en,.both .payment dt .en{color:var(--soft);font-size:var(--label)}
.both h2{display:flex;justify-content:space-between;gap:1rem}
.both h2 .ar{order:1}
.both thead th .en,.both thead th .ar,.both .vat th .ar,.both .vat th .en,.both td.rate .en,.both td.rate .ar{display:block}
.both caption .ar,.both .totals th .ar,.both .entries td .ar{float:right}
.both td .unit .en,.both td .unit .ar,.both p .en,.both p .ar{display:block}
.transaction{padding:.7rem 0;border-top:1px solid var(--rule)}
.transaction+.lines,.parties+.lines{margin-top:.25rem}
ul{padding-inline-start:1.1rem}
.transaction ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.4rem}
.transaction li{border:1px solid var(--accent);border-radius:999px;padding:.1rem .7rem;color:var(--accent)}
table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .45rem;vertical-align:top;text-align:start}
thead th{font-size:var(--label);font-weight:600;line-height:1.25;vertical-align:bottom;color:var(--accent);border-bottom:1.5px solid var(--accent)}
tbody td,tbody th{border-bottom:1px solid var(--rule);font-weight:400}
.figure,.quantity,.price,.discount,.net,.vat-amount,.total{text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
.long{overflow-wrap:anywhere}
.entries td:first-child{overflow-wrap:normal}
.lines .item{min-width:9rem}
.lines th,.lines .rate{overflow-wrap:break-word}
.lines .no{color:var(--soft);padding-inline-start:0;max-width:5rem;overflow-wrap:break-word}
.lines th.no{white-space:nowrap}
.lines .total{font-weight:600;padding-inline-end:0}
.lines .name{font-weight:600}
.details{list-style:none;padding:0;font-size:var(--label);color:var(--ink)}
.details li{display:inline-block;margin-inline-end:1em}
.both .common .en{display:inline}
.both .common .ar{float:right;margin-inline-end:.4em}
.both .details li{display:flow-root;margin:0}
.both .details .ar{float:right;margin-left:.5em}
.closing{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem 2.5rem;padding-top:1.25rem;align-items:start}
.closing>div{display:grid;gap:1.25rem}
.vat th:first-child{padding-inline-start:0}
.totals .part td,.totals .part th{border-bottom:0;padding-block:.22rem}
.totals .sum td,.totals .sum th{font-weight:600;border-top:1px solid var(--rule)}
.totals .due td,.totals .due th{font-weight:700;font-size:1.35em;color:var(--accent);border-top:2px solid var(--accent);border-bottom:2px solid var(--accent);padding-block:.55rem}
.in-words{margin:.6rem 0 0;padding-inline:.45rem}
.both .in-words .en,.both .in-words .ar{display:block;float:none;margin:0}
.accounting{margin-top:1rem}
caption{text-align:start;font-weight:700;color:var(--accent);font-size:.85rem}
.entries{padding-top:1.1rem}
.entries .figure{width:9rem}
.discrepancies{margin-top:1.25rem;padding:.7rem .9rem;border:1.5px solid var(--alarm);border-radius:4px}
.discrepancies h2{color:var(--alarm)}
.both .discrepancies li .en,.both .discrepancies li .ar{display:block}
.remarks{display:grid;gap:1.1rem;padding-top:1.25rem}
.lines-kept{white-space:pre-line}
.logo{display:block;max-height:4.5rem;max-width:16rem}
.places{display:flex;gap:2.5rem;margin-top:2rem}
.places>div{flex:1;max-width:17rem;min-height:5rem;display:flex;align-items:flex-end;border-bottom:1px solid var(--ink)}
.places>.stamp{border:1px dashed var(--soft);border-radius:4px;padding:.4rem .6rem}
.places span{color:var(--soft);font-size:var(--label)}
footer{margin-top:1.5rem;padding-top:.6rem;border-top:1px solid var(--rule);color:var(--soft);font-size:.9em}
.lines .rate{padding-inline-start:1.2rem}
.banner{margin:-.75rem 0 1.1rem;padding:.55rem .9rem;border:1.5px solid var(--alarm);border-radius:4px;color:var(--alarm);font-weight:600}
.banner .en,.banner .ar{display:block}
.watermark{position:fixed;inset:0;display:flex;align-items:center;justify-content:center;pointer-events:none;overflow:hidden;z-index:1}
.watermark p{transform:rotate(-32deg);font-size:clamp(2.5rem,11vw,6.5rem);line-height:1.15;font-weight:800;color:#b3261e24;text-align:center;white-space:nowrap}
.watermark .en,.watermark .ar{display:block}
`;

/** On a phone, the cells of a line are stacked, each with the name of its column. */
function narrow({ rendering, plain }: Words, columns: readonly LineColumn[]): string {
  const labels = columns
    .filter(({ name }) => name !== 'no' && name !== 'item')
    .map(
      ({ name, label, currency }) =>
        `.lines .${name}::before{content:${cssString([plain(rendering.texts[label]), currency ?? ''].join(' ').trim())}}`,
    );
  return `@media screen and (max-width:46rem){
.sheet{margin:0;padding:1.1rem 1rem;box-shadow:none}
.heading,.parties,.closing{display:block}
.heading h1{font-size:1.45rem}
.particulars,.both .particulars{grid-template-columns:1fr 1fr;gap:.6rem 1rem}
.both .particulars{grid-template-columns:1fr}
.party,.closing>div>*,.closing>section{margin-bottom:1.25rem}
.lines thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.lines,.lines tbody{display:block}
.lines tr{display:grid;grid-template-columns:auto 1fr;padding:.6rem 0;border-bottom:1px solid var(--rule)}
.lines td{border:0;padding:.12rem 0;display:flow-root;grid-column:1/-1;text-align:end}
.lines .no,.lines .item{display:block;text-align:start;width:auto;grid-column:auto;padding-inline-end:.6rem}
.lines td::before{color:var(--soft);float:inline-start;font-weight:400}
.lines td .unit,.both .lines td .unit span,.both .lines td.rate span{display:inline}
${labels.join('\n')}
}
`;
}

function print(paper: Paper, { document, warning }: PageMargins, { language }: Words): string {
  const [start, end] = language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  const font = `font:8pt 'Noto Sans','Noto Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif;color:#5a6878`;
  return `@page{size:${paper};margin:14mm 13mm 17mm;
@bottom-${start}{content:${cssString(document)};${font}}
@bottom-${end}{content:"\\2066" counter(page) " / " counter(pages) "\\2069";${font}}${
    warning === '' ? '' : `\n@top-center{content:${cssString(warning)};${font};color:#b3261e;font-weight:700}`
  }}
@media screen{.carried{display:none}}
@media print{
html{background:none}
.carried{display:block;color:var(--soft);font-size:.85em;font-weight:400}
.banner{margin-top:0}
.sheet{max-width:none;margin:0;padding:0;border-top:0;box-shadow:none}
thead{display:table-header-group}
tr,.party,.fact,.totals,.vat,.payment,.bank-details,.credited,.discrepancies li,.entries tr,.foot{break-inside:avoid}
h2,caption,thead{break-after:avoid}
.foot{break-before:avoid}
.watermark p{font-size:78pt}
}
`;
}

/** A string in a style sheet: all but letters and digits is escaped, so that no text can end it. */
function cssString(text: string): string {
  const escaped = Array.from(text, (character) =>
    /[\p{L}\p{N}]/u.test(character) ? character : `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
