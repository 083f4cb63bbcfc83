import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { describeInBrowser } from './in-browser.ts';
import { Hand, mendedTable, openWithCompany, salesOfMonth, tableToFiles, zohoExport } from './tasks.ts';

const ublIn = (zip: Uint8Array) => Object.keys(unzipSync(zip)).filter((name) => name.startsWith('ubl/'));

describeInBrowser('a person needs', (open) => {
  test('one press for 40 rows of an export of Zoho Books, once the company is known', async () => {
    const { page } = await openWithCompany(open);
    const hand = new Hand(page);
    expect(ublIn(await tableToFiles(hand, zohoExport(40)))).toHaveLength(20);
    expect([hand.presses, hand.entries]).toEqual([1, 0]);
  });

  test('an entry for each fault and two presses to correct and save what is wrong in one of fifty invoices', async () => {
    const { page } = await openWithCompany(open);
    const hand = new Hand(page);
    expect(ublIn(await mendedTable(hand, salesOfMonth(400)))).toHaveLength(400);
    expect([hand.presses, hand.entries]).toEqual([2, 4]);
  });
});
