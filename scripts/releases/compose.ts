import type {
  CodeList,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
} from 'schematron-compiler/rules';
import type { ReleaseByDifference } from '../../src/core/specification/specification.ts';

/** Differences of a release from another: a schema with the rules that differ, and the ids of removed rules. */
export interface Changes {
  readonly schema: SchematronSchema;
  readonly without: readonly string[];
}

/**
 * The schema of a release that states what it changes. An assertion whose id is there takes the place of that one; one of a
 * new id follows those of the rule of its context, and a rule of a new context follows those of its pattern.
 */
export function composed(schema: SchematronSchema, { schema: changes, without }: Changes): SchematronSchema {
  const unknown = changes.patterns.find(({ id }) => !schema.patterns.some((pattern) => pattern.id === id));
  if (unknown !== undefined) throw new Error(`there is no pattern ${unknown.id} that could be changed`);
  const ids = new Set(schema.patterns.flatMap(idsOf));
  const absent = without.find((id) => !ids.has(id));
  if (absent !== undefined) throw new Error(`there is no rule ${absent} that could be removed`);
  return {
    ...schema,
    lets: [
      ...schema.lets,
      ...changes.lets.filter(({ name }) => !schema.lets.some((one) => one.name === name)),
    ],
    functions: [...schema.functions, ...changes.functions],
    patterns: schema.patterns.map((pattern) =>
      changes.patterns
        .filter(({ id }) => id === pattern.id)
        .reduce(changedPattern, withoutAsserts(pattern, new Set(without))),
    ),
  };
}

export const idsOf = ({ rules }: SchematronPattern): string[] =>
  rules.flatMap(({ asserts }) => asserts.map(({ id }) => id));

function withoutAsserts(pattern: SchematronPattern, without: ReadonlySet<string>): SchematronPattern {
  const rules = pattern.rules.map((rule) => ({
    ...rule,
    asserts: rule.asserts.filter(({ id }) => !without.has(id)),
  }));
  return { ...pattern, rules };
}

function changedPattern(pattern: SchematronPattern, changes: SchematronPattern): SchematronPattern {
  const rules = [...pattern.rules];
  for (const change of changes.rules) {
    const at = rules.findIndex(({ context }) => plain(context) === plain(change.context));
    refuseElsewhere(rules, change, at);
    const rule = rules[at];
    if (rule === undefined) rules.push(change);
    else rules[at] = changedRule(rule, change);
  }
  return { ...pattern, lets: [...pattern.lets, ...changes.lets], rules };
}

/** An assertion that is there under another context would be judged twice. */
function refuseElsewhere(rules: readonly SchematronRule[], { context, asserts }: SchematronRule, at: number) {
  for (const { id } of asserts) {
    const place = rules.findIndex((rule) => rule.asserts.some((assert) => assert.id === id));
    if (place >= 0 && place !== at)
      throw new Error(`${id} has another context than ${plain(context)}; remove it first to move it`);
  }
}

function changedRule(rule: SchematronRule, change: SchematronRule): SchematronRule {
  const changed = new Map(change.asserts.map((assert) => [assert.id, assert]));
  const kept = new Set(rule.asserts.map(({ id }) => id));
  return {
    ...rule,
    lets: [...rule.lets, ...change.lets],
    asserts: [
      ...rule.asserts.map((assert) => changed.get(assert.id) ?? assert),
      ...change.asserts.filter(({ id }) => !kept.has(id)),
    ],
  };
}

/** XPath whatever its blanks. */
export const plain = (xpath: string): string => xpath.replaceAll(/\s+/g, ' ').trim();

/**
 * Refuses a release whose texts do not fit its rules: a changed assertion needs new texts or `sameText: true`, a new one its
 * whole entry, and texts are about rules that there are. `entries` holds the ids of all that is explained already.
 */
export function refuseUnexplained(
  before: SchematronSchema,
  after: SchematronSchema,
  { version, messages = {} }: Pick<ReleaseByDifference, 'version' | 'messages'>,
  entries: ReadonlySet<string>,
): void {
  const known = meaningsOf([before]);
  const now = meaningsOf([after]);
  const refusals = [...now].flatMap(([id, meaning]) => {
    const texts = messages[id];
    if (!known.has(id) && !entries.has(id))
      return texts !== undefined && isWhole(texts) ? [] : [`${id} is new: give its whole entry`];
    if (known.get(id)?.join() === meaning.join() || (texts?.sameText ?? texts !== undefined)) return [];
    return [`${id} is changed: give what its text says now, or "sameText": true`];
  });
  const idle = Object.keys(messages).filter((id) => !now.has(id));
  const all = [...refusals, ...idle.map((id) => `${id} is not a rule of it`)];
  if (all.length > 0)
    throw new Error(
      `rules/ae/releases/${version}/messages/rules.json does not fit its rules:\n  ${all.join('\n  ')}`,
    );
}

const isWhole = (texts: object) =>
  ['terms', 'fields', 'title', 'message', 'hint'].every((member) => member in texts);

/** Each assertion by its id: where it is judged, and its test, for each place where it stands. */
export function meaningsOf(schemas: readonly SchematronSchema[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  const rules = schemas.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.rules));
  for (const { context, asserts } of rules)
    for (const { id, test } of asserts)
      all.set(id, [...(all.get(id) ?? []), `${plain(context)}\n${plain(test)}`].sort());
  return all;
}

type Codes = Readonly<Record<string, string>>;

/** Differences of a release's code lists from those of the release that it differs from, by their ids. */
export type ListChanges = Readonly<
  Record<
    string,
    | { readonly with?: Codes; readonly without?: readonly string[] }
    /** All codes of a list that the other release does not have. */
    | { readonly codes: Codes }
  >
>;

/** The code lists of a release that states what it changes, those of all PINTs and those of the country alike. */
export function changedLists(lists: readonly CodeList[], changes: ListChanges): readonly CodeList[] {
  const known = new Set(lists.map(({ id }) => id));
  const added = Object.entries(changes).flatMap(([id, change]) => {
    if ('codes' in change === known.has(id))
      throw new Error(
        known.has(id)
          ? `the code list ${id} exists already: name its differences in with and without`
          : `there is no code list ${id} to change; to add one, give all its codes in codes`,
      );
    return 'codes' in change ? { id, codes: change.codes } : [];
  });
  return [...lists.map((list) => changedList(list, changes[list.id] ?? {})), ...added];
}

function changedList(list: CodeList, change: ListChanges[string]): CodeList {
  if ('codes' in change) return list;
  const { with: added = {}, without = [] } = change;
  const absent = without.find((code) => !Object.hasOwn(list.codes, code));
  if (absent !== undefined)
    throw new Error(`the code list ${list.id} has no ${absent} that could be removed`);
  const kept = Object.entries(list.codes).filter(([code]) => !without.includes(code));
  return { ...list, codes: { ...Object.fromEntries(kept), ...added } };
}
