import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { workbookOf } from '../../src/table/xlsx/write-workbook.ts';
import { rowsOf } from '../table/sheets.ts';
import { flaws, loadAxe } from './flaws.ts';
import { describeInBrowser } from './in-browser.ts';
import { entered, waitForVerdict } from './opening.ts';
import { openWithCompany } from './tasks.ts';

const heads = [
  'Invoice No',
  'Invoice Date',
  'Due Date',
  'Document type',
  'Currency',
  'Customer Name',
  'Customer TRN',
  'Customer Address',
  'Customer City',
  'Customer Emirate',
  'Customer Country',
  'Payment method',
  'Description',
  'Qty',
  'Unit',
  'Unit Price',
  'VAT category',
  'VAT %',
  'Our file',
];

/** A row for an invoice; of its dates nobody can say whether the day comes first. */
const row = (number: string, trn: string, quantity: string, day: string, due: string) =>
  [number, day, due, 'Invoice', 'AED', 'Oasis Consulting FZ-LLC', trn, 'Corniche Road', 'Abu Dhabi'].concat([
    'AUH',
    'AE',
    '10',
    'Office chair',
    quantity,
    'EA',
    '845.50',
    'S',
    '5',
    'F-7',
  ]);
const rows = (day: string, due: string) => [
  heads,
  row('INV-1', '100712345600003', '12', day, due),
  row('INV-2', '1007', '1', day, due),
  row('INV-3', '100712345600003', 'twelve', day, due),
];

const csv = {
  name: 'sales.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    rows('02/11/2026', '02/12/2026')
      .map((cells) => cells.join(';'))
      .join('\n'),
  ),
};
const xlsx = {
  name: 'sales.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(workbookOf([{ name: 'Sales', rows: rows('2026-11-02', '2026-12-02') }])),
};

const fieldOf = (page: Page, head: string) => page.locator('#table').getByLabel(head);
const verdicts = (page: Page) =>
  page
    .locator('#table tbody tr')
    .evaluateAll((all) =>
      all.map((tr) =>
        Array.from(tr.querySelectorAll('th, .valid, .invalid, .malformed'), (c) => c.textContent),
      ),
    );

async function saved(page: Page, button: string): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return readFileSync(await file.path());
}

describeInBrowser('a table on the page', (open) => {
  test('becomes invoices, once a person has said what only a person can', async () => {
    const { page, requests, complaints } = await openWithCompany(open);
    await page.setInputFiles('#table-file', csv);
    await expect.poll(() => page.locator('#table li').count()).toBe(2);
    expect(await page.locator('#table li').nth(1).textContent()).toContain('02/11/2026');
    expect(await fieldOf(page, 'Invoice No').inputValue()).toBe('invoiceNumber');
    expect(await fieldOf(page, 'Unit Price').inputValue()).toBe('lines[].unitPrice');
    expect(await fieldOf(page, 'Our file').inputValue()).toBe('?');
    expect(await verdicts(page)).toEqual([]);
    await page.getByRole('button', { name: 'None of these says so' }).press('Enter');
    await expect.poll(() => fieldOf(page, 'Our file').inputValue()).toBe('');

    await page.getByRole('button', { name: 'The day comes first' }).press('Enter');
    await expect
      .poll(() => verdicts(page))
      .toEqual([
        ['INV-1', '✔ Valid'],
        ['INV-2', '✘ Not valid'],
        ['INV-3', '✘ Cannot be read'],
      ]);
    const [, second, third] = await page.locator('#table tbody tr .first').allTextContents();
    expect(second).toMatch(/^G3, Customer TRN .*TRN/);
    expect(third).toMatch(/^N4, Qty /);

    await fieldOf(page, 'Our file').focus();
    await fieldOf(page, 'Our file').selectOption('references.buyerReference');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('table-column-18');
    expect(await fieldOf(page, 'Our file').inputValue()).toBe('references.buyerReference');

    expect(await page.locator('#table .account li').allTextContents()).toContain(
      'Rows: 3 read = 2 in requests + 0 left out + 1 in invoices not written.',
    );
    const files = unzipSync(await saved(page, '#table-save'));
    expect(Object.keys(files)).toEqual(['requests/INV-1.json', 'ubl/INV-1.xml', 'requests/INV-2.json']);
    expect(strFromU8(files['ubl/INV-1.xml'] ?? new Uint8Array())).toContain('F-7');
    const checked = await rowsOf(await saved(page, '#table-save-checked'));
    expect(checked[2]?.at(-1)?.text).toContain('Customer TRN: ');
    expect(strFromU8(await saved(page, '#table-save-report'))).toContain('N4 Qty');
    const map = JSON.parse(strFromU8(await saved(page, '#table-save-map')));
    expect(map).toMatchObject({ dates: 'day-first', columns: { 'Our file': 'references.buyerReference' } });

    // Read anew, the table is as it came; the map that was kept says the rest again.
    await page.setInputFiles('#table-file', csv);
    await expect.poll(() => page.locator('#table li').count()).toBe(2);
    await page.setInputFiles('#table-map', { ...csv, name: 'no-map.json' });
    await expect.poll(() => page.textContent('#table [role=status]')).toContain('not a map');
    const kept = Buffer.from(JSON.stringify({ ...map, columns: { ...map.columns, Gone: null } }));
    await page.setInputFiles('#table-map', { name: 'map.json', mimeType: 'application/json', buffer: kept });
    await expect.poll(() => verdicts(page)).toHaveLength(3);
    expect(await fieldOf(page, 'Our file').inputValue()).toBe('references.buyerReference');
    expect(await page.textContent('#table .quiet')).toContain('does not have: Gone.');

    await page.getByRole('button', { name: 'INV-1' }).click();
    await waitForVerdict(page, 'valid');
    expect(JSON.parse(await entered(page))).toMatchObject({
      invoiceNumber: 'INV-1',
      issueDate: '2026-11-02',
      references: { buyerReference: 'F-7' },
      seller: { name: 'Falcon Office Supplies LLC' },
    });
    expect([await page.isVisible('#form'), requests.slice(1), complaints]).toEqual([true, [], []]);
  });

  test('takes what is corrected in the form in the place of its row: in the list, the ZIP and the workbook', async () => {
    const { page } = await openWithCompany(open);
    const buffer = Buffer.from(
      rows('2026-11-02', '2026-12-02')
        .map((cells) => cells.join(';'))
        .join('\n'),
    );
    await page.setInputFiles('#table-file', { ...csv, buffer });
    await page.getByRole('button', { name: 'None of these says so' }).click();
    await expect.poll(() => verdicts(page)).toHaveLength(3);
    await page.selectOption('#table-filter-outcome', 'invalid');
    expect(await verdicts(page)).toEqual([['INV-2', '✘ Not valid']]);
    await page.getByRole('button', { name: 'INV-2' }).click();
    await page.fill('[id="field-buyer.trn"]', '100712345600003');
    await page.selectOption('#table-filter-outcome', '');
    await expect
      .poll(() => verdicts(page))
      .toEqual([
        ['INV-1', '✔ Valid'],
        ['INV-2', '✔ Valid · corrected'],
        ['INV-3', '✘ Cannot be read'],
      ]);
    expect(await page.textContent('#table [role=status]')).toContain('valid: 2');
    const files = unzipSync(await saved(page, '#table-save'));
    expect(Object.keys(files)).toContain('ubl/INV-2.xml');
    const checked = await rowsOf(await saved(page, '#table-save-checked'));
    expect(checked[2]?.[6]?.text).toBe('100712345600003');
    await page.fill('#table-filter-words', 'inv-3');
    expect((await verdicts(page)).map(([number]) => number)).toEqual(['INV-3']);
  });

  test('of a workbook names sheet and cell, on a phone and in Arabic, without a flaw that axe finds', async () => {
    const { page } = await open({ bypassCSP: true, viewport: { width: 360, height: 800 } });
    await page.selectOption('#language', 'ar');
    await page.setInputFiles('#file', xlsx);
    await page.getByRole('button', { name: 'لا شيء منها يذكر ذلك' }).click();
    await expect.poll(() => verdicts(page)).toHaveLength(3);
    expect(await page.locator('#table tbody tr .first').nth(2).textContent()).toMatch(/^Sales!N4, Qty /);
    await loadAxe(page);
    expect([await flaws(page), await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      [],
      360,
    ]);
  });

  test('that does not say what its documents are is asked about once', async () => {
    const { page } = await openWithCompany(open);
    const cells = rows('2026-11-02', '2026-12-02').map((row) => row.filter((_, at) => at !== 3).join(';'));
    await page.setInputFiles('#table-file', { ...csv, buffer: Buffer.from(cells.join('\n')) });
    await page.getByRole('button', { name: 'None of these says so' }).press('Enter');
    await page.getByRole('button', { name: 'All of them: Invoice (Tax invoice)' }).press('Enter');
    await expect.poll(() => verdicts(page)).toHaveLength(3);
    expect(await page.locator('#table .mapping').textContent()).toContain(
      'In every invoice: Document type Invoice',
    );
  });

  test('without a seller leads to the form, and takes the company that is remembered there', async () => {
    const { page } = await open();
    const sure = {
      ...csv,
      buffer: Buffer.from(
        String(csv.buffer).replaceAll('02/11/2026', '2026-11-02').replaceAll('02/12/2026', '2026-12-02'),
      ),
    };
    await page.setInputFiles('#table-file', sure);
    await page.click('#table-enter-company');
    const company = {
      name: 'Falcon',
      trn: '100354879700003',
      'address.line1': 'Al Quoz 3',
      'address.city': 'Dubai',
    };
    for (const [name, value] of Object.entries(company))
      await page.fill(`[id="field-seller.${name}"]`, value);
    await waitForVerdict(page, 'incomplete');
    // A company that is entered for an own invoice is remembered unless the person says no.
    expect(await page.locator('#remember-company').isChecked()).toBe(true);
    await expect.poll(() => page.textContent('#table')).toContain('Seller: Falcon');
    expect(await page.locator('#table-enter-company').count()).toBe(0);
  });

  test('that cannot be read is named, with what to do', async () => {
    const { page } = await open();
    await page.setInputFiles('#table-file', { ...csv, name: 'empty.csv', buffer: Buffer.from('') });
    await expect.poll(() => page.textContent('#table [role=status]')).toContain('The table is empty.');
  });
});
