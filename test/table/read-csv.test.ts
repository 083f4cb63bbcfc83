import { describe, expect, test } from 'vitest';
import { tableLimits } from '../../src/table/limits.ts';
import { opened, openedCsv, textsOf, utf8 } from './sheets.ts';

const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`${text}`, (c) => c.charCodeAt(0)).buffer);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));

describe('a CSV file', () => {
  test.each([
    ['commas', 'No,Qty\nA,1\n', ','],
    ['semicolons beside decimal commas', 'No;Price\nA;1,50\nB;2,25\n', ';'],
    ['tabs', 'No\tQty\nA\t1\n', '\t'],
    ['bars', 'No|Qty\nA|1\n', '|'],
    ['a line that says so', 'sep=;\nNo;Qty\nA;1\n', ';'],
    ['separators in quoted fields only', 'No;Name\nA;"x,y,z,w"\nB;"x,y,z,w"\n', ';'],
  ])('is cut by %s', async (_, text, separator) => {
    expect(openedCsv(text).csv?.separator).toBe(separator);
    expect((await textsOf(utf8(text))).at(-1)).toHaveLength(2);
  });

  test.each([
    ['UTF-8', utf8('No,Name\n1,شركة')],
    ['UTF-8', bytes([0xef, 0xbb, 0xbf], 'No,Name\n1,شركة')],
    ['UTF-16LE', utf16('\ufeffNo,Name\n1,شركة')],
    ['UTF-16LE', utf16('No,Name\n1,شركة')],
    ['windows-1256', bytes('No,Name\n1,', [0xd4, 0xd1, 0xdf, 0xc9])],
  ])('is read as %s', async (encoding, file) => {
    expect((await opened(file)).csv?.encoding).toBe(encoding);
    expect(await textsOf(file)).toEqual([
      ['No', 'Name'],
      ['1', 'شركة'],
    ]);
  });

  test('numbers its rows as a spreadsheet does: a field of two lines and blank lines are rows', () => {
    const [sheet] = openedCsv('a\n"1\n2"\n\n\nb\n').sheets;
    expect(Array.from(sheet?.rows() ?? [], ({ number }) => number)).toEqual([1, 2, 5]);
  });

  test.each([
    ['quoteNotClosed', 'a,b\n"c,d\n'],
    ['tooManyColumns', `a,b\n${','.repeat(1_000_000)}x\n`],
    ['cellTooLong', `a,b\n${'x'.repeat(100_001)},b\n`],
    ['emptyTable', ' \n \n'],
    ['notTable', '{"invoiceNumber": "A"}'],
    ['notTable', '<?xml version="1.0"?><Invoice/>'],
  ])('is refused: %s', async (fault, text) => {
    await expect(textsOf(utf8(text))).rejects.toThrow(fault);
  });

  test('with more rows than a spreadsheet has is refused', async () => {
    const long = utf8('a\n'.repeat(11));
    await expect(textsOf(long, { ...tableLimits, rows: 10 })).rejects.toThrow('tooManyRows');
  });
});
