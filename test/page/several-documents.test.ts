import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { findChromium } from './browser.ts';
import { closePages, enter, openPage, severalFiles, textOf, waitForVerdict } from './opening.ts';

const chromium = findChromium();

describe.skipIf(chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined)(
  'several documents',
  () => {
    let page: Page;

    beforeAll(async () => {
      ({ page } = await openPage());
      await page.setInputFiles('#file', severalFiles);
      await page.locator('#documents tbody tr').nth(2).waitFor();
    });

    afterAll(closePages);

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

    test('have names of one weight: the last of them is no total', async () => {
      const weights = await page
        .locator('#documents tbody th')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontWeight));
      expect(weights).toEqual(['400', '400', '400']);
    });

    test('are sorted by a column, in either direction, and filtered', async () => {
      await page.click('#documents th[data-column=name] button');
      await expect.poll(names).toEqual(['bad.json', 'good.json', 'scan.pdf']);
      await page.click('#documents th[data-column=name] button');
      await expect.poll(names).toEqual(['scan.pdf', 'good.json', 'bad.json']);
      expect(await page.getAttribute('#documents th[data-column=name]', 'aria-sort')).toBe('descending');
      for (const typed of ['oasis', ' Ｏasis', 'ＩNV-٢٠٢٦', '11,125.80', '١١١٢٥.٨']) {
        await page.fill('#documents input', typed);
        await expect.poll(names).toEqual(['good.json', 'bad.json']);
        await page.fill('#documents input', 'nothing');
        await expect.poll(names).toEqual([]);
      }
      await page.fill('#documents input', '');
      await page.selectOption('#documents select', 'malformed');
      await expect.poll(names).toEqual(['scan.pdf']);
      await page.selectOption('#documents select', '');
    });

    test('say that there are more findings than are listed', async () => {
      const request = JSON.parse(textOf('broken/exempt-without-reason'));
      const lines = Array.from({ length: 120 }, () => request.lines[2]);
      const buffer = Buffer.from(JSON.stringify({ ...request, lines }));
      const others = severalFiles.slice(0, 2);
      await page.setInputFiles('#file', [
        { name: 'many.json', mimeType: 'application/json', buffer },
        ...others,
      ]);
      await expect.poll(names).toEqual(['many.json', 'good.json', 'bad.json']);
      const [last] = await page
        .locator('#documents tbody tr')
        .first()
        .locator('td')
        .allTextContents()
        .then((cells) => cells.slice(-1));
      expect(last).toMatch(/\(\+ at least 100\)$/);
      await page.setInputFiles('#file', severalFiles);
      await expect.poll(names).toEqual(['good.json', 'bad.json', 'scan.pdf']);
    });

    test.each(['csv', 'json', 'html'])('are exported as %s', async (format) => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('#documents button', { hasText: `Save as ${format.toUpperCase()}` }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(`documents.${format}`);
      const text = readFileSync(await saved.path(), 'utf8');
      for (const name of ['good.json', 'bad.json', 'scan.pdf']) expect(text).toContain(name);
      if (format === 'csv') expect(text).toContain('11125.80 AED');
    });

    test('are opened one by one', async () => {
      await page.locator('#documents button', { hasText: 'bad.json' }).click();
      await waitForVerdict(page, 'invalid');
      await page.locator('#documents button', { hasText: 'good.json' }).click();
      await waitForVerdict(page, 'valid');
    });

    test('are taken from a folder that is picked, including its subfolders', async () => {
      await page.setInputFiles('#folder', folderOfDocuments());
      await expect.poll(names).toEqual(['documents/one.json', 'documents/older/two.json']);
    });

    /** Drops something with a path of its own, as from a window of the system. */
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

    test('open if one of them is dropped', async () => {
      await enter(page, '');
      await drop(join(folderOfDocuments(), 'one.json'));
      await waitForVerdict(page, 'valid');
    });

    test('can be dropped together', async () => {
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

/** A folder with a document, and a subfolder with another one. */
function folderOfDocuments(): string {
  const folder = join(temporaryFolder(), 'documents');
  mkdirSync(join(folder, 'older'), { recursive: true });
  writeFileSync(join(folder, 'one.json'), textOf('standard-invoice'));
  writeFileSync(join(folder, 'older', 'two.json'), textOf('credit-note'));
  return folder;
}
