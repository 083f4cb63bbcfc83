/** The languages of the texts. */
export declare const languages: readonly ['en', 'ar'];
export type Language = (typeof languages)[number];
/**
 * A text in English and other languages; one that it lacks is found by the English, as far as `useTexts` was given it. A
 * text with a count has one form for each plural category, chosen by `{count}`.
 */
export type Localised = {
    readonly en: Wording;
} & {
    readonly [Name in Language]?: Wording;
};
export type Wording = string | ({
    readonly other: string;
} & {
    readonly [Form in Intl.LDMLPluralRule]?: string;
});
//# sourceMappingURL=language.d.ts.map