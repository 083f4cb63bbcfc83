import type { SchematronPattern, SchematronRule, SchematronSchema } from 'schematron-compiler/rules';

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

/** The ids of the assertions of a pattern. */
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
