import { type Language } from '../core/messages/language.ts';
/** The languages of programs that answer each person in their own: whatever imports this list has the Arabic texts. */
export declare const bothLanguages: readonly Language[];
//# sourceMappingURL=both-languages.d.ts.map