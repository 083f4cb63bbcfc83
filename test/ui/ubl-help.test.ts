import { describe, expect, test } from 'vitest';
import { ublExplanation, ublOffer } from '../../src/ui/help/ubl-help.ts';
import { fixture } from '../schematron/fixture.ts';

const invoice = fixture('invoice');

/** A text with `|` where the cursor is. */
function at(marked: string): readonly [text: string, position: number] {
  return [marked.replace('|', ''), marked.indexOf('|')];
}

const offeredAt = (marked: string) => ublOffer(...at(marked), 'en')?.options.map(({ name }) => name) ?? [];

describe('the editor of UBL offers', () => {
  test('the elements that may come between the existing ones, and no others', () => {
    const names = offeredAt(invoice.replace('<cbc:IssueDate>', '|<cbc:IssueDate>'));
    expect(names).toEqual([]);
    const withoutId = invoice.replace(/<cbc:UUID>.*<\/cbc:UUID>/, '|');
    expect(offeredAt(withoutId)).toEqual(['cbc:CopyIndicator', 'cbc:UUID']);
    expect(offeredAt(invoice.replace(/<cbc:BaseQuantity.*/, '|'))).toContain('cbc:BaseQuantity');
  });

  test('an element while its name is typed, whatever text comes after', () => {
    const marked = invoice.replace(/<cbc:UUID>.*<\/cbc:UUID>/, '<cbc:U|');
    expect(ublOffer(...at(marked), 'en')).toMatchObject({ in: 'element', typed: '<cbc:U' });
    expect(offeredAt(marked)).toContain('cbc:UUID');
  });

  test('an element with its business term and what its field is', () => {
    const marked = invoice.replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, '|');
    const option = ublOffer(...at(marked), 'en')?.options.find(({ name }) => name === 'cbc:DueDate');
    expect(option).toMatchObject({ detail: 'IBT-009', isUsual: true });
    expect(option?.description).not.toBe('');
  });

  test.each([
    ['<Invoice><cbc:DocumentCurrencyCode>|</cbc:DocumentCurrencyCode></Invoice>', 'AED', 'UAE Dirham'],
    ['<Invoice><cbc:InvoiceTypeCode>|</cbc:InvoiceTypeCode></Invoice>', '380', 'Tax invoice'],
    [
      '<Invoice><cac:InvoiceLine><cbc:InvoicedQuantity unitCode="|"/></cac:InvoiceLine></Invoice>',
      'H87',
      'piece',
    ],
    [
      '<Invoice><cac:InvoiceLine><cbc:LineExtensionAmount currencyID="|">1</cbc:LineExtensionAmount></cac:InvoiceLine></Invoice>',
      'USD',
      'US Dollar',
    ],
    [
      '<Invoice><cac:TaxTotal><cac:TaxSubtotal><cac:TaxCategory><cbc:ID>|</cbc:ID></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal></Invoice>',
      'S',
      'Standard rate',
    ],
    [
      '<Invoice><cac:PaymentMeans><cbc:PaymentMeansCode>|</cbc:PaymentMeansCode></cac:PaymentMeans></Invoice>',
      '30',
      'Credit transfer',
    ],
  ])('the codes of a list with what they mean: %s', (marked, code, meaning) => {
    const option = ublOffer(...at(marked), 'en')?.options.find(({ name }) => name === code);
    expect(option?.detail.toLowerCase()).toContain(meaning.toLowerCase());
    expect(ublOffer(...at(marked), 'ar')?.options.find(({ name }) => name === code)?.detail).toMatch(
      /\p{Script=Arabic}/u,
    );
  });

  test('the attributes of an element', () => {
    expect(offeredAt('<Invoice><cac:InvoiceLine><cbc:InvoicedQuantity |')).toContain('unitCode');
  });

  test('nothing in a comment, in plain text, or after an unknown tag', () => {
    for (const marked of [
      '<Invoice><!-- | --></Invoice>',
      '<Invoice><cbc:Note>a|</cbc:Note></Invoice>',
      '<Order>|</Order>',
    ])
      expect(offeredAt(marked)).toEqual([]);
  });
});

describe('the editor of UBL explains', () => {
  test.each([
    ['cbc:ID>', 'IBT-001 · invoiceNumber'],
    ['cbc:DueDate>', 'IBT-009 · dueDate'],
    ['cbc:IssueDate>', 'IBT-002 · issueDate'],
  ])('the element %s', (start, title) => {
    const told = ublExplanation(invoice, invoice.indexOf(`<${start}`) + 2, 'en');
    expect(told?.title).toContain(title);
    expect(invoice.slice(told?.from, told?.to)).toBe(`<${start.slice(0, -1)}`);
  });

  test('which party a field belongs to, if several parties have it', () => {
    const buyer = invoice.indexOf('<cac:AccountingCustomerParty>');
    const name = invoice.indexOf('<cbc:RegistrationName>', buyer);
    expect(ublExplanation(invoice, name + 3, 'en')?.title).toBe('IBT-044 · buyer.name');
  });

  test('a code by what it means', () => {
    const code = invoice.indexOf('</cbc:InvoiceTypeCode>') - 1;
    expect(ublExplanation(invoice, code, 'en')?.title).toContain('380: Tax invoice');
    expect(ublExplanation(invoice, code, 'ar')?.title).toContain('فاتورة ضريبية');
  });

  test('nothing where there is nothing', () => {
    expect(ublExplanation('no markup', 3, 'en')).toBeUndefined();
    expect(ublExplanation('<?xml version="1.0"?>', 3, 'en')).toBeUndefined();
  });
});
