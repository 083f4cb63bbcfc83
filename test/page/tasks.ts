import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Open } from './in-browser.ts';
import type { OpenedPage } from './opening.ts';

/** A person at the page: counts what is pressed and entered. */
export class Hand {
  presses = 0;
  entries = 0;

  constructor(readonly page: Page) {}

  async press(control: Locator): Promise<void> {
    this.presses += 1;
    await control.click();
  }

  /** Enters a text, chooses a value of a list, or ticks a box. */
  async enter(control: Locator, value: string | true): Promise<void> {
    this.entries += 1;
    if (value === true) await control.check();
    else if (await control.evaluate(({ tagName }) => tagName === 'SELECT')) await control.selectOption(value);
    else await control.fill(value);
  }

  /** Drops a file on the page, as from a folder. */
  async drop(name: string, content: string): Promise<void> {
    await this.page.evaluate(
      ([fileName = '', text = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], fileName, { type: 'text/csv' }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, content],
    );
  }

  /** Presses a button that saves a file. */
  async save(control: Locator): Promise<Uint8Array> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download', { timeout: patience }),
      this.press(control),
    ]);
    return readFileSync(await file.path());
  }
}

/** Thousands of invoices take seconds, and the machine may be busy. */
const patience = 120_000;

export const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

/** The entries of a person who sells for the first time, the own company among them: each is typed, chosen or ticked once. */
export const entries: readonly (readonly [path: string, value: string | true])[] = [
  ['invoiceNumber', 'INV-1'],
  ['dueDate', '2026-12-31'],
  ['seller.name', 'Falcon Supplies LLC'],
  ['seller.trn', '100354879700003'],
  ['seller.trn-gives', true],
  ['seller.address.line1', 'Al Quoz 3'],
  // The city chooses the emirate.
  ['seller.address.city', 'Dubai'],
  ['seller.legalRegistrationNumber', 'CN-1184420'],
  ['seller.legalRegistrationType', 'TL'],
  ['seller.authorityName', 'Dubai Economy'],
  ['buyer.name', 'Oasis FZ-LLC'],
  ['buyer.trn', '100712345600003'],
  ['buyer.trn-gives', true],
  ['buyer.address.line1', 'Corniche 8'],
  ['buyer.address.city', 'Abu Dhabi'],
  ['lines[0].description', 'Office chair'],
  ['lines[0].quantity', '12'],
  ['lines[0].unitCode', 'EA'],
  ['lines[0].unitPrice', '12500.5'],
  ['paymentBankAccount', 'AE070331234567890123456'],
];

/**
 * The page in a browser that keeps the company of an earlier document. It is kept before a reload:
 * a script that writes before each load now and then finds the storage of a file emptied.
 */
export async function openWithCompany(open: Open, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const opened = await open(options);
  await opened.page.evaluate(keepCompany);
  await opened.page.reload();
  opened.requests.splice(1);
  return opened;
}

function keepCompany(): void {
  const party = {
    name: 'Falcon Office Supplies LLC',
    trn: '100354879700003',
    participantId: '0235:1003548797',
    legalRegistrationNumber: 'CN-1184420',
    legalRegistrationType: 'TL',
    authorityName: 'Dubai Department of Economy and Tourism',
    address: { line1: 'Al Quoz 3', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
  };
  localStorage.setItem('pint-ae-company', JSON.stringify({ party, payment: {} }));
}

const zohoHeads =
  'Invoice Date,Invoice ID,Invoice Number,Invoice Status,Customer ID,Customer Name,Is Inclusive Tax,Due Date,Currency Code,Exchange Rate,SubTotal,Total,Balance,Adjustment,Item Name,Item Desc,Quantity,Usage unit,Item Price,Discount Amount,Item Total,Item Tax,Item Tax %,Item Tax Amount,Item Tax Type,Billing Address,Billing City,Billing State,Billing Country,Billing Code,Tax Registration Number';

/** Rows of items as Zoho Books exports them, two of an invoice. */
export function zohoExport(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const invoice = Math.floor(at / 2) + 1;
    const status = ['Sent', 'Closed', 'Overdue', 'PartiallyPaid'][invoice % 4];
    return `2026-11-02,98765${invoice},INV-${invoice},${status},112231,Oasis Consulting FZ-LLC,false,2026-12-02,AED,1,200,210,210,0,Chair ${at},Ergonomic,1,pcs,100,0,100,Standard Rate,5,5,ItemAmount,Corniche Road,Abu Dhabi,Abu Dhabi,United Arab Emirates,,100712345600003`;
  });
  return `${[zohoHeads, ...lines].join('\n')}\n`;
}

/** The file is dropped, and its invoices are saved. */
export async function tableToFiles(hand: Hand, csv: string): Promise<Uint8Array> {
  await hand.drop('Invoice.csv', csv);
  const save = hand.page.locator('#table-save');
  await save.waitFor({ timeout: patience });
  return hand.save(save);
}

/** A month of invoices; one in fifty has one of four faults, each of a few customers. */
export function salesOfMonth(invoices: number): string {
  const heads =
    'Invoice No,Invoice Date,Due Date,Customer,TRN,City,Emirate,Country,Address,Item,Qty,Unit,Price,VAT %,Document Type,Currency';
  const lines = Array.from({ length: invoices }, (_, at) => {
    const fault = at % 50 === 49 ? Math.floor(at / 50) % 4 : undefined;
    const customer = `Oasis ${fault === undefined ? at % 40 : fault}`;
    const trn = fault === 0 ? '10071234560000' : '100712345600003';
    const city = fault === 1 ? '' : 'Abu Dhabi';
    const quantity = fault === 2 ? 'twelve' : '12';
    const unit = fault === 3 ? 'pcz' : 'pcs';
    return `INV-${at + 1},2026-11-02,2026-12-02,${customer},${trn},${city},Abu Dhabi,AE,Corniche,Chair,${quantity},${unit},845.50,5,Invoice,AED`;
  });
  return `${[heads, ...lines].join('\n')}\n`;
}

/** Texts that a person types where the page shows such a text. */
const corrections: readonly (readonly [shown: string, right: string])[] = [
  ['10071234560000', '100712345600003'],
  ['Oasis 1 · (blank)', 'Abu Dhabi'],
  ['twelve', '12'],
  ['pcz', 'pcs'],
];

/** The faults of a table are corrected on the page, each once, and the invoices saved. */
export async function mendedTable(hand: Hand, csv: string): Promise<Uint8Array> {
  const { page } = hand;
  await hand.drop('sales.csv', csv);
  await page.locator('#table-apply').waitFor({ timeout: patience });
  for (const [shown, right] of corrections)
    await hand.enter(page.locator('.correction', { hasText: shown }).locator('input'), right);
  await hand.press(page.locator('#table-apply'));
  await page.locator('.problems').waitFor({ state: 'detached', timeout: patience });
  return hand.save(page.locator('#table-save'));
}
