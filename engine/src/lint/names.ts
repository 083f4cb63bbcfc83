import type { Expression } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import { argumentsOf, nameText } from './canonical.ts';
import { expressionsOf } from './expressions.ts';
import { finding, type LintFinding, type LintPlace } from './finding.ts';
import type { ParsedSchema } from './parsed-schema.ts';

/** A name of an element or attribute, as an expression writes it. */
interface WrittenName {
  readonly of: 'element' | 'attribute';
  readonly namespace: string;
  readonly localName: string;
  readonly text: string;
  readonly place: LintPlace;
}

/** Names that can never match: without a prefix where documents have namespaces, or misspelt. */
export function unfoundNames(parsed: ParsedSchema): LintFinding[] {
  const names = expressionsOf(parsed).flatMap(({ expression, place }) => namesIn(expression, place));
  return [...unprefixedNames(names), ...misspeltNames(names)];
}

function namesIn(expression: Expression, place: LintPlace): WrittenName[] {
  if (isElsewhere(expression)) return [];
  if (expression.kind !== 'step') return partsOf(expression).flatMap((part) => namesIn(part, place));
  const { axis, test } = expression;
  if (axis === 'namespace' || test.kind !== 'name' || test.localName === null || test.namespace === null)
    return [];
  const { namespace, localName } = test;
  const of = axis === 'attribute' ? 'attribute' : 'element';
  return [{ of, namespace, localName, text: `${of === 'attribute' ? '@' : ''}${nameText(test)}`, place }];
}

/** A path that begins at a variable or in another document does not concern the checked document. */
function isElsewhere(expression: Expression): boolean {
  if (expression.kind === 'path' || expression.kind === 'filter' || expression.kind === 'map')
    return isElsewhere(expression.base);
  if (expression.kind === 'sequence') return expression.items.some(isElsewhere);
  if (expression.kind === 'variable') return true;
  return ['document', 'doc', 'key', 'id'].some((name) => argumentsOf(expression, name) !== undefined);
}

/** Reports names only if most names have prefixes, and every name that begins a path has one. */
function unprefixedNames(names: readonly WrittenName[]): LintFinding[] {
  const elements = names.filter(({ of }) => of === 'element');
  const prefixed = new Map(
    elements.filter(({ namespace }) => namespace !== '').map((name) => [name.localName, name]),
  );
  const unprefixed = once(elements.filter(({ namespace }) => namespace === ''));
  const distinct = new Set(unprefixed.map(({ localName }) => localName));
  const isException = distinct.size < prefixed.size;
  return unprefixed.flatMap(({ text, localName, place }) => {
    const other = prefixed.get(localName)?.text;
    if (other !== undefined)
      return [finding('unprefixed-name', 'unprefixedLike', { name: text, other }, place)];
    return isException ? [finding('unprefixed-name', 'unprefixed', { name: text }, place)] : [];
  });
}

/**
 * A name in a single rule that differs from another name only by capital letters is misspelt. A name in several rules
 * may be an element of its own.
 */
function misspeltNames(names: readonly WrittenName[]): LintFinding[] {
  const spellings = groups(
    names,
    ({ of, namespace, localName }) => `${of} {${namespace}}${localName.toLowerCase()}`,
  );
  return spellings.flatMap((group) => {
    const bySpelling = groups(group, ({ localName }) => localName).sort(
      (one, other) => other.length - one.length,
    );
    const [usual, ...others] = bySpelling;
    const other = usual?.[0]?.text;
    if (other === undefined) return [];
    return others
      .filter((each) => new Set(each.map(({ place }) => place.rule)).size === 1)
      .flatMap((each) =>
        once(each).map(({ text, place }) =>
          finding('misspelt-name', 'misspelt', { name: text, other }, place),
        ),
      );
  });
}

/** The names once for each place. */
function once(names: readonly WrittenName[]): WrittenName[] {
  return groups(names, ({ text, place }) => `${text} ${place.source.file}:${place.source.line}`).flatMap(
    ([first]) => first ?? [],
  );
}

/** Groups values by key, in the order in which each group begins. */
export function groups<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const found = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = found.get(key);
    if (group === undefined) found.set(key, [value]);
    else group.push(value);
  }
  return [...found.values()];
}
