import { all, any, call, choice, infix, literal, member, nothing, type Plan } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { hoisted } from './hoist.ts';
import { asMany, wrap } from './items.ts';
import { holdsInOtherDocument } from './other-document.ts';
import { isNodePath } from './path-shape.ts';
import { fail, type Scope } from './scope.ts';
import {
  afterwards,
  condition,
  isDuration,
  isNodeType,
  isTemporal,
  schemaType,
  type Value,
} from './value.ts';
import { isTextOfNodes } from './variable.ts';

/** The effective boolean value of an expression. */
export function compileCondition(expression: Expression, scope: Scope): Value {
  return hoisted(expression, scope, conditionHere);
}

function conditionHere(expression: Expression, scope: Scope): Value {
  const { compiler } = scope;
  const elsewhere = holdsInOtherDocument(expression, scope);
  if (elsewhere !== undefined) return elsewhere;
  const ofValue = () => effectiveBoolean(compiler.here(expression, scope), expression);
  switch (expression.kind) {
    case 'path':
    case 'step':
    case 'root':
      return isNodePath(expression) ? compiler.exists(expression, scope) : ofValue();
    case 'filter':
      return isNodeType(compiler.value(expression.base, scope).item) || isTextOfNodes(expression.base, scope)
        ? compiler.exists(expression, scope)
        : ofValue();
    case 'set':
      return compiler.exists(expression, scope);
    case 'variable':
      return isTextOfNodes(expression, scope) ? compiler.exists(expression, scope) : ofValue();
    case 'logical':
      return logical(expression, scope);
    case 'sequence':
      if (expression.items.length === 1) return conditionHere(expression.items[0] as Expression, scope);
      return ofValue();
    case 'if':
      return conditional(expression, scope);
    default:
      return ofValue();
  }
}

function conditional(expression: Extract<Expression, { kind: 'if' }>, scope: Scope): Value {
  const [test, then, otherwise] = [expression.test, expression.then, expression.else].map((each) =>
    scope.compiler.condition(each, scope),
  ) as [Value, Value, Value];
  const safe = test.safe && then.safe && otherwise.safe;
  return condition(choice(test.plan, then.plan, otherwise.plan), safe);
}

export function logical(expression: Extract<Expression, { kind: 'logical' }>, scope: Scope): Value {
  const sides = [expression.left, expression.right].map((side) => scope.compiler.condition(side, scope));
  const plans = sides.map(({ plan }) => plan);
  const safe = sides.every((side) => side.safe);
  return condition(expression.operator === 'and' ? all(plans) : any(plans), safe);
}

/** The effective boolean value of a value. */
function effectiveBoolean(value: Value, expression: Expression): Value {
  const { item, cardinality, plan, safe } = value;
  if (item === 'none')
    return condition(
      isEmptyList(plan) ? literal(false) : call('effectiveBooleanValue', asMany(value).plan),
      safe,
    );
  if (isNodeType(item)) {
    if (cardinality === 'one') return condition(afterwards(value, literal(true)), safe);
    if (cardinality === 'optional') return condition(infix('!==', plan, nothing), safe);
    return condition(infix('>', member(plan, 'length'), literal(0)), safe);
  }
  if ((isTemporal(item) || isDuration(item)) && cardinality === 'one')
    fail(expression, '{type} has no effective boolean value', { type: schemaType(item) });
  const plain = item === 'boolean' || item === 'string' || item === 'untyped' || item === 'integer';
  if (cardinality !== 'many' && plain) return condition(plainCondition(value), safe);
  if (cardinality === 'one' && item === 'double') return condition(call('isTruthy', plan), safe);
  if (cardinality === 'one' && item === 'decimal')
    return condition(infix('!==', member(plan, 'coefficient'), literal(0)), safe);
  return condition(call('effectiveBooleanValue', asMany(wrap(value, 'item')).plan), false);
}

const isEmptyList = (plan: Plan) =>
  (plan.kind === 'list' && plan.items.length === 0) || (plan.kind === 'literal' && plan.value === undefined);

function plainCondition({ item, cardinality, plan }: Value): Plan {
  if (item !== 'boolean') return call('isTruthy', plan);
  return cardinality === 'one' ? plan : infix('===', plan, literal(true));
}
