import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { RuleSetIdentity } from '../../core/specification/rule-set.ts';
import { type Html, headOfPage, html, leftToRight, noHtml, own } from '../../core/text/html.ts';
import type { Outcome } from '../../judge/judge.ts';
import { nameOf } from '../../judge/rule-sets.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { titleOf } from '../../specification/facts.ts';
import texts from '../messages/report.json' with { type: 'json' };
import { findingsOf, type ReportFormat, ruleSetsOf } from '../rendered.ts';
import {
  documentSection,
  groupedAmount,
  type NumberedReport,
  nameInParts,
  verdictInWords,
} from './document.ts';
import { style } from './style.ts';

/**
 * One self-contained page for an auditor or accountant. It says when and by which rules the documents were checked,
 * their verdicts, the rules that failed, and for each document what to fix and where. In Arabic it reads from right
 * to left.
 */
export const htmlReport: ReportFormat = (reports, language, { madeOn, configurationLine, closing } = {}) => {
  const numbered = reports.map((each, index) => ({ ...each, anchor: `document-${index + 1}` }));
  const title = fill(texts.title, language);
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
${headOfPage(title, style)}
<body>
<header>
<h1>${title}</h1>
<dl class="facts">
${madeOn !== undefined && html`<div><dt>${fill(texts.madeOn, language)}</dt><dd>${leftToRight(madeOn)}</dd></div>\n`}${ruleSetsOfAll(numbered).map((each) => ruleSetFact(each, language))}</dl>
${configurationLine !== undefined && html`<p>${configurationLine}</p>\n`}${verdictCounts(numbered, language)}</header>
<main>
${index(numbered, language)}${findingsByRule(numbered, language)}${numbered.map((each) => documentSection(each, language))}${
  closing !== undefined &&
  html`<h2>${closing.title}</h2>
<ul>
${closing.lines.map(
  (line) => html`<li>${own(line)}</li>
`,
)}</ul>
`
}</main>
</body>
</html>
`.markup;
};

function ruleSetsOfAll(reports: readonly NumberedReport[]): RuleSetIdentity[] {
  const sets = reports.flatMap(({ report }) => ruleSetsOf(report));
  return [...new Map(sets.map((each) => [each.hash, each])).values()];
}

function ruleSetFact(ruleSet: RuleSetIdentity, language: Language): Html {
  return html`<div><dt>${fill(texts.ruleSet, language)}</dt><dd>${leftToRight(nameOf(ruleSet))}</dd></div>
<div><dt>${fill(texts.fingerprint, language)}</dt><dd class="fingerprint"><code>${ruleSet.hash}</code></dd></div>
`;
}

function verdictCounts(reports: readonly NumberedReport[], language: Language): Html {
  const outcomes: readonly Outcome[] = ['valid', 'invalid', 'malformed', 'not-judged'];
  const valid = reports.filter(({ report }) => report.valid).length;
  const counted = outcomes
    .map((outcome) => ({ outcome, count: reports.filter(({ report }) => report.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
  return html`<p>${fill(texts.documentCounts, language, { count: reports.length, valid })}</p>
<ul class="counts">
${counted.map(({ outcome, count }) => html`<li class="${outcome}">${verdictInWords(outcome, language)}: ${count}</li>\n`)}</ul>
`;
}

function index(reports: readonly NumberedReport[], language: Language): Html {
  const head = [texts.document, texts.verdict, texts.number].map(
    (label) => html`<th scope="col">${fill(label, language)}</th>`,
  );
  const parties = [texts.seller, texts.buyer].map(
    (label) => html`<th scope="col" class="party">${fill(label, language)}</th>`,
  );
  return html`<h2 id="index">${fill(texts.index, language)}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${fill(texts.index, language)}">
<table class="index">
<thead><tr>${head}${parties}<th scope="col" class="figure">${fill(texts.payable, language)}</th><th scope="col" class="figure">${fill(texts.findings, language)}</th></tr></thead>
<tbody>
${reports.map((each) => indexRow(each, language))}</tbody>
</table>
</div>
`;
}

function indexRow({ report, heading, anchor }: NumberedReport, language: Language): Html {
  const { number, seller, buyer } = heading ?? {};
  const cells = [seller, buyer].map(
    (text) => html`<td class="party">${text === undefined ? '–' : own(text)}</td>`,
  );
  const payable = heading?.totals.payable ?? report.totals?.payableAmount;
  const currency = heading?.currency ?? report.totals?.currency;
  return html`<tr><th scope="row"><a href="#${anchor}">${nameInParts(report.name)}</a></th><td>${verdictInWords(report.outcome, language)}</td><td class="number">${number === undefined ? '–' : own(number)}</td>${cells}<td class="figure">${payable === undefined ? '–' : groupedAmount(payable)}${payable !== undefined && currency !== undefined && html` ${own(currency)}`}</td><td class="figure" data-label="${fill(texts.findings, language)}">${findingsOf(report).length}</td></tr>
`;
}

function findingsByRule(reports: readonly NumberedReport[], language: Language): Html {
  const counts = new Map<string, { findings: number; documents: number }>();
  for (const { report } of reports) {
    const rules = findingsOf(report).map(({ rule }) => rule);
    for (const rule of rules) countOf(counts, rule).findings += 1;
    for (const rule of new Set(rules)) countOf(counts, rule).documents += 1;
  }
  if (counts.size === 0) return noHtml;
  const rows = [...counts].toSorted(([, one], [, other]) => other.findings - one.findings);
  return html`<h2>${fill(texts.findingsByRule, language)}</h2>
<table>
<thead><tr><th scope="col">${fill(texts.rule, language)}</th><th scope="col">${fill(texts.meaning, language)}</th><th scope="col" class="figure">${fill(texts.findings, language)}</th><th scope="col" class="figure">${fill(texts.index, language)}</th></tr></thead>
<tbody>
${rows.map(([rule, { findings, documents }]) => html`<tr><th scope="row"><code>${rule}</code></th><td>${titleOfRule(rule, language)}</td><td class="figure">${findings}</td><td class="figure">${documents}</td></tr>\n`)}</tbody>
</table>
`;
}

function countOf(counts: Map<string, { findings: number; documents: number }>, rule: string) {
  const known = counts.get(rule) ?? { findings: 0, documents: 0 };
  counts.set(rule, known);
  return known;
}

/** The title of a rule; empty for a rule that no entry explains. */
export function titleOfRule(rule: string, language: Language): string {
  const { messages } = defaultSpecification;
  const entry = messages.entries.get(rule);
  return entry === undefined ? '' : fill(titleOf(entry), language, {}, messages);
}
