import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import consoleTexts from '../../service/src/console/messages/console.json' with { type: 'json' };
import { type ServiceProcess, startProcess } from '../../service/test/support/process.ts';
import pageTexts from '../../src/ui/messages/page.json' with { type: 'json' };
import tableTexts from '../../src/ui/messages/table.json' with { type: 'json' };
import { describeInBrowser } from './in-browser.ts';
import { entered, waitForVerdict } from './opening.ts';

/** The tutorial for accountants, whose steps are walked here: what it sets in bold is what is pressed. */
const tutorial = readFileSync('docs/ar/guides/accountants-month.md', 'utf8');
const bold = (label: string) => {
  expect(tutorial).toContain(`**${label}**`);
  return label;
};
const patience = 240_000;

/** Every text of the page and of the console, in both languages. */
function shownTexts(value: unknown): readonly { readonly en: string; readonly ar: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, ar } = value as { readonly en?: unknown; readonly ar?: unknown };
  return typeof en === 'string' && typeof ar === 'string'
    ? [{ en, ar }]
    : Object.values(value).flatMap(shownTexts);
}

/** Tells whether a label is a text, with values for its placeholders. */
function isShown(text: string, label: string | undefined): boolean {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(label ?? '');
}

test('the tutorial names in both languages what the page and the console show there', () => {
  const boldIn = (page: string) => Array.from(page.matchAll(/\*\*(.+?)\*\*/g), ([, label]) => label);
  const texts = [pageTexts, tableTexts, consoleTexts].flatMap(shownTexts);
  const labels = boldIn(tutorial);
  expect(labels.length).toBeGreaterThan(15);
  const english = boldIn(readFileSync('docs/guides/accountants-month.md', 'utf8'));
  const unknown = labels.flatMap((ar, index) =>
    texts.some((text) => isShown(text.ar, ar) && isShown(text.en, english[index]))
      ? []
      : [[ar, english[index]]],
  );
  expect(unknown).toEqual([]);
});

const company = {
  name: 'Falcon Office Supplies LLC',
  trn: '100354879700003',
  'address.line1': 'Al Quoz 3',
  'address.city': 'Dubai',
  legalRegistrationNumber: 'CN-1184420',
};

let service: ServiceProcess;
let address = '';
let key = '';
beforeAll(async () => {
  service = startProcess({ DATA_FOLDER: 'memory' }, '--demo');
  address = (await service.address) ?? '';
}, patience);
afterAll(() => service.kill('SIGTERM'));

/** The file that a button saves. */
async function saved(page: Page, button: Locator): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path());
}

describeInBrowser('the month of an accountant, in Arabic', (open) => {
  test(
    'goes as the tutorial says: table, questions, correction, UBL, credit note, delivery, statement',
    async () => {
      const { page, requests, complaints } = await open({ locale: 'ar-AE' });
      page.setDefaultTimeout(100_000);
      const press = (label: string) => page.getByRole('button', { name: bold(label), exact: true }).click();
      const verdicts = () =>
        page
          .locator('#table tbody tr')
          .evaluateAll((all) => all.map((row) => row.textContent?.match(/(SI-\d+).*?([✔✘])/u)?.slice(1)));
      await page.selectOption('#language', 'ar');

      await page.setInputFiles('#table-file', 'examples/tutorials/november.csv');
      await press('أدخل بيانات شركتي');
      for (const [name, value] of Object.entries(company))
        await page.fill(`[id="field-seller.${name}"]`, value);
      await page.selectOption('[id="field-seller.address.countrySubentity"]', 'DXB');
      await page.selectOption('[id="field-seller.legalRegistrationType"]', 'TL');
      await page.fill('[id="field-seller.authorityName"]', 'Dubai Department of Economy and Tourism');
      expect(await page.getByLabel(bold('تذكّر شركتي والعملاء والأصناف على هذا الجهاز')).isChecked()).toBe(
        true,
      );
      await page.getByRole('button', { name: 'كلها: Invoice (فاتورة ضريبية)' }).click();
      await press('اليوم أولاً');
      await press('لم تصدر: Void');

      // The void invoice is left out and named; the TRN of another one is wrong.
      await expect.poll(verdicts).toEqual([
        ['SI-1041', '✔'],
        ['SI-1042', '✘'],
      ]);
      expect(await page.textContent('#table')).toContain('Void: 1 (الصفوف 4)');
      await page.getByRole('button', { name: 'SI-1042' }).click();
      await page.fill('[id="field-buyer.trn"]', '100712345600003');
      await expect.poll(verdicts).toEqual([
        ['SI-1041', '✔'],
        ['SI-1042', '✔'],
      ]);
      const zip = page.getByRole('button', { name: bold('احفظ JSON و UBL (ZIP)') });
      const files = unzipSync(await saved(page, zip));
      expect(Object.keys(files)).toEqual(expect.arrayContaining(['ubl/SI-1041.xml', 'ubl/SI-1042.xml']));
      bold('احفظ الجدول المصحح (XLSX)');
      bold('احفظ ملف الربط');

      await page.getByRole('button', { name: 'SI-1041' }).click();
      await waitForVerdict(page, 'valid');
      await page.getByRole('button', { name: 'إشعار دائن ضريبي جديد للفاتورة SI-1041' }).click();
      await page.fill('#credit-number', 'CN-77');
      await page.selectOption('#credit-reason', 'DL8.61.1.D');
      await page.locator('dialog summary', { hasText: bold('جزء منها') }).click();
      await page.fill('#credit-line-0', '2');
      await press('أنشئ الإشعار الدائن الضريبي');
      await expect.poll(() => entered(page)).toContain('"CN-77"');
      await waitForVerdict(page, 'valid');
      const credit = await entered(page);
      // Up to here nothing has left the browser.
      expect([requests.slice(1), complaints]).toEqual([[], []]);

      const sent = ['requests/SI-1041.json', 'requests/SI-1042.json'].map((name) =>
        strFromU8(files[name] ?? new Uint8Array()),
      );
      for (const [path, body] of [...sent.map((each) => ['invoices', each]), ['credit-notes', credit]])
        await create(`/v1/${path}`, body ?? '');
      await inTheConsole(page);
    },
    patience,
  );
});

/** Brings a document in, as whoever runs the service does. */
async function create(path: string, body: string): Promise<void> {
  const keyOfDemo = () => /X-Api-Key: ([^']+)'/.exec(service.output())?.[1] ?? '';
  await expect.poll(keyOfDemo, { timeout: 60_000 }).not.toBe('');
  key = keyOfDemo();
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    'idempotency-key': path + body.length,
  };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)]);
}

/** Submits SI-1041, looks for its way and saves the statement of the month. */
async function inTheConsole(page: Page): Promise<void> {
  await page.goto(`${address}/console`);
  await page.selectOption('#language', 'ar');
  const named = (role: 'button' | 'link', label: string) =>
    page.getByRole(role, { name: bold(label), exact: true });
  await page.getByLabel(bold('مفتاح API')).fill(key);
  await named('button', 'تسجيل الدخول').click();
  await page.getByRole('link', { name: 'SI-1041', exact: true }).click();
  await named('button', 'إرسال').click();
  await page.locator('dialog').getByRole('button', { name: 'إرسال', exact: true }).click();
  await page.getByText('قُدّم المستند، وتظهر النتيجة هنا.').waitFor();
  await expect
    .poll(
      async () => {
        await named('button', 'تحديث').click();
        return page.locator('main').innerText();
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toMatch(/وصل إلى المستلم[\s\S]*أُبلغ عنه/);
  const evidence = unzipSync(await saved(page, named('button', 'تنزيل الأدلة (ZIP)')));
  expect(Object.keys(evidence).some((name) => name.endsWith('.xml'))).toBe(true);
  await named('link', 'دفاتر الشهر').click();
  await page.getByLabel('الشهر', { exact: true }).fill('2026-11');
  await named('button', 'عرض').click();
  await expect.poll(() => page.locator('main').innerText()).toContain(bold('الضريبة بحسب خانات الإقرار'));
  expect((await saved(page, page.getByRole('button', { name: 'حفظ بصيغة XLSX' }))).length).toBeGreaterThan(
    1_000,
  );
}
