import type { Decimal } from '../../../src/core/numbers/decimal.ts';
import { roundAmount } from '../../../src/core/numbers/rounding.ts';
import { minorUnits } from '../../../src/generated/code-lists.js';

/** The accounting currency (ibr-140-ae), and the decimals of an exchange rate into it (ibr-002-ae). */
export const accountingCurrency = 'AED';
export const exchangeRateDecimals = 6;

/** The official rules require two decimals in every currency (ibr-147-ae), regardless of ISO 4217. */
export const minorUnitsOf = (): number => 2;
export const roundToCents = (amount: Decimal): Decimal => roundAmount(amount, minorUnitsOf());

/** The currencies with three decimals by ISO 4217, whose amounts lose one because the official rules require two. */
export const currenciesOfThousandths: readonly string[] = Object.keys(minorUnits).filter(
  (currency) => minorUnits[currency] === 3,
);

/** Marks the supporting document that carries the total in AED (BTAE-20, ibr-175-ae). */
export const accountingTotalDocument = { typeCode: 'aedtotal-incl-vat', id: 'AED' } as const;
