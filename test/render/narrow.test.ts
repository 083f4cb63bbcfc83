import { expect, test } from 'vitest';
import { renderDocument } from '../../src/render/index.ts';
import { example } from '../requests.ts';

/** Returns what is shown before the cells of each column on a phone, from the style of the page. */
function labelsOnPhones(page: string): Record<string, string> {
  const rules = page.matchAll(/^\.lines \.([\w-]+)::before\{content:"((?:[^"\\]|\\.)*)"\}$/gm);
  const unescaped = (text: string) =>
    text.replaceAll(/\\([0-9a-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Object.fromEntries(Array.from(rules, ([, name = '', content = '']) => [name, unescaped(content)]));
}

/** The heads of the columns, where there is room for them. */
function heads(page: string): Record<string, string> {
  const [table = ''] = /<table class="lines">[\s\S]*?<\/thead>/.exec(page) ?? [];
  const cells = table.matchAll(/<th scope="col" class="([\w-]+)">([\s\S]*?)<\/th>/g);
  const text = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
  return Object.fromEntries(Array.from(cells, ([, name = '', html = '']) => [name, text(html)]));
}

test.each(['en', 'ar'] as const)(
  'the cells of a line on a phone have the names and currencies of their columns: %s',
  (language) => {
    const { html } = renderDocument(JSON.stringify(example('export-usd')), { language });
    const { no, item, ...others } = heads(html ?? '');
    expect(Object.values(others).filter((head) => /USD|AED/.test(head)).length).toBeGreaterThan(2);
    expect(labelsOnPhones(html ?? '')).toEqual(others);
  },
);
