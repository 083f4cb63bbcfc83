import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './in-browser.ts';
import { enter, pick, severalFiles, textOf, waitForVerdict } from './opening.ts';

const request = JSON.parse(textOf('standard-invoice'));
const tooLong = JSON.stringify({ ...request, paymentMode: 'z'.repeat(300) });

const told = async (page: Page, tab: string) => {
  await page.click(`#tab-${tab}`);
  return page.textContent(`#panel-${tab} p.quiet`);
};

describeInBrowser('what the page looks like', (open) => {
  test('an Arabic sentence reads from right to left also in the midst of English names', async () => {
    const { page } = await open({ locale: 'ar-AE' });
    await enter(page, tooLong);
    await waitForVerdict(page, 'malformed');
    const message = page.locator('.finding .message bdi');
    expect(await message.textContent()).toMatch(/^الحقل paymentMode/);
    expect(await message.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
  });

  test('each tab says why it is empty: without a document, and for one that cannot be read', async () => {
    const { page } = await open();
    await page.click('#view-text');
    for (const tab of ['document', 'totals', 'ubl']) expect(await told(page, tab)).toBe('No document yet');
    await enter(page, tooLong);
    await waitForVerdict(page, 'malformed');
    expect(await told(page, 'document')).toContain('has no invoice to show');
    expect(await told(page, 'totals')).toBe('There are no totals for this document.');
    expect(await told(page, 'ubl')).toContain('has no UBL');
  });

  test.each(['en-GB', 'ar-AE'])('no two columns of the VAT breakdown have one name (%s)', async (locale) => {
    const { page } = await open({ locale });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-totals');
    const heads = await page.locator('#panel-totals thead th').allTextContents();
    expect([heads.length, new Set(heads).size]).toEqual([3, 3]);
  });

  test('a VAT category has its rate beside it, and none if it has none', async () => {
    const { page } = await open();
    const category = async (example: string) => {
      await pick(page, example);
      await waitForVerdict(page, 'valid');
      await page.click('#tab-totals');
      return page.textContent('#panel-totals thead + tbody th');
    };
    expect(await category('standard-invoice')).toBe('Standard rate 5\u00a0%');
    expect(await category('out-of-scope')).toBe('Out of scope');
  });

  test.each(['en-GB', 'ar-AE'])(
    'amounts below each other end at one place, their cents (%s)',
    async (locale) => {
      const { page } = await open({ locale, viewport: { width: 360, height: 740 } });
      await pick(page, 'allowances-and-charges');
      await waitForVerdict(page, 'valid');
      await page.click('#tab-totals');
      const ends = await page.locator('#panel-totals .totals td.amount').evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        }),
      );
      expect(ends.length).toBeGreaterThan(5);
      expect(new Set(ends).size).toBe(1);
      const table = await page.locator('#panel-totals .totals').boundingBox();
      const edge = locale === 'ar-AE' ? (table?.x ?? 0) + 120 : (table?.x ?? 0) + (table?.width ?? 0);
      expect(ends[0]).toBeLessThanOrEqual(edge);
    },
  );

  test('the page speaks of a device, which may be a phone', async () => {
    const { page } = await open({ locale: 'ar-AE' });
    expect(await page.textContent('header')).toContain('لا يغادر شيء مما تُدخله هذا الجهاز');
    const english = await open();
    expect(await english.page.textContent('header')).toContain('Nothing you enter leaves this device');
  });

  test('in a high window the verdict stays above the findings, and not in a low one, as a large zoom makes it', async () => {
    const { page } = await open({ viewport: { width: 640, height: 900 } });
    await enter(
      page,
      JSON.stringify({ ...request, lines: Array(60).fill({ ...request.lines[0], vatRate: 1 }) }),
    );
    await waitForVerdict(page, 'invalid');
    await page.click('#tab-ubl');
    for (const [height, stays] of [
      [900, true],
      [400, false],
    ] as const) {
      await page.setViewportSize({ width: 640, height });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const top = await page.locator('#verdict').evaluate((verdict) => verdict.getBoundingClientRect().top);
      expect([height, top >= 0]).toEqual([height, stays]);
    }
  });

  test('values without a blank take no more room than there is, on a phone and on a desktop', async () => {
    const { page } = await open();
    const number = 'N'.repeat(1000);
    await enter(page, JSON.stringify({ ...request, invoiceNumber: number, paymentMode: 'z'.repeat(200) }));
    await waitForVerdict(page, 'invalid');
    expect(await page.textContent('#facts')).toContain(number);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const facts = await page.locator('#facts').boundingBox();
      expect(facts?.height).toBeLessThan(180);
    }
  });

  test.each([
    [700, ''],
    [1280, '768px'],
  ])('a screen of %s px shows an invoice %j wide', async (width, sheet) => {
    const { page } = await open({ viewport: { width, height: 740 } });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-document');
    await page.frameLocator('iframe.invoice').locator('h1').waitFor();
    const style = () =>
      page.locator('iframe.invoice').evaluate((frame) => (frame as HTMLElement).style.width);
    await expect.poll(style).toBe(sheet);
  });

  test('in high contrast the tab that is shown has a line under it', async () => {
    const { page } = await open({ forcedColors: 'active' });
    const line = (tab: string) =>
      page.locator(`#tab-${tab}`).evaluate((button) => getComputedStyle(button).borderBottomWidth);
    expect([await line('findings'), await line('totals')]).toEqual(['3px', '0px']);
  });

  test.each(['en-GB', 'ar-AE'])('documents that were opened together fit a phone (%s)', async (locale) => {
    const { page } = await open({ locale, viewport: { width: 360, height: 740 } });
    await page.setInputFiles('#file', severalFiles);
    await expect.poll(() => page.locator('#documents tbody tr').count()).toBe(severalFiles.length);
    const widths = await page
      .locator('#documents .wide')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    const cells = page.locator('#documents tbody').getByRole('cell');
    for (const box of await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect())))
      expect([box.left >= 0, box.right <= 360]).toEqual([true, true]);
    expect(await page.getByRole('columnheader').count()).toBeGreaterThan(5);
  });
});
