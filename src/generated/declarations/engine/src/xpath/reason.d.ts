import { type Language, type Localised, type Phrase } from '../text/phrase.ts';
import type evaluation from './messages/evaluation.json';
import type refusals from './messages/refusals.json';
/** The English sentences that have one in Arabic, with names for what stands in them: `{name}() requires a node`. */
export type ReasonText = keyof typeof evaluation | keyof typeof refusals;
/** Part of a sentence; a reason may be part of another one. */
export type ReasonValue = string | number | Reason | Phrase | EvaluationReason;
/** Why something is refused: an English sentence, and what stands in it by name. */
export interface Reason {
    readonly text: string;
    readonly values: Readonly<Record<string, ReasonValue>>;
}
/** Error of evaluating an expression, with its values filled in: at run time only text is passed on. */
export interface EvaluationReason {
    readonly evaluation: string;
}
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The values of a sentence, if names stand in it. */
export type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never] ? [] : [values: Readonly<Record<NamesIn<Text>, ReasonValue>>];
/** A reason; a sentence without one in Arabic, or without a value for each name, does not compile. */
export declare function because<Text extends ReasonText>(text: Text, ...[values]: ValuesOf<Text>): Reason;
/** How the texts of a language are found. */
export interface Wording {
    readonly language: Language;
    /** The sentence of the language for an English one. */
    sentence(text: string): string;
    /** A value as it stands in a sentence of the language. */
    value(text: string): string;
    /** The words of the language for what evaluating said in English. */
    evaluation(text: string): string;
}
/** A reason in words; in English by default. */
export declare function reasonText({ text, values }: Reason, wording?: Wording): string;
/** An error of a program, such as one of reading a file, whose words exist in every language. */
export declare class LocalisedError extends Error {
    readonly words: Localised;
    constructor(words: Localised);
}
/** The thrown error, as a part of a reason. */
export declare function thrownReason(error: unknown): ReasonValue;
/** An error whose reason can be said in every language; its message says it in English. */
export declare class ReasonedError extends Error {
    readonly reason: Reason;
    constructor(reason: Reason);
}
export {};
//# sourceMappingURL=reason.d.ts.map