import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { treeOf } from '../../schematron/compiled/evaluate-xpath.ts';

describe('a value and each of a list', () => {
  const texts = fc.array(fc.constantFrom('', 'a', 'b', 'ab', '\u{1f600}', '\uffff'), {
    maxLength: 40,
    size: 'max',
  });
  const text = fc.constantFrom('', 'a', 'b', 'ab', '\u{1f600}', '\uffff', 'c');

  test('compare as they do one by one', () => {
    fc.assert(
      fc.property(texts, text, (list, one) => {
        expect(runtime.isAmong(list, one)).toBe(list.some((each) => each === one));
        expect(runtime.differsFromSome(list, one)).toBe(list.some((each) => each !== one));
        for (const operator of ['<', '<=', '>', '>='] as const)
          expect([operator, runtime.comparesWithSome(operator, list, one)]).toEqual([
            operator,
            list.some((each) => runtime.satisfies(runtime.compareStrings(one, each), operator)),
          ]);
      }),
    );
  });

  test('what is not a number equals nothing, and minus zero zero', () => {
    const numbers = [Number.NaN, ...Array(20).keys()];
    expect(runtime.isAmong(numbers, Number.NaN)).toBe(false);
    expect(runtime.differsFromSome(Array(20).fill(Number.NaN), Number.NaN)).toBe(true);
    expect(runtime.isAmong(numbers, -0)).toBe(true);
  });
});

describe('the items of a list with a key', () => {
  const decimal = (text: string) => runtime.toDecimal(text);
  const ask = (keys: readonly (readonly string[])[], values: readonly string[]) => {
    let looks = 0;
    const document = { listQuestions: 0 } as runtime.DocumentIndex;
    const list = keys.map((_, item) => item);
    const grouped = runtime.groupedBy<number>((_, item) => {
      looks += 1;
      return (keys[item] ?? []).map(decimal);
    });
    const found = values.map((value) =>
      grouped(document, list, decimal(value), () => {
        looks += keys.length;
        return list.filter((item) =>
          (keys[item] ?? []).some((key) => runtime.compareDecimals(decimal(key), decimal(value)) === 0),
        );
      }),
    );
    return { found, looks };
  };

  test('are those that are found one by one, each once, in the order of the list', () => {
    const key = fc.constantFrom('5', '5.0', '05.00', '-5', '0', '0.05', '500');
    fc.assert(
      fc.property(fc.array(fc.array(key, { maxLength: 3 }), { maxLength: 40 }), key, (keys, value) => {
        const { found } = ask(keys, Array<string>(100).fill(value));
        expect(found.at(-1)).toEqual(found[0]);
      }),
    );
  });

  test('are looked at a few times, however many values are asked for', () => {
    const values = Array.from({ length: 500 }, (_, rate) => String(rate));
    expect(
      ask(
        values.map((value) => [value]),
        values,
      ).looks,
    ).toBeLessThan(100 * values.length);
  });

  test('are looked at one by one where a key of one is an error, which may never be met', () => {
    const { found } = ask([['5', 'none'], ...Array(20).fill(['6'])], Array<string>(100).fill('5'));
    expect(found).toEqual(Array(100).fill([0]));
    expect(() => ask([['5', 'none'], ...Array(20).fill(['6'])], Array<string>(100).fill('6'))).toThrow();
  });
});

test('what is asked of an element with much in it is asked once, errors included', () => {
  const root = treeOf(`<a>${'<b/>'.repeat(1000)}</a>`);
  const indexer = runtime.createIndexer(runtime.createNameTable([['', 'b']]));
  let asked = 0;
  const question = runtime.perElement((_, n) => {
    asked += 1;
    if (n === 1) throw new runtime.DynamicError('FORG0001', 'no');
    return asked;
  });
  for (let document = 1; document <= 2; document += 1)
    indexer.withIndex(root, 'billing', (d) => {
      for (let time = 0; time < 3; time += 1) {
        expect(() => question(d, 1)).toThrow(expect.objectContaining({ code: 'FORG0001' }));
        expect(question(d, 0)).toBe(2 * document);
      }
      expect(asked).toBe(2 * document);
    });
});
