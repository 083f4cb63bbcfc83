/**
 * The form in which people's texts are searched: no case, accents, vowel signs, tatweel or invisible characters,
 * one blank for several, European digits, and one form of each Arabic letter.
 */
export declare function searchedForm(text: string): string;
//# sourceMappingURL=searched-form.d.ts.map