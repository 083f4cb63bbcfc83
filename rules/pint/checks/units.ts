import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import { Decimal, plainText } from '../../../src/core/numbers/decimal.ts';
import { type Check, findingsWhere } from '../../../src/core/specification/check.ts';
import { nameKey } from '../../../src/core/text/text.ts';
import { UNECERec20 } from '../../../src/generated/code-lists.js';
import withoutCode from '../aliases/units-without-code.json' with { type: 'json' };

const listed = new Set(UNECERec20);

/** A unit of trade without a code: the listed unit that measures it, and how many of these it contains. */
interface UnitWithoutCode {
  readonly code: string;
  readonly factor: string;
}

const unitsWithoutCode = new Map<string, UnitWithoutCode>(
  Object.entries(withoutCode).flatMap(([code, byFactor]) =>
    Object.entries(byFactor).flatMap(([factor, names]: [string, readonly string[]]) =>
      names.map((name): [string, UnitWithoutCode] => [nameKey(name), { code, factor }]),
    ),
  ),
);

export const units: readonly Check[] = [
  {
    id: 'ibr-cl-23',
    misspelt: { value: 'unit', list: 'units' },
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ unitCode }) => !listed.has(unitCode) && !unitsWithoutCode.has(nameKey(unitCode)),
        ({ path }) => `${path}.unitCode`,
        ({ unitCode }) => ({ unit: unitCode }),
      ),
  },
  {
    id: 'ibr-cl-23',
    text: 'unitWithoutCode',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ unitCode }) => !listed.has(unitCode) && unitsWithoutCode.has(nameKey(unitCode)),
        ({ path }) => `${path}.unitCode`,
        inListedUnit,
      ),
  },
];

/** The quantity in the listed unit; the price stays the price of one unit of trade, by the base quantity. */
function inListedUnit({ unitCode: unit, quantity, baseQuantity }: ComputedLine) {
  const { code, factor } = unitsWithoutCode.get(nameKey(unit)) ?? { code: unit, factor: '1' };
  return {
    unit,
    factor,
    code: { code, list: 'units' },
    listed: code,
    sent: plainText(quantity),
    quantity: plainText(quantity.times(factor)),
    base: plainText(new Decimal(factor).times(baseQuantity)),
  };
}
