import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { edited } from '../requests.ts';
import { buyerAddress, type Edit, fields } from './edits.ts';

describe('parts that are left out with the part to which they belong', () => {
  const invoiceOf = (name: string, edit: Edit) => normalise(edited(name, edit)).invoice;

  test('a second address line becomes the first if there is none', () => {
    const { buyer } = invoiceOf('standard-invoice', buyerAddress({ line1: ' ', line2: 'Second' }));
    expect([buyer.address.line1, buyer.address.line2]).toEqual(['Second', undefined]);
    const both = invoiceOf('standard-invoice', buyerAddress({ line1: 'First', line2: 'Second' }));
    expect([both.buyer.address.line1, both.buyer.address.line2]).toEqual(['First', 'Second']);
  });

  test('the value of a contract without the contract', () => {
    const references = { purchaseOrderId: null, contractId: null, contractValue: '5' };
    expect(invoiceOf('standard-invoice', fields({ references })).contract).toBeUndefined();
    const named = { ...references, contractId: 'C-1' };
    expect(invoiceOf('standard-invoice', fields({ references: named })).contract).toEqual({
      path: 'references',
      id: 'C-1',
      schemeId: undefined,
      value: '5',
      asSent: {},
    });
  });

  test('a project is a reference of an invoice, and a document of a credit note', () => {
    const references = { purchaseOrderId: null, contractId: null, projectId: 'P-1' };
    const invoice = invoiceOf('standard-invoice', fields({ references }));
    expect([invoice.project?.id, invoice.additionalDocuments]).toEqual(['P-1', []]);
    const note = invoiceOf('credit-note', fields({ references }));
    expect([note.project, note.additionalDocuments.map(({ documentId }) => documentId)]).toEqual([
      undefined,
      ['P-1'],
    ]);
  });

  test('the payment of a credit note that does not mention payment', () => {
    const nothing = { paymentMode: null, paymentBankAccount: null, dueDate: null };
    expect(invoiceOf('credit-note', fields(nothing)).payment).toBeUndefined();
    for (const said of [{ paymentMode: '10' }, { paymentBankAccount: 'A-1' }, { dueDate: '2026-12-01' }])
      expect(invoiceOf('credit-note', fields({ ...nothing, ...said })).payment).toMatchObject(said);
  });

  test('the address of a bank is at its field, with its country as a code', () => {
    const address = { line1: 'Bank Street', city: 'Muscat', countryCode: 'Oman' };
    const { payment, furtherPayments } = invoiceOf(
      'standard-invoice',
      fields({
        paymentServiceProviderAddress: address,
        paymentInstructions: [{ paymentMode: '10', paymentServiceProviderAddress: { countryCode: 'XX' } }],
      }),
    );
    expect(payment?.paymentServiceProviderAddress).toMatchObject({
      path: 'paymentServiceProviderAddress',
      city: 'Muscat',
      countryCode: 'OM',
    });
    expect(furtherPayments[0]?.paymentServiceProviderAddress).toMatchObject({
      path: 'paymentInstructions[0].paymentServiceProviderAddress',
      countryCode: 'XX',
    });
  });

  test('the tax registration of a seller without a TRN', () => {
    const edit: Edit = ({ seller }) => void Object.assign(seller, { trn: null });
    expect(invoiceOf('standard-invoice', edit).seller.taxRegistration).toBeUndefined();
  });

  test('the identification of a buyer without a TRN whose address is not one of the UAE, or is a TIN', () => {
    const identified = (participantId: string) =>
      invoiceOf('standard-invoice', ({ buyer }) => void Object.assign(buyer, { trn: null, participantId }))
        .buyer.identification;
    expect(identified('0088:5798000000124')).toBeUndefined();
    expect(identified('0235:1007123456')).toBeUndefined();
    expect(identified('0235:9900000097')).toBe('CN-2290117');
  });

  test.each(['deemedSupply', 'profitMargin', 'summaryInvoice'])(
    'the code of a self-billed document out of scope, if its flag %s means taxed supplies',
    (flag) => {
      const selfBilled = { documentType: 'SelfBillingInvoice' };
      expect(invoiceOf('exempt', fields(selfBilled)).typeCode).toBe('480');
      const flagged = fields({ ...selfBilled, transactionType: { [flag]: true } });
      expect(invoiceOf('exempt', flagged).typeCode).toBe('389');
    },
  );

  test('a period with a start only, and no period if nothing is sent', () => {
    expect(invoiceOf('standard-invoice', fields({ billingPeriodStart: '2026-10-01' })).period).toEqual({
      path: '',
      billingPeriodStart: '2026-10-01',
      billingPeriodEnd: undefined,
      billingFrequencyCode: undefined,
    });
    expect(invoiceOf('standard-invoice', () => {}).period).toBeUndefined();
  });

  test('an allowance of a document without lines has the default category', () => {
    const { allowancesCharges } = invoiceOf(
      'standard-invoice',
      fields({ lines: [], allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x' }] }),
    );
    expect(allowancesCharges.map(({ vatCategory }) => vatCategory)).toEqual(['S']);
  });

  test.each([
    [5, 100, 5, true, []],
    [3.33, 33.35, 10, false, ['percentageRounded']],
    [7, 100, 5, true, []],
  ])('%d as a share of %d by %d %%', (amount, baseAmount, multiplierPercent, isKept, told) => {
    const entry = { isCharge: false, amount, baseAmount, multiplierPercent, reason: 'x', vatCategory: 'S' };
    const { invoice, findings } = normalise(
      edited('standard-invoice', fields({ allowancesCharges: [entry] })),
    );
    expect(invoice.allowancesCharges[0]?.baseAmount !== undefined).toBe(isKept);
    expect(findings.map(({ text }) => text)).toEqual(told);
  });

  test('an empty payee and a missing one', () => {
    for (const payee of [null, { name: ' ' }])
      expect(invoiceOf('standard-invoice', fields({ payee })).payee).toBeUndefined();
  });

  test('the path of the whole document is the document', () => {
    expect(invoiceOf('standard-invoice', () => {}).path).toBe('');
  });
});
