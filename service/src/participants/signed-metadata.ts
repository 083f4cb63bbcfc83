import { X509Certificate } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { seatIn } from '../receive/read-envelope.ts';

/** Signed metadata of an SMP, for one kind of document. */
export interface Metadata {
  readonly participantId: string;
  readonly documentType: string;
  /** The address of another SMP with the metadata; undefined if this SMP has it. */
  readonly redirect: string | undefined;
  /** True if an endpoint is active. */
  readonly isActive: boolean;
  /** The provider ids of the active endpoints. */
  readonly providers: readonly string[];
}

const signatures = 'http://www.w3.org/2000/09/xmldsig#';

/** The identifiers of the documents for which a participant has metadata, with their scheme. */
export function documentTypesIn(serviceGroup: string): string[] {
  const references = parsed(serviceGroup).getElementsByTagNameNS('*', 'ServiceMetadataReference');
  return Array.from(references, (reference) => {
    const [, service = ''] = (reference.getAttribute('href') ?? '').split('/services/');
    return decodeURIComponent(service);
  }).filter((each) => each !== '');
}

/** Reads what the signature of an SMP's metadata covers; throws unless a given certificate issued its own. */
export function metadataIn(xml: string, issuers: readonly X509Certificate[], now: Date): Metadata {
  const document = parsed(signedContent(xml, issuers, now));
  const textOfElement = (name: string) =>
    document.getElementsByTagNameNS('*', name)[0]?.textContent?.trim() ?? '';
  const identified = document.getElementsByTagNameNS('*', 'DocumentIdentifier')[0];
  const redirect = document.getElementsByTagNameNS('*', 'Redirect')[0];
  const active = Array.from(document.getElementsByTagNameNS('*', 'Endpoint')).filter((endpoint) => {
    const moment = (name: string) =>
      endpoint.getElementsByTagNameNS('*', name)[0]?.textContent?.trim() || undefined;
    const [from, until] = [moment('ServiceActivationDate'), moment('ServiceExpirationDate')];
    return (from === undefined || new Date(from) <= now) && (until === undefined || new Date(until) > now);
  });
  return {
    participantId: textOfElement('ParticipantIdentifier'),
    documentType: `${identified?.getAttribute('scheme') ?? ''}::${textOfElement('DocumentIdentifier')}`,
    redirect: redirect?.getAttribute('href') || undefined,
    isActive: active.length > 0,
    providers: active.flatMap(providerOf),
  };
}

/** The seat id in the certificate of an endpoint (`CN=POP000773`); empty if the certificate is unreadable. */
function providerOf(endpoint: Element): string[] {
  const encoded = endpoint.getElementsByTagNameNS('*', 'Certificate')[0]?.textContent ?? '';
  try {
    const { subject } = new X509Certificate(
      Buffer.from(encoded.replace(/-----[^-]*-----|\s/g, ''), 'base64'),
    );
    const [, name = ''] = /^CN=(.*)$/m.exec(subject) ?? [];
    return [seatIn(name) ?? []].flat();
  } catch {
    return [];
  }
}

function signedContent(xml: string, issuers: readonly X509Certificate[], now: Date): string {
  const document = parsed(xml);
  // Extensions may be signed too; the SMP's own signature is a child of the root.
  const signature = Array.from(document.getElementsByTagNameNS(signatures, 'Signature')).find(
    ({ parentNode }) => parentNode === document.documentElement,
  );
  if (signature === undefined) throw new Error('not signed');
  const encoded = Array.from(document.getElementsByTagNameNS(signatures, 'X509Certificate'), (each) =>
    (each.textContent ?? '').replace(/\s/g, ''),
  );
  const certificate = encoded
    .map((each) => new X509Certificate(Buffer.from(each, 'base64')))
    .find((each) => isIssued(each, issuers, now));
  if (certificate === undefined) throw new Error('not signed by an SMP of the network');
  const signed = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null });
  signed.loadSignature(signature);
  if (!signed.checkSignature(xml)) throw new Error('the signature is wrong');
  const [content] = signed.getSignedReferences();
  if (content === undefined) throw new Error('the signature covers nothing');
  return content;
}

function isIssued(certificate: X509Certificate, issuers: readonly X509Certificate[], now: Date): boolean {
  const isValid = new Date(certificate.validFrom) <= now && now < new Date(certificate.validTo);
  return (
    isValid &&
    issuers.some((issuer) => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey))
  );
}

/** Parses XML without a document type definition, because entities could grow. */
function parsed(xml: string): Document {
  if (xml.includes('<!DOCTYPE')) throw new Error('a document type definition');
  const fail = (message: string) => {
    throw new Error(message);
  };
  const parser = new DOMParser({ errorHandler: { warning: () => {}, error: fail, fatalError: fail } });
  return parser.parseFromString(xml, 'text/xml');
}
