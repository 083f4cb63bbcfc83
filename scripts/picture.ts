/**
 * `npm run tool -- picture`: the picture of README, made anew by a Chromium: a terminal with a verdict, the page in the browser and
 * the printed invoice.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { renderDocument } from '../src/render/index.ts';
import { findChromium, launch } from '../test/page/browser.ts';
import { openPage, pick, waitForVerdict } from '../test/page/opening.ts';
import { example } from '../test/requests.ts';
import { brokenInvoice } from './demo/invoice.ts';
import { projectFolder } from './sources.ts';

const chromium = findChromium();
if (chromium === undefined) throw new Error('No Chromium is found.');
const browser = await launch(chromium);
try {
  const pictures = [await ofTerminal(browser), await ofPage(browser), await ofInvoice(browser)];
  await sideBySide(browser, pictures, join(projectFolder, 'docs/pictures/pint-ae.png'));
} finally {
  await browser.close();
}

/** Output of the command for a broken invoice, in its colours. */
async function ofTerminal(browser: Browser): Promise<Buffer> {
  const { stdout } = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/generated/cli.js'), 'validate', '-', '--color'],
    {
      input: brokenInvoice()
        .replace('"30/11/2026"', '"2026-11-30"')
        .replace('"quantity": "12"', '"quantity": 12'),
      encoding: 'utf8',
    },
  );
  const text = stdout.replace('<stdin>', 'invoice.json');
  return shot(browser, terminalPage(text), 700, 620);
}

function terminalPage(text: string): string {
  const colours: Readonly<Record<string, string>> = {
    31: 'color:#ff7b72',
    32: 'color:#7ee787',
    33: 'color:#e3b341',
    1: 'font-weight:700',
    2: 'opacity:.65',
  };
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = escaped.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`, 'g'), (_, code) =>
    colours[code] === undefined ? '</span>' : `<span style="${colours[code]}">`,
  );
  return `<style>body{margin:0;background:#0d1117;color:#e6edf3;font:14px/1.45 'DejaVu Sans Mono',monospace;padding:20px}pre{white-space:pre-wrap;margin:0;font:inherit}</style><pre>$ pint-ae validate invoice.json\n${body}</pre>`;
}

async function ofPage(browser: Browser): Promise<Buffer> {
  const { page } = await openPage(browser, { viewport: { width: 1180, height: 980 } });
  await pick(page, 'broken/exempt-without-reason');
  await waitForVerdict(page, 'invalid');
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  const picture = await page.screenshot();
  await page.context().close();
  return picture;
}

async function ofInvoice(browser: Browser): Promise<Buffer> {
  const { html } = renderDocument(JSON.stringify(example('standard-invoice')), { language: 'both' });
  return shot(browser, html ?? '', 800, 740);
}

async function shot(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function sideBySide(browser: Browser, pictures: readonly Buffer[], path: string): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  const page = await browser.newPage({ viewport: { width: 1500, height: 440 } });
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:16px;padding:10px;background:#eef1f4}img{height:420px;border-radius:6px;box-shadow:0 1px 6px #0004}</style>${images.join('')}`,
  );
  const width = await page.evaluate(() => document.body.scrollWidth);
  await page.setViewportSize({ width, height: 440 });
  await page.screenshot({ path });
}
