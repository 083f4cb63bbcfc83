import { describe, expect, test } from 'vitest';
import { createFileNames, lineFileName } from '../../src/batch/file-names.ts';

describe('The name of the files that are written for a document', () => {
  test.each([
    ['INV-1.json', 'INV-1'],
    ['2026/11/INV-1.xml.gz', '2026/11/INV-1'],
    ['فاتورة 7.json', 'فاتورة 7'],
    ['<stdin>', 'stdin'],
    ['.json', '.json'],
    ['v1.2.json', 'v1.2~2'],
  ])('of %s is %s', (path, name) => {
    expect(createFileNames()(path)).toBe(name);
  });

  test('is no other’s, whatever the letter case, the ending or the number in it', () => {
    const names = createFileNames();
    const given = ['a.json', 'A.xml', 'a~2.json', 'a.ndjson', 'b/a.json', 'a.000012.json'].map(names);
    expect(given).toEqual(['a', 'A~2', 'a~2~2', 'a~3', 'b/a', 'a.000012~2']);
    expect(given).not.toContain(lineFileName('a', 12));
  });

  test('of a line is in a folder with at most 10,000 others, however many lines there are', () => {
    expect([1, 9_999, 10_000, 312_345].map((line) => lineFileName('in/march', line))).toEqual([
      'in/march.000001',
      'in/march.009999',
      'in/march.010000/march.010000',
      'in/march.310000/march.312345',
    ]);
  });
});
