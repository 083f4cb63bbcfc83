import { compiler } from '../../xpath/compile/expression.ts';
import { asMany, atomize, wrap } from '../../xpath/compile/items.ts';
import { fail, type Library, type Variables } from '../../xpath/compile/scope.ts';
import { ask, call, type Plan } from '../../xpath/plan/plan.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import { kindsIn } from '../node-kinds.ts';
import type { SchematronKey } from '../schema.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';
import { compilePattern, patternScope, patternTest } from './patterns.ts';
import { compileBody, inline } from './sequence-constructor.ts';

/** The functions and the variables that the expressions of a key see. */
interface Seen extends Library {
  readonly globals: Variables;
}

/** The indexes of the `xsl:key`s of a schema, each compiled when a call first asks for it. */
export function createKeyIndexes(
  keys: readonly SchematronKey[],
  namespaces: Namespaces,
  seen: () => Seen,
): Library['key'] {
  const indexes = new Map<string, Plan>();
  return (name, caller) => {
    const known = indexes.get(name);
    if (known !== undefined) return known;
    const [only, ...others] = keys
      .filter((each) => each.name === name)
      .map((each) => keyIndex(each, namespaces, seen()));
    if (only === undefined)
      return fail(caller, 'the key {name} is not declared; declare it as xsl:key', { name });
    const value = others.length === 0 ? only : call('joinedKeys', only, ...others);
    const shared: Plan = { kind: 'shared', reach: 'document', hint: `key_${name}`, value };
    indexes.set(name, shared);
    return shared;
  };
}

function keyIndex(
  { source, match, use, content = [] }: SchematronKey,
  namespaces: Namespaces,
  seen: Seen,
): Plan {
  const scope = patternScope(seen, namespaces, seen.globals);
  return located(source, use === undefined ? match : `${match}, ${use}`, () => {
    const pattern = parseXPath(match, namespaces);
    if (kindsIn(pattern).some((kind) => kind !== 'elements'))
      fail(pattern, 'a key finds only elements; match the elements of these nodes, and use what they hold');
    const matches = patternTest(compilePattern(pattern, scope));
    const values =
      use === undefined
        ? atomize(inline(compileBody(content, scope)))
        : compiler.atoms(parseXPath(use, namespaces), scope);
    const used = asMany(wrap(values, 'atomic')).plan;
    const tests = [matches, used].map((body): Plan => ({ kind: 'lambda', parameters: [nodeLocal], body }));
    return ask('keyIndex', ...tests);
  });
}
