import type { Language } from '../core/messages/language.ts';
import type { Booked } from './book.ts';
import texts from './messages/ledger.json';
/** A difference between amounts of a document that rounding explains. */
export interface Rounding {
    readonly document: string;
    readonly kind: keyof typeof texts.roundings;
    readonly amount: string;
    readonly currency: string;
    readonly message: string;
}
/** The differences that rounding makes in a document. */
export declare function roundingsOf({ name, document }: Booked, language: Language): Rounding[];
//# sourceMappingURL=roundings.d.ts.map