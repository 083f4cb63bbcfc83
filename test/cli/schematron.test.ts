import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

const folder = temporaryFolder();

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const schema = file(
  'own.sch',
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a"><assert id="own-1" test="@n = 1">Not <value-of select="@n"/>.</assert></rule></pattern></schema>',
);
const [valid, invalid, other] = ['<a n="1"/>', '<a n="2"/>', '<b/>'].map((text, at) =>
  file(`${at}.xml`, text),
);

const judged = (...argv: readonly string[]) => pintAe(argv, '<a n="3"/>');

test('schematron shows how severe a finding is, what it adds, and what could not be checked', async () => {
  const weighed = file(
    'weighed.sch',
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a">
      <assert id="own-1" flag="fatal" role="error" test="@n = 1" diagnostics="more">Not 1.</assert>
      <report id="own-2" role="warning" test="@n = 2">It is 2.</report><assert id="own-3" test="xs:date(@n)">-</assert>
    </rule></pattern><diagnostics><diagnostic id="more">Give <value-of select="'\u009b1'"/>.</diagnostic></diagnostics></schema>`,
  );
  expect((await judged('schematron', weighed, '--', invalid as string)).stdout).toBe(
    `${invalid}: not valid
  1:1 own-1 [fatal] Not 1. (/Q{}a)
      Give \\u009b1.
  1:1 own-2 [warning] It is 2. (/Q{}a)
  1:1 own-3 [could not be checked] FORG0001: "2" is not a valid xs:date (/Q{}a)
`,
  );
});

test('schematron names what a schema without a query binding may mean otherwise, once', async () => {
  const unbound = file(
    'unbound.sch',
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="a"><assert test="@n &lt; @m">-</assert></rule></pattern></schema>',
  );
  const range = file('range.xml', '<a n="9" m="10"/>');
  const { code, stderr } = await judged('schematron', unbound, '--', range, range);
  expect(code).toBe(1);
  expect(stderr).toBe(
    'unbound.sch:1: the schema has no queryBinding and is read as XPath 2.0; XPath 1.0, which the standard assumes here, may compare differently in @n < @m. Write queryBinding="xslt2", or "xslt" for XPath 1.0.\n',
  );
  const { stdout } = await judged('schematron', unbound, '--format', 'json', '--', range);
  expect(JSON.parse(stdout).notices).toEqual([
    { kind: 'binding', file: 'unbound.sch', line: 1, expression: '@n < @m' },
  ]);
});

test('schematron counts warnings as errors with --all-errors', async () => {
  const warning = file(
    'warning.sch',
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a"><assert flag="warning" test="@n = 1">-</assert><report role="info" test="true()">-</report></rule></pattern></schema>',
  );
  expect((await judged('schematron', warning, '--', invalid as string)).code).toBe(0);
  expect((await judged('schematron', warning, '--all-errors', '--', invalid as string)).code).toBe(1);
  const { stdout } = await judged('schematron', warning, '--all-errors', '-f', 'json', '--', valid as string);
  expect(JSON.parse(stdout)).toMatchObject({
    outcome: 'invalid',
    findings: [{ severity: 'error', role: 'info' }],
  });
});

test('schematron speaks Arabic', async () => {
  const broken = file('broken.xml', '<a>');
  const { stdout } = await judged(
    ...['schematron', schema, '--lang', 'ar', '--', valid, invalid, other, broken].map(String),
  );
  expect(withoutDirection(stdout).split('\n')).toEqual([
    `${valid}: صالح`,
    `${invalid}: غير صالح`,
    '  1:1 own-1 Not 2. (/Q{}a)',
    `${other}: تعذّر التحقق منه: لا تتناول أي قاعدة من ملف Schematron مستنداً كهذا؛ وعنصره الجذر <b>`,
    `${broken}: تتعذّر قراءته: 1:1: <a> غير مغلق`,
    '',
  ]);
});

test('schematron tells in Arabic why a test could not be evaluated, and leaves the words of a rule as they are', async () => {
  const failing = file(
    'failing.sch',
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a">
      <assert id="own-1" test="xs:date(@n)">-</assert><assert id="own-2" test="number((@n, @n)) = 1">-</assert>
      <assert id="own-3" test="error((), 'Nobody knows')">-</assert></rule></pattern></schema>`,
  );
  const { code, stdout } = await judged('schematron', failing, '--lang', 'ar', '--', invalid as string);
  expect([code, withoutDirection(stdout).split('\n')]).toEqual([
    2,
    [
      `${invalid}: تعذّر التحقق منه`,
      '  1:1 own-1 [تعذّر التحقق] FORG0001: "2" ليس قيمة صالحة للنوع xs:date (/Q{}a)',
      '  1:1 own-2 [تعذّر التحقق] XPTY0004: عدد القيم 2 حيث يُسمح بقيمة واحدة على الأكثر (/Q{}a)',
      '  1:1 own-3 [تعذّر التحقق] FOER0000: Nobody knows (/Q{}a)',
      '',
    ],
  ]);
});

test('schematron tells in Arabic which bytes are not a document', async () => {
  const path = join(folder, 'bytes.xml');
  writeFileSync(path, Buffer.from([0x3c, 0x61, 0xff, 0x2f, 0x3e]));
  const { stdout } = await judged('schematron', schema, '--lang', 'ar', '--', path);
  expect(withoutDirection(stdout)).toBe(`${path}: تتعذّر قراءته: محتوى الملف لا يوافق ترميزه\n`);
});

test('the report of ISO Schematron covers one document, and none that cannot be read', async () => {
  const report = (...documents: readonly (string | undefined)[]) =>
    judged('schematron', schema, '--format', 'svrl', '--', ...documents.map(String));
  expect(await report(valid, invalid)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('--format svrl takes one document'),
  });
  const broken = file('not-closed.xml', '<a>');
  expect(await report(broken)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `${broken}: cannot be read: 1:1: <a> is not closed\n`,
  });
});

test('schematron judges the documents of a folder and of standard input, and tells which cannot be read', async () => {
  const inFolder = join(folder, 'documents');
  mkdirSync(inFolder);
  writeFileSync(join(inFolder, 'one.xml'), '<a n="1"/>');
  writeFileSync(join(inFolder, 'two.xml.gz'), gzipSync('<a n="2"/>'));
  const missing = join(folder, 'missing.xml');
  expect(await judged('schematron', schema, '--', inFolder, missing)).toEqual({
    code: 2,
    stdout: `${inFolder}/one.xml: valid\n${inFolder}/two.xml.gz: not valid\n  1:1 own-1 Not 2. (/Q{}a)\n`,
    stderr: expect.stringContaining(missing),
  });
  expect(await judged('schematron', schema, '--', '-')).toMatchObject({
    code: 1,
    stdout: '<stdin>: not valid\n  1:1 own-1 Not 3. (/Q{}a)\n',
  });
});

test('schematron ends a document that takes longer than the time limit, and judges the next one', async () => {
  const slow = file(
    'slow.sch',
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a"><assert id="own-1" test="count(preceding::node()) &lt; 0">-</assert></rule></pattern></schema>',
  );
  const documents = ['one.xml', 'two.xml'].map((name) => file(name, `<r>${'<a/>'.repeat(3000)}</r>`));
  const ended = (path: string) =>
    `${path}: could not be checked: it took longer than 0 milliseconds (--time-limit)\n`;
  const judgedWith = (...more: readonly string[]) =>
    judged('schematron', slow, '--time-limit', '0', ...more, '--', ...documents);
  expect(await judgedWith()).toEqual({ code: 2, stdout: documents.map(ended).join(''), stderr: '' });
  const { stdout } = await judgedWith('--format', 'json');
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(
    documents.map((path) => ({
      file: path,
      outcome: 'not-judged',
      findings: [],
      error: 'it took longer than 0 milliseconds (--time-limit)',
    })),
  );
  const [document = ''] = documents;
  expect(await judged('schematron', slow, '--time-limit', '0', '--format', 'svrl', '--', document)).toEqual({
    code: 2,
    stdout: '',
    stderr: ended(document),
  });
  expect(withoutDirection((await judgedWith('--lang', 'ar')).stdout)).toBe(
    documents
      .map((path) => `${path}: تعذّر التحقق منه: استغرق أكثر من 0 ميلي ثانية، وهو ما يسمح به --time-limit\n`)
      .join(''),
  );
});

test('an included file is read inside the folder of the schema only, whatever links lie there', async () => {
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  const pattern =
    '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><rule context="a"><assert id="part" test="@n = 1">No</assert></rule></pattern>';
  file('outside.sch', pattern);
  file('inner/inside.sch', pattern);
  symlinkSync(join(folder, 'outside.sch'), join(inner, 'out.sch'));
  symlinkSync(join(inner, 'inside.sch'), join(inner, 'in.sch'));
  const including = (href: string) =>
    file(
      `inner/${href}-whole.sch`,
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><include href="${href}.sch"/></schema>`,
    );
  const runs = (href: string, ...options: readonly string[]) =>
    judged('schematron', ...options, including(href), '--', valid as string);
  expect(await runs('in')).toMatchObject({ code: 0 });
  const link = join(inner, 'out.sch');
  for (const refused of [await runs('out'), await pintAe(['rule-set', 'compile', including('out')])])
    expect(refused).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${link} is a link that leads out of the folder of the schema`),
    });
  expect(await runs('out', '--root', folder)).toMatchObject({ code: 0 });
});

test('schematron names the elements of UBL by their usual prefixes', async () => {
  const any = file(
    'any.sch',
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="*[not(*)]"><assert id="own-1" test="false()">No</assert></rule></pattern></schema>',
  );
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const invoice = file(
    'ubl.xml',
    `<Invoice xmlns="${ubl}Invoice-2"><ID xmlns="${ubl}CommonBasicComponents-2"/></Invoice>`,
  );
  expect((await judged('schematron', any, '--', invoice)).stdout).toContain('own-1 No (/Invoice/cbc:ID[1])');
});

test('schematron tells a mistake by what to write instead', async () => {
  const refused = async (...argv: readonly string[]) => {
    const { code, stdout, stderr } = await judged('schematron', ...argv);
    expect([code, stdout]).toEqual([2, '']);
    return stderr.split('\n')[0];
  };
  expect(await refused(valid as string, '--', schema)).toBe(
    `pint-ae: ${valid} is not a schema; name the schema first: pint-ae schematron ${schema} -- ${valid}`,
  );
  expect(await refused(valid as string, '--', invalid as string)).toContain(
    'a is neither a Schematron schema nor a stylesheet made of one',
  );
  for (const now of ['yesterday', '2026-01-31', '2026-01-31T12:00:00', '2026-01-31T12:00:00+15:00'])
    expect(await refused(schema, '--now', now, '--', valid as string)).toBe(
      `pint-ae: --now takes a date and time with its timezone, such as 2026-01-31T12:00:00Z, not ${now}`,
    );
});

test('schematron names the root of a document that no rule is about, with its namespace', async () => {
  const inNamespace = file('namespace.xml', '<a xmlns="urn:a" n="1"/>');
  expect((await judged('schematron', schema, '--', inNamespace)).stdout).toBe(
    `${inNamespace}: could not be checked: no rule of the schema applies to it; its root is <a xmlns="urn:a">\n`,
  );
});

test('a document that rules read is registered by its name, or by the one that is given', async () => {
  mkdirSync(join(folder, 'lists'));
  mkdirSync(join(folder, 'more'));
  const list = file('lists/codes.xml', '<c>1</c>');
  const other = file('more/codes.xml', '<c>2</c>');
  const reading = (name: string) =>
    file(
      'reading.sch',
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a"><assert id="own-1" test="document('${name}')//c = @n">No</assert></rule></pattern></schema>`,
    );
  const code = async (name: string, ...documents: readonly string[]) => {
    const given = documents.flatMap((each) => ['--document', each]);
    return judged('schematron', reading(name), ...given, '--', valid as string);
  };
  expect(await code('codes.xml', list)).toMatchObject({ code: 0 });
  expect(await code('lists/codes.xml', list)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'register the document lists/codes.xml by this name (option documents, --document NAME=FILE)',
    ),
  });
  expect(await code('lists/codes.xml', `lists/codes.xml=${list}`)).toMatchObject({ code: 0 });
  expect(await code('b.xml', list, `b.xml=${other}`)).toMatchObject({ code: 1 });
  expect(await code('codes.xml', list, other)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      `codes.xml is the name of ${list} and of ${other}; give each its own name: --document NAME=FILE`,
    ),
  });
});

test('a code list beside a schema is found by the name that the schema reads', async () => {
  mkdirSync(join(folder, 'beside/inner'), { recursive: true });
  const reading = (path: string, name: string) =>
    file(
      path,
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a"><assert id="own-1" test="document('${name}')//c = @n">No</assert></rule></pattern></schema>`,
    );
  const own = reading('beside/own.sch', 'codes.xml');
  file('beside/codes.xml', '<c>1</c>');
  file('beside/inner/codes.xml', '<c>2</c>');
  const other = file('2codes.xml', '<c>2</c>');
  expect(await judged('schematron', own, '--', valid as string)).toMatchObject({ code: 0 });
  expect(
    await judged('schematron', own, '--document', `codes.xml=${other}`, '--', valid as string),
  ).toMatchObject({
    code: 1,
  });
  expect(await judged('rule-set', 'compile', own, '--out', '-')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('<c>1</c>'),
  });
  // Another folder is not looked into, and no link is followed out of the root.
  const refused = { code: 2, stderr: expect.stringContaining('register the document') };
  const inner = reading('beside/inner.sch', 'inner/codes.xml');
  expect(await judged('schematron', inner, '--', valid as string)).toMatchObject(refused);
  symlinkSync(other, join(folder, 'beside/linked.xml'));
  const linking = reading('beside/linking.sch', 'linked.xml');
  expect(await judged('schematron', linking, '--', valid as string)).toMatchObject({ code: 2 });
});

test('schematron --lint lists what a schema probably does not mean', async () => {
  const shadowed = file(
    'shadowed.sch',
    readFileSync(new URL('../cases/lint/shadowed.sch', import.meta.url), 'utf8'),
  );
  const { code, stdout } = await pintAe(['schematron', '--lint', shadowed]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/:4: warning: The test is always true, .*:5: warning: The rule never fires/s);
  expect(stdout).toMatch(/:7: warning: invoice has no prefix, .*:7: warning: total has no prefix/s);
  expect((await pintAe(['schematron', '--lint', shadowed, '--lang', 'ar'])).stdout).toContain('بلا بادئة');
  const lines = (await pintAe(['schematron', '--lint', shadowed, '-f', 'json'])).stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).kind)).toEqual([
    'constant-test',
    'shadowed',
    'unprefixed-name',
    'unprefixed-name',
  ]);
});

test('schematron --lint finds nothing in a schema that means what it says, and goes before a judgement', async () => {
  expect(await pintAe(['schematron', '--lint', schema])).toMatchObject({
    code: 0,
    stdout: `${schema}: nothing found\n`,
  });
  expect(await judged('schematron', '--lint', schema, '--', valid as string)).toMatchObject({
    code: 0,
    stdout: `${valid}: valid\n`,
    stderr: expect.stringContaining('nothing found'),
  });
});
