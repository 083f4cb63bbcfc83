import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/core/findings/finding.ts';
import { withConsequences } from '../../src/core/specification/cause.ts';
import { validateDocument, validateUbl } from '../../src/index.ts';
import { wrapMessageStatus } from '../../src/network/envelopes.ts';
import { messageStatusOf as messageStatus } from '../../src/network/message-status.ts';
import { readStatus as readMessageStatus } from '../../src/network/read-message-status.ts';
import { readReport as readTaxData } from '../../src/network/read-tax-data.ts';
import { compressedLines } from '../compressed-lines.ts';
import { edited, example } from '../requests.ts';
import { isQuick } from '../tier.ts';
import { reportOf } from './reports.ts';
import { statusOptions, statusTextOf, ublOf } from './statuses.ts';

interface Case {
  readonly id: string;
  readonly failed?: readonly string[];
  readonly xml: string;
}

const corpus: Case[] = compressedLines(new URL('../../src/generated/corpus.ndjson.br', import.meta.url)).map(
  (line) => JSON.parse(line),
);

/** One broken document of the corpus for each rule. */
const byRule = new Map(corpus.flatMap((each) => (each.failed ?? []).map((rule) => [rule, each] as const)));

describe('a rejection of any rule', () => {
  test('is a valid status that names the rule, its place and nothing but what was found', () => {
    let rejected = 0;
    const broken = [...new Set(byRule.values())].filter((_, at) => !isQuick || at % 4 === 0);
    for (const { xml } of broken) {
      const validated = validateDocument(xml);
      if (validated.result.outcome !== 'invalid') continue;
      const { xml: status, issues } = messageStatus(validated, statusOptions);
      expect(issues).toEqual([]);
      const { status: read, findings } = readMessageStatus(status ?? '');
      const found = withConsequences(validated.found.findings).filter(
        ({ severity }) => severity !== 'information',
      );
      expect(findings).toEqual([]);
      // What the rules and the schema refuse goes before what our checks refuse besides.
      const isOurs = ({ severity, foundBy }: Finding) =>
        severity === 'error' && (foundBy === 'checks' || foundBy === 'advice');
      const isRefused = found.some((each) => each.severity === 'error' && !isOurs(each));
      const named = found.filter((each) => !(isRefused && isOurs(each)));
      expect(new Set(read?.reasons.map(({ rule }) => rule))).toEqual(new Set(named.map(({ rule }) => rule)));
      expect(read?.reasons.every(({ message, hint }) => message !== null && hint !== null)).toBe(true);
      rejected += 1;
    }
    expect(rejected).toBeGreaterThan(isQuick ? 50 : 200);
  });
});

test('a status in its envelope is valid, from provider to provider', () => {
  const status = statusTextOf(ublOf('standard-invoice'), { delivered: 'confirmed' });
  const wrapped = wrapMessageStatus(status, { id: 'e-1', createdAt: '2026-01-31T08:00:06Z' });
  if (!wrapped.ok) throw new Error(JSON.stringify(wrapped.failure));
  expect(validateUbl(wrapped.value)).toMatchObject({ valid: true, kind: 'ApplicationResponse' });
  expect(readMessageStatus(wrapped.value).status?.code).toBe('AP');
});

test('a report of many lines is its document and two kilobytes more, and has no value that the document lacks', () => {
  const many = edited('standard-invoice', (request) => {
    const [line] = request.lines;
    if (line === undefined) throw new Error('the example has no line');
    request.lines = Array.from({ length: 500 }, (_, at) => ({ ...line, id: String(at + 1) }));
  });
  for (const document of [example('standard-invoice'), many]) {
    const report = reportOf(document, { type: 'F' });
    const [own = '', source = ''] = report.split('<cec:ExtensionContent>');
    expect(own.length).toBeLessThan(4000);
    const { taxData } = readTaxData(report);
    const values = new Set(Array.from(source.matchAll(/>([^<>]*)</g), ([, value]) => value));
    expect(taxData?.reported?.filter(({ value }) => !values.has(value))).toEqual([]);
  }
});
