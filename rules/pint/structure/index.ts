import type { UblStructure } from '../../../src/core/xml/ubl-structure.ts';
import aggregates from './aggregates.json' with { type: 'json' };
import dataTypes from './data-types.json' with { type: 'json' };
import elements from './elements.json' with { type: 'json' };

/** The structure of UBL 2.1 invoices and credit notes in the OASIS standard. */
export const structure: UblStructure = {
  documents: ['Invoice', 'CreditNote'],
  aggregates,
  elements,
  dataTypes,
};
