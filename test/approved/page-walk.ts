import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { convert, type Finding } from '../../src/index.ts';
import { writeMessageStatus } from '../../src/network/index.ts';
import { openPage, textOf } from '../page/opening.ts';
import { fixture } from '../schematron/fixture.ts';
import { noteWaiting, stateOfPage } from './page-state.ts';

/** The status of a provider that knows neither the unit of the first line nor a rule of its own. */
function rejection(): string {
  const finding = (rule: string, location: string): Finding => ({
    ...({ rule, severity: 'error', path: '', location, foundBy: 'schematron' } as const),
    assertion: 'The unit is none of ours.',
  });
  const findings = [
    finding('ibr-cl-23', '/Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity[1]'),
    finding('own-1', '/Invoice/cbc:Nothing[1]'),
  ];
  const between = { id: 'mls-1', of: 'envelope-1', from: '000773', to: '000001' };
  const status = writeMessageStatus(
    { form: 'ubl', outcome: 'invalid', findings },
    { ...between, issuedAt: '2026-11-26T08:00:00Z' },
  );
  return status.ok ? status.value.xml : '';
}

const pasted = 'Desk\t2\tEA\t100.5\n"Two\nlines"\t3\tHUR\t1,200\n';

/** The texts that steps name. */
const texts: Readonly<Record<string, () => string>> = {
  'invoice.xml': () => fixture('extensive-invoice'),
  'broken.xml': () => fixture('invoice').replace('>AE<', '>XX<').replace('<cbc:DueDate>', '<cbc:DueDate> x'),
  'credit.xml': () => fixture('credit-note'),
  'status.xml': rejection,
  'sent.xml': () => convert(JSON.parse(textOf('standard-invoice'))).xml ?? '',
  'scan.pdf': () => '%PDF-1.7',
  'not.json': () => '{"documentType": "Invoice",\n "lines": [,]}',
  'fixable.json': () =>
    textOf('standard-invoice')
      .replace('"dueDate"', '"dueDat"')
      .replace('"AED"', '"Dirham"')
      .replace('"quantity": 12', '"quantity": "12"')
      .replace('"vatRate": 5', '"vatRate": "5 %"'),
  'map.json': () => JSON.stringify({ columns: { Customer: 'buyer.name' }, dates: 'day-first' }),
  'many.json': () => {
    const request = JSON.parse(textOf('broken/exempt-without-reason'));
    return JSON.stringify({ ...request, lines: Array(120).fill(request.lines[2]) });
  },
  'sales.csv': () =>
    'Invoice No,Invoice Date,Due Date,Customer,TRN,City,Emirate,Country,Address,Item,Qty,Unit,Price,VAT %,Document Type,Currency\n' +
    'A-1,2026-11-02,2026-12-02,Oasis,100712345600003,Abu Dhabi,Abu Dhabi,AE,Corniche,Chair,12,pcs,845.50,5,Invoice,AED\n' +
    'A-2,2026-11-02,2026-12-02,Oasis,10071234560000,,Abu Dhabi,AE,Corniche,Desk,twelve,pcz,1.5,5,Invoice,AED\n',
};

function textNamed(name: string): string {
  if (name.endsWith('.csv') && texts[name] === undefined)
    return readFileSync(new URL(`../page/sheets/${name}`, import.meta.url), 'utf8');
  return texts[name]?.() ?? textOf(name);
}

const fileNamed = (name: string) => ({
  name: name.includes('.') ? name : `${name.replaceAll('/', '-')}.json`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(textNamed(name)),
});

type Step = (page: Page, target: string, text: string) => Promise<unknown>;

/** Pastes a text where the focus is. */
const pasteIn = (page: Page, selector: string, text: string) =>
  page.locator(selector).evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The deeds of a person, by their verbs. */
const steps: Readonly<Record<string, Step>> = {
  choose: (page, target, value) =>
    page.locator(target).selectOption(value.startsWith('{') ? JSON.parse(value) : value),
  press: (page, target) => page.locator(`${target}:visible`).first().click(),
  tick: (page, target) => page.locator(target).setChecked(true),
  untick: (page, target) => page.locator(target).setChecked(false),
  type: (page, target, text) => page.locator(target).fill(text),
  enter: async (page, target, text) => {
    await page.locator(target).fill(text);
    await page.locator(target).blur();
  },
  focus: (page, target) => page.locator(target).focus(),
  keys: (page, target) => page.keyboard.press(target),
  write: (page, target, text) => page.keyboard.type(`${target} ${text}`.trim()),
  paste: async (page, name) => {
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await pasteIn(page, '#editor .cm-content', textNamed(name));
  },
  cells: (page, target) => pasteIn(page, target, pasted),
  files: (page, names) => page.setInputFiles('#file', names.split(',').map(fileNamed)),
  table: (page, name) => page.setInputFiles('#table-file', fileNamed(name)),
  map: (page, name) => page.setInputFiles('#table-map', fileNamed(name)),
  logo: (page, type) =>
    page.setInputFiles('#look-logo', { name: 'logo', mimeType: type, buffer: Buffer.from('logo') }),
  keep: (page, name, text) =>
    page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [name, text]),
  reload: (page) => page.reload(),
  go: (page, hash) => page.evaluate((next) => (location.hash = next), hash),
  back: (page) => page.goBack(),
  tell: (page, name) => page.evaluate((event) => window.dispatchEvent(new Event(event)), name),
};

/** Walks through the page as told: for each step the lines that came and went, what was saved, printed and copied. */
export async function walk(line: string): Promise<unknown> {
  const { page, complaints } = await openPage({ viewport: { width: 1280, height: 4000 } }, noteWaiting);
  page.setDefaultTimeout(30_000);
  const saved: unknown[] = [];
  page.on('download', (file) =>
    saved.push(file.path().then((path) => contentOf(file.suggestedFilename(), path))),
  );
  let before: readonly string[] = [];
  const told: unknown[] = [];
  for (const step of ['start', ...line.split(' && ')]) {
    const [verb = '', target = '', ...words] = step.split(' ');
    await steps[verb]?.(page, target, words.join(' ')).catch((error: unknown) => {
      throw new Error(`${step}: ${String(error).split('\n', 1)}`);
    });
    await page.evaluate(() => (window as unknown as { settled: () => Promise<void> }).settled());
    const after = await page.evaluate(stateOfPage);
    const noted = await page.evaluate(() => (window as unknown as { noted: () => string[] }).noted());
    const changes = changesBetween(before, after);
    told.push({ step, ...changes, noted, saved: await Promise.all(saved.splice(0)) });
    before = after;
  }
  await page.close();
  return { told, complaints: complaints.filter((each) => !each.startsWith('Blocked script execution')) };
}

function contentOf(name: string, path: string) {
  const bytes = readFileSync(path);
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isPacked) return { name, content: bytes.toString() };
  if (name.endsWith('.xlsx')) return { name };
  const files = Object.entries(unzipSync(bytes)).map(([file, content]) => [
    file,
    file.endsWith('.xlsx') ? '' : strFromU8(content),
  ]);
  return { name, files: Object.fromEntries(files) };
}

/** The lines that came and those that went, each as often as it did. */
function changesBetween(before: readonly string[], after: readonly string[]) {
  const counts = new Map<string, number>();
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1);
  const came = after.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
  const gone = [...counts].filter(([, left]) => left > 0).map(([line]) => line);
  return { came, gone };
}
