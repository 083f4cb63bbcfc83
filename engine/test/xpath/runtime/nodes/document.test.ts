import { describe, expect, test } from 'vitest';
import type { XmlElement } from '../../../../src/xml/element.ts';
import * as runtime from '../../../../src/xpath/runtime/index.ts';
import { treeOf } from '../../../schematron/compiled/evaluate-xpath.ts';

const names = runtime.createNameTable([
  ['', 'a'],
  ['', 'b'],
  ['', 'c'],
  ['urn:x', 'b'],
]);
const [b, c] = [2, 3] as const;

/** The answer to a question about the index of a document. */
function asked<Answer>(xml: string, ask: (d: runtime.DocumentIndex) => Answer, clock?: () => string): Answer {
  return runtime.createIndexer(names, clock).withIndex(treeOf(xml), 'billing', ask);
}

const narrow = '<a><b>1</b><c><b>2</b></c><b>3</b><x:b xmlns:x="urn:x"/></a>';

describe('the index of a document', () => {
  test('numbers elements in document order, however many there are', () => {
    const count = 1500;
    const xml = `<a>${'<b><c>x</c></b>'.repeat(count)}</a>`;
    const indexer = runtime.createIndexer(names);
    for (const again of [xml, narrow, xml])
      indexer.withIndex(treeOf(again), 'billing', (d) => {
        const tree = treeOf(again);
        expect(d.size).toBe(1 + sizeOf(tree));
        const all = Array.from({ length: d.size - 1 }, (_, at) => at + 1);
        const isRight = (n: number) =>
          d.end[n] === n + sizeOf(runtime.elementAt(d, n)) &&
          (d.parent[n] === 0 ||
            runtime.elementAt(d, n).parent === runtime.elementAt(d, d.parent[n] as number));
        expect(all.filter((n) => !isRight(n))).toEqual([]);
      });
  });

  test('has the text, the attributes and the place of each element, however many there are', () => {
    const xml = (count: number, letter: string) =>
      `<a>${Array.from({ length: count }, (_, at) => `<b k="${letter}${at}">${at}${letter}</b><c/>`).join('')}</a>`;
    const indexer = runtime.createIndexer(names);
    // More than one doubling of the columns, and after a longer document a shorter one.
    for (const [count, letter] of [
      [1600, 'x'],
      [3, 'y'],
      [520, 'z'],
    ] as const)
      indexer.withIndex(treeOf(xml(count, letter)), 'billing', (d) => {
        const seen = runtime
          .children(d, 1, b)
          .map((n) => [runtime.textOf(d, n), runtime.attribute(d, n, 'k'), runtime.pathFromRoot(d, n)]);
        expect(seen).toEqual(
          Array.from({ length: count }, (_, at) => [
            `${at}${letter}`,
            `${letter}${at}`,
            `/Q{}a[1]/Q{}b[${at + 1}]`,
          ]),
        );
        expect(runtime.children(d, 1, c).map((n) => [runtime.textOf(d, n), d.attributes[n]])).toEqual(
          Array.from({ length: count }, () => ['', []]),
        );
      });
  });

  test('is told the profile, and what the clock says', () => {
    asked('<a/>', (d) => expect([d.profile, d.now]).toEqual(['billing', undefined]));
    const now = '2026-01-31T23:30:00.5+04:00';
    asked(
      '<a/>',
      (d) => {
        expect(`${runtime.currentDateTime(d)}`).toBe(now);
        expect(`${runtime.currentDate(d)}`).toBe('2026-01-31+04:00');
        expect(`${runtime.currentTime(d)}`).toBe('23:30:00.5+04:00');
      },
      () => now,
    );
    asked(
      '<a/>',
      (d) =>
        expect(() => runtime.currentDate(d)).toThrow(
          expect.objectContaining({ message: '"yesterday" is not a valid xs:dateTime' }),
        ),
      () => 'yesterday',
    );
  });

  test('has other documents by their names', () => {
    const other = treeOf('<c><b/></c>');
    const indexer = runtime.createIndexer(names, undefined, new Map([['other.xml', other]]));
    indexer.withIndex(treeOf(narrow), 'billing', (d) => {
      const found = runtime.otherDocument(d, 'other.xml');
      expect([found.size, runtime.elementAt(found, 1)]).toEqual([3, other]);
      expect(runtime.otherDocument(d, 'other.xml')).toBe(found);
      expect([d.size, runtime.children(d, 1, b)]).toEqual([7, [2, 5]]);
      expect(() => runtime.otherDocument(d, 'none.xml')).toThrow('the document "none.xml" is not registered');
    });
  });

  test('tells apart what stands below which names, as far as the rules mention all of them', () => {
    const indexer = runtime.createIndexer(names);
    indexer.withIndex(treeOf('<a><b/><b/><c><b/><z><b/></z></c></a>'), 'billing', (d) => {
      const paths = [...d.path.slice(0, d.size)];
      const [, root, first, second, ofC, inC, unknown, inUnknown] = paths;
      expect(first).toBe(second);
      expect(new Set([root, first, ofC, inC, unknown]).size).toBe(5);
      expect([root, first, ofC, inC].every((path) => indexer.isExactPath(path as number))).toBe(true);
      expect([unknown, inUnknown].map((path) => indexer.isExactPath(path as number))).toEqual([false, false]);
      expect(inUnknown).toBe(b);
    });
  });

  test('does not tell paths apart without end', () => {
    const indexer = runtime.createIndexer(names);
    // Each element has a path of its own: 8,191 of them.
    indexer.withIndex(treeOfPaths('a', 13), 'billing', (d) => {
      const paths = Array.from(d.path.slice(1, d.size));
      expect(paths).toHaveLength(8191);
      expect(indexer.isExactPath(paths[10] as number)).toBe(true);
      expect(indexer.isExactPath(paths.at(-1) as number)).toBe(false);
      expect(new Set(paths).size).toBeLessThan(4100);
      expect(new Set(paths).size).toBeGreaterThan(4000);
    });
  });
});

describe('what is computed once', () => {
  test('for a document is so also where it is nothing, or an error', () => {
    for (const make of [
      () => 7,
      () => undefined,
      () => {
        throw new runtime.DynamicError('FORG0001', 'no');
      },
    ]) {
      let times = 0;
      const value = runtime.perDocument(3, () => {
        times += 1;
        return make();
      });
      const results = asked('<a/>', (d) => [outcomeOf(() => value(d)), outcomeOf(() => value(d))]);
      expect(results[0]).toEqual(results[1]);
      expect(results[0]).toEqual(outcomeOf(make));
      expect(times).toBe(1);
      asked('<a/>', (d) => outcomeOf(() => value(d)));
      expect(times).toBe(2);
    }
  });

  test('for all documents, or for a rule, is so too', () => {
    for (const once of [runtime.constant, runtime.lazily]) {
      let times = 0;
      const value = once(() => {
        times += 1;
        return undefined;
      });
      expect([times, value(), value(), times]).toEqual([0, undefined, undefined, 1]);
    }
  });
});

test('elements have a place among those that their parent holds, and after its attributes', () => {
  asked('<a x="1" y="2"><b/><c z="1"><b/><b/></c></a>', (d) => {
    expect([...runtime.visitPositions(d, false)]).toEqual([0, 1, 1, 2, 1, 2]);
    expect([...runtime.visitPositions(d, true)]).toEqual([0, 1, 3, 4, 2, 3]);
  });
});

test('each element is judged, and an error of one does not end the others', () => {
  const said: unknown[] = [];
  runtime.judgeEach(
    [1, 2, 3, 4],
    (n) => {
      if (n === 2) throw new runtime.DynamicError('FORG0001', 'no');
      return n > 2;
    },
    (n) => said.push(['failed', n]),
    (n, error) => said.push([(error as runtime.DynamicError).code, n]),
  );
  expect(said).toEqual([
    ['FORG0001', 2],
    ['failed', 3],
    ['failed', 4],
  ]);
});

describe('an alternative of a pattern that raises an error', () => {
  const raised = new runtime.DynamicError('FORG0001', 'no');
  const kept = (...conditions: (() => boolean)[]) => {
    const errors: unknown[] = [];
    runtime.keepError(errors, raised, conditions);
    return errors.length === 1;
  };
  const raising = () => {
    throw raised;
  };

  test('is kept unless one of its conditions does not hold, whatever the others are', () => {
    expect(kept()).toBe(true);
    expect(kept(() => true, raising)).toBe(true);
    expect(kept(raising, () => false)).toBe(false);
    expect(() =>
      kept(() => {
        throw new TypeError('a defect');
      }),
    ).toThrow('a defect');
    expect(() => runtime.keepError([], new TypeError('a defect'), [])).toThrow('a defect');
  });

  test('is raised where no other alternative matches', () => {
    expect(runtime.noMatch([])).toBe(false);
    expect(outcomeOf(() => runtime.noMatch([raised, 7]))).toBe(raised);
  });

  test('a recursion without end is one of them, a defect is not', () => {
    expect([raised, new RangeError(), new TypeError(), 'x'].map(runtime.isEvaluationError)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

/** The result of a call, or what it throws. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

function sizeOf(element: XmlElement): number {
  return element.children.reduce<number>(
    (size, child) => size + (typeof child === 'string' ? 0 : sizeOf(child)),
    1,
  );
}

/** An element with an `a` and a `b` in it, each again with an `a` and a `b`, and so on. */
function treeOfPaths(localName: string, depth: number): XmlElement {
  return {
    namespace: '',
    prefix: '',
    localName,
    attributes: [],
    children: depth === 1 ? [] : ['a', 'b'].map((name) => treeOfPaths(name, depth - 1)),
    parent: null,
    requestPath: undefined,
  };
}
