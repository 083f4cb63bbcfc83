import { lintSchema } from 'schematron-compiler/lint';
import { readSchematron } from 'schematron-compiler/rules';
import { describe, expect, test } from 'vitest';
import { lintTerms } from '../../src/cli/schematron/lint.ts';
import { namespaces } from '../../src/core/xml/element.ts';
import { textOf } from '../source-files.ts';

const rule = (context: string, id: string, asked: string, text = 'x') =>
  `<rule context="${context}"><assert id="${id}" test="${asked}">${text}</assert></rule>`;

/** Rules that miss in the way of the official ones, in words of our own. */
const schemas: Readonly<Record<string, string>> = {
  'ibr-co-14':
    rule('cac:TaxTotal', 'other', 'cbc:TaxAmount') +
    rule('/*', 'ibr-co-14', 'cac:Taxtotal/cbc:TaxAmount = sum(cac:Taxtotal/cac:TaxSubtotal/cbc:TaxAmount)'),
  'ibr-124':
    rule('cac:TaxTotal', 'other', 'cbc:TaxAmount') +
    rule('/*', 'ibr-124', "string-length(substring-after(cac:Taxtotal/cbc:TaxAmount, '.')) le 2"),
  'ibr-128-ae':
    rule('cac:AccountingSupplierParty/cac:Party/cac:PostalAddress', 'other', 'cbc:CityName') +
    rule('cac:PostalAddress', 'ibr-128-ae', "cbc:CountrySubentity = ('AUH', 'DXB')", 'IBT-039'),
  'ibr-105-ae': rule(
    '/*',
    'ibr-105-ae',
    "not(//cac:TaxCategory/cbc:ID = 'N') or count(//cac:TaxSubtotal[cac:TaxCategory/cbc:ID = 'N']) = 1",
    'The category of a line (IBT-151) and of the breakdown (IBT-118)',
  ),
  'ibr-132-ae': rule(
    'cac:Party/cac:PartyTaxScheme/cbc:CompanyID',
    'ibr-132-ae',
    "matches(., '^1[0-9]{12}03$')",
    'The numbers IBT-031, IBT-048 and IBT-063',
  ),
  'ibr-079':
    rule('cac:CommodityClassification/cbc:ItemClassificationCode', 'other', '@listID') +
    rule("*[not(*)][normalize-space(.) = '']", 'ibr-079', 'false()'),
};

function kindsIn(rules: string): string[] {
  const text = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <ns prefix="cac" uri="${namespaces.cac}"/><ns prefix="cbc" uri="${namespaces.cbc}"/><pattern>${rules}</pattern></schema>`;
  return lintSchema(
    readSchematron('a.sch', () => text, []),
    { terms: lintTerms() },
  ).map(({ kind }) => kind);
}

/** The rules of a table of the page, each with the rest of its row. */
const rowsOf = (page: string, section: string) =>
  Array.from(
    (textOf(page).split(`{#${section}}`)[1]?.split('\n## ')[0] ?? '').matchAll(
      section === 'lint' ? /^\| `([\w-]+)` \| (.*) \|$/gm : /^\|[^|]*\| `([\w-]+)` \|(.*)\|$/gm,
    ),
    ([, id = '', rest = '']) => ({ id, rest }),
  );

describe.each(['docs/unseen.md', 'docs/ar/unseen.md'])('%s', (page) => {
  const lint = rowsOf(page, 'lint');

  test('says of each rule that misses something whether its schema shows it', () => {
    expect(lint.map(({ id }) => id)).toEqual(rowsOf(page, 'missed').map(({ id }) => id));
    expect(lint).toHaveLength(26);
  });

  test('names what the lint finds in rules that miss so, and nothing else', () => {
    const kinds = lint.flatMap(({ id, rest }) => {
      const [, kind] = /\(`([\w-]+)`\)$/.exec(rest) ?? [];
      return kind === undefined ? [] : [`${id} ${kind}`];
    });
    const found = Object.entries(schemas).flatMap(([id, rules]) =>
      kindsIn(rules).map((kind) => `${id} ${kind}`),
    );
    expect([...new Set(kinds)].sort()).toEqual([...new Set(found)].sort());
    expect(textOf(page)).toMatch(new RegExp(`--lint\`[^\\n]*\\b${kinds.length}\\b`));
  });
});
