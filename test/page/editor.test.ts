import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fixture } from '../schematron/judge.ts';
import { describeInBrowser } from './in-browser.ts';
import { countPrintedLines, enter, entered, textOf, waitForVerdict } from './opening.ts';

/** Other work may delay the machine's answer. */

const invoice = (page: Page) => page.frameLocator('iframe.invoice');

/** Opens a file with a document of this many lines, indented by this many blanks. */
async function openLong(page: Page, count: number, indent: number): Promise<void> {
  const request = JSON.parse(textOf('standard-invoice'));
  const lines = Array.from({ length: count }, (_, index) => ({ ...request.lines[0], id: String(index + 1) }));
  const text = JSON.stringify({ ...request, lines, taxTotal: null, legalMonetaryTotal: null }, null, indent);
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.setInputFiles('#file', file);
}

describeInBrowser('the editor of the page', (open) => {
  test('offers the fields and codes with what they mean, and explains them, in the language of the page', async () => {
    const { page } = await open();
    await page.selectOption('#language', 'ar');
    await enter(page, '{\n  "currency": ""\n}');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('AE');
    const dirham = page.locator('#editor .cm-tooltip-autocomplete li', { hasText: '"AED"' }).first();
    // The content of the fields appears a moment after the page.
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+Space');
        return (await dirham.isVisible()) ? dirham.textContent() : '';
      })
      .toContain('درهم');
    await page.keyboard.press('Escape');
    await page.locator('#editor .cm-line', { hasText: 'currency' }).locator('span').first().hover();
    await page.locator('#editor .cm-tooltip-hover').waitFor();
    expect(await page.locator('#editor .cm-tooltip-hover').textContent()).toMatch(/\p{Script=Arabic}/u);
  });

  test('reads a text that replaces another by its own syntax', async () => {
    const { page } = await open();
    const syntax = () => page.getAttribute('#editor .cm-content', 'data-language');
    await enter(page, textOf('standard-invoice'));
    await expect.poll(syntax).toBe('json');
    await enter(page, fixture('invoice'));
    await expect.poll(syntax).toBe('xml');
  });

  test('offers the codes of an attribute of UBL as soon as its value begins', async () => {
    const { page } = await open();
    await enter(page, fixture('invoice').replace(/<cbc:UUID>.*<\/cbc:UUID>/, '<cbc:UUID/>'));
    await waitForVerdict(page, 'invalid');
    await page.keyboard.press('Control+Home');
    await page.locator('#editor .cm-line', { hasText: '<cbc:UUID/>' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.type('<cbc:TaxAmount currencyID="');
    await page.locator('#editor .cm-tooltip-autocomplete li', { hasText: 'AED' }).first().waitFor();
  });

  test('offers the elements and codes of UBL, and explains them', async () => {
    const { page } = await open();
    await enter(page, fixture('invoice').replace(/<cbc:UUID>.*<\/cbc:UUID>/, '<cbc:DocumentCurrencyCode/>'));
    await waitForVerdict(page, 'invalid');
    await page.keyboard.press('Control+Home');
    const line = page.locator('#editor .cm-line', { hasText: '<cbc:DocumentCurrencyCode/>' });
    await line.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.type('<cbc:UU');
    const option = page.locator('#editor .cm-tooltip-autocomplete li', { hasText: 'cbc:UUID' });
    await option.waitFor();
    await option.click();
    await expect.poll(() => entered(page)).toContain('<cbc:UUID></cbc:UUID>');
    // A verdict that arrives meanwhile closes an explanation: the mouse comes again.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await page.locator('#editor .cm-line', { hasText: 'cbc:IssueDate' }).locator('span').nth(1).hover();
        const shown = page.locator('#editor .cm-tooltip-hover');
        return await shown.textContent({ timeout: 2000 }).catch(() => '');
      })
      .toContain('IBT-002 · issueDate');
  });

  test('sets a text in lines, folds it, and searches it', async () => {
    const { page } = await open();
    await enter(page, JSON.stringify(JSON.parse(textOf('standard-invoice'))));
    await page.click('#format');
    await expect.poll(() => entered(page)).toContain('\n  "documentType": "Invoice",\n');
    await page.locator('#editor .cm-foldGutter span[title="Fold line"]').first().click();
    await page.locator('#editor .cm-foldPlaceholder').click();
    await page.click('#search');
    await page.keyboard.type('Falcon');
    await page.locator('#editor .cm-searchMatch').first().waitFor({ state: 'attached' });
  });

  test('finds a text exactly as written, forwards and backwards, replaces it, and says if there is none', async () => {
    const { page } = await open();
    await enter(page, '["a.b($1)", "axb", "A.B($1)"]');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('a.b($1)');
    const marked = page.locator('#editor .cm-searchMatch');
    await expect.poll(() => marked.allTextContents()).toEqual(['a.b($1)', 'A.B($1)']);
    const chosen = page.locator('#editor .cm-searchMatch-selected');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen.allTextContents()).toEqual(['a.b($1)']);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => chosen.allTextContents()).toEqual(['A.B($1)']);
    await page.fill('#editor [name=replace]', '$& $1');
    await page.click('#editor [name=replaceAll]');
    await expect.poll(() => entered(page)).toBe('["$& $1", "axb", "$& $1"]');
    await page.fill('#editor [name=search]', 'a.x');
    await page.click('#editor [name=prev]');
    expect(await page.textContent('#editor .cm-search [role=status]')).toBe('No match');
    await page.locator('#editor label', { hasText: 'regexp' }).click();
    await page.click('#editor [name=next]');
    expect(await page.textContent('#editor .cm-search [role=status]')).toBe('No match');
    await page.fill('#editor [name=search]', 'a.b');
    await page.click('#editor [name=next]');
    await expect.poll(() => chosen.allTextContents()).toEqual(['axb']);
  });

  test('accepts typing while a long document is judged, and shows the verdict on the last text', async () => {
    const { page } = await open();
    await openLong(page, 20_000, 1);
    await waitForVerdict(page, 'checking');
    await page.locator('#verdict progress').waitFor();
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('x');
    expect(await page.locator('#editor .cm-line').first().textContent()).toBe('x{');
    expect(await page.locator('#verdict.valid').count()).toBe(0);
    await waitForVerdict(page, 'malformed');
  });

  test('colours, folds and shows what is visible without reading a long document from its start', async () => {
    const { page } = await open();
    await openLong(page, 3000, 2);
    await waitForVerdict(page, 'valid');
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('Control+End');
    const colourOf = (text: string) =>
      page
        .locator('#editor .cm-line span', { hasText: text })
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const [name, value] = [await colourOf('"unitCode"'), await colourOf('"EA"')];
    expect(name).not.toBe(value);
    await page.locator('#editor .cm-foldGutter span[title="Fold line"]').last().click();
    await page.locator('#editor .cm-foldPlaceholder').waitFor();
    await page.click('#search');
    await page.keyboard.type('"id": "1234"');
    for (const key of ['Enter', 'Shift+Enter']) {
      await page.keyboard.press(key);
      await page.locator('#editor .cm-searchMatch-selected', { hasText: '1234' }).waitFor();
    }
    await page.click('#tab-document');
    await expect.poll(() => invoice(page).locator('.lines tbody tr').count()).toBe(100);
    expect(await invoice(page).locator('.note').allTextContents()).toContain(
      'Lines that are not shown here: 2900',
    );
    await countPrintedLines(page);
    await page.locator('#panel-document button', { hasText: 'Print' }).click();
    await expect.poll(() => page.getAttribute('body', 'data-printed')).toBe('3000');
  });
});
