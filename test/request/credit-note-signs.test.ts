import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/judge/steps.ts';
import { edited, lineOf } from '../requests.ts';
import { type Edit, fields } from './edits.ts';

describe('a credit note with negative amounts', () => {
  const negative: Edit = (request) => {
    for (const line of request.lines)
      Object.assign(line, { quantity: -Math.abs(line.quantity), lineExtensionAmount: null });
    Object.assign(request, { taxTotal: { taxAmount: -5 }, legalMonetaryTotal: null, prepaidAmount: -1 });
  };
  const turned = (edit: Edit) =>
    normalise(edited('credit-note', edit), { negativeCreditNotes: 'turn' as const });
  const toldOf = ({ notices }: ReturnType<typeof turned>) =>
    notices.filter(({ id }) => id === 'creditNoteTurned');

  test('is turned if the caller asks for it, which is reported', () => {
    const result = turned(negative);
    expect(toldOf(result)).toMatchObject([{ path: 'lines', severity: 'warning' }]);
    expect(result.invoice.lines.every(({ quantity }) => quantity.greaterThan(0))).toBe(true);
    expect(result.invoice.sent.taxAmount?.toNumber()).toBe(5);
    expect(result.invoice.prepaidAmount?.toNumber()).toBe(1);
    const notAsked = normalise(edited('credit-note', negative));
    expect(notAsked.invoice.lines.every(({ quantity }) => quantity.lessThan(0))).toBe(true);
  });

  test('may have negative prices instead', () => {
    const result = turned((request) => {
      for (const line of request.lines)
        Object.assign(line, { unitPrice: -Math.abs(line.unitPrice), lineExtensionAmount: null });
    });
    expect(toldOf(result)).toHaveLength(1);
    expect(result.invoice.lines.every(({ unitPrice }) => unitPrice.greaterThan(0))).toBe(true);
  });

  test.each<[string, Edit]>([
    ['one line gives', (request) => void request.lines.push({ ...lineOf(request), id: '9', quantity: 1 })],
    [
      'both quantity and price are negative, which is positive',
      (request) => {
        for (const line of request.lines)
          Object.assign(line, { quantity: -1, unitPrice: -1, lineExtensionAmount: null });
      },
    ],
    [
      'a line costs nothing',
      (request) => {
        for (const line of request.lines)
          Object.assign(line, { quantity: 1, unitPrice: 0, lineExtensionAmount: null });
      },
    ],
    ['there are no lines', fields({ lines: [] })],
  ])('is not turned if %s', (_, edit) => {
    const result = turned((request) => {
      negative(request);
      edit(request);
    });
    expect(toldOf(result)).toEqual([]);
  });
});
