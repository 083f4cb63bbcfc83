import type { Answer } from './document-work.ts';
import texts from './messages/operations.json';
import type { ProblemDetails } from './problem.ts';
/** A parameter in the query of an operation: its meaning, and what it may be. */
export interface Parameter {
    readonly text: keyof typeof texts.parameters;
    readonly choices?: readonly string[];
    readonly default?: string;
    readonly isRequired?: true;
    readonly isMoment?: true;
    /** Checked by the work, as what it may be depends on it. */
    readonly isOfWork?: true;
}
export type Parameters = Readonly<Record<string, Parameter>>;
/** Every answer may be a problem, and that has a language. */
export declare const languageOnly: {
    readonly lang: {
        readonly text: 'lang';
        readonly choices: readonly ("ar" | "en")[];
    };
};
/** How a client chooses the release that judges, and the language. */
export declare const judging: Parameters;
/** How a client asks for the language and the paper of a page. */
export declare const ofPage: Parameters;
/** The parameters of a query, as far as they are checked before the operation. */
type Query = Readonly<Record<string, Pick<Parameter, 'choices' | 'isOfWork'>>>;
/** The problem of a query that says what nobody reads; undefined if all of it is read. */
export declare function queryProblem(query: Query, given: URLSearchParams, details: ProblemDetails): Answer | undefined;
export {};
//# sourceMappingURL=parameters.d.ts.map