import type { Language } from '../core/messages/language.ts';
import type { Answer } from './document-work.ts';
/** A rule of the catalogue in one language. */
export interface RuleResource {
    readonly id: string;
    /** `shared` by all countries of PINT, or the UAE's own. */
    readonly set: string;
    readonly topic: string;
    readonly severity: 'fatal';
    readonly terms: readonly string[];
    readonly fields: readonly string[];
    readonly title: string;
    readonly message: string;
    readonly hint: string;
}
/**
 * A rule by its id, in a language; undefined if there is none.
 *
 * @example
 * ```ts
 * console.log(ruleResource('ibr-002', 'en')?.terms.join()); // IBT-001
 * ```
 */
export declare function ruleResource(id: string, language: Language): RuleResource | undefined;
/** Selects rules of the catalogue by topic, or by a business term that they concern. */
export interface RuleFilter {
    readonly topic?: string | null;
    readonly term?: string | null;
}
/** Rules in the form of the interface's lists; the catalogue is a single page. */
export interface RuleList {
    readonly items: readonly RuleResource[];
    readonly nextCursor: null;
}
/**
 * The official rules, explained in a language.
 *
 * @example
 * ```ts
 * console.log(ruleList('en', { topic: 'lines' }).items.map(({ id }) => id).includes('ibr-167-ae')); // true
 * ```
 */
export declare function ruleList(language: Language, filter?: RuleFilter): RuleList;
/** A value that any client may read and cache for a while. */
export declare function resourceAnswer(value: unknown, mediaType: string, language?: Language): Answer;
/** The detail for an unknown rule id. */
export declare const unknownRule: {
    readonly text: 'unknownRule';
};
//# sourceMappingURL=resources.d.ts.map