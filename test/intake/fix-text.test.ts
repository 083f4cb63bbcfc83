import { describe, expect, test } from 'vitest';
import type { Fix } from '../../src/core/findings/fix.ts';
import { editsOfFixes, editsOfSeveral, withEdits } from '../../src/intake/fix-text.ts';

const text = '{"a": 1, "b": 2, "c": {"d": 3}}';
const replace = (path: string, value: number): Fix => [{ op: 'replace', path, value }];
const rename = (from: string, path: string): Fix => [{ op: 'move', from, path }];

/** The text after several fixes together, and which of them were made. */
function mended(...fixes: readonly Fix[]) {
  return mendedIn(text, ...fixes);
}

function mendedIn(source: string, ...fixes: readonly Fix[]) {
  const edits = editsOfSeveral(source, fixes);
  return { made: edits.map(({ length }) => length > 0), text: withEdits(source, edits.flat()) };
}

describe('several fixes', () => {
  test('are made together, in whichever order they are given', () => {
    const both = { made: [true, true], text: '{"a": 10, "b": 20, "c": {"d": 3}}' };
    expect(mended(replace('/a', 10), replace('/b', 20))).toEqual(both);
    expect(mended(replace('/b', 20), replace('/a', 10))).toEqual(both);
  });

  test('are not made where an earlier one changes the same text', () => {
    expect(mended(replace('/c', 0), replace('/c/d', 4), replace('/b', 20))).toEqual({
      made: [true, false, true],
      text: '{"a": 1, "b": 20, "c": 0}',
    });
    expect(mended(replace('/c/d', 4), replace('/c', 0)).made).toEqual([true, false]);
  });

  test('are not made where an earlier one adds at the same place', () => {
    const add = (path: string): Fix => [{ op: 'add', path, value: 5 }];
    const { made, text: after } = mendedIn('{"a":1}', add('/e'), add('/f'));
    expect(made).toEqual([true, false]);
    expect(JSON.parse(after)).toEqual({ a: 1, e: 5 });
  });

  test('are not made if they give two fields one name', () => {
    expect(mended(rename('/a', '/e'), rename('/b', '/e'), rename('/c', '/f'))).toEqual({
      made: [false, false, true],
      text: '{"a": 1, "b": 2, "f": {"d": 3}}',
    });
  });
});

describe('a fix', () => {
  const textAfter = (source: string, fix: Fix) => withEdits(source, editsOfFixes(source)(fix));

  test('adds a field, or replaces its value if it is there', () => {
    expect(JSON.parse(textAfter(text, [{ op: 'add', path: '/e', value: 5 }]))).toEqual({
      ...JSON.parse(text),
      e: 5,
    });
    expect(textAfter(text, [{ op: 'add', path: '/a', value: 5 }])).toBe('{"a": 5, "b": 2, "c": {"d": 3}}');
  });

  test('removes a field, and changes nothing if it is not there', () => {
    expect(JSON.parse(textAfter(text, [{ op: 'remove', path: '/b' }]))).toEqual({ a: 1, c: { d: 3 } });
    expect(textAfter(text, [{ op: 'remove', path: '/e' }])).toBe(text);
    expect(textAfter(text, rename('/e', '/f'))).toBe(text);
  });

  test('finds its place in lists within lists', () => {
    const nested = '{"a": [[1], [2, {"b": [3, 4]}]]}';
    expect(textAfter(nested, replace('/a/1/1/b/1', 5))).toBe('{"a": [[1], [2, {"b": [3, 5]}]]}');
  });

  test('writes a field as the others are written', () => {
    const added = (source: string) => textAfter(source, [{ op: 'add', path: '/b', value: 5 }]);
    expect(added('{\n  "a": 1\n}\n')).toBe('{\n  "a": 1,\n  "b": 5\n}\n');
    expect(added('{\r\n    "a": 1\r\n}')).toBe('{\r\n    "a": 1,\r\n    "b": 5\r\n}');
    expect(added('{\n\t"a": 1\n}')).toBe('{\n\t"a": 1,\n\t"b": 5\n}');
    const removed = '{\r\n\t"b": 2,\r\n\t"c": 3\r\n}';
    expect(JSON.parse(textAfter(removed, [{ op: 'remove', path: '/b' }]))).toEqual({ c: 3 });
  });

  test('changes nothing in a text that does not have its place', () => {
    expect(textAfter('', replace('/a', 1))).toBe('');
    expect(textAfter(text, [{ op: 'remove', path: '/b/c/d' }])).toBe(text);
  });

  test('takes a request out of what is around it', () => {
    expect(textAfter(` ${text} `, rename('/c', ''))).toBe('{"d": 3} ');
  });
});
