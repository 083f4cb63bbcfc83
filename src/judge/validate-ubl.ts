import { checkOptions } from '../core/check-options.ts';
import { locationOf, type UblElement } from '../core/element.ts';
import type { Profile } from '../core/engine.ts';
import type { Finding, Values } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';
import type { Result } from '../core/result.ts';
import { decodeXml } from '../intake/decode.ts';
import { type EnvelopeHeader, openEnvelope } from '../intake/envelope.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { envelopeFindings, networkFacts } from '../ubl/envelope.ts';
import { inOrderOfText } from '../ubl/placed-finding.ts';
import { issueDateOf, isUblRoot, profileOf } from '../ubl/profile.ts';
import { structureCheck } from '../ubl/structure/check.ts';
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
 * self-billing; its structure as the UBL 2.1 schema has it, and the rules; alone, or in the envelope of the network
 * (Standard Business Document), which must name the document's parties, type, process and country. Bytes are decoded as
 * XML says. What can't be read is `malformed`, with line and column; document type declarations are refused, so that
 * nothing is ever expanded or fetched.
 *
 * @example
 * ```ts
 * const { valid, issues } = validateUbl(xml);
 * console.log(valid, issues.length); // true 0
 * ```
 */
export function validateUbl(xml: string | Uint8Array, options: ValidateUblOptions = {}): ValidationResult {
  checkOptions('validateUbl', validateUblOptionsSchema, options);
  const read = readUbl(xml);
  return read.ok ? judgedUbl(read.value, options) : malformedUbl([read.failure], options);
}

/** A UBL document as it came. */
export interface ReadUbl {
  readonly root: UblElement;
  readonly text: string;
  /** The Standard Business Document that it came in. */
  readonly envelope: { readonly top: UblElement; readonly header: EnvelopeHeader } | undefined;
}

/** Reads a UBL document, and takes it out of its envelope. */
export function readUbl(xml: string | Uint8Array): Result<ReadUbl, Finding> {
  const decoded = typeof xml === 'string' ? { ok: true as const, text: xml } : decodeXml(xml);
  if (!decoded.ok) return unreadable('pint-ae-encoding', { reason: decoded.message }, { line: 1, column: 1 });
  const parsed = parseUbl(decoded.text);
  if ('error' in parsed) {
    const { message, line, column, limit } = parsed.error;
    const rule = limit === null ? 'pint-ae-not-well-formed' : 'pint-ae-too-large';
    return unreadable(rule, { reason: message }, { line, column });
  }
  const top = parsed.root;
  const opened = openEnvelope(top);
  const root = opened?.root ?? top;
  if (!isUblRoot(root)) return unreadable('pint-ae-root', { root: locationOf(root).slice(1) }, undefined);
  const envelope = opened && { top, header: opened.header };
  return { ok: true, value: { root, text: decoded.text, envelope } };
}

function unreadable(
  rule: string,
  values: Values,
  place: TextPlace | undefined,
): { readonly ok: false; readonly failure: Finding } {
  const finding: Finding = { rule, severity: 'error', path: '', values, foundBy: 'intake' };
  return { ok: false, failure: place === undefined ? finding : { ...finding, place } };
}

function judgedUbl(read: ReadUbl, options: ValidateUblOptions): ValidationResult {
  const { specification = defaultSpecification } = options;
  const { root, text, envelope } = read;
  const profile = options.profile ?? profileOf(root, specification);
  const document = envelope === undefined ? { root, xml: text } : { root };
  const { findings, ...judgement } = judge(document, profile, issueDateOf(root), options);
  const documentType = root.localName === 'Invoice' ? 'Invoice' : 'CreditNote';
  return resultOf(
    {
      ...judgement,
      findings: [...ownFindings(read, options), ...findings],
      totals: null,
      adjustments: [],
      documentType,
      profile,
    },
    options,
  );
}

/** What is wrong with the envelope, and with the structure of the document. */
function ownFindings({ root, text, envelope }: ReadUbl, options: ValidateUblOptions): Finding[] {
  const { specification = defaultSpecification, structure = 'on' } = options;
  const found = [
    ...(envelope ? envelopeFindings(envelope.header, networkFacts(root, specification)) : []),
    ...(structure === 'on' ? structureCheck(specification.structure)(root) : []),
  ];
  return inOrderOfText(found, envelope?.top ?? root, text);
}
