import type { UblStructure } from '../../../src/core/xml/ubl-structure.ts';
import { structure as ubl } from '../../pint/structure/index.ts';
import { dataTypes } from '../data-types.ts';

/** The structure of the message level status: an application response of UBL 2.1. */
export const structure: UblStructure = {
  ...ubl,
  dataTypes,
  documents: ['ApplicationResponse'],
  aggregates: {
    ...ubl.aggregates,
    ApplicationResponse:
      'ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:ResponseDate? cbc:ResponseTime? cbc:Note* cbc:VersionID? cac:Signature* cac:SenderParty cac:ReceiverParty cac:DocumentResponse*',
    DocumentResponse:
      'cac:Response cac:DocumentReference+ cac:IssuerParty? cac:RecipientParty? cac:LineResponse*',
    LineResponse: 'cac:LineReference cac:Response+',
  },
  elements: {
    ...ubl.elements,
    aggregate: {
      ...ubl.elements.aggregate,
      Party: `${ubl.elements.aggregate.Party} SenderParty ReceiverParty RecipientParty`,
    },
    basic: {
      ...ubl.elements.basic,
      Date: `${ubl.elements.basic.Date} ResponseDate`,
      Time: `${ubl.elements.basic.Time} ResponseTime`,
    },
  },
};
