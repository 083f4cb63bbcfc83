/**
 * `npm run release:drill`: takes in an invented release of PINT-AE in a temporary copy of the sources, first with a first day in
 * the future, then as the default on its first day. Each time it generates, asks for verdicts, and runs the tests that look at
 * releases. With `--all` it runs all quick tests; with `--keep` the copy stays.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { release } from '../../rules/ae/releases/index.ts';
import { projectFolder } from '../project-folder.ts';
import { inventedVersion, listRelease, makeDefault, writeInvented } from './invented-release.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, keep: { type: 'boolean' } } });

const copy = mkdtempSync(join(tmpdir(), 'pint-ae-drill-'));
const began = performance.now();
try {
  copySources();
  const index = join(copy, 'rules/ae/releases/index.ts');
  const listed = listRelease(readFileSync(index, 'utf8'));

  writeInvented(copy, dayFromNow(30));
  writeFileSync(index, listed);
  takeIn(`${inventedVersion} is listed, and valid in 30 days`, release.version, dayFromNow(30));

  writeInvented(copy, dayFromNow(0));
  writeFileSync(index, makeDefault(listed));
  takeIn(`${inventedVersion} is valid today, and the default`, inventedVersion, dayFromNow(0));
  console.log(`✔ the release was taken in, in ${Math.round((performance.now() - began) / 1000)} s`);
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  if (values.keep) console.log(copy);
  else rmSync(copy, { recursive: true });
}

function takeIn(what: string, today: string, validFrom: string): void {
  console.log(`– ${what}`);
  run('tsx', 'scripts/generate/index.ts');
  run('tsx', 'scripts/release/drill-verdicts.ts', today, validFrom);
  run('vitest', 'run', '--mode', 'quick', '--reporter', 'dot', ...(values.all ? [] : testsOfReleases()));
}

function testsOfReleases(): string[] {
  return globSync('test/**/*.test.ts', { cwd: copy }).filter(
    (file) =>
      /^test\/(rules|judge)\//.test(file) ||
      /\brelease\b|defaultSpecification\.|ruleSet:/.test(readFileSync(join(copy, file), 'utf8')),
  );
}

function run(program: string, ...args: readonly string[]): void {
  // The copy has no dist, whose tests CI never skips.
  const { CI: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(join(projectFolder, 'node_modules/.bin', program), args, {
    cwd: copy,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}`);
  throw new Error(`${program} ${args.slice(0, 4).join(' ')} fails`);
}

/** Copies the files that git knows of, committed or not, with the installed packages and the generated files. */
function copySources(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(projectFolder, file)));
  for (const file of [...files, 'src/generated'])
    cpSync(join(projectFolder, file), join(copy, file), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
