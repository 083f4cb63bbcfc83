import type { Finding } from '../core/findings/finding.ts';
import { findingLimits, type Tally, tally } from '../core/findings/finding-limits.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { UblElement } from '../core/xml/element.ts';
import { type Identity, identityOf } from '../intake/identity.ts';
import type { EnvelopeHeader } from '../intake/open-envelope.ts';
import { readUbl } from '../intake/read-document.ts';
import type { ReadUbl, Roots } from '../intake/read-xml.ts';
import { type KnownKind, kindsOf, otherSpecifications } from '../specification/kinds.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/of-ubl.ts';
import { textsOf } from '../specification/texts.ts';
import { ublStructure } from '../specification/ubl-structure.ts';
import { headerFindings } from '../ubl/envelope/header-findings.ts';
import { envelopeFindings, networkFacts } from '../ubl/envelope/network-facts.ts';
import { type ElementFinding, inOrderOfText } from '../ubl/placed-finding.ts';
import { issueDateOf, profileOf, typeCodeOf } from '../ubl/profile.ts';
import { structureCheck } from '../ubl/structure/check.ts';
import { malformedUbl } from './document-result.ts';
import { type JudgeOptions, judge } from './judge.ts';
import { validateUblOptionsKind } from './option-shapes.ts';
import type { ValidateUblOptions } from './options.ts';
import { identifierFirst, otherDocument } from './other-document.ts';
import { type Judged, resultOf, type ValidationResult } from './result.ts';
import { namesRuleSet } from './rule-sets.ts';

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

/**
 * The findings in a document that has been read. One that says that it is something else than is judged here has
 * a single finding that says so, unless the caller named the rules to judge it by.
 */
export function judgeUbl(read: ReadUbl, options: ValidateUblOptions): Judged {
  const identity = identityOf(read.root, kindsOf(ublSpecificationOf(options)), otherSpecifications);
  const other = namesRuleSet(options) ? undefined : otherDocument(read.root, identity);
  return other === undefined ? judgeKind(read, identity, options) : notJudgedAs(other, identity, options);
}

function notJudgedAs(finding: Finding, { kind }: Identity<KnownKind>, options: ValidateUblOptions): Judged {
  return {
    findings: [finding],
    unlisted: new Map(),
    completed: false,
    ruleSets: [],
    totals: null,
    adjustments: [],
    documentType: kind?.root ?? null,
    profile: null,
    typeCode: null,
    messages: textsOf(options),
  };
}

function judgeKind(read: ReadUbl, identity: Identity<KnownKind>, options: ValidateUblOptions): Judged {
  const { kind } = identity;
  const specification = ublSpecificationOf(options);
  const { root, text, envelope } = read;
  const profile = options.profile ?? profileOf(root, specification);
  const document = envelope === undefined ? { root, xml: text } : { root };
  const { maxFindingsPerRule = findingLimits.maxFindingsPerRule } = options;
  const listed = tally(maxFindingsPerRule);
  const own = ownFindings(read, options, listed);
  const official = judge(document, profile, issueDateOf(root), rulesFor(kind, options), maxFindingsPerRule);
  return {
    findings: identifierFirst([...own, ...official.findings], identity),
    unlisted: new Map([...listed.rest, ...official.unlisted]),
    completed: official.completed,
    ruleSets: official.ruleSets,
    totals: null,
    adjustments: [],
    documentType: kind?.root ?? null,
    profile,
    typeCode: typeCodeOf(root) || null,
    messages: textsOf(options),
  };
}

/** Rules that the caller named, otherwise those of the kind, which no other engine has. */
function rulesFor(kind: KnownKind | undefined, options: ValidateUblOptions): JudgeOptions {
  const { ruleSet } = kind ?? {};
  if (!ruleSet || namesRuleSet(options)) return options;
  const { engine, ...others } = options;
  return { ...others, ruleset: ruleSet };
}

/** Given rule sets decide themselves which documents they are about, so any root is accepted. */
export function rootsFor({ ruleset }: Pick<ValidateUblOptions, 'ruleset'>): Roots {
  return typeof ruleset === 'object' ? 'any' : 'documents';
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
