import type { X509Certificate } from 'node:crypto';
import {
  notRegistered,
  type ReceivedKind,
  type Registration,
  receivedKinds,
  unknownBecause,
} from '../access-points/delivery.ts';
import type { Clock } from '../surroundings.ts';
import { participantScheme, type ResolveNaptr, registeredPlace } from './register.ts';
import { documentTypesIn, type Metadata, metadataIn } from './signed-metadata.ts';

/** Reads a text over HTTP; throws if there is no answer. */
export type Get = (url: string) => Promise<{ readonly status: number; readonly text: string }>;

export interface Network {
  /** The zone of the register in the DNS. */
  readonly zone: string;
  /** Issuers of the certificates of SMPs. */
  readonly issuers: readonly X509Certificate[];
  readonly resolveNaptr: ResolveNaptr;
  readonly get: Get;
  readonly clock: Clock;
}

const wildcard = 'peppol-doctype-wildcard::';
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const documentTypes: Readonly<Record<ReceivedKind, string>> = {
  Invoice: `${ubl}Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.1`,
  CreditNote: `${ubl}CreditNote-2::CreditNote##urn:peppol:pint:billing-1@ae-1::2.1`,
  SelfBillingInvoice: `${ubl}Invoice-2::Invoice##urn:peppol:pint:selfbilling-1@ae-1::2.1`,
  SelfBillingCreditNote: `${ubl}CreditNote-2::CreditNote##urn:peppol:pint:selfbilling-1@ae-1::2.1`,
};

/**
 * Asks the network whether a participant is registered, and which PINT-AE documents it receives: the register (SML)
 * in the DNS names its SMP, which has signed metadata for each kind. A server that is down gives no answer.
 */
export async function askNetwork(network: Network, participantId: string): Promise<Registration> {
  const place = await registeredPlace(participantId, network.zone, network.resolveNaptr);
  if (place.found === 'nothing') return notRegistered;
  if (place.found === 'unknown')
    return unknownBecause({ text: 'registerSilent', values: { why: place.why } });
  try {
    const group = `${place.url.replace(/\/+$/, '')}/${encodeURIComponent(`${participantScheme}::${participantId}`)}`;
    const { status, text } = await network.get(group);
    // The register names this SMP, so its answer is authoritative.
    if (status === 404) return notRegistered;
    if (status !== 200) throw new Error(`status ${status}`);
    const published = documentTypesIn(text);
    const received = await Promise.all(
      receivedKinds.map(async (kind) => {
        const types = published.filter((each) => isFor(each, documentTypes[kind]));
        const found = await Promise.all(
          types.map((type) => metadataOf(network, `${group}/services/`, participantId, type)),
        );
        const active = found.filter(({ isActive }) => isActive);
        return active.length > 0 ? [{ kind, providers: active.flatMap(({ providers }) => providers) }] : [];
      }),
    );
    const providers = [...new Set(received.flat().flatMap((each) => each.providers))];
    return { registered: true, receives: received.flat().map(({ kind }) => kind), providers, reason: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return unknownBecause({ text: 'smpUnclear', values: { why: why.slice(0, 300) } });
  }
}

/** Tells whether a published type matches a document: exactly, or by its beginning before a star. */
function isFor(published: string, documentType: string): boolean {
  if (published === `busdox-docid-qns::${documentType}`) return true;
  if (!published.startsWith(wildcard)) return false;
  const type = published.slice(wildcard.length);
  const [customization = '', ending = ''] = type.split('*');
  return type.includes('*')
    ? documentType.startsWith(customization) && documentType.endsWith(ending)
    : type === documentType;
}

/** The metadata of a kind of document; one redirect to another SMP is followed. */
async function metadataOf(
  { get, issuers, clock }: Network,
  services: string,
  participantId: string,
  documentType: string,
): Promise<Metadata> {
  const read = async (url: string) => {
    const { status, text } = await get(url);
    if (status !== 200) throw new Error(`status ${status} of ${documentType}`);
    return metadataIn(text, issuers, clock.now());
  };
  const first = await read(services + encodeURIComponent(documentType));
  const metadata = first.redirect === undefined ? first : await read(first.redirect);
  if (metadata.redirect !== undefined) throw new Error('a redirect of a redirect');
  if (metadata.participantId.toLowerCase() !== participantId.toLowerCase())
    throw new Error(`metadata of ${metadata.participantId}`);
  if (metadata.documentType !== documentType) throw new Error(`metadata of ${metadata.documentType}`);
  return metadata;
}
