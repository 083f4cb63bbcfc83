import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharedContexts } from './browser.ts';

const file = new URL('../../src/generated/page.html', import.meta.url).href;

/** The page in a browser, with its network requests and its errors. */
export interface OpenedPage {
  readonly page: Page;
  readonly requests: string[];
  readonly complaints: string[];
}

const contexts = sharedContexts(() => new URL('../../package.json', import.meta.url).href);

/** Closes what `openPage` has opened, and forgets what it has stored. */
export const closePages = contexts.closePages;

/** Opens the page from its file, in English. */
export async function openPage(
  { viewport, forcedColors, ...options }: BrowserContextOptions = {},
  script?: () => void,
): Promise<OpenedPage> {
  const context = await contexts.with({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (forcedColors) await page.emulateMedia({ forcedColors });
  if (script !== undefined) await page.addInitScript(script);
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url())) requests.push(request.url());
  });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(file);
  return { page, requests, complaints };
}

export const pageFile = file;

export const pick = (page: Page, example: string) => page.selectOption('#example', example);

export const waitForVerdict = (page: Page, outcome: string) => page.waitForSelector(`#verdict.${outcome}`);

/** Replaces the text in the editor, as a paste does. */
export async function enter(page: Page, text: string): Promise<void> {
  if (await page.locator('#editor').isHidden()) await page.click('#view-text');
  await page.locator('#editor .cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.locator('#editor .cm-content').evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The text in the editor, which the browser keeps. */
export function entered(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('pint-ae-document') ?? '');
}

/** Returns what is selected in the editor. */
export function selected(page: Page): Promise<string> {
  return page.locator('#editor').evaluate((host) => {
    const root = host.shadowRoot as unknown as { getSelection?: () => Selection | null } | null;
    return String(root?.getSelection?.() ?? '');
  });
}

/** Records in the page how many lines of an invoice are printed, in whatever way; no dialog opens. */
export async function countPrintedLines(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('.paper .lines tbody tr').length);
    });
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

/** The text of an example that comes with pint-ae. */
export const textOf = (example: string) =>
  readFileSync(new URL(`../../examples/${example}.json`, import.meta.url), 'utf8');

/** Files that are chosen together: a valid document, another one, and a file that is not a document. */
export const severalFiles = [
  { name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(textOf('standard-invoice')) },
  {
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(textOf('broken/wrong-amounts-and-trn')),
  },
  { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\xff\xfe', 'latin1') },
];
