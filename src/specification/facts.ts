/** Parts of PINT-AE, for programs that need only some: a bundle contains only the parts in use. */
import rows from '../../rules/ae/law.json' with { type: 'json' };
import { titles } from '../../rules/ae/messages/titles.ts';
import type { Localised } from '../core/messages/language.ts';
import type { PlacedEntry } from '../core/messages/message-entry.ts';

/** PINT-AE for programs that only compute amounts; it has no rules, checks, texts or UBL. */
export { pintAeOfComputing as computingSpecification } from '../../rules/ae/computing.ts';
export { documentTypes } from '../../rules/ae/defaults/profiles.ts';
export { exampleRule } from '../../rules/ae/example-rule.ts';
export { form as formLayout } from '../../rules/ae/form.ts';
/** PINT-AE without its official rules, for programs that read, normalise, compute and write, and do not validate. */
export { pintAe as specificationWithoutRules } from '../../rules/ae/index.ts';
export { release } from '../../rules/ae/releases/index.ts';
/** PINT-AE for programs that only read requests; it has no rules, checks or UBL. */
export { pintAeOfRequests as requestSpecification } from '../../rules/ae/requests.ts';
/** The business facts of PINT-AE with their texts. */
export { supplies } from '../../rules/ae/supplies.ts';
export { taxDataFacts } from '../../rules/ae/tax-data/reported-rows.ts';
/** Names of business terms and groups of terms. */
export { termNames } from '../../rules/ae/term-names.ts';
export { vatReturn } from '../../rules/ae/vat-return/index.ts';
export { mediaTypes } from '../../rules/pint/defaults/media-types.ts';
/** The structure of documents by the UBL schema, whatever their specification. */
export { structure as ublStructure } from '../../rules/pint/structure/index.ts';
export { supplyTexts } from '../generated/supplies.js';

/** Dates, duties, penalties and changes of the law, each with its source and the day on which it was looked up. */
export const law: readonly LawRow[] = rows;

export type LawRow = (typeof rows)[number];

/** Short name of what a rule requires; its id if it has no title. */
export function titleOf({ id, title }: Pick<PlacedEntry, 'id' | 'title'>): Localised {
  return title ?? titles[id] ?? { en: id, ar: id };
}
