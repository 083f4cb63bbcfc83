import type { UblStructure } from '../../../src/core/xml/ubl-structure.ts';
import { dataTypes } from '../../network/data-types.ts';
import { structure as ubl } from '../../pint/structure/index.ts';

/** The structure of tax data documents from their schema, which takes its types from UBL 2.1. */
export const structure: UblStructure = {
  ...ubl,
  dataTypes,
  documents: ['TaxData'],
  aggregates: {
    ...ubl.aggregates,
    TaxData:
      'cbc:CustomizationID cbc:ProfileID cbc:ID? cbc:IssueDate cbc:IssueTime pxs:DocumentTypeCode pxs:DocumentScope pxs:ReporterRole pxs:ReportingParty pxs:ReceivingParty pxs:ReportersRepresentative pxs:ReportedTransaction*',
    ReportedTransaction:
      'pxs:TransportHeaderID? pxs:ReportedDocument? pxs:CustomContent* pxs:SourceDocument?',
    ReportedDocument:
      'cbc:CustomizationID? cbc:ProfileID? cbc:ID? cbc:UUID? cbc:IssueDate? cbc:IssueTime? pxs:DocumentTypeCode? cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cac:AccountingSupplierParty? cac:AccountingCustomerParty? cac:TaxTotal* pxs:MonetaryTotal*',
    ReportedTotals: 'cbc:TaxExclusiveAmount? cbc:TaxInclusiveAmount?',
    // The schema allows an extension instead of the value, but ibr-tdd-55 refuses every extension.
    CustomContent: 'cbc:ID cbc:Value',
  },
  own: {
    prefix: 'pxs',
    namespace: 'urn:peppol:schema:taxdata:1.0',
    elements: {
      Code: 'DocumentTypeCode DocumentScope ReporterRole',
      Identifier: 'TransportHeaderID',
      Party: 'ReportingParty ReceivingParty ReportersRepresentative',
      ReportedTotals: 'MonetaryTotal',
      UBLExtension: 'SourceDocument',
    },
  },
};
