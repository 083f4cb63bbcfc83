import { type Comparison, countByRule } from '../judge/conformance.ts';

/** A conformance run as text: the counts of each rule, the documents that differ, and the sum as the last line. */
export function conformanceReport(comparisons: readonly Comparison[]): string {
  const counts = [...countByRule(comparisons)].map(([rule, { agree, missed, falseAlarm }]) =>
    [rule.padEnd(24), column(agree), column(missed), column(falseAlarm)].join(''),
  );
  const differing = comparisons.filter(({ agrees }) => !agrees);
  const agreeing = comparisons.length - differing.length;
  return [
    `${'rule'.padEnd(24)}       agree      missed false alarm`,
    ...counts,
    '',
    ...differing.map(differenceLine),
    `agree ${agreeing} of ${comparisons.length} documents`,
    '',
  ].join('\n');
}

function column(count: number): string {
  return String(count).padStart(12);
}

function differenceLine({ id, missed, falseAlarms, remark }: Comparison): string {
  const parts = [
    ...(missed.length > 0 ? [`missed ${missed.join(', ')}`] : []),
    ...(falseAlarms.length > 0 ? [`false alarm ${falseAlarms.join(', ')}`] : []),
    ...(remark === '' ? [] : [remark]),
  ];
  return `${id}: ${parts.join('; ')}`;
}
