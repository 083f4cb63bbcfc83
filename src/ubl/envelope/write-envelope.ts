import { escapeText } from 'schematron-compiler/xml';
import type { EnvelopePlaces } from '../../core/specification/kind.ts';
import { namespaces, type UblElement } from '../../core/xml/element.ts';
import type { NetworkFacts } from './network-facts.ts';
import { headerVersion, participantScheme, processScheme, type StatusType } from './network-names.ts';

/** Identifiers that distinguish one envelope from another. */
export interface EnvelopeIdentity {
  /** Identifies the envelope on the network; preferably a UUID. */
  readonly id: string;
  /** Time of its creation, with time zone: `2026-01-31T08:00:00Z`. */
  readonly createdAt: string;
  /**
   * The country of the sender (COUNTRY_C1), as its ISO 3166 code, for kinds of documents that do not contain it, such
   * as a status.
   */
  readonly country?: string | undefined;
  /** The service provider who receives statuses of the document (MLS_TO), such as `0242:001147`. */
  readonly mlsTo?: string | undefined;
  /** Statuses that the sender wants (MLS_TYPE); by default, receivers report only failures. */
  readonly mlsType?: StatusType | undefined;
}

/** Wraps the text of a document, byte for byte except for its XML declaration. */
export function writeEnvelope(
  xml: string,
  root: UblElement,
  facts: NetworkFacts,
  { typeVersion, documentTypeScheme }: EnvelopePlaces,
  { id, createdAt, mlsTo, mlsType }: EnvelopeIdentity,
): string {
  // A document without a default namespace would inherit the envelope's.
  const prefix = root.prefix === '' ? '' : 'sbdh:';
  const statuses = [
    ...(mlsTo === undefined ? [] : [scope('MLS_TO', mlsTo, participantScheme)]),
    ...(mlsType === undefined ? [] : [scope('MLS_TYPE', mlsType)]),
  ]
    .map((each) => `\n${each}`)
    .join('');
  const header = `<StandardBusinessDocument xmlns${prefix && ':sbdh'}="${namespaces.envelope}">
  <StandardBusinessDocumentHeader>
    <HeaderVersion>${headerVersion}</HeaderVersion>
    <Sender>
      <Identifier Authority="${participantScheme}">${escapeText(facts.sender)}</Identifier>
    </Sender>
    <Receiver>
      <Identifier Authority="${participantScheme}">${escapeText(facts.receiver)}</Identifier>
    </Receiver>
    <DocumentIdentification>
      <Standard>${root.namespace}</Standard>
      <TypeVersion>${typeVersion}</TypeVersion>
      <InstanceIdentifier>${escapeText(id)}</InstanceIdentifier>
      <Type>${root.localName}</Type>
      <CreationDateAndTime>${escapeText(createdAt)}</CreationDateAndTime>
    </DocumentIdentification>
    <BusinessScope>
${scope('DOCUMENTID', facts.documentType, documentTypeScheme)}
${scope('PROCESSID', facts.process, processScheme)}
${scope('COUNTRY_C1', facts.country)}${statuses}
    </BusinessScope>
  </StandardBusinessDocumentHeader>
`;
  const written = prefix === '' ? header : header.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`);
  const document = xml.replace(/^\ufeff?(?:<\?xml\s[^>]*\?>\s*)?/, '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written}${document}\n</${prefix}StandardBusinessDocument>`;
}

function scope(type: string, identifier: string, scheme?: string): string {
  const ofScheme = scheme === undefined ? '' : `\n        <Identifier>${scheme}</Identifier>`;
  return `      <Scope>
        <Type>${type}</Type>
        <InstanceIdentifier>${escapeText(identifier)}</InstanceIdentifier>${ofScheme}
      </Scope>`;
}
