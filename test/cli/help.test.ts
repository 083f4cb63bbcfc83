import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesOf } from '../../src/cli/help/help.ts';

import { commandNamed, readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { languages } from '../../src/core/messages/language.ts';
import { cellsOf } from '../../src/report/cells.ts';
import { findChromium } from '../page/browser.ts';
import { pintAe, runInShell } from './command-line.ts';

const tables: readonly (readonly [CommandName, CommandTable])[] = Object.entries(commands).map(
  ([name, table]) => [commandNamed(name), table],
);

describe.each(languages)('the help of a command, in %s,', (language) => {
  test.each(tables)('%s, has its own options, all of them and no others', async (command, { flags }) => {
    const { code, stdout } = await pintAe([command, '--help', '--lang', language]);
    expect(code).toBe(0);
    const told = Array.from(stdout.matchAll(/^\u200e? {2}(?:-\w, | {4})--([a-z-]+)/gm), ([, name]) => name);
    expect(told).toEqual([...Object.values(flags).map(({ name }) => name), 'help']);
    for (const example of examplesOf(command)) expect(stdout).toContain(`  ${example}\n`);
    expect(await pintAe(['help', command, '--lang', language])).toEqual({ code, stdout, stderr: '' });
  });

  test.each([40, 60, 80])(
    'fits a terminal of %i columns, its examples as shells read them on',
    async (columns) => {
      const start = {
        answer: await pintAe(['--lang', language], '', { columns }),
        shown: [examplesOf('render')[0]],
      };
      const all = {
        answer: await pintAe(['--help', '--lang', language], '', { columns }),
        shown: [examplesOf('render')[0]],
      };
      const each = tables.map(async ([command]) => ({
        answer: await pintAe([command, '--help', '--lang', language], '', { columns }),
        shown: examplesOf(command),
      }));
      for (const { answer, shown } of [start, all, ...(await Promise.all(each))]) {
        expect(answer.stdout.split('\n').filter((line) => cellsOf(line) > columns)).toEqual([]);
        for (const example of shown)
          expect(answer.stdout.replaceAll(/ \\\n +/g, ' ')).toContain(`  ${example}\n`);
      }
    },
  );

  test('is wrapped for a terminal of 120 columns', async () => {
    for (const [command] of tables) {
      const { stdout } = await pintAe([command, '--help', '--lang', language]);
      expect(Math.max(...stdout.split('\n').map((line) => cellsOf(line)))).toBeLessThan(120);
    }
  });
});

test.each(languages)('pint-ae alone shows how to begin, in %s', async (language) => {
  const { code, stdout } = await pintAe(['--lang', language]);
  expect(code).toBe(0);
  expect(stdout.split('\n').length).toBeLessThan(15);
  for (const text of [examplesOf('validate')[0], examplesOf('convert')[0], 'pint-ae COMMAND --help'])
    expect(stdout).toContain(text);
});

describe('all examples of the help run', () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-help-'));
  const chromium = findChromium();
  if (chromium === undefined) console.log('No Chromium is found: the example that prints PDF is not run.');

  beforeAll(async () => {
    const invoice = resolve('examples/standard-invoice.json');
    const text = readFileSync(invoice, 'utf8');
    process.chdir(folder);
    mkdirSync('invoices');
    for (const name of ['invoice.json', 'invoices/a.json', 'invoices/b.json']) cpSync(invoice, name);
    writeFileSync('invoices.ndjson', `${JSON.stringify(JSON.parse(text))}\n`);
    await runInShell('pint-ae convert invoice.json --out invoice.xml');
    const xml = readFileSync('invoice.xml', 'utf8');
    writeFileSync(
      'cases.ndjson',
      `${JSON.stringify({ id: 'a', profile: 'billing', failed: [], error: null, xml })}\n`,
    );
    writeFileSync('options.json', JSON.stringify({ strict: true }));
    writeFileSync('orders.sch', schemaOf('order', '@total = sum(line)'));
    writeFileSync('order.xml', '<order total="3"><line>3</line></order>');
    writeFileSync('own.sch', schemaOf('ubl:Invoice', 'true()'));
    await runInShell('pint-ae rule-set compile own.sch --out own.json');
  });

  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  test.each(tables.map(([name]) => name).filter((name) => name !== 'serve' && name !== 'mcp'))(
    '%s',
    async (command) => {
      for (const example of examplesOf(command)) {
        if (example.includes('--pdf') && chromium === undefined) continue;
        const { code, stderr } = await runInShell(example);
        expect([example, code, stderr.includes('pint-ae:')]).toEqual([example, 0, false]);
      }
    },
  );

  test('serve, whose options are understood', () => {
    for (const example of examplesOf('serve')) {
      const line = splitCommandLine(example.split(' ').slice(1));
      expect(readArguments('serve', line).operands).toEqual([]);
    }
  });
});

function schemaOf(context: string, condition: string): string {
  return `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
<ns prefix="ubl" uri="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>
<pattern><rule context="${context}"><assert id="own-1" test="${condition}">Holds.</assert></rule></pattern></schema>`;
}
