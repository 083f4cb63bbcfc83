import { describe, expect, test } from 'vitest';
import { serialise } from '../../src/ubl/serialise.ts';
import { plainTree } from '../plain-tree.ts';
import { edited, example, lineOf } from '../requests.ts';
import { pageOf, rootOf, rowsOf, textOf } from './printed.ts';

const read = (name: string, language: 'en' | 'ar' | 'both' = 'en') =>
  textOf(pageOf(rootOf(example(name)), { language }));

describe('the title of a document', () => {
  test.each([
    ['standard-invoice', 'Tax invoice', 'فاتورة ضريبية'],
    ['out-of-scope', 'Commercial invoice', 'فاتورة تجارية'],
    ['credit-note', 'Tax credit note', 'إشعار دائن ضريبي'],
    ['self-billing-invoice', 'Tax invoice (self-billing)', 'فاتورة ضريبية (فوترة ذاتية)'],
    ['self-billing-credit-note', 'Tax credit note (self-billing)', 'إشعار دائن ضريبي (فوترة ذاتية)'],
  ])('%s says its type in both languages', (name, english, arabic) => {
    const titleIn = (language: 'en' | 'ar' | 'both') => {
      const [, title = ''] = /<h1>([\s\S]*?)<\/h1>/.exec(pageOf(rootOf(example(name)), { language })) ?? [];
      return textOf(title);
    };
    expect(titleIn('en')).toBe(english);
    expect(titleIn('ar')).toBe(arabic);
    expect(titleIn('both')).toBe(`${english} ${arabic}`);
  });

  test('of an unnamed type comes from its root', () => {
    const root = plainTree(rootOf(example('standard-invoice')));
    const other = {
      ...root,
      children: root.children.filter(
        (child) => typeof child === 'string' || child.localName !== 'InvoiceTypeCode',
      ),
    };
    expect(pageOf(other)).toContain('<h1>Invoice</h1>');
  });
});

describe('a predefined address', () => {
  test.each([
    ['0235:9900000097', 'Deemed supply: no buyer receives it', 'توريد اعتباري'],
    [
      '0235:9900000098',
      'Buyer who is not on the e-invoicing system',
      'مشترٍ ليس على نظام الفوترة الإلكترونية',
    ],
    ['0235:9900000099', 'Export to a buyer without an electronic address', 'تصدير إلى مشترٍ ليس له عنوان'],
  ])('%s is printed with what it means, and nowhere without', (participantId, english, arabic) => {
    const request = edited('standard-invoice', ({ buyer }) => {
      Object.assign(buyer, { participantId, trn: null, legalRegistrationNumber: null });
    });
    const printed = textOf(pageOf(rootOf(request), { language: 'both' }));
    expect(printed).toContain(english);
    expect(printed).toContain(arabic);
    expect(printed.split(participantId.slice(-10))).toHaveLength(2);
  });
});

describe('an electronic address', () => {
  test.each([
    ['0235:1003548797', 'UAE tax identification', 'التعريف الضريبي في الإمارات'],
    ['0088:7300010000001', 'GLN', 'GLN'],
    ['0192:987654321', 'Enhetsregisteret ved Bronnoysundregisterne', 'Enhetsregisteret'],
  ])('%s says its scheme', (participantId, english, arabic) => {
    const request = edited('standard-invoice', ({ buyer }) => Object.assign(buyer, { participantId }));
    expect(textOf(pageOf(rootOf(request)))).toContain(`${participantId} ${english}`);
    expect(textOf(pageOf(rootOf(request), { language: 'ar' }))).toContain(`${participantId} ${arabic}`);
  });

  test('of a scheme that no list has is printed as it is', () => {
    const request = edited('standard-invoice', ({ buyer }) =>
      Object.assign(buyer, { participantId: '9999:12' }),
    );
    expect(textOf(pageOf(rootOf(request)))).toContain('Electronic address 9999:12 ');
  });
});

describe('a credit note', () => {
  test.each([
    ['en', /^.*Tax credit note Invoice corrected INV-[^ ]+ \(?\d+ \w+ \d{4}\)? Reason/],
    ['ar', /^.*إشعار دائن ضريبي الفاتورة المصحَّحة INV/],
  ] as const)('says at its head which invoice it corrects, of which day, and why (%s)', (language, head) => {
    expect(read('credit-note', language)).toMatch(head);
  });
});

describe('what is paid in parts', () => {
  const inParts = (language: 'en' | 'ar') =>
    textOf(
      pageOf(
        rootOf(
          edited('standard-invoice', (request) =>
            Object.assign(request, {
              paymentTerms: 'Two instalments',
              instalments: [{ amount: 5000, dueDate: '2026-12-01', note: 'On delivery' }, { amount: 5125.8 }],
              prepaidAmount: 1000,
              paidAmounts: [{ amount: 1000, date: '2026-10-20' }],
              legalMonetaryTotal: null,
            }),
          ),
        ),
        { language },
      ),
    );

  test('is shown with its amounts and dates', () => {
    const english = inParts('en');
    expect(english).toContain('Terms Two instalments Instalment 5,000.00 1 December 2026 On delivery');
    expect(english).toContain('Instalment 5,125.80');
    expect(english).toContain('Payment in advance 1,000.00 20 October 2026');
  });

  test('in Arabic too', () => {
    expect(inParts('ar')).toMatch(/قسط 5,000\.00 .*قسط 5,125\.80.*دفعة مقدمة 1,000\.00/s);
  });
});

describe('a tax invoice shows', () => {
  const english = read('standard-invoice');

  test('both parties with TRN, legal registration and an address in words', () => {
    for (const text of [
      'Falcon Office Supplies LLC',
      'TRN 100354879700003',
      'Legal registration CN-1184420 Trade licence',
      'Issued by Dubai Department of Economy and Tourism',
      'Warehouse 14, Al Quoz Industrial Area 3 Dubai United Arab Emirates',
      'Oasis Consulting FZ-LLC',
    ]) {
      expect(english).toContain(text);
    }
    expect(english).not.toMatch(/\bDXB\b|\bAUH\b/);
    expect(read('standard-invoice', 'ar')).toContain('دبي الإمارات العربية المتحدة');
  });

  test('dates in words, and references', () => {
    expect(english).toContain('Issue date 2 November 2026');
    expect(english).toContain('Due date 2 December 2026');
    expect(english).toContain('Purchase order PO-77120');
    expect(read('standard-invoice', 'ar')).toContain('تاريخ الإصدار 2 نوفمبر 2026');
  });

  test('its lines with the unit in words, price, VAT rate, VAT and total', () => {
    expect(english).toContain(
      'Ergonomic office chair, black Item no. CH-ERG-01 HS code 940139 Goods 12 each 845.50 10,146.00 5% 507.30 10,653.30',
    );
    expect(read('standard-invoice', 'ar')).toContain('12 وحدة');
  });

  test('how it is to be paid', () => {
    expect(english).toContain('Means of payment Credit transfer');
    // The list of codes says "In cash" for the same.
    const inCash = edited('standard-invoice', (each) => Object.assign(each, { paymentMode: '10' }));
    expect(textOf(pageOf(rootOf(inCash)))).toMatch(/Means of payment Cash (?!\()/);
    expect(english).toContain('IBAN AE07 0331 2345 6789 0123 456');
    expect(english).toContain('Terms 30 days net');
  });
});

describe('besides its figures a document shows', () => {
  test('a credit note: why it was issued, and which invoice it corrects', () => {
    const text = read('credit-note');
    expect(text).toContain('Invoice corrected INV-2026-0042 2 November 2026');
    expect(text).toContain('Reason for the credit note Goods or services were returned');
    expect(text).toContain('Amount credited 1,775.55');
    expect(read('credit-note', 'ar')).toContain('سبب الإشعار الدائن');
  });

  test('an exempt supply: why it is exempt', () => {
    expect(read('exempt')).toContain('Supply of residential buildings by sale or lease');
    expect(read('exempt', 'ar')).toContain('توريد المباني السكنية بالبيع أو التأجير');
  });

  test('a supply under reverse charge: who accounts for the VAT, and for which goods', () => {
    const text = read('reverse-charge');
    expect(text).toContain('The recipient must account for the VAT under the reverse charge mechanism.');
    expect(text).toMatch(/Goods under reverse charge [A-Z]/);
  });

  test('an export: the flag, the place of delivery, the rate and the amounts in AED', () => {
    const text = read('export-usd');
    for (const said of [
      'About this transaction Export',
      'Deliver to Moi Avenue 47 Mombasa, Mombasa County Kenya',
      'Incoterms CIF',
      '1 USD = 3.6725 AED',
      'In AED',
      '17,429.69',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('a summary invoice: its period and how often it is billed', () => {
    expect(read('summary-invoice')).toMatch(/Billing period from \d+ \w+ 2026 ?to \d+ \w+ 2026/);
  });

  test('discounts and charges with their reasons in words', () => {
    const text = read('allowances-and-charges');
    expect(text).toContain('Discount 5% of 6,450.00 -322.50');
    expect(text).toContain('Freight (Freight service) 5% 75.00');
    expect(read('allowances-and-charges', 'ar')).toContain('أجور شحن');
    const lines = rowsOf(pageOf(rootOf(example('allowances-and-charges'))), 'lines');
    expect(lines.map((line) => textOf(line.get('discount') ?? ''))).toEqual(['-322.50', '40.00']);
  });

  test('supporting documents: listed with what they are and their size', () => {
    const request = edited('standard-invoice', (each) => {
      each.additionalDocuments = [
        {
          documentId: 'TS-1',
          description: 'Time sheet',
          fileName: 'hours.csv',
          mimeCode: 'text/csv',
          embeddedBase64: 'YSxiLGMK',
        },
      ];
    });
    expect(textOf(pageOf(rootOf(request)))).toContain(
      'TS-1: Time sheet hours.csv (CSV, 6 B) enclosed in the e-invoice',
    );
  });

  test('notes keep their lines', () => {
    const request = edited('standard-invoice', (each) => Object.assign(each, { notes: 'First\nSecond' }));
    expect(pageOf(rootOf(request))).toContain('<p class="lines-kept"><bdi>First\nSecond</bdi></p>');
  });

  const [home, abroad] = [{ countryCode: 'AE' }, { countryCode: 'IN', city: 'Reva' }];
  test.each([
    [
      'a city besides its emirate',
      { ...home, city: 'Al Ain', countrySubentity: 'AUH' },
      'Al Ain, Abu Dhabi United Arab',
    ],
    [
      'a city once that has the name of its emirate',
      { ...home, city: 'abu dhabi', countrySubentity: 'AUH' },
      'Street Abu Dhabi United Arab',
    ],
    ['a city once that has the code of its emirate', { ...home, city: 'DXB' }, 'Street Dubai United Arab'],
    ['a region of another country as it is', abroad, 'Street Reva, DXB India'],
    [
      'a postal code at the end of its line',
      { ...abroad, postalCode: '15551' },
      'Street Reva, DXB, 15551 India',
    ],
    ['two streets', { ...home, line2: 'Floor 2' }, 'Street Floor 2 Dubai United Arab'],
  ])('an address has %s', (_, address, shown) => {
    const request = edited('export-usd', ({ buyer }) =>
      Object.assign(buyer.address, { line1: 'Street', city: 'Dubai', countrySubentity: 'DXB' }, address),
    );
    expect(textOf(pageOf(rootOf(request)))).toContain(shown);
  });

  test('a code without an explanation is shown as it is', () => {
    const request = edited('standard-invoice', (each) => Object.assign(lineOf(each), { unitCode: 'QQQ' }));
    expect(textOf(pageOf(rootOf(request)))).toContain('12 QQQ');
  });

  test.each([
    ['en', 'KGS is kilogram per second in the list of units; in trade it often means kilogram.'],
    ['ar', 'KGS في قائمة الوحدات كيلوغرام في الثانية؛ وكثيراً ما يُقصد به في التجارة كيلوغرام.'],
  ] as const)('a unit that trade uses for something else is explained (%s)', (language, explained) => {
    const request = edited('standard-invoice', (each) => Object.assign(lineOf(each), { unitCode: 'KGS' }));
    const printed = textOf(pageOf(rootOf(request), { language }));
    expect(printed).toContain('12 KGS 845.50');
    expect(printed).toContain(explained);
  });
});

describe('the verdict', () => {
  const root = rootOf(example('standard-invoice'));

  test.each([
    ['invalid', 'NOT VALID', 'غير صالح'],
    ['not-judged', 'NOT CHECKED', 'لم يُتحقق منه'],
  ] as const)('%s is written across every page, and in a sentence', (outcome, english, arabic) => {
    const page = pageOf(root, { language: 'both', verdict: { outcome, findings: 3 } });
    const [, mark = ''] = /<div class="watermark"[^>]*>([\s\S]*?)<\/div>/.exec(page) ?? [];
    expect(textOf(mark)).toBe(`${english} ${arabic}`);
    expect(page).toContain('class="banner"');
    expect(textOf(page)).toContain('Findings: 3');
    expect(page).toContain('@top-center');
  });

  test('valid leaves no mark', () => {
    const page = pageOf(root);
    expect(page).not.toContain('class="watermark"');
    expect(page).not.toContain('@top-center');
  });
});

test('a request and its UBL are shown alike', async () => {
  const { parseUbl } = await import('../../src/intake/parse-ubl.ts');
  const root = rootOf(example('several-vat-categories'));
  const parsed = parseUbl(serialise(root));
  expect(parsed.ok && pageOf(parsed.value)).toBe(pageOf(root));
});

test.each([
  ['standard-invoice', 'Amount due 11,125.80 AED'],
  ['export-usd', 'Amount due 4,746.00 USD'],
  ['credit-note', 'Amount credited 1,775.55 AED'],
])('the head of %s says the amount', (name, said) => {
  const [, head = ''] = /<dl class="particulars">([\s\S]*?)<\/dl>/.exec(pageOf(rootOf(example(name)))) ?? [];
  expect(textOf(head)).toContain(said);
});
