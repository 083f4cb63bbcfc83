import { checkOptions } from '../core/check-options.ts';
import { locationOf, type UblElement } from '../core/element.ts';
import type { Profile } from '../core/engine.ts';
import type { Issue } from '../core/finding.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import { decodeXml } from '../intake/decode.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { issueDateOf, isUblRoot, profileOf } from '../ubl/profile.ts';
import { defaultSpecification } from './default-specification.ts';
import { type JudgeOptions, judge, type Outcome, outcomeOf } from './judge.ts';
import { validateUblOptionsSchema } from './option-schemas.ts';

export interface ValidateUblOptions extends JudgeOptions {
  /** The profile to judge by; found in the document where not given. */
  readonly profile?: Profile;
}

export interface UblValidationResult {
  readonly valid: boolean;
  readonly outcome: Outcome;
  /** What makes the document invalid. */
  readonly issues: readonly Issue[];
  /** What the rule set has for warnings only; those of PINT-AE have none. */
  readonly warnings: readonly Issue[];
  /** What the document is; null where that can't be told. */
  readonly documentType: 'Invoice' | 'CreditNote' | null;
  readonly profile: Profile | null;
  /** The rule set that judged; null where none did. */
  readonly ruleset: RuleSetIdentity | null;
}

/**
 * Says whether a UBL document of any origin is a valid PINT-AE document: invoice or credit note, billing or
 * self-billing. Bytes are decoded as XML says. What can't be read is `malformed`, with line and column; document type
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
  const decoded = typeof xml === 'string' ? { ok: true as const, text: xml } : decodeXml(xml);
  if (!decoded.ok) return malformed('pint-ae-encoding', decoded.message, { line: 1, column: 1 });
  const parsed = parseUbl(decoded.text);
  if ('error' in parsed) {
    const { message, line, column, limit } = parsed.error;
    const rule = limit === null ? 'pint-ae-not-well-formed' : 'pint-ae-too-large';
    return malformed(rule, message, { line, column });
  }
  if (!isUblRoot(parsed.root)) return malformed('pint-ae-root', wrongRoot(parsed.root), undefined);
  return judged(parsed.root, decoded.text, options);
}

function judged(root: UblElement, xml: string, options: ValidateUblOptions): UblValidationResult {
  const profile = options.profile ?? profileOf(root, options.specification ?? defaultSpecification);
  const { completed, issues, warnings, ruleset } = judge({ root, xml }, profile, issueDateOf(root), options);
  const outcome = outcomeOf(issues, completed);
  return {
    valid: outcome === 'valid',
    outcome,
    issues,
    warnings,
    documentType: root.localName === 'Invoice' ? 'Invoice' : 'CreditNote',
    profile,
    ruleset,
  };
}

function wrongRoot(root: UblElement): string {
  return `the document is ${locationOf(root).slice(1)}, not a UBL 2.1 Invoice or CreditNote`;
}

const hints: Readonly<Record<string, string>> = {
  'pint-ae-encoding': 'Save the document as UTF-8.',
  'pint-ae-not-well-formed':
    'Correct the XML at this place; e-invoices have no DOCTYPE and no entities of their own.',
  'pint-ae-too-large': 'No e-invoice needs so much. Send invoices one by one, or split this one.',
  'pint-ae-root': 'Send the UBL document itself, without the envelope that it travels in.',
};

function malformed(rule: string, message: string, place: Issue['place']): UblValidationResult {
  const issue: Issue = {
    rule,
    message: `The document can not be read: ${message}.`,
    hint: hints[rule] ?? '',
    severity: 'error',
    path: '',
    ...(place === undefined ? {} : { place }),
    terms: [],
  };
  return {
    valid: false,
    outcome: 'malformed',
    issues: [issue],
    warnings: [],
    documentType: null,
    profile: null,
    ruleset: null,
  };
}
