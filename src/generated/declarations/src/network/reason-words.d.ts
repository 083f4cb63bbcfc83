import type { Language } from '../core/messages/language.ts';
import type { SentDocument } from './sent-document.ts';
/** A reason as the status states it. */
export interface StatedReason {
    /** Why: SV schema, BV rule, BW warning, FD delivery failed; or as it says. */
    readonly code: string;
    /** The place in the document as the status writes it; null if it has none. */
    readonly location: string | null;
    /** The sender's own words. */
    readonly text: string;
    /** The rule that it names in brackets; null if none. */
    readonly rule: string | null;
}
/** A reason, with what this library says of it. */
export interface StatusReason extends StatedReason {
    /** The field of the request, such as `lines[2].vatRate`; empty if unknown, or for the whole document. */
    readonly path: string;
    /** Message and hint in the language asked for; null for a rule that this library does not know. */
    readonly message: string | null;
    readonly hint: string | null;
}
/**
 * Puts reasons into the words of this library: those of its own verdict on the document that was sent, otherwise
 * those of the rule without the values of a document.
 */
export declare function reasonInWords(sent: SentDocument | undefined, language: Language): (stated: StatedReason) => StatusReason;
//# sourceMappingURL=reason-words.d.ts.map