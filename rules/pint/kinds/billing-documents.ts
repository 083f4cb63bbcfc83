import type { DocumentKind, EnvelopePlaces } from '../../../src/core/specification/kind.ts';
import { namespaces } from '../../../src/core/xml/element.ts';
import names from '../messages/kinds.json' with { type: 'json' };
import { structure } from '../structure/index.ts';

/** The buyer issues and sends a self-billed document. */
const envelope: EnvelopePlaces = {
  sender: 'cac:AccountingSupplierParty/cac:Party',
  receiver: 'cac:AccountingCustomerParty/cac:Party',
  turnedIn: 'selfbilling',
  country: { at: 'cac:PostalAddress/cac:Country/cbc:IdentificationCode' },
  typeVersion: '2.1',
  documentTypeScheme: 'peppol-doctype-wildcard',
};

/** Invoices and credit notes of UBL; a specification defines their identifiers. */
export const billingDocuments = [
  {
    root: 'Invoice',
    namespace: namespaces.invoice,
    name: names.anInvoice,
    structure,
    envelope,
  },
  {
    root: 'CreditNote',
    namespace: namespaces.creditNote,
    name: names.aCreditNote,
    structure,
    envelope,
  },
] as const satisfies readonly DocumentKind[];
