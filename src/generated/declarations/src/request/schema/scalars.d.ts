import type { FieldFacts, RequestFacts } from '../../core/specification/fields.ts';
/** The most characters that a text field may have, or entries that a list may have. */
export declare function mostOf(field: FieldFacts): number;
/** The most characters of a text that stands for an object in a list: those of the field that it gives. */
export declare function mostOfText({ of, text }: {
    readonly of: string;
    readonly text: string;
}, facts: RequestFacts): number;
/** The message case for a missing field that may be null. */
export declare const requiredOrNullText = "requiredOrNull";
/** Whether the absence of an object is told by saying that it may be null. */
export declare function mayBeNull(object: string, facts: RequestFacts): boolean;
//# sourceMappingURL=scalars.d.ts.map