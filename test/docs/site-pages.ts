import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { referencePages } from '../../scripts/docs/reference.ts';
import { languages } from '../../src/core/messages/language.ts';

/** A page of the site: its path, such as `ar/guides/batch.md`, and its Markdown. */
export interface SitePage {
  readonly path: string;
  readonly markdown: string;
}

const docs = resolve(import.meta.dirname, '../../docs');

/** The pages written by hand, in both languages. */
export const writtenPages: readonly SitePage[] = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !/(^|\/)(reference|node_modules|\.vitepress)\//.test(path))
  .toSorted()
  .map((path) => ({ path, markdown: readFileSync(resolve(docs, path), 'utf8') }));

/** The pages generated from the code, in both languages. */
export const madePages: readonly SitePage[] = languages.flatMap((language) =>
  referencePages(language).map(({ path, markdown }) => ({
    path: language === 'en' ? path : `${language}/${path}`,
    markdown,
  })),
);
