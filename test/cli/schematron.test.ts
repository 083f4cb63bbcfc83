import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';

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

async function pintAe(...argv: readonly string[]) {
  let [stdout, stderr] = ['', ''];
  const code = await run(argv, {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    readStdin: async () => new Uint8Array(),
    colour: false,
  });
  return { code, stdout, stderr };
}

test('schematron judges each document by the schema', async () => {
  expect(await pintAe('schematron', schema, '--', valid as string)).toMatchObject({
    code: 0,
    stdout: `${valid}: valid\n`,
  });
  expect(await pintAe('schematron', schema, '--', valid as string, invalid as string)).toMatchObject({
    code: 1,
    stdout: `${valid}: valid\n${invalid}: invalid\n  1:1 own-1 Not 2. (/Q{}a)\n`,
  });
  expect(await pintAe('schematron', schema, '--', other as string)).toMatchObject({
    code: 2,
    stdout: `${other}: not judged, no rule applies to it\n`,
  });
});

test('schematron says so in Arabic', async () => {
  const { stdout } = await pintAe('schematron', schema, '--lang', 'ar', '--', invalid as string);
  expect(withoutDirection(stdout)).toBe(`${invalid}: غير صالح\n  1:1 own-1 Not 2. (/Q{}a)\n`);
});

test('schematron writes the report of ISO Schematron', async () => {
  const { code, stdout } = await pintAe('schematron', schema, '--format', 'svrl', '--', invalid as string);
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining('<svrl:failed-assert location="/Q{}a" test="@n = 1" id="own-1">'),
  ]);
});

test('schematron tells what it takes', async () => {
  const { code, stderr } = await pintAe('schematron', schema);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('schematron takes: FILE.sch|FILE.xslt -- DOC.xml…'),
  ]);
});
