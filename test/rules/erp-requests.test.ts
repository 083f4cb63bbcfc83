import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { saxonEngine } from '../../src/schematron/saxon.ts';
import { kinds } from './erp-requests/index.ts';
import { baseOf, type Kind, type Row, requestOf } from './erp-requests/kind.ts';

const severityWords = { error: '', warning: 'warning ', information: 'note ' } as const;

function inShort({ issues, warnings }: ValidationResult): string[] {
  return [...issues, ...warnings]
    .map(({ severity, rule, path }: Issue) => `${severityWords[severity]}${rule} ${path}`)
    .toSorted();
}

/** The expected findings of a row: its own and the usual ones of the kind, except those marked `- …`. */
function expectedFindings({ usual = [] }: Kind, [, , verdict, findings]: Row): string[] {
  const isMissing = (finding: string) => findings.includes(`- ${finding}`);
  const ofKind = verdict === 'malformed' ? [] : usual.filter((finding) => !isMissing(finding));
  return [...ofKind, ...findings.filter((finding) => !finding.startsWith('- '))].toSorted();
}

function expectedAmounts({ vat, payable }: Kind, [, , verdict]: Row) {
  if (verdict === 'malformed') return { outcome: verdict, amounts: undefined };
  if (typeof verdict === 'string') return { outcome: verdict, amounts: [vat, payable] };
  const [outcome, ...amounts] = verdict;
  return { outcome, amounts };
}

const amountsOf = ({ totals }: ValidationResult) =>
  totals === null ? undefined : [totals.taxAmount, totals.payableAmount];

function expectValidByBothEngines(xml: string | null): void {
  expect(validateUbl(xml ?? '').issues).toEqual([]);
  expect(validateUbl(xml ?? '', { engine: saxonEngine }).issues).toEqual([]);
}

test('there are 25 kinds of documents, each with twelve mistakes', () => {
  expect(kinds.map(({ rows }) => rows.length)).toEqual(Array(25).fill(12));
});

describe.each(kinds)('$kind', (kind) => {
  test('is valid when sent correctly', () => {
    const result = validate(baseOf(kind));
    expect(inShort(result)).toEqual((kind.usual ?? []).toSorted());
    expect([result.outcome, result.typeCode, ...(amountsOf(result) ?? [])]).toEqual([
      'valid',
      kind.typeCode,
      kind.vat,
      kind.payable,
    ]);
  });

  test.each(kind.rows)('%s', (...row) => {
    const [, sent] = row;
    const result = convert(requestOf(kind, sent));
    expect(inShort(result)).toEqual(expectedFindings(kind, row));
    expect({ outcome: result.outcome, amounts: amountsOf(result) }).toEqual(expectedAmounts(kind, row));
    if (result.valid) expectValidByBothEngines(result.xml);
  });

  test('is valid by both engines', () => {
    expectValidByBothEngines(convert(baseOf(kind)).xml);
  });
});
