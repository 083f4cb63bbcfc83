import type { Finding } from '../core/findings/finding.ts';
import { findingLimits, kindOfFinding, type Tally, tally } from '../core/findings/finding-limits.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { byCause } from '../core/specification/cause.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { isUblRoot, type UblElement } from '../core/xml/element.ts';
import { type Identity, identityOf } from '../intake/identity.ts';
import type { EnvelopeHeader } from '../intake/open-envelope.ts';
import { readUblDocument } from '../intake/read-document.ts';
import type { ReadUbl, Roots } from '../intake/read-xml.ts';
import { type JudgeOptions, judge } from '../judge/judge.ts';
import { asJudgedBy, nameOf, namesRuleSet } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { ublStructure } from '../specification/facts.ts';
import { type KnownKind, kindsOf, otherSpecifications } from '../specification/kinds.ts';
import { messagesFor } from '../specification/texts.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/ubl-specification.ts';
import { envelopeFindings } from '../ubl/envelope/envelope-findings.ts';
import { headerFindings } from '../ubl/envelope/header-findings.ts';
import { networkFacts } from '../ubl/envelope/network-facts.ts';
import { type ElementFinding, inOrderOfText } from '../ubl/placed-finding.ts';
import { issueDateOf, profileOf, typeCodeOf } from '../ubl/profile.ts';
import { structureCheck } from '../ubl/structure/check.ts';
import { embeddedFindings } from '../ubl/structure/embedded.ts';
import { manyDecimals } from './adjustments.ts';
import { coveredRules } from './checks.ts';
import { checksOnUbl, isUnsaid, notCovered } from './checks-on-ubl.ts';
import { validateUblOptionsKind } from './option-shapes.ts';
import type { ValidateUblOptions } from './options.ts';
import { identifierFirst, otherDocument } from './other-document.ts';
import { malformedDocument, resultOf, type UnwordedResult } from './result.ts';
import type { UblFacts, UblResult } from './validation-result.ts';

export type { ValidateUblOptions };

/**
 * Checks whether a UBL document of any origin is valid PINT-AE: invoice or credit note, billing or self-billing. It
 * checks the rules and the structure of the UBL 2.1 schema. An envelope (Standard Business Document) must name the
 * document's parties, type, process and country. Bytes are decoded as the XML standard requires. A document that
 * cannot be read is `malformed`, with line and column. Document type declarations are refused, so that nothing is
 * ever expanded or fetched.
 *
 * @example
 * ```ts
 * const { valid, issues } = validateUbl(xml);
 * console.log(valid, issues.length); // true 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function validateUbl(xml: string | Uint8Array, options: ValidateUblOptions = {}): UblResult {
  checkOptions('validateUbl', validateUblOptionsKind, options);
  checkDocument('validateUbl', xml);
  const read = readUblDocument(xml, options.limits, rootsFor(options));
  return read.ok
    ? resultOf(validateReadUbl(read.value, options), options)
    : malformedDocument(read.failure, options);
}

/** Under `strict`, warnings become errors: a document is accepted only as it was sent. */
export function validateReadUbl(read: ReadUbl, options: ValidateUblOptions): UnwordedResult<UblFacts> {
  const identity = identityOf(read.root, kindsOf(ublSpecificationOf(options)), otherSpecifications);
  const other = namesRuleSet(options) ? undefined : otherDocument(read.root, identity);
  return other === undefined ? judgeKind(read, identity, options) : notJudgedAs(other, identity, options);
}

function notJudgedAs(
  finding: Finding,
  { kind }: Identity<KnownKind>,
  options: ValidateUblOptions,
): UnwordedResult<UblFacts> {
  return {
    findings: [finding],
    unlisted: new Map(),
    completed: false,
    ruleSets: [],
    adjustments: [],
    facts: { totals: null, kind: kind?.root ?? null, profile: null, typeCode: null },
    messages: messagesFor(options),
  };
}

function judgeKind(
  read: ReadUbl,
  identity: Identity<KnownKind>,
  options: ValidateUblOptions,
): UnwordedResult<UblFacts> {
  const { kind } = identity;
  const specification = ublSpecificationOf(options);
  const { root, text, envelope } = read;
  const profile = options.profile ?? profileOf(root, specification);
  const document = envelope === undefined ? { root, xml: text } : { root };
  const { maxFindingsPerRule = findingLimits.maxFindingsPerRule } = options.limits ?? {};
  const listed = tally(maxFindingsPerRule);
  const ruleSet = namesRuleSet(options) ? undefined : kind?.ruleSet;
  const rules = ruleSet === undefined ? options : rulesOf(ruleSet, options);
  const official = judge(document, profile, issueDateOf(root), rules, maxFindingsPerRule);
  const own = ownFindings(read, identity, options, listed);
  const placed = withChecks(own, official.findings, read, identity, options, listed);
  const inText = inOrderOfText(placed, envelope?.top ?? root, text);
  const found = [...inText, ...official.findings];
  const { specification: chosen = defaultSpecification } = options;
  const grouped = options.checks === 'rules-only' ? found : byCause(found, chosen.causes);
  return {
    findings: identifierFirst(ruleSet === undefined ? grouped : found.map(foundBy(ruleSet)), identity),
    unlisted: new Map([...listed.rest, ...official.unlisted]),
    completed: official.completed,
    ruleSets: official.ruleSets,
    coverage: official.coverage,
    adjustments: [],
    facts: {
      totals: null,
      kind: kind?.root ?? null,
      profile: ruleSet === undefined ? profile : null,
      typeCode: typeCodeOf(root) || null,
    },
    messages: messagesFor(options),
  };
}

/** Adds the name of a rule set to its findings: a stored verdict has no kind, so the name decides. */
function foundBy(ruleSet: RuleSet): (finding: Finding) => Finding {
  const name = nameOf(ruleSet);
  return (finding) => (finding.foundBy === 'schematron' ? { ...finding, ruleSet: name } : finding);
}

/** The options with the rules of a kind, which no other engine contains. */
function rulesOf(ruleSet: RuleSet, { engine, ...options }: ValidateUblOptions): JudgeOptions {
  return { ...options, ruleSets: [ruleSet] };
}

/** Given rule sets decide themselves which documents they apply to, so any root is accepted. */
export function rootsFor({ ruleSets = [] }: Pick<ValidateUblOptions, 'ruleSets'>): Roots {
  return ruleSets.some((one) => typeof one === 'object') ? 'any' : 'documents';
}

function ownFindings(
  { root, envelope }: ReadUbl,
  identity: Identity<KnownKind>,
  options: ValidateUblOptions,
  listed: Tally,
): ElementFinding[] {
  const specification = ublSpecificationOf(options);
  const { structure = 'on' } = options;
  return [
    ...(envelope ? ofEnvelope(envelope.header, root, identity, specification) : []),
    ...(structure === 'on' ? structureFindings(root, identity.kind, listed) : []),
  ];
}

function structureFindings(root: UblElement, kind: KnownKind | undefined, listed: Tally): ElementFinding[] {
  const ofKind = structureCheck(kind?.structure ?? ublStructure)(root, listed);
  return [...ofKind, ...embeddedFindings(root, kind?.embeds, structureCheck(ublStructure))];
}

/** Our findings and those of the request checks, if the document is an invoice or credit note of the specification. */
function withChecks(
  own: readonly ElementFinding[],
  official: readonly Finding[],
  read: ReadUbl,
  { kind, isOwn }: Identity<KnownKind>,
  options: ValidateUblOptions,
  listed: Tally,
): readonly ElementFinding[] {
  const { root } = read;
  if (options.checks === 'rules-only' || !isOwn || kind?.ruleSet !== undefined || !isUblRoot(root))
    return own;
  const { specification: chosen = defaultSpecification } = options;
  const specification = asJudgedBy(chosen, options, issueDateOf(root));
  const covered = coveredRules(specification.checks);
  const said = [...own.map(({ finding }) => finding), ...official];
  const unsaid = isUnsaid(said, covered);
  // Official rules mostly already report a repeated or misplaced element as an error.
  const isAccepted = !said.some(({ severity }) => severity === 'error');
  const checked = checksOnUbl(
    read,
    specification,
    options,
    ({ rule, severity }) =>
      unsaid(rule) &&
      (isAccepted || rule !== specification.unreadElements.rule) &&
      listed.takes(kindOfFinding(rule, severity)),
  );
  const untold = checked.filter((each) => !isRefusedForDecimals(each, official));
  return untold.length === 0 ? own : [...notCovered(own, untold, covered), ...untold];
}

/** Tells whether an official rule refuses an amount for its decimals, or the part that contains the amount. */
function isRefusedForDecimals(
  { finding: { text, location = '' } }: ElementFinding,
  official: readonly Finding[],
): boolean {
  if (text !== manyDecimals) return false;
  const part = location.slice(0, location.lastIndexOf('/'));
  return official.some(
    (each) => each.severity === 'error' && (each.location === location || each.location === part),
  );
}

/** Findings on an envelope: on its header, and on differences from its document. */
function ofEnvelope(
  header: EnvelopeHeader,
  root: UblElement,
  { kind, isOwn }: Identity<KnownKind>,
  specification: UblSpecification,
): ElementFinding[] {
  const facts = networkFacts(root, { kind, specification });
  return [...headerFindings(header.element, { root, kind, isOwn }), ...envelopeFindings(header, facts)];
}
