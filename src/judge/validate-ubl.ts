import { checkOptions } from '../core/check-options.ts';
import type { UblElement } from '../core/element.ts';
import type { Profile } from '../core/engine.ts';
import { readDocument } from '../intake/read-document.ts';
import { issueDateOf, profileOf } from '../ubl/profile.ts';
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
  if (typeof xml !== 'string' && !(xml instanceof Uint8Array))
    throw new TypeError(`validateUbl takes XML as a text or as bytes (Uint8Array), not ${nameOf(xml)}`);
  const read = readDocument(xml, { format: 'xml' });
  if (read.ok && read.value.kind === 'ubl') return judgeUbl(read.value.root, read.value.text, options);
  return malformedUbl(read.ok ? [] : read.failure.findings, options);
}

function nameOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/** The verdict on a UBL document that has been read. */
export function judgeUbl(root: UblElement, xml: string, options: ValidateUblOptions): ValidationResult {
  const { specification = defaultSpecification } = options;
  const profile = options.profile ?? profileOf(root, specification);
  const { findings, ...judgement } = judge({ root, xml }, profile, issueDateOf(root), options);
  const structure = options.structure === 'off' ? [] : structureFindings(specification.structure, root, xml);
  const documentType = root.localName === 'Invoice' ? 'Invoice' : 'CreditNote';
  return resultOf(
    { ...judgement, findings: [...structure, ...findings], totals: null, documentType, profile },
    options,
  );
}
