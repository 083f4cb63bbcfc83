import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { choiceFlag } from '../../src/cli/syntax/flag.ts';
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe, pintAeBatch } from './command-line.ts';
import { examples, valid } from './example-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const schema = join(import.meta.dirname, '../../schematron/pint-ae.sch');

/** Arguments of each command that writes a file, and the file's ending unless an option changes it. */
const calls: Readonly<Partial<Record<CommandName, readonly [argv: readonly string[], ending: string]>>> = {
  validate: [[valid], '.txt'],
  convert: [[valid], '.xml'],
  render: [[valid], '.html'],
  compute: [[valid], '.json'],
  read: [[join(examples, 'credit-note.json')], '.json'],
  credit: [[valid, '--number', 'CN-9', '--reason', 'VD'], '.json'],
  batch: [[valid], '.ndjson'],
  mls: [['read', valid], '.txt'],
  tdd: [[valid], '.xml'],
  ledger: [[valid], '.txt'],
  explain: [['ibr-190-ae'], '.txt'],
  rules: [['TRN'], '.txt'],
  schema: [[], '.json'],
  init: [[], '.json'],
  conformance: [[], '.txt'],
  'rule-set': [['compile', schema], '.json'],
  schematron: [[schema, '--', valid], '.txt'],
};

/** The same command line with the file to write. */
function writing(command: string, argv: readonly string[], path: string): readonly string[] {
  return command === 'init' ? [command, path] : [command, '--out', path, ...argv];
}

async function refused(argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await pintAe(argv);
  expect([code, stdout, readdirSync(folder)]).toEqual([2, '', []]);
  return withoutDirection(stderr)
    .replaceAll(`${folder}/`, '')
    .replace(/^pint-ae: (.*)\n[\s\S]*$/, '$1');
}

describe('a file holds what its ending promises', () => {
  test('every command that writes a file is here', () => {
    const writes = Object.entries(commands).filter(([name, { flags }]) => 'out' in flags || name === 'init');
    expect(writes.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  });

  test('a format of which nobody has said what its files end in does not compile', () => {
    const format = choiceFlag('format', ['telegram'], 'telegram', { help: 'format' });
    // @ts-expect-error: no ending of a file says that it holds a telegram
    const table: CommandTable = { operands: '', flags: { format } };
    expect(table.flags.format?.allowed).toEqual(['telegram']);
  });

  test.each(Object.entries(calls))(
    '%s writes nothing to one that promises a table',
    async (command, call) => {
      const [argv, ending] = call;
      for (const other of ['tsv', 'XLS', 'docx', 'zip'])
        expect(await refused(writing(command, argv, join(folder, `out.${other}`)))).toBe(
          `out.${other} has the wrong extension for this output; name a file that ends in ${ending}`,
        );
    },
  );

  test.each([
    ['validate', 'json', '--format json', '.txt'],
    ['validate', 'sarif', '--format sarif', '.txt'],
    ['validate', 'HTML', '--format html', '.txt'],
    ['validate', 'xml', '--format junit', '.txt'],
    ['validate', 'svrl', '--format svrl', '.txt'],
    ['validate', 'json', '--format json', '.xml', '--format', 'svrl'],
    ['validate', 'html', '--format html', '.sarif', '-f', 'sarif'],
    ['explain', 'json', '--format json', '.txt'],
    ['rules', 'json', '--format json', '.txt'],
    ['schematron', 'json', '--format json', '.txt'],
    ['schematron', 'xml', '--format svrl', '.txt'],
    ['schematron', 'json', '--format json', '.xml', '--format', 'svrl'],
    ['render', 'pdf', '--pdf', '.html'],
  ] as const)(
    '%s to .%s tells the option %s that writes it, and %s',
    async (command, ending, option, own, ...more) => {
      const argv = writing(command, [...more, ...(calls[command]?.[0] ?? [])], join(folder, `out.${ending}`));
      expect(await refused(argv)).toBe(
        `out.${ending} has the wrong extension for this output; use ${option}, or name a file that ends in ${own}`,
      );
      expect(await refused([...argv.slice(0, 1), '--lang', 'ar', ...argv.slice(1)])).toBe(
        `لن يحتوي out.${ending} على ما تدل عليه لاحقته؛ استعمل ${option}، أو اذكر ملفاً ينتهي اسمه بـ ${own}`,
      );
    },
  );

  test.each([
    ['conformance', 'json', '.txt'],
    ['compute', 'xml', '.json'],
    ['read', 'xml', '.json'],
    ['read', 'ndjson', '.json'],
    ['convert', 'json', '.xml'],
    ['convert', 'html', '.xml'],
    ['render', 'json', '.html'],
    ['schema', 'xsd', '.json'],
    ['init', 'xml', '.json'],
    ['rule-set', 'sch', '.json'],
    ['rule-set', 'xslt', '.json'],
    ['batch', 'json', '.ndjson'],
    ['batch', 'html', '.ndjson'],
  ] as const)('%s does not write to .%s, but to %s', async (command, ending, own) => {
    const argv = writing(command, calls[command]?.[0] ?? [], join(folder, `out.${ending}`));
    expect(await refused(argv)).toBe(
      `out.${ending} has the wrong extension for this output; name a file that ends in ${own}`,
    );
    expect(await refused([command, '--lang', 'ar', ...argv.slice(1)])).toBe(
      `لن يحتوي out.${ending} على ما تدل عليه لاحقته؛ اذكر ملفاً ينتهي اسمه بـ ${own}`,
    );
  });

  test('only a batch compresses its output', async () => {
    const path = join(folder, 'report.json.gz');
    expect(await refused(['validate', valid, '-f', 'json', '-o', path])).toBe(
      'report.json.gz has the wrong extension for this output; name a file that ends in .json',
    );
    const { code } = await pintAeBatch(['batch', valid, '--out', join(folder, 'verdicts.jsonl.gz')]);
    expect(code).toBe(0);
    expect(readdirSync(folder)).toContain('verdicts.jsonl.gz');
  });

  test.each([
    ['validate', ['-f', 'sarif'], 'report.sarif.json'],
    ['validate', ['-f', 'junit'], 'report.xml'],
    ['validate', ['-f', 'json'], 'report.txt'],
    ['validate', [], 'report'],
    ['validate', [], 'report.v2'],
    ['explain', ['-f', 'json'], 'rule.JSON'],
    ['render', [], 'page.htm'],
  ])('%s %j writes %s', async (command, options, name) => {
    const [argv = []] = calls[command as CommandName] ?? [];
    await pintAe([command, ...options, ...argv, '--out', join(folder, name)]);
    expect(readdirSync(folder)).toEqual([name]);
  });

  test('verdicts of a batch may be a file of text, which is not made a folder', async () => {
    const path = join(folder, 'verdicts.txt');
    expect(await pintAeBatch(['batch', valid, '--out', path])).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ valid: true });
  });

  test('a folder promises nothing', async () => {
    mkdirSync(join(folder, 'of.json'));
    const { code } = await pintAe([
      'convert',
      valid,
      join(examples, 'exempt.json'),
      '-o',
      join(folder, 'of.json'),
    ]);
    expect([code, readdirSync(join(folder, 'of.json')).sort()]).toEqual([
      0,
      ['exempt.xml', 'standard-invoice.xml'],
    ]);
    await pintAeBatch(['batch', valid, '--out', `${join(folder, 'new.json')}/`]);
    expect(readdirSync(join(folder, 'new.json'))).toContain('verdicts.ndjson');
  });

  test('a file that is there and has another ending is not overwritten', async () => {
    const path = join(folder, 'invoice.json');
    writeFileSync(path, 'precious');
    expect((await pintAe(['convert', valid, '-o', path])).code).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe('precious');
  });
});
