import type { Code, Finding } from '../core/findings/finding.ts';
import type { Vocabulary } from '../core/messages/vocabulary.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
type CodeOf = Vocabulary['codeOf'];
/**
 * The vocabularies of a part of the request: for its fields, for its nested parts, and for the texts of a
 * list.
 */
export interface FieldVocabularies {
    codeOf: CodeOf | undefined;
    readonly fields: ({
        readonly name: string;
    } & Pick<Vocabulary, 'codeOf' | 'list'>)[];
    readonly inside: Record<string, FieldVocabularies>;
}
/**
 * The vocabularies for the request fields of a specification; those for the entries of a list are under the
 * list's name.
 */
export declare const vocabulariesOf: (subject: RequestSpecification) => FieldVocabularies;
/** Findings about a request that is being read. */
export interface Told extends Pick<RequestSpecification, 'messages'> {
    /** One finding for each name that was replaced by a code. */
    readonly told: Finding[];
}
/**
 * Replaces the names that an object of a request has in place of codes, before its shape is checked, and
 * reports each. An unknown name stays, for the checks to report. The given object is never changed.
 */
export declare function withCodes(sent: Readonly<Record<string, unknown>>, { fields }: FieldVocabularies, steps: readonly PropertyKey[], reading: Told): Readonly<Record<string, unknown>>;
/** The code for a text that is an entry of a list. */
export declare function codeOfEntry(sent: string, codeOf: CodeOf, steps: readonly PropertyKey[], reading: Told): string;
/** A request with codes in place of all names for them, as it is when it has been read. */
export declare function withAllCodes<Request extends object>(request: Request, specification: RequestSpecification): Request;
/** A code, with its list if it is shown with its meaning. */
export declare function codeIn(code: string, list: string | undefined): string | Code;
export {};
//# sourceMappingURL=aliases.d.ts.map