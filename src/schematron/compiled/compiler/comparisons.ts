import type { ComparisonOperator, Expression } from '../../../xpath/syntax/ast.ts';
import { schemaType } from './cast-items.ts';
import { type Code, code, isNodeType, isSimple, isTree, isWrapped, literalText, withJs } from './code.ts';
import { comparePair, compareSameKind, isComparable } from './compare-pair.ts';
import { asOptional, wrap } from './convert.ts';
import { bind, compileSome } from './existence.ts';
import { compile, compileAtoms } from './expression.ts';
import { membership } from './membership.ts';
import { fail, type Scope } from './scope.ts';
import { isSingleton } from './singleton.ts';

type Comparison = Extract<Expression, { kind: 'general' | 'value' }>;

const mirrored: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** A general comparison: true if some pair of items compares so. */
export function compileGeneral(expression: Comparison, scope: Scope): Code {
  const { operator, left, right } = expression;
  const inSet =
    operator === '=' ? (membership(left, right, scope) ?? membership(right, left, scope)) : undefined;
  if (inSet !== undefined) return inSet;
  const pair = (a: Code, b: Code, inner: Scope) => comparePair(operator, a, b, inner, expression);
  if (isSingleton(right, scope)) {
    const value = compileAtoms(right, scope);
    if (value.cardinality !== 'many')
      return someAgainst(left, value, scope, (item, other, inner) => pair(item, other, inner));
  }
  if (isSingleton(left, scope)) {
    const value = compileAtoms(left, scope);
    const swapped: Comparison = { ...expression, operator: mirrored[operator] };
    if (value.cardinality !== 'many') {
      return someAgainst(right, value, scope, (item, other, inner) =>
        comparePair(swapped.operator, item, other, inner, expression),
      );
    }
  }
  const others = compileAtoms(right, scope);
  return bind(others, scope, 'others', (bound, inner) =>
    compileSome(left, inner, 'atoms', (item, within) =>
      bind(item, within, 'x', (one, local) =>
        someOf(bound, local, (other, deepest) => pair(one, other, deepest)),
      ),
    ),
  );
}

function someOf(values: Code, scope: Scope, test: (item: Code, scope: Scope) => Code): Code {
  if (values.cardinality !== 'many') return test(values, scope);
  const name = scope.taken.has('y') ? `y${scope.taken.size}` : 'y';
  const result = test(withJs(values, name, { cardinality: 'one', safe: true }), {
    ...scope,
    taken: new Set([...scope.taken, name]),
  });
  return code(`${values.js}.some((${name}) => ${result.js})`, 'boolean', 'one', values.safe && result.safe);
}

/** Some item of an expression against one value, which is computed once. */
function someAgainst(
  expression: Expression,
  value: Code,
  scope: Scope,
  test: (item: Code, other: Code, scope: Scope) => Code,
): Code {
  if (value.item === 'none') return code('false', 'boolean', 'one', value.safe);
  const inLoop = !isSingleton(expression, scope);
  if (!inLoop || isSimple(value) || /^[\w$]+\((?:d)?\)$/.test(value.js)) {
    return compileSome(expression, scope, 'atoms', (item, inner) => test(item, value, inner));
  }
  return bind(value, scope, 'value', (other, inner) =>
    compileSome(expression, inner, 'atoms', (item, within) => test(item, other, within)),
  );
}

/** A value comparison: empty if an operand is, untyped operands are strings. */
export function compileValueComparison(expression: Comparison, scope: Scope): Code {
  const { module } = scope;
  const [left, right] = [expression.left, expression.right].map((side) => {
    const value = asOptional(compileAtoms(side, scope), module);
    return value.item === 'untyped' ? { ...value, item: 'string' as const } : value;
  });
  if (left === undefined || right === undefined || left.item === 'none' || right.item === 'none')
    return code('[]', 'none', 'many', true);
  if (isWrapped(left.item) || isWrapped(right.item)) {
    const [a, b] = [wrap(left, scope, 'atomic'), wrap(right, scope, 'atomic')];
    return code(
      `${module.runtime('compareValues')}('${expression.operator}', ${a.js}, ${b.js})`,
      'boolean',
      'optional',
      false,
    );
  }
  const one = (value: Code, js: string) =>
    value.cardinality === 'one' ? value : withJs(value, js, { cardinality: 'one', safe: true });
  if (left.cardinality === 'one' && right.cardinality === 'one')
    return compareSameKind(expression.operator, left, right, scope, expression);
  if (!isComparable(left.item, right.item)) {
    const message = literalText(`${schemaType(left.item)} cannot be compared with ${schemaType(right.item)}`);
    const js = `${module.runtime('ifBoth')}(${left.js}, ${right.js}, () => ${module.runtime('typeError')}(${message}))`;
    return code(js, 'boolean', 'optional', false);
  }
  const test = compareSameKind(expression.operator, one(left, 'a'), one(right, 'b'), scope, expression);
  const safe = left.safe && right.safe && test.safe;
  if (left.cardinality === 'one')
    return code(
      `${module.runtime('ifPresent')}(${right.js}, (b) => ${test.js})`,
      'boolean',
      'optional',
      safe,
    );
  if (right.cardinality === 'one')
    return code(`${module.runtime('ifPresent')}(${left.js}, (a) => ${test.js})`, 'boolean', 'optional', safe);
  return code(
    `${module.runtime('ifBoth')}(${left.js}, ${right.js}, (a, b) => ${test.js})`,
    'boolean',
    'optional',
    safe,
  );
}

/** `is`, `<<`, `>>` on elements. */
export function compileNodeComparison(
  expression: Extract<Expression, { kind: 'nodes' }>,
  scope: Scope,
): Code {
  const { module } = scope;
  const [left, right] = [expression.left, expression.right].map((side) =>
    asOptional(compile(side, scope), module),
  );
  if (left === undefined || right === undefined || left.item === 'none' || right.item === 'none')
    return code('[]', 'none', 'many', true);
  if (!isNodeType(left.item) || !isNodeType(right.item)) fail(expression, 'only nodes can be compared so');
  const safe = left.safe && right.safe;
  const operator = { is: '===', '<<': '<', '>>': '>' }[expression.operator];
  const body =
    isTree(left.item) && isTree(right.item)
      ? `a ${operator} b`
      : fail(expression, 'only elements can be compared so');
  return code(
    `${module.runtime('ifBoth')}(${left.js}, ${right.js}, (a, b) => ${body})`,
    'boolean',
    'optional',
    safe,
  );
}
