import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { textOf } from '../source-files.ts';

/** The written pages in English; each has its counterpart in docs/ar. */
const pages = globSync(['*.md', 'guides/*.md'], { cwd: 'docs' }).sort();

describe('a page says the same in English and Arabic, as far as it can be counted', () => {
  test.each(pages)('%s', (page) => {
    expect(formOf(textOf(`docs/ar/${page}`))).toEqual(formOf(textOf(`docs/${page}`)));
  });
});

/** The headings with their levels and anchors, entries of lists, rows of tables, and what is set as code. */
function formOf(markdown: string) {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return {
    headings: Array.from(prose.matchAll(/^(#+) .*?(\{#[\w-]+\})?$/gm), ([, level, anchor]) => [
      level,
      anchor,
    ]),
    entries: prose.match(/^(?:-|\d+\.) /gm)?.length,
    rows: Array.from(prose.matchAll(/^\|.*\|$/gm), ([row]) => row.split('|').length),
    code: [...new Set(Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code]) => code))].sort(),
  };
}
