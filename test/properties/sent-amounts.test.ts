import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { judgeRequest } from '../../src/api/validate-request.ts';
import { type Decimal, decimal, zero } from '../../src/core/numbers/decimal.ts';
import { stringValue, type UblElement } from '../../src/core/xml/element.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { validRequests } from './valid-requests.ts';

/** By how much an ERP may be off: nothing, a fil, a rounding, a mistake; with two decimals or three. */
const deviation = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.constantFrom(0.01, -0.01, 0.02, -0.02, 0.03, 0.005, -0.005, 0.25, 0.99) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000),
  },
);

/** A request with its own totals, which may be wrong. */
const requestWithAmounts = fc
  .tuple(validRequests, fc.array(deviation, { minLength: 12, maxLength: 12 }))
  .map(([request, deviations]): DocumentRequest => {
    const { totals } = convert({ ...request, taxTotal: null, legalMonetaryTotal: null });
    let next = 0;
    const off = (amount: string | null | undefined) => {
      next += 1;
      return Number(decimal(amount ?? '0').plus(deviations[next % deviations.length] ?? 0));
    };
    return {
      ...request,
      lines: request.lines.map((line) => ({ ...line, lineExtensionAmount: line.quantity * line.unitPrice })),
      taxTotal: { taxAmount: off(totals?.taxAmount) },
      legalMonetaryTotal: {
        lineExtensionAmount: off(totals?.lineExtensionAmount),
        taxExclusiveAmount: off(totals?.taxExclusiveAmount),
        taxInclusiveAmount: off(totals?.taxInclusiveAmount),
        payableAmount: off(totals?.payableAmount),
      },
    };
  });

/** Every amount that a request sends, with its path. */
function sentAmounts(request: DocumentRequest): [path: string, amount: number][] {
  const entries = (of: DocumentRequest['allowancesCharges'], path: string) =>
    (of ?? []).flatMap(({ amount, baseAmount }, index): [string, number | null | undefined][] => [
      [`${path}allowancesCharges[${index}].amount`, amount],
      [`${path}allowancesCharges[${index}].baseAmount`, baseAmount],
    ]);
  const sent: [string, number | null | undefined][] = [
    ...request.lines.flatMap((line, index): [string, number | null | undefined][] => [
      [`lines[${index}].lineExtensionAmount`, line.lineExtensionAmount],
      ...entries(line.allowancesCharges, `lines[${index}].`),
    ]),
    ...entries(request.allowancesCharges, ''),
    ['taxTotal.taxAmount', request.taxTotal?.taxAmount],
    ['legalMonetaryTotal.lineExtensionAmount', request.legalMonetaryTotal?.lineExtensionAmount],
    ['legalMonetaryTotal.taxExclusiveAmount', request.legalMonetaryTotal?.taxExclusiveAmount],
    ['legalMonetaryTotal.taxInclusiveAmount', request.legalMonetaryTotal?.taxInclusiveAmount],
    ['legalMonetaryTotal.payableAmount', request.legalMonetaryTotal?.payableAmount],
    ['prepaidAmount', request.prepaidAmount || null],
  ];
  return sent.filter((each): each is [string, number] => typeof each[1] === 'number');
}

/** Amounts of the UBL by the path from which they were written; those of one path are parts of one amount. */
function amountsByPath(root: UblElement | undefined): ReadonlyMap<string, Decimal> {
  const amounts = new Map<string, Decimal>();
  const add = (path: string, text: string) => {
    amounts.set(path, (amounts.get(path) ?? zero).plus(text));
  };
  const visit = (element: UblElement) => {
    const text = stringValue(element);
    if (element.requestPath !== undefined && element.localName.endsWith('Amount') && text !== '')
      add(element.requestPath, text);
    if (element.localName === 'PrepaidAmount') add('prepaidAmount', text);
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  if (root !== undefined) visit(root);
  return amounts;
}

/** Smaller differences come from binary fractions in the caller's arithmetic. */
const noise = 1e-6;

test('every amount that is sent is in the UBL to the cent, or in the adjustments, or named by an issue', () => {
  fc.assert(
    fc.property(requestWithAmounts, (request) => {
      const { result, written } = judgeRequest(request, {});
      const told = new Set([...result.adjustments, ...result.issues].map(({ path }) => path));
      const isNamed = (path: string) => result.issues.some(({ message }) => message.includes(`${path} `));
      const inUbl = amountsByPath(written?.root);
      const silent = sentAmounts(request).filter(
        ([path, amount]) =>
          !told.has(path) && !isNamed(path) && !inUbl.get(path)?.minus(amount).abs().lessThan(noise),
      );
      expect(silent).toEqual([]);
    }),
  );
});
