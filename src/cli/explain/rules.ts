import { type CatalogueEntry, catalogue, catalogueOf, textsOfRule } from '../../api/catalogue.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Language, Localised } from '../../core/messages/language.ts';
import { fill, issueOf, type Messages, withoutValues } from '../../core/messages/message.ts';
import type { PlacedEntry } from '../../core/messages/message-entry.ts';
import { assertionTexts } from '../../generated/assertion-texts.js';
import { rules } from '../../generated/rules.js';
import { defaultSpecification } from '../../specification/default.ts';
import { titleOf } from '../../specification/facts.ts';
import { networkMessages } from '../../specification/network.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../../specification/network-rules.ts';
import { elementsOf } from '../../ubl/bound-terms.ts';

const { checks, messages } = defaultSpecification;

const ofNetwork = [taxDataRuleSet, messageStatusRuleSet].map((ruleSet) => ruleSet.messages);

const networkCatalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  ofNetwork.flatMap((texts) => [...catalogueOf(texts)]),
);

const ownOfNetwork = [...networkMessages.entries.values()].filter(({ id }) => !messages.entries.has(id));

/** A rule: an official one, or one of this library. */
export interface ExplainedRule {
  readonly id: string;
  /** The official rule in one sentence. */
  readonly assertion: string | null;
  readonly official: CatalogueEntry | null;
  readonly title: string;
  readonly message: string;
  readonly hint: string;
  readonly terms: readonly string[];
  readonly fields: readonly string[];
  /** The UBL elements and attributes that the rule concerns, according to its business terms. */
  readonly elements: readonly string[];
  /** The library's own texts on a request under this id, if they differ. */
  readonly onRequest: readonly Pick<Issue, 'message' | 'hint' | 'terms'>[];
}

/** The ids of all rules. */
export function allRules(): string[] {
  const official = [messages, ...ofNetwork].flatMap(({ entries }) => [...entries.keys()]);
  return [...official, ...ownOfNetwork.map(({ id }) => id)];
}

/** Returns the explanation of a rule, with its id in any letter case; undefined if the id is unknown. */
export function explainRule(word: string, language: Language): ExplainedRule | undefined {
  const id = word.toLowerCase();
  return (
    explainOfInvoices(id, language) ?? explainOfNetwork(id, language) ?? explainOwnOfNetwork(id, language)
  );
}

/** A rule without what only rules of invoices have. */
function explained(
  { id, terms, fields }: Pick<ExplainedRule, 'id' | 'terms' | 'fields'>,
  texts: Pick<ExplainedRule, 'title' | 'message' | 'hint'>,
  official: CatalogueEntry | null,
): ExplainedRule {
  return { id, assertion: null, official, ...texts, terms, fields, elements: [], onRequest: [] };
}

function explainOwnOfNetwork(word: string, language: Language): ExplainedRule | undefined {
  const entry = ownOfNetwork.find(({ id }) => id === word);
  return entry && explained(entry, ruleTexts(entry, networkMessages, language), null);
}

function ruleTexts(entry: PlacedEntry, texts: Messages, language: Language) {
  const text = (part: Localised) => withoutValues(fill(part, language, {}, texts));
  return { title: text(titleOf(entry)), message: text(entry.message), hint: text(entry.hint) };
}

function explainOfNetwork(word: string, language: Language): ExplainedRule | undefined {
  const official = [...networkCatalogue.values()].find(({ id }) => id.toLowerCase() === word);
  // The place of a term in an invoice does not apply to these documents.
  return official && explained(official, textsOfRule(official, language), official);
}

function explainOfInvoices(id: string, language: Language): ExplainedRule | undefined {
  const entry = messages.entries.get(id);
  const assertion = assertionTexts[rules.asserts.findIndex((candidate) => candidate.id === id)] ?? null;
  if (entry === undefined) return undefined;
  const texts = ruleTexts(entry, messages, language);
  const { message, hint } = texts;
  const onRequest = checks
    .filter((check) => check.id === id)
    .map(({ severity = 'error', values = {} }) => {
      const finding = { rule: id, text: 'onRequest', severity, path: '', values, foundBy: 'checks' } as const;
      const issue = issueOf(finding, messages, language);
      const { terms } = issue;
      return { message: withoutValues(issue.message), hint: withoutValues(issue.hint), terms };
    })
    .filter((said) => said.message !== message || said.hint !== hint);
  const elements = elementsOf(entry.terms, defaultSpecification);
  return { ...explained(entry, texts, catalogue.get(id) ?? null), assertion, elements, onRequest };
}

/** The rules that concern a term or a field. */
export function rulesAbout({ terms, fields }: Record<'terms' | 'fields', readonly string[]>): string[] {
  return [...messages.entries.values()]
    .filter(
      (entry) =>
        entry.terms.some((term) => terms.includes(term)) ||
        entry.fields.some((field) => fields.includes(field)),
    )
    .map(({ id }) => id);
}

/** The business terms that any rule concerns. */
export function termsOfRules(): string[] {
  return [...new Set([...messages.entries.values()].flatMap(({ terms }) => terms))];
}
