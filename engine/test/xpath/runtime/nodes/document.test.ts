import fc from 'fast-check';
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
const [, a, b, c, foreignB] = [0, 1, 2, 3, 4] as const;

/** The answer to a question about the index of a document. */
function asked<Answer>(xml: string, ask: (d: runtime.DocumentIndex) => Answer, clock?: () => string): Answer {
  return runtime.createIndexer(names, clock).withIndex(treeOf(xml), 'billing', ask);
}

/** An element with so many children that it gets a table of them by name; every third is called b. */
const wide = `<a>${Array.from({ length: 60 }, (_, at) => (at % 3 === 0 ? `<b>${at}</b>` : '<c><b/></c>')).join('')}</a>`;
const narrow = '<a><b>1</b><c><b>2</b></c><b>3</b><x:b xmlns:x="urn:x"/></a>';

describe('the children of an element by their name', () => {
  test('are found in a narrow element and in a wide one', () => {
    for (const [xml, count] of [
      [narrow, 2],
      [wide, 20],
    ] as const)
      asked(xml, (d) => {
        const all = runtime.children(d, 1, b);
        expect(all).toHaveLength(count);
        expect(all.every((n) => d.name[n] === b && d.parent[n] === 1)).toBe(true);
        expect(all).toEqual([...all].sort((one, other) => one - other));
        expect(runtime.firstChild(d, 1, b)).toBe(all[0]);
        expect(runtime.hasChild(d, 1, b)).toBe(true);
        expect(runtime.children(d, 1, a)).toEqual([]);
        expect(runtime.firstChild(d, 1, a)).toBeUndefined();
        expect(runtime.onlyChild(d, 1, a)).toBeUndefined();
        expect(runtime.hasChild(d, 1, a)).toBe(false);
        expect(() => runtime.onlyChild(d, 1, b)).toThrow(
          expect.objectContaining({ message: `${count} items where at most one is allowed` }),
        );
        expect(runtime.someChild(d, 1, b, (n) => n === all.at(-1))).toBe(true);
        expect(runtime.someChild(d, 1, b, () => false)).toBe(false);
        expect(runtime.someChild(d, 1, a, () => true)).toBe(false);
        expect(runtime.sameNameSiblings(d, all[1] as number)).toEqual(all);
        expect(runtime.childPath(d, 1, [c, b])).toHaveLength(count === 2 ? 1 : 40);
        expect(runtime.childPath(d, 1, [b])).toEqual(all);
        expect(runtime.childPath(d, 1, [b, c])).toEqual([]);
        expect(runtime.childPath(d, 0, [a, c, b])).toHaveLength(count === 2 ? 1 : 40);
        expect(runtime.hasPath(d, 1, [c, b])).toBe(true);
        expect(runtime.hasPath(d, 0, [a, c, b])).toBe(true);
        expect(runtime.hasPath(d, 1, [b, c])).toBe(false);
        expect(runtime.hasPath(d, 1, [a, c])).toBe(false);
        expect(runtime.hasElements(d, 1)).toBe(true);
        expect(runtime.hasElements(d, all[0] as number)).toBe(false);
      });
    asked(narrow, (d) => {
      expect(runtime.onlyChild(d, 1, c)).toBe(3);
      expect(runtime.onlyText(d, 1, c)).toBe('2');
      expect(runtime.onlyText(d, 1, a)).toBeUndefined();
      expect(runtime.onlyTextAt(d, 1, [c, b])).toBe('2');
      expect(runtime.onlyTextAt(d, 1, [b, c])).toBeUndefined();
      expect(runtime.onlyAt(d, 1, [c, b])).toBe(4);
      expect(runtime.children(d, 1, foreignB)).toEqual([6]);
      expect(runtime.texts(d, 2)).toEqual(['1']);
    });
    asked('<a>x<b/>y</a>', (d) => {
      expect(runtime.texts(d, 1)).toEqual(['x', 'y']);
      expect(runtime.texts(d, 2)).toEqual([]);
    });
  });

  test('of a wide element hold the only one as well, and where it is', () => {
    const xml = wide.replace('</a>', '<x:b xmlns:x="urn:x">only</x:b></a>');
    asked(xml, (d) => {
      const only = runtime.onlyChild(d, 1, foreignB);
      expect(only).toBe(d.size - 1);
      expect(runtime.onlyText(d, 1, foreignB)).toBe('only');
      expect(runtime.hasPath(d, 0, [a, foreignB])).toBe(true);
    });
  });
});

describe('descendants of a name', () => {
  test('are those below the element, in document order', () => {
    asked('<a><b><b/><c><b/></c></b><b/><a/></a>', (d) => {
      expect(runtime.descendants(d, 0, b)).toEqual([2, 3, 5, 6]);
      expect(runtime.descendants(d, 1, b)).toEqual([2, 3, 5, 6]);
      expect(runtime.descendants(d, 2, b)).toEqual([3, 5]);
      expect(runtime.descendants(d, 4, b)).toEqual([5]);
      expect(runtime.descendants(d, 6, b)).toEqual([]);
      expect(runtime.descendants(d, 1, a)).toEqual([7]);
      expect(runtime.descendants(d, 0, a)).toEqual([1, 7]);
      // They are listed once for a document.
      expect(runtime.descendants(d, 1, b)).toBe(runtime.descendants(d, 0, b));
    });
  });

  test('nodes are put in document order, each once', () => {
    expect(runtime.inDocumentOrder([3, 1, 3, 2, 1])).toEqual([1, 2, 3]);
    expect(runtime.inDocumentOrder([2, 2])).toEqual([2]);
    const sorted = [1, 2, 3];
    expect(runtime.inDocumentOrder(sorted)).toBe(sorted);
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (nodes) => {
        const wanted = [...new Set(nodes)].sort((one, other) => one - other);
        expect(runtime.inDocumentOrder(nodes)).toEqual(wanted);
        expect(runtime.eachIn(nodes, (n) => [n, n + 1])).toEqual(
          [...new Set(nodes.flatMap((n) => [n, n + 1]))].sort((one, other) => one - other),
        );
      }),
    );
    expect(runtime.eachIn([], () => [1])).toEqual([]);
  });

  test('attributes are found by their local name, without namespace', () => {
    asked('<a x="1" y="2"><b xmlns:p="urn:p" p:x="3"/><c x="4"/></a>', (d) => {
      expect(runtime.attribute(d, 1, 'y')).toBe('2');
      expect(runtime.attribute(d, 2, 'x')).toBeUndefined();
      expect(runtime.attributes(d, [1, 2, 3], 'x')).toEqual(['1', '4']);
      expect(runtime.attributes(d, [2], 'x')).toEqual([]);
      expect(runtime.hasAttribute(d, 3, 'x')).toBe(true);
      expect(runtime.hasAttribute(d, 3, 'y')).toBe(false);
    });
  });

  test('ancestors are asked by name and by test', () => {
    asked('<a><b><c/></b></a>', (d) => {
      expect([
        runtime.hasAncestor(d, 3, a),
        runtime.hasAncestor(d, 3, b),
        runtime.hasAncestor(d, 3, c),
      ]).toEqual([true, true, false]);
      expect(runtime.hasAncestor(d, 1, a)).toBe(false);
      expect([runtime.parentNamed(d, 3, b), runtime.parentNamed(d, 3, a)]).toEqual([2, undefined]);
      expect([0, 1, 3].map((n) => runtime.parentOf(d, n))).toEqual([undefined, 0, 2]);
      expect(runtime.someAncestor(d, 3, (n) => n === 1)).toBe(true);
      // Ancestors do not include the document.
      expect(runtime.someAncestor(d, 3, (n) => n === 0 || n === 3)).toBe(false);
    });
  });
});

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

test('elements are found by key under each of their values', () => {
  asked('<a><b>1</b><b>1</b><c>1</c><b>2</b></a>', (d) => {
    const index = runtime.keyIndex(
      d,
      (n) => d.name[n] === b,
      (n) => [runtime.untyped(runtime.textOf(d, n)), 'all', runtime.untyped('all')],
    );
    expect(runtime.keyed(index, ['1'])).toEqual([2, 3]);
    expect(runtime.keyed(index, ['2', '1', '1'])).toEqual([2, 3, 5]);
    expect(runtime.keyed(index, ['3'])).toEqual([]);
    expect(runtime.keyed(index, ['all'])).toEqual([2, 3, 5]);
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

test('the location of an element counts those of its name', () => {
  asked('<a><b/><c/><b><b/></b><x:b xmlns:x="urn:x"/><z/><z/></a>', (d) => {
    const paths = [0, 1, 2, 4, 5, 6, 8].map((n) => runtime.pathFromRoot(d, n));
    expect(paths).toEqual([
      '/',
      '/Q{}a[1]',
      '/Q{}a[1]/Q{}b[1]',
      '/Q{}a[1]/Q{}b[2]',
      '/Q{}a[1]/Q{}b[2]/Q{}b[1]',
      '/Q{}a[1]/Q{urn:x}b[1]',
      '/Q{}a[1]/Q{}z[2]',
    ]);
  });
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
