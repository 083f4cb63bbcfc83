/** Packs the codes of the shared code lists into src/generated, and for some lists also their meanings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canPack, packCodes } from 'schematron-compiler/rules';
import { betweenSpellings, sameAs } from '../../src/core/messages/named-codes.ts';
import type { Spellings } from '../../src/core/messages/vocabulary.ts';
import { projectFolder, sharedCodeLists } from '../sources.ts';
import { writeGenerated } from './bundle.ts';

const shared = join(projectFolder, 'rules/pint');

/** The lists whose meanings a verdict may mention. */
const named = ['ICD', 'ISO3166', 'ISO4217', 'UNCL5189', 'UNCL7143', 'UNCL7161', 'eas'];

type TwoNames = Readonly<Record<string, { readonly en: string; readonly ar: string }>>;

export default function compileCodeLists(): void {
  const lists = sharedCodeLists().toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const codesOf = (list: string) => lists.find(({ id }) => id === list)?.codes ?? {};
  writeGenerated(
    'code-lists.js',
    [
      "import { localisedCodes, namedCodes, spellingsOf } from '../core/messages/named-codes.ts';\n",
      "import { unpackCodes } from 'schematron-compiler/runtime';\n",
      ...lists.map(({ id, codes }) => `export const ${id} = ${sourceOfCodes(Object.keys(codes))};\n`),
      ...lists
        .filter(({ id }) => named.includes(id))
        .map(({ id, codes }) => made(`${id}List`, 'namedCodes', id, lines(Object.values(codes)))),
      sourceOfCountries(read('messages/countries.json'), read('aliases/countries.json'), codesOf('ISO3166')),
      sourceOfUnits(read('messages/units.json')),
      `export const minorUnits = ${JSON.stringify(read('codelists/ISO4217.json').minorUnits)};\n`,
    ].join(''),
  );
  writeGenerated('official-units.js', sourceOfOfficialUnits(Object.values(codesOf('UNECERec20'))));
}

function read(file: string) {
  return JSON.parse(readFileSync(join(shared, file), 'utf8'));
}

/** The meanings and spellings of countries. Names that the code list has too are stored once. */
function sourceOfCountries(
  meanings: TwoNames,
  spellings: Spellings,
  listed: Readonly<Record<string, string>>,
): string {
  const codes = Object.keys(meanings);
  if (codes.join() !== Object.keys(listed).join()) throw new Error('the list of countries has other codes');
  const english = codes.map((code) =>
    meanings[code]?.en === listed[code] ? '' : (meanings[code]?.en ?? ''),
  );
  const arabic = codes.map((code) => meanings[code]?.ar ?? '');
  const others = codes.map((code) => (spellings[code] ?? []).map((name) => shortened(name, meanings[code])));
  return [
    made(
      'countryMeanings',
      'localisedCodes',
      'ISO3166',
      `{ en: ${lines(english)}, ar: ${lines(arabic)}, codes: ISO3166List.codes }`,
    ),
    made(
      'countrySpellings',
      'spellingsOf',
      'countryMeanings',
      lines(others.map((names) => names.join(betweenSpellings))),
    ),
  ].join('');
}

function shortened(name: string, meaning: TwoNames[string] | undefined): string {
  if (/[=~|\n]/.test(name)) throw new Error(`a spelling must not have the signs of packed ones: ${name}`);
  if (name === meaning?.en) return sameAs.en;
  return name === meaning?.ar ? sameAs.ar : name;
}

function sourceOfUnits(meanings: TwoNames): string {
  const names = Object.values(meanings);
  const columns = `{ en: ${lines(names.map(({ en }) => en))}, ar: ${lines(names.map(({ ar }) => ar))} }`;
  return made('unitMeanings', 'localisedCodes', sourceOfCodes(Object.keys(meanings)), columns);
}

/** The names of all units are kept apart, for readers of documents: a verdict mentions only common ones. */
function sourceOfOfficialUnits(names: readonly string[]): string {
  return [
    "import { namedCodes } from '../core/messages/named-codes.ts';\n",
    "import { UNECERec20 } from './code-lists.js';\n",
    made('UNECERec20List', 'namedCodes', 'UNECERec20', lines(names)),
  ].join('');
}

function sourceOfCodes(codes: readonly string[]): string {
  return canPack(codes)
    ? `/* @__PURE__ */ unpackCodes(${JSON.stringify(packCodes(codes))})`
    : JSON.stringify(codes);
}

function lines(texts: readonly string[]): string {
  return JSON.stringify(texts.join('\n'));
}

function made(name: string, by: string, ...args: readonly string[]): string {
  return `export const ${name} = /* @__PURE__ */ ${by}(${args.join(', ')});\n`;
}
