import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConversionResult, convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { decimal } from '../../src/core/numbers/decimal.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { readUbl } from '../results.ts';
import { validRequests } from './valid-requests.ts';

type LineRequest = DocumentRequest['lines'][number];

/** The verdict and the totals, with the VAT groups by category: they stand in the order of the lines. */
function verdictOf({ outcome, totals }: ConversionResult) {
  const breakdown = totals?.breakdown.toSorted((one, other) =>
    one.vatCategory.localeCompare(other.vatCategory),
  );
  return { outcome, totals: { ...totals, breakdown } };
}

const withLines = (request: DocumentRequest, edit: (line: LineRequest) => LineRequest[]) => ({
  ...request,
  lines: request.lines.flatMap(edit).map((line, index) => ({ ...line, id: String(index + 1) })),
});

/** Returns what says the same in other words has the same amounts. */
function staysTheSame(say: (request: DocumentRequest) => DocumentRequest) {
  fc.assert(
    fc.property(validRequests, (request) => {
      expect(verdictOf(convert(say(request)))).toEqual(verdictOf(convert(request)));
    }),
  );
}

describe('a document has the same verdict and the same totals', () => {
  test('with each price for two units or four', () => {
    // Doubles hold twice a price exactly if they hold the price, and the official check divides in doubles.
    for (const units of [2, 4])
      staysTheSame((request) =>
        withLines(request, (line) => [{ ...line, baseQuantity: units, unitPrice: line.unitPrice * units }]),
      );
  });

  test('with its own totals beside it', () => {
    staysTheSame((request) => {
      const { totals } = convert(request);
      const amount = (text: string | undefined) => Number(text);
      return {
        ...request,
        taxTotal: { taxAmount: amount(totals?.taxAmount) },
        legalMonetaryTotal: {
          lineExtensionAmount: amount(totals?.lineExtensionAmount),
          taxExclusiveAmount: amount(totals?.taxExclusiveAmount),
          taxInclusiveAmount: amount(totals?.taxInclusiveAmount),
          payableAmount: amount(totals?.payableAmount),
        },
      };
    });
  });

  test('as UBL that is read again', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const result = convert(request);
        const { request: read, unmapped } = readUbl(result.xml ?? '');
        expect(unmapped).toEqual([]);
        expect(validateUbl(result.xml ?? '').outcome).toBe('valid');
        expect(verdictOf(convert(read))).toEqual(verdictOf(result));
      }),
    );
  });
});

test('lines divided into two of half their quantity have the same verdict, and differ by a cent each at most', () => {
  fc.assert(
    fc.property(validRequests, (request) => {
      const whole = withLines(request, (line) => [{ ...line, allowancesCharges: null }]);
      const lines = request.lines.length;
      const halves = withLines(whole, (line) => {
        const half = { ...line, quantity: line.quantity / 2 };
        return [half, half];
      });
      const [one, two] = [whole, halves].map((each) =>
        convert({ ...each, allowancesCharges: null, prepaidAmount: null }),
      );
      expect(two?.outcome).toBe(one?.outcome);
      const apart = decimal(one?.totals?.lineExtensionAmount ?? '0').minus(
        two?.totals?.lineExtensionAmount ?? '0',
      );
      expect(apart.abs().lessThanOrEqualTo(lines * 0.01)).toBe(true);
    }),
  );
});
