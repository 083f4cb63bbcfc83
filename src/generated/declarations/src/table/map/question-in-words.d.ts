import type { Language } from '../../core/messages/language.ts';
import type { Question } from './question.ts';
/** A question in words: what only a person can say, and how to write it in the map. */
export declare function questionInWords({ text, values }: Question, language: Language): {
    message: string;
    hint: string;
};
//# sourceMappingURL=question-in-words.d.ts.map