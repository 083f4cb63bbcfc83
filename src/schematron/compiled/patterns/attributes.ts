import { attributeTest } from '../../../xpath/compile/axis-steps.ts';
import { compiler } from '../../../xpath/compile/expression.ts';
import { isDescent, predicatesOf } from '../../../xpath/compile/path-shape.ts';
import { fail, type Scope, withContext } from '../../../xpath/compile/scope.ts';
import { condition, typed, type Value } from '../../../xpath/compile/value.ts';
import { any, literal, member, type Plan } from '../../../xpath/plan/plan.ts';
import type { Expression } from '../../../xpath/syntax/ast.ts';
import { axisStep, stepsOf } from './alternatives.ts';
import {
  above,
  type Condition,
  isTruth,
  type Matching,
  matching,
  nameConditions,
  onNames,
  predicateConditions,
  someAncestor,
  theNode,
  together,
} from './conditions.ts';

/** The conditions of an alternative that ends in attributes; undefined for others. */
export function compileOnAttributes(expression: Expression, scope: Scope): Matching | undefined {
  const steps = stepsOf(expression);
  const last = steps.at(-1) as Expression;
  const { axis, test } = axisStep(last);
  if (axis !== 'attribute') return undefined;
  const attribute = typed(theNode, 'attribute', 'one', true);
  const within: Scope = { ...scope, current: attribute };
  const inner = withContext(within, attribute);
  const predicates = predicatesOf(last).map((predicate): Condition => {
    if (!isTruth(predicate, attribute, scope)) fail(predicate, 'attributes have no position');
    return { about: 'anything', value: compiler.condition(predicate, inner) };
  });
  const isNamed: Plan = { kind: 'apply', callee: attributeTest(test), args: [member(theNode, 'attribute')] };
  return matching([onNames(isNamed), ...predicates, ...aboveAttribute(steps.slice(0, -1), within)]);
}

/** The steps above an attribute; the first one concerns its own element. */
function aboveAttribute(steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  if (step === undefined) return [];
  const rest = steps.slice(0, -1);
  const owner: Value = { ...typed(member(theNode, 'owner'), 'element', 'one', true), ancestors: 1 };
  if (step.kind === 'root') return [onNames(literal(false))];
  if (!isDescent(step)) {
    return [
      ...nameConditions(owner, step),
      ...predicateConditions(owner, step, scope),
      ...above(owner, rest, scope),
    ];
  }
  const named = rest.at(-1);
  if (named === undefined || named.kind === 'root') return [];
  // `a//@b`: the element itself is an a, or it has an ancestor that is.
  const [self, below] = [together(aboveAttribute(rest, scope)), together(someAncestor(owner, rest, scope))];
  return [{ about: 'anything', value: condition(any([self.plan, below.plan]), self.safe && below.safe) }];
}
