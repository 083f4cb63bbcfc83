import type { SchematronSchema } from 'schematron-compiler/rules';
import type { ReleaseByDifference } from '../../src/core/specification/specification.ts';
import { plain } from './compose.ts';

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
    if (haveSameMeanings(known.get(id), meaning) || (texts?.sameText ?? texts !== undefined)) return [];
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

const haveSameMeanings = (one: readonly string[] | undefined, other: readonly string[]) =>
  one?.join() === other.join();

/** Each assertion by its id: where it is judged, and its test, for each place where it stands. */
export function meaningsOf(schemas: readonly SchematronSchema[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  const rules = schemas.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.rules));
  for (const { context, asserts } of rules)
    for (const { id, test } of asserts)
      all.set(id, [...(all.get(id) ?? []), `${plain(context)}\n${plain(test)}`].sort());
  return all;
}
