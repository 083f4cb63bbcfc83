import { convert } from 'pint-ae';
import { describe, expect, test } from 'vitest';
import { purchaseContent } from '../../src/receive/purchase-record.ts';
import { creditNote, invoice, selfBillingInvoice } from '../support/requests.ts';

const ublOf = (request: object) => convert(request).xml ?? '';

describe('A purchase record', () => {
  test.each([
    ['an invoice', invoice],
    ['a credit note', creditNote],
    ['a self-billed invoice', selfBillingInvoice],
  ])('of %s says what its request said', (_, request) => {
    const { seller, buyer, lines, documentType, invoiceNumber, issueDate } = request;
    const record = purchaseContent(ublOf(request));
    expect(record).toMatchObject({
      documentType,
      invoiceNumber,
      issueDate,
      currency: 'AED',
      buyerName: buyer.name,
    });
    expect(record.seller).toEqual({
      name: seller.name,
      trn: seller.trn,
      participantId: seller.participantId,
    });
    expect(record.lines).toHaveLength(lines.length);
    for (const [index, { description, quantity, unitCode, unitPrice, vatRate }] of lines.entries())
      expect(record.lines[index]).toMatchObject({
        lineNumber: index + 1,
        description,
        quantity,
        unitCode,
        unitPrice,
        vatRate,
      });
  });

  test('in another currency has the VAT in that currency, not in AED', () => {
    const foreign = { ...invoice, currency: 'USD', currencyExchangeRate: 3.6725, taxCurrencyCode: 'AED' };
    expect(purchaseContent(ublOf(foreign))).toMatchObject({ currency: 'USD', totalVatAmount: 529.8 });
  });

  test('in another currency has no amounts of lines that its document states in AED only', () => {
    const foreign = { ...invoice, currency: 'USD', currencyExchangeRate: 3.6725, taxCurrencyCode: 'AED' };
    const [line] = purchaseContent(ublOf(foreign)).lines;
    expect(line).toMatchObject({ netAmount: 10146, vatAmount: null, grossAmount: null });
    const inDollars = ublOf(foreign).replaceAll(
      /(?<=<cac:ItemPriceExtension>.*?)currencyID="AED"/gs,
      'currencyID="USD"',
    );
    expect(purchaseContent(inDollars).lines[0]?.vatAmount).not.toBeNull();
  });

  const without: readonly (readonly [string, RegExp, object])[] = [
    ['price', /<cac:Price>.*?<\/cac:Price>/s, { lines: [{ unitPrice: null }, {}] }],
    ['quantity', /<cbc:InvoicedQuantity.*?<\/cbc:InvoicedQuantity>/s, { lines: [{ quantity: null }, {}] }],
    [
      'rate',
      /<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/s,
      { lines: [{ vatRate: null }, {}] },
    ],
    [
      'net amount',
      /(?<=<\/cbc:InvoicedQuantity>\s*)<cbc:LineExtensionAmount.*/,
      { lines: [{ netAmount: null }, {}] },
    ],
    ['total', /<cbc:PayableAmount.*/, { totalPayableAmount: null, totalNetAmount: 10596 }],
    ['VAT total', /(?<=<cac:TaxTotal>\s*)<cbc:TaxAmount.*/, { totalVatAmount: null }],
    ['due date', /<cbc:DueDate>.*/, { dueDate: null }],
  ];

  test.each(without)(
    'without a %s has null for it, never a figure that nobody wrote',
    (_, part, expected) => {
      const ubl = ublOf(invoice);
      const cut = ubl.replace(part, '');
      expect(cut).not.toBe(ubl);
      expect(purchaseContent(cut)).toMatchObject(expected);
    },
  );

  test('has null for an amount that is not a number', () => {
    const ubl = ublOf(invoice).replace(/(<cbc:PriceAmount[^>]*>)[^<]*/, '$1cheap');
    expect(purchaseContent(ubl).lines[0]?.unitPrice).toBeNull();
  });
});
