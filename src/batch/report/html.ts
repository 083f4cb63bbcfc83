import { createHash } from 'node:crypto';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { type Html, headOfPage, html, leftToRight, noHtml, own, sentence } from '../../core/text/html.ts';
import type { Outcome } from '../../judge/judge.ts';
import { nameInParts, verdictInWords } from '../../report/html/document.ts';
import { titleOfRule } from '../../report/html/report.ts';
import { requestPlaceInWords } from '../../report/place-in-words.ts';
import type { ReportedDocument, ReportedFinding } from './collect.ts';
import { severityText } from './columns.ts';
import { followFilters } from './filters.ts';
import texts from './messages/run.json' with { type: 'json' };
import type { Run, RunReportFormat } from './run-report.ts';
import { style } from './style.ts';

const script = `(${followFilters})()`;
const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const arrows = { en: '→', ar: '←' } as const satisfies Record<Language, string>;

/**
 * Writes one self-contained page to work through: counts, which filter the page; each finding once, with the affected
 * documents; the documents. It loads nothing, and without its script it shows everything.
 */
export const htmlRunReport: RunReportFormat = (run, language) => {
  const title = fill(texts.title, language);
  const isError = ({ severity }: ReportedFinding) => severity === 'error';
  const errors = run.findings.filter(isError);
  const others = run.findings.filter((finding) => !isError(finding));
  const findings = (of: readonly ReportedFinding[]) => of.map((each) => findingArticle(each, run, language));
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
${headOfPage(title, style, { scriptSource })}
<body>
<header>
<h1>${title}</h1>
<dl class="facts"><div><dt>${fill(texts.madeOn, language)}</dt><dd>${leftToRight(run.madeOn)}</dd></div><div><dt>${fill(texts.documents, language)}</dt><dd>${run.summary.documents}</dd></div><div><dt>${fill(texts.duration, language)}</dt><dd>${fill(texts.seconds, language, { seconds: run.summary.seconds })}</dd></div></dl>
${run.configurationLine !== undefined && html`<p class="told">${run.configurationLine}</p>\n`}${outcomeCounts(run, language)}${limitsTold(run, language)}</header>
<main>
${run.documents.length === 0 ? html`<p class="told">${fill(texts.nothingFound, language)}</p>\n` : html`${tools(language)}${choices(run, language)}${section('toMend', findings(errors), language)}${section('toKnow', findings(others), language, texts.toKnowAbout)}${documentTables(run, language)}`}</main>
<script>${{ markup: script }}</script>
</body>
</html>
`.markup;
};

function outcomeCounts({ summary, documents }: Run, language: Language): Html {
  const counts: readonly (readonly [Outcome, number])[] = [
    ['invalid', summary.invalid],
    ['malformed', summary.malformed],
    ['not-judged', summary.notJudged],
    ['valid', summary.valid],
  ];
  const isListed = (outcome: Outcome) => documents.some((each) => each.outcome === outcome);
  return html`<ul class="counts">
${counts
  .filter(([, count]) => count > 0)
  .map(
    ([outcome, count]) => html`<li class="${outcome}">${
      isListed(outcome) && outcome !== 'valid'
        ? choice('outcome', outcome, html`${verdictInWords(outcome, language)}: ${count}`)
        : html`<span>${verdictInWords(outcome, language)}: ${count}</span>`
    }</li>
`,
  )}</ul>
`;
}

function limitsTold({ summary: { end }, unlisted }: Run, language: Language): Html {
  const told = [
    ...(end === 'stopped' || end === 'failed-fast' ? [fill(texts[end], language)] : []),
    ...(unlisted === 0 ? [] : [fill(texts.unlisted, language, { count: unlisted })]),
  ];
  return html`${told.map((text) => html`<p class="told">${text}</p>\n`)}`;
}

function choice(filter: 'outcome' | 'rule' | 'seller' | 'buyer', value: string, label: Html): Html {
  return html`<button type="button" data-filter="${filter}" data-value="${value}" aria-pressed="false">${label}</button>`;
}

function tools(language: Language): Html {
  return html`<div class="tools" role="search" hidden>
<label>${fill(texts.search, language)} <input type="search" id="search" placeholder="${fill(texts.searchFor, language)}"></label>
<button type="button" id="all">${fill(texts.showAll, language)}</button>
<button type="button" id="print">${fill(texts.print, language)}</button>
<span id="shown" class="shown" aria-live="polite" data-text="${fill(texts.shown, language, { shown: '{shown}', count: '{count}' })}"></span>
</div>
`;
}

function choices(run: Run, language: Language): Html {
  const rules = countedBy(run.findings.filter(({ severity }) => severity === 'error').flatMap(rulesOf));
  const failed = run.documents.filter(({ outcome }) => outcome !== 'valid');
  const sellers = countedBy(failed.map(({ seller = '' }, index) => [seller, index] as const));
  const buyers = countedBy(failed.map(({ buyer = '' }, index) => [buyer, index] as const));
  return html`<div class="choices" aria-label="${fill(texts.filters, language)}" role="group">
${rules.length > 0 && choiceTable('byRule', rules, ([rule]) => [choice('rule', rule, html`<code>${rule}</code>`), html`${titleOfRule(rule, language)}`], language)}${buyers.length > 0 && choiceTable('byBuyer', buyers, ([buyer]) => [choice('buyer', buyer, partyName(buyer, 'noBuyer', language))], language)}${sellers.length > 1 && choiceTable('bySeller', sellers, ([seller]) => [choice('seller', seller, partyName(seller, 'noSeller', language))], language)}</div>
`;
}

type Counted = readonly [name: string, documents: number];

function rulesOf({ rule, hits }: ReportedFinding): (readonly [string, number])[] {
  return hits.map(({ document }) => [rule, document] as const);
}

function countedBy(entries: readonly (readonly [name: string, document: number])[]): Counted[] {
  const documentsOf = new Map<string, Set<number>>();
  for (const [name, document] of entries)
    documentsOf.set(name, (documentsOf.get(name) ?? new Set()).add(document));
  return [...documentsOf]
    .map(([name, documents]) => [name, documents.size] as const)
    .toSorted(([, one], [, other]) => other - one);
}

function choiceTable(
  title: 'byRule' | 'bySeller' | 'byBuyer',
  entries: readonly Counted[],
  cells: (entry: Counted) => readonly Html[],
  language: Language,
): Html {
  const label = fill(texts[title], language);
  return html`<section><h2>${label}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${label}">
<table>
<tbody>
${entries.map((entry) => html`<tr>${cells(entry).map((cell) => html`<td>${cell}</td>`)}<td class="figure">${entry[1]}</td></tr>\n`)}</tbody>
</table>
</div>
</section>
`;
}

function partyName(name: string, none: 'noSeller' | 'noBuyer', language: Language): Html {
  return name === '' ? html`${fill(texts[none], language)}` : own(name);
}

function section(
  title: 'toMend' | 'toKnow',
  findings: readonly Html[],
  language: Language,
  about?: (typeof texts)['toKnowAbout'],
): Html {
  if (findings.length === 0) return noHtml;
  return html`<section data-findings><h2>${fill(texts[title], language)}</h2>
${about !== undefined && html`<p class="soft">${fill(about, language)}</p>\n`}${findings}</section>
`;
}

/** A browser opens this many in a second; tables and verdicts contain the rest. */
const mostHits = 100;
const mostRows = 1500;

function findingArticle(finding: ReportedFinding, run: Run, language: Language): Html {
  const { rule, severity, message, hint, terms, hits, documentCount } = finding;
  const count = fill(texts.hit, language, { count: documentCount });
  const places =
    hits.length > documentCount ? ` · ${fill(texts.places, language, { count: hits.length })}` : '';
  return html`<article class="finding ${severity}" data-rule="${rule}">
<div class="head"><span class="count">${documentCount}</span>
<p><span class="severity">${fill(severityText(finding), language)}</span> <code>${rule}</code>${terms.length > 0 && html` <span class="soft">${leftToRight(terms.join(', '))}</span>`} <span class="title">${titleOfRule(rule, language)}</span></p>
<p>${sentence(message, language)}</p>
${hint !== '' && html`<p class="hint">${arrows[language]} ${sentence(hint, language)}</p>\n`}</div>
<details><summary>${count}${places}</summary><ul>
${hits.slice(0, mostHits).map((hit) => hitItem(hit, run.documents[hit.document], language))}${hits.length > mostHits && html`<li>${fill(texts.furtherRows, language, { count: hits.length - mostHits })}</li>`}</ul></details>
</article>
`;
}

function hitItem(
  { document, path, message }: ReportedFinding['hits'][number],
  reported: ReportedDocument | undefined,
  language: Language,
): Html {
  if (reported === undefined) return noHtml;
  const { name, number } = reported;
  return html`<li data-document="${document}"><a href="#d${document}">${nameInParts(name)}</a>${number !== undefined && html` ${own(number)}`}${htmlOfPlace(path, language)}${message !== undefined && html` <span class="soft">${sentence(message, language)}</span>`}</li>
`;
}

function htmlOfPlace(path: string, language: Language): Html {
  if (path === '') return noHtml;
  const words = requestPlaceInWords(path, language);
  return html` ${sentence(words, language)} <code class="soft">${path}</code>`;
}

function documentTables(run: Run, language: Language): Html {
  const rulesOfEach = run.documents.map(() => new Set<string>());
  for (const { rule, hits } of run.findings)
    for (const { document } of hits) rulesOfEach[document]?.add(rule);
  const rows = run.documents.map((document, index) => ({ document, index, rules: rulesOfEach[index] }));
  const table = (title: 'documentsToMend' | 'documentsToLookAt', isOne: (outcome: Outcome) => boolean) => {
    const shown = rows.filter(({ document: { outcome } }) => isOne(outcome));
    if (shown.length === 0) return noHtml;
    const { document, number, seller, buyer, amount, verdict } = texts.columns;
    const head = [document, number, seller, buyer, amount, verdict, texts.rules].map(
      (label) => html`<th scope="col">${fill(label, language)}</th>`,
    );
    return html`<section data-findings><h2>${fill(texts[title], language)}</h2>
<table class="documents">
<thead><tr>${head}</tr></thead>
<tbody>
${shown.slice(0, mostRows).map((row) => documentRow(row, language))}</tbody>
</table>
${shown.length > mostRows && html`<p class="told">${fill(texts.furtherRows, language, { count: shown.length - mostRows })}</p>\n`}</section>
`;
  };
  return html`${table('documentsToMend', (outcome) => outcome !== 'valid')}${table('documentsToLookAt', (outcome) => outcome === 'valid')}`;
}

interface Row {
  readonly document: ReportedDocument;
  readonly index: number;
  readonly rules: ReadonlySet<string> | undefined;
}

function documentRow({ document, index, rules = new Set() }: Row, language: Language): Html {
  const { name, number, seller = '', buyer = '', amount, outcome } = document;
  const all = [...rules];
  return html`<tr id="d${index}" data-document="${index}" data-outcome="${outcome}" data-seller="${seller}" data-buyer="${buyer}" data-rules="${all.join(' ')}"><th scope="row">${nameInParts(name)}</th><td>${number === undefined ? '–' : own(number)}</td><td>${partyName(seller, 'noSeller', language)}</td><td>${partyName(buyer, 'noBuyer', language)}</td><td class="figure">${amount === undefined ? '–' : leftToRight(amount)}</td><td>${verdictInWords(outcome, language)}</td><td class="rules">${all.map((rule) => html`<code>${rule}</code> `)}</td></tr>
`;
}
