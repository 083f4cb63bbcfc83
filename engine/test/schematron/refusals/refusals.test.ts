import { describe, expect, test } from 'vitest';
import { arabicReason } from '../../../src/xpath/arabic-reason.ts';
import refusals from '../../../src/xpath/messages/refusals.json' with { type: 'json' };
import { type Reason, ReasonedError, type ReasonValue, reasonText } from '../../../src/xpath/reason.ts';
import { refusalCases, withoutCase } from './cases.ts';
import { refusedExpressions } from './tables.ts';

const isReason = (value: ReasonValue): value is Reason => typeof value === 'object' && 'text' in value;

/** A reason, and those that stand in it. */
const withParts = (reason: Reason): Reason[] => [
  reason,
  ...Object.values(reason.values).filter(isReason).flatMap(withParts),
];

function reasonsOf(refused: () => unknown): Reason[] {
  try {
    refused();
  } catch (error) {
    if (error instanceof ReasonedError) return withParts(error.reason);
    throw error;
  }
  return [];
}

/** Values that are sentences exist in one language; what a schema says is quoted as it stands. */
const sentencesIn = ({ values: { expression, rest, ...said } }: Reason) =>
  Object.values(said).filter(
    (value) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(String(value)) && !isReason(value),
  );

const cases = [...Object.entries(refusalCases), ...refusedExpressions].map(
  ([message, refused]) => [message, reasonsOf(refused)] as const,
);

describe('each refusal is brought out, and told in both languages:', () => {
  test.each(cases)('%s', (message, [whole, ...parts]) => {
    if (whole === undefined) throw new Error('not refused');
    expect(reasonText(whole).slice(0, message.length)).toBe(message);
    expect([whole, ...parts].flatMap(sentencesIn)).toEqual([]);
    expect(reasonText(whole)).not.toMatch(/\p{sc=Arab}/u);
    expect(arabicReason(whole)).toMatch(/\p{sc=Arab}{2}/u);
  });

  test('none is left out', () => {
    const broughtOut = new Set(cases.flatMap(([, reasons]) => reasons.map(({ text }) => text)));
    const left = Object.keys(refusals).filter((text) => !broughtOut.has(text));
    expect(left.sort()).toEqual(Object.keys(withoutCase).sort());
  });
});
