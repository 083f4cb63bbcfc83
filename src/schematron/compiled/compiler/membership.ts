import type { Expression } from '../../../xpath/syntax/ast.ts';
import { type Code, code, isTextual, literalText } from './code.ts';
import { dependenciesOf } from './dependencies.ts';
import { compileSome } from './existence.ts';
import { compileAtoms } from './expression.ts';
import type { Scope } from './scope.ts';
import { isSingleton } from './singleton.ts';

/** `X = $codes` and `X = ('a', 'b', …)` as a look-up in a Set. */
export function membership(expression: Expression, list: Expression, scope: Scope): Code | undefined {
  const set = sharedSet(list, scope);
  if (set === undefined) return undefined;
  let textual = true;
  const result = compileSome(expression, scope, 'atoms', (item) => {
    if (!isTextual(item.item)) textual = false;
    return code(`${set}.has(${item.js})`, 'boolean', 'one', item.safe);
  });
  return textual ? result : undefined;
}

/** A Set for a list of texts that is the same everywhere in a document. */
function sharedSet(list: Expression, scope: Scope): string | undefined {
  if (list.kind === 'sequence' && list.items.length === 1)
    return sharedSet(list.items[0] as Expression, scope);
  const literals =
    literalSet(list, scope) ?? (list.kind === 'variable' ? scope.variables.get(list.name)?.set : undefined);
  if (literals !== undefined) return literals;
  const { context, local, document } = dependenciesOf(list, scope);
  if (context || local || !document || scope.shared || isSingleton(list, scope)) return undefined;
  const texts = compileAtoms(list, { ...scope, shared: true });
  if (!texts.safe || !isTextual(texts.item) || texts.cardinality !== 'many') return undefined;
  const { module } = scope;
  const source = (id: string) =>
    `const ${id} = ${module.runtime('perDocument')}(${module.slot()}, (d) => new Set(${texts.js}));`;
  return `${module.declare('shared_set', source, `set ${texts.js}`)}(d)`;
}

function literalSet(list: Expression, scope: Scope): string | undefined {
  if (list.kind !== 'sequence') return undefined;
  const texts = list.items.map((item) =>
    item.kind === 'literal' && item.type === 'string' ? literalText(item.value) : undefined,
  );
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  const hint = `set_${texts.join('_').replaceAll('"', '').slice(0, 24)}`;
  return scope.module.constant(hint, `new Set([${texts.join(', ')}])`);
}
