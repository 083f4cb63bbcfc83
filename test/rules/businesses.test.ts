import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import { oncePer } from '../../src/core/once-per.ts';
import { document, sums } from '../cases/request-cases.ts';
import { type Business, businesses } from './businesses/businesses.ts';
import { mistakes, type Right } from './businesses/mistakes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Everything that asks for something, in words. */
function asked({ issues, warnings }: ValidationResult) {
  return [...issues, ...warnings]
    .filter(({ severity }) => severity !== 'information')
    .map(({ path, rule, message, hint }) => ({ at: `${path} ${rule}`, words: `${message} ${hint}` }));
}

const linesOf = ({ lines }: Business): Fields[] =>
  lines.map(([description, quantity, unitCode, unitPrice, vatCategory, more], index) => ({
    id: String(index + 1),
    description,
    quantity,
    unitCode,
    unitPrice,
    lineExtensionAmount: null,
    vatCategory,
    vatRate: vatCategory === 'S' ? 5 : 0,
    ...more,
  }));

function documentOf(business: Business, fields: Fields): unknown {
  const { also = {}, allowancesCharges = null } = business;
  return document('desk-lamps', { lines: linesOf(business), ...also, allowancesCharges, ...fields });
}

const rightOf = oncePer((business: Business): Right => {
  const [sum, vat, payable] = business.amounts;
  const exclusive = Math.round((payable - vat) * 100) / 100;
  const result = validate(documentOf(business, sums(vat, sum, exclusive, payable, payable)));
  expect([result.outcome, asked(result), result.adjustments]).toEqual(['valid', [], []]);
  if (result.totals === null) throw new Error('a valid document has totals');
  const { totals } = result;
  const taxed = Number(totals.breakdown.find(({ vatCategory }) => vatCategory === 'S')?.taxableAmount ?? 0);
  return { business, sum, exclusive, vat, payable, taxed, lines: linesOf(business), totals };
});

describe.each(businesses)('$business', (business) => {
  test('sends a document that is valid, with the amounts computed by hand and no warning', () => {
    const { totals } = rightOf(business);
    const amounts = [totals.lineExtensionAmount, totals.taxAmount, totals.payableAmount];
    expect(amounts).toEqual(business.amounts.map((amount) => amount.toFixed(2)));
  });

  test.each(mistakes)('$mistake', ({ isPossible, sent, isValid = false, finding, says, remedy, payable }) => {
    const right = rightOf(business);
    if (isPossible?.(right) === false) return;
    const result = validate(documentOf(business, sent(right)));
    expect(result.outcome === 'valid').toBe(isValid);
    const found = asked(result);
    expect(found.map(({ at }) => at)).toEqual([finding(right)]);
    for (const word of says(right)) expect(found[0]?.words).toContain(word);
    const mended = validate(documentOf(business, { ...sent(right), ...remedy(right) }));
    expect([mended.outcome, asked(mended)]).toEqual(['valid', []]);
    expect(mended.totals?.payableAmount).toBe((payable?.(right) ?? right.payable).toFixed(2));
  });
});

test('no total that contradicts the document is accepted, whatever is sold', () => {
  const changes = [(amount: number) => amount + 1.03, (amount: number) => amount * 2, () => 7.77];
  const accepted = businesses.flatMap((business) => {
    const { sum, vat, exclusive, payable } = rightOf(business);
    const right = [vat, sum, exclusive, payable, payable] as const;
    return right.flatMap((amount, index) =>
      changes.flatMap((change) => {
        const [tax, lines, net, gross, due] = right.with(index, Math.round(change(amount) * 100) / 100);
        if (right[index] === change(amount)) return [];
        const { outcome } = validate(
          documentOf(business, sums(tax ?? 0, lines ?? 0, net ?? 0, gross ?? 0, due ?? 0)),
        );
        return outcome === 'invalid'
          ? []
          : [`${business.business}: ${[tax, lines, net, gross, due]} ${outcome}`];
      }),
    );
  });
  expect(accepted).toEqual([]);
});
