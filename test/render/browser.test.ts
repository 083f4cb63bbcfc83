import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderOptions } from '../../src/render/index.ts';
import { type RenderLanguage, renderLanguages } from '../../src/render/words.ts';
import { findChromium, sharedBrowser } from '../page/browser.ts';
import { edited, example, lineOf } from '../requests.ts';
import { some } from '../tier.ts';
import {
  differenceOf,
  hasNotoFonts,
  hasPoppler,
  mirrored,
  pictureOf,
  readPicture,
  sizeOf,
  textOfPages,
  writtenPicture,
} from './paper.ts';
import { pageOf, rootOf } from './printed.ts';

const chromium = findChromium();
const canLookAtPaper = chromium !== undefined && hasPoppler();
const canCompare = canLookAtPaper && hasNotoFonts();
// If CI should have all of it, its absence is a failure.
const isNeeded = process.env.PINT_AE_NEEDS_CHROMIUM !== undefined;
if (chromium === undefined) console.log('No Chromium is found: how an invoice looks is not tested.');
else if (!canLookAtPaper)
  console.log('No pdftoppm (poppler-utils) is found: invoices on paper are not tested.');
else if (!canCompare)
  console.log('No Noto Sans with Noto Sans Arabic (fonts-noto-core): pages are not compared.');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const invalid = { outcome: 'invalid', findings: 2 } as const;

/** A document of many lines, one of them with a long text. */
const longRoot = rootOf(
  edited('allowances-and-charges', (request) => {
    const line = lineOf(request);
    request.lines = Array.from({ length: 70 }, (_, index) => ({
      ...line,
      id: String(index + 1),
      description: index === 3 ? `Table ${'with a long description '.repeat(8)}` : `Table ${index + 1}`,
    }));
  }),
);

/** An ordinary invoice of 20 lines. */
const ordinaryRoot = rootOf(
  edited('standard-invoice', (request) => {
    const { classifications: _, sellersItemId: __, ...line } = lineOf(request);
    request.lines = Array.from({ length: 20 }, (___, index) => ({ ...line, id: String(index + 1) }));
  }),
);

/** So many lines of the two of an example, each with changes. */
function ofLines(count: number, name: string, changes: (at: number) => object = () => ({})) {
  const { legalMonetaryTotal: _, taxTotal: __, ...request } = example(name);
  const lines = Array.from({ length: count }, (___, at) => ({
    ...request.lines[at % 2],
    id: String(at + 1),
    ...changes(at),
  }));
  return rootOf({ ...request, lines });
}

const longDescription = 'Ergonomic office chair with adjustable lumbar support and a back of mesh';
const codes = (at: number) => ({
  description: `${longDescription} ${at}`,
  sellersItemId: `CH-ERG-${at}`,
  standardItemId: '06291234567893',
});

/** Names, numbers and texts that consist of one extremely long word. */
const hugeRoot = rootOf(
  edited('standard-invoice', (request) => {
    request.invoiceNumber = 'N'.repeat(120);
    request.seller.name = 'Verylongword'.repeat(30);
    request.notes = 'x'.repeat(400);
    Object.assign(request.buyer.address, { line1: 'Q'.repeat(200) });
    Object.assign(lineOf(request), {
      id: 'L'.repeat(60),
      description: 'W'.repeat(200),
      sellersItemId: 'S'.repeat(150),
      quantity: 123456789.123,
      unitPrice: 987654321.12345,
    });
  }),
);

describe.skipIf(chromium === undefined && !isNeeded)('an invoice in a browser', () => {
  let page: Page;
  let requests: string[] = [];

  beforeAll(async () => {
    page = await (await sharedBrowser()).newPage();
    page.on('request', (request) => requests.push(request.url()));
  });
  afterAll(() => page?.context().close());

  /** Shows a text in the one page, as a document of its own. */
  async function open(html: string, width: number) {
    await page.goto('about:blank');
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width, height: 800 });
    requests = [];
    await page.setContent(html);
    return { page, requests };
  }

  function pdfOf(root: typeof longRoot, options: Partial<RenderOptions>): Promise<Uint8Array> {
    return printed(pageOf(root, options));
  }

  const papers = new Map<string, Uint8Array>();

  /** The PDF of a page, which is printed once. */
  async function printed(html: string): Promise<Uint8Array> {
    const known = papers.get(html);
    if (known !== undefined) return known;
    await open(html, 1000);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    papers.set(html, pdf);
    return pdf;
  }

  const wide = [
    ['example', rootOf(example('allowances-and-charges'))],
    ['document of huge words', hugeRoot],
  ] as const;

  test.each(
    wide.flatMap(([name, root]) =>
      renderLanguages.flatMap((language) =>
        [360, 768, 1200].map((width) => [name, language, width, root] as const),
      ),
    ),
  )('%s in %s is not wider than a screen of %i', async (_, language, width, root) => {
    const { page, requests } = await open(pageOf(root, { language, verdict: invalid }), width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(requests).toEqual([]);
  });

  test('in both languages has a sentence in each on lines of its own', async () => {
    const { page } = await open(
      pageOf(rootOf(example('allowances-and-charges')), { language: 'both' }),
      1200,
    );
    const [english, arabic] = await page
      .locator('.vat p.note span')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON()));
    expect(arabic.top).toBeGreaterThanOrEqual(english.bottom);
    expect(arabic.right).toBe(english.right);
  });

  test.each(renderLanguages)('in %s on a wide screen is broken into rows as on paper', async (language) => {
    const { page } = await open(pageOf(ordinaryRoot, { language }), 1200);
    const heights = () =>
      page.locator('.fact, tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const onScreen = await heights();
    await page.emulateMedia({ media: 'print' });
    // What is between the margins of A4.
    await page.setViewportSize({ width: Math.round((184 * 96) / 25.4), height: 800 });
    const onPaper = await heights();
    expect(onPaper.length).toBeGreaterThan(30);
    for (const [index, height] of onPaper.entries())
      expect((onScreen[index] ?? 0) / height).toBeCloseTo(1.25, 1);
  });

  test.each(renderLanguages)('in %s has nothing that axe finds fault with', async (language) => {
    const { page } = await open(
      pageOf(longRoot, { language, verdict: invalid }).replace(/<meta http-equiv[^>]*>/, ''),
      1200,
    );
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(async () => {
      const { violations } = await Reflect.get(window, 'axe').run({ exclude: ['.watermark'] });
      return violations.map(
        ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
      );
    });
    expect(found).toEqual([]);
  });

  test.each(renderLanguages)(
    'in %s has its amounts in AED apart from those in its currency',
    async (language) => {
      const { page } = await open(pageOf(ofLines(2, 'export-usd'), { language }), 1200);
      const looks = await page.locator('.lines tbody tr:first-child td').evaluateAll((cells) =>
        cells.map((cell) => {
          const { backgroundColor, borderInlineStartWidth } = getComputedStyle(cell);
          return [cell.className, backgroundColor !== 'rgba(0, 0, 0, 0)', borderInlineStartWidth !== '0px'];
        }),
      );
      expect(looks.filter(([, isTinted]) => isTinted)).toEqual([
        ['vat-amount', true, true],
        ['total', true, false],
      ]);
    },
  );

  test.each(['en', 'ar'] as const)(
    'in %s gives long descriptions 60 %% of the width, and codes one row',
    async (language) => {
      const { page } = await open(pageOf(ofLines(20, 'standard-invoice', codes), { language }), 1200);
      const [table = 0, item = 0] = await page
        .locator('table.lines, .lines th.item')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect(item / table).toBeGreaterThan(0.595);
      const rows = await page
        .locator('.lines .details')
        .evaluateAll((lists) =>
          lists.map(
            ({ children }) => new Set(Array.from(children, (each) => each.getBoundingClientRect().top)).size,
          ),
        );
      expect(new Set(rows)).toEqual(new Set([1]));
    },
  );

  describe.skipIf(!canLookAtPaper && !isNeeded)('on paper', () => {
    test.each(renderLanguages)(
      'in %s has its mark, its number and the head of the lines on every page',
      async (language) => {
        const pages = textOfPages(await pdfOf(longRoot, { language, verdict: invalid }));
        expect(pages.length).toBeGreaterThan(2);
        for (const [index, text] of pages.entries()) {
          expect(text).toContain(language === 'ar' ? 'غير صالح' : 'NOT VALID');
          expect(text).toContain('INV-2026-0045');
          expect(text).toContain(`${index + 1} / ${pages.length}`);
        }
        const head = language === 'ar' ? /السلعة أو الخدمة/ : /Goods or service/;
        const withLines = pages.filter((text) => /Table \d/.test(text));
        expect(withLines.every((text) => head.test(text))).toBe(true);
      },
    );

    test.each(renderLanguages)('in %s is one page if it has 20 lines', async (language) => {
      const pages = textOfPages(await pdfOf(ordinaryRoot, { language }));
      expect(pages).toHaveLength(1);
    });

    test.each(renderLanguages)(
      'in %s is one page if it has two lines in a foreign currency',
      async (language) => {
        const pages = textOfPages(await pdfOf(ofLines(2, 'export-usd'), { language }));
        expect(pages).toHaveLength(1);
      },
    );

    test.each(
      (['en', 'ar'] as const).flatMap((language) =>
        [
          ['60 lines with their codes', 3, ofLines(60, 'standard-invoice')],
          ['200 lines with their codes', 7, ofLines(200, 'standard-invoice')],
          ['200 lines in a foreign currency', 7, ofLines(200, 'export-usd')],
          ['200 lines with long descriptions', 7, ofLines(200, 'standard-invoice', codes)],
        ].map(([name, most, root]) => [language, name, most, root] as const),
      ),
    )('in %s %s take at most %i pages', async (language, _, most, root) => {
      const pages = textOfPages(await pdfOf(root as typeof longRoot, { language }));
      expect(pages.length).toBeLessThanOrEqual(Number(most));
    });

    test.each(['en', 'ar'] as const)(
      'in %s never has a signature without sums or account',
      async (language) => {
        const look = { signature: true, stamp: true, footer: 'Thank you', bankDetails: 'Bank A\nAccount 1' };
        for (const count of some([3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 14, 18, 22], 4)) {
          const pages = textOfPages(await pdfOf(ofLines(count, 'standard-invoice'), { language, look }));
          expect(pages.at(-1)).toMatch(/Bank A/);
        }
      },
    );

    test('has the mark across every page', async () => {
      const html = pageOf(longRoot, { verdict: invalid });
      const marked = await printed(html);
      const unmarked = await printed(html.replace(/<div class="watermark"[\s\S]*?<\/div>/, ''));
      const pages = textOfPages(marked);
      expect(pages.length).toBeGreaterThan(1);
      for (const index of pages.keys()) {
        const [left, right] = [marked, unmarked].map((pdf) => pictureOf(pdf, index + 1));
        expect(left && right && differenceOf(left, right)).toBeGreaterThan(0.3);
      }
    });

    test.each(['en', 'ar'] as const)(
      'in %s carries forward on each sheet the sum of all lines up to its last one',
      async (language) => {
        const priced = (at: number) => ({
          unitPrice: 100 + at,
          quantity: 1,
          grossPrice: undefined,
          baseQuantity: undefined,
          description: `Chair ${at + 1}.`,
        });
        const pages = textOfPages(
          await pdfOf(ofLines(90, 'standard-invoice', priced), { language, look: { density: 'normal' } }),
        );
        const lasts = pages.flatMap((page) => page.match(/Chair \d+(?=\.)/g)?.at(-1) ?? []);
        expect(lasts.length).toBeGreaterThan(2);
        for (const [index, last] of lasts.entries()) {
          const count = Number(last.replace('Chair ', ''));
          const carried = 100 * count + (count * (count - 1)) / 2;
          expect(pages[index]).toContain(`${carried.toLocaleString('en')}.00`);
        }
      },
    );

    test('breaks between lines, never within one', async () => {
      const pages = textOfPages(await pdfOf(longRoot, {}));
      const [start = -1, end = -1] = ['Table with a long', '6,433.88'].map((text) =>
        pages.findIndex((page) => page.includes(text)),
      );
      expect(start).toBe(end);
      const described = pages
        .map((page) => (page.match(/long description/g) ?? []).length)
        .filter((count) => count > 0);
      expect(described).toEqual([8]);
    });

    test.each([
      ['A4', 595, 842],
      ['Letter', 612, 792],
    ] as const)('is %s where that is asked for', async (paper, width, height) => {
      const [foundWidth, foundHeight] = sizeOf(await pdfOf(longRoot, { paper }));
      expect([Math.round(foundWidth), Math.round(foundHeight)]).toEqual([width, height]);
    });

    test('takes no more pages in Arabic than in English', async () => {
      const english = textOfPages(await pdfOf(longRoot, { language: 'en' })).length;
      const arabic = textOfPages(await pdfOf(longRoot, { language: 'ar' })).length;
      expect(arabic).toBeLessThanOrEqual(english);
    });
  });

  describe.skipIf(!canCompare && !isNeeded)('compared with the pictures of its pages', () => {
    /**
     * Describes how much other versions of fonts and browser may change; another layout changes about twice as much
     * or more.
     */
    const tolerance = 4;
    const compared: readonly (readonly [string, typeof longRoot, RenderLanguage, number])[] = [
      ['standard-invoice', rootOf(example('standard-invoice')), 'en', 1],
      ['standard-invoice', rootOf(example('standard-invoice')), 'ar', 1],
      ['standard-invoice', rootOf(example('standard-invoice')), 'both', 1],
      ['credit-note', rootOf(example('credit-note')), 'both', 1],
      ['many-lines', longRoot, 'en', 2],
      ['many-lines', longRoot, 'ar', 2],
    ];

    test.each(compared)('%s %#: looks as it did', async (name, root, language, page) => {
      const file = new URL(`pages/${name}.${language}.${page}.pgm`, import.meta.url);
      const picture = pictureOf(await pdfOf(root, { language }), page);
      if (process.env.PINT_AE_PICTURES === 'write') writeFileSync(file, writtenPicture(picture));
      expect(differenceOf(picture, readPicture(readFileSync(file)))).toBeLessThan(tolerance);
    });

    test('English and Arabic mirror each other', async () => {
      const english = pictureOf(await pdfOf(longRoot, { language: 'en' }), 2);
      const arabic = pictureOf(await pdfOf(longRoot, { language: 'ar' }), 2);
      expect(differenceOf(mirrored(english), arabic)).toBeLessThan(differenceOf(english, arabic));
    });
  });
});
