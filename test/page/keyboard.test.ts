import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fixture } from '../schematron/judge.ts';
import { describeInBrowser } from './in-browser.ts';
import { enter, pick, severalFiles, waitForVerdict } from './opening.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describeInBrowser('the keyboard keeps its place', (open) => {
  test('in the findings, when a fix takes away the button that was pressed', async () => {
    const { page } = await open();
    await pick(page, 'broken/malformed');
    await waitForVerdict(page, 'malformed');
    const count = await page.locator('.findings > li').count();
    await page.locator('button.fix').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.findings > li').count()).toBeLessThan(count);
    expect(await focused(page)).toBe('panel-findings');
  });

  test('at the button that opened the documents, when they are closed', async () => {
    const { page } = await open();
    await page.setInputFiles('#file', severalFiles);
    await page.locator('#documents tbody tr').nth(2).waitFor();
    await page.locator('#documents .actions button').last().focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#documents').isVisible()).toBe(false);
    expect(await focused(page)).toBe('open-file');
  });

  test('on a document of the table, when the table is drawn anew', async () => {
    const { page } = await open();
    await page.setInputFiles('#file', severalFiles);
    await page.locator('#documents tbody tr').nth(2).waitFor();
    await page.locator('#documents tbody button', { hasText: 'good.json' }).focus();
    const names = () => page.locator('#documents tbody button').allTextContents();
    await page
      .locator('#documents th button')
      .first()
      .evaluate((sort: HTMLElement) => sort.click());
    await expect.poll(names).toEqual(['bad.json', 'good.json', 'scan.pdf']);
    expect(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 20))).toBe('good.json');
  });

  test('at the findings, when the request of a UBL document takes the place of the document', async () => {
    const { page } = await open();
    await enter(page, fixture('invoice'));
    await waitForVerdict(page, 'valid');
    await page.click('#tab-request');
    await page.locator('pre.request').waitFor();
    await page.locator('#panel-request .actions button').last().focus();
    await page.keyboard.press('Enter');
    await page.locator('#tab-request').waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('tab-findings');
  });
});

describeInBrowser('the search of the editor', (open) => {
  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])('has each box beside its own words, in the language %s', async (language, direction) => {
    const { page } = await open();
    await page.selectOption('#language', language);
    await page.click('#view-text');
    await page.click('#search');
    const panel = page.locator('#editor .cm-search');
    expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    const labels = await panel.locator('label').evaluateAll((all) =>
      all.map((label) => {
        const words = document.createRange();
        words.selectNodeContents(label);
        const box = label.querySelector('input')?.getBoundingClientRect();
        return {
          box: box?.x ?? 0,
          from: words.getBoundingClientRect().left,
          to: words.getBoundingClientRect().right,
        };
      }),
    );
    expect(labels).toHaveLength(3);
    for (const { from, to } of labels) expect(to - from).toBeLessThan(200);
    const ends = labels.map(({ from, to }) => [from, to]).toSorted(([a = 0], [b = 0]) => a - b);
    for (const [index, [from = 0]] of ends.entries())
      expect(from).toBeGreaterThanOrEqual(ends[index - 1]?.[1] ?? 0);
    const [close, search] = await Promise.all(
      ['close', 'search'].map((name) => panel.locator(`[name=${name}]`).boundingBox()),
    );
    const apart =
      (close?.x ?? 0) > (search?.x ?? 0) + (search?.width ?? 0) ||
      (close?.x ?? 0) + (close?.width ?? 0) <= (search?.x ?? 0);
    expect(apart).toBe(true);
  });

  test.each(['en', 'ar'])(
    'gives the focus back to the text when it is closed, in the language %s',
    async (language) => {
      const { page } = await open();
      await page.selectOption('#language', language);
      await page.click('#view-text');
      await page.locator('#search').focus();
      await page.keyboard.press('Enter');
      await page.locator('#editor .cm-search').waitFor();
      await page.keyboard.press('Escape');
      const inside = await page
        .locator('#editor')
        .evaluate((host) => host.shadowRoot?.activeElement?.classList.contains('cm-content'));
      expect(inside).toBe(true);
    },
  );
});
