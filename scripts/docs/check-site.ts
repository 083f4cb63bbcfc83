/**
 * `npm run docs:check`: checks the built site for dead links, and pages of every kind with axe, opened from
 * disk.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { findChromium, launch } from '../../test/page/browser.ts';
import { docsFolder } from './write-reference.ts';

const site = join(docsFolder, '.vitepress/dist');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const files = new Set(
  readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
);
const pages = Array.from(files).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error('there is no site: npm run docs builds it');
const textOf = new Map(pages.map((page) => [page, readFileSync(join(site, page), 'utf8')]));
const placesOf = new Map<string, ReadonlySet<string>>();

const flaws = [...pages.flatMap(deadLinks), ...(await flawsInBrowser())];
for (const flaw of flaws) console.log(flaw);
console.log(`${pages.length} pages, ${flaws.length} flaws`);
process.exitCode = flaws.length === 0 ? 0 : 1;

/** The links of a page to missing files of the site, or to missing anchors. */
function deadLinks(page: string): string[] {
  // Links inside code do not count.
  const links = Array.from(
    textOf.get(page)?.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g) ?? [],
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
  const target = [joined, posix.join(joined, 'index.html')].find((file) => textOf.has(file)) ?? joined;
  if (!textOf.has(target)) return files.has(target) && place === '';
  return place === '' || placesIn(target).has(place);
}

function placesIn(page: string): ReadonlySet<string> {
  const known = placesOf.get(page);
  if (known !== undefined) return known;
  const found = Array.from(textOf.get(page)?.matchAll(/\s(?:id|name)="([^"]+)"/g) ?? [], ([, id = '']) =>
    id.replaceAll('&amp;', '&'),
  );
  const places = new Set(found);
  placesOf.set(page, places);
  return places;
}

/** The handwritten pages, and the first generated page of each folder. */
function pagesOfEveryKind(): string[] {
  const made = /(?:^|\/)reference\/|^api\/.*\//;
  const firstOf = new Map(pages.toReversed().map((page) => [posix.dirname(page), page]));
  return pages.filter((page) => !made.test(page) || firstOf.get(posix.dirname(page)) === page);
}

/** What axe finds on the pages, and errors of their scripts. */
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
  try {
    for (const page of pagesOfEveryKind())
      for (const colours of ['light', 'dark'] as const)
        found.push(...(await flawsOf(browser, page, colours)));
  } finally {
    await browser.close();
  }
  return found;
}

async function flawsOf(browser: Browser, file: string, colours: 'light' | 'dark'): Promise<string[]> {
  const page = await browser.newPage({ colorScheme: colours });
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`${file}: ${error.message}`));
  await page.goto(pathToFileURL(join(site, file)).href, { waitUntil: 'load' });
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await checker.run()).violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 300)}`,
    );
  });
  await page.close();
  return [...found, ...violations.map((violation) => `${file}, ${colours}: ${violation}`)];
}
