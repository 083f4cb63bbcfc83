import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './in-browser.ts';
import { enter, entered, textOf, waitForVerdict } from './opening.ts';
import { entries, field } from './tasks.ts';

const desktop = { viewport: { width: 1366, height: 768 } };

const notCounted = ['buyer.trn', 'seller.legalRegistrationType'];
const countedTwice = ['seller.address.city', 'buyer.address.city'];

async function enterOne(page: Page, path: string, value: string | true): Promise<void> {
  const control = field(page, path);
  // A real click, at once after what was typed before.
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${path} is not shown`);
  const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isChoice) await control.selectOption(value as string);
  else if (value === true) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  else if (path === 'dueDate') await control.fill(value);
  else {
    await page.mouse.click(box.x + 12, box.y + box.height / 2);
    await page.keyboard.type(value, { delay: 8 });
  }
}

interface Shift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const missing = async (page: Page) => Number(/\d+/.exec((await page.textContent('#verdict')) ?? '')?.[0]);

describeInBrowser('a new invoice', (open) => {
  test('starts with what is usual, counts what is required, is valid at its end, and does not move under the hand', async () => {
    const { page } = await open(desktop, () => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shift[])
          if (!entry.hadRecentInput)
            shifts.push(entry.sources.map(({ node }) => node?.parentElement?.outerHTML ?? '').join(' | '));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.click('#new-invoice');
    await waitForVerdict(page, 'incomplete');
    await page.evaluate(() => {
      (window as unknown as { shifts: string[] }).shifts.length = 0;
    });
    expect(JSON.parse(await entered(page))).toMatchObject({
      currency: 'AED',
      seller: { address: { countryCode: 'AE' } },
      buyer: { address: { countryCode: 'AE' } },
      lines: [{ id: '1', vatCategory: 'S', vatRate: 5 }],
    });
    expect(await page.textContent('#panel-findings')).not.toContain('pint-ae-malformed');
    expect(await page.locator('#panel-findings .error').count()).toBe(0);
    // The TRN of the buyer is not required, nor the authority before the registration is a trade licence.
    expect(entries).toHaveLength(20);
    let left = entries.length - notCounted.length + countedTwice.length;
    expect(await missing(page)).toBe(left);
    for (const [path, value] of entries) {
      await enterOne(page, path, value);
      left -= notCounted.includes(path) ? 0 : countedTwice.includes(path) ? 2 : 1;
      if (left > 1) await expect.poll(() => missing(page)).toBe(left);
      // All that is required is there; the account that follows is only advised.
      else if (left === 1) await waitForVerdict(page, 'valid');
    }
    await waitForVerdict(page, 'valid');
    await expect.poll(() => page.textContent('#panel-findings')).toBe('No errors or warnings.');
    expect(JSON.parse(await entered(page))).toMatchObject({
      seller: { participantId: '0235:1003548797', address: { countrySubentity: 'DXB' } },
      buyer: { participantId: '0235:1007123456', address: { countrySubentity: 'AUH' } },
    });
    await enterOne(page, 'buyer.contactEmail', 'ap@oasis.example');
    // The first click after typing counts.
    await enterOne(page, 'transactionType.ecommerce', true);
    await expect
      .poll(async () => JSON.parse(await entered(page)).transactionType)
      .toEqual({ ecommerce: true });
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });

  test('takes the emirate from the city until a person chooses another', async () => {
    const { page } = await open(desktop);
    await page.click('#new-invoice');
    await waitForVerdict(page, 'incomplete');
    const emirate = () => page.inputValue('[id="field-buyer.address.countrySubentity"]');
    const city = field(page, 'buyer.address.city');
    await city.fill('Al Ain');
    await expect.poll(emirate).toBe('AUH');
    await city.fill('دبي');
    await expect.poll(emirate).toBe('DXB');
    await city.fill('Springfield');
    await expect.poll(emirate).toBe('');
    await page.selectOption('[id="field-buyer.address.countrySubentity"]', 'SHJ');
    await city.fill('Dubai');
    await city.blur();
    await waitForVerdict(page, 'incomplete');
    expect(await emirate()).toBe('SHJ');
  });

  test('shows amounts with two decimals on the right, and all of a price, a unit and an IBAN at 1366 px', async () => {
    const { page } = await open(desktop);
    await page.click('#new-invoice');
    const shown = entries.filter(([path]) => /^(?:lines|paymentBankAccount)/.test(path));
    for (const [path, value] of shown) await enterOne(page, path, value);
    await page.keyboard.press('Tab');
    const price = field(page, 'lines[0].unitPrice');
    await expect.poll(() => price.inputValue()).toBe('12,500.50');
    expect(await price.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right');
    await expect.poll(() => page.textContent('.form-lines .net output')).toBe('150,006.00');
    for (const path of ['lines[0].unitPrice', 'lines[0].unitCode', 'paymentBankAccount'])
      expect(await field(page, path).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    expect(
      await page.locator('.form-lines .net').evaluate((each) => each.scrollWidth - each.clientWidth),
    ).toBe(0);
  });

  test('gives all lines the usual VAT by one button', async () => {
    const { page } = await open(desktop);
    await enter(page, textOf('several-vat-categories'));
    await page.click('#view-form');
    await page.click('#rate-for-all');
    for (const line of JSON.parse(await entered(page)).lines)
      expect(line).toMatchObject({ vatCategory: 'S', vatRate: 5 });
  });
});
