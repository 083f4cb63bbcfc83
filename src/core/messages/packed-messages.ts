import { keyOf, type Localised, type Wording } from './language.ts';
import type { MessageText, MessageTopic, RuleTexts } from './message-entry.ts';

/** Topics by column, one value a line, which compresses best. */
export interface PackedTopics {
  /** `#topic`, then for each rule its id, `+onRequest` and each `+case`. Other columns have no lines for topics. */
  readonly keys: string;
  readonly terms: string;
  readonly fields: string;
  /** The message and the hint of each entry. */
  readonly texts: string;
}

/** The beginning of nearly all business terms, which packing removes. */
const usualTerm = 'IBT-';

/** A business term in the form that `unpackTopics` reads. */
export function packTerm(term: string): string {
  return /^IBT-\d/.test(term) ? term.slice(usualTerm.length) : term;
}

/** A list without entries; an empty line means that there is no list. */
export const emptyList = '-';
/** Separates the forms of a text with a count, each written `form=text`. */
export const betweenForms = '\t';

/** Returns the topics as in their files, but in English only, the language of the columns, and without titles. */
export function unpackTopics(packed: PackedTopics): Readonly<Record<string, MessageTopic>> {
  const nextText = textsUnpacker(packed);
  return Object.fromEntries(
    packed.keys.split(/\n(?=#)/).map((topic) => {
      const [name = '', ...entries] = topic.split(/\n(?!\+)/);
      return [name.slice(1), Object.fromEntries(entries.map((entry) => unpackEntry(entry, nextText)))];
    }),
  );
}

/** The entries of two packages in one, by name. */
export function joinedTopics<Entry>(
  one: Readonly<Record<string, Entry>>,
  other: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries({ ...one, ...other }).toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );
}

/** The titles of rules by id. Keys of topics and cases have no title. */
export function unpackTitles(keys: string, titles: string): Readonly<Record<string, Localised>> {
  const ids = keys.split('\n').filter((key) => !/^[#+]/.test(key));
  const lines = titles.split('\n');
  return Object.fromEntries(ids.map((id, at) => [id, { en: lines[at] ?? '' }]));
}

/** A rule with its texts for requests and its cases, which are consecutive in the columns too. */
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

function textsUnpacker({ terms, fields, texts }: PackedTopics): () => MessageText {
  const [ofTerms, ofFields, line] = [linesOf(terms), linesOf(fields), linesOf(texts)];
  const localised = (): Localised | undefined => {
    const en = wordingOf(line());
    return en === '' ? undefined : { en };
  };
  return () =>
    Object.fromEntries(
      Object.entries({
        terms: listOf(ofTerms())?.map((packed) => (/^\d/.test(packed) ? usualTerm + packed : packed)),
        fields: listOf(ofFields()),
        message: localised(),
        hint: localised(),
      }).filter(([, value]) => value !== undefined),
    );
}

/** Returns the texts of another language by the English ones, from the columns of both languages. */
export function unpackTranslations(
  columns: readonly (readonly [english: string, translated: string])[],
): ReadonlyMap<string, Wording> {
  return new Map(
    columns.flatMap(([english, translated]) => {
      const lines = translated.split('\n');
      return english
        .split('\n')
        .map((line, at) => [keyOf(wordingOf(line)), wordingOf(lines[at] ?? '')] as const);
    }),
  );
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
