import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usageText } from '../../src/cli/io.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

test('a rule set whose rules do not compile any more is refused in Arabic, with file and line', async () => {
  const folder = temporaryFolder();
  const [schema, out] = [join(folder, 'own.sch'), join(folder, 'own.json')];
  writeFileSync(
    schema,
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">\n<pattern><rule context="a"><assert id="own-1" test="a">-</assert></rule></pattern></schema>',
  );
  await pintAe(['rule-set', 'compile', schema, '--out', out]);
  writeFileSync(out, readFileSync(out, 'utf8').replace('"test":"a"', '"test":"foo(ID)"'));
  const { code, stdout, stderr } = await pintAe(['validate', '--lang', 'ar', '--rule-set', out, valid]);
  expect([code, stdout]).toEqual([2, '']);
  expect(withoutDirection(stderr).replaceAll(`${folder}/`, '')).toMatch(
    /^pint-ae: own\.json: own\.sch:2: الدالة foo\(\) غير مدعومة.*، وذلك في foo\(ID\)، عند "foo\(ID\)"\n/s,
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
