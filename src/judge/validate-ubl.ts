import type { Finding } from '../core/findings/finding.ts';
import { findingLimits, type Tally, tally } from '../core/findings/finding-limits.ts';
import type { RootName } from '../core/invoice/invoice.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { isUblRoot, type UblElement } from '../core/xml/element.ts';
import type { EnvelopeHeader } from '../intake/open-envelope.ts';
import { readUbl } from '../intake/read-document.ts';
import type { ReadUbl, Roots } from '../intake/read-xml.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/of-ubl.ts';
import { textsOf } from '../specification/texts.ts';
import { ublStructure } from '../specification/ubl-structure.ts';
import { headerFindings } from '../ubl/envelope/header-findings.ts';
import { envelopeFindings, networkFacts } from '../ubl/envelope/network-facts.ts';
import { type ElementFinding, inOrderOfText } from '../ubl/placed-finding.ts';
import { issueDateOf, profileOf, typeCodeOf } from '../ubl/profile.ts';
import { structureCheck } from '../ubl/structure/check.ts';
import { malformedUbl } from './document-result.ts';
import { judge } from './judge.ts';
import { validateUblOptionsKind } from './option-shapes.ts';
import type { ValidateUblOptions } from './options.ts';
import { type Judged, resultOf, type ValidationResult } from './result.ts';

export type { ValidateUblOptions };

/**
 * Says whether a UBL document of any origin is a valid PINT-AE document: invoice or credit note, billing or
 * self-billing. It checks the rules and the structure of the UBL 2.1 schema. A Standard Business Document
 * around it must name the document's parties, type, process and country. Bytes are decoded as XML prescribes.
 * A document that cannot be read is `malformed`, with line and column; document type declarations are
 * refused, so that nothing is ever expanded or fetched.
 *
 * @example
 * ```ts
 * const { valid, issues } = validateUbl(xml);
 * console.log(valid, issues.length); // true 0
 * ```
 */
export function validateUbl(xml: string | Uint8Array, options: ValidateUblOptions = {}): ValidationResult {
  checkOptions('validateUbl', validateUblOptionsKind, options);
  checkDocument('validateUbl', xml);
  const read = readUbl(xml, undefined, rootsFor(options));
  return read.ok ? resultOf(judgeUbl(read.value, options), options) : malformedUbl(read.failure, options);
}

/** The findings in a UBL document that has been read. */
export function judgeUbl(read: ReadUbl, options: ValidateUblOptions): Judged {
  const specification = ublSpecificationOf(options);
  const { root, text, envelope } = read;
  const profile = options.profile ?? profileOf(root, specification);
  const document = envelope === undefined ? { root, xml: text } : { root };
  const { maxFindingsPerRule = findingLimits.maxFindingsPerRule } = options;
  const listed = tally(maxFindingsPerRule);
  const own = ownFindings(read, options, listed);
  const official = judge(document, profile, issueDateOf(root), options, maxFindingsPerRule);
  return {
    findings: [...own, ...official.findings],
    unlisted: new Map([...listed.rest, ...official.unlisted]),
    completed: official.completed,
    ruleSets: official.ruleSets,
    totals: null,
    adjustments: [],
    documentType: ublRootOf(root),
    profile,
    typeCode: typeCodeOf(root) || null,
    messages: textsOf(options),
  };
}

/** Given rule sets decide themselves which documents they are about, so any root is accepted. */
export function rootsFor({ ruleset }: Pick<ValidateUblOptions, 'ruleset'>): Roots {
  return typeof ruleset === 'object' ? 'any' : 'ubl';
}

function ublRootOf(root: UblElement): RootName | null {
  if (!isUblRoot(root)) return null;
  return root.localName === 'Invoice' ? 'Invoice' : 'CreditNote';
}

/** Findings on the envelope, and on the structure of the document. */
function ownFindings(
  { root, text, envelope }: ReadUbl,
  options: ValidateUblOptions,
  listed: Tally,
): Finding[] {
  const specification = ublSpecificationOf(options);
  const { structure = 'on' } = options;
  const found = [
    ...(envelope ? ofEnvelope(envelope.header, root, specification) : []),
    ...(structure === 'on' ? structureCheck(ublStructure)(root, listed) : []),
  ];
  return inOrderOfText(found, envelope?.top ?? root, text);
}

/** Findings on an envelope: on its header, and on what it says otherwise than the document inside. */
function ofEnvelope(
  header: EnvelopeHeader,
  root: UblElement,
  specification: UblSpecification,
): ElementFinding[] {
  const facts = networkFacts(root, specification);
  const isOfSpecification = Object.values(specification.profiles).some(({ customizationId }) =>
    facts.documentType.includes(`##${customizationId}`),
  );
  return [...headerFindings(header.element, { root, isOfSpecification }), ...envelopeFindings(header, facts)];
}
