import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import recordWords from '../../rules/pint/aliases/record-words.json' with { type: 'json' };
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns what a valid document of some type says of a field of another system, in the document or in its first line.
 */
function told(
  ofDocument: Fields,
  ofLine: Fields = {},
  options: ValidateRequestOptions = {},
  name = 'standard-invoice',
) {
  const { lines, ...request } = example(name);
  const line = { ...lines[0], lineExtensionAmount: null, ...ofLine };
  const sent = { ...request, taxTotal: null, legalMonetaryTotal: null, lines: [line], ...ofDocument };
  const { outcome, issues } = validate(sent, options);
  return { outcome, issues: issues.map(({ path, message }) => `${path}: ${message}`) };
}

describe('a record that says that it was not issued', () => {
  test('on some day is refused however the day is written, unless it is the one for none', () => {
    const forms: readonly ((day: Date) => unknown)[] = [
      (day) => day.toISOString().slice(0, 10),
      (day) => day.toISOString(),
      (day) => Number(day.toISOString().slice(0, 10).replaceAll('-', '')),
      (day) => day.getTime(),
      (day) => day.getTime() / 1000,
      (day) => `/Date(${day.getTime()})/`,
      (day) => `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`,
    ];
    const day = fc
      .integer({ min: Date.UTC(2001, 0, 1) / 1000, max: Date.UTC(2099, 0, 1) / 1000 })
      .map((seconds) => new Date(seconds * 1000));
    const name = fc.constantFrom('cancelledAt', 'voided_on', 'DeletionDate', 'reversalDate');
    fc.assert(
      fc.property(name, day, fc.constantFrom(...forms), (field, when, write) => {
        expect(told({ [field]: write(when) }).issues).toEqual([expect.stringMatching(/was not issued/)]);
      }),
      { numRuns: runs(60) },
    );
    for (const none of ['0000-00-00', '0001-01-01T00:00:00', '1900-01-01', '01/01/1900', 0, '', null])
      expect([none, told({ cancelledAt: none }).outcome]).toEqual([none, 'valid']);
  });
});

describe('a number that the document has already', () => {
  test('under any name for the sum of a document is no other amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('grandTotal', 'DocTotal', 'amountTotal', 'BRTWR', 'Gesamtbetrag'),
        fc.integer({ min: 1, max: 1e6 }),
        (name, cents) => {
          const value = cents / 100;
          const { issues } = told({ payableRoundingAmount: value, [name]: value });
          expect(issues.filter((issue) => issue.startsWith(name))).toEqual([]);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});

describe('over random inputs', () => {
  const stateWords = recordWords.notIssued;
  /** A name of another system, of letters that are no word of ours. */
  const otherName = fc.stringMatching(/^x[bcdfghjklmnpqrstvwz]{4,9}$/);
  const asWritten = fc.tuple(
    fc.constantFrom(...stateWords),
    fc.constantFrom(
      (word: string) => word,
      (word: string) => word.toUpperCase(),
      (word: string) => ` ${word} `,
      (word: string) => `Invoice ${word}`,
      (word: string) => `${word}.`,
    ),
  );

  test('the word of a state is refused under any name, however it is written', () => {
    fc.assert(
      fc.property(otherName, asWritten, (name, [word, write]) => {
        expect(told({ [name]: write(word) }).outcome).toBe('malformed');
        expect(told({}, { [name]: write(word) }).outcome).toBe('malformed');
      }),
      { numRuns: runs(60) },
    );
  });

  test('the state of something else is a question, and never said to be that of the document', () => {
    fc.assert(
      fc.property(
        otherName,
        fc.constantFrom('Status', '_state', ' stage'),
        asWritten,
        (name, end, [word, write]) => {
          const { outcome, issues } = told({ [`${name}${end}`]: write(word) });
          expect([outcome, issues]).toEqual(['malformed', [expect.stringMatching(/, which may mean that/)]]);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test('nothing that a field of states says passes under strict, whether its words are known or not', () => {
    const name = fc.constantFrom(
      'status',
      'invoiceStatus',
      'workflow_state',
      'document-state',
      'حالة الفاتورة',
      'stage',
    );
    const value = fc.oneof(
      fc.string().filter((text) => text.trim() !== '' && Number(text) !== 0),
      fc.stringMatching(/^[\p{L}]{3,12}$/u),
      fc.integer({ min: 1 }),
    );
    fc.assert(
      fc.property(name, value, (field, state) => {
        expect(told({ [field]: state }, {}, { strict: true }).outcome).not.toBe('valid');
      }),
      { numRuns: runs(100) },
    );
  });

  test('an amount that is not in the document is never taken for one that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(0, 5, 15), (cents, vatRate) => {
        const unitPrice = cents / 100;
        const line = { unitPrice, quantity: 3, vatRate, priceInclVat: unitPrice * 2 + 1 };
        expect(told({}, line).outcome).toBe('malformed');
      }),
      { numRuns: runs(50) },
    );
  });

  test('the lines are read as often for fifty unknown amounts of the document as for one', () => {
    const readsWith = (count: number) => {
      let reads = 0;
      const unknown = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `xbq${'bcdfg'[index % 5]}${'hjklmnpqrs'[index % 10]}${index}`,
          12.5 + index,
        ]),
      );
      const { lines, ...request } = example('standard-invoice');
      const line = Object.defineProperty({ ...lines[0], lineExtensionAmount: null }, 'quantity', {
        enumerable: true,
        get: () => {
          reads += 1;
          return 1;
        },
      });
      validate({ ...request, taxTotal: null, legalMonetaryTotal: null, ...unknown, lines: [line] });
      return reads;
    };
    expect(readsWith(50)).toBe(readsWith(1));
  });
});
