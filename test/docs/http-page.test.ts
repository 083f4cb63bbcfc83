import { expect, test } from 'vitest';
import httpTexts from '../../scripts/docs/messages/http.json' with { type: 'json' };
import { madePages } from './site-pages.ts';

const pageOf = (path: string) => madePages.find((page) => page.path === path)?.markdown ?? '';

test('the Arabic page of HTTP tells every operation, parameter and answer in Arabic', () => {
  const lines = pageOf('ar/reference/http.md').split('\n');
  const told = lines.filter((line) => /^(\*\*|\| )/.test(line) && !/^\|[ -|]*$/.test(line));
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((line) => !/\p{Script=Arabic}/u.test(line))).toEqual([]);
});

test('every Arabic text belongs to one that the English page has', () => {
  const english = pageOf('reference/http.md');
  const [document] = Object.keys(httpTexts);
  expect(english).toContain(document);
  expect(Object.keys(httpTexts).filter((text) => !english.includes(text))).toEqual([]);
});
