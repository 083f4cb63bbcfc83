import type { Expression, NodeTest } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';

/**
 * Names of the elements from a document down to a node. `/` is the document, `**` any number of elements, `*` an element of any
 * name, and `@name` an attribute.
 */
export type Chain = readonly string[];

export const anywhere: Chain = ['**'];
const document: Chain = ['/'];

/** The chains of nodes that a pattern matches; a relative one matches at any depth. */
export const chainsOfPattern = (alternative: Expression): readonly Chain[] =>
  chainsOf(alternative, [anywhere], () => undefined);

/** The chains of nodes that an expression returns for some nodes; `visit` also gets those of its parts. */
export function chainsOf(
  expression: Expression,
  from: readonly Chain[],
  visit: (chains: readonly Chain[]) => void,
): readonly Chain[] {
  const found = resultsOf(expression, from, visit);
  visit(found);
  return found;
}

function resultsOf(
  expression: Expression,
  from: readonly Chain[],
  visit: (chains: readonly Chain[]) => void,
): readonly Chain[] {
  switch (expression.kind) {
    case 'root':
      return [document];
    case 'context':
      return from;
    case 'step':
      return from.flatMap((chain) => stepFrom(chain, expression));
    case 'path':
    case 'map':
      return resultsOf(expression.step, resultsOf(expression.base, from, visit), visit);
    case 'filter': {
      const base = chainsOf(expression.base, from, visit);
      chainsOf(expression.predicate, base, visit);
      return base;
    }
    default:
      return partsOf(expression).flatMap((part) => chainsOf(part, from, visit));
  }
}

function stepFrom(chain: Chain, { axis, test }: Extract<Expression, { kind: 'step' }>): readonly Chain[] {
  const name = nameOf(test);
  if (axis === 'child') return [[...chain, name]];
  if (axis === 'attribute') return [[...chain, `@${name.replace(/^\{\}/, '')}`]];
  if (axis === 'descendant') return [[...chain, '**', name]];
  if (axis === 'self') return [chain];
  if (axis === 'parent') return [above(chain)];
  if (axis === 'descendant-or-self') return [[...chain, '**']];
  return [name === '*' ? anywhere : [...anywhere, name]];
}

/** A chain without its last name; any chain, if the node may be anywhere. */
function above(chain: Chain): Chain {
  const last = chain.at(-1);
  return last === '**' || last === '/' || last === undefined ? anywhere : chain.slice(0, -1);
}

function nameOf(test: NodeTest): string {
  if (test.kind !== 'name' || test.localName === null) return '*';
  return test.namespace === null ? `{*}${test.localName}` : `{${test.namespace}}${test.localName}`;
}

/** Tells whether a chain leads to a node and ends there. */
export function isAt(chain: Chain, node: readonly string[]): boolean {
  const [first, ...rest] = chain;
  const [next] = node;
  if (next === undefined) return chain.every((each) => each === '**' || each === '/');
  if (first === undefined) return false;
  if (first === '/') return isAt(rest, node);
  if (first === '**') return isAt(rest, node) || (!next.startsWith('@') && isAt(chain, node.slice(1)));
  return isNamed(first, next) && isAt(rest, node.slice(1));
}

/** Tells whether a chain leads to a node or through it; the names from the document down give the node. */
export function leadsTo(chain: Chain, node: readonly string[]): boolean {
  const [first, ...rest] = chain;
  if (node.length === 0) return true;
  if (first === undefined) return false;
  if (first === '/') return leadsTo(rest, node);
  if (first === '**') return leadsTo(rest, node) || (node.length > 1 && leadsTo(chain, node.slice(1)));
  return isNamed(first, node[0] ?? '') && leadsTo(rest, node.slice(1));
}

/** Tells whether a name passes a test; `*` as a name stands for any element. */
function isNamed(test: string, name: string): boolean {
  if (name === '*') return !test.startsWith('@');
  if (test === '*') return !name.startsWith('@');
  if (test === '@*') return name.startsWith('@');
  return test.startsWith('{*}') ? name.endsWith(`}${test.slice(3)}`) : test === name;
}
