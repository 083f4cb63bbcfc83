/** The languages that every text exists in. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/**
 * A text in every language. A text with a count has one form for each plural category, chosen by `{count}`.
 */
export type Localised = Readonly<Record<Language, Wording>>;
export type Wording =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string });
