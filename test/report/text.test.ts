import { describe, expect, test } from 'vitest';
import { validateInput } from '../../src/cli/input/validate-input.ts';
import { reportFormats } from '../../src/report/formats.ts';
import type { ReportSettings } from '../../src/report/rendered.ts';
import { example } from '../requests.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const reportOn = (name: string) =>
  validateInput({ name: `${name}.json`, bytes: encode(JSON.stringify(example(name), null, 2)) }, {});

const valid = reportOn('standard-invoice');
const invalid = reportOn('broken/exempt-without-reason');
const malformed = reportOn('broken/malformed');

const linesOf = (reports: readonly (typeof valid)[], settings: ReportSettings = {}) =>
  reportFormats.text(reports, 'en', settings).split('\n');

describe('the text report on a document', () => {
  test('in Arabic has a number at the end of its message there, not beside the business terms', () => {
    const { lines, ...request } = example('standard-invoice');
    const [first = {}] = lines as readonly object[];
    const bytes = encode(JSON.stringify({ ...request, lines: [{ ...first, vatRate: 15 }] }));
    const report = reportFormats.text([validateInput({ name: 'a.json', bytes }, { language: 'ar' })], 'ar');
    expect(report).toMatch(/ونسبتها \u20665\u2069\. \u200f\u2066\(IBT-152, IBT-096, IBT-103\)\u2069\u2069\n/);
  });

  test('names the currency beside the amount due, not beside amounts in another one', () => {
    const lines = linesOf([reportOn('export-usd')]);
    expect(lines.filter((line) => / (USD|AED)/.test(line))).toEqual([
      expect.stringMatching(/^ {2}Amount due +[\d.]+ USD$/),
      expect.stringMatching(/^ {2}VAT in AED +[\d.]+$/),
      expect.stringMatching(/^ {2}Total incl. VAT in AED +[\d.]+$/),
    ]);
  });

  test('says a place in words, and below it as a program names it where the terminal is narrow', () => {
    const place = 'Line 3, Exemption reason';
    const path = 'lines[2].exemptionReasonCode';
    expect(linesOf([invalid], { columns: 80 })).toContain(`  ibr-167-ae  ${place}  ${path}`);
    const narrow = linesOf([invalid], { columns: 65 });
    const at = narrow.indexOf(`  ibr-167-ae  ${place}`);
    expect(narrow[at + 1]).toBe(`    ${path}`);
  });

  test('says it before the caret where the terminal ends after it', () => {
    expect(linesOf([malformed], { columns: 85 })).toContain(`         │${' '.repeat(51)}trn belongs here ^`);
  });
});

test('the text report on several documents that is about errors only is empty where there are none', () => {
  expect(linesOf([valid, valid], { extent: 'errors' })).toEqual(['']);
});
