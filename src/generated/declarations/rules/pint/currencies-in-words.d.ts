import type { CurrencyInWords } from '../../src/core/specification/currency-in-words.ts';
/** The currencies whose forms are known, by their code of ISO 4217; its decimals are those of that standard. */
export declare const currenciesInWords: Readonly<Record<string, CurrencyInWords>>;
//# sourceMappingURL=currencies-in-words.d.ts.map