import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers } from '../../src/ui/answering/answers.ts';
import { defaultVersion } from '../releases.ts';
import { edited, lineOf } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';

describe('what the page shows of a document of the network', () => {
  test.each([
    [
      'tax-data',
      'Tax data reported to the tax authority',
      'بيانات ضريبية مُبلَّغة إلى الهيئة الاتحادية للضرائب',
    ],
    ['message-status', 'Status of a sent document', 'حالة مستند مُرسَل'],
  ] as const)('is its verdict, and the document as a printed page: %s', (kind, english, arabic) => {
    const source = validDocument(kind);
    expect(answers.examine({ source, language: 'en' }).outcome).toBe('valid');
    const shown = (language: 'en' | 'ar') =>
      answers.render({ source, language, pageLanguage: language, extent: 'part' });
    expect(shown('en')).toContain(english);
    expect(shown('ar')).toContain(arabic);
  });
});

test('What a request cannot hold of a document of others is named by its place, and by the attribute that has it', () => {
  const source = fixture('invoice')
    .replace(/<cbc:InvoiceTypeCode/, '$& listID="ours"')
    .replace(/(?=<cac:AccountingSupplierParty>)/, '<cac:Signature><cbc:ID>theirs</cbc:ID></cac:Signature>');
  expect(answers.readBack({ source }).unmapped).toEqual([
    '/Invoice/cbc:InvoiceTypeCode[1]/@listID: ours',
    '/Invoice/cac:Signature[1]/cbc:ID[1]: theirs',
    '/Invoice/cac:DeliveryTerms[1]/cbc:ID[1]: DAP',
    '/Invoice/cac:PaymentMeans[1]/cbc:PaymentMeansCode[1]/@name: + Credit transfer',
    '/Invoice/cac:PaymentMeans[1]/cac:PayeeFinancialAccount[1]/cbc:ID[1]/@schemeID: + IBAN',
    '/Invoice/cac:TaxTotal[1]/cbc:TaxIncludedIndicator[1]: + false',
  ]);
});

test('Of a long UBL the page asks for the lines around one, as many at its ends', () => {
  const request = edited('standard-invoice', (each) => {
    const line = lineOf(each);
    const lines = Array.from({ length: 1000 }, (_, at) => ({ ...line, id: String(at + 1) }));
    Object.assign(each, { lines, taxTotal: null, legalMonetaryTotal: null });
  });
  const around = (line: number) => answers.ublAround({ source: JSON.stringify(request), line });
  const { total } = around(1);
  const shown = [1, 2, Math.floor(total / 2), total - 1, total].map((line) => {
    const { text, from } = around(line);
    const { length } = text.split('\n');
    return [length, from <= line && line < from + length, from >= 1 && from + length - 1 <= total];
  });
  const [[most] = []] = shown;
  expect(shown).toEqual(shown.map(() => [most, true, true]));
  expect([around(1).from, around(total).from]).toEqual([1, total - Number(most) + 1]);
});

test('The page judges by the release that is chosen: 1.0.3 refuses the amounts in AED of an invoice in dollars', () => {
  const source = readFileSync(join(import.meta.dirname, '../../examples/export-usd.json'), 'utf8');
  const outcomeBy = (...release: string[]) =>
    answers.examine({ source, language: 'en' }, release.length === 0 ? undefined : release).outcome;
  expect([outcomeBy(), outcomeBy('1.0.3'), outcomeBy(defaultVersion)]).toEqual(['valid', 'invalid', 'valid']);
});
