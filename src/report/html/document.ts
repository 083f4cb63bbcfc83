import type { Issue, Severity } from '../../core/findings/finding.ts';
import type { TextMark } from '../../core/findings/place.ts';
import type { Language, Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { amountDigits, Decimal } from '../../core/numbers/decimal.ts';
import { type Html, html, joinedHtml, leftToRight, noHtml, own, sentence } from '../../core/text/html.ts';
import type { Outcome } from '../../judge/judge.ts';
import { codeFrame } from '../code-frame.ts';
import { type DocumentHeading, headingTotals } from '../document-heading.ts';
import { andMoreText, type FindingGroup, groupFindings } from '../group-findings.ts';
import texts from '../messages/report.json' with { type: 'json' };
import { requestPlaceInWords } from '../place-in-words.ts';
import { findingsOf, firstLineOf, type SourcedReport } from '../rendered.ts';
import { severityCount } from '../severity-count.ts';

const signs = { error: '✘', warning: '▲', information: 'ℹ' } as const satisfies Record<Severity, string>;
const severities = ['error', 'warning', 'information'] as const;
const outcomeSigns = { valid: '✔', invalid: '✘', malformed: '✘', 'not-judged': '?' } as const;

const arrows = { en: '→', ar: '←' } as const satisfies Record<Language, string>;

/** One of several documents, and its position in the report. */
export interface NumberedReport extends SourcedReport {
  readonly anchor: string;
}

/** The section of one document: its identity, its totals, and its findings by severity. */
export function documentSection(numbered: NumberedReport, language: Language): Html {
  const { report, heading, anchor } = numbered;
  const findings = findingsOf(report);
  return html`<section class="document" id="${anchor}">
<h2>${nameInParts(report.name)} ${verdictInWords(report.outcome, language)}</h2>
${heading === undefined ? noHtml : headingFacts(heading, language)}${totalsTable(numbered, language)}${adjustmentsTable(numbered, language)}${findings.length === 0 && html`<p class="soft">${fill(texts.nothingToFix, language)}</p>\n`}${severities.map((severity) => findingsOfSeverity(severity, findings, numbered, language))}<p class="back"><a href="#index">${fill(texts.backToIndex, language)}</a></p>
</section>
`;
}

/** A verdict as a word and a sign: colour is never the only difference. */
export function verdictInWords(outcome: Outcome, language: Language): Html {
  return html`<span class="verdict ${outcome}">${outcomeSigns[outcome]} ${fill(texts.outcomes[outcome], language)}</span>`;
}

function headingFacts({ number, issueDate, seller, buyer }: DocumentHeading, language: Language): Html {
  const facts: readonly (readonly [Localised, string | undefined])[] = [
    [texts.number, number],
    [texts.issueDate, issueDate],
    [texts.seller, seller],
    [texts.buyer, buyer],
  ];
  return html`<dl class="facts">
${facts.map(([label, value]) => value !== undefined && html`<div><dt>${fill(label, language)}</dt><dd>${own(value)}</dd></div>\n`)}</dl>
`;
}

function totalsTable({ report: { totals }, heading }: SourcedReport, language: Language): Html {
  const known = heading?.totals ?? {
    taxExclusive: totals?.taxExclusiveAmount,
    tax: totals?.taxAmount,
    taxInclusive: totals?.taxInclusiveAmount,
    payable: totals?.payableAmount,
  };
  const rows = headingTotals.flatMap((name) => {
    const digits = known[name];
    return digits === undefined
      ? []
      : html`<tr><th scope="row">${fill(texts[name], language)}</th><td class="figure">${groupedAmount(digits)}</td></tr>\n`;
  });
  if (rows.length === 0) return noHtml;
  const currency = heading?.currency ?? totals?.currency;
  return html`<table class="totals">
<caption class="soft">${fill(texts.totals, language)}${currency !== undefined && html` (${own(currency)})`}</caption>
<tbody>
${rows}</tbody>
</table>
`;
}

/** An amount with grouped digits; a text that is not a number stays as it is. */
export function groupedAmount(text: string): Html {
  if (text.length > 60 || !/^-?\d+(\.\d+)?$/.test(text)) return own(text);
  const decimals = text.split('.')[1]?.length ?? 0;
  return leftToRight(amountDigits(new Decimal(text), Math.max(2, decimals)));
}

function findingsOfSeverity(
  severity: Severity,
  findings: readonly Issue[],
  sourced: SourcedReport,
  language: Language,
): Html {
  const shown = findings.filter((finding) => finding.severity === severity);
  if (shown.length === 0) return noHtml;
  const count = severityCount(shown, severity, language);
  return html`<h3 class="${severity}">${signs[severity]} ${count}</h3>
${groupFindings(shown).map((group) => findingArticle(group, sourced, language))}`;
}

function findingArticle(group: FindingGroup, sourced: SourcedReport, language: Language): Html {
  const issue = group.first;
  const { rule, severity, message, hint, terms } = issue;
  const { source } = sourced;
  const firstLine = firstLineOf(sourced);
  const place = source.markOf(issue) ?? source.placeOf(issue);
  const where = issue.path || issue.location;
  const line =
    place && html` <span class="soft">${fill(texts.line, language)} ${firstLine + place.line - 1}</span>`;
  return html`<article class="finding ${severity}">
<p><span class="severity">${signs[severity]} ${fill(texts[severity], language)}</span> <code>${rule}</code>${terms.length > 0 && html` <span class="soft">${leftToRight(terms.join(', '))}</span>`}</p>
<p class="message">${sentence(message, language)}</p>
${hint !== '' && html`<p class="hint">${arrows[language]} ${sentence(hint, language)}</p>\n`}<p class="place">${where ? placeInBoth(where, language) : fill(texts.whole, language)}${line}</p>
${
  group.others > 0 &&
  html`<p class="place">${andMoreText(group, language)}</p>
`
}${place === undefined ? noHtml : quotedLines(source.lines, { length: 1, ...place }, firstLine)}</article>
`;
}

function placeInBoth(path: string, language: Language): Html {
  const words = requestPlaceInWords(path, language);
  return words === '' || words === path
    ? pathInNames(path)
    : html`${sentence(words, language)} ${pathInNames(path)}`;
}

/** A path that may break between its names, never within one. */
function pathInNames(path: string): Html {
  return html`<code>${breakable(path.split(/(?<=[./\]])(?=[^.\]])/))}</code>`;
}

/** A file name that may break after each folder. */
export function nameInParts(name: string): Html {
  return html`<bdi>${breakable(name.split(/(?<=[/\\])/))}</bdi>`;
}

function breakable(parts: readonly string[]): Html {
  return { markup: parts.map((part) => html`${part}`.markup).join('<wbr>') };
}

function quotedLines(lines: readonly string[], mark: TextMark, firstLine: number): Html {
  const frame = codeFrame(lines, mark, { firstLine });
  if (frame === undefined) return noHtml;
  const width = String(frame.lines.at(-1)?.number ?? '').length;
  const numbered = frame.lines.map(({ number, isHit, before, marked, after }) => {
    const text = html`${before}${marked !== '' && html`<mark>${marked}</mark>`}${after}`;
    const line = html`${isHit ? '>' : ' '} ${String(number).padStart(width)} │ ${text}`;
    const missing = isHit && frame.missing !== undefined && html` <mark>← ${frame.missing}</mark>`;
    return html`<span${isHit && html` class="hit"`}>${line}${missing}</span>`;
  });
  return html`<pre>${joinedHtml(numbered, '\n')}</pre>
`;
}

function adjustmentsTable({ report: { adjustments } }: SourcedReport, language: Language): Html {
  if (adjustments.length === 0) return noHtml;
  const rows = adjustments.map(
    ({ path, sent, written, why }) =>
      html`<tr><th scope="row">${placeInBoth(path, language)}</th><td class="figure">${groupedAmount(sent)}</td><td class="figure">${written === null ? '–' : groupedAmount(written)}</td><td>${why}</td></tr>\n`,
  );
  const heads = [texts.field, texts.sent, texts.written, texts.why].map(
    (label) => html`<th scope="col">${fill(label, language)}</th>`,
  );
  const title = fill(texts.adjustments, language);
  return html`<div class="wide" tabindex="0" role="region" aria-label="${title}">
<table class="adjustments">
<caption class="soft">${title}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
`;
}
