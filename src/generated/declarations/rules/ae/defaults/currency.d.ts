import { type Decimal } from '../../../src/core/numbers/decimal.ts';
/**
 * The accounting currency of the UAE (ibr-140-ae), and the decimals of an exchange rate into it (ibr-002-ae).
 */
export declare const accountingCurrency = "AED";
export declare const exchangeRateDecimals = 6;
/** The official rules want two decimals in every currency (ibr-147-ae, aligned-ibrp-s-09), whatever ISO 4217 says. */
export declare const minorUnitsOf: () => number;
export declare const roundToCents: (amount: Decimal) => Decimal;
/** The currencies whose amounts lose a decimal by that (ISO 4217). */
export declare const currenciesOfThousandths: readonly string[];
/** Marks the supporting document that carries the total in AED (BTAE-20, ibr-175-ae). */
export declare const accountingTotalDocument: {
    readonly typeCode: 'aedtotal-incl-vat';
    readonly id: 'AED';
};
//# sourceMappingURL=currency.d.ts.map