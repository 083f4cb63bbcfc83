/**
 * The accounting currency of the UAE (ibr-140-ae), and the decimals of an exchange rate into it (ibr-002-ae).
 */
export const accountingCurrency = 'AED';
export const exchangeRateDecimals = 6;

/** The currencies with three decimals (ISO 4217). */
export const currenciesOfThousandths: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

/** Marks the supporting document that carries the total in AED (BTAE-20, ibr-175-ae). */
export const accountingTotalDocument = { typeCode: 'aedtotal-incl-vat', id: 'AED' } as const;
