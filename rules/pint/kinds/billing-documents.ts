import type { DocumentKind, EnvelopePlaces } from '../../../src/core/specification/kind.ts';
import { namespaces } from '../../../src/core/xml/element.ts';
import { structure } from '../structure/index.ts';

/** A self-billed document is issued, and sent, by the buyer. */
const envelope: EnvelopePlaces = {
  sender: 'cac:AccountingSupplierParty/cac:Party',
  receiver: 'cac:AccountingCustomerParty/cac:Party',
  turnedIn: 'selfbilling',
  country: { at: 'cac:PostalAddress/cac:Country/cbc:IdentificationCode' },
  typeVersion: '2.1',
  documentTypeScheme: 'peppol-doctype-wildcard',
};

/** Invoices and credit notes of UBL; a specification says which identifiers they have. */
export const billingDocuments = [
  {
    root: 'Invoice',
    namespace: namespaces.invoice,
    name: { en: 'an invoice', ar: 'فاتورة' },
    structure,
    envelope,
  },
  {
    root: 'CreditNote',
    namespace: namespaces.creditNote,
    name: { en: 'a credit note', ar: 'إشعار دائن' },
    structure,
    envelope,
  },
] as const satisfies readonly DocumentKind[];
