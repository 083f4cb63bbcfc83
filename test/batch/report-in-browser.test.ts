import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateBatch } from '../../src/batch/index.ts';
import { createRunFindings } from '../../src/batch/report/collect.ts';
import { htmlRunReport } from '../../src/batch/report/html.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { findChromium, sharedBrowser } from '../page/browser.ts';
import { outOfOrder } from '../page/out-of-order.ts';
import { edited, lineOf } from '../requests.ts';

const chromium = findChromium();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const night = () => ['{', ...[1, 2, 3].map((number) => JSON.stringify(wrong(number)))];

async function reportIn(language: Language, contents: readonly string[] = night()): Promise<string> {
  const findings = createRunFindings();
  const inputs = contents.map((content, index) => ({ name: `night/${index}.json`, content }));
  const batch = validateBatch(inputs, { threads: 0, language, onFindings: findings.add });
  for await (const _ of batch);
  const run = { ...findings.all(), summary: batch.summary(), madeOn: '2026-11-26' };
  return String(htmlRunReport(run, language));
}

const wrong = (number: number) =>
  edited('standard-invoice', (request) => {
    request.invoiceNumber = `INV-${number}`;
    request.seller.name = number === 1 ? 'Falcon' : 'Oasis';
    if (number === 3) request.currency = 'XXY';
    else lineOf(request).vatRate = 15;
  });

test('The report of a run shows a date in its order among Arabic words', async () => {
  const misdated = JSON.stringify({ ...wrong(1), issueDate: '02/11/2026' });
  expect(await reportIn('ar', [misdated])).toContain('<bdi dir="ltr">2026-11-02</bdi>');
});

describe.skipIf(chromium === undefined)('The report of a run in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  async function opened(language: Language = 'en', width = 1200): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(await reportIn(language));
    return page;
  }

  const numbersShown = (page: Page) =>
    page.locator('tr[data-outcome]:visible td:nth-child(2)').allTextContents();

  test('shows the documents of the rule, seller or outcome that is chosen, and all again', async () => {
    const page = await opened();
    expect(await numbersShown(page)).toEqual(['–', 'INV-1', 'INV-2', 'INV-3']);
    await page.click('button[data-value="ibr-190-ae"]');
    expect(await numbersShown(page)).toEqual(['INV-1', 'INV-2']);
    expect(await page.locator('article:visible').count()).toBe(1);
    await page.click('button[data-value="Oasis"]');
    expect(await numbersShown(page)).toEqual(['INV-2']);
    expect(await page.textContent('#shown')).toBe('Documents shown: 1 of 4');
    await page.click('#all');
    await page.click('button[data-value="malformed"]');
    expect(await numbersShown(page)).toEqual(['–']);
    await page.close();
  });

  test('finds documents by what they say and by what is said of them', async () => {
    const page = await opened();
    await page.fill('#search', 'oasis inv-3');
    expect(await numbersShown(page)).toEqual(['INV-3']);
    await page.fill('#search', 'has the rate 5');
    expect(await numbersShown(page)).toEqual(['INV-1', 'INV-2']);
    await page.close();
  });

  test('prints the lists that are closed on the screen', async () => {
    const page = await opened();
    expect(await page.locator('li[data-document]:visible').count()).toBe(0);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('li[data-document]:visible').count()).toBeGreaterThan(2);
    await page.close();
  });

  test.each(languages)('is accessible and fits a phone (%s)', async (language) => {
    const page = await opened(language, 375);
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(375);
    await page.close();
    // The policy of the page lets no other script run.
    const context = await browser.newContext({ bypassCSP: true });
    const free = await context.newPage();
    await free.setContent(await reportIn(language));
    if (language === 'ar') expect(await outOfOrder(free)).toEqual([]);
    await free.evaluate(axe);
    const violations = await free.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id }) => id))',
    );
    expect(violations).toEqual([]);
    await context.close();
  });
});
