import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture } from '../schematron/judge.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { findChromium, launch } from './browser.ts';
import { countPrintedLines, enter, openPage, pick, selected, waitForVerdict } from './opening.ts';

const chromium = findChromium();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const textOf = (name: string) =>
  readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8');

const tabs = ['findings', 'document', 'totals', 'ubl'] as const;
const widths = [360, 768, 1280] as const;

describe.skipIf(chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined)(
  'the page for everyone, and on every screen',
  () => {
    let browser: Browser;
    const openedPages: Page[] = [];

    beforeAll(async () => {
      browser = await launch(chromium ?? '');
    });

    afterAll(async () => {
      await Promise.all(openedPages.map((page) => page.context().close()));
      await browser?.close();
    });

    async function open(options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
      const { page } = await openPage(browser, options);
      openedPages.push(page);
      return page;
    }

    test.each(['en', 'ar'] as const)(
      'has its tabs on one line of a phone, in the language %s',
      async (language) => {
        const page = await open({ viewport: { width: 360, height: 740 } });
        await page.selectOption('#language', language);
        await pick(page, 'broken/wrong-amounts-and-trn');
        await waitForVerdict(page, 'invalid');
        const tops = await page
          .locator('[role=tab]:visible')
          .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
      },
    );

    test('keeps verdict, counts and totals in sight when the findings are scrolled', async () => {
      const page = await open({ viewport: { width: 1280, height: 500 } });
      await pick(page, 'broken/malformed');
      await waitForVerdict(page, 'malformed');
      await page.locator('.findings > li').last().scrollIntoViewIfNeeded();
      const box = await page.locator('#verdict').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(100);
    });

    test.each(
      (['en', 'ar'] as const).flatMap((language) =>
        (['light', 'dark'] as const).map((theme) => [language, theme] as const),
      ),
    )(
      'has no flaw that axe finds and is not wider than the screen on any view, in the language %s, %s',
      async (language, theme) => {
        // What axe runs, the page's own policy forbids.
        const page = await open({ bypassCSP: true });
        await page.selectOption('#language', language);
        await page.selectOption('#theme', theme);
        await page.evaluate(axe);
        const expectNoFlaws = async (view: string) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            expect([view, width, await flaws(page)]).toEqual([view, width, []]);
            const shown = await page.evaluate(() => document.documentElement.scrollWidth);
            expect([view, width, shown]).toEqual([view, width, width]);
          }
        };
        await expectNoFlaws('start');
        await pick(page, 'broken/wrong-amounts-and-trn');
        await waitForVerdict(page, 'invalid');
        await page.locator('#editor .cm-content').focus();
        await page.keyboard.press('Control+f');
        for (const tab of tabs) {
          await page.click(`#tab-${tab}`);
          await expectNoFlaws(tab);
        }
        await enter(page, fixture('invoice'));
        await waitForVerdict(page, 'valid');
        await page.click('#tab-request');
        await page.locator('pre.request').waitFor();
        await expectNoFlaws('request');
        await page.setInputFiles('#file', severalFiles);
        await page.locator('#documents tbody tr').nth(2).waitFor();
        await expectNoFlaws('documents');
      },
    );

    test.each(['en', 'ar'] as const)(
      'prints what it found, with the verdict, in the language %s',
      async (language) => {
        const page = await open({ viewport: { width: 720, height: 1000 } });
        await page.selectOption('#language', language);
        await pick(page, 'broken/wrong-amounts-and-trn');
        await waitForVerdict(page, 'invalid');
        await page.emulateMedia({ media: 'print' });
        expect(await page.isVisible('#verdict')).toBe(true);
        for (const hidden of ['.bar', '.enter', '#tabs', '.actions'])
          expect([hidden, await page.isVisible(hidden)]).toEqual([hidden, false]);
        // What stands outside of the paper makes everything else small.
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .map((element) => element.getBoundingClientRect())
            .filter(({ width, left, right }) => width > 0 && (left < 0 || right > innerWidth)),
        );
        expect(outside).toEqual([]);
      },
    );

    test('prints the invoice alone, and the whole of it, where that is looked at, by the key and by the menu', async () => {
      const page = await open();
      const request = JSON.parse(textOf('standard-invoice'));
      const lines = Array.from({ length: 130 }, (_, index) => ({
        ...request.lines[0],
        id: String(index + 1),
      }));
      await enter(page, JSON.stringify({ ...request, lines, taxTotal: null, legalMonetaryTotal: null }));
      await waitForVerdict(page, 'valid');
      await page.click('#tab-document');
      await page.frameLocator('iframe.invoice').locator('h1').waitFor();
      await countPrintedLines(page);
      await page.keyboard.press('Control+p');
      await expect.poll(() => page.getAttribute('body', 'data-printed')).toBe('130');
      await page.evaluate(() => document.body.removeAttribute('data-printed'));
      // As the menu does: the browser prints, and nobody is asked before.
      await page.pdf();
      expect(await page.getAttribute('body', 'data-printed')).toBe('130');
      expect(await page.locator('.paper').count()).toBe(0);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.paper h1').isVisible()).toBe(true);
      for (const hidden of ['.bar', '#facts', 'iframe.invoice'])
        expect([hidden, await page.isVisible(hidden)]).toEqual([hidden, false]);
      expect(await page.title()).toBe('Tax invoice INV-2026-0042');
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
      expect(await page.isVisible('#facts')).toBe(true);
      expect(await page.title()).toBe('pint-ae');
    });

    test('is used with the keyboard alone, from paste to print', async () => {
      const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        textOf('standard-invoice').replace('"vatRate": 5', '"vatRate": 7'),
      );
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('skip');
      await tabTo(page, 'editor');
      await page.keyboard.press('ControlOrMeta+v');
      await waitForVerdict(page, 'invalid');
      await tabTo(page, 'finding');
      await page.keyboard.press('Enter');
      expect(await selected(page)).toBe('7');
      await page.keyboard.type('5');
      await waitForVerdict(page, 'valid');
      await tabTo(page, 'tab-findings');
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('tab-document');
      await page.frameLocator('iframe.invoice').locator('h1').waitFor();
      await countPrintedLines(page);
      await tabTo(page, 'Print');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getAttribute('body', 'data-printed')).toBe('2');
    });
  },
);

describe.skipIf(chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined)(
  'several documents',
  () => {
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      browser = await launch(chromium ?? '');
      ({ page } = await openPage(browser));
      await page.setInputFiles('#file', severalFiles);
      await page.locator('#documents tbody tr').nth(2).waitFor();
    });

    afterAll(() => browser?.close());

    const names = () => page.locator('#documents tbody th').allTextContents();

    test('are shown with name, verdict, number, buyer, what is to be paid, and the first finding', async () => {
      const cells = await page.locator('#documents tbody tr').nth(1).locator('th, td').allTextContents();
      expect(cells).toEqual([
        'bad.json',
        '✘ Not valid',
        'INV-2026-0042',
        'Oasis Consulting FZ-LLC',
        '11,125.80 AED',
        expect.stringContaining('14 digits'),
      ]);
      expect(await page.textContent('#documents [role=status]')).toBe('Documents: 3, valid: 1');
    });

    test('are sorted by a column, either way, and filtered', async () => {
      await page.click('#documents th[data-column=name] button');
      await expect.poll(names).toEqual(['bad.json', 'good.json', 'scan.pdf']);
      await page.click('#documents th[data-column=name] button');
      await expect.poll(names).toEqual(['scan.pdf', 'good.json', 'bad.json']);
      expect(await page.getAttribute('#documents th[data-column=name]', 'aria-sort')).toBe('descending');
      await page.fill('#documents input', 'oasis');
      await expect.poll(names).toEqual(['good.json', 'bad.json']);
      await page.fill('#documents input', '');
      await page.selectOption('#documents select', 'malformed');
      await expect.poll(names).toEqual(['scan.pdf']);
      await page.selectOption('#documents select', '');
    });

    test.each(['csv', 'json', 'html'])('are taken along as %s', async (format) => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('#documents button', { hasText: `Save as ${format.toUpperCase()}` }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(`documents.${format}`);
      const text = readFileSync(await saved.path(), 'utf8');
      for (const name of ['good.json', 'bad.json', 'scan.pdf']) expect(text).toContain(name);
    });

    test('are opened one by one', async () => {
      await page.locator('#documents button', { hasText: 'bad.json' }).click();
      await waitForVerdict(page, 'invalid');
      await page.locator('#documents button', { hasText: 'good.json' }).click();
      await waitForVerdict(page, 'valid');
    });

    test('are taken from a folder that is picked, with those in folders in it', async () => {
      await page.setInputFiles('#folder', folderOfDocuments());
      await expect.poll(names).toEqual(['documents/one.json', 'documents/older/two.json']);
    });

    /** Drops what has a path of its own, as from a window of the system. */
    async function drop(path: string): Promise<void> {
      const session = await page.context().newCDPSession(page);
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    }

    test('are taken from a folder that is dropped', async () => {
      await drop(folderOfDocuments());
      await expect.poll(async () => (await names()).toSorted()).toEqual(['one.json', 'two.json']);
    });

    test('one of them that is dropped is opened', async () => {
      await enter(page, '');
      await drop(join(folderOfDocuments(), 'one.json'));
      await waitForVerdict(page, 'valid');
    });

    test('are dropped together', async () => {
      const dropped = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        for (const name of ['one.json', 'two.json']) data.items.add(new File([text], name));
        return data;
      }, textOf('credit-note'));
      await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
      await expect.poll(names).toEqual(['one.json', 'two.json']);
    });
  },
);

/** A folder with a document, and another one in a folder in it. */
function folderOfDocuments(): string {
  const folder = join(temporaryFolder(), 'documents');
  mkdirSync(join(folder, 'older'), { recursive: true });
  writeFileSync(join(folder, 'one.json'), textOf('standard-invoice'));
  writeFileSync(join(folder, 'older', 'two.json'), textOf('credit-note'));
  return folder;
}

const severalFiles = [
  { name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(textOf('standard-invoice')) },
  {
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(textOf('broken/wrong-amounts-and-trn')),
  },
  { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\xff\xfe', 'latin1') },
];

/** What axe finds on the page as it is shown. */
function flaws(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: {
        run: (
          of: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** What the keyboard is on: its id, else its class, else its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { id = '', className = '', textContent } = document.activeElement ?? {};
    return id || className || textContent || '';
  });
}

/** Presses Tab until the keyboard is there. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
