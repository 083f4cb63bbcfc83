import type { Localised } from './language.ts';

/** The texts for one case of a rule; missing members are taken from the rule. */
export interface MessageText {
  /** The problem, or the change that was made. */
  readonly message?: Localised;
  /** The remedy. */
  readonly hint?: Localised;
  /** Business terms of the case. */
  readonly terms?: readonly string[];
}

/** The texts that put the findings of a rule into words. */
export interface RuleTexts {
  /** Business terms, the most specific first. */
  readonly terms: readonly string[];
  /** Fields of the request behind the rule, the one to fix first; `[]` stands for the entries of a list. */
  readonly fields: readonly string[];
  /** The short name of the requirement; missing if titles are stored elsewhere, because no verdict shows them. */
  readonly title?: Localised;
  readonly message: Localised;
  readonly hint: Localised;
  /** The text of a check on a request, if it differs. */
  readonly onRequest?: MessageText;
  /** The texts of other cases, such as a default that was filled in; case names are unique across rules. */
  readonly cases?: Readonly<Record<string, MessageText>>;
}

/** All texts about a rule, under its id: an entry of `messages/<topic>.json`. */
export interface MessageEntry extends RuleTexts {
  readonly title: Localised;
}

/** The entries of one file. */
export type MessageTopic = Readonly<Record<string, RuleTexts>>;

/** For each rule, the texts that differ; `sameText` if they were read and are still right. */
export type ChangedTexts = Readonly<Record<string, Partial<RuleTexts> & { readonly sameText?: boolean }>>;

/** An entry with its rule, its file, and the set of rules that the file belongs to. */
export interface PlacedEntry extends RuleTexts {
  readonly id: string;
  readonly topic: string;
  readonly set: string;
}

/** The text of a case, with the rule that the case belongs to. */
export interface CaseText extends MessageText {
  readonly rule: string;
}

/** Codes in order, each with its meaning if it has one. */
export type NamedCodes = Readonly<Record<string, Localised | undefined>>;
