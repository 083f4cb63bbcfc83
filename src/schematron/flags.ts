import type { SchematronSchema } from './schema.ts';

/** What publishers write where a breach does not make a document invalid. */
const mild = new Set(['warning', 'warn', 'information', 'info', 'informational']);

/** The rules that a schema flags as warnings or less wherever they stand. */
export function warningsOf({ patterns }: SchematronSchema): ReadonlySet<string> {
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const isMild = ({ flag = '' }: { readonly flag?: string }) => mild.has(flag.trim().toLowerCase());
  const fatal = new Set(asserts.filter((assert) => !isMild(assert)).map(({ id }) => id));
  return new Set(asserts.map(({ id }) => id).filter((id) => !fatal.has(id)));
}
