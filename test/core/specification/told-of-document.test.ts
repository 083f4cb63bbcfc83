import { expect, test } from 'vitest';
import type { Finding } from '../../../src/core/findings/finding.ts';
import { toldOfDocument } from '../../../src/core/specification/told-of-document.ts';

const note = (text: string, path: string): Finding => ({
  rule: 'note',
  severity: 'information',
  path,
  text,
  values: {},
  foundBy: 'checks',
});

test('a note of a request is a warning about its document where a row says so, at the field that it names', () => {
  const rows = [
    { told: 'kept' },
    { told: 'changed', field: 'quantity', as: { rule: 'other', text: 'said' } },
  ];
  const notes = [
    note('kept', 'a'),
    note('changed', 'lines[0].quantity'),
    note('changed', 'lines[0].price'),
    note('none', 'b'),
  ];
  expect(toldOfDocument(notes, rows)).toMatchObject([
    { rule: 'note', severity: 'warning', path: 'a', text: 'kept' },
    { rule: 'other', severity: 'warning', path: 'lines[0].quantity', text: 'said' },
  ]);
});
