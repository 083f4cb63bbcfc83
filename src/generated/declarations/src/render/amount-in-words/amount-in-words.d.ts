import type { Decimal } from '../../core/numbers/decimal.ts';
import type { Rendering, Translated } from '../../core/specification/rendering.ts';
/**
 * An amount as it is written on a cheque; undefined if it has more than 18 digits before the point. A currency whose
 * forms are not known follows the number by its name, or its code; a fraction that is no whole number of its parts
 * stays in digits.
 */
export declare function amountInWords(amount: Decimal, currency: string, { currenciesInWords, meanings }: Pick<Rendering, 'currenciesInWords' | 'meanings'>): Translated | undefined;
//# sourceMappingURL=amount-in-words.d.ts.map