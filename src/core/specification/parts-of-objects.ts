/** A part of an invoice that is made from an object of the request. */
export interface PartOfObject {
  readonly object: string;
  /** The only term of the rows that belongs to the part; default: all terms. */
  readonly term?: number;
  /** True if the part has only some fields of the object, and the surrounding part has the others. */
  readonly isShare?: true;
  /** Its name in the request, if it differs from the name in the invoice. */
  readonly field?: string;
}

const reference: PartOfObject = { object: 'References', isShare: true };

/** The parts that have plain fields, by the object and the member of the invoice that they are in. */
export const partsOf: Readonly<Record<string, Readonly<Record<string, PartOfObject>>>> = {
  DocumentRequest: {
    lines: { object: 'Line' },
    allowancesCharges: { object: 'AllowanceCharge' },
    seller: { object: 'Party', term: 0 },
    buyer: { object: 'Party', term: 1 },
    payee: { object: 'Payee' },
    taxRepresentative: { object: 'TaxRepresentative' },
    delivery: { object: 'Delivery' },
    // The first payment consists of the document's own fields.
    payment: { object: 'FirstPayment' },
    furtherPayments: { object: 'PaymentInstruction', field: 'paymentInstructions' },
    furtherPrecedingInvoices: { object: 'PrecedingInvoice', field: 'precedingInvoices' },
    furtherReasons: { object: 'CreditNoteReason', field: 'creditNoteReasons' },
    additionalDocuments: { object: 'AdditionalDocument' },
    instalments: { object: 'Instalment' },
    paidAmounts: { object: 'PaidAmount' },
    order: reference,
    despatch: reference,
    receipt: reference,
    contract: reference,
    customs: reference,
    tender: reference,
  },
  Line: {
    allowancesCharges: { object: 'AllowanceCharge' },
    attributes: { object: 'ItemAttribute' },
    certificates: { object: 'ItemCertificate' },
  },
  Party: { address: { object: 'Address' } },
  TaxRepresentative: { address: { object: 'Address' } },
  Delivery: { address: { object: 'Delivery', isShare: true } },
  FirstPayment: { paymentServiceProviderAddress: { object: 'Address' } },
  PaymentInstruction: { paymentServiceProviderAddress: { object: 'Address' } },
};

/** Objects inside other objects that make no part of their own: the part of the outer object has their fields. */
export const groupsWithoutPart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DocumentRequest: { references: 'References' },
};
