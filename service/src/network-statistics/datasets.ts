import { taxDataFacts } from 'pint-ae/internal/server';

/** A type of message as envelopes name it: its document type and its process, each with its scheme. */
interface Dataset {
  readonly documentTypeScheme: string;
  readonly documentType: string;
  readonly process: string;
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

function document(root: 'Invoice' | 'CreditNote', process: 'billing' | 'selfbilling'): Dataset {
  return {
    documentTypeScheme: 'peppol-doctype-wildcard',
    documentType: `${ubl}:${root}-2::${root}##urn:peppol:pint:${process}-1@ae-1::2.1`,
    process: `urn:peppol:bis:${process}`,
  };
}

/** Every type of message that the service exchanges over the network. */
export const datasets = {
  Invoice: document('Invoice', 'billing'),
  CreditNote: document('CreditNote', 'billing'),
  SelfBillingInvoice: document('Invoice', 'selfbilling'),
  SelfBillingCreditNote: document('CreditNote', 'selfbilling'),
  report: {
    documentTypeScheme: 'busdox-docid-qns',
    documentType: `urn:peppol:schema:taxdata:1.0::TaxData##${taxDataFacts.customizationId}::1.0`,
    process: taxDataFacts.profileId,
  },
  status: {
    documentTypeScheme: 'busdox-docid-qns',
    documentType: `${ubl}:ApplicationResponse-2::ApplicationResponse##urn:peppol:edec:mls:1.0::2.1`,
    process: 'urn:peppol:edec:mls',
  },
} as const satisfies Record<string, Dataset>;

export type DatasetName = keyof typeof datasets;
export const datasetNames = Object.keys(datasets) as DatasetName[];
