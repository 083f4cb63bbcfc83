import { describe, expect, test } from 'vitest';
import type { UblNode } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { plainTree } from '../plain-tree.ts';
import { edited, example, lineOf } from '../requests.ts';
import { pageOf, rootOf, textOf } from './printed.ts';

describe('the title of a document', () => {
  test('of an unnamed type comes from its root', () => {
    const root = plainTree(rootOf(example('standard-invoice')));
    const isKept = (child: UblNode) => typeof child === 'string' || child.localName !== 'InvoiceTypeCode';
    expect(pageOf({ ...root, children: root.children.filter(isKept) })).toContain('<h1>Invoice</h1>');
  });
});

describe('an electronic address', () => {
  test('of a scheme that no list has is printed as it is', () => {
    const request = edited('standard-invoice', ({ buyer }) =>
      Object.assign(buyer, { participantId: '9999:12' }),
    );
    expect(textOf(pageOf(rootOf(request)))).toContain('Electronic address 9999:12 ');
  });
});

describe('a tax invoice shows', () => {
  const english = textOf(pageOf(rootOf(example('standard-invoice'))));

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
  test('supporting documents: listed with what they are and their size', () => {
    const file = { fileName: 'hours.csv', mimeCode: 'text/csv', embeddedBase64: 'YSxiLGMK' };
    const additionalDocuments = [{ documentId: 'TS-1', description: 'Time sheet', ...file }];
    const page = pageOf(rootOf({ ...example('standard-invoice'), additionalDocuments }));
    expect(textOf(page)).toContain('TS-1: Time sheet hours.csv (CSV, 6 B) enclosed in the e-invoice');
  });

  test('notes keep their lines', () => {
    const request = edited('standard-invoice', (each) => Object.assign(each, { notes: 'First\nSecond' }));
    expect(pageOf(rootOf(request))).toContain('<p class="lines-kept"><bdi>First\nSecond</bdi></p>');
  });

  const abuDhabi = { countryCode: 'AE', countrySubentity: 'AUH' };
  const [home, abroad] = [{ countryCode: 'AE' }, { countryCode: 'IN', city: 'Reva' }];
  test.each([
    ['a city besides its emirate', { ...abuDhabi, city: 'Al Ain' }, 'Al Ain, Abu Dhabi United Arab'],
    ['a city once, named as its emirate', { ...abuDhabi, city: 'abu dhabi' }, 'Street Abu Dhabi United Arab'],
    ['a city once, by the code of its emirate', { ...home, city: 'DXB' }, 'Street Dubai United Arab'],
    ['a region of another country as it is', abroad, 'Street Reva, DXB India'],
    ['a postal code at its end', { ...abroad, postalCode: '15551' }, 'Street Reva, DXB, 15551 India'],
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
});

test('a request and its UBL are shown alike', () => {
  const root = rootOf(example('several-vat-categories'));
  const parsed = parseUbl(serialise(root));
  expect(parsed.ok && pageOf(parsed.value)).toBe(pageOf(root));
});
