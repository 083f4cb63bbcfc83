import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { example } from '../requests.ts';
import { exampleText, exempt, post, problemIn } from './asking.ts';

describe('POST /v1/render', () => {
  test('answers a valid document with its page, which may do nothing', async () => {
    const { status, headers, text } = await post('/v1/render', exampleText('standard-invoice'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<h1>Tax invoice</h1>');
    expect(text).not.toContain('NOT VALID');
  });

  test('shows what the company of the server puts on its documents', async () => {
    const look = { footer: 'Thank you', amountInWords: true };
    const { text } = await post('/v1/render', exampleText('standard-invoice'), {}, { look });
    expect(text).toContain('Thank you');
    expect(text).toContain('Eleven thousand one hundred and twenty-five UAE dirhams and eighty fils only');
  });

  test('marks an invalid document, and takes UBL', async () => {
    const xml = convert(example(exempt)).xml ?? '';
    const { status, text } = await post('/v1/render', xml, { 'content-type': 'application/xml' });
    expect(status).toBe(200);
    expect(text).toContain('NOT VALID');
  });

  test.each([
    ['/v1/render?lang=ar', 'ar', '<html lang="ar" dir="rtl">'],
    ['/v1/render?lang=both', 'en, ar', '<body class="both">'],
    ['/v1/render?paper=letter', 'en', '@page{size:Letter'],
    ['/v1/render?paper=&lang=BOTH', 'en, ar', '@page{size:A4'],
  ])('%s is a page in %s', async (path, language, markup) => {
    const { headers, text } = await post(path, exampleText('standard-invoice'));
    expect(headers.get('content-language')).toBe(language);
    expect(text).toContain(markup);
  });

  test('uses Accept-Language for Arabic', async () => {
    const { text } = await post('/v1/render', exampleText('standard-invoice'), {
      'accept-language': 'ar-AE',
    });
    expect(text).toContain('<h1>فاتورة ضريبية</h1>');
  });

  test.each(['{', '{}'])('answers %s, which cannot be read, with a problem', async (body) => {
    const answered = await post('/v1/render?lang=both', body);
    expect(problemIn(answered).status).toBe(400);
    expect(answered.headers.get('content-language')).toBe('en');
  });
});
