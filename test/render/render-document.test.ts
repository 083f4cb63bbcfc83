import { describe, expect, test } from 'vitest';
import { convert } from '../../src/index.ts';
import { renderDocument } from '../../src/render/index.ts';
import { example } from '../requests.ts';
import { textOf } from './printed.ts';

describe('renderDocument', () => {
  test('shows a request and its UBL, as text or as bytes', () => {
    const request = example('standard-invoice');
    const pages = [JSON.stringify(request), convert(request).xml ?? ''].flatMap((text) => [
      renderDocument(text),
      renderDocument(new TextEncoder().encode(text)),
    ]);
    expect(pages.map(({ result }) => result.outcome)).toEqual(['valid', 'valid', 'valid', 'valid']);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  });

  test('is for the paper that is asked for, A4 otherwise', () => {
    const text = JSON.stringify(example('standard-invoice'));
    const pages = ([{}, { paper: 'A4' }, { paper: 'Letter' }] as const).map((each) =>
      renderDocument(text, each),
    );
    const sizes = pages.map(({ html }) => /@page\{size:(\w+)/.exec(html ?? '')?.[1]);
    expect(sizes).toEqual(['A4', 'A4', 'Letter']);
  });

  test.each([
    [{ start: '2026-11-01', end: '2026-11-30' }, /from 1 November 2026\W+to 30 November 2026/],
    [{ start: '2026-11-01' }, /from 1 November 2026(?!\W+to )/],
    [{ end: '2026-11-30' }, /(?<!from [\w ]*)to 30 November 2026/],
  ])('shows the period of a line: %j', ({ start, end }: { start?: string; end?: string }, shown) => {
    const date = (name: string, day?: string) =>
      day === undefined ? '' : `<cbc:${name}>${day}</cbc:${name}>`;
    const period = `<cac:InvoicePeriod>${date('StartDate', start)}${date('EndDate', end)}</cac:InvoicePeriod>`;
    const xml = (convert(example('standard-invoice')).xml ?? '').replace(
      /(<cac:InvoiceLine>[\s\S]*?<\/cbc:LineExtensionAmount>)/,
      (before) => before + period,
    );
    expect(textOf(renderDocument(xml).html ?? '')).toMatch(shown);
  });

  test('tells how many findings make a document invalid', () => {
    const { result, html } = renderDocument(JSON.stringify(example('broken/wrong-amounts-and-trn')));
    expect(result.outcome).toBe('invalid');
    expect(html).toContain(`Findings: ${result.issues.length}`);
  });

  test('tells that they are the least where some are not listed', () => {
    const request = example('broken/exempt-without-reason');
    const [line] = request.lines.slice(2);
    const text = JSON.stringify({ ...request, lines: Array.from({ length: 9 }, () => line) });
    const countIn = (language: 'en' | 'ar' | 'both', limits = {}) => {
      const { html } = renderDocument(text, { language, limits });
      return /<div class="banner"[\s\S]*?<\/div>\n/.exec(html ?? '')?.[0];
    };
    expect(countIn('en')).toContain('Findings: 9');
    expect(countIn('en', { maxFindings: 2 })).toContain('Findings: at least 3');
    expect(countIn('ar', { maxFindings: 2 })).toContain('عدد الملاحظات: 3 على الأقل');
    const both = countIn('both', { maxFindingsPerRule: 2 });
    expect(both).toContain('Findings: at least 3');
    expect(both).toContain('عدد الملاحظات: 3 على الأقل');
  });

  test('gives no page for a document that cannot be read', () => {
    expect(renderDocument('{')).toMatchObject({ html: null, result: { outcome: 'malformed' } });
    expect(renderDocument('<a/>')).toMatchObject({ html: null, result: { outcome: 'not-judged' } });
  });

  test('marks a document that could not be checked', () => {
    const judge = () => {
      throw new Error('out of order');
    };
    const engine = { name: 'failing', judge };
    const { result, html } = renderDocument(JSON.stringify(example('standard-invoice')), { engine });
    expect(result.outcome).toBe('not-judged');
    expect(html).toContain('NOT CHECKED');
  });

  test('refuses options that it does not have', () => {
    const refused = (options: object) => expect(() => renderDocument('{}', options));
    refused({ lang: 'ar' }).toThrow(/renderDocument: there is no option lang/);
    refused({ language: 'fr' }).toThrow('renderDocument: language is "fr"');
  });
});
