import type { DocumentRequest } from '../../src/specification/default.ts';
import { lineOf } from '../requests.ts';

export type Edit = (request: DocumentRequest) => void;

export const buyerAddress =
  (values: object): Edit =>
  ({ buyer }) =>
    void Object.assign(buyer.address, values);
export const line =
  (values: object): Edit =>
  (request) =>
    void Object.assign(lineOf(request), values);
export const everyLine =
  (values: object): Edit =>
  ({ lines }) => {
    for (const each of lines) Object.assign(each, values);
  };
export const fields =
  (values: object): Edit =>
  (request) =>
    void Object.assign(request, values);
export const lineEntry = (values: object) =>
  line({ allowancesCharges: [{ isCharge: false, amount: 1, reason: 'Loyal customer', ...values }] });
