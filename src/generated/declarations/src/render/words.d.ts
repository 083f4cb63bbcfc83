import type { Language } from '../core/messages/language.ts';
import type { MeaningList, Rendering, TextKey, Translated } from '../core/specification/rendering.ts';
import { type Html } from '../core/text/html.ts';
/** The languages in which an invoice is shown: one, or both side by side. */
export declare const renderLanguages: readonly ['en', 'ar', 'both'];
export type RenderLanguage = (typeof renderLanguages)[number];
/** Renders texts in the language, or languages, of the page. */
export interface Words {
    readonly language: RenderLanguage;
    /** A text, with values for its `{placeholders}`. */
    readonly text: (key: TextKey, values?: PhraseValues) => Html;
    readonly phrase: (translated: Translated, values?: PhraseValues) => Html;
    /** The meaning of a code; undefined if it has none. */
    readonly meaning: (list: MeaningList, code: string) => Html | undefined;
    /** The meaning of a code, otherwise the code. */
    readonly meaningOrCode: (list: MeaningList, code: string) => Html;
    /** The meaning of a code in one of the languages, to be used inside a phrase. */
    readonly meaningIn: (language: Language, list: MeaningList, code: string) => Html;
    /** A date in words; a text that is not a date stays as it is. */
    readonly date: (text: string) => Html;
    readonly dateIn: (language: Language, text: string) => Html;
    /** A text without markup, such as the page's title; both languages one after the other. */
    readonly plain: (translated: Translated) => string;
    readonly rendering: Rendering;
}
/** Values for the placeholders of a text; a value that differs by language is a function of it. */
export type PhraseValues = Readonly<Record<string, Html | ((language: Language) => Html)>>;
export declare function wordsIn(language: RenderLanguage, rendering: Rendering): Words;
export declare function directionOf(language: Language): 'ltr' | 'rtl';
/** A text with its placeholders filled. */
export declare function filled(text: string, values: PhraseValues, language: Language): Html;
//# sourceMappingURL=words.d.ts.map