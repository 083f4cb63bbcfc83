import { expect, test } from 'vitest';
import { compute, normalise, toUbl } from '../../src/api/steps.ts';
import { renderDocument, renderInvoice } from '../../src/render/index.ts';
import { example } from '../requests.ts';

const { root } = toUbl(compute(normalise(example('standard-invoice')).invoice));
const verdict = { outcome: 'valid', findings: 0 } as const;
const all = renderInvoice(root, { verdict }) ?? '';
const rowsOf = (page: string) =>
  (/<table class="lines">[\s\S]*?<\/table>/.exec(page)?.[0] ?? '').split('<tr>').length - 2;

test('a preview of a document shows some of its lines, counts the others, and has the figures of all', () => {
  const page = renderInvoice(root, { verdict, limits: { maxShownLines: 1 } }) ?? '';
  expect(rowsOf(page)).toBe(1);
  expect(page).toContain(`Lines that are not shown here: <bdi dir="ltr">${rowsOf(all) - 1}</bdi>`);
  expect(page.slice(page.indexOf('class="closing"'))).toBe(all.slice(all.indexOf('class="closing"')));
});

test('a preview of a document with few lines is complete', () => {
  expect(renderInvoice(root, { verdict, limits: { maxShownLines: rowsOf(all) } })).toBe(all);
});

test('a page shows ten thousand lines, and another number if asked', () => {
  const few = renderDocument(JSON.stringify(example('standard-invoice')), { limits: { maxShownLines: 1 } });
  expect(rowsOf(few.html ?? '')).toBe(1);
  const lines = Array.from({ length: 10_001 }, () => example('standard-invoice').lines[0]);
  const text = JSON.stringify({ ...example('standard-invoice'), lines });
  const { html } = renderDocument(text);
  expect(rowsOf(html ?? '')).toBe(10_000);
  expect(html).toContain('Lines that are not shown here: <bdi dir="ltr">1</bdi>');
});
