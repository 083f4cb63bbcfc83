import { call, constant, literal, method, type Plan } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { dependenciesOf } from './dependencies.ts';
import type { Scope } from './scope.ts';
import { isSingleton } from './singleton.ts';
import { condition, isTextual, type Value } from './value.ts';

/** `X = $codes` and `X = ('a', 'b', …)` as a look-up in a Set. */
export function membership(expression: Expression, list: Expression, scope: Scope): Value | undefined {
  const set = sharedSet(list, scope);
  if (set === undefined) return undefined;
  let textual = true;
  const result = scope.compiler.some(expression, scope, 'atoms', (item) => {
    if (!isTextual(item.item)) textual = false;
    return condition(method(set, 'has', item.plan), item.safe);
  });
  return textual ? result : undefined;
}

/** A Set for a list of texts that is the same everywhere in a document. */
function sharedSet(list: Expression, scope: Scope): Plan | undefined {
  if (list.kind === 'sequence' && list.items.length === 1)
    return sharedSet(list.items[0] as Expression, scope);
  const literals =
    literalSet(list) ?? (list.kind === 'variable' ? scope.variables.get(list.name)?.set : undefined);
  if (literals !== undefined) return literals;
  const { context, local, document } = dependenciesOf(list, scope);
  if (context || local || !document || scope.shared || isSingleton(list, scope)) return undefined;
  const texts = scope.compiler.atoms(list, { ...scope, shared: true });
  if (!texts.safe || !isTextual(texts.item) || texts.cardinality !== 'many') return undefined;
  return { kind: 'shared', reach: 'document', hint: 'shared_set', value: call('setOf', texts.plan) };
}

function literalSet(list: Expression): Plan | undefined {
  if (list.kind !== 'sequence' || list.items.length === 0) return undefined;
  const texts: string[] = [];
  for (const item of list.items) {
    if (item.kind !== 'literal' || item.type !== 'string') return undefined;
    texts.push(item.value);
  }
  const hint = `set_${texts.join('_').slice(0, 24)}`;
  return constant(hint, call('setOf', { kind: 'list', items: texts.map(literal) }));
}
