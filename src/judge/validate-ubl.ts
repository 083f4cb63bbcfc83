import { checkOptions } from '../core/check-options.ts';
import { locationOf, type UblElement } from '../core/element.ts';
import type { Profile } from '../core/engine.ts';
import type { Finding, Values } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';
import { decodeXml } from '../intake/decode.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { issueDateOf, isUblRoot, profileOf } from '../ubl/profile.ts';
import { structureFindings } from '../ubl/structure/findings.ts';
import { defaultSpecification } from './default-specification.ts';
import { type JudgeOptions, judge } from './judge.ts';
import { validateUblOptionsSchema } from './option-schemas.ts';
import { malformedUbl, resultOf, type ValidationResult } from './result.ts';

export interface ValidateUblOptions extends JudgeOptions {
  /** The profile to judge by; found in the document where not given. */
  readonly profile?: Profile;
  /** `off` leaves the structure of UBL 2.1 unjudged and runs the rules alone; `on` where not given. */
  readonly structure?: 'on' | 'off';
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
export function validateUbl(xml: string | Uint8Array, options: ValidateUblOptions = {}): ValidationResult {
  checkOptions('validateUbl', validateUblOptionsSchema, options);
  const decoded = typeof xml === 'string' ? { ok: true as const, text: xml } : decodeXml(xml);
  if (!decoded.ok)
    return malformed('pint-ae-encoding', { reason: decoded.message }, { line: 1, column: 1 }, options);
  const parsed = parseUbl(decoded.text);
  if ('error' in parsed) {
    const { message, line, column, limit } = parsed.error;
    const rule = limit === null ? 'pint-ae-not-well-formed' : 'pint-ae-too-large';
    return malformed(rule, { reason: message }, { line, column }, options);
  }
  if (!isUblRoot(parsed.root)) return malformed('pint-ae-root', rootOf(parsed.root), undefined, options);
  return judgedUbl(parsed.root, decoded.text, options);
}

function judgedUbl(root: UblElement, xml: string, options: ValidateUblOptions): ValidationResult {
  const { specification = defaultSpecification } = options;
  const profile = options.profile ?? profileOf(root, specification);
  const { findings, ...judgement } = judge({ root, xml }, profile, issueDateOf(root), options);
  const structure = options.structure === 'off' ? [] : structureFindings(specification.structure, root, xml);
  const documentType = root.localName === 'Invoice' ? 'Invoice' : 'CreditNote';
  return resultOf(
    {
      ...judgement,
      findings: [...structure, ...findings],
      totals: null,
      adjustments: [],
      documentType,
      profile,
    },
    options,
  );
}

function rootOf(root: UblElement): Values {
  return { root: locationOf(root).slice(1) };
}

function malformed(
  rule: string,
  values: Values,
  place: TextPlace | undefined,
  options: ValidateUblOptions,
): ValidationResult {
  const finding: Finding = { rule, severity: 'error', path: '', values, foundBy: 'intake' };
  return malformedUbl([place === undefined ? finding : { ...finding, place }], options);
}
