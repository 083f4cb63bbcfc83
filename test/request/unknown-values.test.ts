import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { nameKey } from '../../src/core/text/text.ts';
import { requestFieldsOf } from '../../src/request/fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';
import { isQuick, runs } from '../tier.ts';
import { fieldsOfSystems } from './fields-of-other-systems.ts';

/** Returns what a document in dollars or dirhams says of an unknown field, without totals that decide the amounts. */
function told(ofDocument: object, ofLine: object = {}, options: ValidateRequestOptions = {}) {
  const { lines, ...request } = example('standard-invoice');
  const line = { ...lines[0], lineExtensionAmount: null, ...ofLine };
  const { outcome, issues, warnings } = validate(
    { ...request, taxTotal: null, legalMonetaryTotal: null, lines: [line], ...ofDocument },
    options,
  );
  return { outcome, findings: [...issues, ...warnings] };
}

const values = [12.5, true, 'USD'] as const;
const places = ['document', 'line'] as const;

const toldOf = (name: string, value: unknown, place: (typeof places)[number]) => {
  const path = place === 'document' ? name : `lines[0].${name}`;
  const { outcome, findings } = place === 'document' ? told({ [name]: value }) : told({}, { [name]: value });
  return { outcome, finding: findings.find((each) => each.path === path) };
};

/** The fields that the request has itself are read, whatever another system keeps in them. */
const known = requestFieldsOf(defaultSpecification);
const ofLines = known.get('lines');
const isKnown = (name: string, place: (typeof places)[number]) =>
  [...((place === 'document' ? known : ofLines) ?? new Map()).keys()].some(
    (field) => nameKey(field) === nameKey(name),
  );

/** The quick tier asks the names of every fourth system. */
const systems = fieldsOfSystems.filter((_, at) => !isQuick || at % 4 === 0);

describe.each(systems)('a field of $system', ({ money, currency, describing, other }) => {
  const names = (list: string, place: (typeof places)[number]) =>
    list.split(' ').filter((name) => !isKnown(name, place));

  test.each(places)(
    'never passes without a word, and one about money says or refuses its value (%s)',
    (place) => {
      const silent = names(`${money} ${other} ${describing}`, place).flatMap((name) =>
        values.flatMap((value) => {
          const { finding, outcome } = toldOf(name, value, place);
          const isTold = outcome === 'malformed' || finding?.message.includes(String(value));
          return finding !== undefined && isTold ? [] : `${name} ${value}`;
        }),
      );
      expect(silent).toEqual([]);
    },
  );

  test.each(places)('that is an amount is refused while the sender decides none (%s)', (place) => {
    const passed = names(money, place).filter((name) => toldOf(name, 12.5, place).outcome !== 'malformed');
    expect(passed).toEqual([]);
  });

  test.each(places)('that names the currency is refused if it is another one (%s)', (place) => {
    const passed = names(currency, place).filter(
      (name) => toldOf(name, 'USD', place).outcome !== 'malformed',
    );
    expect(passed).toEqual([]);
    const refused = names(currency, place).filter(
      (name) => toldOf(name, 'AED', place).outcome === 'malformed',
    );
    expect(refused).toEqual([]);
  });

  test.each(places)('that only identifies, dates, counts or measures is never refused (%s)', (place) => {
    const refused = names(describing, place).flatMap((name) =>
      values.flatMap((value) =>
        toldOf(name, value, place).outcome === 'malformed' ? `${name} ${value}` : [],
      ),
    );
    expect(refused).toEqual([]);
  });
});

describe('what the request says otherwise', () => {
  const refusedIn = (...sent: Parameters<typeof told>) => {
    const { outcome, findings } = told(...sent);
    return outcome === 'malformed' ? findings.map(({ path }) => path).toSorted() : outcome;
  };

  test('is refused with each of its fields: reverse charge, a tip, a rounding and a withholding (11)', () => {
    const ofDocument = { reverseCharge: true, tips: 20, roundingAdjustment: -0.25, wht: 50 };
    expect(refusedIn(ofDocument)).toEqual(['reverseCharge', 'roundingAdjustment', 'tips', 'wht']);
  });

  test.each<[name: string, value: unknown]>([
    ['priceInclVat', 105],
    ['taxExempt', true],
    ['taxExempt', 'true'],
    ['foc', true],
    ['tax', 12.5],
    ['deposit', 100],
    ['currency', 'USD'],
    ['tip', { amount: 20 }],
    ['taxes', [{ name: 'GST', rate: 18 }]],
    ['بقشيش', 20],
  ])('is refused on a line: %s %j', (name, value) => {
    expect(refusedIn({}, { [name]: value })).toEqual([`lines[0].${name}`]);
  });

  test.each<[fact: string, ofDocument: object, ofLine: object]>([
    ['the currency of the document', {}, { currency: 'AED' }],
    ['the rate of the line', {}, { tax: 5, taxRate: 5 }],
    ['the rate of all lines', { gstRate: 5 }, {}],
    ['that the line is taxed', {}, { taxable: true }],
    ['that a line under reverse charge is', {}, { vatCategory: 'AE', vatRate: 0, reverseCharge: true }],
    ['that a line that costs nothing is free', {}, { unitPrice: 0, isFree: true }],
    ['the price', {}, { base_rate: 845.5 }],
  ])('is not, where it is the same: %s', (_, ofDocument, ofLine) => {
    expect(told(ofDocument, ofLine).outcome).not.toBe('malformed');
  });

  test('is what all lines say: one that is not taxed contradicts that the document is', () => {
    const [line] = example('standard-invoice').lines;
    const lines = (vatCategory: string, vatRate: number) =>
      [line, { ...line, id: '2', vatCategory, vatRate }].map((each) => ({
        ...each,
        lineExtensionAmount: null,
      }));
    expect(refusedIn({ taxable: true, lines: lines('S', 5) })).toBe('valid');
    expect(refusedIn({ taxable: true, lines: lines('Z', 0) })).toEqual(['taxable']);
  });

  test.each([
    ['what is prepaid, which it repeats', { prepaidAmount: 845.5, amountPaid: 845.5 }, 'valid'],
    ['more than what is prepaid', { prepaidAmount: 5, amountPaid: 845.5 }, ['amountPaid']],
    ['the amount due, which would be due no more', { amountPaid: 10_653.3 }, ['amountPaid']],
  ])('is an amount that is paid: %s', (_, sent, expected) => {
    expect(refusedIn(sent)).toEqual(expected);
  });

  test('is a warning that names field and value where nobody can tell, and an issue under strict', () => {
    const [warning] = told({ x_studio_extra: 12.5 }).findings.filter(({ path }) => path === 'x_studio_extra');
    expect(warning).toMatchObject({
      severity: 'warning',
      message: 'Unknown field x_studio_extra: 12.5 is not in the document.',
    });
    expect(told({ x_studio_extra: 12.5 }, {}, { strict: true }).outcome).toBe('invalid');
  });

  test('is told wherever it stands in an object or a list of another system', () => {
    const name = fc.stringMatching(/^x[bcdfghjklmnpqrstvwz]{3,6}$/);
    // The letters by which names that identify end are those of other words too.
    const ofAmount = fc.constantFrom('amountPaid', 'prepaid', 'paid', 'volcano');
    const step = fc.oneof(name, fc.nat({ max: 1200 }));
    fc.assert(
      fc.property(name, fc.array(step, { minLength: 1, maxLength: 8 }), ofAmount, (field, steps, paid) => {
        const value = steps.reduceRight<unknown>(
          (inner, each) =>
            typeof each === 'number'
              ? [...Array.from({ length: each }, () => null), inner]
              : { [each]: inner },
          { [paid]: 12.5 },
        );
        const of = (sent: object) => told({ [field]: value, ...sent }).findings;
        const warning = {
          severity: 'warning',
          message: expect.stringMatching(/^Unknown field x.*: [[{].* is not in the document/),
        };
        const { taxTotal, legalMonetaryTotal } = example('standard-invoice');
        const [amount] = of({}).filter(({ path }) => path?.startsWith(field));
        // Beyond a thousand members, an object is no longer searched for names.
        const isSearched = steps.every((each) => typeof each !== 'number' || each < 100);
        if (paid === 'volcano') expect(amount).toMatchObject(warning);
        else if (isSearched) expect(amount).toMatchObject({ severity: 'error' });
        expect(of({ taxTotal, legalMonetaryTotal })).toContainEqual(expect.objectContaining(warning));
      }),
      { numRuns: runs(60) },
    );
    expect(told({ payments: [{ paid: 500 }] }).outcome).toBe('malformed');
  });

  test('of a VAT category is refused under another name of it, and harmless where it is the same', () => {
    const codes = ['S', 'Z', 'E', 'O', 'AE'];
    const words: Readonly<Record<string, string>> = { S: 'standard', Z: 'zero rated', E: 'exempt' };
    const name = fc.constantFrom('taxCategory', 'tax_code', 'vatCode', 'VAT category', 'TaxCode');
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(...codes),
        fc.constantFrom(...codes),
        fc.boolean(),
        (field, sent, other, isWord) => {
          const value = (isWord ? words[other] : undefined) ?? other;
          const line = {
            vatCategory: sent,
            vatRate: sent === 'S' ? 5 : 0,
            exemptionReasonCode: sent === 'E' ? 'DL8.46.1' : null,
          };
          const { outcome, findings } = told({}, { ...line, [field]: value });
          const [finding] = findings.filter(({ path }) => path === `lines[0].${field}`);
          expect([outcome === 'malformed', finding?.message.includes('contradicts vatCategory')]).toEqual([
            sent !== other,
            sent !== other,
          ]);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test('of a quantity is a warning that names the field which says otherwise', () => {
    const of = (qty: number) =>
      told({}, { quantity: 12, qty }).findings.find(({ path }) => path === 'lines[0].qty');
    expect(of(10)).toMatchObject({
      severity: 'warning',
      message: 'Unknown field lines[0].qty is 10, and quantity says otherwise.',
    });
    expect(of(12)?.severity).toBe('information');
  });

  test('in an object is never said to be a plain field, however like the names are', () => {
    for (const each of ['summary', 'contact', 'terms']) {
      const { findings } = told({ [each]: { note: 'x' } });
      expect(findings.find(({ path }) => path === each)?.message).not.toMatch(/Did you mean/);
    }
  });

  test('in the currency of a party, which has no amounts, is a warning', () => {
    const { buyer } = example('standard-invoice');
    const { outcome, findings } = told({ buyer: { ...buyer, currency: 'USD' } });
    expect([outcome, findings.find(({ path }) => path === 'buyer.currency')]).toMatchObject([
      'valid',
      { severity: 'warning', message: 'Unknown field buyer.currency: USD is not in the document.' },
    ]);
  });

  test('is information, under strict too, if it only describes', () => {
    const { outcome, findings } = told({}, { warehouseNo: 12.5, totalWeight: '7' }, { strict: true });
    expect([
      outcome,
      findings.filter(({ path }) => /warehouseNo|totalWeight/.test(path)).map(({ severity }) => severity),
    ]).toEqual(['valid', ['information', 'information']]);
  });

  test('is never repeated if it may be the number of a payment card', () => {
    const { findings } = told({ cardNumber: '4111 1111 1111 1111', panAmount: 4111111111111111 });
    expect(JSON.stringify(findings)).not.toMatch(/4111/);
  });
});

describe('ignoreFields', () => {
  test.each([['tips'], ['lines[].tips']])('names fields of the own system, by name or path: %s', (field) => {
    expect(told({}, { tips: 20 }).outcome).toBe('malformed');
    const { outcome, findings } = told({}, { tips: 20 }, { ignoreFields: [field] });
    expect([outcome, findings.filter(({ path }) => path.endsWith('tips'))]).toEqual(['valid', []]);
  });

  test('a path names no field elsewhere', () => {
    expect(told({ tips: 20 }, {}, { ignoreFields: ['lines[].tips'] }).outcome).toBe('malformed');
  });
});
