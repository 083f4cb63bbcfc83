import type { Code, Finding, Issue, Misspelt, Phrase, Value, Values } from '../findings/finding.ts';
import { onceAsked } from '../once-per.ts';
import { withoutCardNumbers } from '../text/check-digit.ts';
import { lookAlikesIn } from '../text/look-alikes.ts';
import { shortenedPlace, shortenedValue } from '../text/text.ts';
import { type Language, type LanguageOption, type Localised, nameOfLanguage } from './language.ts';
import type {
  CaseText,
  ChangedTexts,
  MessageText,
  MessageTopic,
  NamedCodes,
  PlacedEntry,
} from './message-entry.ts';
import { counted } from './plural.ts';
import { rulePage } from './rule-page.ts';
import { wordingIn } from './wording.ts';

/** The texts used to render findings. */
export interface Messages {
  readonly entries: ReadonlyMap<string, PlacedEntry>;
  readonly cases: ReadonlyMap<string, CaseText>;
  /** Words that findings insert into texts, such as the name of a part of an address. */
  readonly words: Readonly<Record<string, Localised>>;
  /** Codes that a text names with `{codes.LIST}`. */
  readonly codeLists: Readonly<Record<string, NamedCodes>>;
  /** Returns the codes that may be meant by a text that is not in the list; empty if none is similar. */
  readonly meantCodes: (misspelt: Misspelt) => readonly string[];
}

type FillingTexts = Pick<Messages, 'words' | 'codeLists'>;

/** Joins topics; the topics of each set of rules are under its name. If a rule has two entries, the later one wins. */
export function messagesOf(
  sets: Readonly<Record<string, Readonly<Record<string, MessageTopic>>>>,
  { words, codeLists, meantCodes = () => [] }: FillingTexts & Partial<Pick<Messages, 'meantCodes'>>,
): Messages {
  const entries = new Map<string, PlacedEntry>();
  const cases = new Map<string, CaseText>();
  for (const [set, topics] of Object.entries(sets))
    for (const [topic, ofTopic] of Object.entries(topics))
      for (const [id, entry] of Object.entries(ofTopic)) {
        entries.set(id, { ...entry, id, topic, set });
        for (const [name, text] of Object.entries(entry.cases ?? {})) cases.set(name, { ...text, rule: id });
      }
  return { entries, cases, words, codeLists, meantCodes };
}

/** Replaces the texts of some rules. Texts that are not replaced stay as they are. */
export function changedMessages(messages: Messages, changes: ChangedTexts): Messages {
  const entries = new Map(messages.entries);
  const cases = new Map(messages.cases);
  for (const [id, { sameText: _, ...texts }] of Object.entries(changes)) {
    entries.set(id, { ...(entries.get(id) ?? newEntry(id)), ...texts });
    for (const [name, text] of Object.entries(texts.cases ?? {})) cases.set(name, { ...text, rule: id });
  }
  return { ...messages, entries, cases };
}

function newEntry(id: string): PlacedEntry {
  return { id, topic: '', set: '', terms: [], fields: [], message: empty, hint: empty };
}

/** The texts for a publisher's rule set that has no texts but those of its assertions. */
export const noMessages: Messages = messagesOf({}, { words: {}, codeLists: {} });

/** A finding in words, with the page of its rule if the address of the documentation is known. */
export function issueOf(
  finding: Finding,
  messages: Messages,
  language: LanguageOption,
  docsUrl?: string | undefined,
): Issue {
  const { rule, severity, path, location, place, ruleSet } = finding;
  const { hint } = chosenText(finding, messages);
  return {
    rule,
    message: messageOf(finding, messages, language),
    hint: hint === undefined ? '' : fill(hint, language, withField(finding, 'theRequestInside'), messages),
    severity,
    path: shortenedPlace(path),
    ...(location === undefined ? {} : { location: shortenedPlace(location) }),
    ...(place === undefined ? {} : { place }),
    ...(ruleSet === undefined ? {} : { ruleSet }),
    terms: [...termsOf(finding, messages)],
    ...helpOf(rule, messages, language, docsUrl),
  };
}

/** Returns the documentation page of a rule; undefined without an address. */
export function helpOf(
  rule: string,
  { entries }: Messages,
  language: LanguageOption,
  docsUrl: string | undefined,
): Pick<Issue, 'helpUri'> {
  return docsUrl === undefined || !entries.has(rule)
    ? {}
    : { helpUri: rulePage(docsUrl, rule, nameOfLanguage(language)) };
}

/** Returns the problem in words; for an assertion without an entry, its own text. */
export function messageOf(finding: Finding, messages: Messages, language: LanguageOption): string {
  const { rule, assertion, entailed = [], consequences = [] } = finding;
  const text = chosenText(finding, messages).message;
  if (text === undefined) return assertion ?? rule;
  const codes = codesMeant(finding, messages);
  const letters = lookAlikesIn(finding.misspelt?.text ?? '');
  const amounts = entailed.map(({ path, sent, computed }) => `${path} ${sent} ≠ ${computed}`);
  const count = consequences.length;
  const sentence = (word: string, values: Values) =>
    fill(messages.words[word] ?? empty, language, values, messages);
  return [
    fill(text, language, withField(finding, 'theRequest'), messages),
    // Places that are wrong for the same reason, and findings that follow from this one, get no findings of their own.
    amounts.length > 0 && sentence('entailedAmounts', { amounts }),
    count > 0 && sentence('consequences', { count }),
    letters.length > 0 && sentence('lookAlike', { letters }),
    codes.length > 0 && sentence('didYouMean', { meant: { anyOf: codes } }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The values of a finding's texts: by default, `field` is its path, or a word for the whole request. */
function withField({ path, values }: Finding, whole: 'theRequest' | 'theRequestInside'): Values {
  return { field: path === '' ? { word: whole } : shortenedPlace(path), ...values };
}

const empty: Localised = { en: '', ar: '' };

/** Returns the codes that may be meant, for the question at the end: `Did you mean KGM (kilogram)?` */
export function codesMeant({ misspelt }: Finding, { meantCodes }: Messages): readonly Code[] {
  if (misspelt === undefined) return [];
  const { text, list, among } = misspelt;
  const meant = meantCodes(misspelt).filter((code) => code !== text && (among?.includes(code) ?? true));
  return meant.map((code) => ({ code, list }));
}

/** The business terms that a finding is about. */
export function termsOf(finding: Finding, messages: Messages): readonly string[] {
  return finding.terms ?? chosenText(finding, messages).terms ?? [];
}

/** The text to use: the text of the check or case, otherwise the rule's text. */
function chosenText({ rule, textsOf = rule, text }: Finding, { entries, cases }: Messages): MessageText {
  const entry = entries.get(textsOf);
  if (text === undefined) return entry ?? {};
  const special = text === 'onRequest' ? entry?.onRequest : (entry?.cases?.[text] ?? cases.get(text));
  return { ...entry, ...special };
}

/** Fills in a text: `{name}`, `{name:LIST}` (a code and its meaning), `{name:NOUN}` (a count), `{codes.LIST}`. */
export function fill(
  text: Localised,
  language: LanguageOption,
  values: Values = {},
  texts: FillingTexts = noMessages,
): string {
  const wording = counted(wordingIn(text, language), nameOfLanguage(language), values);
  if (!wording.includes('{')) return wording;
  return wording.replaceAll(
    /\{(?:codes\.([\w-]+)|(\w+)(?::([\w-]+))?)\}/g,
    (placeholder, list: string | undefined, name: string, of: string | undefined) => {
      if (list !== undefined) return listed(withMeanings(texts.codeLists[list] ?? {}, language), language);
      if (!Object.hasOwn(values, name)) return placeholder;
      return valueText(asCode(values[name] ?? '', of), language, texts);
    },
  );
}

/** A text rendered without the values of a document, with `…` for each of them. */
export function withoutValues(text: string): string {
  return text.replaceAll(/\{[\w.:-]+\}/g, '…');
}

/** Codes as a hint shows them: `VD (Volume discount)`. */
function withMeanings(codes: NamedCodes, language: LanguageOption): string[] {
  return Object.entries(codes).map(([code, meaning]) => withMeaning(code, meaning, language));
}

function withMeaning(code: string, meaning: Localised | undefined, language: LanguageOption): string {
  return meaning === undefined ? code : `${code} (${fill(meaning, language)})`;
}

function valueText(value: Value, language: LanguageOption, texts: FillingTexts): string {
  const { words } = texts;
  if (typeof value === 'string') return shortenedValue(withoutCardNumbers(value));
  if (typeof value === 'number') return String(value);
  if ('anyOf' in value)
    return alternatives[nameOfLanguage(language)]().format(
      value.anyOf.map((each) => valueText(each, language, texts)),
    );
  if ('phrase' in value) return phraseText(value, language, words);
  if ('code' in value) return codeText(value, language, texts);
  if (!('word' in value)) {
    const parts = value.map((part) => valueText(part, language, texts));
    return listed(parts, language);
  }
  const word = Object.hasOwn(words, value.word) ? words[value.word] : undefined;
  return word === undefined ? value.word : fill(word, language);
}

/** A value as a code, or codes, of a list, if the text names one. */
function asCode(value: Value, list: string | undefined): Value {
  if (list === undefined) return value;
  if (typeof value === 'string') return { code: value, list };
  return Array.isArray(value)
    ? value.map((each) => (typeof each === 'string' ? { code: each, list } : each))
    : value;
}

function codeText({ code, list }: Code, language: LanguageOption, { codeLists }: FillingTexts): string {
  const codes = codeLists[list] ?? {};
  return withMeaning(shortenedValue(code), Object.hasOwn(codes, code) ? codes[code] : undefined, language);
}

/** A phrase in a language; without messages, the words in its values are shown unchanged. */
export function phraseText(
  { phrase, values }: Phrase,
  language: LanguageOption,
  words: Messages['words'] = {},
): string {
  return fill(phrase, language, values, { words, codeLists: {} });
}

/** Created on first use: loading a language's tables takes longer than checking a short document. */
const alternatives: Readonly<Record<Language, () => Intl.ListFormat>> = {
  en: onceAsked(() => new Intl.ListFormat('en', { type: 'disjunction' })),
  ar: onceAsked(() => new Intl.ListFormat('ar', { type: 'disjunction' })),
};

function listed(parts: readonly string[], language: LanguageOption): string {
  return parts.join(nameOfLanguage(language) === 'ar' ? '، ' : ', ');
}
