import { type Wording } from './reason.ts';
/** The wording of Arabic with these sentences, by the English ones. */
export declare function arabicWording(sentences: Readonly<Record<string, string>>): Wording;
/** Translates an evaluation error to Arabic, after its code, if it has one; the words of a rule or engine stay unchanged. */
export declare function arabicEvaluation(text: string): string;
//# sourceMappingURL=arabic-evaluation.d.ts.map