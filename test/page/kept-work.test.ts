import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './in-browser.ts';
import { enter, pick, textOf, waitForVerdict } from './opening.ts';
import { entries, field, Hand, openWithCompany, salesOfMonth } from './tasks.ts';

interface Used {
  readonly customers: readonly { readonly name: string }[];
  readonly items: readonly { readonly description: string }[];
}

/** The names of the customers and items that this browser offers again. */
async function used(page: Page): Promise<readonly (readonly string[])[]> {
  const kept: Used = JSON.parse(
    await page.evaluate(() => localStorage.getItem('pint-ae-used') ?? '{"customers":[],"items":[]}'),
  );
  return [kept.customers.map(({ name }) => name), kept.items.map(({ description }) => description)];
}

const ofOthers = entries.filter(([path]) => !path.startsWith('seller.'));
const customer = 'Oasis FZ-LLC';
const item = 'Office chair';

/** Makes a valid invoice of the company that is kept. */
async function validInvoice(page: Page): Promise<void> {
  const hand = new Hand(page);
  await page.click('#new-invoice');
  await waitForVerdict(page, 'incomplete');
  for (const [path, value] of ofOthers) await hand.enter(field(page, path), value);
  await waitForVerdict(page, 'valid');
}

describeInBrowser('what is made on the page', (open) => {
  test('is remembered once it is valid, as it is in the end, also after a reload', async () => {
    const { page } = await openWithCompany(open, { viewport: { width: 1366, height: 768 } });
    await validInvoice(page);
    await expect.poll(() => used(page)).toEqual([[customer], [item]]);
    await field(page, 'lines[0].description').fill('Office');
    await expect.poll(() => used(page)).toEqual([[customer], ['Office']]);
    await field(page, 'lines[0].description').fill('Desk');
    await expect.poll(() => used(page)).toEqual([[customer], ['Desk']]);
    await page.reload();
    await waitForVerdict(page, 'valid');
    await field(page, 'buyer.name').fill('Savanna LLC');
    await expect.poll(() => used(page)).toEqual([['Savanna LLC', customer], ['Desk']]);
  });

  test('is remembered when it is printed or downloaded, though something is missing', async () => {
    const { page } = await openWithCompany(open, { viewport: { width: 1366, height: 768 } });
    await page.click('#new-invoice');
    await field(page, 'buyer.name').fill(customer);
    await waitForVerdict(page, 'incomplete');
    expect(await used(page)).toEqual([[], []]);
    await Promise.all([page.waitForEvent('download'), page.click('#save')]);
    expect(await used(page)).toEqual([[customer], []]);
    await field(page, 'lines[0].description').fill(item);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await used(page)).toEqual([[customer], [item]]);
  });

  test('is not remembered if it came from somewhere else', async () => {
    const { page } = await open();
    await enter(page, textOf('standard-invoice'));
    await waitForVerdict(page, 'valid');
    await Promise.all([page.waitForEvent('download'), page.click('#save')]);
    expect(await used(page)).toEqual([[], []]);
  });

  test('in a table is asked about before a reload, if cells were corrected', async () => {
    const { page } = await openWithCompany(open, { viewport: { width: 1366, height: 768 } });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const hand = new Hand(page);
    await hand.drop('sales.csv', salesOfMonth(50));
    await page.locator('#table-apply').waitFor();
    await hand.enter(page.locator('.correction input').first(), '100712345600003');
    await hand.press(page.locator('#table-apply'));
    await page.locator('#table-undo').waitFor();
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await hand.drop('sales.csv', salesOfMonth(50));
    await page.locator('#table-apply').waitFor();
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });

  test('in a table is taken back from the last correction on', async () => {
    const { page } = await openWithCompany(open, { viewport: { width: 1366, height: 768 } });
    const hand = new Hand(page);
    await hand.drop('sales.csv', salesOfMonth(100));
    const shown = () => page.locator('.correction').allTextContents();
    const [number, city] = [expect.stringContaining('10071234560000'), expect.stringContaining('(blank)')];
    await expect.poll(shown).toEqual([number, city]);
    for (const [text, right] of [
      ['10071234560000', '100712345600003'],
      ['(blank)', 'Abu Dhabi'],
    ] as const) {
      const correction = page.locator('.correction', { hasText: text });
      await hand.enter(correction.locator('input'), right);
      await hand.press(page.locator('#table-apply'));
      await correction.waitFor({ state: 'detached' });
    }
    await hand.press(page.locator('#table-undo'));
    await expect.poll(shown).toEqual([city]);
    await hand.press(page.locator('#table-undo'));
    await expect.poll(shown).toEqual([number, city]);
    expect(await page.locator('#table-undo').count()).toBe(0);
  });

  test('is shown as large as the window', async () => {
    const { page, complaints } = await open({ viewport: { width: 1366, height: 768 } });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#tab-document');
    await page.frameLocator('#panel-document iframe').locator('h1').waitFor();
    await page.getByRole('button', { name: 'Enlarge' }).click();
    const large = page.locator('dialog.large');
    await large.frameLocator('iframe').locator('h1').waitFor();
    const width = (place: string) =>
      page.locator(place).evaluate((each) => each.getBoundingClientRect().width);
    expect(await width('dialog.large iframe')).toBeGreaterThan(1200);
    await page.keyboard.press('Escape');
    await expect.poll(() => large.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('credits a part of an invoice by quantities of how many, and says the amount', async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.getByRole('button', { name: 'New credit note of INV-2026-0042' }).click();
    await page.locator('dialog summary').click();
    await expect.poll(() => page.textContent('dialog caption')).toBe('Amount credited: 11,125.80 AED');
    expect(await page.locator('dialog thead th').allTextContents()).toEqual([
      'Line',
      'Quantity to credit',
      'Of',
      'Net amount',
    ]);
    await page.fill('#credit-line-0', '2');
    await page.fill('#credit-line-1', '0');
    await expect.poll(() => page.textContent('dialog caption')).toBe('Amount credited: 1,775.55 AED');
    expect(await page.locator('dialog tbody tr').first().locator('td').allTextContents()).toEqual([
      '',
      '12',
      '1,691.00',
    ]);
    await page.keyboard.press('Escape');
    await page.selectOption('#language', 'ar');
    await page.getByRole('button', { name: 'إشعار دائن' }).click();
    await page.locator('dialog summary').click();
    const [dialog, table] = await page
      .locator('dialog, dialog table')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect([table.left > dialog.left + 10, table.right < dialog.right - 10]).toEqual([true, true]);
  });
});
