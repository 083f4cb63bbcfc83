import type { Decimal } from './decimal.ts';
/** An amount with grouped thousands and at least the decimals of its currency, such as `-1,234.50`. */
export declare function amountDigits(value: Decimal, minorUnits?: number): string;
/** A quantity, rate or percentage with grouped thousands and the decimals it has. */
export declare function plainDigits(value: Decimal): string;
//# sourceMappingURL=grouped-digits.d.ts.map