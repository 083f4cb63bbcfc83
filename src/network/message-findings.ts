import type { Finding } from '../core/findings/finding.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { UblElement } from '../core/xml/element.ts';
import type { UblStructure } from '../core/xml/ubl-structure.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { judge } from '../judge/judge.ts';
import { structureCheck } from '../ubl/structure/check.ts';

/** Checks a message that is sent after a document. */
export interface MessageRules {
  readonly ruleSet: RuleSet;
  readonly structure: UblStructure;
}

/** Findings of the structure and the rules of a message. */
export function messageFindings(root: UblElement, { ruleSet, structure }: MessageRules): readonly Finding[] {
  const ofStructure = structureCheck(structure)(root).map(({ finding }) => finding);
  return [...ofStructure, ...judge({ root }, 'billing', '', { ruleSets: [ruleSet] }).findings];
}

/** Findings that forbid sending a message that was just written. */
export function errorsInText(xml: string, rules: MessageRules): readonly Finding[] {
  const parsed = parseUbl(xml);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return messageFindings(parsed.value, rules).filter(({ severity }) => severity === 'error');
}
