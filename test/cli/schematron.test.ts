import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

const folder = temporaryFolder();

const file = (name: string, text: string) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
const schemaOf = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${content}</schema>`;
const valid = file('0.xml', '<a n="1"/>');

const judged = (...argv: readonly string[]) => pintAe(['schematron', ...argv]);

test('schematron ends a document that takes longer than the time limit, and judges the next one', async () => {
  const rule =
    '<pattern><rule context="a"><assert id="own-1" test="count(preceding::node()) &lt; 0">-</assert></rule></pattern>';
  const slow = file('slow.sch', schemaOf(rule));
  const documents = ['one.xml', 'two.xml'].map((name) => file(name, `<r>${'<a/>'.repeat(3000)}</r>`));
  const ended = (path: string) =>
    `${path}: could not be checked: it took longer than 0 milliseconds (--time-limit)\n`;
  const judgedWith = (...more: readonly string[]) =>
    judged(slow, '--time-limit', '0', ...more, '--', ...documents);
  expect(await judgedWith()).toEqual({ code: 2, stdout: documents.map(ended).join(''), stderr: '' });
  const { stdout } = await judgedWith('--format', 'json');
  const error = 'it took longer than 0 milliseconds (--time-limit)';
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(documents.map((path) => ({ file: path, outcome: 'not-judged', findings: [], error })));
  const [document = ''] = documents;
  expect(await judged(slow, '--time-limit', '0', '--format', 'svrl', '--', document)).toEqual({
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
  const pattern =
    '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><rule context="a"><assert id="part" test="@n = 1">No</assert></rule></pattern>';
  const [outside, inside] = [file('outside.sch', pattern), file('inner/inside.sch', pattern)];
  const link = join(folder, 'inner/out.sch');
  symlinkSync(outside, link);
  symlinkSync(inside, join(folder, 'inner/in.sch'));
  const including = (href: string) =>
    file(`inner/${href}-whole.sch`, schemaOf(`<include href="${href}.sch"/>`));
  const runs = (href: string, ...options: readonly string[]) =>
    judged(...options, including(href), '--', valid);
  expect(await runs('in')).toMatchObject({ code: 0 });
  for (const refused of [await runs('out'), await pintAe(['rule-set', 'compile', including('out')])])
    expect(refused).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${link} is a link that leads out of the folder of the schema`),
    });
  expect(await runs('out', '--root', folder)).toMatchObject({ code: 0 });
});

test.each([
  ['inner/codes.xml', 'which is in another folder'],
  ['linked.xml', 'which is a link that leads out of the root'],
])('a code list is found beside a schema alone, not %s, %s', async (name) => {
  const list = file('codes.xml', '<c>1</c>');
  file('beside/inner/codes.xml', '<c>1</c>');
  if (name === 'linked.xml') symlinkSync(list, join(folder, 'beside/linked.xml'));
  const rule = `<pattern><rule context="a"><assert id="own-1" test="document('${name}')//c = @n">No</assert></rule></pattern>`;
  const reading = file('beside/own.sch', schemaOf(rule));
  expect(await judged(reading, '--', valid)).toMatchObject({ code: 2 });
});
