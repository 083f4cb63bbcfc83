import type { DocumentKind } from '../../../src/core/specification/kind.ts';
import names from '../messages/kinds.json' with { type: 'json' };
import { release } from '../tax-data/release.ts';
import { structure } from '../tax-data/structure.ts';

/** The report of a service provider to the tax authority about an invoice or credit note: AE TDD. */
export const taxData = {
  root: 'TaxData',
  namespace: 'urn:peppol:schema:taxdata:1.0',
  customizationIds: ['urn:peppol:taxdata:ae-1'],
  identifierRule: 'ibr-tdd-01',
  name: names.aTaxDataDocument,
  specification: release.name,
  structure,
  envelope: {
    sender: 'pxs:ReportingParty',
    receiver: 'pxs:ReceivingParty',
    country: { always: 'AE' },
    typeVersion: '1.0',
    documentTypeScheme: 'busdox-docid-qns',
  },
  embeds: {
    path: 'pxs:ReportedTransaction/pxs:SourceDocument/cec:ExtensionContent',
    prefixes: {
      pxs: 'urn:peppol:schema:taxdata:1.0',
      cec: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
    },
    rule: 'pint-ae-tdd-source-schema',
  },
} as const satisfies DocumentKind;
