/**
 * `npm run docs:check`: checks the built site for dead links, and pages of every kind with axe, opened from
 * disk.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { findChromium, launch } from '../../test/page/browser.ts';
import { sampled } from '../../test/tier.ts';
import { docsFolder } from './reference.ts';

const site = join(docsFolder, '.vitepress/dist');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each page has a process of Chromium. */
const pagesAtOnce = 2;

/** Milliseconds: a moment's work here takes a minute on a busy machine. */
const longestWait = 120_000;

const files = new Set(
  readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
);
const pages = Array.from(files).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error('there is no site: npm run docs builds it');
const htmlOfPage = new Map(pages.map((page) => [page, readFileSync(join(site, page), 'utf8')]));
const placesOf = new Map<string, ReadonlySet<string>>();

const flaws = [...pages.flatMap(deadLinks), ...(await flawsInBrowser())];
for (const flaw of flaws) console.log(flaw);
console.log(`${pages.length} pages, ${flaws.length} flaws`);
process.exitCode = flaws.length === 0 ? 0 : 1;

function deadLinks(page: string): string[] {
  // Links inside code do not count.
  const links = Array.from(
    htmlOfPage.get(page)?.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g) ?? [],
  );
  const dead = links
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !leads(page, link));
  return Array.from(new Set(dead), (link) => `${page}: ${link} leads nowhere`);
}

function leads(page: string, link: string): boolean {
  if (/^(?:[a-z]+:|\/\/)/.test(link)) return true;
  const [path = '', place = ''] = link.split('#').map(decodeURIComponent);
  const named = path.split('?')[0] ?? '';
  const joined = named === '' ? page : posix.join(posix.dirname(page), named);
  const target = [joined, posix.join(joined, 'index.html')].find((file) => htmlOfPage.has(file)) ?? joined;
  if (!htmlOfPage.has(target)) return files.has(target) && place === '';
  return place === '' || placesIn(target).has(place);
}

function placesIn(page: string): ReadonlySet<string> {
  const known = placesOf.get(page);
  if (known !== undefined) return known;
  const found = Array.from(htmlOfPage.get(page)?.matchAll(/\s(?:id|name)="([^"]+)"/g) ?? [], ([, id = '']) =>
    id.replaceAll('&amp;', '&'),
  );
  const places = new Set(found);
  placesOf.set(page, places);
  return places;
}

/** The handwritten pages, and the first generated page of each folder; in CI every third of them. */
function pagesOfEveryKind(): readonly string[] {
  const made = /(?:^|\/)reference\/|^api\/.*\//;
  const firstOf = new Map(pages.toReversed().map((page) => [posix.dirname(page), page]));
  return sampled(pages.filter((page) => !made.test(page) || firstOf.get(posix.dirname(page)) === page));
}

async function flawsInBrowser(): Promise<string[]> {
  const chromium = findChromium();
  if (chromium === undefined) {
    if (process.env.PINT_AE_NEEDS_CHROMIUM !== undefined)
      return ['no Chromium is found, which the site is looked at with'];
    console.log('No Chromium is found: the links alone are checked.');
    return [];
  }
  const browser = await launch(chromium);
  const found: string[] = [];
  const files = pagesOfEveryKind().values();
  try {
    await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        const page = await browser.newPage();
        page.setDefaultTimeout(longestWait);
        for (const file of files) found.push(...(await flawsOf(page, file)));
      }),
    );
  } finally {
    await browser.close();
  }
  return found.sort();
}

/** All flaws of a page in light colours; in dark ones only the contrast is another. */
async function flawsOf(page: Page, file: string): Promise<string[]> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(`${file}: ${error.message}`);
  page.on('pageerror', note);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(pathToFileURL(join(site, file)).href, { waitUntil: 'load' });
  // Half way from a colour to the other, a contrast would be neither.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  await page.evaluate(axe);
  const light = await axeFlaws(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In a page behind another no frame is drawn, by which waiting goes otherwise.
  await page.waitForFunction((light) => getComputedStyle(document.body).backgroundColor !== light, ground, {
    polling: 20,
  });
  const dark = await axeFlaws(page, ['color-contrast']);
  page.off('pageerror', note);
  return [
    ...errors,
    ...light.map((flaw) => `${file}, light: ${flaw}`),
    ...dark.map((flaw) => `${file}, dark: ${flaw}`),
  ];
}

async function axeFlaws(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  // Of what a rule finds right, axe would describe every element.
  const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  return page.evaluate(async (asked) => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await checker.run(asked)).violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 300)}`,
    );
  }, options);
}
