import { arabicReason } from 'schematron-compiler/arabic-reasons';
import { type Reason, reasonText } from 'schematron-compiler/reasons';
import { differences, followedInstead } from 'schematron-compiler/testing';
import type { Language } from '../../../src/core/messages/language.ts';
import { compileSchematron } from '../../../src/schematron/index.ts';
import { blocks, code, table } from '../markdown.ts';
import { type Page, said } from '../page.ts';
import { schemaOfExpression } from './examples.ts';
import { functionRows, refusedFunctions } from './functions.ts';
import type { RefusedRow, Row } from './row.ts';
import { refusedSchematron, schematronRows } from './schematron.ts';
import { refusedXPath, xpathRows } from './xpath.ts';
import { refusedXslt, xsltRows } from './xslt.ts';

export const supported: readonly Row[] = [...schematronRows, ...xpathRows, ...functionRows, ...xsltRows];

export const refusals: readonly RefusedRow[] = [
  ...refusedSchematron,
  ...refusedXPath,
  ...refusedFunctions,
  ...refusedXslt,
];

/** The page of the reference on what schemas may use. */
export function supportedPage(language: Language): Page {
  return {
    path: 'reference/schematron.md',
    markdown: blocks(
      '---\noutline: false\naside: false\n---',
      `# ${said('supportedTitle', language)}`,
      said('supportedLead', language),
      table(
        headsOf(language),
        supported.map(({ construct, standard, section, edition, since }) => [
          codes(construct),
          standard,
          section,
          edition,
          since,
        ]),
      ),
      `## ${said('refusedTitle', language)} {#refused}`,
      said('refusedLead', language),
      refusedTable(language),
      `## ${said('differencesTitle', language)} {#differences}`,
      said('differencesLead', language),
      differencesTable(language),
      said('suitesLead', language),
      suitesTable(language),
    ),
  };
}

const codes = (names: readonly string[]) => names.map(code).join(', ');

/** The heads of a table, which ends with what it says of each construct. */
const headsOf = (language: Language, last: 'sinceVersion' | 'whyRefused' = 'sinceVersion') =>
  (['construct', 'standard', 'section', 'edition', last] as const).map((name) => said(name, language));

/** A line for all that an edition of a standard added; functions are counted, and all are on the page. */
export function summaryTable(language: Language): string {
  const order = standards();
  const groups = grouped(supported, ({ standard, edition }) => `${order.indexOf(standard)} ${edition}`);
  return table(
    headsOf(language),
    groups.toSorted().map(([, rows]) => summary(rows, language)),
  );
}

/** A line for each standard, without attributes. */
export function shortTable(language: Language): string {
  const groups = grouped(supported, ({ standard }) => standard);
  const rows = groups.map(([, all]) =>
    summary(
      all.map((each) => ({ ...each, construct: each.construct.filter((name) => !/[/@[]./.test(name)) })),
      language,
    ),
  );
  return table(headsOf(language), rows);
}

const standards = () => [...new Set(supported.map(({ standard }) => standard))];

type Group = readonly [name: string, rows: readonly Row[]];

function grouped(rows: readonly Row[], nameOf: (row: Row) => string): Group[] {
  const names = [...new Set(rows.map(nameOf))];
  return names.map((name) => [name, rows.filter((row) => nameOf(row) === name)]);
}

function summary(rows: readonly Row[], language: Language): string[] {
  const all = (values: readonly string[]) => [...new Set(values)];
  const constructs = all(rows.flatMap(({ construct }) => construct));
  const [{ standard } = { standard: '' }] = rows;
  return [
    standard === 'XPath functions' ? counted(constructs, language) : codes(constructs),
    standard,
    all(rows.flatMap(({ section }) => section.split(', ')))
      .sort(byNumbers)
      .join(', '),
    all(rows.map(({ edition }) => edition))
      .sort()
      .join(', '),
    all(rows.map(({ since }) => since)).join(', '),
  ];
}

function counted(constructs: readonly string[], language: Language): string {
  const names = constructs.toSorted((one, other) => one.localeCompare(other, 'en'));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return said('functionsOf', language, { count: names.length, first, last });
}

const numbersOf = (section: string) => section.split('.').map((part) => Number(part) || 100);

function byNumbers(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] as number) - (b[at] ?? 0);
}

/** Refused constructs, each with the reason that the compiler gives. */
export function refusedTable(language: Language): string {
  return table(
    headsOf(language, 'whyRefused'),
    refusals.map((row) => [
      codes(row.construct),
      row.standard,
      row.section,
      row.edition,
      plainly(reasonOf(row, language)),
    ]),
  );
}

/** Differences between Saxon-HE and us, by the section that says why. */
const differencesTable = (language: Language): string =>
  table(
    (['construct', 'standard', 'section', 'whatItSays'] as const).map((name) => said(name, language)),
    differences.map((each) => [code(each.example), each.standard, each.section, each[language]]),
  );

/** The test cases of published suites that end otherwise here, by what is followed instead. */
function suitesTable(language: Language): string {
  const sentences = [...new Set(Object.values(followedInstead))];
  const casesOf = (sentence: (typeof sentences)[number]) =>
    Object.keys(followedInstead).filter((name) => followedInstead[name] === sentence);
  return table(
    (['testCase', 'whatItSays'] as const).map((name) => said(name, language)),
    sentences.map((sentence) => [codes(casesOf(sentence)), sentence[language]]),
  );
}

const plainly = (reason: string) =>
  reason.replaceAll(/[|<>[\]{}]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the reason why an example is refused; empty if it is not. */
export function reasonOf({ example }: RefusedRow, language: Language): string {
  const schema = typeof example === 'string' ? schemaOfExpression(example) : example.schema;
  const compiled = compileSchematron(schema);
  if (compiled.ok) return '';
  const reason = withoutPlace(compiled.failure.reason);
  return language === 'en' ? reasonText(reason) : arabicReason(reason);
}

/** The reason itself, without file and line. */
function withoutPlace(reason: Reason): Reason {
  const inner = reason.values.reason;
  return typeof inner === 'object' && 'text' in inner ? inner : reason;
}
