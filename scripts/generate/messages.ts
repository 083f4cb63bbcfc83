/** Packs the messages about rules, from `messages/` under `rules/`, into src/generated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, type Localised, languages, type Wording } from '../../src/core/messages/language.ts';
import type { MessageEntry, MessageText } from '../../src/core/messages/message-entry.ts';
import {
  betweenForms,
  emptyList,
  type PackedTopics,
  packTerm,
} from '../../src/core/messages/packed-messages.ts';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

const output = join(projectFolder, 'src/generated/messages.js');

/** Message entries by topic, which is the name of their file. */
type Topics = Readonly<Record<string, Readonly<Record<string, MessageEntry>>>>;

/** The texts of defaults are for specifications without wording of their own. */
const ofOtherSpecifications = 'defaults.json';

/** The topics that are packed together. */
export function packedSets(): Readonly<Record<'shared' | 'ae', Topics>> {
  return { shared: topicsIn('rules/pint/messages'), ae: topicsIn('rules/ae/messages') };
}

/** The topic of the texts about the shape of a request, which a program that only reads requests has alone. */
const ofReading = 'reading';

export default function compileMessages(): void {
  const { shared, ae } = packedSets();
  const { [ofReading]: reading = {}, ...others } = shared;
  const packed = Object.entries({ reading: { [ofReading]: reading }, others, ae }).map(([set, topics]) => ({
    set,
    topics: packTopics(topics),
    titles: packTitles(topics),
  }));
  const column = (name: keyof PackedTopics) =>
    packed.map(({ set, topics }) => `const ${set}_${name} = ${JSON.stringify(topics[name])};\n`);
  const titles = (language: Language) =>
    packed.map((each) => `const ${each.set}_title_${language} = ${JSON.stringify(each.titles[language])};\n`);
  const source = [
    "import { joinedTopics, unpackTitles, unpackTopics } from '../core/messages/packed-messages.ts';\n",
    ...(['keys', 'terms', 'fields', 'en', 'ar'] as const).flatMap(column),
    ...languages.flatMap(titles),
    ...packed.map(({ set }) => {
      const columns = ['keys', 'terms', 'fields', 'en', 'ar'].map((name) => `${name}: ${set}_${name}`);
      const ofTitles = languages.map((language) => `${language}: ${set}_title_${language}`);
      const exported = set === 'others' ? '' : 'export ';
      return `${exported}const ${set}Topics = /* @__PURE__ */ unpackTopics({ ${columns.join(', ')} });
${exported}const ${set}Titles = /* @__PURE__ */ unpackTitles(${set}_keys, { ${ofTitles.join(', ')} });
`;
    }),
    'export const sharedTopics = /* @__PURE__ */ joinedTopics(othersTopics, readingTopics);\n',
    'export const sharedTitles = /* @__PURE__ */ joinedTopics(othersTitles, readingTitles);\n',
  ];
  replaceFile(output, source.join(''));
}

/** The topics of a folder: the files in which every member is the entry of a rule. */
function topicsIn(folder: string): Topics {
  const files = readdirSync(join(projectFolder, folder)).filter(
    (file) => file.endsWith('.json') && file !== ofOtherSpecifications,
  );
  const read = (file: string) => JSON.parse(readFileSync(join(projectFolder, folder, file), 'utf8'));
  const isEntry = (value: object) => 'terms' in value && 'title' in value;
  return Object.fromEntries(
    files
      .toSorted()
      .map((file): [string, object] => [file.slice(0, -'.json'.length), read(file)])
      .filter(([, topic]) => Object.values(topic).every(isEntry)),
  ) as Topics;
}

/** The form that `unpackTopics` reads. */
export function packTopics(topics: Topics): PackedTopics {
  const rows = Object.entries(topics).flatMap(([topic, entries]) => [
    { key: `#${topic}`, text: undefined },
    ...Object.entries(entries).flatMap(([id, { onRequest, cases = {}, ...own }]) => [
      { key: id, text: own },
      ...(onRequest === undefined ? [] : [{ key: '+onRequest', text: onRequest }]),
      ...Object.entries(cases).map(([name, text]) => ({ key: `+${name}`, text })),
    ]),
  ]);
  const texts = rows.flatMap(({ text }): readonly MessageText[] => (text === undefined ? [] : [text]));
  const fields = texts.map((text) =>
    'fields' in text ? (text.fields as MessageEntry['fields']) : undefined,
  );
  const said = (language: Language) =>
    texts.flatMap(({ message, hint }) => [message, hint].map((text) => lineOf(text, language)));
  return {
    keys: joined(rows.map(({ key }) => key)),
    terms: joined(texts.map(({ terms }) => listLine(terms?.map(packTerm)))),
    fields: joined(fields.map(listLine)),
    en: joined(said('en')),
    ar: joined(said('ar')),
  };
}

/** The form that `unpackTitles` reads, together with the keys of the topics. */
export function packTitles(topics: Topics): Readonly<Record<Language, string>> {
  const titles = Object.values(topics).flatMap((entries) => Object.values(entries).map(({ title }) => title));
  const inLanguage = (language: Language) => joined(titles.map((title) => lineOf(title, language)));
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

function joined(lines: readonly string[]): string {
  const broken = lines.find((line) => line.includes('\n'));
  if (broken !== undefined) throw new Error(`a text of messages must not have several lines: ${broken}`);
  return lines.join('\n');
}

function listLine(list: readonly string[] | undefined): string {
  if (list === undefined) return '';
  return list.length === 0 ? emptyList : list.join(' ');
}

function lineOf(text: Localised | undefined, language: Language): string {
  if (text === undefined) return '';
  const wording: Wording = text[language];
  if (typeof wording === 'string') return wording;
  return Object.entries(wording)
    .map(([form, of]) => `${form}=${of}`)
    .join(betweenForms);
}
