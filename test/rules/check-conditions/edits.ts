import type { DocumentRequest } from '../../../src/specification/default.ts';
import { lineOf } from '../../requests.ts';

export type Edit = (request: DocumentRequest) => void;
export type Line = Partial<DocumentRequest['lines'][number]>;
/** A fact, an example with a change that makes it true, and all findings of the checks. */
export type Row = readonly [fact: string, name: string, edit: Edit, ...said: string[]];

export const withoutTotals = { taxTotal: null, legalMonetaryTotal: null };
export const all =
  (...edits: Edit[]): Edit =>
  (request) => {
    for (const edit of edits) edit(request);
  };
export const fields =
  (values: object): Edit =>
  (request) => {
    Object.assign(request, values);
  };
export const seller =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.seller, values);
  };
export const buyer =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.buyer, values);
  };
export const sellerAddress =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.seller.address, values);
  };
export const buyerAddress =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.buyer.address, values);
  };
export const line =
  (values: Line): Edit =>
  (request) => {
    Object.assign(request, withoutTotals);
    Object.assign(lineOf(request), { lineExtensionAmount: null }, values);
  };
export const lines =
  (...values: Line[]): Edit =>
  (request) => {
    const first = { ...lineOf(request), lineExtensionAmount: null };
    Object.assign(request, withoutTotals, {
      lines: values.map((each, index) => ({ ...first, id: String(index + 1), ...each })),
    });
  };
export const entries = (...values: object[]) =>
  fields({
    ...withoutTotals,
    allowancesCharges: values.map((each) => ({ isCharge: false, amount: 5, reason: 'x', ...each })),
  });
export const flag = (name: string, others: object = {}) =>
  fields({ transactionType: { [name]: true }, ...others });
export const supporting = (...documents: object[]) =>
  fields({ additionalDocuments: documents.map((each) => ({ documentId: 'D', ...each })) });
export const october = { billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' };
export const standard = { vatCategory: 'S', vatRate: 5 } as const;
export const zero = { vatCategory: 'Z', vatRate: 0 } as const;
export const abroad = { countryCode: 'DE', countrySubentity: 'BY' };
export const unregistered = {
  legalRegistrationNumber: null,
  legalRegistrationType: null,
  authorityName: null,
};
export const otherScheme = '0088:5798000000124';
