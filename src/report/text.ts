import type { DocumentTotals } from '../api/totals.ts';
import type { Issue, Values } from '../core/findings/finding.ts';
import type { TextMark } from '../core/findings/place.ts';
import type { Language, Localised } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { isRightToLeft } from '../core/text/direction.ts';
import { shortenedValue, withVisibleControls } from '../core/text/text.ts';
import { nameOf } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { namesOfKinds } from '../specification/kinds.ts';
import { blanksAfter, cellsOf } from './cells.ts';
import { codeFrame } from './code-frame.ts';
import { frameText } from './frame-text.ts';
import { andMoreText, type FindingGroup, groupFindings } from './group-findings.ts';
import texts from './messages/report.json' with { type: 'json' };
import { inReadingOrder, nameInOrder, rightToLeftMark } from './reading-order.ts';
import {
  findingsOf,
  firstLineOf,
  type NamedResult,
  type Paint,
  type ReportFormat,
  type ReportSettings,
  ruleSetsOf,
  type SourcedReport,
} from './rendered.ts';
import { severityCounts } from './severity-count.ts';
import { summaryOfReports } from './summary-of-reports.ts';
import { brokenLines, hintLines } from './wrap.ts';

/** Reports for people: the verdict, what to fix with the line quoted, the totals. */
export const textReport: ReportFormat = (reports, language, settings = {}) => {
  const {
    paint = plain,
    columns,
    extent = 'all',
    seconds,
    meaningOf,
    placeOf,
    totals = false,
    withoutUnread = false,
  } = settings;
  const isWhole = totals || reports.length === 1;
  const look: Look = {
    ...{ language, paint, meaningOf, placeOf, columns },
    extent: isWhole || extent === 'errors' ? extent : 'findings',
    frameWidth:
      columns === undefined
        ? widestFrame
        : Math.min(widestFrame, Math.max(narrowestFrame, columns - besideFrame)),
    // Outside a terminal, lines have any length, and other programs break or search them.
    textWidth:
      columns === undefined ? Number.POSITIVE_INFINITY : Math.max(narrowestText, columns - besideText),
  };
  const untold = reports.filter(({ isUnread = false }) => !(withoutUnread && isUnread));
  const isInFull = ({ report }: SourcedReport) =>
    !report.valid || (extent === 'all' && (totals || reports.length <= mostInFull));
  const shown = untold.filter(isInFull);
  const blocks = shown.map((sourced) => documentText(sourced, look));
  const isLong = (text = '') => text.trimEnd().includes('\n');
  const documents = blocks
    .map((text, at) => (at > 0 && (isLong(text) || isLong(blocks[at - 1])) ? `\n${text}` : text))
    .join('');
  if (reports.length < 2 || (shown.length === 0 && extent === 'errors')) return documents;
  const others = extent === 'errors' ? [] : untold.filter((each) => !isInFull(each));
  const brief = others.map((each) => briefLine(each, look)).join('');
  const summary = summaryOfReports(reports, language, { paint, seconds });
  return [brief, documents, summary].filter((part) => part !== '').join('\n');
};

/** With more documents, valid ones are only summarised, so that failures stay visible. */
const mostInFull = 20;

/** A valid document in one line, with the number of its warnings; nothing without warnings. */
function briefLine({ report }: SourcedReport, { language, paint }: Look): string {
  const counts = severityCounts(report.warnings, language);
  if (counts.length === 0) return '';
  const said = [fill(texts.outcomes.valid, language), ...counts].join(' · ');
  return `${paint.good('✔')} ${nameInOrder(withVisibleControls(report.name))}: ${inReadingOrder(said, language)}\n`;
}

interface Look extends Pick<ReportSettings, 'columns' | 'meaningOf' | 'placeOf'> {
  readonly language: Language;
  readonly paint: Paint;
  /** Everything, only findings without the line about the document, or only errors. */
  readonly extent: 'all' | 'findings' | 'errors';
  /** Cells for quoted lines. */
  readonly frameWidth: number;
  /** Cells for messages and hints. */
  readonly textWidth: number;
}

const narrowestFrame = 30;
const widestFrame = 100;
const besideFrame = 16;
const narrowestText = 30;
const besideText = 6;

const plain: Paint = {
  good: (text) => text,
  bad: (text) => text,
  careful: (text) => text,
  strong: (text) => text,
  faint: (text) => text,
};

function documentText(sourced: SourcedReport, look: Look): string {
  const { report, number, note } = sourced;
  const { language, paint, extent } = look;
  const mark = report.valid ? paint.good('✔') : paint.bad('✘');
  const named = number === undefined ? '' : ` ${paint.faint(withVisibleControls(shortenedValue(number)))}`;
  const findings = findingsOf(report).filter(({ severity }) => extent !== 'errors' || severity === 'error');
  const { outcome, ...validated } = report;
  const ruleSet = ruleSetsOf(validated).map(nameOf).join(', ');
  const blocks = [
    `${mark} ${paint.strong(nameInOrder(withVisibleControls(report.name)))}${named}: ${inReadingOrder(fill(texts.outcomesByRuleSet[outcome], language, { ruleSet }), language)}`,
    ...groupFindings(findings).map((group) => groupBlock(group, sourced, look)),
    ...(note === undefined ? [] : [`  ${inReadingOrder(withVisibleControls(note), language)}`]),
    ...(extent === 'all' ? whatItIs(report, look) : []),
    ...coverageLines(report, look),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function whatItIs({ typeCode, kind, totals }: NamedResult, { language, paint }: Look): string[] {
  const name = kind === null ? undefined : namesOfKinds.get(kind);
  const stated =
    typeCode === null
      ? name && `${fill(texts.kind, language)}: ${fill(name, language)}`
      : `${fill(texts.typeCode, language)}: ${typeCode}`;
  return [
    ...(stated === undefined ? [] : [`  ${inReadingOrder(stated, language)}`]),
    ...(totals ? [totalsBlock(totals, language, paint)] : []),
  ];
}

/** The line that says how many rules were applied to a document, if they were counted. */
export function coverageLines(
  { coverage }: Pick<NamedResult, 'coverage'>,
  { language }: Pick<Look, 'language'>,
): string[] {
  if (coverage === undefined) return [];
  const { rules, applied, passed } = coverage;
  const counts = { rules: String(rules), applied: String(applied), passed: String(passed) };
  return [`  ${inReadingOrder(fill(texts.coverage, language, counts), language)}`];
}

function groupBlock(group: FindingGroup, sourced: SourcedReport, look: Look): string {
  const { language, paint } = look;
  const { first: issue, others } = group;
  const { rule, severity } = issue;
  const inOrder = (text: string) => inReadingOrder(text, language);
  const isError = severity === 'error';
  const label = isError ? rule : `${inOrder(fill(texts[severity], language))} ${rule}`;
  const [place, ...placeBelow] = placeLines(issue, cellsOf(label), look);
  const lines = [
    `  ${isError ? paint.bad(label) : paint.careful(label)}  ${place}`,
    ...placeBelow,
    ...(others === 0
      ? []
      : [`    ${paint.faint(inOrder(withVisibleControls(andMoreText(group, language))))}`]),
    ...messageLines(issue, look).map((line) => `    ${inOrder(line)}`),
    ...(issue.hint === '' ? [] : hintLines(issue.hint, look, look.textWidth)),
    ...quote(issue, sourced, look),
  ];
  return lines.join('\n');
}

/** A place in words, then as a path: on its own line if there is no room after the label. */
function placeLines({ path, location }: Issue, cellsOfLabel: number, look: Look): string[] {
  const { language, paint, placeOf, columns = Number.POSITIVE_INFINITY } = look;
  const name = nameInOrder(withVisibleControls(path || location || ''));
  if (name === '') return [paint.faint(inReadingOrder(fill(texts.whole, language), language))];
  const words = withVisibleControls(placeOf?.(path) ?? '');
  if (words === '' || words === path) return [paint.strong(name)];
  const inWords = paint.strong(inReadingOrder(words, language));
  const hasRoom = cellsOfLabel + cellsOf(words) + cellsOf(name) + besideText <= columns;
  return hasRoom ? [`${inWords}  ${paint.faint(name)}`] : [inWords, `    ${paint.faint(name)}`];
}

/** The message with the business terms at its end, on their own line if there is no room. */
function messageLines({ message, terms }: Issue, { paint, textWidth }: Look): string[] {
  const lines = brokenLines(withVisibleControls(message), textWidth);
  if (terms.length === 0) return lines;
  const named = `(${terms.join(', ')})`;
  const last = lines.at(-1) ?? '';
  if (cellsOf(last) + 1 + cellsOf(named) > textWidth)
    return [...lines, ...brokenLines(named, textWidth).map(paint.faint)];
  const between = isRightToLeft(last) ? ` ${rightToLeftMark}` : ' ';
  return [...lines.slice(0, -1), `${last}${paint.faint(`${between}${named}`)}`];
}

function quote(issue: Issue, sourced: SourcedReport, look: Look): string[] {
  const { lines, markOf } = sourced.source;
  const mark = markOf(issue);
  const size = { width: look.frameWidth, firstLine: firstLineOf(sourced) };
  const frame = mark && codeFrame(lines, mark, size);
  if (mark === undefined || frame === undefined) return [];
  return frameText(frame, issue.severity, look, meaningOfMarked(issue, lines, mark, look));
}

/** The currency for texts that name one. */
const accounting: Values = { currency: defaultSpecification.accounting.currency };

const longestCode = 40;

function meaningOfMarked(
  issue: Issue,
  lines: readonly string[],
  { line, column, length, missing }: TextMark,
  { meaningOf }: Look,
): string | undefined {
  if (meaningOf === undefined || missing !== undefined || length > longestCode) return undefined;
  const marked = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
  const code = /^"(.*)"$/.exec(marked)?.[1] ?? marked;
  const meaning = meaningOf(issue, code);
  return meaning === undefined ? undefined : `${code}: ${meaning}`;
}

function totalsBlock(totals: DocumentTotals, language: Language, paint: Paint): string {
  const shown = totalsRows(totals).flatMap(([label, amount, values]) =>
    amount === null
      ? []
      : [
          {
            label: inReadingOrder(fill(label, language, values), language),
            amount: amount.padStart(16),
            currency: label === texts.payable ? paint.faint(` ${totals.currency}`) : '',
          },
        ],
  );
  const width = Math.max(16, ...shown.map(({ label }) => cellsOf(label) + 1));
  return shown
    .map(
      ({ label, amount, currency }) =>
        `  ${paint.faint(label)}${blanksAfter(label, width)}${amount}${currency}`,
    )
    .join('\n');
}

type TotalsRow = readonly [label: Localised, amount: string | null, values?: Values];

function totalsRows(totals: DocumentTotals): readonly TotalsRow[] {
  return [
    [texts.lines, totals.lineExtensionAmount],
    [texts.allowances, totals.allowanceTotalAmount],
    [texts.charges, totals.chargeTotalAmount],
    [texts.taxExclusive, totals.taxExclusiveAmount],
    ...totals.breakdown.map(
      ({ vatCategory, vatPercent, taxAmount }) =>
        [texts.taxOfCategory, taxAmount, { category: percentText(vatCategory, vatPercent) }] as const,
    ),
    [texts.taxInclusive, totals.taxInclusiveAmount],
    [texts.prepaid, totals.prepaidAmount],
    [texts.rounding, totals.payableRoundingAmount],
    [texts.payable, totals.payableAmount],
    [texts.taxInAccounting, totals.accounting?.taxAmount ?? null, accounting],
    [texts.taxInclusiveInAccounting, totals.accounting?.taxInclusiveAmount ?? null, accounting],
  ];
}

function percentText(vatCategory: string, vatPercent: string | null): string {
  return vatPercent === null ? vatCategory : `${vatCategory} ${vatPercent} %`;
}
