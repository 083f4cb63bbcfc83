import { type Language, type Localised, languages, type Wording } from './language.ts';
import type { MessageText, MessageTopic, RuleTexts } from './message-entry.ts';

/**
 * Topics by column, a line for each value: what is in one language stands together, which compresses best, and names of
 * members are not repeated.
 */
export interface PackedTopics extends Readonly<Record<Language, string>> {
  /** `#topic` and its entries: the id of a rule, then `+onRequest` and each `+case`. All but topics have lines in the rest. */
  readonly keys: string;
  readonly terms: string;
  readonly fields: string;
}

/** Begins nearly all business terms, which are packed without it. */
const usualTerm = 'IBT-';

/** Business terms as `unpackTopics` reads them. */
export function packTerm(term: string): string {
  return /^IBT-\d/.test(term) ? term.slice(usualTerm.length) : term;
}

function unpackTerm(packed: string): string {
  return /^\d/.test(packed) ? usualTerm + packed : packed;
}

/** A list without entries; an empty line stands for no list. */
export const emptyList = '-';
/** Stands between the forms of a wording that counts, each of them `form=text`. */
export const betweenForms = '\t';

/** The topics as their files have them, but for the titles. In a language a text has two lines, its message and its hint. */
export function unpackTopics(packed: PackedTopics): Readonly<Record<string, MessageTopic>> {
  const nextText = textsOf(packed);
  return Object.fromEntries(
    packed.keys.split(/\n(?=#)/).map((topic) => {
      const [name = '', ...entries] = topic.split(/\n(?!\+)/);
      return [name.slice(1), Object.fromEntries(entries.map((entry) => unpackEntry(entry, nextText)))];
    }),
  );
}

/** The titles of rules by their ids, which are the keys that are neither topics nor cases. */
export function unpackTitles(
  keys: string,
  titles: Readonly<Record<Language, string>>,
): Readonly<Record<string, Localised>> {
  const ids = keys.split('\n').filter((key) => !/^[#+]/.test(key));
  const [en, ar] = languages.map((language) => titles[language].split('\n'));
  return Object.fromEntries(ids.map((id, at) => [id, { en: en?.[at] ?? '', ar: ar?.[at] ?? '' }]));
}

/** A rule, with what is said of requests and of its cases; they follow one another in the columns too. */
function unpackEntry(keys: string, nextText: () => MessageText): [id: string, texts: RuleTexts] {
  const [id = '', ...names] = keys.split('\n');
  const texts = nextText() as RuleTexts;
  const special = names.map((name): [string, MessageText] => [name.slice(1), nextText()]);
  const cases = special.filter(([name]) => name !== 'onRequest');
  const onRequest = special.find(([name]) => name === 'onRequest')?.[1];
  return [
    id,
    {
      ...texts,
      ...(onRequest === undefined ? {} : { onRequest }),
      ...(cases.length === 0 ? {} : { cases: Object.fromEntries(cases) }),
    },
  ];
}

/** Gives the texts in their order. */
function textsOf({ terms, fields, en, ar }: PackedTopics): () => MessageText {
  const [ofTerms, ofFields, english, arabic] = [terms, fields, en, ar].map(linesOf) as [
    Lines,
    Lines,
    Lines,
    Lines,
  ];
  const localised = (): Localised | undefined => {
    const wordings = { en: wordingOf(english()), ar: wordingOf(arabic()) };
    return wordings.en === '' ? undefined : wordings;
  };
  return () =>
    withoutUndefined({
      terms: listOf(ofTerms())?.map(unpackTerm),
      fields: listOf(ofFields()),
      message: localised(),
      hint: localised(),
    });
}

type Lines = () => string;

function linesOf(column: string): Lines {
  const lines = column.split('\n');
  let at = 0;
  return () => lines[at++] ?? '';
}

function listOf(line: string): readonly string[] | undefined {
  if (line === '') return undefined;
  return line === emptyList ? [] : line.split(' ');
}

function wordingOf(line: string): Wording {
  if (!line.includes(betweenForms)) return line;
  const forms = line.split(betweenForms).map((form) => form.split(/=(.*)/s));
  return Object.fromEntries(forms) as unknown as Wording;
}

function withoutUndefined(text: Readonly<Record<string, unknown>>): MessageText {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
}
