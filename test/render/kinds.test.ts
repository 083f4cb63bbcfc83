import { describe, expect, test } from 'vitest';
import { renderDocument } from '../../src/render/render-document.ts';
import { pintAe } from '../cli/command-line.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { textOf } from './printed.ts';

const kinds = [
  {
    kind: 'tax-data',
    name: 'a tax data document',
    english: ['Tax data reported to the tax authority', 'Submission: ', 'Reported document', 'Total before'],
    arabic: ['بيانات ضريبية مُبلَّغة إلى الهيئة الاتحادية للضرائب', 'تقديم: ', 'الإجمالي قبل الضريبة'],
  },
  {
    kind: 'message-status',
    name: 'a message level status',
    english: ['Status of a sent document', 'Rejected: ', 'Place in the document', 'A rule is broken'],
    arabic: ['حالة مستند مُرسَل', 'مرفوض: ', 'مخالفة لقاعدة'],
  },
] as const;

const shown = (xml: string) => (language: 'en' | 'ar' | 'both') => renderDocument(xml, { language });

test('a status without reasons has no table of reasons, and no heading for one', () => {
  const rejected = validDocument('message-status');
  const delivered = rejected
    .replace(/<cac:LineResponse>[\s\S]*<\/cac:LineResponse>/, '')
    .replace(/(<cbc:ResponseCode>)RE/, '$1AP');
  const tables = (xml: string) => shown(xml)('en').html?.match(/<table|<thead/g)?.length ?? 0;
  const headings = (xml: string) => shown(xml)('en').html?.match(/<h2>/g)?.length ?? 0;
  expect([tables(rejected), tables(delivered)]).toEqual([2, 0]);
  expect(headings(delivered)).toBe(headings(rejected) - 1);
});

describe.each(kinds)('the page of $name', ({ kind, name, english, arabic }) => {
  const xml = validDocument(kind);
  const page = shown(xml);

  test('says in words what it is and what it says, in each language', () => {
    expect(page('en').result.outcome).toBe('valid');
    for (const text of english) expect(page('en').html).toContain(text);
    for (const text of arabic) expect(page('ar').html).toContain(text);
    for (const text of [...english, ...arabic]) expect(page('both').html).toContain(text);
    expect(page('ar').html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
  });

  test('has every text of the document outside the one that it reports, and neither scripts nor what it loads', () => {
    const html = page('en').html ?? '';
    const own = xml.replace(/<pxs:SourceDocument>[\s\S]*<\/pxs:SourceDocument>/, '');
    const hidden = /CustomizationID|ProfileID|CurrencyCode|<cbc:ID>VAT/;
    const texts = own
      .split('\n')
      .filter((line) => !hidden.test(line))
      .flatMap((line) => />([^<>\s][^<>]*)</.exec(line)?.[1] ?? [])
      .filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text));
    expect(texts.length).toBeGreaterThan(8);
    const plain = html.replaceAll(/(?<=\d),(?=\d)/g, '');
    const withoutPrefixes = (text: string) => text.replaceAll(/(?<=\/)\w+:/g, '');
    expect(texts.filter((text) => !plain.includes(withoutPrefixes(text)))).toEqual([]);
    expect(html).not.toMatch(/<script|src=|@import|url\(/);
  });

  test('is marked if the document is not valid, and takes the words of nobody for markup', () => {
    const broken = xml
      .replace(/(<cbc:ProfileID>)[^<]*/, '$1urn:x')
      .replace(/(<cbc:IssueTime>)[^<]*/, '$1&lt;b&gt;x');
    const { html, result } = shown(broken)('en');
    expect(result.outcome).toBe('invalid');
    expect(html).toContain('class="watermark"');
    expect(html).toContain('&lt;b&gt;x');
    expect(html).not.toContain('<b>x');
  });

  test('and the report of validate name the same kind', async () => {
    const { code, stdout } = await pintAe(['validate', `test/fixtures/network/${kind}.xml`]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Kind of document: ${name}\n`)]);
  });
});

test('the place of a reason is named without the namespaces that other programs need', () => {
  const place = "/*:Invoice[namespace-uri()='urn:x:Invoice-2']/*:TaxTotal[namespace-uri()='urn:x:cac'][1]";
  const xml = validDocument('message-status').replace(/(<cbc:LineID>)[^<]*/, `$1${place}`);
  expect(shown(xml)('en').html).toContain('<bdi dir="ltr">/Invoice/TaxTotal[1]</bdi>');
});

test('several reasons for one place are each in a line of their own', () => {
  const lines = shown(validDocument('message-status'))('en').html?.split('<br>').map(textOf);
  expect(lines).toEqual([
    expect.stringMatching(/ A rule is broken BV$/),
    expect.stringMatching(/^Warning of a rule BW \[ibr-007\] The legal name of the buyer is missing\.$/),
    expect.stringMatching(/^The buyer has no trading name\. /),
  ]);
});
