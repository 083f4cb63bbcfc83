import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chain, chainsOf, isAt, leadsTo } from '../../src/lint/chains.ts';
import { parseXPath } from '../../src/xpath/syntax/parse.ts';
import { parsed } from '../parsed.ts';
import { evaluate } from '../schematron/compiled/evaluate-xpath.ts';
import { runs } from '../tier.ts';

const name = fc.constantFrom('a', 'b', 'c');
const axis = fc.constantFrom(
  '',
  'descendant::',
  'descendant-or-self::',
  'self::',
  'parent::',
  'ancestor::',
  'ancestor-or-self::',
  'following-sibling::',
  'preceding-sibling::',
  'following::',
  'preceding::',
);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(axis, fc.oneof(name, fc.constant('*'))).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('..', '.') },
);
const path = fc
  .record({
    start: fc.constantFrom('', '', '/', '//'),
    steps: fc.array(step, { minLength: 1, maxLength: 3 }),
    between: fc.constantFrom('/', '//'),
    end: fc.constantFrom('', '', '/@x', '/@*', '[a]', '[1]'),
  })
  .map(({ start, steps, between, end }) => `${start}${steps.join(between)}${end}`);
const expression = fc.oneof(
  { weight: 4, arbitrary: path },
  { weight: 1, arbitrary: fc.tuple(path, fc.constantFrom('|', ','), path).map((parts) => parts.join(' ')) },
);

interface Tree {
  readonly of: string;
  readonly hasX: boolean;
  readonly children: readonly Tree[];
}

const tree = fc.letrec<{ element: Tree }>((tie) => ({
  element: fc.record({
    of: name,
    hasX: fc.boolean(),
    children: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('element'), { maxLength: 3 })),
  }),
})).element;

const written = ({ of, hasX, children }: Tree): string =>
  `<${of}${hasX ? ' x="1"' : ''}>${children.map(written).join('')}</${of}>`;

/** The names from the document down of each node that an expression gives from the root element. */
function nodesOf(asked: string, xml: string): string[][] {
  const names =
    "string-join($node/ancestor-or-self::node()/concat(if (self::attribute()) then '@' else '{}', name()), '/')";
  const answer = evaluate(`for $node in (${asked}) return ${names}`, parsed(xml));
  if (!/^(?:xs:string |$)/.test(answer)) throw new Error(answer);
  // The document itself has no name.
  return answer.split(' | ').flatMap((item) => {
    const [, ...node] = item.split('/');
    return node.length === 0 ? [] : [node];
  });
}

describe('the chains of an expression', () => {
  test('lead to every node that the expression gives and, where they name each step, through those above it', () => {
    let nodes = 0;
    fc.assert(
      fc.property(expression, tree, (asked, root) => {
        const from: Chain = ['/', `{}${root.of}`];
        const chains = chainsOf(parseXPath(asked, {}), [from], () => undefined);
        for (const node of nodesOf(asked, written(root))) {
          nodes += 1;
          expect({ asked, node, isThere: chains.some((chain) => isAt(chain, node)) }).toMatchObject({
            isThere: true,
          });
          const along = chains.filter((chain) => isAt(chain, node) && !chain.includes('**'));
          for (let depth = 1; depth < node.length; depth += 1)
            expect(along.every((chain) => leadsTo(chain, node.slice(0, depth)))).toBe(true);
        }
      }),
      { numRuns: runs(2000) },
    );
    expect(nodes).toBeGreaterThan(0);
  });
});
