import type { ValidatedDocument } from '../api/validate-document.ts';
import { valueAt } from '../core/findings/json-path.ts';
import type { UblElement } from '../core/xml/element.ts';
import { textAt, type UblPath } from '../ubl/reading.ts';

/** The identity of a document; undefined members are not in it. */
export interface DocumentHeading {
  readonly number: string | undefined;
  readonly issueDate: string | undefined;
  readonly seller: string | undefined;
  readonly buyer: string | undefined;
  readonly currency: string | undefined;
  readonly totals: Readonly<Record<HeadingTotal, string | undefined>>;
}

const nameOfParty = 'cac:Party/cac:PartyLegalEntity/cbc:RegistrationName';

const paths = {
  number: 'cbc:ID',
  issueDate: 'cbc:IssueDate',
  seller: `cac:AccountingSupplierParty/${nameOfParty}`,
  buyer: `cac:AccountingCustomerParty/${nameOfParty}`,
  currency: 'cbc:DocumentCurrencyCode',
} as const satisfies Readonly<Record<string, UblPath>>;

const totalPaths = {
  taxExclusive: 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount',
  tax: 'cac:TaxTotal/cbc:TaxAmount',
  taxInclusive: 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount',
  payable: 'cac:LegalMonetaryTotal/cbc:PayableAmount',
} as const satisfies Readonly<Record<string, UblPath>>;

export type HeadingTotal = keyof typeof totalPaths;

export const headingTotals = Object.keys(totalPaths) as readonly HeadingTotal[];

/** The number of a checked document (IBT-001), even if another part of the request is malformed. */
export function numberOf({ request, ubl }: Pick<ValidatedDocument, 'request' | 'ubl'>): string | undefined {
  return ubl === undefined ? textIn(request, ['invoiceNumber']) : textAt(ubl, paths.number);
}

/** The name of its seller (IBT-027) or of its buyer (IBT-044). */
export function partyNameOf(
  { request, ubl }: Pick<ValidatedDocument, 'request' | 'ubl'>,
  party: 'seller' | 'buyer',
): string | undefined {
  return ubl === undefined ? textIn(request, [party, 'name']) : textAt(ubl, paths[party]);
}

function textIn(request: unknown, steps: readonly string[]): string | undefined {
  const text = valueAt(request, steps);
  return typeof text === 'string' ? text : undefined;
}

export function documentHeading(root: UblElement): DocumentHeading {
  const at = (path: UblPath) => textAt(root, path);
  return {
    number: at(paths.number),
    issueDate: at(paths.issueDate),
    seller: at(paths.seller),
    buyer: at(paths.buyer),
    currency: at(paths.currency),
    totals: {
      taxExclusive: at(totalPaths.taxExclusive),
      tax: at(totalPaths.tax),
      taxInclusive: at(totalPaths.taxInclusive),
      payable: at(totalPaths.payable),
    },
  };
}
