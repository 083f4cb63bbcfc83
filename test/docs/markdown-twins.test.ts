import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { llmsText, twinOf } from '../../scripts/docs/markdown-twins.ts';
import { textOf } from '../source-files.ts';
import { madePages, writtenPages } from './site-pages.ts';

const pages = new Map([...writtenPages, ...madePages].map(({ path, markdown }) => [path, markdown]));
const twins = new Map(Array.from(pages, ([path, markdown]) => [path, twinOf(path, markdown)]));
const withoutCode = (markdown: string) =>
  markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '`code`');

test('the Markdown of a page has what the page includes, and nothing that only the site understands', () => {
  const included = `\`\`\`py\n${textOf('examples/clients/client.py')}`;
  expect(twins.get('guides/generate-a-client.md')).toContain(included.trimEnd());
  for (const [path, markdown] of twins)
    expect(withoutCode(markdown), path).not.toMatch(/<wbr>|<code|<a id|\{#|\{target|^<<<|^---\n/m);
});

test('its links lead to the Markdown of other pages', () => {
  const links = Array.from(twins, ([path, markdown]) =>
    Array.from(withoutCode(markdown).matchAll(/\]\((\.[^)\s#]+)/g), ([, link = '']) => ({ path, link })),
  ).flat();
  const lost = links.filter(({ path, link }) => {
    const target = posix.join(posix.dirname(path), link);
    const isMade =
      /^(?:clients\/[\w-]+\.zip|pictures\/[\w-]+\.png)$/.test(target) ||
      ['openapi.json', 'api/index.html'].includes(target);
    return !twins.has(target) && !isMade;
  });
  expect(links.length).toBeGreaterThan(5000);
  expect(lost).toEqual([]);
});

test('llms.txt names every guide and reference in English, with a sentence on each', () => {
  const text = llmsText((path) => pages.get(path) ?? '');
  const named = Array.from(text.matchAll(/^- \[.+\]\(\.\/(\S+)\): (.*)$/gm), ([, path = '', said = '']) => {
    expect(said.length, path).toBeGreaterThan(10);
    return path;
  });
  const english = writtenPages.filter(({ path }) => !path.startsWith('ar/'));
  for (const { path } of english) expect(named).toContain(path);
  for (const path of named) expect([...twins.keys()]).toContain(path);
  expect(text).toMatch(/^# pint-ae/);
});
