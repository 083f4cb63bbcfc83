import { functionOf } from '../functions/table.ts';
import { isAtom, isLookUp } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { partsOf } from '../syntax/parts.ts';
import { dependenciesOf } from './dependencies.ts';
import type { Scope } from './scope.ts';
import { type Value, withPlan } from './value.ts';

type Compile = (expression: Expression, scope: Scope) => Value;

/**
 * Compiles an expression. If its value is the same everywhere in the document (`//cac:OrderLine`,
 * `sum(/*​/…)`), it is computed at most once for a document, or once for all documents if it depends on none.
 */
export function hoisted(expression: Expression, scope: Scope, compile: Compile): Value {
  if (scope.shared || !isCostly(expression)) return compile(expression, scope);
  const { context, local, document } = dependenciesOf(expression, scope);
  if (context || local) return compile(expression, scope);
  const value = compile(expression, { ...scope, shared: true });
  if (isAtom(value.plan) || isLookUp(value.plan)) return value;
  const reach = document ? 'document' : 'always';
  return withPlan(value, { kind: 'shared', reach, hint: hintOf(expression), value: value.plan });
}

/** Tells whether computing the value again costs more than looking it up. */
function isCostly(expression: Expression): boolean {
  switch (expression.kind) {
    case 'path':
    case 'filter':
    case 'for':
    case 'map':
    case 'quantified':
    case 'set':
    case 'range':
    case 'arithmetic':
      return true;
    case 'general':
    case 'value':
      return !isPlain(expression.left) || !isPlain(expression.right);
    case 'call':
      return !isCheapCall(expression) || expression.args.some(isCostly);
    case 'sequence':
      return expression.items.length > 1 || expression.items.some(isCostly);
    default:
      return partsOf(expression).some(isCostly);
  }
}

const isPlain = ({ kind }: Expression) => kind === 'literal' || kind === 'variable';

const isCheapCall = ({ name }: Extract<Expression, { kind: 'call' }>) => functionOf(name)?.cost === 'low';

function hintOf(expression: Expression): string {
  const names = namesIn(expression).slice(0, 3);
  return `shared_${names.length === 0 ? expression.kind : names.join('_')}`;
}

function namesIn(expression: Expression): string[] {
  if (expression.kind === 'step')
    return expression.test.kind === 'name' ? [expression.test.localName ?? 'any'] : [];
  if (expression.kind === 'variable') return [expression.name];
  const inner = partsOf(expression).flatMap(namesIn);
  return expression.kind === 'call' ? [expression.name.localName, ...inner] : inner;
}
