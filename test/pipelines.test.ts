import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandNamed, readArguments, splitCommandLine } from '../src/cli/syntax/arguments.ts';
import { temporaryFolder } from './temporary-folder.ts';

const project = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');

/** Fails if the command would refuse these words. */
function understood(words: readonly string[]): void {
  const line = splitCommandLine(words);
  readArguments(commandNamed(line.command), line);
}

describe('the action for workflows', () => {
  const folder = temporaryFolder();

  beforeAll(() => {
    mkdirSync(join(folder, 'invoices'));
    for (const name of ['standard-invoice', 'broken/exempt-without-reason'])
      cpSync(join(project, `examples/${name}.json`), join(folder, `invoices/${name.replace('/', '-')}.json`));
  });

  const act = (path: string) =>
    spawnSync(join(project, 'scripts/pipelines/action.sh'), {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PINT_AE: `${process.execPath} ${join(project, 'src/generated/cli.js')}`,
        INPUT_PATH: path,
        INPUT_ARGUMENTS: '--lang en',
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        GITHUB_OUTPUT: join(folder, 'output'),
      },
    });

  test('annotates, writes SARIF and a summary, and fails where a document is not valid', () => {
    const { status, stdout } = act('invoices/\n');
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^::error file=.*ibr-167-ae/)]);
    const sarif = JSON.parse(readFileSync(join(folder, 'pint-ae.sarif'), 'utf8'));
    expect(sarif.runs[0].results[0].ruleId).toBe('ibr-167-ae');
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toMatch(/ibr-167-ae[\s\S]*Not valid: 1 of 2/);
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('sarif=pint-ae.sarif\n');
  });

  test('passes where all are valid', () => {
    expect(act('invoices/standard-invoice.json').status).toBe(0);
  });

  test('gives its script every input', () => {
    const action = read('action.yml');
    const inputs = Array.from(
      action.slice(action.indexOf('\ninputs:'), action.indexOf('\noutputs:')).matchAll(/^ {2}([\w-]+):$/gm),
      ([, name = '']) => name,
    );
    const script = read('scripts/pipelines/action.sh');
    expect(inputs).toEqual(['path', 'version', 'sarif', 'arguments']);
    for (const name of inputs) {
      expect(action).toContain(`INPUT_${name.toUpperCase()}: \${{ inputs.${name} }}`);
      expect(script).toContain(`INPUT_${name.toUpperCase()}`);
    }
  });
});

test('the hooks for pre-commit are commands that are understood', () => {
  const entries = Array.from(
    read('.pre-commit-hooks.yaml').matchAll(/^ {2}entry: pint-ae (.*)$/gm),
    ([, words]) => words,
  );
  expect(entries).toHaveLength(2);
  for (const words of entries) understood([...(words ?? '').split(' '), 'invoices/one.json']);
});

test('the template for GitLab runs commands that are understood', () => {
  const commands = Array.from(
    read('templates/validate.yml').matchAll(/^ {4}- pint-ae (.*?)(?: \|\| true)?$/gm),
    ([, words]) => words,
  );
  expect(commands).toHaveLength(3);
  for (const words of commands)
    understood(
      (words ?? '')
        .replaceAll(/\$\[\[ inputs\.(\w+) \]\]/g, (_, name) => (name === 'path' ? 'a.json' : '--strict'))
        .split(' '),
    );
});

describe('npm builds the command', () => {
  const prepare = join(project, 'scripts/pipelines/prepare.mjs');
  const wordsOfNpm = (place: string, hasPackages = false) => {
    const folder = temporaryFolder();
    const clone = join(folder, place);
    mkdirSync(join(clone, hasPackages ? 'node_modules' : ''), { recursive: true });
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    const { status, stdout } = spawnSync(process.execPath, [prepare], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    return [status, stdout];
  };

  test('in a clone of its own, where it has installed nothing if the package is to be global', () => {
    expect(wordsOfNpm('_cacache/tmp/clone', true)).toEqual([0, 'run --silent build\n']);
    expect(wordsOfNpm('_cacache/tmp/clone')).toEqual([
      0,
      'ci --global=false --include=dev --ignore-scripts --silent\nrun --silent build\n',
    ]);
  });

  test('in no other folder', () => {
    expect(wordsOfNpm('clone')).toEqual([0, '']);
  });
});
