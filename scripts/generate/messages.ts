/** Packs the messages about rules, from `messages/` under `rules/`, into src/generated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Localised, Wording } from '../../src/core/messages/language.ts';
import type { MessageEntry, MessageText } from '../../src/core/messages/message-entry.ts';
import {
  betweenForms,
  emptyList,
  type PackedTopics,
  packTerm,
} from '../../src/core/messages/packed-messages.ts';
import { projectFolder } from '../sources.ts';
import { writeGenerated } from './bundle.ts';

type Topics = Readonly<Record<string, Readonly<Record<string, MessageEntry>>>>;

/** The texts of defaults are for specifications without wording of their own. */
const ofOtherSpecifications = 'defaults.json';

/** The topics that are packed together. */
export function packedSets(): Readonly<Record<'shared' | 'ae' | 'taxData' | 'messageStatus', Topics>> {
  return {
    shared: topicsIn('rules/pint/messages'),
    ae: topicsIn('rules/ae/messages'),
    taxData: topicsIn('rules/ae/tax-data/messages'),
    messageStatus: topicsIn('rules/network/message-status/messages'),
  };
}

/** The topic of the texts about the shape of a request, which a program that only reads requests has alone. */
const ofReading = 'reading';

export default function compileMessages(): void {
  const { shared, ...ofSpecifications } = packedSets();
  const { [ofReading]: reading = {}, ...others } = shared;
  const sets = { reading: { [ofReading]: reading }, others, ...ofSpecifications };
  refuseTwoMeanings(Object.values(sets));
  const packed = Object.entries(sets).map(([set, topics]) => ({
    set,
    columns: { ...packTopics(topics), titles: packTitles(topics, 'en') },
    arabic: { texts: packTopics(topics, 'ar').texts, titles: packTitles(topics, 'ar') },
  }));
  const source = [
    "import { joinedTopics, unpackTitles, unpackTopics } from '../core/messages/packed-messages.ts';\n",
    ...packed.flatMap(({ set, columns }) =>
      Object.entries(columns).map(
        ([name, column]) =>
          `${['texts', 'titles'].includes(name) ? 'export ' : ''}const ${set}_${name} = ${JSON.stringify(column)};\n`,
      ),
    ),
    ...packed.map(({ set }) => {
      const columns = ['keys', 'terms', 'fields', 'texts'].map((name) => `${name}: ${set}_${name}`);
      const exported = set === 'others' ? '' : 'export ';
      return `${exported}const ${set}Topics = /* @__PURE__ */ unpackTopics({ ${columns.join(', ')} });
${exported}const ${set}Titles = /* @__PURE__ */ unpackTitles(${set}_keys, ${set}_titles);
`;
    }),
    'export const sharedTopics = /* @__PURE__ */ joinedTopics(othersTopics, readingTopics);\n',
    'export const sharedTitles = /* @__PURE__ */ joinedTopics(othersTitles, readingTitles);\n',
  ];
  writeGenerated('messages.js', source.join(''));
  const ids = Object.values(sets).flatMap((topics) => Object.values(topics).flatMap(Object.keys));
  writeUnion(
    'rule-ids.d.ts',
    'KnownRuleId',
    'The ids of the official rules and of those of this library.',
    ids,
  );
  const renderings = ['rules/pint', 'rules/ae'].map((folder) =>
    readJson(`${folder}/messages/rendering.json`),
  );
  const keys = renderings.flatMap(({ texts }) => Object.keys(texts));
  writeUnion('text-keys.d.ts', 'TextKey', 'The texts of a rendered invoice.', keys);
  const columns = packed.flatMap(({ set, arabic }) =>
    Object.entries(arabic).map(([name, column]) => [`${set}_${name}`, JSON.stringify(column)] as const),
  );
  const pairs = columns.map(([name, column]) => `  [${name}, ${column}],\n`);
  writeGenerated(
    'arabic.js',
    `import { ${columns.map(([name]) => name).join(', ')} } from './messages.js';
export const arabicColumns = [
${pairs.join('')}];
`,
  );
}

function writeUnion(file: string, name: string, comment: string, members: readonly string[]): void {
  const union = [...new Set(members)].toSorted().map((member) => `  | '${member}'\n`);
  writeGenerated(file, `/** ${comment} */\nexport type ${name} =\n${union.join('')};\n`);
}

const readJson = (file: string) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'));

/** Throws if one English text has two Arabic ones, since the Arabic is found by the English. */
function refuseTwoMeanings(sets: readonly Topics[]): void {
  const arabic = new Map<string, string>();
  const texts = sets.flatMap((topics) =>
    Object.values(topics).flatMap((entries) =>
      Object.values(entries).flatMap(({ title, onRequest, cases = {}, ...own }) => [
        title,
        ...[own, onRequest, ...Object.values(cases)].flatMap((text) => [text?.message, text?.hint]),
      ]),
    ),
  );
  for (const text of texts) {
    const [english, translated] = [lineOf(text, 'en'), lineOf(text, 'ar')];
    if ((arabic.get(english) ?? translated) !== translated)
      throw new Error(`one English text has two Arabic ones: ${english}`);
    arabic.set(english, translated);
  }
}

function topicsIn(folder: string): Topics {
  const files = readdirSync(join(projectFolder, folder)).filter(
    (file) => file.endsWith('.json') && file !== ofOtherSpecifications,
  );
  const isEntry = (value: object) => 'terms' in value && 'title' in value;
  return Object.fromEntries(
    files
      .toSorted()
      .map((file): [string, object] => [file.slice(0, -'.json'.length), readJson(join(folder, file))])
      .filter(([, topic]) => Object.values(topic).every(isEntry)),
  ) as Topics;
}

/** The form that `unpackTopics` reads. */
export function packTopics(topics: Topics, language: Language = 'en'): PackedTopics {
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
  return {
    keys: linesAsText(rows.map(({ key }) => key)),
    terms: linesAsText(texts.map(({ terms }) => listLine(terms?.map(packTerm)))),
    fields: linesAsText(fields.map(listLine)),
    texts: linesAsText(
      texts.flatMap(({ message, hint }) => [message, hint].map((text) => lineOf(text, language))),
    ),
  };
}

/** The form that `unpackTitles` reads, together with the keys of the topics. */
export function packTitles(topics: Topics, language: Language): string {
  const titles = Object.values(topics).flatMap((entries) => Object.values(entries).map(({ title }) => title));
  return linesAsText(titles.map((title) => lineOf(title, language)));
}

function linesAsText(lines: readonly string[]): string {
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
  const wording: Wording = text[language] ?? '';
  if (typeof wording === 'string') return wording;
  return Object.entries(wording)
    .map(([form, of]) => `${form}=${of}`)
    .join(betweenForms);
}
