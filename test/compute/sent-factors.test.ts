import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '../../src/render/render-document.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { pintAe } from '../cli/command-line.ts';
import { textOf } from '../render/printed.ts';
import { edited, example, lineOf } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Sent {
  readonly fact: string;
  readonly edit: (request: DocumentRequest) => void;
  readonly path: string;
  readonly sent: string;
  readonly written: string | null;
  /** Describes how the printed invoice says it. */
  readonly shown: string;
}

const line = (fields: object) => (request: DocumentRequest) => {
  Object.assign(lineOf(request), { lineExtensionAmount: null, ...fields });
  Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
};
const entry = (fields: object) => ({ isCharge: false, amount: 50, reason: 'Discount', ...fields });
const document = (fields: object) => (request: DocumentRequest) => {
  Object.assign(request, { taxTotal: null, legalMonetaryTotal: null, ...fields });
};

const cases: readonly Sent[] = [
  ...[15, 0].map((vatRate) => ({
    fact: `category S with rate ${vatRate}`,
    edit: line({ vatCategory: 'S', vatRate }),
    path: 'lines[0].vatRate',
    sent: String(vatRate),
    written: '5',
    shown: `Line 1, VAT rate: ${vatRate} was sent, but these figures were made with 5.`,
  })),
  {
    fact: 'category Z with rate 5',
    edit: line({ vatCategory: 'Z', vatRate: 5 }),
    path: 'lines[0].vatRate',
    sent: '5',
    written: '0',
    shown: 'Line 1, VAT rate: 5 was sent, but these figures were made with 0.',
  },
  {
    fact: 'a rate of 0 without a category',
    edit: line({ vatCategory: null, vatRate: 0 }),
    path: 'lines[0].vatRate',
    sent: '0',
    written: '5',
    shown: 'Line 1, VAT rate: 0 was sent, but these figures were made with 5.',
  },
  {
    fact: 'a discount of a line in another category',
    edit: line({ allowancesCharges: [entry({ vatCategory: 'Z' })] }),
    path: 'lines[0].allowancesCharges[0].vatCategory',
    sent: 'Z',
    written: 'S',
    shown: 'Line 1, VAT category: Z was sent, but these figures were made with S.',
  },
  {
    fact: 'a discount of a line at another rate',
    edit: line({ allowancesCharges: [entry({ vatRate: 0 })] }),
    path: 'lines[0].allowancesCharges[0].vatRate',
    sent: '0',
    written: '5',
    shown: 'Line 1, VAT rate: 0 was sent, but these figures were made with 5.',
  },
  {
    fact: 'a discount of the document at another rate',
    edit: document({ allowancesCharges: [entry({ vatCategory: 'S', vatRate: 15 })] }),
    path: 'allowancesCharges[0].vatRate',
    sent: '15',
    written: '5',
    shown: 'VAT rate: 15 was sent, but these figures were made with 5.',
  },
  {
    fact: 'a percentage that does not give the discount',
    edit: line({ allowancesCharges: [entry({ multiplierPercent: 20 })] }),
    path: 'lines[0].allowancesCharges[0].multiplierPercent',
    sent: '20',
    written: null,
    shown: 'Line 1, Discount or charge in percent: 20 was sent, but these figures do not use it.',
  },
  {
    fact: 'a price for no units',
    edit: line({ baseQuantity: 0 }),
    path: 'lines[0].baseQuantity',
    sent: '0',
    written: '1',
    shown: 'Line 1, Number of units that the price is for: 0 was sent, but these figures were made with 1.',
  },
  {
    fact: 'an exchange rate beside the dirham',
    edit: document({ currencyExchangeRate: 3.6725 }),
    path: 'currencyExchangeRate',
    sent: '3.6725',
    written: null,
    shown: 'Exchange rate: 3.6725 was sent, but these figures do not use it.',
  },
];

const shownIn = (request: unknown, language: 'en' | 'ar' | 'both') =>
  renderDocument(JSON.stringify(request), { language }).html ?? '';

async function computed(request: unknown) {
  const file = join(temporaryFolder(), 'request.json');
  writeFileSync(file, JSON.stringify(request));
  const { code, stdout } = await pintAe(['compute', file]);
  return { code, ...JSON.parse(stdout) };
}

describe('a figure that the amounts are not made of', () => {
  test.each(cases)('is told by compute, which then exits 1: $fact', async ({ edit, path, sent }) => {
    const { code, adjustments } = await computed(edited('standard-invoice', edit));
    expect(code).toBe(1);
    expect(adjustments).toMatchObject([{ path, sent }]);
  });

  test.each(cases)('is on the printed invoice, in both languages: $fact', ({ edit, sent, shown }) => {
    const request = edited('standard-invoice', edit);
    expect(textOf(shownIn(request, 'en'))).toContain(shown);
    expect(textOf(shownIn(request, 'ar'))).toContain(`أُرسلت القيمة ${sent}`);
  });

  test('is marked where the invoice shows another rate', () => {
    const page = shownIn(edited('standard-invoice', line({ vatCategory: 'S', vatRate: 15 })), 'en');
    expect(page).toMatch(/5<\/bdi><\/span>%<\/bdi> <span class="mark">≠<\/span>/);
  });
});

test('a negative price is the same amount with the sign at the quantity, which compute accepts', async () => {
  const { code, adjustments } = await computed(
    edited('standard-invoice', (request) => {
      document({})(request);
      request.lines.push({ ...lineOf(request, 1), id: '3', lineExtensionAmount: null, unitPrice: -50 });
    }),
  );
  expect(code).toBe(0);
  expect(adjustments).toMatchObject([
    { path: 'lines[2].quantity', sent: '1', written: '-1' },
    { path: 'lines[2].unitPrice', sent: '-50.00', written: '50.00' },
  ]);
});

test('compute says which sent totals the document does not add up to', async () => {
  const request = edited('standard-invoice', (each) => {
    Object.assign(each, { taxTotal: { taxAmount: 529 } });
  });
  const { code, issues } = await computed(request);
  expect(code).toBe(1);
  expect(issues).toMatchObject([{ rule: 'ibr-co-14', path: 'taxTotal.taxAmount' }]);
  expect(await computed(example('standard-invoice'))).toMatchObject({ code: 0, adjustments: [], issues: [] });
});

test('a discount that is not its percentage of its base is marked on the printed invoice', () => {
  const request = edited(
    'standard-invoice',
    line({ allowancesCharges: [entry({ baseAmount: 1000, multiplierPercent: 10 })] }),
  );
  expect(textOf(shownIn(request, 'en'))).toContain(
    'Line 1, Discount or charge in percent: the document says 50.00; its parts add up to 100.00.',
  );
});
