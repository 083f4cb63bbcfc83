import { elementNumber, isMarkup } from '../../xpath/compile/axis-steps.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { namesElement } from '../../xpath/compile/path-shape.ts';
import { fail, type Library, noEffort, type Scope, type Variables } from '../../xpath/compile/scope.ts';
import { typed, type Value } from '../../xpath/compile/value.ts';
import { all, any, column, infix, type Plan } from '../../xpath/plan/plan.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import {
  alternativesOf,
  axisStep,
  isChildStep,
  matchesDocument,
  refuseVariableOfOthers,
  stepsOf,
} from './patterns/alternatives.ts';
import {
  above,
  type Condition,
  isOnNames,
  type Matching,
  matching,
  nameConditions,
  onNames,
  predicateConditions,
  theNode,
  together,
} from './patterns/conditions.ts';
import { compileOnAttributes, compileOnMarkup, compileOnTexts } from './patterns/other-nodes.ts';

/** A match pattern: the elements that it can match by name, and further conditions. */
export interface MatchPattern {
  /** The element names that match without a condition. */
  readonly always: readonly Plan[];
  /** The element names with conditions; undefined if a wildcard allows any name. */
  readonly names: readonly Plan[] | undefined;
  /** One condition for each alternative. */
  readonly conditions: readonly Matching[];
  /** The condition of each alternative on the names from the document down to the element. */
  readonly paths: readonly Value[];
  /** True if no alternative has additional conditions. */
  readonly namesSuffice: boolean;
  /** Number of ancestors that a match certainly has, the document included. */
  readonly ancestors: number;
  /** True if the document itself matches, as opposed to its root element. */
  readonly matchesDocument: boolean;
  /** Conditions on attributes: one for each alternative that ends in attributes. */
  readonly attributes: readonly Matching[];
  /** Patterns of texts, and patterns of comments and processing instructions. */
  readonly texts: readonly Matching[];
  readonly markup: readonly Matching[];
}

type Name = Extract<Plan, { kind: 'name' }>;

interface Alternative {
  readonly name: Name | undefined;
  /** Conditions that must all hold. */
  readonly conditions: readonly Condition[];
  readonly ancestors: number;
}

/** `(a | b)/(c | d)` makes four alternatives; deeper nesting could make more of them than any rule needs. */
const mostSteps = 2000;

/** Compiles an XSLT pattern. */
export function compilePattern(expression: Expression, scope: Scope): MatchPattern {
  refuseVariableOfOthers(expression, scope);
  const written = alternativesOf(expression);
  if (written.reduce((sum, each) => sum + stepsOf(each).length, 0) > mostSteps)
    fail(expression, 'more than {most} steps in its alternatives; write several rules', { most: mostSteps });
  const alternatives = written.flatMap((each) => compileAlternative(each, scope) ?? []);
  const always = distinct(
    alternatives.flatMap(({ name, conditions }) =>
      conditions.length === 0 && name !== undefined ? [name] : [],
    ),
  );
  const conditional = alternatives.filter(
    ({ name }) => name === undefined || !always.some((each) => isSameName(each, name)),
  );
  const names = conditional.map((each) => each.name);
  const named = names.filter((name) => name !== undefined);
  const conditions = conditional.map((each) => [...nameTest(each, names), ...each.conditions]);
  return {
    always,
    names: named.length < names.length ? undefined : distinct(named),
    conditions: conditions.map(matching),
    paths: conditions.map((each) => together(each.filter(isOnNames))),
    namesSuffice: conditions.every((each) => each.every(isOnNames)),
    ancestors: Math.min(...alternatives.map((each) => each.ancestors)),
    matchesDocument: matchesDocument(expression),
    attributes: written.flatMap((each) => compileOnAttributes(each, scope) ?? []),
    texts: written.flatMap((each) => compileOnTexts(each, scope) ?? []),
    markup: written.flatMap((each) => compileOnMarkup(each, scope) ?? []),
  };
}

const isSameName = (one: Name, other: Name) =>
  one.namespace === other.namespace && one.localName === other.localName;

function distinct(names: readonly Name[]): Name[] {
  return names.filter((name, at) => names.findIndex((each) => isSameName(each, name)) === at);
}

/** If the alternatives end in different names, each alternative tests its own name. */
function nameTest({ name }: Alternative, names: readonly (Name | undefined)[]): Condition[] {
  if (name === undefined || names.every((each) => each !== undefined && isSameName(each, name))) return [];
  return [onNames(infix('===', column('name', theNode), name))];
}

function compileAlternative(expression: Expression, scope: Scope): Alternative | undefined {
  const steps = stepsOf(expression);
  const last = steps.at(-1) as Expression;
  const { axis, test } = axisStep(last);
  if (axis === 'attribute' || test.kind === 'text' || isMarkup(test) || last.kind === 'root')
    return undefined;
  const ancestors = steps.filter(isChildStep).length;
  const context: Value = { ...typed(theNode, 'element', 'one', true), ancestors };
  const dispatched = namesElement(test);
  const within: Scope = { ...scope, current: context };
  const conditions = [
    ...(dispatched ? [] : nameConditions(context, last)),
    ...predicateConditions(context, last, within),
    ...above(context, steps.slice(0, -1), within),
  ];
  return { name: dispatched ? (elementNumber(test) as Name) : undefined, conditions, ancestors };
}

/** Tells whether a node matches a pattern, as one condition. */
export function patternTest({ always, names, conditions }: MatchPattern): Plan {
  const isNamed = (list: readonly Plan[]) =>
    any(list.map((name) => infix('===', column('name', theNode), name)));
  const onCondition = any(conditions.map(({ plan }) => plan));
  return any([isNamed(always), names === undefined ? onCondition : all([isNamed(names), onCondition])]);
}

/** The scope in which a pattern is compiled: `n` is the node that may match. */
export function patternScope(library: Library, namespaces: Namespaces, variables: Variables): Scope {
  const node = { ...typed(theNode, 'element', 'one', true), ancestors: 1 };
  return {
    compiler,
    library,
    namespaces,
    context: node,
    current: node,
    position: undefined,
    last: undefined,
    variables,
    shared: false,
    effort: noEffort(),
  };
}
