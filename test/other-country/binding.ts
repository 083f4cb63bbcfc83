import { delivery, documentBinding, invoicePeriod } from '../../rules/pint/binding/document.ts';
import { commodityClassification, itemBinding, lineBinding } from '../../rules/pint/binding/line.ts';
import { partyBinding } from '../../rules/pint/binding/party.ts';
import { contractReference } from '../../rules/pint/binding/references.ts';
import { structure } from '../../rules/pint/structure/index.ts';
import type { ComputedInvoice } from '../../src/core/invoice/computed-invoice.ts';
import { type Aggregate, withRows } from '../../src/core/specification/binding.ts';
import { withPlainFields } from '../../src/core/specification/plain-rows.ts';
import { elementOrdersOf } from '../../src/ubl/structure/tables.ts';
import { fields } from './fields.ts';

/** PINT's documents; a line also states its total and its VAT in crowns, and the reason of a credit note is in a note. */
const ownBinding: Aggregate<ComputedInvoice> = withRows(
  documentBinding({
    period: invoicePeriod,
    contract: contractReference,
    seller: partyBinding('seller', []),
    buyer: partyBinding('buyer', []),
    delivery,
    line: [
      ...lineBinding(itemBinding(commodityClassification)),
      {
        element: 'cac:ItemPriceExtension',
        rows: [
          {
            element: 'cbc:Amount',
            terms: ['RT-01'],
            value: 'payableAmount',
            field: '',
            codec: 'accountingAmount',
          },
          {
            element: 'cac:TaxTotal',
            rows: [
              {
                element: 'cbc:TaxAmount',
                terms: ['RT-04'],
                value: 'vatAmount',
                field: '',
                codec: 'accountingAmount',
              },
            ],
          },
        ],
      },
    ],
  }),
  {
    'cbc:ProfileID': [
      {
        element: 'cbc:ProfileExecutionID',
        terms: ['RT-02'],
        value: 'profileExecutionId',
        field: 'transactionType',
        codec: 'text',
      },
    ],
    'cbc:Note': [
      {
        element: 'cbc:Note',
        only: 'CreditNote',
        terms: ['RT-03'],
        value: 'creditNoteReason',
        field: 'creditNoteReasonCode',
        codec: 'text',
      },
    ],
  },
);

/** The same with the plain fields, each at its place. */
export const binding = withPlainFields(ownBinding, fields, elementOrdersOf(structure));
