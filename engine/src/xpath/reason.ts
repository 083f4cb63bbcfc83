import { type Language, type Localised, type Phrase, phraseText } from '../text/phrase.ts';
import type evaluation from './messages/evaluation.json';
import type refusals from './messages/refusals.json';

/** The English sentences that have an Arabic translation, with names for their values: `{name}() requires a node`. */
export type ReasonText = keyof typeof evaluation | keyof typeof refusals;

/** Part of a sentence; a reason may be part of another one. */
export type ReasonValue = string | number | Reason | Phrase | EvaluationReason;

/** The reason for a refusal: an English sentence, and its values by name. */
export interface Reason {
  readonly text: string;
  readonly values: Readonly<Record<string, ReasonValue>>;
}

/** Error of evaluating an expression, with its values filled in: at run time only text is passed on. */
export interface EvaluationReason {
  readonly evaluation: string;
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values for the names in a sentence. */
export type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, ReasonValue>>];

/** Creates a reason. A sentence without an Arabic translation, or without a value for each name, does not compile. */
export function because<Text extends ReasonText>(text: Text, ...[values]: ValuesOf<Text>): Reason {
  return { text, values: values ?? {} };
}

/** Describes how to find the texts of a language. */
export interface Wording {
  readonly language: Language;
  /** Returns the sentence of the language for an English sentence. */
  sentence(text: string): string;
  /** Returns a value in the form for a sentence of the language. */
  value(text: string): string;
  /** Returns the wording of the language for an English evaluation message. */
  evaluation(text: string): string;
}

const asIs = (text: string) => text;
const asWritten: Wording = { language: 'en', sentence: asIs, value: asIs, evaluation: asIs };

/** A reason in words; in English by default. */
export function reasonText({ text, values }: Reason, wording: Wording = asWritten): string {
  return wording
    .sentence(text)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => valueText(values[name] ?? '', wording));
}

function valueText(value: ReasonValue, wording: Wording): string {
  if (typeof value !== 'object') return wording.value(String(value));
  if ('phrase' in value) return phraseText(value, wording.language);
  return 'evaluation' in value ? wording.evaluation(value.evaluation) : reasonText(value, wording);
}

/** An error of a program, such as a file that cannot be read, whose message exists in every language. */
export class LocalisedError extends Error {
  readonly words: Localised;
  constructor(words: Localised) {
    super(words.en);
    this.words = words;
  }
}

/** The thrown error, as a part of a reason. */
export function thrownReason(error: unknown): ReasonValue {
  if (error instanceof LocalisedError) return { phrase: error.words };
  if (error instanceof ReasonedError) return error.reason;
  return error instanceof Error ? error.message : String(error);
}

/** An error whose reason exists in every language; its message is in English. */
export class ReasonedError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reasonText(reason));
    this.reason = reason;
  }
}
