import type { Localised } from '../messages/language.ts';
import type { Values } from './finding.ts';
import { type Fix, type JsonValue } from './fix.ts';
/**
 * A value for a field: itself, a text with values of the finding in braces, or such a text read as a number.
 */
export type SuggestedValue = JsonValue | {
    readonly text: string;
} | {
    readonly number: string;
}
/** A list with one object of such values. */
 | {
    readonly entry: Readonly<Record<string, SuggestedValue>>;
};
/** Changes of a suggestion: values of fields, and fields that are left out. */
export interface SuggestedChange {
    /** Its title, in which the values of the finding stand in braces. */
    readonly title: Localised;
    /** Fields beside that of the finding, by name; `/prepaidAmount` is one of the document. */
    readonly set?: Readonly<Record<string, SuggestedValue>>;
    readonly leaveOut?: readonly string[];
}
/** A suggestion for each code of a list that texts name. */
export interface SuggestedCodes {
    readonly codesOf: string;
}
/** Suggestions for each rule, or for a case of its texts. */
export type SuggestionRows = Readonly<Record<string, readonly (SuggestedChange | SuggestedCodes)[]>>;
/** The patch of a change at the place of a finding; undefined if the request is not as the finding describes it. */
export declare function patchOf({ set, leaveOut }: Pick<SuggestedChange, 'set' | 'leaveOut'>, { path, values }: {
    readonly path: string;
    readonly values?: Values;
}, request: unknown): Fix | undefined;
//# sourceMappingURL=suggestion.d.ts.map