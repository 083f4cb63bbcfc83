import type { SchematronSchema } from './schema.ts';

/** Effect of a broken rule on the document: only an `error` makes it invalid. */
export type Severity = 'error' | 'warning' | 'information';

/** The assertions whose failure is not an error, by id. */
export interface MilderAssertions {
  readonly warnings: ReadonlySet<string>;
  readonly information: ReadonlySet<string>;
}

/** Flags and roles that publishers use for a breach that leaves the document valid. */
const severityOfFlag = new Map<string, Severity>([
  ['warning', 'warning'],
  ['warn', 'warning'],
  ['information', 'information'],
  ['info', 'information'],
  ['informational', 'information'],
]);

/**
 * The severity of a failed assertion: from its flag, or from its role if it has no flag. Any other word, or none,
 * means an error.
 */
export function severityOf({ flag, role }: { readonly flag?: string; readonly role?: string }): Severity {
  return severityOfFlag.get((flag || role || '').trim().toLowerCase()) ?? 'error';
}

/**
 * The rules that a schema flags as warnings, or as information; if an id occurs several times, the most
 * severe flag counts.
 */
export function severitiesOf(schemas: readonly SchematronSchema[]): MilderAssertions {
  const patterns = schemas.flatMap((schema) => schema.patterns);
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const idsOf = (severity: Severity) =>
    new Set(asserts.filter((assert) => severityOf(assert) === severity).map(({ id }) => id));
  const [errors, warnings, information] = [idsOf('error'), idsOf('warning'), idsOf('information')];
  return {
    warnings: new Set([...warnings].filter((id) => !errors.has(id))),
    information: new Set([...information].filter((id) => !errors.has(id) && !warnings.has(id))),
  };
}
