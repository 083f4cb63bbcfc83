import type { RuleCase } from '../rule-cases.ts';
import { allowancesAndCharges } from './allowances-and-charges.ts';
import { codeLists } from './code-lists.ts';
import { document } from './document.ts';
import { identifiers } from './identifiers.ts';
import { lines } from './lines.ts';
import { parties } from './parties.ts';
import { references } from './references.ts';
import { totals } from './totals.ts';

/** Facts about the rules of this set from the project's own documents, by topic. */
export const sharedCases: Readonly<Record<string, readonly RuleCase[]>> = {
  ...allowancesAndCharges,
  ...codeLists,
  ...document,
  ...identifiers,
  ...lines,
  ...parties,
  ...references,
  ...totals,
};
