import { expect, test } from 'vitest';
import { codeListPages } from '../../scripts/docs/code-list-pages.ts';
import { rulePages } from '../../scripts/docs/rule-pages.ts';

test('a page that the menu does not list leads to no next page: that would be the first of the menu', () => {
  const pages = [...rulePages('ar'), ...codeListPages('ar')].filter(({ path }) => !path.endsWith('index.md'));
  expect(pages.length).toBeGreaterThan(400);
  expect(pages.filter(({ markdown }) => !/^---\n[^#]*\nnext: false\n---/.test(markdown))).toEqual([]);
});
