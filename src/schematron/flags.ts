import type { RuleSet } from '../core/rule-set.ts';
import type { SchematronSchema } from './schema.ts';

/** What publishers write where a breach does not make a document invalid, in the order of weight. */
const flagsOfSeverity = {
  warning: ['warning', 'warn'],
  information: ['information', 'info', 'informational'],
} as const;

/** The rules that a schema flags as warnings, or as information, wherever they stand; the heaviest flag counts. */
export function severitiesOf(
  schemas: readonly SchematronSchema[],
): Pick<RuleSet, 'warnings' | 'information'> {
  const patterns = schemas.flatMap((schema) => schema.patterns);
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const flagged = (flags: readonly string[]) =>
    asserts.filter(({ flag = '' }) => flags.includes(flag.trim().toLowerCase())).map(({ id }) => id);
  const warnings = new Set(flagged(flagsOfSeverity.warning));
  const information = new Set(flagged(flagsOfSeverity.information));
  const lesser = Object.values(flagsOfSeverity).flat();
  const fatal = new Set(
    asserts
      .filter(({ flag = '' }) => !lesser.some((each) => each === flag.trim().toLowerCase()))
      .map(({ id }) => id),
  );
  return {
    warnings: new Set([...warnings].filter((id) => !fatal.has(id))),
    information: new Set([...information].filter((id) => !fatal.has(id) && !warnings.has(id))),
  };
}
