import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { withValueAt } from '../json-steps.ts';
import { example } from '../requests.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { texts } from './table-values.ts';

const request = example('standard-invoice');

/** Fields that systems send and requests do not have, by what they are about. */
const unknown = `
  isVoid voided is_cancelled cancelledAt status docStatus state isDraft posted isPosted unposted
  حالة paid isPaid amountPaid balance approved deleted printed type invoiceType kind isCreditNote
  docTypeCode isExport export reverseCharge rcm taxExempt isTaxable priceIncludesTax taxInclusive
  vatIncluded isZeroRated netAmount grossAmount totalExclVat amountWithVat vat vatAmount5
  tax_percent taxRate discount discountPercent lineDiscount shippingFee freight rounding roundOff
  retention advance tip currencyCode fxRate uom unit qty price itemName sku barcode remarks
  salesperson createdBy updatedOn id x customFields dueDte selr
`
  .trim()
  .split(/\s+/);

const values = [
  ...[
    true,
    false,
    'yes',
    'no',
    'Void',
    'Posted',
    'Not posted',
    'Draft',
    'credit_note',
    'Tax Invoice',
    'ملغاة',
    0,
    1,
    5,
    50.5,
    529.8,
    11125.8,
    10596,
  ],
  ...[
    '5.00',
    'AED 5',
    '5%',
    '2026-11-16',
    '',
    'x',
    'S',
    'EA',
    'USD',
    null,
    [],
    {},
    { amount: 5 },
    [{ id: 1, total: 9 }],
    'unpaid',
    -25,
  ],
];

/** Known fields, with the kind of texts that are tried in each. */
const known: readonly (readonly [steps: readonly (string | number)[], said: string])[] = [
  [['issueDate'], 'dates'],
  [['dueDate'], 'dates'],
  [['lines', 0, 'quantity'], 'numbers'],
  [['lines', 0, 'unitPrice'], 'numbers'],
  [['lines', 0, 'vatRate'], 'numbers'],
  [['taxTotal', 'taxAmount'], 'numbers'],
  [['transactionType'], 'flags'],
  [['buyer', 'trn'], 'identifiers'],
  [['invoiceNumber'], 'identifiers'],
  [['lines', 0, 'vatCategory'], 'words'],
  [['lines', 0, 'unitCode'], 'words'],
  [['paymentBankAccount'], 'identifiers'],
];

/** Values that JSON does not have. */
const otherValues: Readonly<Record<string, unknown>> = {
  'a bigint': 12n,
  'a long bigint': 123_456_789_012_345_678_901_234n,
  'a day': new Date(Date.UTC(2026, 10, 16)),
  'no day': new Date(Number.NaN),
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'minus zero': -0,
  nothing: undefined,
  'a symbol': Symbol('x'),
  'a function': () => 5,
  'a number as an object': Object(12),
  'a text as an object': Object('x'),
  'a flag as an object': Object(true),
  'a map': new Map([['a', 1]]),
  'a set': new Set([1]),
  bytes: new Uint8Array([1, 2]),
  'a pattern': /x/,
  'an error': new Error('x'),
  'an object without a prototype': Object.assign(Object.create(null), { a: 1 }),
  'what has its own JSON': { toJSON: () => 12 },
  'what has its own text': { toString: () => '12' },
  'a decimal of another library': { toFixed: () => '12.50', toString: () => '12.50', valueOf: () => 12.5 },
  'a decimal without an end': { toFixed: () => '1e5', toString: () => 'NaN' },
  'a promise': Promise.resolve(5),
  'a blob': new Blob(['x']),
  'a list with holes': Array.from({ length: 3 }),
};

function answerTo(document: unknown) {
  const { result, found } = validateDocument(JSON.stringify(document), { format: 'json' });
  const { outcome, totals, warnings, issues } = result;
  const said = [...issues, ...warnings].map(({ rule, path, message, hint = '' }) => [
    rule,
    path,
    message,
    hint,
  ]);
  return { outcome, payable: totals?.payableAmount, said, adjusted: found.adjusted };
}

function* asked(): Generator<Asked> {
  for (const [at, name] of unknown.entries())
    for (const [index, value] of values.entries()) {
      const places: readonly (readonly (string | number)[])[] = [[name], ['lines', 0, name], ['buyer', name]];
      // Each value stands in one place of the three, in turn.
      const place = places[(at + index) % 3] ?? [name];
      yield {
        name: `unknown: ${place.join('.')} as ${JSON.stringify(value)}`,
        answer: () => answerTo(withValueAt(request, place, value)),
      };
    }
  for (const [steps, said] of known)
    for (const text of texts[said] ?? [])
      yield {
        name: `written: ${steps.join('.')} as ${JSON.stringify(text)}`,
        answer: () => answerTo(withValueAt(request, steps, said === 'flags' ? { exports: text } : text)),
      };
  for (const [steps] of known)
    for (const [what, value] of Object.entries(otherValues))
      yield {
        name: `values: ${steps.join('.')} as ${what}`,
        answer: () => {
          const document = withValueAt(request, steps, null);
          Reflect.set(
            steps.slice(0, -1).reduce<object>((part, step) => Reflect.get(part, step), document),
            steps.at(-1) ?? '',
            value,
          );
          const { outcome, issues, adjustments } = validate(document);
          return { outcome, issues, adjustments };
        },
      };
}

compareWithApproved('fields', asked());
