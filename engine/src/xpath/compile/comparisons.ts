import {
  call,
  infix,
  isLookUp,
  isSimple,
  lambda,
  lambda2,
  literal,
  method,
  type Plan,
} from '../plan/plan.ts';
import { reasonText } from '../reason.ts';
import { type Comparison, type Expression, mirrored } from '../syntax/ast.ts';
import { comparePair, compareSameKind, incomparableTypes, isComparable } from './compare-pair.ts';
import { asOptional, widen, wrap } from './items.ts';
import { membership } from './membership.ts';
import { fail, type Scope } from './scope.ts';
import { isSingleton } from './singleton.ts';
import { bind } from './some-value.ts';
import {
  afterwards,
  condition,
  empty,
  isNodeType,
  isTree,
  isWrapped,
  typed,
  type Value,
  withPlan,
} from './value.ts';
import { comparisonInXPath1, differsInXPath1 } from './xpath1.ts';

/** A general comparison: true if some pair of items satisfies it. */
export function compileGeneral(written: Comparison, scope: Scope): Value {
  const { compiler, library } = scope;
  if (library.onDifference !== undefined && differsInXPath1(written, scope)) library.onDifference();
  const expression = library.isXPath1 ? comparisonInXPath1(written, scope) : written;
  const { operator, left, right } = expression;
  const inSet =
    operator === '=' ? (membership(left, right, scope) ?? membership(right, left, scope)) : undefined;
  if (inSet !== undefined) return inSet;
  const [isLeftSingle, isRightSingle] = [isSingleton(left, scope), isSingleton(right, scope)];
  const pairing = { expression, isCertain: isLeftSingle && isRightSingle };
  if (isRightSingle) {
    const value = compiler.atoms(right, scope);
    if (value.cardinality !== 'many')
      return someAgainst(left, value, scope, (item, other) => comparePair(operator, item, other, pairing));
  }
  if (isLeftSingle) {
    const value = compiler.atoms(left, scope);
    if (value.cardinality !== 'many')
      return someAgainst(right, value, scope, (item, other) =>
        comparePair(mirrored[operator], item, other, pairing),
      );
  }
  return bind(compiler.atoms(right, scope), scope, 'others', (others, inner) =>
    compiler.some(left, inner, 'atoms', (item, within) =>
      bind(item, within, 'x', (one) => someOf(others, (other) => comparePair(operator, one, other, pairing))),
    ),
  );
}

function someOf(values: Value, test: (item: Value) => Value): Value {
  if (values.cardinality !== 'many') return test(values);
  let safe = values.safe;
  const plan = method(
    values.plan,
    'some',
    lambda('y', (y) => {
      const result = test(withPlan(values, y, { cardinality: 'one', safe: true }));
      safe &&= result.safe;
      return result.plan;
    }),
  );
  return condition(plan, safe);
}

/** Compares the items of an expression with one value, which is computed once. */
function someAgainst(
  expression: Expression,
  value: Value,
  scope: Scope,
  test: (item: Value, other: Value) => Value,
): Value {
  if (value.item === 'none') return condition(afterwards(value, literal(false)), value.safe);
  const { compiler } = scope;
  const inLoop = !isSingleton(expression, scope);
  if (!inLoop || isSimple(value.plan) || isLookUp(value.plan))
    return compiler.some(expression, scope, 'atoms', (item) => test(item, value));
  return bind(value, scope, 'value', (other, inner) =>
    compiler.some(expression, inner, 'atoms', (item) => test(item, other)),
  );
}

/** A value comparison: empty if an operand is empty; untyped operands are strings. */
export function compileValueComparison(expression: Comparison, scope: Scope): Value {
  const { operator } = expression;
  const [left, right] = [expression.left, expression.right].map((side) => {
    const value = asOptional(scope.compiler.atoms(side, scope));
    return value.item === 'untyped' ? { ...value, item: 'string' as const } : value;
  }) as [Value, Value];
  if (left.item === 'none' || right.item === 'none') return emptyAfter(left, right);
  if (isWrapped(left.item) || isWrapped(right.item)) {
    const [a, b] = [wrap(left, 'atomic'), wrap(right, 'atomic')];
    return typed(call('compareValues', literal(operator), a.plan, b.plan), 'boolean', 'optional', false);
  }
  if (left.cardinality === 'one' && right.cardinality === 'one')
    return compareSameKind(operator, left, right, { expression, isCertain: true });
  if (!isComparable(left.item, right.item)) {
    const message = reasonText(incomparableTypes(left, right));
    const error = lambda2(['a', 'b'], () => call('typeError', literal(message)));
    return typed(call('ifBoth', left.plan, right.plan, error), 'boolean', 'optional', false);
  }
  const present = (value: Value, plan: Plan) => withPlan(value, plan, { cardinality: 'one', safe: true });
  let safe = left.safe && right.safe;
  const test = (a: Value, b: Value): Plan => {
    const result = compareSameKind(operator, a, b, { expression, isCertain: true });
    safe &&= result.safe;
    return result.plan;
  };
  const optional = (plan: Plan) => typed(plan, 'boolean', 'optional', safe);
  // An operand that may raise an error is computed even if the other operand is absent.
  if (left.cardinality === 'one' && left.safe)
    return optional(
      call(
        'ifPresent',
        right.plan,
        lambda('b', (b) => test(left, present(right, b))),
      ),
    );
  if (right.cardinality === 'one' && right.safe)
    return optional(
      call(
        'ifPresent',
        left.plan,
        lambda('a', (a) => test(present(left, a), right)),
      ),
    );
  const both = lambda2(['a', 'b'], (a, b) => test(present(left, a), present(right, b)));
  return optional(call('ifBoth', left.plan, right.plan, both));
}

/** The empty sequence, after both operands are computed: either may raise an error. */
const emptyAfter = (left: Value, right: Value): Value => ({
  ...empty,
  plan: afterwards(left, afterwards(right, empty.plan)),
  safe: left.safe && right.safe,
});

/** `is`, `<<`, `>>`: elements are numbers in document order. */
export function compileNodeComparison(
  expression: Extract<Expression, { kind: 'nodes' }>,
  scope: Scope,
): Value {
  const [left, right] = [expression.left, expression.right].map((side) =>
    asOptional(scope.compiler.value(side, scope)),
  ) as [Value, Value];
  if (left.item === 'none' || right.item === 'none') return emptyAfter(left, right);
  if (!isNodeType(left.item) || !isNodeType(right.item))
    fail(expression, 'only nodes can be compared with {operator}; compare values with eq, lt or gt', {
      operator: expression.operator,
    });
  const operator = ({ is: '===', '<<': '<', '>>': '>' } as const)[expression.operator];
  const areNumbers = isTree(left.item) && isTree(right.item);
  const compare = lambda2(['a', 'b'], (a, b) =>
    areNumbers ? infix(operator, a, b) : infix(operator, call('compareNodes', a, b), literal(0)),
  );
  const [a, b] = areNumbers ? [left, right] : [widen(left, 'node'), widen(right, 'node')];
  return typed(call('ifBoth', a.plan, b.plan, compare), 'boolean', 'optional', left.safe && right.safe);
}
