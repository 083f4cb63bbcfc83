import type { SchematronPattern, SchematronRule, SchematronSchema } from 'schematron-compiler/rules';
import { idsOf, plain } from './compose.ts';

/** Rules that judge otherwise in another release, beside the rules of the current one. */
export interface Difference {
  /** The rules of the other release that the current one does not have so. */
  readonly schema: SchematronSchema;
  /** The ids of assertions whose verdict by the current release does not count. */
  readonly without: readonly string[];
}

/**
 * The difference of two releases. In each pattern the first rule that matches an element judges it, so rules before those that
 * differ stay, without assertions, where they may match the same elements.
 */
export function differenceOf(current: SchematronSchema, other: SchematronSchema): Difference {
  const changed = changedNames(current, other);
  const patterns = other.patterns.map((pattern) => {
    const before = current.patterns.find(({ id }) => id === pattern.id);
    return differingRules(before ?? { ...pattern, rules: [] }, pattern, changed);
  });
  const differing = new Set(patterns.flatMap(idsOf));
  const kept = new Set(other.patterns.flatMap(idsOf));
  const ids = [...new Set(current.patterns.flatMap(idsOf))];
  return {
    schema: { ...other, patterns: patterns.filter(({ rules }) => rules.length > 0) },
    without: ids.filter((id) => differing.has(id) || !kept.has(id)),
  };
}

/** The variables and functions that mean something else, or lead to one that does. */
function changedNames(current: SchematronSchema, other: SchematronSchema): ReadonlySet<string> {
  const before = definitionsOf(current);
  const now = definitionsOf(other);
  const changed = new Set([...now.keys()].filter((name) => now.get(name) !== before.get(name)));
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const [name, text] of now) if (isAbout(text, changed)) changed.add(name);
  }
  return changed;
}

function definitionsOf({ lets, functions, patterns }: SchematronSchema): ReadonlyMap<string, string> {
  const all = [...lets, ...patterns.flatMap((pattern) => pattern.lets)];
  return new Map([
    ...all.map(({ source: _, ...each }): [string, string] => [`$${each.name}`, JSON.stringify(each)]),
    ...functions.map(({ name, params, body }): [string, string] => [
      `${name}(`,
      JSON.stringify([params, body], (key, value) => (key === 'source' ? undefined : value)),
    ]),
  ]);
}

function isAbout(xpath: string, names: ReadonlySet<string>): boolean {
  const read = xpath.match(/\$[\w.-]+|[\w-]+:[\w-]+\(/g) ?? [];
  return read.some((name) => names.has(name));
}

function differingRules(
  before: SchematronPattern,
  pattern: SchematronPattern,
  changed: ReadonlySet<string>,
): SchematronPattern {
  const known = new Set(before.rules.flatMap((rule) => meaningsOf(rule)));
  const isMoved = movedFrom(before.rules, pattern.rules);
  const differing = pattern.rules.map((rule, at) => {
    const isOther =
      isMoved(at) || isAbout(rule.context, changed) || rule.lets.some(({ value }) => isAbout(value, changed));
    const meanings = meaningsOf(rule);
    const asserts = rule.asserts.filter(
      ({ test }, place) => isOther || isAbout(test, changed) || !known.has(meanings[place] ?? ''),
    );
    return { ...rule, asserts };
  });
  const rules = differing.filter(
    (rule, at) =>
      rule.asserts.length > 0 ||
      differing.slice(at + 1).some((later) => later.asserts.length > 0 && mayMatchTheSame(rule, later)),
  );
  return { ...pattern, rules };
}

function meaningsOf({ context, lets, asserts }: SchematronRule): string[] {
  const place = [context, ...lets.map(({ name, value }) => `$${name} ${value}`)].map(plain);
  return asserts.map(({ id, kind, test }) => [...place, id, kind, plain(test)].join('\n'));
}

/** From the first rule on whose context is another one, rules may match other elements than before. */
function movedFrom(
  before: readonly SchematronRule[],
  now: readonly SchematronRule[],
): (at: number) => boolean {
  const first = now.findIndex(({ context }, at) => {
    const same = before[at];
    return same !== undefined && plain(same.context) !== plain(context);
  });
  return (at) => first >= 0 && at >= first;
}

/** Tells whether the contexts of two rules end in the same name; one that does not end in a name matches anything. */
function mayMatchTheSame(one: SchematronRule, other: SchematronRule): boolean {
  const [names, others] = [one, other].map(({ context }) => lastNames(context)) as [Names, Names];
  return names === 'any' || others === 'any' || names.some((name) => others.includes(name));
}

type Names = readonly string[] | 'any';

function lastNames(context: string): Names {
  let steps = context;
  for (let before = ''; before !== steps; ) {
    before = steps;
    steps = steps.replaceAll(/\[[^[\]]*\]/g, '');
  }
  const names = steps.split('|').map((path) => path.trim().split('/').at(-1) ?? '');
  return names.every((name) => /^[\w-]+:[\w-]+$/.test(name)) ? names : 'any';
}
