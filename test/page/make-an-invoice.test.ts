import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { some } from '../tier.ts';
import { flaws, loadAxe } from './flaws.ts';
import { focused, tabTo } from './focus.ts';
import { describeInBrowser } from './in-browser.ts';
import { enter, entered, pick, textOf, waitForVerdict } from './opening.ts';

/** Chooses a code with the arrow keys. */
async function choose(page: Page, code: string): Promise<void> {
  const value = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).value);
  await page.keyboard.press('Home');
  for (let pressed = 0; pressed < 300; pressed += 1) {
    if ((await value()) === code) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${code} cannot be chosen`);
}

/** Returns what a person fills in, field by field in the order of the form; a code is chosen by its name. */
const party = (name: string, trn: string, emirate: string) =>
  [
    ['name', name],
    ['trn', trn],
    ['participantId', `0235:${trn.slice(0, 10)}`],
    ['address.line1', 'Al Quoz 3'],
    ['address.city', 'Dubai'],
    ['address.countryCode', { code: 'AE' }],
    ['address.countrySubentity', { code: emirate }],
    ['legalRegistrationNumber', 'CN-1184420'],
    ['legalRegistrationType', { code: 'TL' }],
    ['authorityName', 'Dubai Economy'],
  ] as const;
const beforeLines = [
  ['invoiceNumber', 'INV-2026-0042'],
  ['dueDate', '12312026'],
  ...party('Falcon LLC', '100354879700003', 'DXB').map(
    ([field, value]) => [`seller.${field}`, value] as const,
  ),
  ...party('Oasis FZ-LLC', '100712345600003', 'AUH').map(
    ([field, value]) => [`buyer.${field}`, value] as const,
  ),
  ['lines[0].description', 'Chair'],
  ['lines[0].quantity', '12'],
  ['lines[0].unitCode', 'EA'],
  ['lines[0].unitPrice', '845.50'],
  ['lines[0].vatCategory', { code: 'S' }],
] as const;

/** Prices are typed more slowly than a verdict comes, as people do: the form is drawn again meanwhile. */
const pause = (field: string) => (field.endsWith('unitPrice') ? 200 : 0);

async function fill(page: Page, field: string, value: string | { readonly code: string }): Promise<void> {
  await tabTo(page, `field-${field}`);
  if (typeof value === 'string') await page.keyboard.type(value, { delay: pause(field) });
  else await choose(page, value.code);
}

describeInBrowser('an invoice is made without JSON', (open) => {
  const screens = [
    ['en-GB', 1280, 'Line 2, Unit price', '10,748.85'],
    ['ar-AE', 360, 'البند 2، سعر الوحدة', '10,748.85'],
  ] as const;

  // On a desktop, new-invoice.test.ts makes one in every run.
  test.each(some(screens, 1))(
    'from nothing, with the keyboard alone: %s, %s px',
    async (locale, width, missing, total) => {
      const { page, requests, complaints } = await open({ locale, viewport: { width, height: 740 } });
      await tabTo(page, 'new-invoice');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('field-invoiceNumber');
      for (const [field, value] of beforeLines) await fill(page, field, value);
      // Enter goes down the column, and begins a line after the last one.
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('field-lines[1].description');
      // Shift and Enter go up, and before the first line no other begins.
      for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Shift+Enter');
      await expect.poll(() => focused(page)).toBe('field-lines[0].description');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('field-lines[1].description');
      expect(await page.locator('[id="field-lines[2].description"]').count()).toBe(0);
      await page.keyboard.type('Delivery');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1');
      await waitForVerdict(page, 'incomplete');
      await expect.poll(() => page.textContent('#panel-findings')).toContain(missing);
      expect(await page.textContent('#panel-findings')).not.toContain('lines[');
      await fill(page, 'lines[1].unitPrice', '91');
      await expect.poll(() => page.textContent('.form-totals')).toContain(total);
      await fill(page, 'paymentMode', { code: '10' });
      await waitForVerdict(page, 'valid');
      const request = JSON.parse(await entered(page));
      expect(request.lines[1]).toMatchObject({ quantity: 1, unitPrice: 91, unitCode: 'EA', vatRate: 5 });

      for (const each of [width, 768]) {
        await page.setViewportSize({ width: each, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(each);
      }
      await loadAxe(page);
      expect(await flaws(page)).toEqual([]);
      expect([requests.length, complaints]).toEqual([1, []]);
    },
  );

  test('form and text are views of one document, and what the form does not show stays', async () => {
    const { page } = await open();
    const text = textOf('standard-invoice').replace('"notes"', '"erpNote": [1.50],   "notes"');
    await enter(page, text);
    await page.click('#view-form');
    await page.locator('[id="field-buyer.name"]').fill('Oasis & Sons');
    await page.click('#view-text');
    await expect.poll(() => entered(page)).toContain('Oasis & Sons');
    expect(await entered(page)).toContain('"erpNote": [1.50],   "notes"');
    await page.click('#view-form');
    await page.click('#undo');
    await expect.poll(() => page.inputValue('[id="field-buyer.name"]')).toBe('Oasis Consulting FZ-LLC');
    expect(await entered(page)).toBe(text);
  });

  test('a finding stands at its field in words, and what puts it right is a button', async () => {
    const { page } = await open();
    await enter(page, textOf('standard-invoice').replace('"vatRate": 5', '"vatRate": 7'));
    await page.click('#view-form');
    const notes = page.locator('[id="field-lines[0].vatRate-notes"]');
    await notes.getByRole('button', { name: 'Set to 5 %' }).waitFor();
    expect(await page.locator('.finding .place').first().textContent()).toBe('Line 1, VAT rate');
    await notes.getByRole('button', { name: 'Set to 5 %' }).click();
    await waitForVerdict(page, 'valid');
  });

  test('a finding of a cell has the width of its row, and shows in high contrast too', async () => {
    const { page } = await open({ forcedColors: 'active' });
    await enter(page, textOf('standard-invoice').replace('"unitCode": "EA"', '"unitCode": "KGMM"'));
    await page.click('#view-form');
    const note = page.locator('[id="field-lines[0].unitCode-notes"] .note');
    const unit = page.locator('[id="field-lines[0].unitCode"]');
    await note.getByRole('button', { name: 'KGM (kilogram)' }).waitFor();
    const width = (each: typeof unit) => each.evaluate((element) => element.clientWidth);
    expect(await width(note)).toBeGreaterThan(3 * (await width(unit)));
    const look = (id: string) =>
      page.locator(id).evaluate((element) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        return `${backgroundColor} ${borderTopWidth}`;
      });
    expect(await look('#view-form')).not.toBe(await look('#view-text'));
    expect(await look('[id="field-lines[0].unitCode"]')).toContain('3px');
    await note.getByRole('button', { name: 'KGM (kilogram)' }).press('Enter');
    await waitForVerdict(page, 'valid');
  });

  test('a block of a spreadsheet becomes lines, and the company is remembered if that is wanted', async () => {
    const { page } = await open();
    await pick(page, 'standard-invoice');
    await page.click('#view-form');
    await page.check('#remember-company');
    await page.locator('#new-invoice').click();
    await expect.poll(() => page.inputValue('[id="field-seller.name"]')).toBe('Falcon Office Supplies LLC');
    expect(await page.inputValue('[id="field-buyer.name"]')).toBe('');
    await page.locator('[id="field-lines[0].description"]').evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        'Chair\t2\tEA\t1,845.50\tStandard rate\nDesk\t1\tEA\t99\tZero rate\n',
      );
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => page.locator('#form-lines tbody').count()).toBe(2);
    expect(JSON.parse(await entered(page)).lines).toMatchObject([
      { description: 'Chair', quantity: 2, unitPrice: 1845.5, vatCategory: 'S', vatRate: 5 },
      { description: 'Desk', quantity: 1, unitPrice: 99, vatCategory: 'Z', vatRate: 0 },
    ]);
  });

  test('a credit note whose quantities are partly those of its invoice has those of the dialog', async () => {
    const { page } = await open();
    await pick(page, 'standard-invoice');
    await page.getByRole('button', { name: 'New credit note of INV-2026-0042' }).click();
    await page.fill('#credit-number', 'CN-8');
    await page.selectOption('#credit-reason', 'DL8.61.1.D');
    await page.locator('dialog summary').click();
    const whole = await page.inputValue('#credit-line-1');
    await page.fill('#credit-line-0', '2');
    await page.locator('dialog button[type=submit]').click();
    await waitForVerdict(page, 'valid');
    const { lines } = JSON.parse(await entered(page));
    expect([lines[0].quantity, String(lines[1].quantity)]).toEqual([2, whole]);
  });

  test('a credit note is made of the invoice that is open, of a part of it', async () => {
    const { page } = await open();
    await pick(page, 'standard-invoice');
    await page.getByRole('button', { name: 'New credit note of INV-2026-0042' }).click();
    await page.fill('#credit-number', 'CN-9');
    await page.selectOption('#credit-reason', 'DL8.61.1.D');
    await page.locator('dialog summary').click();
    await page.fill('#credit-line-0', '2');
    await page.fill('#credit-line-1', '0');
    await page.locator('dialog button[type=submit]').click();
    await waitForVerdict(page, 'valid');
    expect(JSON.parse(await entered(page))).toMatchObject({
      documentType: 'CreditNote',
      invoiceNumber: 'CN-9',
      precedingInvoiceNumber: 'INV-2026-0042',
      lines: [{ quantity: 2 }],
    });
  });
});
