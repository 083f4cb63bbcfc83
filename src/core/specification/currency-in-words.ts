/** An Arabic noun with its forms for counting. */
export interface ArabicNoun {
  /** Singular: one thing, and after hundreds and thousands. */
  readonly one: string;
  /** Dual. */
  readonly two: string;
  /** Plural, after 3 to 10. */
  readonly few: string;
  /** Accusative singular, after 11 to 99. */
  readonly many: string;
  readonly isFeminine?: true;
}

/** The counted unit, in English and Arabic. */
export interface CountedUnit {
  readonly en: { readonly one: string; readonly many: string };
  readonly ar: ArabicNoun;
  /** The adjective after the Arabic noun, in its masculine singular. */
  readonly adjective?: string;
}

/** Describes how to say amounts of a currency in words. */
export interface CurrencyInWords {
  readonly major: CountedUnit;
  /** The fraction of the currency in words; without it, fractions are written in digits. */
  readonly minor?: CountedUnit & {
    /** Number of decimals of the currency. */
    readonly decimals: 2 | 3;
  };
}
