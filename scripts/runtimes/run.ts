/**
 * `npm run tool -- runtimes [NAME ...]`: runs the same checks in every runtime on the packed package, and the tests of the command
 * line on it, and prints the results. With names only these are run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compressedLines } from '../../test/compressed-lines.ts';
import { projectFolder } from '../project-folder.ts';
import { inFolder, packed } from '../trials.ts';
import type { Documents, Outcome } from './checks.ts';
import { binaryName, testedBinary, testedCommandLine } from './command-line.ts';
import { type Program, programFile, programs } from './programs.ts';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const runs = await inFolder(inEveryRuntime);
for (const { runtime, version, outcomes } of runs)
  for (const { check, documents, error } of outcomes)
    console.log(`${runtime} ${version}: ${check}: ${error ?? `${documents} documents`}`);
process.exitCode = runs.every(({ outcomes }) => outcomes.every(({ error }) => error === null)) ? 0 : 1;

interface RuntimeRun {
  readonly runtime: string;
  readonly version: string;
  readonly outcomes: readonly Outcome[];
}

async function inEveryRuntime(at: string): Promise<RuntimeRun[]> {
  await unpackPackage(at);
  const documents = join(at, 'documents.json');
  writeFileSync(documents, JSON.stringify(readDocuments()));
  await bundle(at);
  return [
    ...programs.filter(({ name }) => isWanted(name)).map((program) => inProgram(program, at, documents)),
    ...(isWanted(binaryName) ? [testedBinary(at)] : []),
  ];
}

async function unpackPackage(at: string): Promise<void> {
  const target = join(at, 'node_modules/pint-ae');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', await packed(at), '-C', target, '--strip-components', '1']);
  // Deno resolves packages of a folder if its package.json names them.
  writeFileSync(
    join(at, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { 'pint-ae': '*' } }),
  );
  for (const name of readdirSync(join(projectFolder, 'node_modules')))
    if (name !== 'pint-ae' && !name.startsWith('.'))
      symlinkSync(join(projectFolder, 'node_modules', name), join(at, 'node_modules', name));
}

function readDocuments(): Documents {
  return {
    corpus: compressedLines(join(projectFolder, 'dist/corpus.ndjson.br')).map((line) => JSON.parse(line)),
    valid: requestsIn('examples'),
    broken: requestsIn('examples/broken'),
  };
}

function requestsIn(path: string): Record<string, object> {
  const files = readdirSync(join(projectFolder, path)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name, JSON.parse(readFileSync(join(projectFolder, path, name), 'utf8'))]),
  );
}

/** Bundles the checks into one file, which imports the package by its name. */
async function bundle(at: string): Promise<void> {
  await build({
    entryPoints: [join(projectFolder, 'scripts/runtimes/in-program.ts')],
    outfile: join(at, 'in-program.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // The project's paths lead to its sources, but the package is meant here.
    tsconfigRaw: {},
    logLevel: 'error',
  });
}

function inProgram(program: Program, at: string, documents: string): RuntimeRun {
  const file = programFile(program);
  const [version = ''] = execFileSync(file, ['--version'], { encoding: 'utf8' }).split('\n');
  const args = [...program.arguments, join(at, 'in-program.mjs'), documents];
  const { stdout, stderr, error } = spawnSync(file, args, {
    cwd: at,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 2 ** 27,
  });
  const outcomes = outcomesIn(stdout) ?? [{ check: 'all', documents: 0, error: `${error ?? ''}${stderr}` }];
  const command = join(at, 'node_modules/pint-ae/dist/cli.js');
  return {
    runtime: program.name,
    version: version.replace(/^v|^deno | \(.*/g, ''),
    outcomes: [...outcomes, testedCommandLine([file, ...program.arguments, command], at)],
  };
}

function outcomesIn(output: string): Outcome[] | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
