import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeInBrowser } from './in-browser.ts';
import { openWithCompany } from './tasks.ts';

const folder = new URL('sheets/', import.meta.url);
const invoices = 'All of them: Invoice (Tax invoice)';
const notPart = 'Not part of the invoice';
const flagged = 'Rows with a date or “yes” were not issued';

type Walk = readonly [
  answers: readonly string[],
  verdicts: readonly string[],
  rows: readonly [read: number, inRequests: number, leftOut: number, notWritten: number],
];

/** For each sheet what a person presses, what is said of each invoice, and where its rows went. */
const exported: Readonly<Record<string, Walk>> = {
  'zoho.csv': [
    ['A discount'],
    [
      'INV-000101 ✔ Valid',
      'INV-000102 ✔ Valid',
      'INV-000105 ✔ Valid',
      'INV-000106 ✔ Valid',
      'INV-000107 ✘ Not valid',
      'INV-000108 ✔ Valid',
      'INV-000109 ✔ Valid',
      'INV-000110 ✘ Cannot be read',
      'INV-000111 ✘ Not valid',
    ],
    [12, 8, 2, 2],
  ],
  'quickbooks.csv': [[], ['1001 ✘ Not valid', '1002 ✘ Not valid', '1003 ✘ Not valid'], [9, 3, 6, 0]],
  'xero.csv': [['The day comes first'], ['INV-0101 ✔ Valid', 'INV-0102 ✔ Valid'], [4, 3, 1, 0]],
  'tally.csv': [[], ['S/001 ✘ Not valid', 'S/002 ✘ Not valid'], [5, 4, 1, 0]],
  'odoo.csv': [[], ['INV/2026/00001 ✔ Valid', 'RINV/2026/00001 ✘ Not valid'], [4, 2, 2, 0]],
  'shopify.csv': [
    ['Not issued: refunded', 'Not issued: partially_refunded'],
    ['#1001 ✔ Valid', '#1005 ✔ Valid', '#1006 ✔ Valid', '#1008 ✘ Not valid', '#1009 ✔ Valid'],
    [9, 4, 4, 1],
  ],
  'sap.csv': [['It means S (Standard rate)'], ['10001 ✔ Valid', '10002 ✔ Valid'], [4, 3, 1, 0]],
  'woocommerce.csv': [[], ['5001 ✘ Not valid', '5002 ✘ Not valid'], [4, 3, 1, 0]],
};
const madeByHand: Readonly<Record<string, Walk>> = {
  'hand-blank-number.csv': [[invoices], ['F-1 ✔ Valid', 'F-2 ✔ Valid'], [3, 3, 0, 0]],
  'hand-cancelled-at.csv': [[flagged, invoices], ['F-1 ✔ Valid'], [2, 1, 1, 0]],
  'hand-amount.csv': [
    ['A charge', invoices],
    ['F-1 ✔ Valid', 'F-2 ✔ Valid'],
    [2, 2, 0, 0],
  ],
  'hand-subtotals.csv': [[invoices], ['F-1 ✔ Valid', 'F-2 ✔ Valid'], [6, 3, 3, 0]],
  'hand-arabic.csv': [['A charge', flagged, invoices], ['F-1 ✔ Valid'], [2, 1, 1, 0]],
  'hand-day-order.csv': [
    [invoices, 'The day comes first'],
    ['F-1 ✔ Valid', 'F-2 ✔ Valid'],
    [2, 2, 0, 0],
  ],
  'hand-credit-notes.csv': [[notPart], ['F-1 ✔ Valid', 'C-1 ✔ Valid', 'R-1 ✘ Cannot be read'], [3, 3, 0, 0]],
  'hand-incl-vat.csv': [
    [notPart, invoices],
    ['F-1 ✘ Cannot be read', 'F-2 ✘ Cannot be read'],
    [2, 2, 0, 0],
  ],
  'hand-same-number.csv': [[invoices], ['F-2 ✔ Valid', 'F-1 ✘ Cannot be read'], [3, 1, 0, 2]],
  'hand-status-words.csv': [
    [notPart, notPart, 'Not issued: Scrapped', 'All of them were issued', invoices],
    ['F-1 ✔ Valid', 'F-3 ✔ Valid'],
    [3, 2, 1, 0],
  ],
};

describeInBrowser('a sheet of invoices on the page, with the company known', (open) => {
  test.each(Object.entries({ ...exported, ...madeByHand }))('%s', async (file, [answers, verdicts, rows]) => {
    const { page } = await openWithCompany(open, { viewport: { width: 1366, height: 768 } });
    await page.setInputFiles('#table-file', new URL(file, folder).pathname);
    const questions = page.locator('#table li:has(button)');
    await page.locator('#table').locator('.account, li button').first().waitFor();
    if (Object.hasOwn(exported, file)) expect(await questions.count()).toBeLessThanOrEqual(1);
    for (const answer of answers) {
      const before = await page.locator('#table li button').count();
      await page.getByRole('button', { name: answer, exact: true }).first().click();
      await expect.poll(() => page.locator('#table li button').count()).toBeLessThan(before);
    }
    await page.locator('#table .account').waitFor();
    const said = await page.locator('#table tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const [number, verdict] = row.querySelectorAll('th, td');
        return `${number?.textContent} ${verdict?.textContent}`;
      }),
    );
    const account = (await page.locator('#table .account li').first().textContent()) ?? '';
    expect([said, Array.from(account.matchAll(/\d+/g), Number)]).toEqual([verdicts, rows]);
  });

  test('each of them is walked', () => {
    const walked = Object.keys({ ...exported, ...madeByHand });
    expect(readdirSync(folder).toSorted()).toEqual(walked.toSorted());
  });
});
