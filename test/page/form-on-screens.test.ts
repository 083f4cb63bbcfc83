import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { some } from '../tier.ts';
import { describeInBrowser } from './in-browser.ts';
import { enter, entered, pick, textOf, waitForVerdict } from './opening.ts';
import { field } from './tasks.ts';

const desktop = { viewport: { width: 1366, height: 768 } };

/** Opens an example in the form. */
async function inForm(page: Page, example: string): Promise<void> {
  await enter(page, textOf(example));
  await waitForVerdict(page, 'valid');
  await page.click('#view-form');
}

/** Controls of the form at which the page, or a help, is wider than the screen. */
function widerAtFocus(page: Page): Promise<string[]> {
  return page.locator('#form').evaluate((form) =>
    [...form.querySelectorAll<HTMLElement>('input, select, button, summary')].flatMap((control) => {
      control.focus();
      const help = control.closest('.field')?.querySelector('.help')?.getBoundingClientRect();
      const isOutside = help !== undefined && help.width > 0 && (help.left < 0 || help.right > innerWidth);
      const isWider = document.documentElement.scrollWidth > innerWidth;
      return isOutside || isWider ? [control.id] : [];
    }),
  );
}

/** Elements that leave the screen, unless they scroll in a box of their own. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(.skip)')]
      .filter((element) => element.closest('.wide, .unseen') === null)
      .filter((element) => getComputedStyle(element).visibility !== 'hidden')
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      })
      .map(({ id, className, tagName }) => `${tagName} ${id} ${className}`),
  );
}

describeInBrowser('the form on every screen', (open) => {
  test.each(
    ['en-GB', 'ar-AE'].flatMap((locale) => some([768, 360, 390], 1).map((width) => [locale, width] as const)),
  )('no focus makes it wider than the screen, and nothing leaves it: %s, %i px', async (locale, width) => {
    const { page } = await open({ locale, viewport: { width, height: 844 } });
    await page.click('#new-invoice');
    await waitForVerdict(page, 'incomplete');
    expect([await widerAtFocus(page), await outside(page)]).toEqual([[], []]);
    for (const example of ['export-usd', 'allowances-and-charges', 'credit-note']) {
      await inForm(page, example);
      expect([example, await widerAtFocus(page), await outside(page)]).toEqual([example, [], []]);
    }
  });

  test('the fields with a star are those that assistive technology hears are required', async () => {
    const { page } = await open(desktop);
    await inForm(page, 'standard-invoice');
    const differ = await page
      .locator('#form .field')
      .evaluateAll(
        (fields) =>
          fields.filter(
            (field) =>
              field.querySelector(':scope > label') !== null &&
              (field.querySelector(':scope > [aria-required=true], :scope > * > [aria-required=true]') !==
                null) !==
                (field.querySelector(':scope > label > .star') !== null),
          ).length,
      );
    expect(differ).toBe(0);
  });

  test('a description shows forty letters at 1366 px, and a price of millions is whole', async () => {
    const { page } = await open(desktop);
    await inForm(page, 'standard-invoice');
    await field(page, 'lines[0].description').fill('Ergonomic office chair, black, with arms');
    await field(page, 'lines[0].unitPrice').fill('1234567.5');
    await field(page, 'lines[0].quantity').click();
    await expect.poll(() => field(page, 'lines[0].unitPrice').inputValue()).toBe('1,234,567.50');
    for (const path of ['description', 'unitPrice', 'unitCode', 'quantity']) {
      const beyond = field(page, `lines[0].${path}`).evaluate((each) => each.scrollWidth - each.clientWidth);
      expect([path, await beyond]).toEqual([path, 0]);
    }
  });

  test('a press that lasts longer than the verdict takes leaves nothing as it was before', async () => {
    const { page } = await open(desktop);
    await inForm(page, 'standard-invoice');
    await field(page, 'lines[0].unitPrice').fill('1234567.5');
    await field(page, 'lines[0].quantity').hover();
    await page.mouse.down();
    await expect.poll(() => page.locator('#panel-totals').textContent()).toContain('14,815,260.00');
    await page.mouse.up();
    await expect.poll(() => field(page, 'lines[0].unitPrice').inputValue()).toBe('1,234,567.50');
  });

  test('a price has thousands until it is edited, and stays what it is', async () => {
    const { page } = await open(desktop);
    await inForm(page, 'standard-invoice');
    const price = field(page, 'lines[0].unitPrice');
    await price.fill('12500.5');
    await price.blur();
    await expect.poll(() => price.inputValue()).toBe('12,500.50');
    const before = await entered(page);
    await price.focus();
    expect(await price.inputValue()).toBe('12500.50');
    await price.blur();
    await expect.poll(() => price.inputValue()).toBe('12,500.50');
    expect(await entered(page)).toBe(before);
    expect(JSON.parse(before).lines[0].unitPrice).toBe(12500.5);
  });

  test.each(['en-GB', 'ar-AE'])('boxes beside a field are pressed with a thumb (%s)', async (locale) => {
    const { page } = await open({ locale, viewport: { width: 390, height: 844 } });
    await page.click('#new-invoice');
    await page.locator('.gift').first().waitFor();
    const boxes = await page
      .locator('.gift input, .gift label')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect(boxes.length).toBeGreaterThan(3);
    for (const [width, height] of boxes) expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('says what a retention is where discounts and payment stand, in both languages', async () => {
    const { page } = await open(desktop);
    await page.click('#new-invoice');
    for (const section of ['entries', 'payment'])
      expect(await page.locator(`.form-section.${section} details`).textContent()).toMatch(
        /^Retention.*not a discount/,
      );
    await page.selectOption('#language', 'ar');
    await expect.poll(() => page.locator('.form-section.payment details').textContent()).toContain('الضمان');
  });
});

describeInBrowser('a buyer without an address in the network', (open) => {
  const box = (page: Page) => field(page, 'buyer.participantId-stands-in');
  const address = async (page: Page) => JSON.parse(await entered(page)).buyer.participantId;

  const buyers = [
    ['in the UAE', 'standard-invoice', '0235:9900000098', async () => {}],
    [
      'abroad',
      'standard-invoice',
      '0235:9900000099',
      (page: Page) => field(page, 'buyer.address.countryCode').selectOption('KE'),
    ],
    ['of exports', 'export-usd', '0235:9900000099', async () => {}],
    [
      'of a deemed supply',
      'standard-invoice',
      '0235:9900000097',
      (page: Page) => field(page, 'transactionType.deemedSupply').check(),
    ],
  ] as const;

  test(`${buyers.map(([where]) => where).join(', ')} is given the address for reports by one box`, async () => {
    const { page, complaints } = await open(desktop);
    for (const [where, example, expected, change] of buyers) {
      await inForm(page, example);
      await field(page, 'buyer.participantId').fill('');
      await change(page);
      await box(page).check();
      await expect.poll(() => address(page), { message: where }).toBe(expected);
      expect(await box(page).isChecked()).toBe(true);
      await box(page).uncheck();
      await expect.poll(() => address(page), { message: where }).toBe(null);
    }
    expect(complaints).toEqual([]);
  });

  test('gets another one when the sale turns out to be another', async () => {
    const { page } = await open(desktop);
    await inForm(page, 'standard-invoice');
    await box(page).check();
    await expect.poll(() => address(page)).toBe('0235:9900000098');
    await field(page, 'transactionType.exports').check();
    await expect.poll(() => address(page)).toBe('0235:9900000099');
    await field(page, 'transactionType.exports').uncheck();
    await expect.poll(() => address(page)).toBe('0235:9900000098');
    await field(page, 'buyer.participantId').fill('0235:1007123456');
    await field(page, 'transactionType.deemedSupply').check();
    expect(await address(page)).toBe('0235:1007123456');
  });

  test('has no such box in a document that the buyer issues', async () => {
    const { page } = await open(desktop);
    await inForm(page, 'self-billing-invoice');
    expect(await box(page).count()).toBe(0);
  });

  test.each([
    ['en-GB', 'Emirate', 'Region'],
    ['ar-AE', 'الإمارة', 'المنطقة'],
  ])('has a region abroad, and an emirate at home (%s)', async (locale, atHome, abroad) => {
    const { page } = await open({ ...desktop, locale });
    await pick(page, 'export-usd');
    await waitForVerdict(page, 'valid');
    await page.click('#view-form');
    const label = (party: string) => page.textContent(`label[for="field-${party}.address.countrySubentity"]`);
    expect(await label('seller')).toMatch(new RegExp(`^${atHome} `));
    expect(await label('buyer')).toMatch(new RegExp(`^${abroad} `));
    expect(await page.textContent('label[for="field-delivery.countrySubentity"]')).toContain(abroad);
    await field(page, 'buyer.address.countryCode').selectOption('AE');
    await expect.poll(() => label('buyer')).toMatch(new RegExp(`^${atHome} `));
  });
});
