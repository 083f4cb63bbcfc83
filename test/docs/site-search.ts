import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { miniSearch } from '../../docs/.vitepress/search.ts';
import { madePages, type SitePage, writtenPages } from './site-pages.ts';

/**
 * Members of MiniSearch that are used, with which the site is searched; it comes with the packages of the
 * documentation.
 */
interface Index {
  readonly addAll: (sections: readonly Section[]) => void;
  readonly search: (query: string, options: object) => readonly { readonly id: string }[];
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly text: string;
}

const require = createRequire(resolve(import.meta.dirname, '../../docs/package.json'));
const MiniSearch: new (options: object) => Index = require('minisearch');

/** The pages of a language as the site finds them, best first. */
export function siteSearch(isOfLanguage: (path: string) => boolean): (query: string) => string[] {
  const index = new MiniSearch({ fields: ['title', 'titles', 'text'], ...miniSearch.options });
  index.addAll([...writtenPages, ...madePages].filter(({ path }) => isOfLanguage(path)).flatMap(sectionsOf));
  return (query) => [
    ...new Set(
      index.search(query, miniSearch.searchOptions).map(({ id }) => id.replace(/\.html#.*/, '').slice(1)),
    ),
  ];
}

/** A page cut at its headings, as the site's own plugin does. */
function sectionsOf({ path, markdown }: SitePage): Section[] {
  const above: string[] = [];
  const pieces = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split(/^(?=#{1,6} )/m);
  return pieces.flatMap((piece, index) => {
    const [, hashes = '', heading = ''] = /^(#{1,6}) (.*)/.exec(piece) ?? [];
    if (hashes === '') return [];
    const title = textOf(heading.replace(/\{#[\w-]+\}/, ''));
    above.splice(hashes.length - 1, above.length, title);
    return [
      {
        id: `/${path.replace(/\.md$/, '.html')}#${index}`,
        title,
        titles: above.slice(0, -1),
        text: textOf(piece.slice(piece.indexOf('\n'))),
      },
    ];
  });
}

function textOf(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, ' ')
    .replaceAll(/<[^>]*>|\]\([^)]*\)(?:\{[^}]*\})?/g, '')
    .replaceAll('&#91;', '[')
    .replaceAll(/[[`*|]/g, ' ');
}
