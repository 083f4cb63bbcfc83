import { describe, expect, test } from 'vitest';
import { arabicReason } from '../../../src/xpath/arabic-reason.ts';
import refusals from '../../../src/xpath/messages/refusals.json' with { type: 'json' };
import { type Reason, ReasonedError, type ReasonValue, reasonText } from '../../../src/xpath/reason.ts';
import { certainErrors, refusalCases, withoutCase } from './cases.ts';

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

describe('each refusal is brought out, and told in both languages:', () => {
  test.each(Object.entries({ ...refusalCases, ...certainErrors }))('%s', (text, refused) => {
    const reasons = reasonsOf(refused);
    expect(reasons.map((reason) => reason.text)).toContain(text);
    const [whole, ...parts] = reasons as [Reason, ...Reason[]];
    expect([whole, ...parts].flatMap(sentencesIn)).toEqual([]);
    expect(reasonText(whole)).not.toMatch(/\p{sc=Arab}/u);
    expect(arabicReason(whole)).toMatch(/\p{sc=Arab}{2}/u);
  });

  test('none is left out', () => {
    expect(Object.keys({ ...refusalCases, ...withoutCase }).sort()).toEqual(Object.keys(refusals).sort());
  });
});
