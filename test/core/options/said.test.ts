import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../src/core/options/caller-error.ts';
import { checkDocument, checkObject } from '../../../src/core/options/check-argument.ts';
import { wholeNumber } from '../../../src/core/options/option-kinds.ts';

describe('an argument that is not what it has to be is named with what it is:', () => {
  test.each([
    [5, 'a number'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[], 'a list'],
    [{}, 'an object'],
    [() => {}, 'a function'],
  ])('%j', (value, name) => {
    expect(() => checkDocument('f', value)).toThrow(
      `f: the document is ${name}, not a text or bytes (Uint8Array)`,
    );
  });

  test('and the member of one', () => {
    expect(() => checkObject('f', 'result', { issues: {} }, { issues: 'list' })).toThrow(
      'f: issues of the result is an object, not a list',
    );
  });
});

test.each([
  ['unknown', 'there is no option a in b (did you mean c?); there are d'],
  ['kind', 'b is a, not d (did you mean c?)'],
  ['choice', 'b is a, not one of d (did you mean c?)'],
  ['less', 'b is a, which is less than d (did you mean c?)'],
] as const)('a mistake of the sort %s is one sentence', (wrong, sentence) => {
  expect(sentenceOf({ wrong, name: 'b', value: 'a', allowed: 'd', meant: 'c' })).toBe(sentence);
});

test.each([
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
  [{}, '{}'],
  [{ a: 1 }, 'an object'],
  [[1], 'a list'],
  [null, 'null'],
  [() => {}, 'a function'],
  [true, 'true'],
])('the value of an option is quoted shortly: %j', (value, quoted) => {
  expect(wholeNumber(1).mistakes(value, 'count')[0]?.value).toBe(quoted);
});
