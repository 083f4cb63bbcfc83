import { type Comparison, countByRule } from '../api/conformance.ts';
import type { Language, Localised } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { blanksAfter } from './cells.ts';
import report from './messages/report.json' with { type: 'json' };
import { inReadingOrder } from './reading-order.ts';

const { conformance: texts, outcomes } = report;
const remarks: Readonly<Record<NonNullable<Comparison['remark']>, Localised>> = {
  malformed: outcomes.malformed,
  'not-judged': outcomes['not-judged'],
  'nothing-found': texts.nothingFound,
};

const ruleWidth = 24;
const countWidth = 12;

/** A conformance run as text: counts by rule, the documents that differ, and the totals. */
export function conformanceReport(comparisons: readonly Comparison[], language: Language): string {
  const heading = (text: Localised) => inReadingOrder(fill(text, language), language);
  const differing = comparisons.filter(({ agrees }) => !agrees);
  const agreeing = comparisons.length - differing.length;
  const rule = heading(texts.rule);
  return [
    rule +
      blanksAfter(rule, ruleWidth) +
      [texts.agree, texts.missed, texts.falseAlarm].map((text) => atEnd(heading(text))).join(''),
    ...[...countByRule(comparisons)].map(
      ([id, { agree, missed, falseAlarm }]) =>
        id.padEnd(ruleWidth) + [agree, missed, falseAlarm].map((count) => atEnd(String(count))).join(''),
    ),
    '',
    ...differing.map((comparison) => differenceLine(comparison, language)),
    inReadingOrder(fill(texts.sum, language, { agreeing, count: comparisons.length }), language),
    '',
  ].join('\n');
}

function atEnd(text: string): string {
  return (blanksAfter(text, countWidth) || ' ') + text;
}

function differenceLine({ id, missed, falseAlarms, remark, error }: Comparison, language: Language): string {
  const parts = [
    ...(missed.length > 0 ? [fill(texts.missedRules, language, { rules: missed })] : []),
    ...(falseAlarms.length > 0 ? [fill(texts.falseAlarmRules, language, { rules: falseAlarms })] : []),
    ...(remark === null ? [] : [fill(remarks[remark], language, { error: error ?? '' })]),
  ];
  return `${id}: ${parts.map((part) => inReadingOrder(part, language)).join('; ')}`;
}
