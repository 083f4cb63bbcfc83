import { describe, expect, test } from 'vitest';
import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { findingsOfChecks } from '../../src/api/checks.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;

/** Rule, path and case of each finding. */
function found(name: string, edit: Edit) {
  const { invoice } = normalise(edited(name, edit));
  return findingsOfChecks(compute(invoice), checks).map(({ rule, path, text }) => [rule, path, text]);
}

const withoutTotals = { taxTotal: null, legalMonetaryTotal: null };

test('a check covers rules that exist, each once', () => {
  const { entries } = defaultSpecification.messages;
  for (const { id, covers = [] } of [...checks, ...advice]) {
    expect([id, covers.filter((rule) => !entries.has(rule))]).toEqual([id, []]);
    expect(new Set(covers).size).toBe(covers.length);
  }
});

test.each<[path: string, Edit]>([
  ['issueDate', (request) => Object.assign(request, { issueDate: '1999-12-31' })],
  ['dueDate', (request) => Object.assign(request, { dueDate: '2101-01-01' })],
  ['vatPointDate', (request) => Object.assign(request, { vatPointDate: '1999-12-31' })],
  ['billingPeriodStart', (request) => Object.assign(request, { billingPeriodStart: '1999-12-31' })],
  ['billingPeriodEnd', (request) => Object.assign(request, { billingPeriodEnd: '2101-01-01' })],
  [
    'precedingInvoiceIssueDate',
    (request) =>
      Object.assign(request, {
        documentType: 'CreditNote',
        precedingInvoiceNumber: 'INV-1',
        creditNoteReasonCode: 'DL8.61.1.A',
        precedingInvoiceIssueDate: '1999-12-31',
      }),
  ],
  [
    'delivery.actualDeliveryDate',
    (request) => Object.assign(request, { delivery: { actualDeliveryDate: '1999-12-31' } }),
  ],
])('a date out of range is named at its place: %s', (path, edit) => {
  const dates = found('standard-invoice', edit).filter(([rule]) => rule === 'pint-ae-date-range');
  expect(dates).toEqual([['pint-ae-date-range', path, 'onRequest']]);
});

test.each<[text: string, plain: string | undefined]>([
  ['Desk<br>Chair', 'Desk Chair'],
  ['<P class="x">Desk</p>\n\n<p>Chair</p>', 'Desk Chair'],
  ['Desk<HR />', 'Desk'],
  ['Desk<x/>Chair', 'Desk Chair'],
  ['Tables &amp; chairs&nbsp;&lt;oak&gt; &quot;A&quot;', 'Tables & chairs <oak> "A"'],
  ['A &#8211; B&#32;&#33;', 'A – B !'],
  ['A&#31;B &#55295;', 'A B \ud7ff'],
  ['A&#55296;B', 'A B'],
  ['<b>Desk', undefined],
  ['Desk</b>', undefined],
  ['<b>Desk</i>', undefined],
  ['a < b and c > d', undefined],
  ['&co; &#x41;', undefined],
])('of the markup in %j nothing is left in %j', (note, plain) => {
  const { invoice } = normalise(
    edited('standard-invoice', (request) => Object.assign(request, { notes: note })),
  );
  const values = findingsOfChecks(compute(invoice), advice)
    .filter(({ rule }) => rule === 'pint-ae-advice-markup')
    .map((finding) => finding.values?.plain);
  expect(values).toEqual(plain === undefined ? [] : [plain]);
});

describe('the statement of the reverse charge', () => {
  const gap = (length: number) => 'x'.repeat(length);
  test.each<[is: 'there' | 'without provision' | 'missing', note: string]>([
    ['there', 'Reverse-charge, clause 7'],
    ['there', 'RCM, Art. ٤٨'],
    ['without provision', 'Reverse charge; see article'],
    ['without provision', `rcm article${gap(41)}8`],
    ['there', `rcm article${gap(40)}8`],
    ['missing', 'Armrcmd, article 48'],
    ['missing', 'Article 48'],
    ['there', 'Thank you. The buyer accounts for the VAT; article 48.'],
    ['there', `The customer${gap(63)}account; article 48`],
    ['missing', `The customer${gap(64)}account; article 48`],
    ['missing', 'The customer is Falcon. Our account is below; article 48'],
    ['missing', 'Account of the customer, article 48'],
  ])('is %s: %s', (is, note) => {
    const { invoice } = normalise(
      edited('reverse-charge', (request) => Object.assign(request, { notes: note })),
    );
    const texts = findingsOfChecks(compute(invoice), advice)
      .filter(({ rule }) => rule === 'pint-ae-advice-reverse-charge-statement')
      .map(({ text }) => (text === 'statementWithoutProvision' ? 'without provision' : 'missing'));
    expect(texts).toEqual(is === 'there' ? [] : [is]);
  });
});

describe('a credit note', () => {
  const negated = (count: number) => (request: DocumentRequest) => {
    Object.assign(request, withoutTotals);
    for (const line of request.lines.slice(0, count))
      Object.assign(line, { quantity: -Number(line.quantity), lineExtensionAmount: null });
  };
  const isToldSo = (count: number) =>
    found('credit-note', negated(count)).some(([rule]) => rule === 'pint-ae-negative-credit-note');

  test('is negative if all its lines are, not if one of them is', () => {
    const { length } = edited('credit-note', () => {}).lines;
    expect(isToldSo(length)).toBe(true);
    const two = edited('credit-note', (request) => {
      request.lines.push({ ...lineOf(request), id: '99', lineExtensionAmount: null });
    });
    expect(two.lines.length).toBeGreaterThan(1);
    const oneOfTwo: Edit = (request) => {
      request.lines.push({ ...lineOf(request), id: '99' });
      for (const line of request.lines) line.lineExtensionAmount = null;
      negated(1)(request);
    };
    expect(found('credit-note', oneOfTwo).map(([rule]) => rule)).not.toContain(
      'pint-ae-negative-credit-note',
    );
  });
});

test('a volume discount whose code is misspelt by an option needs no preceding invoice', () => {
  const request = edited('volume-discount-credit-note', (sent) => {
    Object.assign(sent, { creditNoteReasonCode: null });
  });
  const rules = (creditNoteReasonCode: string) =>
    validate(request, { creditNoteReasonCode }).issues.map(({ rule }) => rule);
  expect(['VD', 'vd', 'Vd', 'XX'].map(rules)).toEqual([
    [],
    ['ibr-001-ae'],
    ['ibr-001-ae'],
    expect.arrayContaining(['ibr-001-ae', 'ibr-055-ae']),
  ]);
});

describe('a line net amount that does not follow from its price', () => {
  const sentAs =
    (lineExtensionAmount: number, vatCategory: 'S' | 'Z', vatRate: number): Edit =>
    (request) => {
      Object.assign(request, withoutTotals, {
        lines: [
          { ...lineOf(request), unitPrice: 105, quantity: 1, lineExtensionAmount, vatCategory, vatRate },
        ],
      });
    };

  test('is reported as without VAT only if the line has VAT and the amount is that', () => {
    const [withVat] = found('standard-invoice', sentAs(100, 'S', 5));
    expect(withVat).toEqual(['ibr-147-ae', 'lines[0].lineExtensionAmount', 'netOfInclusivePrice']);
    expect(found('standard-invoice', sentAs(90, 'S', 5))[0]?.[2]).toBe('onRequest');
    expect(found('standard-invoice', sentAs(90, 'Z', 0))[0]?.[2]).toBe('onRequest');
  });
});

test('an exemption that is given twice for a category is not written the second time', () => {
  const twice = found('exempt', (request) => {
    const [line] = request.lines;
    const exemption = { vatCategory: 'E', exemptionReasonCode: line?.exemptionReasonCode };
    Object.assign(request, { vatExemptions: [exemption, exemption] });
  });
  expect(twice).toContainEqual(['pint-ae-not-written', 'vatExemptions[1].vatCategory', 'exemptionOfNoGroup']);
  expect(twice).not.toContainEqual([
    'pint-ae-not-written',
    'vatExemptions[0].vatCategory',
    'exemptionOfNoGroup',
  ]);
});

test.each([
  ['10071234560000', 'trnLength'],
  ['1007123456000A3', 'trnWithOtherCharacters'],
  ['A00712345600003', 'trnWithOtherCharacters'],
  ['١٠٠٧١٢٣٤٥٦٠٠٠٠٣', 'trnInArabicDigits'],
  ['100712345600004', 'onRequest'],
])('the error in the TRN %s is named', (trn, text) => {
  const edit: Edit = ({ seller }) => Object.assign(seller, { trn, participantId: '0235:1007123456' });
  const told = found('standard-invoice', edit).find(([, path]) => path === 'seller.trn');
  expect(told?.[2]).toBe(text);
});

test.each([
  [[{ amount: 1, dueDate: '2026-12-01' }], ['instalments']],
  [[{ amount: 1, dueDate: '2026-12-01' }, { dueDate: '2026-12-02' }], []],
  [[], []],
])('instalments that all state their amounts come to what is to be paid: %j', (instalments, paths) => {
  const { warnings } = validate(edited('standard-invoice', (sent) => Object.assign(sent, { instalments })));
  const told = warnings.filter(({ rule }) => rule === 'pint-ae-advice-instalments');
  expect(told.map(({ path }) => path)).toEqual(paths);
});

test('an account without its number is not reported as an invalid IBAN', () => {
  const edit: Edit = (request) => Object.assign(request, { paymentBankAccount: null, accountScheme: 'IBAN' });
  expect(found('standard-invoice', edit).map(([rule]) => rule)).not.toContain('pint-ae-iban');
});

test.each([
  ['S', 0.05, 'rateAsFraction'],
  ['S', 1.05, 'rateAsFactor'],
  ['S', 1, 'onRequest'],
  ['Z', 1, 'onRequest'],
  ['Z', 0.05, 'onRequest'],
  ['Z', 1.05, 'onRequest'],
] as const)('a rate of category %s that was sent as %d is said to be %s', (vatCategory, vatRate, text) => {
  const edit: Edit = (request) => {
    Object.assign(request, withoutTotals);
    for (const line of request.lines) Object.assign(line, { vatCategory, vatRate });
  };
  expect(found('standard-invoice', edit).find(([, path]) => path === 'lines[0].vatRate')?.[2]).toBe(text);
});

test.each([
  ['an export', { exports: true }, { line1: 'x', city: '', countryCode: '' }, 'ibr-144-ae'],
  ['an export', { exports: true }, { line1: 'x', city: 'Muscat', countryCode: '' }, 'ibr-011'],
  ['an online sale', { ecommerce: true }, { line1: 'x', city: '', countryCode: '' }, 'ibr-144-ae'],
  ['an online sale', { ecommerce: true }, { line1: 'x', city: 'Muscat', countryCode: '' }, 'ibr-011'],
])(
  'an incomplete address of the buyer, to which %s is delivered, is named once',
  (_, flags, address, rule) => {
    const request = edited('export-usd', (each) =>
      Object.assign(each, {
        transactionType: flags,
        delivery: null,
        buyer: { ...each.buyer, trn: null, address },
      }),
    );
    expect(validate(request).issues.map((issue) => issue.rule)).toEqual([rule]);
  },
);
