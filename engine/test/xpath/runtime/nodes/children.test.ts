import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as runtime from '../../../../src/xpath/runtime/index.ts';
import { treeOf } from '../../../schematron/compiled/evaluate-xpath.ts';

const names = runtime.createNameTable([
  ['', 'a'],
  ['', 'b'],
]);

/** Elements of two names, up to a depth; some have so many children of another name that they are wide. */
function elements(depth: number): fc.Arbitrary<string> {
  const inside = depth === 0 ? fc.constant(['7']) : fc.array(elements(depth - 1), { maxLength: 4 });
  return fc
    .tuple(fc.constantFrom('a', 'b'), inside, fc.constantFrom(0, 0, 0, 50))
    .map(([name, children, more]) => `<${name}>${children.join('')}${'<c/>'.repeat(more)}</${name}>`);
}

const path = fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 4 });

/** The elements of a name among all, for each step: what a path means, without any shortcut. */
function byComparison(d: runtime.DocumentIndex, from: readonly number[], steps: readonly number[]): number[] {
  const [name, ...rest] = steps;
  const found = Array.from({ length: d.size }, (_, n) => n).filter(
    (n) => d.name[n] === name && from.includes(d.parent[n] as number),
  );
  return rest.length === 0 ? found : byComparison(d, found, rest);
}

/** The answer to a question, or the error that it raises. */
function answerOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return error instanceof runtime.DynamicError ? error.message : error;
  }
}

test('a path of child names leads where each step leads, in narrow and in wide elements', () => {
  fc.assert(
    fc.property(elements(2), path, (xml, steps) => {
      runtime.createIndexer(names).withIndex(treeOf(`<a>${xml}</a>`), 'billing', (d) => {
        const all = Array.from({ length: d.size }, (_, n) => n);
        const [name] = steps as [number];
        for (const n of all) {
          const expected = byComparison(d, [n], steps);
          const children = byComparison(d, [n], [name]);
          const only = (found: readonly number[]) =>
            found.length > 1 ? `${found.length} items where at most one is allowed` : found[0];
          const below = all.filter((each) => each > n && each < (d.end[n] as number));
          const above = all.filter((each) => each > 0 && each < n && n < (d.end[each] as number));
          const last = children.at(-1);
          expect([
            runtime.childPath(d, n, steps),
            runtime.hasPath(d, n, steps),
            runtime.children(d, n, name),
            runtime.hasChild(d, n, name),
            runtime.firstChild(d, n, name),
            answerOf(() => runtime.onlyChild(d, n, name)),
            answerOf(() => runtime.onlyAt(d, n, steps)),
            runtime.someChild(d, n, name, (each) => each === last),
            n === 0 || runtime.hasElements(d, n),
            runtime.descendants(d, n, name),
            runtime.hasAncestor(d, n, name),
            runtime.someAncestor(d, n, (each) => d.name[each] === name),
            runtime.someAncestor(d, n, (each) => each === 0),
            n === 0 ? undefined : runtime.parentOf(d, n),
          ]).toEqual([
            expected,
            expected.length > 0,
            children,
            children.length > 0,
            children[0],
            only(children),
            only(expected),
            children.length > 0,
            n === 0 || below.length > 0,
            below.filter((each) => d.name[each] === name),
            above.some((each) => d.name[each] === name),
            above.some((each) => d.name[each] === name),
            false,
            n === 0 ? undefined : d.parent[n],
          ]);
          if (last !== undefined) expect(runtime.sameNameSiblings(d, last)).toEqual(children);
        }
      });
    }),
  );
});

test('nodes are put in document order, each once', () => {
  const sorted = (nodes: readonly number[]) => [...new Set(nodes)].sort((one, other) => one - other);
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (nodes) => {
      expect(runtime.inDocumentOrder(nodes)).toEqual(sorted(nodes));
      expect(runtime.eachIn(nodes, (n) => [n, n + 1])).toEqual(sorted(nodes.flatMap((n) => [n, n + 1])));
    }),
  );
});

test('what a path visits in a wide element counts as effort, in a narrow one it does not', () => {
  const spent = (children: number) =>
    runtime
      .createIndexer(names)
      .withIndex(treeOf(`<a>${'<b><a/></b>'.repeat(children)}</a>`), 'billing', (d) => {
        const before = d.effort;
        expect(runtime.childPath(d, 1, [2, 1])).toHaveLength(children);
        return before - d.effort;
      });
  expect(spent(3)).toBe(0);
  expect(spent(100)).toBe(100);
});

test('a search along a path finds what a search of each element at its end finds, at the same effort', () => {
  fc.assert(
    fc.property(elements(2), path, (xml, steps) => {
      runtime.createIndexer(names).withIndex(treeOf(`<a>${xml}</a>`), 'billing', (d) => {
        const spentOn = (search: () => boolean): [boolean, number] => {
          const before = d.effort;
          return [search(), before - d.effort];
        };
        const each = (n: number, at: number, passes: (n: number) => boolean): boolean =>
          at === steps.length - 1
            ? runtime.someChild(d, n, steps[at] as number, passes)
            : runtime.someChild(d, n, steps[at] as number, (child) => each(child, at + 1, passes));
        for (let n = 0; n < d.size; n += 1) {
          const isWide = (found: number) => (d.end[found] as number) > found + 48;
          expect(spentOn(() => runtime.someAt(d, n, steps, isWide))).toEqual(
            spentOn(() => each(n, 0, isWide)),
          );
          const isSeven = (found: number) => runtime.textOf(d, found) === '7';
          expect(spentOn(() => runtime.someTextIs(d, n, steps, '7'))).toEqual(
            spentOn(() => each(n, 0, isSeven)),
          );
        }
      });
    }),
  );
});

test.each([
  ['narrow', ''],
  ['wide', '<c/>'.repeat(60)],
])('a search along a path passes elements with the names of its steps only, in a %s element', (_, more) => {
  const xml = `<a><b><a>1<!-- in two -->2</a></b><a><a>3</a></a>${more}</a>`;
  const [a, b] = [1, 2];
  const root = 1;
  runtime.createIndexer(names).withIndex(treeOf(xml), 'billing', (d) => {
    const isLeaf = (n: number) => d.end[n] === n + 1;
    for (const [steps, text] of [
      [[b, a], '12'],
      [[a, a], '3'],
      [[b, b], undefined],
      [[a, b], undefined],
      [[b, a, a], undefined],
    ] as const) {
      expect(runtime.onlyTextAt(d, root, steps)).toBe(text);
      expect(runtime.hasPath(d, root, steps)).toBe(text !== undefined);
      expect(runtime.someAt(d, root, steps, isLeaf)).toBe(text !== undefined);
      expect(runtime.someAt(d, root, steps, () => false)).toBe(false);
      for (const asked of ['12', '3', ''])
        expect(runtime.someTextIs(d, root, steps, asked)).toBe(text === asked);
    }
  });
});
