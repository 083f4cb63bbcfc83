import { xmlTextOf } from 'schematron-compiler/xml';
import { inWords } from '../api/result.ts';
import type { Finding, Issue, Severity, Values } from '../core/findings/finding.ts';
import { listedFindings } from '../core/findings/finding-limits.ts';
import { parseParticipantId } from '../core/invoice/invoice.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { textLike } from '../core/options/option-kinds.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { UblElement } from '../core/xml/element.ts';
import type { UblStructure } from '../core/xml/ubl-structure.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { judge } from '../judge/judge.ts';
import { taxDataFacts as facts } from '../specification/facts.ts';
import { networkMessages } from '../specification/network.ts';
import { isProviderId } from '../ubl/envelope/network-names.ts';
import { structureCheck } from '../ubl/structure/check.ts';

/** Findings in words: a message's rules use their own texts. */
export function issuesOf(
  findings: readonly Finding[],
  language: LanguageOption | undefined,
  ruleSets: readonly RuleSet[] = [],
): Issue[] {
  if (findings.length === 0) return [];
  const textOptions = language === undefined ? {} : { language };
  return listedFindings(findings, {}).map(inWords(networkMessages, ruleSets, textOptions));
}

/** A type whose members of these names may be null. */
export type OrNull<Type, Name extends keyof Type> = Omit<Type, Name> & {
  readonly [Key in Name]: Type[Key] | null;
};

/** Creates a finding on a message that follows a document. */
export function networkFinding(rule: string, values: Values = {}, severity: Severity = 'error'): Finding {
  return { rule, severity, path: '', values, foundBy: 'structure' };
}

/** The kind of an option that is an identifier, which is written unchanged. */
export const identifier = textLike(
  (value) => value.trim() !== '' && xmlTextOf(value).illegal.length === 0,
  'an identifier that XML can carry',
);

/** Role of a provider, as a word of the messages. */
export type ProviderRole = 'mlsSender' | 'mlsReceiver' | 'taxAuthority' | 'representative';

/** The identifier of a service provider without its scheme; `001147` and `0242:001147` are the same. */
export function bareProviderId(text: string, scheme: string): string {
  return parseParticipantId(text.trim(), scheme).value;
}

/** Only a document with a receiver on the network has a receiver's provider that could report it. */
export function withoutReceiver(role: string, endpoint: string): Finding | undefined {
  const { receiver, issuer } = facts.roles;
  if (role !== receiver || !facts.isWithoutReceiver(endpoint)) return undefined;
  return networkFinding('pint-ae-tdd-without-receiver', { endpoint, role, issuer });
}

/** Checks the identifier of a service provider; the most frequent mistake is the address of a company. */
export function providerFindings(text: string, role: ProviderRole, scheme: string): Finding[] {
  const { schemeId, value } = parseParticipantId(text.trim(), scheme);
  if (isProviderId(`${schemeId}:${value}`)) return [];
  const finding = networkFinding('pint-ae-mls-provider', {
    found: text || '–',
    role: { word: role },
    scheme,
  });
  return schemeId === scheme ? [finding] : [{ ...finding, text: 'participantForProvider' }];
}

/** Checks a message that is sent after a document. */
export interface MessageRules {
  readonly ruleSet: RuleSet;
  readonly structure: UblStructure;
}

/** Findings of the structure and the rules of a message. */
export function messageFindings(root: UblElement, { ruleSet, structure }: MessageRules): readonly Finding[] {
  const ofStructure = structureCheck(structure)(root).map(({ finding }) => finding);
  return [...ofStructure, ...judge({ root }, 'billing', '', { ruleSets: [ruleSet] }).findings];
}

/** Findings that forbid sending a message that was just written. */
export function errorsInText(xml: string, rules: MessageRules): readonly Finding[] {
  const parsed = parseUbl(xml);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return messageFindings(parsed.value, rules).filter(({ severity }) => severity === 'error');
}
