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

const notIssued: readonly Fields[] = [
  { status: 'VOIDED' },
  { status: 'ملغاة' },
  { status: 'مسودة' },
  { status: 'Draft' },
  { state: 'cancel' },
  { state: 'draft' },
  { docstatus: 0 },
  { docstatus: 2 },
  { docstatus: '2' },
  { invoiceStatus: 'Cancelled' },
  { InvoiceStatus: 'DELETED' },
  { BillingDocumentIsCancelled: true },
  { BillingDocumentIsCancelled: 'X' },
  { Cancelled: 'tYES' },
  { CANCELED: 'Y' },
  { cancelled_at: '2026-11-20T10:00:00Z' },
  { cancelReason: 'customer' },
  { voided: 1 },
  { isDeleted: true },
  { is_draft: 'yes' },
  { deletedAt: '2026-11-20' },
  { ملغاة: 'نعم' },
  { ملغاة: true },
  { 'حالة الفاتورة': 'ملغية' },
  { kind: 'Quotation' },
  { cancellation: { date: '2026-11-20', reason: 'duplicate' } },
];

/** Fields whose name is not that of the state of a document, or whose words are more than that of a state. */
const perhapsNotIssued: readonly Fields[] = [
  { status: 'Void - duplicate' },
  { status: 'never voided' },
  { status: 'Cancellation refused' },
  { status: 'active (was void)' },
  { status: 'not posted' },
  { status: { code: 'CANCELLED' } },
  { recordState: 'Rejected' },
  { docType: 'Proforma' },
  { paymentStatus: 'void' },
  { deliveryStatus: 'rejected' },
  { refundStatus: 'void' },
  { previousStatus: 'draft' },
  { salesperson: 'Draft' },
  { header: { docstatus: 2 } },
  { shipment: { status: 'cancelled' } },
  { payment: { voided: true } },
  { posted: false },
  { isIssued: 'N' },
  { approved: 0 },
];

describe('a record that says that it was not issued', () => {
  test.each(notIssued)('is refused, with the field that says it: %j', (field) => {
    const { outcome, issues } = told(field);
    expect(outcome).toBe('malformed');
    expect(issues).toEqual([expect.stringMatching(/your system says that this was not issued/)]);
    expect(told({ ...field }, {}, { ignoreFields: Object.keys(field) }).outcome).toBe('valid');
  });

  test.each(perhapsNotIssued)('perhaps is refused with the question: %j', (field) => {
    const { outcome, issues } = told(field);
    expect(outcome).toBe('malformed');
    expect(issues).toEqual([expect.stringMatching(/, which may mean that this was not issued/)]);
    expect(told({ ...field }, {}, { ignoreFields: Object.keys(field) }).outcome).toBe('valid');
  });

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

  test.each([{ status: 'cancelled' }, { is_void: 1 }, { deleted: true }])(
    'is refused as a line: %j',
    (field) => {
      expect(told({}, field).issues).toEqual([expect.stringMatching(/^lines\[0\]\..*was not issued/)]);
    },
  );

  test.each([
    { status: 'Paid' },
    { status: 'Sent' },
    { state: 'posted' },
    { docstatus: 1 },
    { status: 'not cancelled' },
    { cancelled: false },
    { Cancelled: 'tNO' },
    { cancelled_at: null },
    { cancelledAt: '' },
    { isDraft: 'N' },
    { cancellationPolicy: 'See our site' },
    { replacesCancelledInvoice: 'INV-7' },
    { ملغاة: 'لا' },
    { payments: [{ status: 'cancelled' }] },
    { posted: true },
    { approvedBy: 'N/A' },
    { postedAt: false },
    { approved: null },
    { unposted: false },
  ])('is not one that was: %j', (field) => {
    expect(told(field).outcome).toBe('valid');
  });

  test('in its seller or buyer says nothing of the record', () => {
    const { buyer } = example('standard-invoice');
    expect(told({ buyer: { ...buyer, status: 'deleted' } }).outcome).toBe('valid');
  });

  test('by words that nobody knows is a warning, so that strict refuses it', () => {
    for (const field of [{ status: 'Zurückgestellt' }, { docstatus: 7 }, { workflow_state: 'B4' }])
      expect([told(field).outcome, told(field, {}, { strict: true }).outcome]).toEqual(['valid', 'invalid']);
  });
});

describe('a record whose money goes the other way', () => {
  test.each([
    { is_return: 1 },
    { isReturn: 'Y' },
    { isCreditNote: true },
    { move_type: 'out_refund' },
    { type: 'ACCRECCREDIT' },
    { move_type: 'in_invoice' },
    { kind: 'Credit Memo' },
    { transactionType2: 'Return' },
    { orderType: 'Refund' },
    { 'نوع المستند': 'مرتجع' },
  ])('contradicts an invoice: %j', (field) => {
    expect(told(field).issues).toEqual([expect.stringMatching(/but documentType is Invoice/)]);
  });

  test.each([{ move_type: 'out_invoice' }, { type: 'ACCREC' }, { docType: 'Invoice' }, { نوع: 'فاتورة' }])(
    'contradicts a credit note: %j',
    (field) => {
      expect(told(field, {}, {}, 'credit-note').issues).toEqual([
        expect.stringMatching(/but documentType is CreditNote/),
      ]);
    },
  );

  test.each([
    { is_return: 0 },
    { move_type: 'out_invoice' },
    { type: 'ACCREC' },
    { channel: 'Return' },
    { credit: true },
    { returnPolicy: 'yes' },
  ])('does not, where it is the same or says nothing of it: %j', (field) => {
    expect(told(field).outcome).toBe('valid');
  });

  test('is what self-billing is', () => {
    expect(told({ move_type: 'in_invoice' }, {}, {}, 'self-billing-invoice').outcome).toBe('valid');
    expect(told({ move_type: 'out_invoice' }, {}, {}, 'self-billing-invoice').outcome).toBe('malformed');
  });
});

const inside: readonly Fields[] = [
  { included_in_print_rate: 1 },
  { included_in_print_rate: true },
  { price_include: true },
  { taxes_included: true },
  { unitPriceIsGross: true },
  { PricesIncludingVAT: 'Yes' },
  { TaxIsIncluded: 1 },
  { is_tax_inclusive: 'Y' },
  { is_inclusive_tax: true },
  { vatIncluded: true },
  { LineAmountTypes: 'Inclusive' },
  { GlobalTaxCalculation: 'TaxInclusive' },
  { tax_behavior: 'inclusive' },
  { priceType: 'gross' },
  { VAT: 'included' },
  { pricesExcludeVat: false },
  { isNet: false },
  { tax_exclusive: 0 },
  { 'السعر شامل الضريبة': 'نعم' },
  { الأسعار: 'شاملة الضريبة' },
];

describe('prices that have VAT inside', () => {
  test.each(inside)('are refused as that, and never as a charge: %j', (field) => {
    for (const { outcome, issues } of [told(field), told({}, field)]) {
      expect(outcome).toBe('malformed');
      expect(issues).toEqual([expect.stringContaining('the prices include VAT')]);
    }
  });

  test('are refused in the taxes of a line too', () => {
    const { issues } = told({}, { taxes: [{ name: 'VAT 5 %', price_include: true }] });
    expect(issues[0]).toMatch(/^lines\[0\]\.taxes\.0\.price_include: .*the prices include VAT/);
  });

  test.each([
    { taxes_included: false },
    { isNet: true },
    { priceType: 'net' },
    { weightType: 'gross' },
    { tax_exclusive: true },
    { PricesIncludingVAT: 'No' },
    { net: 0 },
  ])('are not those that have none inside: %j', (field) => {
    expect(told(field).outcome).toBe('valid');
  });
});

describe('a number that the document has already', () => {
  const rate = { unitPrice: 5, quantity: 100, vatRate: 5 };

  test.each([
    'priceInclVat',
    'priceWithTax',
    'unitPriceInclVat',
    'withholdingTax',
    'withholdingTaxRate',
    'discount',
    'tip',
  ])('by its value alone is never %s', (name) => {
    for (const value of [0.05, 5, 15, 100, '5.0'])
      expect(told({}, { ...rate, [name]: value }).outcome).toBe('malformed');
  });

  test.each(['taxRate', 'tax_percentage', 'gstRate', 'vat', 'VATPrcnt', 'lineTaxRate'])(
    'is the rate as %s',
    (name) => {
      expect(told({}, { ...rate, [name]: 5 }).outcome).toBe('valid');
    },
  );

  test.each<Fields>([
    { netAmount: 500 },
    { lineTotal: 500 },
    { taxAmount: 25 },
    { priceInclVat: 5.25 },
    { total_incl_vat: 525 },
    { base_rate: 5 },
  ])('is what is computed from it: %j', (field) => {
    expect(told({}, { ...rate, ...field }).outcome).toBe('valid');
  });

  test.each(['rounding_adjustment', 'roundoff_value', 'RoundDif', 'adjustmentAmount'])(
    'is the rounding of the document under the name %s',
    (name) => {
      const rounded = { payableRoundingAmount: 0.02, [name]: 0.02 };
      const { issues } = told(rounded);
      expect(issues.filter((issue) => issue.startsWith(name))).toEqual([]);
      expect(told({ ...rounded, [name]: 0.03 }).issues.some((issue) => issue.startsWith(name))).toBe(true);
    },
  );

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

test.each([
  ['paymentBankAcount', 'AE070331234567890123456', 'paymentBankAccount'],
  ['invoiceNumbr', 'INV-12', 'invoiceNumber'],
])(
  'a slip of the pen is told as the field that is meant, before its letters are read: %s',
  (name, value, meant) => {
    const { [meant]: _, ...request } = example('standard-invoice') as unknown as Record<string, unknown>;
    const { issues, warnings } = validate({ ...request, [name]: value });
    const [finding] = [...issues, ...warnings].filter(({ path }) => path === name);
    expect(finding?.message).toContain(`Did you mean ${meant}?`);
  },
);

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
