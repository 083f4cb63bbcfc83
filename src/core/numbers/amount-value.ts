/**
 * An amount, quantity, price or rate of a document request: a number, a decimal as text such as `'845.50'`, or an
 * object of a decimal library or database client. All are read exactly.
 */
export type AmountValue = number | string | bigint | { readonly toFixed: (decimals?: number) => string };
