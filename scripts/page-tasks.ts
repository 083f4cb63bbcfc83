/**
 * `npm run tool -- page-tasks`: measures the longest task of the page's main thread while documents of about 10 MB
 * are loaded, judged, scrolled, edited and viewed. Reports processor milliseconds, and wall-clock time, which
 * a busy machine makes longer.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { convert } from '../src/index.ts';
import { findChromium, launch } from '../test/page/browser.ts';
import { openPage } from '../test/page/opening.ts';
import { example } from '../test/requests.ts';

const chromium = findChromium();
if (chromium === undefined) throw new Error('No Chromium is found.');
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-page-tasks-'));
const browser = await launch(chromium);
try {
  for (const [name, text] of Object.entries(documents())) {
    const { page } = await openPage(browser);
    console.log(`${name}, ${(text.length / 1e6).toFixed(1)} MB`);
    console.table(await longestTasks(page, text));
    await page.context().close();
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function documents(): Readonly<Record<string, string>> {
  const request = example('standard-invoice');
  const [line] = request.lines;
  const ofMany = (count: number, change: object = {}) => ({
    ...request,
    legalMonetaryTotal: undefined,
    taxTotal: undefined,
    lines: Array.from({ length: count }, (_, index) => ({ ...line, id: String(index + 1), ...change })),
  });
  return {
    'JSON on many lines': JSON.stringify(ofMany(25_000), null, 2),
    'JSON on one line': JSON.stringify(ofMany(38_000)),
    'JSON with a mistake in every line': JSON.stringify(ofMany(25_000, { vatCategory: 'E' }), null, 2),
    UBL: convert(ofMany(6_000)).xml ?? '',
  };
}

interface Longest {
  readonly processor: number;
  readonly clock: number;
}

async function longestTasks(page: Page, text: string): Promise<Readonly<Record<string, Longest>>> {
  const file = join(folder, 'document');
  writeFileSync(file, text);
  const session = await page.context().newCDPSession(page);
  const content = page.locator('#editor .cm-content');
  const wait = (milliseconds: number) => page.waitForTimeout(milliseconds);
  const verdict = () =>
    page.waitForSelector('#verdict:is(.valid, .invalid, .malformed)', { timeout: 180_000 });
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    load: () => page.setInputFiles('#file', file).then(() => wait(2000)),
    verdict: () => verdict().then(() => wait(1000)),
    scroll: async () => {
      await page.locator('#editor').hover();
      for (let turn = 0; turn < 25; turn += 1) await page.mouse.wheel(0, 3000).then(() => wait(30));
      await content.focus();
      await page.keyboard.press('Control+End').then(() => wait(1000));
      await page.keyboard.press('Control+Home').then(() => wait(500));
    },
    type: () => page.keyboard.type('     ', { delay: 150 }).then(() => wait(1500)),
    'verdict on what was typed': () => verdict().then(() => wait(1000)),
    'go to a finding': () =>
      page
        .locator('.finding')
        .last()
        .click({ timeout: 1000 })
        .catch(() => {})
        .then(() => wait(1000)),
    search: async () => {
      await page.click('#search');
      await page.keyboard.type('"2500" nowhere', { delay: 100 });
      await page.keyboard.press('Enter').then(() => wait(1000));
      await page.keyboard.press('Shift+Enter').then(() => wait(1000));
    },
    'the invoice': () => page.click('#tab-document').then(() => wait(8000)),
    totals: () => page.click('#tab-totals').then(() => wait(1000)),
    'the UBL': () => page.click('#tab-ubl').then(() => wait(4000)),
    'paste in place of all': async () => {
      await content.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await content.evaluate(paste).then(() => wait(3000));
    },
  };
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    Object.assign(window, { clipboardData });
  }, text);
  const found: Record<string, Longest> = {};
  for (const [name, step] of Object.entries(steps)) found[name] = await longestDuring(session, step);
  return found;
}

/** Pastes the text that has been prepared in the page. */
function paste(content: Element): void {
  const clipboardData: DataTransfer = Reflect.get(window, 'clipboardData');
  content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

async function longestDuring(session: CDPSession, step: () => Promise<unknown>): Promise<Longest> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await step();
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  const most = (of: (task: TraceEvent) => number) =>
    Math.round(tasks.reduce((longest, task) => Math.max(longest, of(task)), 0) / 1000);
  return { processor: most(({ tdur = 0 }) => tdur), clock: most(({ dur = 0 }) => dur) };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
