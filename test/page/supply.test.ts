import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { describeInBrowser } from './in-browser.ts';
import { entered, pick, waitForVerdict } from './opening.ts';
import { field } from './tasks.ts';

const sentences = {
  en: 'Goods are exported: they leave the UAE.',
  ar: 'تُصدَّر السلع: تغادر الدولة.',
};

describeInBrowser('what is supplied, in the form', (open) => {
  test('is one sentence of a list, whose codes nobody has to know', async () => {
    const { page, complaints } = await open({ viewport: { width: 1366, height: 768 } });
    await pick(page, 'export-usd');
    await waitForVerdict(page, 'valid');
    await page.click('#view-form');
    expect(await field(page, 'transactionType.exports').isChecked()).toBe(true);
    await field(page, 'supply').selectOption({ label: sentences.en });
    await waitForVerdict(page, 'valid');
    const request = JSON.parse(await entered(page));
    expect(request).toMatchObject({ supply: 'export-of-goods' });
    expect(Object.keys(request.lines[0])).not.toContain('vatRate');
    expect(request.transactionType).toEqual({});
    expect(await field(page, 'transactionType.exports').count()).toBe(0);
    expect(await field(page, 'lines[0].vatCategory').inputValue()).toBe('');
    expect(validate(request).valid).toBe(true);
    // A further line has no codes that the fact says.
    await page.click('#add-line');
    await expect.poll(async () => JSON.parse(await entered(page)).lines.length).toBe(3);
    const [, , added] = JSON.parse(await entered(page)).lines;
    expect(Object.keys(added)).not.toContain('vatCategory');
    expect(complaints).toEqual([]);
  });

  test('asks for what is missing at its field', async () => {
    const { page } = await open({ viewport: { width: 1366, height: 768 } });
    await pick(page, 'standard-invoice');
    await waitForVerdict(page, 'valid');
    await page.click('#view-form');
    await field(page, 'supply').selectOption('export-of-goods');
    for (const path of ['delivery.streetName', 'delivery.city', 'delivery.countryCode'])
      await expect.poll(() => field(page, path).count()).toBe(1);
    await page.locator('#form-lines select.others').first().selectOption('lines[0].supply');
    const ofLine = field(page, 'lines[0].supply');
    expect(await ofLine.locator('option').count()).toBeLessThan(
      await field(page, 'supply').locator('option').count(),
    );
    await ofLine.selectOption('disbursement');
    await expect.poll(async () => JSON.parse(await entered(page)).lines[0].supply).toBe('disbursement');
  });

  test('is asked in Arabic too', async () => {
    const { page } = await open({ locale: 'ar-AE', viewport: { width: 390, height: 800 } });
    await pick(page, 'export-usd');
    await waitForVerdict(page, 'valid');
    await page.click('#view-form');
    await field(page, 'supply').selectOption({ label: sentences.ar });
    await waitForVerdict(page, 'valid');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
