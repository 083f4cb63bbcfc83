import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usageText } from '../../src/cli/io.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

const folder = temporaryFolder();

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const schemaOf = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">\n${content}\n</schema>`;
const asserting = (test: string) =>
  schemaOf(`<pattern><rule context="a"><assert id="own-1" test="${test}">-</assert></rule></pattern>`);

/** Returns what a command says of a schema in Arabic, from the place in the file on. */
async function refusalOf(command: string, ...argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await pintAe([command, '--lang', 'ar', ...argv]);
  expect([code, stdout]).toEqual([2, '']);
  return withoutDirection(stderr).replaceAll(`${folder}/`, '').replace('pint-ae: ', '').trim();
}

/** Schemas that are refused, and what is said of each in Arabic. */
const refused: Readonly<Record<string, readonly [schema: string, told: string]>> = {
  'a function that is not supported': [
    asserting('foo(ID)'),
    'own.sch:2: الدالة foo() غير مدعومة، بل دوال XPath 2.0 وبعض دوال XPath 3.1 التي لا تقرأ شيئاً من الخارج فقط؛ أعلن بالعنصر xsl:function عن دالة تعطي النتيجة نفسها، وذلك في foo(ID)، عند "foo(ID)"',
  ],
  'too many arguments': [
    asserting('true(1, 2)'),
    'own.sch:2: لا يمكن استدعاء true() مع وسائط عددها 2، وذلك في true(1, 2)، عند "true(1, 2)"',
  ],
  'an expression that ends too early': [
    asserting('count('),
    'own.sch:2: المتوقع هنا تعبير، والموجود نهاية التعبير، وذلك في count(، عند نهايته',
  ],
  'a bracket too many': [asserting('count(a))'), 'own.sch:2: لا يُتوقع هنا )، وذلك في count(a))، عند ")"'],
  'a pattern for a regular expression that is none': [
    asserting("matches(., '(')"),
    'own.sch:2: "(" ليس تعبيراً نمطياً صالحاً، وذلك في matches(., \'(\')، عند "\'(\')"',
  ],
  'a variable that nobody declares': [
    asserting('$most'),
    'own.sch:2: المتغير $most غير معلن عنه؛ أعلن عنه بالعنصر let، أو أعطه للنمط المجرّد بالعنصر param، وذلك في $most، عند "$most"',
  ],
  'an axis that is not allowed in a context': [
    schemaOf('<pattern><rule context="following::a"><assert test="b">-</assert></rule></pattern>'),
    'own.sch:2: المحور following غير مسموح به في سياق قاعدة، فهو ينزل عبر child و attribute و // فقط؛ اختبر ما هو في موضع آخر في شرط بين قوسين مربعين، وذلك في following::a، عند "following::a"',
  ],
  'an element that says nothing where it stands': [
    schemaOf('<assert test="a">-</assert>'),
    'own.sch:2: لا أثر للعنصر assert داخل schema، بل داخل rule فقط',
  ],
  'XML that is not well-formed': ['<schema>\n<a></schema>', 'own.sch:2: المتوقع هنا </a>'],
  'a file that is not there': [
    schemaOf('<include href="none.sch"/>'),
    'own.sch:2: يُضمَّن none.sch هنا: تتعذّر قراءة none.sch: الملف غير موجود',
  ],
};

describe.each(Object.entries(refused))('a schema with %s is refused in Arabic', (_, [text, told]) => {
  test('by ruleSet compile', async () => {
    const schema = file('own.sch', text);
    expect(await refusalOf('rule-set', 'compile', schema)).toBe(told);
  });

  test('by schematron, which compiles in another thread', async () => {
    const schema = file('own.sch', text);
    expect(await refusalOf('schematron', schema, '--', file('a.xml', '<a/>'))).toBe(told);
  });
});

test('an expression in a line of Arabic keeps its order and its brackets', async () => {
  const schema = file('own.sch', asserting('count(a))'));
  const { stderr } = await pintAe(['rule-set', 'compile', schema, '--lang', 'ar']);
  expect(stderr).toContain(
    '\u2069: لا يُتوقع هنا \u200e)\u200e، وذلك في \u2066count(a))\u2069، عند \u200e")"\u200e',
  );
});

test('a rule set whose rules do not compile any more is refused in Arabic, with file and line', async () => {
  const out = join(folder, 'own.json');
  await pintAe(['rule-set', 'compile', file('own.sch', asserting('a')), '--out', out]);
  writeFileSync(out, readFileSync(out, 'utf8').replace('"test":"a"', '"test":"foo(ID)"'));
  expect(await refusalOf('validate', '--rule-set', out, valid)).toMatch(
    /^own\.json: own\.sch:2: الدالة foo\(\) غير مدعومة.*، وذلك في foo\(ID\)، عند "foo\(ID\)"\n/s,
  );
});

test.each([
  [
    'of another format',
    { format: 'other' },
    'ليس مجموعة قواعد بالصيغة pint-ae-rule-set-2: الموضع format ليس كما ينبغي',
  ],
  ['for the other engine', {}, 'ليس فيه شيء لمحرك SaxonJS؛ ترجمه مع الخيار --saxon'],
])('a rule set that is %s is refused in Arabic', async (_, changes, told) => {
  const out = join(folder, 'own.json');
  await pintAe(['rule-set', 'compile', file('own.sch', asserting('a')), '--out', out]);
  writeFileSync(out, JSON.stringify({ ...JSON.parse(readFileSync(out, 'utf8')), ...changes }));
  expect(await refusalOf('validate', '--engine', 'saxon', '--rule-set', out, valid)).toContain(
    `own.json: ${told}`,
  );
});

test.each(['$&', "$'", '$`', '$$', '{meant}', '{message}'])(
  'a word that is meant otherwise is quoted as it is: %s',
  async (signs) => {
    const { code, stderr } = await pintAe([`valid${signs}te`]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`valid${signs}te`)]);
    const text = usageText(
      { text: 'fileProblem', values: { path: `a${signs}`, reason: 'b', meant: 'c' }, reason: undefined },
      'en',
    );
    expect(text).toBe(
      `${usageText({ text: 'fileProblem', values: { path: `a${signs}`, reason: 'b' } }, 'en')}; did you mean c?`,
    );
  },
);

test('a refusal is told in English unless Arabic is asked for', async () => {
  const schema = file('own.sch', asserting('true(1)'));
  const { stderr } = await pintAe(['rule-set', 'compile', schema]);
  expect(stderr).toBe(`pint-ae: ${schema}:2: true() does not take 1 argument in true(1) (at "true(1)")\n`);
});

describe.each([
  ['a document', '{"documentType": "Invoice"}'],
  ['a list', '[1]'],
  ['a document after a mark of its encoding', '\ufeff {"documentType": "Invoice"}'],
])('%s in JSON is no schema', (_, text) => {
  const json = () => file('own.json', text);

  test('to ruleSet compile', async () => {
    const { code, stderr } = await pintAe(['rule-set', 'compile', json()]);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      `pint-ae: ${json()} is JSON, not Schematron (.sch) or XSLT; name the file of the publisher's rules`,
    ]);
    expect(await refusalOf('rule-set', 'compile', json())).toContain(
      'own.json ملف JSON وليس Schematron (.sch) ولا XSLT؛ اذكر ملف قواعد الناشر',
    );
  });

  test('to schematron', async () => {
    const { stderr } = await pintAe(['schematron', json(), '--', file('a.xml', '<a/>')]);
    expect(stderr).toContain(`${json()} is JSON, not Schematron (.sch) or XSLT`);
  });

  test('and no document for schematron', async () => {
    const schema = file('own.sch', asserting('b'));
    const { code, stdout } = await pintAe(['schematron', schema, '--', json()]);
    expect([code, stdout]).toEqual([2, `${json()}: cannot be read: it is JSON, not XML\n`]);
    const arabic = await pintAe(['schematron', '--lang', 'ar', schema, '--', json()]);
    expect(withoutDirection(arabic.stdout)).toBe(`${json()}: تتعذّر قراءته: هو JSON وليس XML\n`);
    const report = await pintAe(['schematron', '--format', 'json', schema, '--', json()]);
    expect(JSON.parse(report.stdout)).toMatchObject({ outcome: 'malformed', error: 'it is JSON, not XML' });
  });
});

test('a rule set that is compiled already is named as one', async () => {
  const compiled = join(folder, 'compiled.json');
  expect(
    (await pintAe(['rule-set', 'compile', file('own.sch', asserting('b')), '--out', compiled])).code,
  ).toBe(0);
  const { stderr } = await pintAe(['rule-set', 'compile', compiled]);
  expect(stderr).toContain(
    `pint-ae: ${compiled} is a compiled rule set already; check documents against it with pint-ae validate --rule-set ${compiled}`,
  );
});

test.each([
  [['validate']],
  [['convert']],
  [['render']],
  [['compute']],
  [['read']],
  [['credit', '--number', 'CN-1', '--reason', 'VD']],
  [['table']],
  [['mls', 'read']],
  [['mls', 'read', '--format', 'json']],
  [['mls', 'write', '--from', '000773', '--to', '001147']],
  [['ledger']],
  [['tdd', '--role', '01', '--authority', '000773', '--representative', '001147']],
  [['conformance']],
  [['rule-set', 'compile']],
])('a file that is not there is all that a command says of it: %j', async (argv) => {
  const { code, stderr } = await pintAe([...argv, join(folder, 'none.json')]);
  const [first, second = '', ...rest] = stderr.split('\n');
  expect([code, first, rest.length]).toEqual([
    2,
    `pint-ae: cannot read ${join(folder, 'none.json')}: no such file`,
    second === '' ? 0 : 1,
  ]);
  expect(second).toMatch(/^(Run pint-ae [\w-]+ --help for help\.)?$/);
});
