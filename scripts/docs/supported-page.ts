import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arabicReason } from 'schematron-compiler/arabic-reasons';
import { reasonText } from 'schematron-compiler/reasons';
import { differences, followedInstead, knownDifferences } from 'schematron-compiler/testing';
import { escapeAttribute } from 'schematron-compiler/xml';
import type { Language } from '../../src/core/messages/language.ts';
import { compileSchematron } from '../../src/schematron/index.ts';
import { blocks, code, type Page, type ReferenceText, said, table } from './markdown.ts';

/** A construct that schemas may use, or that is refused; its example is an expression, or a schema. */
export interface Construct {
  /** The construct as it is written, or several of one section. */
  readonly construct: readonly string[];
  readonly standard: 'ISO/IEC 19757-3' | 'XPath' | 'XPath functions' | 'XSLT';
  readonly section: string;
  /** The first edition that has it. */
  readonly edition: string;
  /** The version of this package that took it first. */
  readonly since?: string;
  readonly isRefused?: true;
  readonly expression?: string;
  /** A schema, or the content of one, which accepts a document and refuses another for the construct alone. */
  readonly schema?: string;
  readonly content?: string;
  readonly valid?: string;
  readonly invalid?: string;
  readonly phase?: string;
  readonly documents?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly clock?: string;
}

const rows = readFileSync(join(import.meta.dirname, 'supported.ndjson'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Construct => JSON.parse(line));
export const supported = rows.filter(({ isRefused }) => isRefused === undefined);
export const refusals = rows.filter(({ isRefused }) => isRefused === true);

export const exampleDocument = `<order id="7" xml:lang="en-GB" xmlns:x="urn:x"><!-- new --><?print twice?>
  <line n="1"><price>2.50</price><code>A1</code></line>
  <line n="2"><price>10</price><code>B22</code></line>
  <x:note>of <b>two</b></x:note>
  <due>2026-11-26</due>
</order>`;

/** The schema of an example; that of an expression has it as its one assertion, on the root element. */
export function schemaOf({ schema, content, expression = '' }: Construct): string {
  const prefixes = '<ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/><ns prefix="x" uri="urn:x"/>';
  const assertion = `<assert id="a" test="${escapeAttribute(expression)}">no</assert>`;
  const inside = content ?? `${prefixes}<pattern><rule context="/order">${assertion}</rule></pattern>`;
  const namespaces =
    'xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema"';
  return (
    schema ??
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" ${namespaces} queryBinding="xslt2">${inside}</schema>`
  );
}

/** The page of the reference on what schemas may use. */
export function supportedPage(language: Language): Page {
  const placed = ['construct', 'standard', 'section', 'edition'] as const;
  const cellsOf = ({ construct, standard, section, edition }: Construct) => [
    codes(construct),
    standard,
    section,
    edition,
  ];
  const sentences = [...new Set(Object.values(followedInstead))];
  const casesOf = (sentence: (typeof sentences)[number]) =>
    Object.keys(followedInstead).filter((name) => followedInstead[name] === sentence);
  const tableOf = (heads: readonly ReferenceText[], cells: readonly (readonly string[])[]) =>
    table(
      heads.map((name) => said(name, language)),
      cells,
    );
  return {
    path: 'reference/schematron.md',
    markdown: blocks(
      '---\noutline: false\naside: false\n---',
      `# ${said('supportedTitle', language)}`,
      said('supportedLead', language),
      tableOf(
        [...placed, 'sinceVersion'],
        supported.map((row) => [...cellsOf(row), row.since ?? '']),
      ),
      `## ${said('refusedTitle', language)} {#refused}`,
      said('refusedLead', language),
      tableOf(
        [...placed, 'whyRefused'],
        refusals.map((row) => [...cellsOf(row), plainly(reasonOf(row, language))]),
      ),
      `## ${said('differencesTitle', language)} {#differences}`,
      said('differencesLead', language),
      tableOf(
        ['construct', 'standard', 'section', 'whatItSays'],
        differences.map((each) => [code(each.example), each.standard, each.section, each[language]]),
      ),
      said('suitesLead', language),
      tableOf(
        ['testCase', 'whatItSays'],
        sentences.map((sentence) => [codes(casesOf(sentence)), sentence[language]]),
      ),
    ),
  };
}

/** All that each standard has, without attributes and types: a table for the README of the engine. */
export function supportedList(): string {
  const standards = [...new Set(supported.map(({ standard }) => standard))];
  const namesOf = (standard: string) =>
    supported
      .filter((row) => row.standard === standard)
      .flatMap(({ construct }) => construct)
      .filter((name) => !/[/@[]./.test(name) && !name.startsWith('xs:'));
  return table(
    ['Standard', 'Constructs'],
    standards.map((standard) => [standard, codes([...new Set(namesOf(standard))])]),
  );
}

const codes = (names: readonly string[]) => names.map(code).join(', ');

const plainly = (reason: string) =>
  reason.replaceAll(/[|<>[\]{}]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the reason why an example is refused; empty if it is not. */
export function reasonOf(row: Construct, language: Language): string {
  const compiled = compileSchematron(schemaOf(row));
  if (compiled.ok) return '';
  const inner = compiled.failure.reason.values.reason;
  const reason = typeof inner === 'object' && 'text' in inner ? inner : compiled.failure.reason;
  return language === 'en' ? reasonText(reason) : arabicReason(reason);
}

/** The page of the reference on expressions that Saxon-HE or SaxonJS give another value; a test runs each row. */
export function knownDifferencesPage(language: Language): Page {
  const heads = ['expression', 'valueHere', 'saxonHe', 'saxonJs', 'whyOtherwise'] as const;
  return {
    path: 'reference/known-differences.md',
    markdown: blocks(
      `# ${said('knownDifferencesTitle', language)}`,
      said('knownDifferencesLead', language),
      table(
        heads.map((name) => said(name, language)),
        knownDifferences.map(({ expression, here, saxonHe, saxonJs, ...why }) => [
          ...[expression, here, saxonHe].map(code),
          saxonJs === undefined ? said('notAsked', language) : code(saxonJs),
          why[language],
        ]),
      ),
      `## ${said('positionTitle', language)} {#position}`,
      said('positionLead', language),
    ),
  };
}
