import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

test.each([
  ['en', 'It is a table: pint-ae table '],
  ['ar', 'هذا جدول: ينشئ pint-ae table '],
])(
  'what to do with a file that is no document is said in the language of the report: %s',
  async (language, words) => {
    const path = join(temporaryFolder(), 'invoices.csv');
    writeFileSync(path, 'Invoice No,Date\nA,2026-11-02\n');
    const { stdout, stderr } = await pintAe(['validate', '--lang', language, path]);
    expect(withoutDirection(stdout + stderr).replaceAll(/\s+/g, ' ')).toContain(words);
  },
);

test('a command that is named reads the file as it is: compressed, compressed twice, or without a name', async () => {
  const invoice = JSON.stringify(example('standard-invoice'));
  const folder = temporaryFolder();
  const write = (name: string, bytes: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const said = async (path: string, input?: string) => {
    const { stdout, stderr } = await pintAe(['validate', path], input);
    return `${stdout}${stderr}`;
  };
  const indented = JSON.stringify(example('standard-invoice'), null, 2);
  const several = write('a.json.gz', gzipSync(`${indented}\n${indented}`));
  expect(await said(several)).toContain(`gunzip -c ${several} | jq -c . | pint-ae batch`);
  const list = write('b.json', `[${invoice}]`);
  expect(await said(list)).toContain(`jq -c '.[]' ${list} | pint-ae batch`);
  const twice = write('c.json.gz', gzipSync(gzipSync(invoice)));
  expect(await said(twice)).toContain(`It is compressed twice. Run: gunzip -c ${twice} | pint-ae validate`);
  expect(await said(write('d.json', gzipSync(invoice)))).toContain('Rename the file to end in .gz');
  expect(await said('-', `${invoice}\n${invoice}\n`)).toContain(
    'which pint-ae batch reads from standard input',
  );
});

test.each([
  ['--docs-url', (docsUrl: string) => ['--docs-url', docsUrl]],
  ['PINT_AE_DOCS_URL', () => []],
])('an address that %s has is refused if no page can be there, by its name', async (name, argv) => {
  for (const docsUrl of ['docs', 'javascript:alert(1)', 'file:///etc', 'data:text/html,x']) {
    const { code, stderr } = await pintAe(
      ['validate', 'examples/standard-invoice.json', ...argv(docsUrl)],
      '',
      { docsUrl },
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${name} takes an address such as https://`)]);
  }
});
