import type { DocumentKind } from '../../../src/core/specification/kind.ts';
import { release } from '../message-status/release.ts';
import { structure } from '../message-status/structure.ts';

/** What the receiver's service provider, or the tax authority, answers about a document: Peppol MLS. */
export const messageStatus = {
  root: 'ApplicationResponse',
  namespace: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2',
  customizationIds: ['urn:peppol:edec:mls:1.0'],
  identifierRule: 'SCH-MLS-01',
  name: { en: 'a message level status', ar: 'حالة على مستوى الرسالة' },
  specification: release.name,
  structure,
  envelope: {
    sender: 'cac:SenderParty',
    receiver: 'cac:ReceiverParty',
    typeVersion: '2.1',
    documentTypeScheme: 'busdox-docid-qns',
  },
} as const satisfies DocumentKind;
