import { compiler } from '../../xpath/compile/expression.ts';
import { asMany } from '../../xpath/compile/items.ts';
import { fail, type Scope, withContext } from '../../xpath/compile/scope.ts';
import { type Value, withPlan } from '../../xpath/compile/value.ts';
import {
  apply,
  call,
  isFalse,
  type Local,
  literal,
  local,
  member,
  not,
  type Plan,
  read,
  type Statement,
} from '../../xpath/plan/plan.ts';
import { plansOf } from '../../xpath/plan/statements.ts';
import { reads } from '../../xpath/plan/walk.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import { partsOf } from '../../xpath/syntax/parts.ts';
import type { SchematronAssert, SchematronRule } from '../schema.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';
import { declareRuleVariable } from './sequence-constructor.ts';
import { asVisited, scopeOfEach, visitedBy } from './visits.ts';

export const errorLocal = local('error');
export const reportLocal = local('report');

/** The effects of a rule that fires: its variables, as far as they are used, and its assertions. */
export function judgement(rule: SchematronRule, outer: Scope, firstAssert: number): Statement[] {
  const { scope, lets } = withLets(rule, outer);
  const visited = visitedBy(rule, scope);
  const asserts = rule.asserts.flatMap((assert, index) =>
    visited === undefined
      ? assertion(assert, scope, firstAssert + index)
      : assertionOnVisited(assert, visited, scope, firstAssert + index),
  );
  const evaluated = lets.flatMap((each) => evaluation(each, rule, firstAssert, outer.namespaces));
  return [...usedLets(lets, [...asserts, ...evaluated].flatMap(plansOf)), ...asserts, ...evaluated];
}

const isLazy = (plan: Plan) => plan.kind === 'call' && plan.name === 'lazily';

/**
 * An error in a variable that only messages use is reported too, for the first assertion whose message uses
 * it.
 */
function evaluation(
  { name, local: variable, value }: RuleLet,
  { asserts }: SchematronRule,
  firstAssert: number,
  namespaces: Namespaces,
): Statement[] {
  const isRead = (xpath: string) => readsVariable(parseXPath(xpath, namespaces), name);
  if (!isLazy(value) || asserts.some(({ test }) => isRead(test))) return [];
  const reader = asserts.findIndex(({ parts = [] }) =>
    parts.some((part) => typeof part !== 'string' && isRead(part.select)),
  );
  if (reader < 0) return [];
  const unjudged = reported('unjudged', literal(firstAssert + reader), read(nodeLocal), read(errorLocal));
  return [attempt([{ kind: 'do', value: apply(read(variable)) }], unjudged)];
}

function readsVariable(expression: Expression, name: string): boolean {
  if (expression.kind === 'variable') return expression.name === name;
  return partsOf(expression).some((part) => readsVariable(part, name));
}

interface RuleLet {
  readonly name: string;
  readonly local: Local;
  readonly value: Plan;
}

/** The variables of a rule, and the scope of its assertions. */
export interface RuleScope {
  readonly scope: Scope;
  readonly lets: readonly RuleLet[];
  /** The visited node, if messages are about the visited node. */
  readonly visited?: Value | undefined;
  /** Scopes for the other kinds of nodes that the rule matches, with the test for each kind. */
  readonly others?: readonly (RuleScope & { readonly isKind: Plan })[];
}

/** A scope with the variables of a rule. */
export function withLets(rule: SchematronRule, outer: Scope): RuleScope {
  let scope = outer;
  const lets: RuleLet[] = [];
  for (const each of rule.lets) {
    const within = scope;
    const declared = located(each.source, each.value, () => declareRuleVariable(each, within));
    scope = declared.scope;
    lets.push({ name: each.name, ...declared.bound });
  }
  return { scope, lets };
}

/** The variables that plans use, directly or through other variables. */
export function usedLets(lets: RuleScope['lets'], readers: readonly Plan[]): Statement[] {
  const kept: Statement[] = [];
  const plans = [...readers];
  for (const { local, value } of lets.toReversed()) {
    if (!plans.some((plan) => reads(plan, local))) continue;
    kept.unshift({ kind: 'const', local, value });
    plans.push(value);
  }
  return kept;
}

function assertion(assert: SchematronAssert, scope: Scope, number: number): Statement[] {
  const { id, test, kind, source, forEach } = assert;
  if (forEach !== undefined) return assertionOnEach(assert, forEach, scope, number);
  const compiled = located(source, test, () => compiler.condition(parseXPath(test, scope.namespaces), scope));
  const comment: Statement = { kind: 'comment', text: `${id}: ${test}` };
  const fails = failing(kind, compiled.plan);
  if (isFalse(fails)) return [comment];
  const found = reported('failed', literal(number), read(nodeLocal));
  const statement: Statement = { kind: 'if', test: fails, body: [{ kind: 'do', value: found }] };
  if (compiled.safe) return [comment, statement];
  const unjudged = reported('unjudged', literal(number), read(nodeLocal), read(errorLocal));
  return [comment, attempt([statement], unjudged)];
}

/** An assertion on each of several elements; an error on one element does not stop the others. */
function assertionOnEach(
  { id, test, kind, source }: SchematronAssert,
  forEach: string,
  scope: Scope,
  number: number,
): Statement[] {
  const each = local('each');
  const elements = located(source, forEach, () => {
    const expression = parseXPath(forEach, scope.namespaces);
    const value = asMany(compiler.value(expression, scope));
    return value.item === 'element' || value.item === 'none'
      ? value
      : fail(expression, 'does not select only elements; select elements, and test what they hold');
  });
  const element = withPlan(elements, read(each), { cardinality: 'one', safe: true });
  const compiled = located(source, test, () => {
    const inside = { ...withContext(scope, element), current: element };
    return compiler.condition(parseXPath(test, scope.namespaces), inside);
  });
  const judge = judgedEach(elements.plan, each, failing(kind, compiled.plan), number, read(each));
  const unjudged = reported('unjudged', literal(number), read(nodeLocal), read(errorLocal));
  return [{ kind: 'comment', text: `${id}: ${test}` }, attempt([{ kind: 'do', value: judge }], unjudged)];
}

/** An assertion on each item that its rule visits. */
function assertionOnVisited(
  { id, test, kind, source }: SchematronAssert,
  visited: Value,
  scope: Scope,
  number: number,
): Statement[] {
  const each = local('each');
  const inside = scopeOfEach(visited, read(each), scope);
  const compiled = located(source, test, () =>
    compiler.condition(parseXPath(test, scope.namespaces), inside),
  );
  const about = asVisited(visited, read(each));
  const judge = judgedEach(visited.plan, each, failing(kind, compiled.plan), number, about);
  const unjudged = reported('unjudged', literal(number), read(nodeLocal), read(errorLocal));
  return [{ kind: 'comment', text: `${id}: ${test}` }, attempt([{ kind: 'do', value: judge }], unjudged)];
}

const failing = (kind: SchematronAssert['kind'], test: Plan): Plan => (kind === 'report' ? test : not(test));

/** Judges each of several items; `about` is the node that a finding names. */
function judgedEach(items: Plan, each: Local, fails: Plan, number: number, about: Plan): Plan {
  const onEach = (parameters: readonly Local[], body: Plan): Plan => ({ kind: 'lambda', parameters, body });
  return call(
    'judgeEach',
    items,
    onEach([each], fails),
    onEach([each], reported('failed', literal(number), about)),
    onEach([each, errorLocal], reported('unjudged', literal(number), about, read(errorLocal))),
  );
}

const reported = (what: 'failed' | 'unjudged', ...args: readonly Plan[]): Plan =>
  apply(member(read(reportLocal), what), ...args);

/** Statements whose errors are handled. */
export const attempt = (body: readonly Statement[], handler: Plan): Statement => ({
  kind: 'try',
  body,
  error: errorLocal,
  handler: [{ kind: 'do', value: handler }],
});
