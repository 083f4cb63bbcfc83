/**
 * `npm run tool -- bundle-size`: writes the tables of docs/guides/bundle-size.md, in both languages: the size of functions in a
 * bundle for browsers, and what is in it. Needs `npm run build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleSize, bundleSize, measuredFunctions, parts } from './bundle-size/measure.ts';
import { projectFolder } from './project-folder.ts';

const sizes = new Map<string, BundleSize>();
for (const [name, entry] of Object.entries(measuredFunctions)) sizes.set(name, await bundleSize(name, entry));
for (const [language, path] of [
  ['en', 'docs/guides/bundle-size.md'],
  ['ar', 'docs/ar/guides/bundle-size.md'],
] as const) {
  const file = join(projectFolder, path);
  let page = readFileSync(file, 'utf8');
  page = withRows(page, '{#functions}', functionRows());
  page = withRows(page, '{#validate}', partRows(language, 'validate'));
  page = withRows(page, '{#document-request}', partRows(language, 'documentRequest'));
  writeFileSync(file, page);
}

function functionRows(): string[] {
  return Array.from(sizes, ([name, { compressed }]) => {
    const entry = measuredFunctions[name as keyof typeof measuredFunctions];
    return `| \`${name}\` | \`${entry}\` | ${kilobytes(compressed)} |`;
  });
}

function partRows(language: 'en' | 'ar', name: string): string[] {
  const size = sizes.get(name);
  if (size === undefined) throw new Error(`${name} is not measured`);
  const rows = parts
    .map(({ names }, at) => ({ name: names[language], bytes: size.parts[at] ?? 0 }))
    .filter(({ bytes }) => bytes >= 500)
    .toSorted((one, other) => other.bytes - one.bytes);
  return rows.map((row) => `| ${row.name} | ${kilobytes(row.bytes)} |`);
}

function kilobytes(bytes: number): string {
  return String(Math.round(bytes / 1000));
}

function withRows(page: string, heading: string, rows: readonly string[]): string {
  const from = page.indexOf('\n| --- |', page.indexOf(heading));
  const first = page.indexOf('\n', from + 1);
  const end = page.indexOf('\n\n', first);
  return `${page.slice(0, first)}\n${rows.join('\n')}${page.slice(end)}`;
}
