import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateInput } from '../../src/cli/input/validate-input.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { reportFormats } from '../../src/report/formats.ts';
import { findChromium, sharedBrowser } from '../page/browser.ts';
import { flaws, loadAxe } from '../page/flaws.ts';
import { outOfOrderIn } from '../page/out-of-order.ts';
import { textOf } from '../render/printed.ts';
import { example } from '../requests.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const request = (name: string) => JSON.stringify(example(name), null, 2);

const inputs = [
  { name: 'in/valid.json', bytes: encode(request('standard-invoice')) },
  { name: 'in/invalid.json', bytes: encode(request('broken/exempt-without-reason')) },
  { name: 'in/malformed.json', bytes: encode(request('broken/malformed')) },
  { name: 'in/dollars.xml', bytes: encode(convert(example('export-usd')).xml ?? '') },
];

function pageIn(language: Language, madeOn?: string): string {
  const reports = inputs.map((input) => validateInput(input, { language }));
  return reportFormats.html(reports, language, madeOn === undefined ? {} : { madeOn });
}

const english = pageIn('en', '2026-11-21');

/** Returns what a reader sees of the section on a document. */
function sectionOf(page: string, number: number): string {
  const [, section = ''] = new RegExp(`id="document-${number}">([\\s\\S]*?)</section>`).exec(page) ?? [];
  return textOf(section);
}

describe('the HTML report', () => {
  test('shows a date in its order among Arabic words', () => {
    const bytes = encode(request('standard-invoice').replace('"2026-11-02"', '"02/11/2026"'));
    const page = reportFormats.html([validateInput({ name: 'a.json', bytes }, { language: 'ar' })], 'ar', {});
    expect(page).toContain('<bdi dir="ltr">2026-11-02</bdi>');
  });

  test('quotes lines with their numbers below each other', () => {
    const bytes = encode(`${'\n'.repeat(8)}{ "documentType": 7,\n"currency": 7 }\n\n`);
    const page = reportFormats.html([validateInput({ name: 'a.json', bytes }, { language: 'en' })], 'en', {});
    const [, frame = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(page) ?? [];
    const numbers = Array.from(frame.matchAll(/([ \d]{3}) │/g), ([, number]) => number);
    expect(numbers).toEqual(['  7', '  8', '  9', ' 10']);
  });

  test('what is written from left to right keeps its order among Arabic words', () => {
    expect(outOfOrderIn(pageIn('ar', '2026-11-21'))).toEqual([]);
  });

  test('says when and by which rules it was made, and how many documents have each verdict', () => {
    const text = textOf(english);
    expect(text).toContain('Made on 2026-11-21');
    expect(text).toMatch(/Rule set pint-ae 1\.0\.4 Fingerprint [0-9a-f]{40}/);
    expect(text).toContain('4 documents, 2 valid');
    expect(text).toMatch(/✔ Valid: 2 ✘ Not valid: 1 ✘ Cannot be read: 1/);
  });

  test('has the totals where a document has no UBL, with their currency', () => {
    const [first] = inputs.map((input) => validateInput(input, { language: 'en' }));
    if (first === undefined) throw new Error('no report');
    const page = reportFormats.html([{ ...first, heading: undefined }], 'en', {});
    const [, table = ''] = /<table class="index">([\s\S]*?)<\/table>/.exec(page) ?? [];
    expect(textOf(table)).toContain(`${first.report.totals?.payableAmount.replace(/^(\d\d)/, '$1,')} AED`);
    const without = { ...first, heading: undefined, report: { ...first.report, totals: null } };
    expect(textOf(reportFormats.html([without], 'en', {}))).not.toContain('undefined');
  });

  test('has no clock of its own', () => {
    expect(textOf(pageIn('en'))).not.toContain('Made on');
  });

  test('has no table of rules where nothing was found', () => {
    const [valid] = inputs;
    const page = reportFormats.html(valid === undefined ? [] : [validateInput(valid, {})], 'en');
    expect(textOf(page)).not.toContain('Findings by rule');
    expect(textOf(page)).toMatch(/1 document, 1 valid ✔ Valid: 1 Documents/);
    expect(textOf(english)).toContain('Findings by rule');
  });

  test('shows once what applies to many lines, and where the others are', () => {
    const { lines, ...rest } = example('standard-invoice');
    const broken = [1, 2, 3, 4, 5].map((id) => ({ ...lines[0], id: String(id), unitCode: 'NONE' }));
    const withoutTotals = { ...rest, taxTotal: null, legalMonetaryTotal: null };
    const bytes = encode(JSON.stringify({ ...withoutTotals, lines: broken }));
    const page = reportFormats.html([validateInput({ name: 'a.json', bytes }, {})], 'en');
    expect(page.match(/<article/g)).toHaveLength(1);
    expect(sectionOf(page, 1)).toContain('and 4 more lines: 2-5');
  });

  test('shows the values that are not written as sent', () => {
    const bytes = encode(request('standard-invoice').replace('529.8', '529.804'));
    const page = (language: Language) =>
      sectionOf(reportFormats.html([validateInput({ name: 'a.json', bytes }, { language })], language), 1);
    expect(page('en')).toMatch(/taxTotal\.taxAmount 529\.804 529\.80 /);
    expect(page('ar')).toContain('المبالغ التي لم تُكتب كما أُرسلت');
    const { report, ...rest } = validateInput({ name: 'a.json', bytes }, {});
    const adjustments = report.adjustments.map((adjustment) => ({ ...adjustment, written: null }));
    const unwritten = reportFormats.html([{ ...rest, report: { ...report, adjustments } }], 'en');
    expect(sectionOf(unwritten, 1)).toMatch(/taxTotal\.taxAmount 529\.804 – /);
  });
});

const chromium = findChromium();
if (chromium === undefined) console.log('No Chromium is found: how the report looks is not tested.');

const isNeeded = process.env.PINT_AE_NEEDS_CHROMIUM !== undefined;

describe.skipIf(chromium === undefined && !isNeeded)('the HTML report in a browser', () => {
  test.each(['en', 'ar'] as const)(
    'in %s is not wider than a phone, and has no flaw that axe finds',
    async (language) => {
      const page = await (await sharedBrowser()).newPage({ viewport: { width: 360, height: 780 } });
      // The report's own policy would forbid the script of axe.
      await page.setContent(pageIn(language, '2026-11-21').replace(/<meta http-equiv[^>]*>/, ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // Everything about each document is visible without scrolling sideways.
      const hidden = await page
        .locator('.wide')
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden).toBe(0);
      await loadAxe(page);
      expect(await flaws(page)).toEqual([]);
      await page.close();
    },
  );
});
