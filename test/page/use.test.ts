import { expect, test } from 'vitest';
import { fixture } from '../schematron/judge.ts';
import { some } from '../tier.ts';
import { flaws, loadAxe } from './flaws.ts';
import { focused, tabTo } from './focus.ts';
import { describeInBrowser } from './in-browser.ts';
import { countPrintedLines, enter, pick, selected, severalFiles, textOf, waitForVerdict } from './opening.ts';
import { outOfOrder } from './out-of-order.ts';

const tabs = ['findings', 'document', 'totals', 'ubl'] as const;
const widths = [360, 768, 1280] as const;
/** The widths at which axe looks at each view: between a phone and a desktop it finds what it finds on one of them. */
const looked: readonly number[] = some([768, 360, 1280], 2);

describeInBrowser('the page for everyone, and on every screen', (open) => {
  test('has its tabs on one line of a phone, in either language', async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    await pick(page, 'broken/wrong-amounts-and-trn');
    for (const language of ['en', 'ar'] as const) {
      await page.selectOption('#language', language);
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
      await waitForVerdict(page, 'invalid');
      const tops = await page
        .locator('[role=tab]:visible')
        .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect([language, new Set(tops).size]).toEqual([language, 1]);
    }
  });

  test('keeps verdict, counts and totals in sight when the findings are scrolled', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 500 } });
    await pick(page, 'broken/malformed');
    await waitForVerdict(page, 'malformed');
    await page.locator('.findings > li').last().scrollIntoViewIfNeeded();
    const box = await page.locator('#verdict').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(100);
  });

  test('judges by the release that a person chooses, and keeps the choice', async () => {
    const { page } = await open();
    await pick(page, 'export-usd');
    await waitForVerdict(page, 'valid');
    await page.selectOption('#release', '1.0.3');
    await waitForVerdict(page, 'invalid');
    await page.reload();
    expect(await page.inputValue('#release')).toBe('1.0.3');
    await waitForVerdict(page, 'invalid');
    await page.selectOption('#release', { index: 2 });
    await waitForVerdict(page, 'valid');
    // A release that is not here any more is chosen no longer: the last one judges.
    await page.selectOption('#release', '1.0.3');
    await page.evaluate(() => {
      for (const [name, kept] of Object.entries(localStorage))
        localStorage.setItem(name, String(kept).replaceAll('"1.0.3"', '"0.9.9"'));
    });
    await page.reload();
    const chosen = page.locator('#release').evaluate((choice: HTMLSelectElement) => choice.selectedIndex);
    expect(await chosen).toBe(0);
    await waitForVerdict(page, 'valid');
  });

  test('says the same of UBL in both views, in the words of UBL', async () => {
    const { page } = await open();
    const ubl = fixture('invoice').replace(/<cbc:DocumentCurrencyCode>.*?<\/cbc:DocumentCurrencyCode>/, '');
    await page.setInputFiles('#file', { name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(ubl) });
    await waitForVerdict(page, 'invalid');
    const said = async (view: 'form' | 'text') => {
      await page.click(`#view-${view}`);
      return page.locator('.findings > li').allTextContents();
    };
    const inText = await said('text');
    expect(inText.length).toBeGreaterThan(0);
    expect(await said('form')).toEqual(inText);
  });

  test('shows errors, warnings and information in a colour each', async () => {
    const { page } = await open();
    const coloursOf = async (kind: string) => {
      const finding = page.locator(`.findings > li.${kind}`).first();
      return [
        await finding.evaluate((item) => getComputedStyle(item).borderInlineStartColor),
        await finding.locator('.badge').evaluate((badge) => getComputedStyle(badge).color),
      ];
    };
    const late = { ...JSON.parse(textOf('standard-invoice')), dueDate: '2026-10-01' };
    await enter(page, JSON.stringify(late));
    await waitForVerdict(page, 'valid');
    const colours = [await coloursOf('warning')];
    await pick(page, 'walk-in-customer');
    colours.push(await coloursOf('information'));
    await pick(page, 'broken/wrong-amounts-and-trn');
    await waitForVerdict(page, 'invalid');
    colours.push(await coloursOf('error'));
    expect(colours.map(([line, badge]) => line === badge)).toEqual([true, true, true]);
    expect(new Set(colours.flat()).size).toBe(3);
  });

  test.each(
    // Dark colours are those of both languages.
    [
      ...(['en', 'ar'] as const).map((language) => [language, 'light'] as const),
      ...some(['en', 'ar'] as const, 1).map((language) => [language, 'dark'] as const),
    ],
  )(
    'has no flaw that axe finds and is not wider than the screen on any view, in the language %s, %s',
    async (language, theme) => {
      // The page's own policy would forbid the script of axe.
      const { page } = await open({ bypassCSP: true });
      await page.selectOption('#language', language);
      await page.selectOption('#theme', theme);
      await loadAxe(page);
      // In the other colours only the contrast is another.
      const rules = theme === 'light' ? undefined : ['color-contrast'];
      const expectNoFlaws = async (view: string) => {
        // Contrast does not depend on the width.
        for (const width of theme === 'light' ? widths : widths.slice(0, 1)) {
          await page.setViewportSize({ width, height: 800 });
          const found = looked.includes(width) ? await flaws(page, rules) : [];
          expect([view, width, found]).toEqual([view, width, []]);
          if (language === 'ar') expect([view, await outOfOrder(page)]).toEqual([view, []]);
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
      const { page } = await open({ viewport: { width: 720, height: 1000 } });
      await page.selectOption('#language', language);
      await pick(page, 'broken/wrong-amounts-and-trn');
      await waitForVerdict(page, 'invalid');
      await page.emulateMedia({ media: 'print' });
      expect(await page.isVisible('#verdict')).toBe(true);
      for (const hidden of ['.bar', '.enter', '#tabs', '.actions'])
        expect([hidden, await page.isVisible(hidden)]).toEqual([hidden, false]);
      // Anything that sticks out of the paper makes everything else small.
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, left, right }) => width > 0 && (left < 0 || right > innerWidth)),
      );
      expect(outside).toEqual([]);
    },
  );

  test('prints the invoice alone and complete while it is shown, by key and by menu', async () => {
    const { page } = await open();
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
    // Like the menu: the browser prints without asking.
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

  test.each([
    ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    [
      'refuses its clipboard',
      () =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
        }),
    ],
  ])('does not say that it copied where the browser %s', async (_, take) => {
    const { page } = await open();
    await page.evaluate(take);
    await enter(page, textOf('standard-invoice'));
    await waitForVerdict(page, 'valid');
    await page.click('#link');
    await expect.poll(() => page.textContent('#told')).toContain('copy it from the address bar');
    expect(page.url()).toContain('#document=');
    await page.click('#tab-ubl');
    await page.locator('#panel-ubl button', { hasText: 'Copy' }).click();
    await expect.poll(() => page.textContent('#panel-ubl button')).toBe('The browser did not copy it');
  });

  test('says that it copied where it did', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await enter(page, textOf('standard-invoice'));
    await waitForVerdict(page, 'valid');
    await page.click('#link');
    await expect.poll(() => page.textContent('#told')).toContain('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.click('#tab-ubl');
    await page.locator('#panel-ubl button', { hasText: 'Copy' }).click();
    await expect.poll(() => page.textContent('#panel-ubl button')).toBe('Copied');
  });

  test('is used with the keyboard alone, from paste to print', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      textOf('standard-invoice').replace('"vatRate": 5', '"vatRate": 7'),
    );
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('skip');
    await tabTo(page, 'view-text');
    await page.keyboard.press('Enter');
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
});
