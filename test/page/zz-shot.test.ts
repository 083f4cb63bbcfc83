import { test } from 'vitest';
import { describeInBrowser } from './in-browser.ts';
import { pick, waitForVerdict } from './opening.ts';
import { field } from './tasks.ts';
describeInBrowser('shots', (open) => {
  for (const [locale, width] of [['en-GB',1366],['en-GB',390],['ar-AE',1366],['ar-AE',390]] as const)
    test(`${locale} ${width}`, async () => {
      const { page } = await open({ locale, viewport: { width, height: 900 } });
      await pick(page, 'standard-invoice');
      await waitForVerdict(page, 'valid');
    await page.click('#view-form');
      await field(page, 'supply').selectOption('export-of-goods');
      await page.waitForTimeout(1500);
      await field(page, 'supply').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shot-${locale}-${width}.png` });
      await page.locator('#form-lines').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shot2-${locale}-${width}.png` });
    });
});
