import type { Expression } from '../../../xpath/syntax/ast.ts';
import { contextNode, elementNumber, type Wanted } from './axis-steps.ts';
import { type Code, code, isNodeType, isSimple, isTree, literalText } from './code.ts';
import { compileCondition } from './conditions.ts';
import { asMany, atomize } from './convert.ts';
import { bind, compileSome, someValue, type Use } from './existence.ts';
import { compile, compileAtoms } from './expression.ts';
import { isCondition, namesElement, pathOf, usesPosition } from './path-shape.ts';
import { identifier, type Scope, withContext } from './scope.ts';

export function somePath(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Code {
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
  if (steps.length === 0) return someValue(start, scope, leaf);
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
  if (child === undefined) {
    const simple =
      isTree(from.item) && isSimple(from) ? onOtherAxis(from, step, rest, scope, leaf) : undefined;
    return simple ?? someStepValue(from, step, rest, scope, wanted, leaf);
  }

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

/** Questions about ancestors and children that need no list of nodes. */
function onOtherAxis(
  from: Code,
  step: Expression,
  rest: readonly Expression[],
  scope: Scope,
  leaf: Use,
): Code | undefined {
  if (step.kind !== 'step' || rest.length > 0 || leaf(from, scope).js !== 'true') return undefined;
  const { axis, test } = step;
  const { module } = scope;
  const answer = (js: string) => code(js, 'boolean', 'one', from.safe);
  const anyName =
    test.kind === 'element' || (test.kind === 'name' && test.namespace === null && test.localName === null);
  if (axis === 'child' && anyName) return answer(`${module.runtime('hasElements')}(d, ${from.js})`);
  if (!namesElement(test)) return undefined;
  const number = elementNumber(test, scope);
  if (axis === 'parent') return answer(`d.name[d.parent[${from.js}]] === ${number}`);
  if (axis === 'ancestor') return answer(`${module.runtime('hasAncestor')}(d, ${from.js}, ${number})`);
  return axis === 'self' ? answer(`d.name[${from.js}] === ${number}`) : undefined;
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
