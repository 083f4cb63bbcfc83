import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example, lineOf } from '../requests.ts';

type LineRequest = DocumentRequest['lines'][number];
type Sent = { readonly taxAmount?: number; readonly totals?: readonly [number, number, number, number] };

/** An invoice of these lines that sends its totals: without VAT (twice), with VAT, and payable. */
function invoice(lines: readonly Partial<LineRequest>[], sent: Sent = {}): DocumentRequest {
  const request = example('standard-invoice');
  const first = lineOf(request);
  const { totals } = sent;
  return {
    ...request,
    lines: lines.map((line, index) => ({
      ...first,
      lineExtensionAmount: null,
      ...line,
      id: String(index + 1),
    })),
    taxTotal: sent.taxAmount === undefined ? null : { taxAmount: sent.taxAmount },
    legalMonetaryTotal:
      totals === undefined
        ? null
        : {
            lineExtensionAmount: totals[0],
            taxExclusiveAmount: totals[1],
            taxInclusiveAmount: totals[2],
            payableAmount: totals[3],
          },
  };
}

const rulesOf = (findings: readonly { readonly rule: string; readonly path: string }[]) =>
  findings.map(({ rule, path }) => `${rule} ${path}`).sort();

describe('a total that the caller sends is written, or the difference is reported', () => {
  test('300 lines that are each 0.01 off are a contradiction of 3.00, not noise', () => {
    const lines = Array.from({ length: 300 }, () => ({
      quantity: 3,
      unitPrice: 33.335,
      lineExtensionAmount: 100,
    }));
    const { outcome, issues, adjustments, totals } = convert(
      invoice(lines, { taxAmount: 1500, totals: [30_000, 30_000, 31_500, 31_500] }),
    );
    expect(outcome).toBe('invalid');
    expect(rulesOf(issues)).toEqual(['pint-ae-totals lines']);
    expect(issues[0]?.message).toContain('300 of them are 0.01 off quantity × unit price, -3.00 in total');
    expect(totals?.payableAmount).toBe('31503.15');
    expect(adjustments).toHaveLength(300);
    expect(adjustments[0]).toMatchObject({
      path: 'lines[0].lineExtensionAmount',
      sent: '100.00',
      written: '100.01',
    });
  });

  test('with 30 such lines no rounding amount of -0.30 is invented', () => {
    const lines = Array.from({ length: 30 }, () => ({
      quantity: 3,
      unitPrice: 33.335,
      lineExtensionAmount: 100,
    }));
    const { outcome, issues, totals } = convert(
      invoice(lines, { taxAmount: 150, totals: [3000, 3000, 3150, 3150] }),
    );
    expect(outcome).toBe('invalid');
    expect(totals?.payableRoundingAmount).toBeNull();
    expect(issues[0]?.message).toContain('legalMonetaryTotal.payableAmount 3150.00 ≠ 3150.30');
  });
});
