import { expect, test } from 'vitest';
import { relativePage } from '../../scripts/docs/relocatable.ts';

test.each([
  ['/SITE-BASE/guides/batch.html#on-a-disk', '../../guides/batch.html#on-a-disk'],
  ['/SITE-BASE/', '../../index.html'],
  ['/openapi.json', '../../openapi.json'],
  ['/api/index.html', '../../api/index.html'],
  ['//example.com/', '//example.com/'],
  ['https://example.com/', 'https://example.com/'],
  ['#place', '#place'],
])('a link to %s is one to %s in a page two folders deep', (link, relative) => {
  const page = `<html><head></head><body><a href="${link}">there</a></body></html>`;
  expect(relativePage(page, 'ar/reference/rules.html')).toContain(`<a href="${relative}">`);
});
