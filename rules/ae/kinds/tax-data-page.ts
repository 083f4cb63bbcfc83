import type { KindPage } from '../../../src/core/specification/rendering.ts';
import texts from '../messages/tax-data-page.json' with { type: 'json' };

const transaction = 'doc:ReportedTransaction';
const reported = `${transaction}/doc:ReportedDocument`;
const supplier = `${reported}/cac:AccountingSupplierParty/cac:Party`;
const customer = `${reported}/cac:AccountingCustomerParty/cac:Party`;
const source = `${transaction}/doc:SourceDocument/ext:ExtensionContent/*`;

/** The tax data document in readable form: who reports what to the tax authority. */
export const taxDataPage: KindPage = {
  title: texts.title,
  statement: {
    label: texts.purpose,
    at: 'doc:DocumentTypeCode',
    meanings: {
      S: texts.submission,
      R: texts.revision,
      W: texts.withdrawal,
      F: texts.failure,
    },
  },
  sections: [
    {
      heading: texts.report,
      facts: [
        { label: texts.issueDate, at: 'cbc:IssueDate', as: 'date' },
        { label: texts.issueTime, at: 'cbc:IssueTime' },
        {
          label: texts.reportedBy,
          at: 'doc:ReporterRole',
          meanings: {
            '01': texts.issuer,
            '02': texts.receiver,
          },
        },
        {
          label: texts.theirAddress,
          at: 'doc:ReportingParty/cbc:EndpointID',
          as: 'address',
        },
        {
          label: texts.theirProvider,
          at: 'doc:ReportersRepresentative/cac:PartyIdentification/cbc:ID',
          as: 'address',
        },
        {
          label: texts.taxAuthority,
          at: 'doc:ReceivingParty/cbc:EndpointID',
          as: 'address',
        },
        {
          label: texts.transaction,
          at: 'doc:DocumentScope',
          meanings: {
            D: texts.domestic,
            IP: texts.internationalOverTheNetwork,
            INP: texts.internationalOutsideTheNetwork,
          },
        },
        {
          label: texts.envelopeOfTheDocument,
          at: `${transaction}/doc:TransportHeaderID`,
        },
      ],
    },
    {
      heading: texts.reportedDocument,
      facts: [
        { label: texts.number, at: `${reported}/cbc:ID` },
        { label: texts.uuid, at: `${reported}/cbc:UUID` },
        { label: texts.issueDate, at: `${reported}/cbc:IssueDate`, as: 'date' },
        {
          label: texts.documentTypeCode,
          at: `${reported}/doc:DocumentTypeCode`,
        },
        { label: texts.specification, at: `${reported}/cbc:CustomizationID` },
        {
          label: texts.sellersTaxNumber,
          at: `${supplier}/cac:PartyTaxScheme/cbc:CompanyID`,
        },
        {
          label: texts.buyersTaxNumber,
          at: `${customer}/cac:PartyTaxScheme/cbc:CompanyID`,
        },
        {
          label: texts.buyersIdentifier,
          at: `${customer}/cac:PartyIdentification/cbc:ID`,
          as: 'address',
        },
        {
          label: texts.totalBeforeTax,
          at: `${reported}/doc:MonetaryTotal/cbc:TaxExclusiveAmount`,
          as: 'amount',
        },
        {
          label: texts.vat,
          at: `${reported}/cac:TaxTotal/cbc:TaxAmount`,
          as: 'amount',
        },
      ],
    },
    {
      heading: texts.whatElseIsReported,
      each: `${transaction}/doc:CustomContent`,
      facts: [
        {
          label: texts.term,
          at: 'cbc:ID',
          meanings: {
            'BTAE-20': texts.totalWithVATInAED,
          },
        },
        { label: texts.value, at: 'cbc:Value' },
      ],
    },
    {
      heading: texts.theDocumentItself,
      facts: [
        { label: texts.number, at: `${source}/cbc:ID` },
        {
          label: texts.seller,
          at: `${source}/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`,
        },
        {
          label: texts.buyer,
          at: `${source}/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`,
        },
        {
          label: texts.totalWithVAT,
          at: `${source}/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount`,
          as: 'amount',
        },
      ],
    },
  ],
};
