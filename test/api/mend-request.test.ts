import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { mendRequest } from '../../src/api/validate-document.ts';
import { edited, example, lineOf } from '../requests.ts';

const paths = ({ mended }: ReturnType<typeof mendRequest>) => mended.map(({ path }) => path);

describe('a request is corrected', () => {
  test('where a finding has one certain remedy; the rest of its text stays as written', () => {
    const text = JSON.stringify(
      edited('standard-invoice', ({ seller }) => {
        seller.trn = '1003 5487 9200 003';
      }),
      null,
      3,
    );
    const mended = mendRequest(text);
    expect(paths(mended)).toEqual(['seller.trn']);
    expect(mended.text).toBe(text.replace('1003 5487 9200 003', '100354879200003'));
    expect(validate(JSON.parse(mended.text)).valid).toBe(true);
  });

  test('for faults of its shape, and then for findings that they hid', () => {
    const text = JSON.stringify(
      edited('standard-invoice', (document) => {
        document.seller.trn = '1003 5487 9200 003';
        Object.assign(lineOf(document), { quantity: '2 ' });
      }),
    );
    const mended = mendRequest(text);
    expect(paths(mended)).toEqual(['lines[0].quantity', 'seller.trn']);
    expect(validate(JSON.parse(mended.text)).outcome).not.toBe('malformed');
  });

  test('but no two fields are given one name, since only one of them can be meant', () => {
    const text = JSON.stringify(
      edited('standard-invoice', (document) => {
        document.seller.trn = '1003 5487 9200 003';
        for (const line of document.lines) Object.assign(line, { unitprice: line.unitPrice, unit_price: 1 });
      }),
    ).replaceAll(/"unitPrice":[^,]*,/g, '');
    const mended = mendRequest(text);
    expect(paths(mended)).toEqual([]);
    expect(mended.text).toBe(text);
  });

  test('by the options with which it is judged', () => {
    const text = JSON.stringify(
      edited('standard-invoice', ({ seller }) => {
        seller.trn = '1003 5487 9200 003';
      }),
    );
    const [issue] = mendRequest(text, { language: 'ar' }).mended;
    expect(issue?.message).toMatch(/\p{Script=Arabic}/u);
  });
});

test.each([
  ['a valid request', JSON.stringify(example('standard-invoice'))],
  ['UBL', convert(example('standard-invoice')).xml ?? ''],
  ['what cannot be read', '{"lines": ['],
])('%s stays as it is', (_, text) => {
  expect(mendRequest(text)).toStrictEqual({ text, mended: [] });
});
