/**
 * `npm run tool -- person-tasks`: does the tasks of an accountant on the page at the pace of a person, and says how many
 * presses and entries each takes, and how long: an invoice from nothing, 40 rows of an export of Zoho Books, and 5,000
 * invoices of which 100 are to be corrected.
 */
import { findChromium, launch } from '../test/page/browser.ts';
import { openPage } from '../test/page/opening.ts';
import {
  firstInvoice,
  Hand,
  keepCompany,
  mendedTable,
  salesOfMonth,
  tableToFiles,
  zohoExport,
} from '../test/page/tasks.ts';

/** Half a second to find a place, and 60 words a minute. */
const pace = { look: 500, key: 200 };

const tasks: Readonly<Record<string, readonly [run: (hand: Hand) => Promise<unknown>, before?: () => void]>> =
  {
    'an invoice from nothing': [firstInvoice],
    '40 rows of Zoho Books to files': [(hand) => tableToFiles(hand, zohoExport(40)), keepCompany],
    '100 of 5,000 invoices corrected': [(hand) => mendedTable(hand, salesOfMonth(5000)), keepCompany],
  };

const chromium = findChromium();
if (chromium === undefined) throw new Error('No Chromium is found.');
const browser = await launch(chromium);
try {
  for (const [name, [run, before]] of Object.entries(tasks)) {
    const { page } = await openPage(browser, { viewport: { width: 1366, height: 768 } }, before);
    const hand = new Hand(page, pace);
    const start = performance.now();
    await run(hand);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${name}: presses ${hand.presses}, entries ${hand.entries}, ${seconds} s`);
    await page.context().close();
  }
} finally {
  await browser.close();
}
