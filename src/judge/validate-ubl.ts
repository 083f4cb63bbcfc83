import { checkOptions } from '../core/check-options.ts';
import { locationOf, type UblElement } from '../core/element.ts';
import type { Profile } from '../core/engine.ts';
import type { Issue } from '../core/finding.ts';
import type { Result } from '../core/result.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import { decodeXml } from '../intake/decode.ts';
import { type EnvelopeHeader, openEnvelope } from '../intake/envelope.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { envelopeFindings, networkFacts } from '../ubl/envelope.ts';
import { inOrderOfText } from '../ubl/placed-finding.ts';
import { issueDateOf, isUblRoot, profileOf } from '../ubl/profile.ts';
import { structureCheck } from '../ubl/structure/check.ts';
import { defaultSpecification } from './default-specification.ts';
import { type JudgeOptions, judge, type Outcome, outcomeOf } from './judge.ts';
import { validateUblOptionsSchema } from './option-schemas.ts';
import { issueInWords } from './own-issues.ts';

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
  const read = readUbl(xml);
  return read.ok ? judgedUbl(read.value, options) : read.failure;
}

/** A UBL document as it came. */
export interface ReadUbl {
  readonly root: UblElement;
  readonly text: string;
  /** The Standard Business Document that it came in. */
  readonly envelope: { readonly top: UblElement; readonly header: EnvelopeHeader } | undefined;
}

/** Reads a UBL document, and takes it out of its envelope. */
export function readUbl(xml: string | Uint8Array): Result<ReadUbl, UblValidationResult> {
  const decoded = typeof xml === 'string' ? { ok: true as const, text: xml } : decodeXml(xml);
  if (!decoded.ok) return malformed('pint-ae-encoding', decoded.message, { line: 1, column: 1 });
  const parsed = parseUbl(decoded.text);
  if ('error' in parsed) {
    const { message, line, column, limit } = parsed.error;
    const rule = limit === null ? 'pint-ae-not-well-formed' : 'pint-ae-too-large';
    return malformed(rule, message, { line, column });
  }
  const top = parsed.root;
  const opened = openEnvelope(top);
  const root = opened?.root ?? top;
  if (!isUblRoot(root)) return malformed('pint-ae-root', wrongRoot(root), undefined);
  const envelope = opened && { top, header: opened.header };
  return { ok: true, value: { root, text: decoded.text, envelope } };
}

function judgedUbl(read: ReadUbl, options: ValidateUblOptions): UblValidationResult {
  const { specification = defaultSpecification } = options;
  const { root, text, envelope } = read;
  const profile = options.profile ?? profileOf(root, specification);
  const document = envelope === undefined ? { root, xml: text } : { root };
  const judged = judge(document, profile, issueDateOf(root), options);
  const own = ownIssues(read, options);
  const issues = [...own.filter(({ severity }) => severity === 'error'), ...judged.issues];
  const warnings = [...own.filter(({ severity }) => severity !== 'error'), ...judged.warnings];
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

/** What is wrong with the envelope, and with the structure of the document. */
function ownIssues({ root, text, envelope }: ReadUbl, options: ValidateUblOptions): Issue[] {
  const { specification = defaultSpecification, language = 'en', structure = 'on' } = options;
  const found = [
    ...(envelope ? envelopeFindings(envelope.header, networkFacts(root, specification)) : []),
    ...(structure === 'on' ? structureCheck(specification.structure)(root) : []),
  ];
  return inOrderOfText(found, envelope?.top ?? root, text).map((finding) => issueInWords(finding, language));
}

function wrongRoot(root: UblElement): string {
  return `the document is ${locationOf(root).slice(1)}, not a UBL 2.1 Invoice or CreditNote`;
}

const hints: Readonly<Record<string, string>> = {
  'pint-ae-encoding': 'Save the document as UTF-8.',
  'pint-ae-not-well-formed':
    'Correct the XML at this place; e-invoices have no DOCTYPE and no entities of their own.',
  'pint-ae-too-large': 'No e-invoice needs so much. Send invoices one by one, or split this one.',
  'pint-ae-root': 'Send the UBL document itself, alone or in a Standard Business Document.',
};

function malformed(
  rule: string,
  message: string,
  place: Issue['place'],
): { readonly ok: false; readonly failure: UblValidationResult } {
  const issue: Issue = {
    rule,
    message: `The document can not be read: ${message}.`,
    hint: hints[rule] ?? '',
    severity: 'error',
    path: '',
    ...(place === undefined ? {} : { place }),
    terms: [],
  };
  const failure = {
    valid: false,
    outcome: 'malformed',
    issues: [issue],
    warnings: [],
    documentType: null,
    profile: null,
    ruleset: null,
  } as const;
  return { ok: false, failure };
}
