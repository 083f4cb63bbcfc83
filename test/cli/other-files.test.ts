import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
