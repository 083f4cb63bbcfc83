import type { Finding, Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { checkOptions } from '../core/options/check-options.ts';
import {
  dateTimeWithZone,
  languageOption,
  oneOf,
  optionsOf,
  required,
  textLike,
  textWithContent,
} from '../core/options/option-kinds.ts';
import { identityOf } from '../intake/identity.ts';
import { readUblDocument } from '../intake/read-document.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { kindsOf, otherSpecifications } from '../specification/kinds.ts';
import { ublSpecificationOf } from '../specification/ubl-specification.ts';
import { missingFacts, otherCountry } from '../ubl/envelope/envelope-findings.ts';
import { networkFacts } from '../ubl/envelope/network-facts.ts';
import { isProviderId, statusTypes } from '../ubl/envelope/network-names.ts';
import { type EnvelopeIdentity, writeEnvelope } from '../ubl/envelope/write-envelope.ts';
import { unknownKind } from './other-document.ts';
import { ownFindingsInWords } from './result.ts';
import { specificationShape } from './specification-option.ts';

export interface EnvelopeOptions extends EnvelopeIdentity, SpecificationChoice {
  /** Language of messages and hints. */
  readonly language?: LanguageOption;
}

export const envelopeOptionsKind = optionsOf<EnvelopeOptions>({
  ...specificationShape,
  id: required(textWithContent),
  createdAt: required(dateTimeWithZone),
  country: textLike((value) => /^[A-Z]{2}$/.test(value), 'the code of a country such as OM'),
  mlsTo: textLike(isProviderId, 'the address of a service provider such as 0242:001147'),
  mlsType: oneOf(statusTypes),
  language: languageOption,
});

/**
 * Puts a document (invoice, credit note, tax data document or message level status) into the Standard Business
 * Document in which it travels over the network. Parties (by their electronic addresses), document type, process and
 * country (COUNTRY_C1) come from the document; the identity comes from the options. The document is embedded byte for
 * byte, without its XML declaration, and is not validated. If it lacks a fact that the envelope must name, there is
 * no envelope, and the issues name the fact.
 *
 * @example
 * ```ts
 * const wrapped = wrapUbl(xml, {
 *   id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
 *   createdAt: '2026-01-31T08:00:00Z',
 * });
 * if (wrapped.ok) console.log(validateUbl(wrapped.value).valid); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function wrapUbl(xml: string, options: EnvelopeOptions): Result<string, readonly Issue[]> {
  checkOptions('wrapUbl', envelopeOptionsKind, options);
  const told = (findings: readonly Finding[]): Result<never, readonly Issue[]> => ({
    ok: false,
    failure: ownFindingsInWords(findings, options),
  });
  const read = readUblDocument(xml);
  if (!read.ok) return told(read.failure);
  const { root, envelope: around } = read.value;
  if (around !== undefined) return told([alreadyWrapped]);
  const specification = ublSpecificationOf(options);
  const { kind } = identityOf(root, kindsOf(specification), otherSpecifications);
  if (kind === undefined) return told([unknownKind(root)]);
  const said = networkFacts(root, { kind, specification });
  const { country = said.country } = options;
  const facts = { ...said, country };
  const wrong = [
    ...missingFacts(facts, kind.envelope),
    ...(said.country === '' || said.country === country ? [] : [otherCountry(country, said.country)]),
  ];
  return wrong.length > 0
    ? told(wrong)
    : { ok: true, value: writeEnvelope(xml, root, facts, kind.envelope, options) };
}

const alreadyWrapped: Finding = { rule: 'sbdh-already', severity: 'error', path: '', foundBy: 'structure' };
