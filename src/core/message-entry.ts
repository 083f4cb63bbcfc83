import type { Localised } from './language.ts';

/** What is said of one case of a rule; what is left out is as the rule has it. */
export interface MessageText {
  /** What is wrong, or what was done. */
  readonly message?: Localised;
  /** What to do. */
  readonly hint?: Localised;
  /** Business terms of the case. */
  readonly terms?: readonly string[];
}

/** What findings are put into words with. */
export interface RuleTexts {
  /** Business terms, the most specific first. */
  readonly terms: readonly string[];
  /** Fields of the request behind the rule, the one to fix first; `[]` stands for the entries of a list. */
  readonly fields: readonly string[];
  /** Short name of what must hold, where it does not stand elsewhere: no verdict names it. */
  readonly title?: Localised;
  readonly message: Localised;
  readonly hint: Localised;
  /** What a check says of a request, where that differs. */
  readonly onRequest?: MessageText;
  /** What is said in other cases, such as of a default that was put in; no two rules name a case alike. */
  readonly cases?: Readonly<Record<string, MessageText>>;
}

/** All that a person reads about a rule, under its id: an entry of `messages/<topic>.json`. */
export interface MessageEntry extends RuleTexts {
  readonly title: Localised;
}

/** The entries of one file. */
export type MessageTopic = Readonly<Record<string, RuleTexts>>;

/** An entry with its rule, the file that it stands in, and the set of rules that the file belongs to. */
export interface PlacedEntry extends RuleTexts {
  readonly id: string;
  readonly topic: string;
  readonly set: string;
}

/** The text of a case, with the rule that it is a case of. */
export interface CaseText extends MessageText {
  readonly rule: string;
}

/** Codes in their order, each with its meaning where it has one. */
export type NamedCodes = Readonly<Record<string, Localised | undefined>>;
