import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fixture } from '../schematron/judge.ts';
import { findChromium, launch } from './browser.ts';

const chromium = findChromium();
if (chromium === undefined) console.log('No Chromium is found: the tests of the page are skipped.');

const file = pathToFileURL(new URL('../../src/generated/page.html', import.meta.url).pathname).href;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Where CI can have a Chromium, none is a failure.
describe.skipIf(chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined)(
  'the page in a browser',
  () => {
    let browser: Browser;
    const opened: Page[] = [];

    beforeAll(async () => {
      browser = await launch(chromium ?? '');
    });

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((page) => page.context().close()));
    });

    afterAll(() => browser?.close());

    /** The page from a file, with what it asked the network for and what it complained of. */
    async function open(options: Parameters<Browser['newContext']>[0] = {}) {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      const page = await context.newPage();
      const requests: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(file);
      opened.push(page);
      return { page, requests, complaints };
    }

    const invoice = (page: Page) => page.frameLocator('iframe.invoice');
    const verdict = (page: Page) => page.locator('#verdict');
    const pick = (page: Page, example: string) => page.selectOption('#example', example);
    const waitForVerdict = (page: Page, outcome: string) => page.waitForSelector(`#verdict.${outcome}`);

    test('calls a valid example valid, and shows its totals, its UBL and itself as a person reads it', async () => {
      const { page } = await open();
      await pick(page, 'standard-invoice');
      await waitForVerdict(page, 'valid');
      await page.click('#tab-document');
      expect(await invoice(page).locator('h1').textContent()).toBe('Tax invoice');
      expect(await invoice(page).locator('.issuer').textContent()).toBe('Falcon Office Supplies LLC');
      await page.click('#tab-totals');
      expect(await page.textContent('#panel-totals')).toContain('11,125.80');
      await page.click('#tab-ubl');
      expect(await page.textContent('.ubl')).toContain('<cbc:CustomizationID>urn:peppol:pint:billing-1@ae-1');
    });

    test('says what is wrong as one types, and leads to the line and to the UBL', async () => {
      const { page } = await open();
      await pick(page, 'broken/exempt-without-reason');
      await waitForVerdict(page, 'invalid');
      await page.click('.finding');
      const selected = await page.evaluate(() => {
        const input = document.querySelector('textarea');
        const { value = '', selectionStart = 0, selectionEnd = 0 } = input ?? {};
        return {
          line: value.slice(0, selectionStart).split('\n').length,
          text: value.slice(selectionStart, selectionEnd),
        };
      });
      expect(selected.text).toContain('{');
      expect(await page.textContent('.finding .quiet')).toBe(`line ${selected.line}`);
      expect(await page.textContent('.ubl .marked')).toContain('<cac:InvoiceLine>');
      const fixed = (await page.inputValue('#input')).replace(
        '"vatCategory": "E"',
        '"exemptionReasonCode": "DL8.46.1", "vatCategory": "E"',
      );
      await page.fill('#input', fixed);
      await waitForVerdict(page, 'valid');
    });

    test('explains the rule behind a finding', async () => {
      const { page } = await open();
      await pick(page, 'broken/exempt-without-reason');
      await page.click('summary');
      expect(await page.textContent('details')).toContain('Exempt line states why');
    });

    test('tells where a text stops being JSON', async () => {
      const { page } = await open();
      await page.fill('#input', '{\n  "documentType": }');
      await waitForVerdict(page, 'malformed');
      expect(await page.textContent('.finding')).toContain('line 2');
    });

    test('takes UBL, and a file that is dropped', async () => {
      const { page } = await open();
      await page.fill('#input', fixture('invoice'));
      await waitForVerdict(page, 'valid');
      await page.setInputFiles('#file', {
        name: 'a.xml',
        mimeType: 'application/xml',
        buffer: Buffer.from('<a/>'),
      });
      await waitForVerdict(page, 'malformed');
      const dropped = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'invoice.xml', { type: 'application/xml' }));
        return data;
      }, fixture('credit-note'));
      await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
      await waitForVerdict(page, 'valid');
      await page.click('#tab-document');
      expect(await invoice(page).locator('h1').textContent()).toBe('Tax credit note');
    });

    test('speaks Arabic, from right to left, and remembers it', async () => {
      const { page } = await open();
      await pick(page, 'broken/exempt-without-reason');
      await page.selectOption('#language', 'ar');
      expect(await page.getAttribute('html', 'dir')).toBe('rtl');
      expect(await verdict(page).textContent()).toContain('غير صالح');
      expect(await page.textContent('.finding .message')).toMatch(/\p{Script=Arabic}/u);
      await page.click('#tab-document');
      expect(await invoice(page).locator('h1').textContent()).toBe('فاتورة ضريبية');
      expect(await invoice(page).locator('.watermark').textContent()).toContain('غير صالح');
      await page.reload();
      expect(await page.getAttribute('html', 'lang')).toBe('ar');
    });

    test('shows the invoice in its own style, whole, and in both languages where that is asked for', async () => {
      const { page, complaints } = await open();
      await pick(page, 'standard-invoice');
      await page.click('#tab-document');
      const seen = invoice(page);
      await seen.locator('.heading').waitFor();
      expect(await seen.locator('.heading h1').evaluate((element) => getComputedStyle(element).color)).toBe(
        'rgb(15, 76, 92)',
      );
      const [frame, content] = [
        await page.locator('iframe.invoice').evaluate((element) => element.clientHeight),
        await seen.locator('html').evaluate((element) => element.scrollHeight),
      ];
      expect(frame).toBeGreaterThanOrEqual(content);
      await page.selectOption('#panel-document select', 'both');
      await seen.locator('.both').waitFor();
      expect(await seen.locator('h1').textContent()).toBe('Tax invoice فاتورة ضريبية');
      expect(complaints).toEqual([]);
    });

    test('is used with the keyboard alone', async () => {
      const { page } = await open();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
      await page.focus('#example');
      await page.keyboard.type('broken/wrong');
      await waitForVerdict(page, 'invalid');
      await page.focus('#tab-findings');
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-document');
      expect(await page.isVisible('#panel-document')).toBe(true);
      await page.keyboard.press('Home');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('input');
    });

    test('runs nothing that a document holds, asks no network, and complains of nothing', async () => {
      const { page, requests, complaints } = await open();
      await pick(page, 'standard-invoice');
      const attack = '<img src=x onerror=document.title=1><script>document.title=1</script>';
      const request = JSON.parse(await page.inputValue('#input'));
      await page.fill(
        '#input',
        JSON.stringify({ ...request, notes: attack, invoiceNumber: attack, [attack]: 1 }),
      );
      await page.waitForSelector('.findings .warning');
      for (const tab of ['document', 'totals', 'ubl', 'findings']) await page.click(`#tab-${tab}`);
      expect(await page.title()).toBe('pint-ae');
      expect(await page.locator('img').count()).toBe(0);
      expect(requests).toEqual([file]);
      expect(complaints).toEqual([]);
    });

    test.each([
      ['light', 'en'],
      ['dark', 'en'],
      ['light', 'ar'],
      ['dark', 'ar'],
    ] as const)('has no flaw that axe finds, %s and in the language %s', async (theme, language) => {
      // What axe runs, the page's own policy forbids.
      const { page } = await open({ bypassCSP: true });
      await page.selectOption('#theme', theme);
      await page.selectOption('#language', language);
      await pick(page, 'broken/wrong-amounts-and-trn');
      await waitForVerdict(page, 'invalid');
      await page.evaluate(axe);
      for (const tab of ['findings', 'document', 'totals', 'ubl']) {
        await page.click(`#tab-${tab}`);
        const violations = await page.evaluate(async () => {
          const { axe: checker } = globalThis as unknown as {
            axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          const { violations: found } = await checker.run();
          return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        });
        expect([tab, violations]).toEqual([tab, []]);
      }
    });
  },
);
