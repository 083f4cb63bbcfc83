import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { isTypingErrorOf } from '../../src/core/text/did-you-mean.ts';
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

  test.each(places)(
    'that is an amount and holds no number changes none, so it is told at most (%s)',
    (place) => {
      const refused = names(money, place).flatMap((name) =>
        ['N/A', '-', 'AED', 'see contract', { name: 'x' }].flatMap((value) =>
          toldOf(name, value, place).outcome === 'malformed' ? `${name} ${JSON.stringify(value)}` : [],
        ),
      );
      expect(refused).toEqual([]);
    },
  );

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
  test('of an amount needs a number, however like one of ours a name is', () => {
    const word = fc.constantFrom(
      ...'curr exchange rate net total tax sub paid pay amount round discount charge unit price payable'.split(
        ' ',
      ),
    );
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('_'));
    const value = fc.constantFrom('AED', '-', 'N/A', 'none', 'see contract', '2026-12-01', { note: 'x' });
    const isOurs = (each: string) =>
      [known, ofLines, known.get('legalMonetaryTotal')]
        .flatMap((each) => [...(each?.keys() ?? [])])
        .some((field) => isTypingErrorOf(each, field));
    fc.assert(
      fc.property(
        name.filter((each) => !isOurs(each)),
        value,
        fc.constantFrom(...places),
        (field, sent, place) => {
          expect(toldOf(field, sent, place).outcome).not.toBe('malformed');
        },
      ),
      { numRuns: runs(200) },
    );
    expect(toldOf('discount', ['10 percent'], 'document').outcome).toBe('malformed');
    expect(toldOf('exchangeRate', 'about 3.67 dirhams', 'document').outcome).toBe('malformed');
    // Searched again at each level, this would not end.
    const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ inner }), { note: 'x' });
    expect(toldOf('discount', deep, 'document').outcome).not.toBe('malformed');
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

  test('in an object is never said to be a plain field, however like the names are', () => {
    for (const each of ['summary', 'contact', 'terms']) {
      const { findings } = told({ [each]: { note: 'x' } });
      expect(findings.find(({ path }) => path === each)?.message).not.toMatch(/Did you mean/);
    }
  });

  test('is never repeated if it may be the number of a payment card', () => {
    const { findings } = told({ cardNumber: '4111 1111 1111 1111', panAmount: 4111111111111111 });
    expect(JSON.stringify(findings)).not.toMatch(/4111/);
  });
});
