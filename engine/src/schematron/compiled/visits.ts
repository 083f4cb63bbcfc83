import { compiler } from '../../xpath/compile/expression.ts';
import { asMany } from '../../xpath/compile/items.ts';
import { fail, type Scope, withContext } from '../../xpath/compile/scope.ts';
import { isNodeType, isTree, type Value, withPlan } from '../../xpath/compile/value.ts';
import { call, type Local, local, member, type Plan, read, type Statement } from '../../xpath/plan/plan.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { SchematronRule } from '../schema.ts';
import { located } from './located.ts';
import { nodeLocal, theNode } from './patterns/conditions.ts';

/** Nodes that a rule visits from its own node, as its variables see them; undefined if it checks the node itself. */
export function visitedBy({ visitEach, source }: SchematronRule, scope: Scope): Value | undefined {
  if (visitEach === undefined) return undefined;
  return located(source, visitEach, () => {
    const expression = parseXPath(visitEach, scope.namespaces);
    const value = asMany(compiler.value(expression, scope));
    return value.item === 'item' ? fail(expression, 'visit-each must give nodes or values, not both') : value;
  });
}

/** The scope in which one of the visited items is the context. */
export function scopeOfEach(visited: Value, each: Plan, scope: Scope): Scope {
  const one = withPlan(visited, each, { cardinality: 'one', safe: true });
  return { ...withContext(scope, one), current: one };
}

/** The place of a finding on a visited item: the node itself or, for a value, the node of the rule. */
export function asVisited({ item }: Value, each: Plan): Plan {
  const isNode = isTree(item) || item === 'attribute' || item === 'text';
  const place = item === 'node' ? call('placeOfNode', each) : isNode ? each : theNode;
  return call('visited', theNode, each, isNodeType(item) ? place : theNode);
}

/** The arguments of message functions in place of the node of a rule. */
export const visitedLocal: Local = local('visited');

/** Separates the node of the rule from the visited item. */
export function partsOfVisited(each: Local): Statement[] {
  return [
    { kind: 'const', local: nodeLocal, value: member(read(visitedLocal), 'node') },
    { kind: 'const', local: each, value: member(read(visitedLocal), 'item') },
  ];
}
