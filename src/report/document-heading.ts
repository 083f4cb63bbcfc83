import type { UblElement } from '../core/element.ts';
import { textAt, type UblPath } from '../ubl/reading.ts';

/** What a document says of itself, read from its UBL, which a request has been written as; undefined where it is silent. */
export interface DocumentHeading {
  readonly number: string | undefined;
  readonly issueDate: string | undefined;
  readonly seller: string | undefined;
  readonly buyer: string | undefined;
  readonly currency: string | undefined;
  readonly totals: Readonly<Record<HeadingTotal, string | undefined>>;
}

const totalPaths = {
  taxExclusive: 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount',
  tax: 'cac:TaxTotal/cbc:TaxAmount',
  taxInclusive: 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount',
  payable: 'cac:LegalMonetaryTotal/cbc:PayableAmount',
} as const satisfies Readonly<Record<string, UblPath>>;

export type HeadingTotal = keyof typeof totalPaths;

export const headingTotals = Object.keys(totalPaths) as readonly HeadingTotal[];

/** The heading of a UBL document. */
export function documentHeading(root: UblElement): DocumentHeading {
  const at = (path: UblPath) => textAt(root, path);
  const name = 'cac:Party/cac:PartyLegalEntity/cbc:RegistrationName';
  return {
    number: at('cbc:ID'),
    issueDate: at('cbc:IssueDate'),
    seller: at(`cac:AccountingSupplierParty/${name}`),
    buyer: at(`cac:AccountingCustomerParty/${name}`),
    currency: at('cbc:DocumentCurrencyCode'),
    totals: {
      taxExclusive: at(totalPaths.taxExclusive),
      tax: at(totalPaths.tax),
      taxInclusive: at(totalPaths.taxInclusive),
      payable: at(totalPaths.payable),
    },
  };
}
