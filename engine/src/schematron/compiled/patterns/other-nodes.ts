import { anyTest, attributeTest, isMarkup } from '../../../xpath/compile/axis-steps.ts';
import { compiler } from '../../../xpath/compile/expression.ts';
import { isDescent, predicatesOf } from '../../../xpath/compile/path-shape.ts';
import { fail, type Scope, withContext } from '../../../xpath/compile/scope.ts';
import { condition, typed, type Value } from '../../../xpath/compile/value.ts';
import { any, infix, literal, member, type Plan, theDocument } from '../../../xpath/plan/plan.ts';
import type { Expression } from '../../../xpath/syntax/ast.ts';
import { axisStep, stepsOf } from './alternatives.ts';
import {
  above,
  type Condition,
  countedAmongNodes,
  elementOrName,
  isTruth,
  type Matching,
  matching,
  onNames,
  predicateConditions,
  someAncestor,
  theNode,
  together,
} from './conditions.ts';

const theOwner = member(theNode, 'owner');
const anAttribute = typed(theNode, 'attribute', 'one', true);
const aText = typed(theNode, 'text', 'one', true);
const someMarkup = typed(theNode, 'node', 'one', true);

/** The conditions of an alternative that ends in attributes; undefined for others. */
export function compileOnAttributes(expression: Expression, scope: Scope): Matching | undefined {
  const last = stepsOf(expression).at(-1) as Expression;
  const { axis, test } = axisStep(last);
  if (axis !== 'attribute') return undefined;
  const isNamed: Plan = { kind: 'apply', callee: attributeTest(test), args: [member(theNode, 'attribute')] };
  const uncounted = predicatesOf(last).find((predicate) => !isTruth(predicate, anAttribute, scope));
  if (uncounted !== undefined) fail(uncounted, 'attributes have no position; leave this condition out');
  return matchingAt(anAttribute, isNamed, expression, scope);
}

/** Returns how a pattern matches texts. */
export function compileOnTexts(expression: Expression, scope: Scope): Matching | undefined {
  const { axis, test } = axisStep(stepsOf(expression).at(-1) as Expression);
  const isOnTexts = axis !== 'attribute' && (test.kind === 'text' || test.kind === 'node');
  return isOnTexts ? matchingAt(aText, literal(true), expression, scope) : undefined;
}

/** Returns how a pattern matches comments and processing instructions. */
export function compileOnMarkup(expression: Expression, scope: Scope): Matching | undefined {
  const { axis, test } = axisStep(stepsOf(expression).at(-1) as Expression);
  if (axis === 'attribute' || !(isMarkup(test) || test.kind === 'node')) return undefined;
  const isOfKind: Plan = { kind: 'apply', callee: anyTest(axis, test), args: [theDocument, theNode] };
  return matchingAt(someMarkup, isOfKind, expression, scope);
}

function matchingAt(node: Value, isNamed: Plan, expression: Expression, scope: Scope): Matching {
  const steps = stepsOf(expression);
  const last = steps.at(-1) as Expression;
  const within: Scope = { ...scope, current: node };
  return matching([
    onNames(isNamed),
    ...predicatesAt(node, last, within),
    ...aboveOwner(steps.slice(0, -1), within),
  ]);
}

function predicatesAt(node: Value, step: Expression, scope: Scope): Condition[] {
  const predicates = predicatesOf(step);
  const inner = withContext(scope, node);
  if (predicates.every((each) => isTruth(each, node, scope)))
    return predicates.map((each) => ({ about: 'anything', value: compiler.condition(each, inner) }));
  return [{ about: 'anything', value: countedAmongNodes(theNode, theOwner, step, predicates, scope) }];
}

/** The steps above a node; the first step concerns its element or, except for attributes, the document. */
function aboveOwner(steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  if (step === undefined) return [];
  const rest = steps.slice(0, -1);
  const owner: Value = { ...typed(theOwner, 'element', 'one', true), ancestors: 1 };
  if (step.kind === 'root') return [onNames(infix('===', theOwner, literal(0)))];
  if (!isDescent(step))
    return [
      ...elementOrName(owner, step),
      ...predicateConditions(owner, step, scope),
      ...above(owner, rest, scope),
    ];
  const named = rest.at(-1);
  if (named === undefined || named.kind === 'root') return [];
  // `a//@b`: the element itself is an a, or has an ancestor a.
  const [self, below] = [together(aboveOwner(rest, scope)), together(someAncestor(owner, rest, scope))];
  return [{ about: 'anything', value: condition(any([self.plan, below.plan]), self.safe && below.safe) }];
}
