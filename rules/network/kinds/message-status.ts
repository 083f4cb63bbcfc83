import type { DocumentKind } from '../../../src/core/specification/kind.ts';
import { release } from '../message-status/release.ts';
import { structure } from '../message-status/structure.ts';
import names from '../messages/kinds.json' with { type: 'json' };

/** The answer of the receiver's service provider, or of the tax authority, about a document: Peppol MLS. */
export const messageStatus = {
  root: 'ApplicationResponse',
  namespace: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2',
  customizationIds: ['urn:peppol:edec:mls:1.0'],
  identifierRule: 'SCH-MLS-01',
  name: names.aMessageLevelStatus,
  specification: release.name,
  structure,
  envelope: {
    sender: 'cac:SenderParty',
    receiver: 'cac:ReceiverParty',
    typeVersion: '2.1',
    documentTypeScheme: 'busdox-docid-qns',
  },
} as const satisfies DocumentKind;
