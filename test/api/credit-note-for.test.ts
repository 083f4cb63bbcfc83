import { describe, expect, test } from 'vitest';
import { createCreditNote } from '../../src/api/credit-note-for.ts';
import { parseDocumentRequest } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example, exampleNames } from '../requests.ts';

const facts = { number: 'CN-9', issueDate: '2026-11-26', reasonCode: 'DL8.61.1.D' };

function invoice(name: string): DocumentRequest {
  const parsed = parseDocumentRequest(example(name));
  if (!parsed.ok) throw new Error('malformed');
  return parsed.value;
}

function credited(of: DocumentRequest, lines?: readonly { id: string; quantity?: number }[]) {
  const note = createCreditNote(of, { ...facts, ...(lines && { lines }) });
  if (!note.ok) throw new Error(note.failure.reason);
  return note.value;
}

const invoices = exampleNames.filter((name) => String(example(name).documentType).endsWith('Invoice'));

describe('a credit note for a whole invoice', () => {
  test.each(invoices)('%s: is valid, and of the same amounts', (name) => {
    const { request } = credited(invoice(name));
    const [note, original] = [validate(request), validate(example(name))];
    expect(note.issues).toEqual([]);
    const { taxExclusiveAmount, taxAmount, taxInclusiveAmount } = original.totals ?? {};
    expect(note.totals).toMatchObject({ taxExclusiveAmount, taxAmount, taxInclusiveAmount });
  });

  test('names its invoice, and says nothing that only the invoice can say', () => {
    const { request, leftOut } = credited({
      ...invoice('standard-invoice'),
      uuid: '5d1f3c52-0a57-4c0e-9a0e-3f1f4b7d6a21',
    });
    expect(request).toMatchObject({
      documentType: 'CreditNote',
      invoiceNumber: 'CN-9',
      precedingInvoiceNumber: 'INV-2026-0042',
      precedingInvoiceIssueDate: '2026-11-02',
      dueDate: null,
    });
    expect(request).not.toHaveProperty('uuid');
    expect(leftOut).toEqual([]);
  });

  test('of a self-billed invoice is self-billed', () => {
    expect(credited(invoice('self-billing-invoice')).request.documentType).toBe('SelfBillingCreditNote');
  });

  test('leaves out what was paid of the invoice, and names it', () => {
    const { request, leftOut } = credited({ ...invoice('standard-invoice'), prepaidAmount: 100 });
    expect(leftOut).toEqual(['prepaidAmount']);
    expect(request).not.toHaveProperty('prepaidAmount');
  });
});

describe('a credit note for some lines', () => {
  const of = invoice('allowances-and-charges');

  test('has the quantity that is credited, and names the amounts that nobody divided', () => {
    const { request, leftOut } = credited(of, [{ id: '1', quantity: 1 }]);
    expect(request.lines).toMatchObject([{ id: '1', quantity: 1, lineExtensionAmount: null }]);
    expect(leftOut).toContain('lines[0].allowancesCharges[0]');
    expect(leftOut).toContain('allowancesCharges[0]');
    expect(validate(request).issues).toEqual([]);
  });

  test('a whole line keeps its allowances', () => {
    expect(credited(of, [{ id: '1' }]).request.lines).toEqual(of.lines.slice(0, 1));
  });

  test('may credit as much of a line as it has', () => {
    const of = invoice('standard-invoice');
    const quantity = Number(of.lines[0]?.quantity);
    const { request } = credited(of, [{ id: '1', quantity }]);
    expect(request.lines).toMatchObject([{ id: '1', quantity }]);
    expect(validate(request).issues).toEqual([]);
  });

  test.each([
    [[{ id: '77' }], { reason: 'unknownLine', line: '77' }],
    [[{ id: '1' }, { id: '1' }], { reason: 'lineTwice', line: '1' }],
    [[{ id: '1', quantity: 1000 }], { reason: 'quantityNotOfLine', line: '1' }],
    [[{ id: '1', quantity: 0 }], { reason: 'quantityNotOfLine', line: '1' }],
    [[{ id: '1', quantity: -1 }], { reason: 'quantityNotOfLine', line: '1' }],
  ])('%j is refused', (lines, failure) => {
    const note = createCreditNote(invoice('standard-invoice'), { ...facts, lines });
    expect(note).toMatchObject({ ok: false, failure });
  });
});

test('a credit note has no credit note', () => {
  expect(createCreditNote(invoice('credit-note'), facts)).toEqual({
    ok: false,
    failure: { reason: 'notAnInvoice' },
  });
});

test('facts that are wrong are a mistake of the program', () => {
  expect(() => createCreditNote(invoice('exempt'), { ...facts, issueDate: 'today' })).toThrow(TypeError);
});
