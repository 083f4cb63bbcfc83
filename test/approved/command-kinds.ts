import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isoSkeleton, ownRules } from 'schematron-compiler/testing';
import { convert } from '../../src/api/convert.ts';
import { workbookOf } from '../../src/table/xlsx/write-workbook.ts';
import { example } from '../requests.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const schemaOf = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">\n${content}\n</schema>`;
const asserting = (test: string) =>
  schemaOf(`<pattern><rule context="a"><assert id="own-1" test="${test}">-</assert></rule></pattern>`);

/** Schemas that do not compile, each for another reason. */
const schemas: Files = {
  'unknown-function.sch': asserting('foo(ID)'),
  'too-many-arguments.sch': asserting('true(1, 2)'),
  'one-argument.sch': asserting('true(1)'),
  'cut-off.sch': asserting('count('),
  'bracket-too-many.sch': asserting('count(a))'),
  'no-regular-expression.sch': asserting("matches(., '(')"),
  'unknown-variable.sch': asserting('$most'),
  'forbidden-axis.sch': schemaOf(
    '<pattern><rule context="following::a"><assert test="b">-</assert></rule></pattern>',
  ),
  'assert-in-schema.sch': schemaOf('<assert test="a">-</assert>'),
  'not-well-formed.sch': '<schema>\n<a></schema>',
  'missing-include.sch': schemaOf('<include href="none.sch"/>'),
  'without-rules.sch': '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern/></schema>',
  'other-format.json': '{"format": "other"}',
  'of-no-parts.json': '{"format": "pint-ae-rule-set-1"}',
};

const unbound = '<schema xmlns="http://purl.oclc.org/dsdl/schematron">';
const failingIn = (pattern: string) =>
  `<pattern id="${pattern}"><rule context="/*"><assert id="of-${pattern}" test="false()">-</assert></rule></pattern>`;

/** Schemas and documents that they judge. */
const judged: Files = {
  'one.sch': schemaOf(
    '<pattern><rule context="a"><assert id="own-1" test="@n = 1">Not <value-of select="@n"/>.</assert></rule></pattern>',
  ),
  'weighed.sch': schemaOf(`<pattern><rule context="a">
    <assert id="own-1" flag="fatal" role="error" test="@n = 1" diagnostics="more">Not 1.</assert>
    <report id="own-2" role="warning" test="@n = 2">It is 2.</report><assert id="own-3" test="xs:date(@n)">-</assert>
  </rule></pattern><diagnostics><diagnostic id="more">Give <value-of select="'\u009b1'"/>.</diagnostic></diagnostics>`),
  'unbound.sch': `${unbound}<pattern><rule context="a"><assert test="@n &lt; @m">-</assert></rule></pattern></schema>`,
  'warning.sch': schemaOf(
    '<pattern><rule context="a"><assert flag="warning" test="@n = 1">-</assert><report role="info" test="true()">-</report></rule></pattern>',
  ),
  'failing.sch': schemaOf(`<pattern><rule context="a">
    <assert id="own-1" test="xs:date(@n)">-</assert><assert id="own-2" test="number((@n, @n)) = 1">-</assert>
    <assert id="own-3" test="error((), 'Nobody knows')">-</assert></rule></pattern>`),
  'any.sch': schemaOf(
    '<pattern><rule context="*[not(*)]"><assert id="own-1" test="false()">No</assert></rule></pattern>',
  ),
  'reading.sch': asserting("document('codes.xml')//c = @n"),
  'reading-elsewhere.sch': asserting("document('lists/codes.xml')//c = @n"),
  'shadowed.sch': readFileSync(new URL('../cases/lint/shadowed.sch', import.meta.url), 'utf8'),
  'arabic.sch': schemaOf(
    '<pattern><rule context="a"><assert id="R" test="b">لا يبدأ بـ X هنا</assert></rule></pattern>',
  ),
  'phases.sch': `${unbound.replace('>', ' defaultPhase="draft">')}
    <phase id="draft"><active pattern="one"/></phase><phase id="final"><active pattern="two"/></phase>
    <phase id="none"/>${failingIn('one')}${failingIn('two')}</schema>`,
  'phases.xslt': isoSkeleton(ownRules),
  '1.xml': '<a n="1"/>',
  '2.xml': '<a n="2"/>',
  'range.xml': '<a n="9" m="10"/>',
  'other.xml': '<b/>',
  'in-namespace.xml': '<a xmlns="urn:a" n="1"/>',
  'not-closed.xml': '<a>',
  'bytes.xml': Buffer.from([0x3c, 0x61, 0xff, 0x2f, 0x3e]),
  'packed.xml.gz': gzipSync('<a n="2"/>'),
  'codes.xml': '<c>1</c>',
};

/** Files of other kinds than their names say or than a command reads. */
function kinds(): Files {
  const invoice = JSON.stringify(example('standard-invoice'), undefined, 2);
  const line = JSON.stringify(JSON.parse(invoice));
  const archive = (name: string) => Buffer.from(`PK\u0003\u0004${name}`, 'latin1');
  const ubl = convert(example('standard-invoice')).xml ?? '';
  return {
    'scan.pdf': '%PDF-1.4\n1 0 obj\n2 0 obj\n',
    'book.xlsx': workbookOf([{ name: 'Sales', rows: [['No', 'Total']] }]),
    'letter.docx': archive('word/document.xml'),
    'folder.zip': archive('a.json'),
    'table.csv': 'no,date\nA,2026-01-01\nB,2026-01-02\n',
    'packed.json': gzipSync(invoice),
    'packed.json.gz': gzipSync(invoice),
    'several.json.gz': gzipSync(`${invoice}\n${invoice}`),
    'beside.json': line + line,
    'one-entry.json': '[{}]',
    'too-deep.json': '['.repeat(100_000),
    'bracket-behind.json': `${invoice}}`,
    'comma-behind.json': `${invoice},`,
    'text-behind.json': `${invoice}"x"`,
    'strings.ndjson': `${JSON.stringify(ubl)}\n${JSON.stringify(ubl)}\n`,
    'utf-32.json': Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]),
    'root.xml': '\n<Invoice/>',
    'not-closed.xml': ubl.replace('</cbc:UUID>', ''),
    'wrong-lines.ndjson': `\n\n{"documentType": }\n{"documentType": "Invoice", "documentType": "Invoice"}\n{"a": \n`,
    'by-another-name.json': JSON.stringify({ ...JSON.parse(line), currency: undefined, Currency: 'AED' }),
    'late.json': JSON.stringify({ ...JSON.parse(line), dueDate: '2026-11-01' }),
    '.DS_Store': 'x',
  };
}

/** The files in the folders `schemas`, `judged` and `kinds`, by name. */
export function filesOfKinds(): Files {
  const inFolder = (folder: string, files: Files) =>
    Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content] as const);
  return Object.fromEntries([
    ...inFolder('schemas', schemas),
    ...inFolder('judged', judged),
    ...inFolder('kinds', kinds()),
  ]);
}
