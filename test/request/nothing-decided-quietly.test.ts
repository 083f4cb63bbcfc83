import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { jsonPath } from '../../src/core/findings/json-path.ts';
import { edited, example } from '../requests.ts';

/** The fields that decide whether and what tax is due, or in which money and by which reason. */
const deciding: readonly string[] = [
  'documentType',
  'vatCategory',
  'vatRate',
  'exemptionReasonCode',
  'goodsNatureCode',
  'creditNoteReasonCode',
  'currency',
  'currencyExchangeRate',
  'countryCode',
  'isCharge',
];

const examples = [
  'allowances-and-charges',
  'credit-note',
  'exempt',
  'export-usd',
  'out-of-scope',
  'profit-margin',
  'reverse-charge',
  'self-billing-credit-note',
  'self-billing-invoice',
  'several-vat-categories',
  'standard-invoice',
  'summary-invoice',
  'volume-discount-credit-note',
  'walk-in-customer',
];

type Path = readonly (string | number)[];

/** Every place in a value with a field that decides tax and says something. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...at, Array.isArray(value) ? Number(name) : name];
    return deciding.includes(name) && inner !== null ? [path] : placesIn(inner, path);
  });
}

function without(request: unknown, path: Path): unknown {
  const copy = structuredClone(request);
  const around = path.slice(0, -1).reduce<unknown>((part, step) => Reflect.get(Object(part), step), copy);
  Reflect.set(Object(around), path.at(-1) ?? '', null);
  return copy;
}

/** The category of the margin scheme follows from the flag that the example sends. */
const isByFlag = (name: string, path: Path) => name === 'profit-margin' && path.at(-1) === 'vatCategory';

const cases = examples.flatMap((name) =>
  placesIn(example(name))
    .filter((path) => !isByFlag(name, path))
    .map((path) => ({ name, path, field: jsonPath(path) })),
);

describe('what decides tax is never filled in quietly', () => {
  test.each(cases)('$name without $field', ({ name, path, field }) => {
    const before = convert(example(name));
    const after = without(example(name), path);
    const { outcome, warnings, xml } = convert(after);
    // What changes nothing in the document where it is missing was not needed; what is filled in is told.
    if (outcome !== 'valid' || xml !== before.xml) return;
    const told = warnings.filter((each) => each.path === field).map(({ severity }) => severity);
    expect(told).toEqual(['warning']);
    expect(validate(after, { strict: true }).outcome).toBe('invalid');
  });

  test('most of these places matter', () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  const entry = { isCharge: false, amount: 1, reason: 'x', reasonCode: '95' };

  test.each([
    ['a line that names no category', 'standard-invoice', 'lines[0].vatCategory'],
    ['an allowance that names no category', 'standard-invoice', 'allowancesCharges[0].vatCategory'],
    ['an exempt allowance that names no reason', 'exempt', 'allowancesCharges[0].exemptionReasonCode'],
    ['a credit note that names no reason', 'credit-note', 'creditNoteReasonCode'],
    ['a document that names no currency', 'standard-invoice', 'currency'],
  ])('%s is warned of, and refused under strict', (_, name, path) => {
    const request = edited(name, (each) => {
      Object.assign(each, { taxTotal: null, legalMonetaryTotal: null });
      const [line] = each.lines;
      if (path.startsWith('lines')) Object.assign(line ?? {}, { vatCategory: null });
      else if (name === 'exempt')
        Object.assign(each, { allowancesCharges: [{ ...entry, vatCategory: 'E' }] });
      else if (path.startsWith('allowances')) Object.assign(each, { allowancesCharges: [entry] });
      else Object.assign(each, { [path]: null });
    });
    const { outcome, warnings } = validate(request);
    expect(outcome).toBe('valid');
    const told = warnings.filter((each) => each.path === path);
    expect(told.map(({ severity, fix }) => [severity, fix === undefined || path === 'currency'])).toEqual([
      ['warning', true],
    ]);
    const strict = validate(request, { strict: true });
    expect(strict.issues.map((issue) => issue.path)).toContain(path);
  });

  test('a category that a flag of the document decides is no warning', () => {
    const { warnings, outcome } = validate(example('profit-margin'), { strict: true });
    expect(outcome).toBe('valid');
    expect(warnings.every(({ severity }) => severity === 'information')).toBe(true);
  });
});
