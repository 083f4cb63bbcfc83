/** The currency of accounting in the UAE (ibr-140-ae), and the one assumed where none is given. */
export const accountingCurrency = 'AED';

/** Decimals of an exchange rate (ibr-002-ae). */
export const exchangeRateDecimals = 6;

/** Marks the supporting document that holds the total in AED (BTAE-20, ibr-175-ae). */
export const accountingTotalDocument = { typeCode: 'aedtotal-incl-vat', id: 'AED' } as const;

/** A payable amount rounded to coins (decision 13): by less than the limit, to a multiple of the coin of its currency. */
export const cashRounding = { limit: 1, accountingCoin: 0.25, otherCoin: 0.05 } as const;
