import type { Finding } from '../core/findings/finding.ts';
import { parseParticipantId } from '../core/invoice/participant-id.ts';
import { taxDataFacts as facts } from '../specification/facts.ts';
import { isProviderId } from '../ubl/envelope/network-names.ts';
import { networkFinding } from './network-issues.ts';

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
