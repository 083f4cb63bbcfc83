import type { BatchSummary } from '../../batch/index.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { blanksAfter, cellsOf } from '../../report/cells.ts';
import { inReadingOrder, nameInOrder, terminalLine } from '../../report/reading-order.ts';
import { atLeast } from '../../report/severity-count.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import type { GivenFixes } from './read-fixes.ts';

const count = new Intl.NumberFormat('en');

/** A count with grouped thousands. */
export function countText(value: number): string {
  return count.format(value);
}

/** Formats a duration in its two largest units: `2 h 5 min`, `1 min 30 s`, `12 s`. */
export function durationText(seconds: number, language: Language): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (whole < 60) return fill(texts.seconds, language, { seconds: whole });
  if (whole < 3600) return fill(texts.minutes, language, { minutes, seconds: whole % 60 });
  return fill(texts.hours, language, { hours: Math.floor(whole / 3600), minutes: minutes % 60 });
}

const rulesShown = 10;
const texts = commandLine.batch;

export function summaryText(summary: BatchSummary, language: Language): string {
  if (summary.documents === 0 && summary.end === 'complete')
    return `${terminalLine(texts.noDocuments, language)}\n`;
  const blocks = [
    inReadingOrder(headline(summary, language), language),
    counts(summary, language),
    ...commonestRules(summary, language),
    ...worstDocuments(summary, language),
    ...documentsNotJudged(summary, language),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Each change that a list of fixes made, with the number of its documents. */
export function changesText(changes: GivenFixes['changes'], language: Language): string {
  return changes.map((each) => `${terminalLine(texts.changed, language, { ...each })}\n`).join('');
}

/** Returns the ways to continue after a run that was stopped early. */
export function goesOnText(language: Language): string {
  return `${terminalLine(texts.goesOn, language)}\n`;
}

function headline(
  { documents: count, resumedAfter, seconds, documentsPerSecond, end }: BatchSummary,
  language: Language,
): string {
  const all = fill(texts.documents, language, { count, shown: countText(count) });
  const documents =
    resumedAfter === 0
      ? all
      : fill(texts.resumed, language, { documents: all, earlier: countText(resumedAfter) });
  const line = fill(documentsPerSecond < 1 ? texts.headlineWithoutSpeed : texts.headline, language, {
    documents,
    duration:
      seconds >= 10
        ? durationText(seconds, language)
        : fill(texts.seconds, language, { seconds: seconds.toFixed(1) }),
    speed: countText(documentsPerSecond),
  });
  return end === null || end === 'complete' ? line : `${line} ${fill(texts[end], language)}`;
}

function counts(summary: BatchSummary, language: Language): string {
  const { valid, invalid, malformed, notJudged, notWritten, withTaxData, withoutTaxData } = summary;
  return rows([
    [terminalLine(texts.valid, language), countText(valid)],
    [terminalLine(texts.invalid, language), countText(invalid)],
    [terminalLine(texts.malformed, language), countText(malformed)],
    [terminalLine(texts.notJudged, language), countText(notJudged)],
    ...(notWritten === 0 ? [] : [[terminalLine(texts.notWritten, language), countText(notWritten)] as const]),
    ...(withTaxData === undefined || withoutTaxData === undefined
      ? []
      : [
          [terminalLine(texts.withTaxData, language), countText(withTaxData)] as const,
          [terminalLine(texts.withoutTaxData, language), countText(withoutTaxData)] as const,
        ]),
  ]);
}

function commonestRules({ rules }: BatchSummary, language: Language): string[] {
  if (rules.length === 0) return [];
  const shown = rules.slice(0, rulesShown).map(({ rule, documents }): Row => [rule, countText(documents)]);
  const count = rules.length - rulesShown;
  const more = count > 0 ? [`  ${terminalLine(texts.moreRules, language, { count })}`] : [];
  return [[terminalLine(texts.rules, language), rows(shown), ...more].join('\n')];
}

function worstDocuments({ worst }: BatchSummary, language: Language): string[] {
  if (worst.length === 0) return [];
  const shown = rows(
    worst.map(({ document, issues, isCut }) => {
      const count = countText(issues);
      const least = isCut ? inReadingOrder(atLeast(count, language), language) : count;
      return [nameInOrder(withVisibleControls(document)), least];
    }),
  );
  return [[terminalLine(texts.worst, language), shown].join('\n')];
}

function documentsNotJudged({ firstNotJudged, notJudged }: BatchSummary, language: Language): string[] {
  if (firstNotJudged.length === 0) return [];
  const names = firstNotJudged.slice(0, rulesShown);
  const shown = names.map((name) => `  ${nameInOrder(withVisibleControls(name))}`);
  const count = notJudged - names.length;
  const more = count > 0 ? [`  ${terminalLine(texts.moreNotJudged, language, { count })}`] : [];
  return [[terminalLine(texts.firstNotJudged, language), ...shown, ...more].join('\n')];
}

type Row = readonly [label: string, value: string];

function rows(entries: readonly Row[]): string {
  const labelWidth = Math.max(...entries.map(([label]) => cellsOf(label)));
  const valueWidth = Math.max(...entries.map(([, value]) => cellsOf(value)));
  return entries
    .map(
      ([label, value]) =>
        `  ${label}${blanksAfter(label, labelWidth)}  ${blanksAfter(value, valueWidth)}${value}`,
    )
    .join('\n');
}
