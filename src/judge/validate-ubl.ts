import { checkOptions } from '../core/check-options.ts';
import type { UblElement } from '../core/element.ts';
import type { Profile } from '../core/engine.ts';
import type { Issue } from '../core/finding.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import { readDocument } from '../intake/read-document.ts';
import { issueDateOf, profileOf } from '../ubl/profile.ts';
import { defaultSpecification } from './default-specification.ts';
import { issueOf } from './intake-findings.ts';
import { type JudgeOptions, judge, type Outcome, outcomeOf } from './judge.ts';
import { validateUblOptionsSchema } from './option-schemas.ts';
import { structureIssues } from './structure.ts';

export interface ValidateUblOptions extends JudgeOptions {
  /** The profile to judge by; found in the document where not given. */
  readonly profile?: Profile;
  /** `off` leaves the structure of UBL 2.1 unjudged and runs the rules alone; `on` where not given. */
  readonly structure?: 'on' | 'off';
}

export interface UblValidationResult {
  readonly valid: boolean;
  readonly outcome: Outcome;
  /** What makes the document invalid. */
  readonly issues: readonly Issue[];
  /** What is amiss and leaves the document valid. */
  readonly warnings: readonly Issue[];
  /** What the document is; null where that can't be told. */
  readonly documentType: 'Invoice' | 'CreditNote' | null;
  readonly profile: Profile | null;
  /** The rule set that judged; null where none did. */
  readonly ruleset: RuleSetIdentity | null;
}

/**
 * Says whether a UBL document of any origin is a valid PINT-AE document: invoice or credit note, billing or
 * self-billing; its structure as the UBL 2.1 schema has it, and the rules. Bytes are decoded as XML says. What can't be read is `malformed`, with line and column; document type
 * declarations are refused, so that nothing is ever expanded or fetched.
 *
 * @example
 * ```ts
 * const { valid, issues } = validateUbl(xml);
 * console.log(valid, issues.length); // true 0
 * ```
 */
export function validateUbl(xml: string | Uint8Array, options: ValidateUblOptions = {}): UblValidationResult {
  checkOptions('validateUbl', validateUblOptionsSchema, options);
  if (typeof xml !== 'string' && !(xml instanceof Uint8Array))
    throw new TypeError(`validateUbl takes XML as a text or as bytes (Uint8Array), not ${nameOf(xml)}`);
  const read = readDocument(xml, { format: 'xml' });
  if (read.ok && read.value.kind === 'ubl') return judgeUbl(read.value.root, read.value.text, options);
  const findings = read.ok ? [] : read.failure.findings;
  return malformedUbl(findings.map((finding) => issueOf(finding, options.language)));
}

function nameOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/** The verdict on a UBL document that has been read. */
export function judgeUbl(root: UblElement, xml: string, options: ValidateUblOptions): UblValidationResult {
  const { specification = defaultSpecification, language = 'en' } = options;
  const profile = options.profile ?? profileOf(root, specification);
  const judged = judge({ root, xml }, profile, issueDateOf(root), options);
  const structure =
    options.structure === 'off' ? [] : structureIssues(specification.structure, root, xml, language);
  const issues = [...structure.filter(({ severity }) => severity === 'error'), ...judged.issues];
  const warnings = [...structure.filter(({ severity }) => severity !== 'error'), ...judged.warnings];
  const outcome = outcomeOf(issues, judged.completed);
  return {
    valid: outcome === 'valid',
    outcome,
    issues,
    warnings,
    documentType: root.localName === 'Invoice' ? 'Invoice' : 'CreditNote',
    profile,
    ruleset: judged.ruleset,
  };
}

/** The result for UBL that could not be read. */
export function malformedUbl(issues: readonly Issue[]): UblValidationResult {
  return {
    valid: false,
    outcome: 'malformed',
    issues,
    warnings: [],
    documentType: null,
    profile: null,
    ruleset: null,
  };
}
