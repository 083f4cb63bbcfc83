const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const process = (id: string) => `cenbii-procid-ubl::${id}`;

const pint = (root: string, use: 'billing' | 'selfbilling') => ({
  documentType: `peppol-doctype-wildcard::${ubl}${root}-2::${root}##urn:peppol:pint:${use}-1@ae-1::2.1`,
  process: process(`urn:peppol:bis:${use}`),
});

/** The documents of PINT-AE, in the form that an SMP publishes. */
export const billing = [
  pint('Invoice', 'billing'),
  pint('CreditNote', 'billing'),
  pint('Invoice', 'selfbilling'),
  pint('CreditNote', 'selfbilling'),
];

/** Document that providers receive: message level statuses. */
export const status = {
  documentType: `busdox-docid-qns::${ubl}ApplicationResponse-2::ApplicationResponse##urn:peppol:edec:mls:1.0::2.1`,
  process: process('urn:peppol:edec:mls'),
};

/** Document that the tax authority receives: tax data documents. */
export const report = {
  documentType: 'busdox-docid-qns::urn:peppol:schema:taxdata:1.0::TaxData##urn:peppol:taxdata:ae-1::1.0',
  process: process('urn:peppol:taxreporting'),
};
