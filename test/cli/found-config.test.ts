import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { configurable, configurableOptions } from '../../src/cli/config/configurable.ts';
import { fileOptionNames } from '../../src/cli/input/render-look.ts';
import type { Flag } from '../../src/cli/syntax/flag.ts';
import { type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { defaultVersion } from '../releases.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const home = process.cwd();
const invoice = resolve('examples/standard-invoice.json');
const broken = resolve('examples/broken/exempt-without-reason.json');
const name = 'pint-ae.config.json';

/** A configuration two folders up, as one that somebody else left there. */
function below(config: unknown): string {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(config));
  process.chdir(join(folder, 'a/b'));
  return folder;
}

afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
});

const tables: readonly (readonly [string, CommandTable])[] = Object.entries(commands);
const flagsOfAll = tables.flatMap(([command, { flags }]) =>
  Object.values<Flag<unknown>>(flags).map((flag) => [command, flag] as const),
);
const notConfigurable = flagsOfAll.filter(([, flag]) => !Object.hasOwn(configurable, flag.name));

describe('a configuration that was found', () => {
  test('writes over no file: the report of a document does not become a program', async () => {
    const folder = below({});
    const profile = join(folder, '.bashrc');
    writeFileSync(profile, 'alias ll="ls -l"\n');
    writeFileSync(join(folder, name), JSON.stringify({ commands: { validate: { out: profile } } }));
    const { code, stderr } = await pintAe(['validate', broken]);
    expect(readFileSync(profile, 'utf8')).toBe('alias ll="ls -l"\n');
    expect([code, stderr]).toEqual([2, expect.stringContaining('commands.validate.out')]);
  });

  test.each(notConfigurable.map(([command, flag]) => [command, flag.name, flag] as const))(
    'does not set for %s --%s, which is for the command line',
    async (command, flag, { placeholder, allowed }) => {
      const value = placeholder === null ? true : (allowed?.[0] ?? '1');
      below({ commands: { [command]: { [flag]: value } } });
      const { code, stderr } = await pintAe(['validate', invoice]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`commands.${command}.${flag}`)]);
      below({ flags: { [flag]: value } });
      expect((await pintAe(['validate', invoice])).stderr).toContain(`flags.${flag}`);
    },
  );

  test('sets what is in one table, which has no flag that names a place to write, acts or listens', () => {
    const names = new Set(flagsOfAll.map(([, flag]) => flag.name));
    for (const flag of Object.keys(configurable)) expect(names).toContain(flag);
    const forbidden = ['out', 'report', 'workbook', 'map', 'template', 'from', 'fix', 'watch', 'overwrite'];
    for (const flag of [
      ...forbidden,
      'resume',
      'pdf',
      'root',
      'document',
      'host',
      'mcp',
      'options',
      'engine',
      'filter',
      'docs-url',
    ])
      expect(Object.keys(configurable)).not.toContain(flag);
    const files = flagsOfAll.filter(([, { placeholder }]) => /FILE|PATH|DIR/.test(placeholder ?? ''));
    for (const [, flag] of files)
      expect([undefined, 'file-of-its-folder']).toContain(configurable[flag.name]?.takes);
  });

  test('does not lead from findings to pages of whoever wrote it', async () => {
    below({ options: { docsUrl: 'https://elsewhere.example' } });
    const { code, stderr } = await pintAe(['validate', broken, '--format', 'json']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('may not set options.docsUrl')]);
  });

  test('names no rule set, options or picture outside its folder, by any path', async () => {
    const outside = realpathSync(temporaryFolder());
    writeFileSync(join(outside, 'lenient.json'), '{}');
    writeFileSync(join(outside, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const folder = below({});
    symlinkSync(outside, join(folder, 'inside'));
    symlinkSync(join(outside, 'lenient.json'), join(folder, 'a/b', defaultVersion));
    for (const config of [
      { flags: { 'rule-set': join(outside, 'lenient.json') } },
      { commands: { validate: { 'rule-set': ['1.0.3', '../x/lenient.json'] } } },
      { flags: { 'rule-set': 'inside/lenient.json' } },
      { flags: { 'rule-set': defaultVersion } },
      { options: { render: { logo: 'inside/logo.svg' } } },
      { options: { render: { logo: join(outside, 'logo.svg') } } },
    ]) {
      writeFileSync(join(folder, name), JSON.stringify(config));
      const { code, stderr } = await pintAe(['validate', invoice]);
      expect([config, code, stderr]).toEqual([
        config,
        2,
        expect.stringContaining('only name files in its own'),
      ]);
    }
  });

  test('is not a link to a file elsewhere', async () => {
    const folder = below({});
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'other.json'), '{"options":{"strict":true}}');
    symlinkSync(join(outside, 'other.json'), join(folder, 'a', name));
    const { code, stderr } = await pintAe(['validate', invoice]);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/Not used: \.\.\/pint-ae\.config\.json/)]);
  });

  test.runIf(process.platform !== 'win32')('is never waited for', async () => {
    const folder = below({});
    execFileSync('mkfifo', [join(folder, 'a', name)]);
    const { code, stderr } = await pintAe(['validate', invoice]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Not used')]);
  });

  test.runIf(process.getuid?.() === 0)('is of the same user, and so is its folder', async () => {
    const folder = below({ flags: { lang: 'ar' } });
    chownSync(folder, 12345, 12345);
    expect(await pintAe(['validate', invoice])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('valid'),
      stderr: expect.stringContaining('Not used'),
    });
    chownSync(folder, 0, 0);
    chownSync(join(folder, name), 12345, 12345);
    expect((await pintAe(['validate', invoice])).stderr).toContain('Not used');
  });

  test('is not looked for above the repository, nor above the home folder', async () => {
    const folder = below({ flags: { lang: 'ar' } });
    expect((await pintAe(['validate', invoice])).stdout).toContain('صالح');
    mkdirSync(join(folder, 'a/.git'));
    expect(await pintAe(['validate', invoice])).toMatchObject({
      stdout: expect.stringContaining('valid'),
      stderr: '',
    });
    const other = below({ flags: { lang: 'ar' } });
    vi.stubEnv('HOME', join(other, 'a'));
    expect(await pintAe(['validate', invoice])).toMatchObject({
      stdout: expect.stringContaining('valid'),
      stderr: '',
    });
    writeFileSync(join(other, 'a', name), '{"flags":{"lang":"ar"}}');
    expect((await pintAe(['validate', invoice])).stdout).toContain('صالح');
  });

  test('is told in one line, and in every result that depends on it', async () => {
    below({ options: { company: { trn: '100354879700003' } }, flags: { release: '1.0.3' } });
    const { stdout, stderr } = await pintAe(['validate', invoice]);
    expect(stderr).toBe('Configuration: ../../pint-ae.config.json\n');
    expect(stdout).toMatch(/Configuration: .*--release 1\.0\.3.*company.*100354879700003/);
    const configuration = {
      file: '../../pint-ae.config.json',
      flags: { release: ['1.0.3'] },
      options: { company: { trn: '100354879700003' } },
    };
    const json = JSON.parse((await pintAe(['validate', invoice, '--format', 'json'])).stdout);
    expect(json).toMatchObject({ configuration, ruleSet: { version: '1.0.3' } });
    const sarif = JSON.parse((await pintAe(['validate', broken, '--format', 'sarif'])).stdout);
    expect(sarif.runs[0].properties).toMatchObject({ configuration, ruleSets: [{ version: '1.0.3' }] });
    const computed = JSON.parse((await pintAe(['compute', invoice])).stdout);
    expect(computed.configuration).toMatchObject({ options: configuration.options });
    const own = JSON.parse((await pintAe(['validate', invoice, '--format', 'json', '--no-config'])).stdout);
    expect(own).not.toHaveProperty('configuration');
  });

  test('is told in the summary and the verdicts of a run', async () => {
    const folder = below({ options: { strict: true } });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { code, stderr } = await pintAe([
      'batch',
      invoice,
      '--threads',
      '0',
      '--out',
      join(folder, 'results'),
    ]);
    expect([code, stderr]).toEqual([0, 'Configuration: ../../pint-ae.config.json\n']);
    expect(JSON.parse(readFileSync(join(folder, 'results/summary.json'), 'utf8'))).toMatchObject({
      documents: 1,
      configuration: { file: '../../pint-ae.config.json', options: { strict: true } },
    });
    expect(JSON.parse(readFileSync(join(folder, 'results/verdicts.ndjson'), 'utf8')).configuration).toEqual({
      file: '../../pint-ae.config.json',
      options: { strict: true },
    });
    vi.restoreAllMocks();
  });

  test('is told by every command and in every format that says a verdict and more than findings', async () => {
    const folder = below({ options: { strict: true }, flags: { release: '1.0.3' } });
    writeFileSync(join(folder, 'a.csv'), 'Invoice no;Issue date\nINV-7;2026-11-02\n');
    const named = /pint-ae\.config\.json.*1\.0\.3|1\.0\.3.*pint-ae\.config\.json/s;
    const formats = ['text', 'json', 'html', 'sarif', 'junit', 'svrl', 'github'];
    const reports = ['html', 'json', 'sarif', 'junit.xml'];
    for (const line of [
      ...formats.map((format) => ['validate', broken, '--format', format]),
      ['validate', broken, '--statistics'],
      ...['text', 'json'].map((format) => ['ledger', invoice, '--format', format]),
      ...['text', 'json'].map((format) => ['table', join(folder, 'a.csv'), '--format', format]),
      ['compute', invoice],
      ['conformance', join(folder, 'case.ndjson')],
    ]) {
      const found = { id: 'a', profile: 'billing', xml: '<a/>' };
      writeFileSync(join(folder, 'case.ndjson'), `${JSON.stringify(found)}\n`);
      const { stdout } = await pintAe(line);
      const expected = line[0] === 'compute' ? /pint-ae\.config\.json/ : named;
      expect([line, stdout]).toEqual([line, expect.stringMatching(expected)]);
    }
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const files = reports.flatMap((ending) => ['--report', `run.${ending}`]);
    await pintAe(['batch', broken, '--threads', '0', '--out', join(folder, 'run'), ...files]);
    vi.restoreAllMocks();
    for (const ending of reports)
      expect([ending, readFileSync(`run.${ending}`, 'utf8')]).toEqual([ending, expect.stringMatching(named)]);
  });

  test.each(['docs/guides/pipelines.md', 'docs/ar/guides/pipelines.md'])('may set what %s lists', (page) => {
    const part = readFileSync(page, 'utf8').split('{#configuration}')[1]?.split('\n## ')[0] ?? '';
    const rows = part.split('\n').filter((line) => /^\| `/.test(line));
    const named = rows.flatMap((row) =>
      Array.from((row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g), ([, flag]) => flag),
    );
    expect(named.toSorted()).toEqual(Object.keys(configurable).toSorted());
    const refused = fileOptionNames.filter((option) => !configurableOptions.includes(option));
    const lead =
      part
        .split('\n| ')[0]
        ?.split('\n')
        .findLast((line) => line.includes('`options`')) ?? '';
    expect(Array.from(lead.matchAll(/`(\w+)`/g), ([, word]) => word)).toEqual(['options', ...refused]);
    expect(fileOptionNames).toEqual(expect.arrayContaining([...configurableOptions]));
  });

  test('does not apply to a server, which answers others, nor to an agent', async () => {
    below({ commands: { validate: { watch: true } } });
    expect((await pintAe(['completion', 'bash'])).code).toBe(0);
    expect((await pintAe(['serve', '--port', 'none'])).stderr).toMatch(/--port takes/);
    expect((await pintAe(['mcp', 'x'])).stderr).toMatch(/mcp takes options only/);
  });
});

describe('a configuration that the command line names', () => {
  test('may set everything, and names files from its own folder', async () => {
    const folder = below({ commands: { convert: { out: 'ubl.xml' } } });
    const { code, stderr } = await pintAe(['convert', invoice, '--config', `../../${name}`]);
    expect([code, stderr, existsSync(join(folder, 'ubl.xml'))]).toEqual([
      0,
      'Configuration: ../../pint-ae.config.json\n',
      true,
    ]);
    process.chdir(home);
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"options":{"strict":true},"flags":{"lang":"ar"}}');
    const told = JSON.parse((await pintAe(['validate', invoice, '-f', 'json', '--config', other])).stdout);
    expect(told.configuration.options).toEqual({ strict: true });
  });

  test('is there, and not refused at the same time', async () => {
    expect((await pintAe(['validate', invoice, '--config', 'none.json'])).stderr).toMatch(/none\.json/);
    const both = await pintAe(['validate', invoice, '--config', 'none.json', '--no-config']);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--no-config')]);
  });
});
