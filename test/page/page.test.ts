import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mendable, mistakes } from '../properties/mistakes.ts';
import { fixture } from '../schematron/judge.ts';
import { describeInBrowser } from './in-browser.ts';
import { enter, entered, pageFile, pick, selected, textOf, waitForVerdict } from './opening.ts';

/** Other work may delay the machine's answer. */

const invoice = (page: Page) => page.frameLocator('iframe.invoice');

describeInBrowser('the page in a browser', (open) => {
  test('says at the start what to do, and offers examples with names, in groups', async () => {
    const { page } = await open();
    expect(await page.textContent('.start')).toContain('Start a new invoice in the form');
    expect(await page.textContent('#verdict')).toContain('No document yet');
    const groups = await page
      .locator('#example optgroup')
      .evaluateAll((all) =>
        all.map((group) => [group.getAttribute('label'), group.querySelector('option')?.textContent]),
      );
    expect(groups.map(([label]) => label)).toEqual(['Valid', 'With mistakes']);
    const names = await page.locator('#example option').allTextContents();
    expect(names.filter((name) => /^[a-z/-]+$/.test(name))).toEqual([]);
  });

  test('names an example as long as it is what is in the editor, so that it can be picked again', async () => {
    const { page } = await open();
    const chosen = () => page.inputValue('#example');
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    expect(await chosen()).toBe('standard-invoice');
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.type(' x');
    await waitForVerdict(page, 'malformed');
    expect(await chosen()).toBe('');
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.setInputFiles('#file', {
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(textOf('broken/exempt-without-reason')),
    });
    await waitForVerdict(page, 'invalid');
    expect(await chosen()).toBe('');
  });

  test('calls a valid example valid, and shows what it is, its totals, its UBL and itself as a person reads it', async () => {
    const { page } = await open();
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    expect(await page.textContent('#facts')).toContain('Tax invoice (380)');
    expect(await page.textContent('#facts')).toContain('11,125.80 AED');
    await page.click('#tab-document');
    expect(await invoice(page).locator('h1').textContent()).toBe('Tax invoice');
    expect(await invoice(page).locator('.party .name').first().textContent()).toBe(
      'Falcon Office Supplies LLC',
    );
    await page.click('#tab-totals');
    expect(await page.textContent('#panel-totals')).toContain('11,125.80');
    await page.click('#tab-ubl');
    await expect
      .poll(() => page.locator('.ubl .cm-content').textContent())
      .toContain('<cbc:CustomizationID>urn:peppol:pint:billing-1@ae-1');
  });

  test('shows the totals in the currency of accounting as amounts with their names', async () => {
    const { page } = await open();
    await pick(page, 'export-usd');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-totals');
    const rows = page.locator('#panel-totals table', { hasText: 'In AED' }).locator('tr');
    expect(await rows.allTextContents()).toEqual(['VAT0.00', 'Total incl. VAT17,429.69']);
    const strong = page.locator('#panel-totals th').filter({ hasText: /^Zero rate/ });
    expect(await strong.evaluate((cell) => getComputedStyle(cell).fontWeight)).toBe('400');
  });

  test('says that there are more to fix than it lists', async () => {
    const { page } = await open();
    const request = JSON.parse(textOf('broken/exempt-without-reason'));
    const lines = Array.from({ length: 120 }, () => request.lines[2]);
    await enter(page, JSON.stringify({ ...request, lines: [...request.lines, ...lines] }));
    await waitForVerdict(page, 'invalid');
    expect(await page.textContent('#verdict')).toContain('at least 101 errors · at least 100 warnings');
  });

  test('marks findings in the text, and leads from a finding to the place where a field belongs and to its element', async () => {
    const { page } = await open();
    await pick(page, 'broken/exempt-without-reason');
    await waitForVerdict(page, 'invalid');
    await page.click('.finding');
    const line = Number((await page.textContent('.finding .quiet'))?.replace('line ', ''));
    const active = page.locator('#editor .cm-lineNumbers .cm-activeLineGutter');
    expect(Number(await active.textContent())).toBe(line);
    await page.locator('#editor .cm-lint-marker-error').first().waitFor();
    await page.locator('#editor .cm-lintRange-error').first().waitFor();
    await page.click('.in-ubl');
    await expect.poll(() => page.locator('.ubl .cm-activeLine').textContent()).toContain('<cac:InvoiceLine>');
    expect(await page.locator('.ubl .cm-activeLine').isVisible()).toBe(true);
  });

  test('leads from an element of the UBL back to its field', async () => {
    const { page } = await open();
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-ubl');
    await page.locator('.ubl .cm-line', { hasText: 'INV-2026-0042' }).click();
    await page.locator('.origin button', { hasText: 'invoiceNumber' }).click();
    expect(await selected(page)).toBe('"INV-2026-0042"');
  });

  test('a valid text is judged as it is typed', async () => {
    const { page } = await open();
    await enter(page, textOf('broken/exempt-without-reason'));
    await waitForVerdict(page, 'invalid');
    await enter(
      page,
      textOf('broken/exempt-without-reason').replace(
        '"vatCategory": "E"',
        '"exemptionReasonCode": "DL8.46.1", "vatCategory": "E"',
      ),
    );
    await waitForVerdict(page, 'valid');
  });

  test('applies a remedy that is certain, which can be undone', async () => {
    const { page } = await open();
    const text = textOf('standard-invoice').replaceAll('"unitCode": "EA"', '"unitCode": "pieces"');
    const misspelt = text.replace('"dueDate"', '"dueDat"');
    await enter(page, misspelt);
    await page.locator('.fix').click();
    await page.locator('#fix-all').click();
    await expect.poll(() => page.locator('.finding').count()).toBe(0);
    expect(await entered(page)).toBe(text.replaceAll('pieces', 'H87'));
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await entered(page)).toBe(text);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await entered(page)).toBe(misspelt);
  });

  test(`mends ${Object.keys(mendable).join(', ')}`, async () => {
    const { page } = await open();
    for (const mistake of Object.values(mendable)) {
      await enter(page, JSON.stringify(mistakes[mistake]?.(JSON.parse(textOf('standard-invoice'))), null, 2));
      await page.locator('.fix').first().click();
      // The finding that it hid may have a remedy too.
      await expect
        .poll(
          async () => {
            await page
              .locator('.fix')
              .first()
              .click({ timeout: 500 })
              .catch(() => {});
            return page.locator('.finding').count();
          },
          { message: mistake },
        )
        .toBe(0);
      await waitForVerdict(page, 'valid');
    }
  });

  test('removes the verdict before another document is judged, and never shows one that nobody gave', async () => {
    const { page } = await open({}, () => {
      const { postMessage } = Worker.prototype;
      // A document with this number crashes the judge.
      Worker.prototype.postMessage = function (message: { told?: { source?: unknown } }) {
        const source = String(message.told?.source ?? '');
        if (!source.includes('BREAKS')) return postMessage.call(this, message, {});
        this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      };
    });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await enter(page, textOf('standard-invoice').replace('INV-2026-0042', 'BREAKS'));
    expect(await page.locator('#verdict.valid').count()).toBe(0);
    await waitForVerdict(page, 'not-judged');
    expect(await page.textContent('#verdict')).toContain('out of memory');
    expect(await page.textContent('#facts')).toBe('');
    await enter(page, textOf('standard-invoice'));
    await waitForVerdict(page, 'valid');
  });

  test('shows equal findings once, with a count', async () => {
    const { page } = await open();
    const request = JSON.parse(textOf('standard-invoice'));
    const lines = Array.from({ length: 12 }, (_, index) => ({
      ...request.lines[0],
      id: String(index + 1),
      unitCode: 'NONE',
    }));
    await enter(
      page,
      JSON.stringify({ ...request, lines, taxTotal: null, legalMonetaryTotal: null }, null, 2),
    );
    await waitForVerdict(page, 'invalid');
    expect(await page.locator('.findings .count').first().textContent()).toBe('× 12');
    expect(await page.textContent('.findings .others')).toContain('and 11 more lines: 2-12');
  });

  test('shows the values that are not written as sent', async () => {
    const { page } = await open();
    await enter(page, textOf('standard-invoice').replace('"taxAmount": 529.8', '"taxAmount": 529.804'));
    await waitForVerdict(page, 'valid');
    await page.click('#tab-totals');
    const row = await page.locator('.adjustments tbody tr').first().textContent();
    expect(row).toContain('taxTotal.taxAmount');
    expect(row).toContain('529.804');
  });

  test('explains the rule behind a finding', async () => {
    const { page } = await open();
    await pick(page, 'broken/exempt-without-reason');
    await page.click('summary');
    expect(await page.textContent('details')).toContain('Exemption reason missing');
  });

  test('says where a text stops being JSON, and what a file seems to be', async () => {
    const { page } = await open();
    await enter(page, '{\n  "documentType": }');
    await waitForVerdict(page, 'malformed');
    expect(await page.textContent('.finding')).toContain('line 2');
    await page.setInputFiles('#file', {
      name: 'invoice.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n\xff\xfe', 'latin1'),
    });
    await expect.poll(() => page.textContent('#panel-findings')).toContain('PDF');
    await waitForVerdict(page, 'malformed');
  });

  test('takes UBL: its findings with their lines, its totals, and the request that says the same', async () => {
    const { page } = await open();
    await enter(page, fixture('invoice').replace(/<cbc:InvoiceTypeCode>[^<]*/, '$&x'));
    await waitForVerdict(page, 'invalid');
    expect(await page.textContent('.finding .quiet')).toMatch(/^line \d+$/);
    expect(await page.textContent('.hint')).toContain('In UBL');
    await page.click('.finding');
    expect(await selected(page)).not.toBe('');
    // A hint that mentions only fields of the request is shown with the elements.
    await enter(page, fixture('invoice').replace(/<cbc:InvoicedQuantity.*?<\/cbc:InvoicedQuantity>/, ''));
    await expect
      .poll(() => page.locator('.findings > li', { hasText: 'ibr-022' }).textContent())
      .toContain('In UBL: cac:InvoiceLine/cbc:InvoicedQuantity');
    await enter(page, fixture('credit-note'));
    await waitForVerdict(page, 'valid');
    await page.click('#tab-document');
    expect(await invoice(page).locator('h1').textContent()).toBe('Tax credit note');
    await page.click('#tab-request');
    await page.locator('pre.request').waitFor();
    expect(JSON.parse((await page.textContent('pre.request')) ?? '')).toMatchObject({
      documentType: 'CreditNote',
    });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    expect(await page.isVisible('#tab-request')).toBe(false);
  });

  test('keeps the document over a reload, in this browser, until the user has it forgotten', async () => {
    const { page } = await open();
    await enter(page, textOf('credit-note'));
    await waitForVerdict(page, 'valid');
    await page.reload();
    await waitForVerdict(page, 'valid');
    expect(await page.textContent('#facts')).toContain('Tax credit note');
    await page.click('#forget');
    await waitForVerdict(page, 'empty');
    await page.reload();
    await page.waitForSelector('#verdict.empty', { state: 'attached' });
  });

  test('carries a document in the fragment of a link', async () => {
    const { page } = await open();
    await pick(page, 'export-usd');
    await waitForVerdict(page, 'valid');
    await page.click('#link');
    await expect.poll(() => page.url()).toContain('#document=');
    const link = page.url();
    expect(link.startsWith(`${pageFile}#`)).toBe(true);
    const other = await open();
    await other.page.goto('about:blank');
    await other.page.goto(link);
    await waitForVerdict(other.page, 'valid');
    expect(await other.page.textContent('#facts')).toContain('INV-2026-0310');
    await other.page.goto('about:blank');
    await other.page.goto(`${pageFile}#document=!!`);
    await other.page.waitForSelector('#verdict');
    expect(await other.page.textContent('#verdict')).not.toContain('Cannot be read');
  });

  test('names what it saves by the number of the document', async () => {
    const { page } = await open();
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-ubl');
    const [ubl] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#panel-ubl button', { hasText: 'Download' }).click(),
    ]);
    expect(ubl.suggestedFilename()).toBe('INV-2026-0042.xml');
    const [json] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
    expect(json.suggestedFilename()).toBe('INV-2026-0042.json');
  });

  test('speaks Arabic, from right to left, and remembers it', async () => {
    const { page } = await open();
    await pick(page, 'broken/exempt-without-reason');
    await page.selectOption('#language', 'ar');
    expect(await page.getAttribute('html', 'dir')).toBe('rtl');
    await waitForVerdict(page, 'invalid');
    expect(await page.textContent('#verdict')).toContain('غير صالح');
    expect(await page.textContent('.finding .message')).toMatch(/\p{Script=Arabic}/u);
    expect(await page.textContent('#open-file')).toBe('تحقق من ملف…');
    await page.click('#tab-document');
    expect(await invoice(page).locator('h1').textContent()).toBe('فاتورة ضريبية');
    expect(await invoice(page).locator('.watermark').textContent()).toContain('غير صالح');
    await page.click('#tab-findings');
    await enter(page, textOf('standard-invoice').replace('"2026-11-02"', '"02/11/2026"'));
    await waitForVerdict(page, 'malformed');
    // Otherwise the parts of the date stand in the order of Arabic words.
    expect(await page.textContent('.findings bdi[dir=ltr]')).toBe('2026-11-02');
    await page.reload();
    expect(await page.getAttribute('html', 'lang')).toBe('ar');
  });

  test('shows the whole invoice as it is printed beside the editor, and in both languages if asked', async () => {
    const { page, complaints } = await open();
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-document');
    const seen = invoice(page);
    await seen.locator('.heading').waitFor();
    expect(await seen.locator('.heading h1').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(15, 76, 92)',
    );
    expect(
      await seen
        .locator('thead')
        .first()
        .evaluate(({ clientHeight }) => clientHeight),
    ).toBeGreaterThan(9);
    const [sheet, room] = await Promise.all(
      ['iframe.invoice', '#panel-document'].map((each) => page.locator(each).boundingBox()),
    );
    expect(sheet?.width).toBeLessThanOrEqual(room?.width ?? 0);
    const content = await seen.locator('html').evaluate((element) => element.scrollHeight);
    await expect
      .poll(() => page.locator('iframe.invoice').evaluate((element) => element.clientHeight))
      .toBeGreaterThanOrEqual(content);
    await page.selectOption('#panel-document select', 'both');
    await seen.locator('.both').waitFor();
    expect(await seen.locator('h1').textContent()).toBe('Tax invoice فاتورة ضريبية');
    expect(complaints).toEqual([]);
  });

  test('runs nothing from a document, uses no network, and reports no errors', async () => {
    const { page, requests, complaints } = await open();
    const attack = '<img src=x onerror=document.title=1><script>document.title=1</script>';
    const request = JSON.parse(textOf('standard-invoice'));
    await enter(
      page,
      JSON.stringify({ ...request, notes: attack, invoiceNumber: attack, [attack]: 1 }, null, 2),
    );
    await page.waitForSelector('.findings .warning');
    for (const tab of ['document', 'totals', 'ubl', 'findings']) await page.click(`#tab-${tab}`);
    expect(await page.title()).toBe('pint-ae');
    expect(await page.locator('img:not(.cm-widgetBuffer)').count()).toBe(0);
    expect(requests).toEqual([pageFile]);
    expect(complaints).toEqual([]);
  });
});
