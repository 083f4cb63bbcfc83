import { rowsOf } from '../../cases/rule-cases.ts';

/** Sale of a line: description, quantity, unit, price, VAT category, and its other fields. */
export type Sale = readonly [
  description: string,
  quantity: number,
  unitCode: string,
  unitPrice: number,
  vatCategory: 'S' | 'Z' | 'E' | 'O' | 'AE',
  more?: object,
];

/** A business, what it sells, and the amounts that its document comes to, computed by hand. */
export interface Business {
  readonly business: string;
  readonly lines: readonly Sale[];
  /** The sum of the lines, the VAT, and the amount due. */
  readonly amounts: readonly [sum: number, vat: number, payable: number];
  readonly allowancesCharges?: readonly object[];
  /** Other fields of the document. */
  readonly also?: Readonly<Record<string, unknown>>;
}

export const businesses = rowsOf<Business>('businesses');
