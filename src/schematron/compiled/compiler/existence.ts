import type { Expression } from '../xpath/ast.ts';
import {
  type Code,
  code,
  commonType,
  isNodeType,
  isSimple,
  isTree,
  isWrapped,
  literalText,
  withJs,
} from './code.ts';
import { asMany, atomize } from './convert.ts';
import { compile, compileAtoms, compileCondition } from './expression.ts';
import {
  contextNode,
  elementNumber,
  isCondition,
  namesElement,
  pathOf,
  usesPosition,
  type Wanted,
} from './paths.ts';
import { identifier, type Scope, withContext, withVariable } from './scope.ts';

/** What is asked of an item; it may be absent where its cardinality says so. */
export type Use = (item: Code, scope: Scope) => Code;

const always = code('true', 'boolean', 'one', true);

/** Whether the expression has an item: `exists(…)`, and the effective boolean value of nodes. */
export function compileExists(expression: Expression, scope: Scope): Code {
  return compileSome(expression, scope, 'nodes', () => always);
}

/**
 * Whether some item of the expression passes: no list is built, and the search ends at the first that does.
 * Items come one by one in document order, as nodes or as their text.
 */
export function compileSome(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Code {
  if (expression.kind === 'sequence' && !isMixed(expression, scope)) {
    return either(expression.items.map((item) => compileSome(item, scope, wanted, use)));
  }
  if (expression.kind === 'set' && expression.operator === 'union') {
    return either([expression.left, expression.right].map((side) => compileSome(side, scope, wanted, use)));
  }
  if (expression.kind === 'for') return someInFor(expression, scope, wanted, use);
  if (expression.kind === 'path' || expression.kind === 'step' || expression.kind === 'filter') {
    return somePath(expression, scope, wanted, use);
  }
  return someValue(
    wanted === 'atoms' ? compileAtoms(expression, scope) : compile(expression, scope),
    scope,
    use,
  );
}

/** Items of several types are told apart at run time, where an item that does not compare may come too late to matter. */
function isMixed({ items }: Extract<Expression, { kind: 'sequence' }>, scope: Scope): boolean {
  if (items.length < 2) return false;
  const types = items.map((item) => compileAtoms(item, scope).item);
  return isWrapped(types.reduce(commonType));
}

function either(sides: readonly Code[]): Code {
  if (sides.length === 0) return code('false', 'boolean', 'one', true);
  const js = sides.map((side) => side.js).join(' || ');
  return code(
    sides.length === 1 ? js : `(${js})`,
    'boolean',
    'one',
    sides.every((side) => side.safe),
  );
}

function someInFor(
  expression: Extract<Expression, { kind: 'for' }>,
  scope: Scope,
  wanted: Wanted,
  use: Use,
): Code {
  return compileSome(expression.in, scope, 'nodes', (item, inner) => {
    if (item.cardinality !== 'one' || !isSimple(item)) {
      return bind(item, inner, expression.variable, (bound, boundScope) => body(bound, boundScope));
    }
    return body(item, inner);
  });

  function body(item: Code, inner: Scope): Code {
    const local = withVariable(inner, expression.variable, item);
    // Inside the body the context is that of the whole expression.
    return compileSome(
      expression.return,
      { ...local, context: scope.context, position: scope.position, last: scope.last },
      wanted,
      use,
    );
  }
}

/** Names a value that is used more than once. */
export function bind(value: Code, scope: Scope, hint: string, use: Use): Code {
  if (value.cardinality === 'one' && isSimple(value)) return use(value, scope);
  const name = identifier(hint, scope.taken);
  const inner = { ...scope, taken: new Set([...scope.taken, name]) };
  const body = use(
    withJs(value, name, {
      safe: true,
      cardinality: value.cardinality === 'optional' ? 'one' : value.cardinality,
    }),
    inner,
  );
  const absent = value.cardinality === 'optional' ? `${name} !== undefined && ` : '';
  return code(`((${name}) => ${absent}${body.js})(${value.js})`, body.item, 'one', value.safe && body.safe);
}

/** Whether some item of a value passes. */
export function someValue(value: Code, scope: Scope, use: Use): Code {
  if (value.item === 'none') return code('false', 'boolean', 'one', value.safe);
  if (value.cardinality === 'one') return use(value, scope);
  const trivial = use(withJs(value, 'x', { cardinality: 'one' }), scope).js === 'true';
  if (value.cardinality === 'optional') {
    return trivial ? code(`${value.js} !== undefined`, 'boolean', 'one', value.safe) : use(value, scope);
  }
  if (trivial) return code(`${value.js}.length > 0`, 'boolean', 'one', value.safe);
  const each = identifier('x', scope.taken);
  const inner = { ...scope, taken: new Set([...scope.taken, each]) };
  const test = use(withJs(value, each, { cardinality: 'one', safe: true }), inner);
  return code(`${value.js}.some((${each}) => ${test.js})`, 'boolean', 'one', value.safe && test.safe);
}

function somePath(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Code {
  const { origin, steps } = pathOf(expression);
  const leaf: Use = (item, inner) => use(wanted === 'atoms' ? atomize(item, inner) : item, inner);
  const sorted = sortedPart(expression, scope);
  if (sorted !== undefined) {
    return someStart(sorted.nodes, steps.slice(sorted.steps), scope, wanted, leaf);
  }
  if (origin === undefined) return someFrom(contextNode(scope, expression), steps, scope, wanted, leaf);
  if (origin.kind === 'filter') return someFiltered(origin, steps, scope, wanted, leaf);
  const start = compile(origin, scope);
  if (!isNodeType(start.item) && steps.length === 0)
    return someValue(wanted === 'atoms' ? atomize(start, scope) : start, scope, use);
  return someStart(start, steps, scope, wanted, leaf);
}

/**
 * The part of a path that must be complete before its first node is known. SaxonJS sorts the nodes of a path of several
 * steps into document order, so an error at any of them ends the search, even where an earlier node would have passed.
 */
function sortedPart(expression: Expression, scope: Scope): { nodes: Code; steps: number } | undefined {
  const prefix = nodePart(expression);
  if (prefix.kind !== 'path') return undefined;
  const { origin, steps } = pathOf(prefix);
  if (steps.length < 2 && origin === undefined) return undefined;
  const nodes = compile(prefix, scope);
  return nodes.safe || nodes.cardinality !== 'many' ? undefined : { nodes, steps: steps.length };
}

/** A path without a last step that gives values. */
function nodePart(expression: Expression): Expression {
  if (expression.kind !== 'path' || isNodeStep(expression.step)) return expression;
  return nodePart(expression.base);
}

function isNodeStep(step: Expression): boolean {
  if (step.kind === 'filter') return isNodeStep(step.base);
  return step.kind === 'step' || step.kind === 'sequence' || step.kind === 'set';
}

function someStart(start: Code, steps: readonly Expression[], scope: Scope, wanted: Wanted, leaf: Use): Code {
  if (start.cardinality === 'one' && isSimple(start)) return someFrom(start, steps, scope, wanted, leaf);
  if (start.cardinality === 'one')
    return bind(start, scope, 'n', (node, inner) => someFrom(node, steps, inner, wanted, leaf));
  return someValue({ ...asMany(start, scope.module) }, scope, (item, inner) =>
    someFrom(item, steps, inner, wanted, leaf),
  );
}

/** `$variable[condition]/…`, `(…)[condition]/…`. */
function someFiltered(
  filter: Extract<Expression, { kind: 'filter' }>,
  steps: readonly Expression[],
  scope: Scope,
  wanted: Wanted,
  leaf: Use,
): Code {
  if (!isCondition(filter.predicate)) return someStart(compile(filter, scope), steps, scope, wanted, leaf);
  return compileSome(filter.base, scope, 'nodes', (item, inner) => {
    const passing = (bound: Code, boundScope: Scope): Code => {
      const condition = compileCondition(filter.predicate, withContext({ ...boundScope }, bound));
      return both(condition, someFrom(bound, steps, boundScope, wanted, leaf));
    };
    return isSimple(item) && item.cardinality === 'one'
      ? passing(item, inner)
      : bind(item, inner, 'x', passing);
  });
}

function both(left: Code, right: Code): Code {
  const safe = left.safe && right.safe;
  if (right.js === 'true') return { ...left, safe };
  return code(`(${left.js} && ${right.js})`, 'boolean', 'one', safe);
}

/** Follows the steps from one node, one inside the other. */
function someFrom(from: Code, steps: readonly Expression[], scope: Scope, wanted: Wanted, leaf: Use): Code {
  const [step, ...rest] = steps;
  if (step === undefined) return leaf(from, scope);
  const child = isTree(from.item) ? childWithConditions(step) : undefined;
  if (child === undefined) return someStepValue(from, step, rest, scope, wanted, leaf);

  const number = elementNumber(child.name, scope);
  const node = identifier('n', scope.taken);
  const item: Code = { ...code(node, 'element', 'one', true), ancestors: (from.ancestors ?? 0) + 1 };
  const inner = { ...scope, taken: new Set([...scope.taken, node]) };
  const conditions = child.conditions.map((condition) =>
    compileCondition(condition, withContext(inner, item)),
  );
  const test = [...conditions].reduceRight(
    (last, condition) => both(condition, last),
    someFrom(item, rest, inner, wanted, leaf),
  );
  const safe = from.safe && test.safe;
  if (test.js === 'true')
    return code(`${scope.module.runtime('hasChild')}(d, ${from.js}, ${number})`, 'boolean', 'one', safe);
  const fused = fuseHasChild(from, number, test.js, node, scope);
  if (fused !== undefined) return code(fused, 'boolean', 'one', safe);
  return code(
    `${scope.module.runtime('someChild')}(d, ${from.js}, ${number}, (${node}) => ${test.js})`,
    'boolean',
    'one',
    safe,
  );
}

/** A chain of child names without conditions is searched in one call. */
function fuseHasChild(
  from: Code,
  number: string,
  test: string,
  node: string,
  scope: Scope,
): string | undefined {
  const match = /^has(?:Child|Path)\(d, (\w+), (\w+)\)$/.exec(test);
  if (match?.[1] !== node || match[2] === undefined) return undefined;
  const isPath = match[2].startsWith('path_');
  const rest = isPath ? scope.module.valueOf(match[2]).slice(1, -1) : match[2];
  const path = scope.module.constant(
    `path_${number}_${match[2].replace('path_', '')}`,
    `[${number}, ${rest}]`,
  );
  return `${scope.module.runtime('hasPath')}(d, ${from.js}, ${path})`;
}

function childWithConditions(step: Expression) {
  const conditions: Expression[] = [];
  let base = step;
  while (base.kind === 'filter') {
    if (!isCondition(base.predicate)) return undefined;
    conditions.unshift(base.predicate);
    base = base.base;
  }
  if (base.kind !== 'step' || base.axis !== 'child' || !namesElement(base.test)) return undefined;
  return { name: base.test, conditions };
}

/** Any other step: its value from this node, then the rest from each item. */
function someStepValue(
  from: Code,
  step: Expression,
  rest: readonly Expression[],
  scope: Scope,
  wanted: Wanted,
  leaf: Use,
): Code {
  const local = withContext(scope, from, '1', '1');
  const isLast = rest.length === 0;
  if (isLast && isTree(from.item)) {
    const attribute = attributeName(step);
    if (attribute !== undefined) return someAttribute(from, attribute, local, wanted, leaf);
  }
  if (isLast && !usesPosition(step) && (step.kind === 'call' || step.kind === 'sequence')) {
    return compileSome(step, local, wanted, leaf);
  }
  const value = isLast && wanted === 'atoms' ? compileAtoms(step, local) : compile(step, local);
  return someStart(value, rest, scope, wanted, leaf);
}

function attributeName(step: Expression): string | undefined {
  if (step.kind !== 'step' || step.axis !== 'attribute' || step.test.kind !== 'name') return undefined;
  return step.test.namespace === '' && step.test.localName !== null ? step.test.localName : undefined;
}

function someAttribute(from: Code, name: string, scope: Scope, wanted: Wanted, leaf: Use): Code {
  const call = `(d, ${from.js}, ${literalText(name)})`;
  const { module } = scope;
  if (wanted === 'atoms')
    return leaf(code(`${module.runtime('attribute')}${call}`, 'untyped', 'optional', from.safe), scope);
  const trivial = leaf(code('x', 'attribute', 'one', true), scope).js === 'true';
  if (trivial) return code(`${module.runtime('hasAttribute')}${call}`, 'boolean', 'one', from.safe);
  const nodes = `${module.runtime('attributeNodes')}(d, ${from.js}, ({ localName, namespace }) => localName === ${literalText(name)} && namespace === '')`;
  return someValue(code(nodes, 'attribute', 'many', from.safe), scope, leaf);
}
