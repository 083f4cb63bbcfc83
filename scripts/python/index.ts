/**
 * `npm run tool -- python`: makes the Python package in python/dist, a wheel and an archive of the sources, in an environment
 * of its own. `--check` then lints it and runs its tests on the installed wheel, `--cluster` the jobs of examples/cluster on
 * Spark, Beam, Ray and Dask.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { convert, readUbl, validateDocument, validateUbl } from 'pint-ae';
import { version } from '../../src/core/version.ts';
import { bothWays, supplyCases } from '../../test/request/supplies.ts';
import { corpus } from '../../test/schematron/corpus.ts';
import { licencesOf, packagesIn } from '../licences.ts';
import { projectFolder } from '../project-folder.ts';
import { typesModule } from './types.ts';

/** CI takes every document of the files, and each fourth of those made of them and of the corpus; the nightly run takes all. */
const step = process.env.CI !== undefined && process.env.EVERY_TEST === undefined ? 4 : 1;

/** Calls of functions in Node.js with their answers, one a line, to which Python's must be equal byte for byte. */
function nodeAnswers(): string {
  const files = ['examples', 'test'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:json|xml)$/.test(name))
      .map((name) => readFileSync(join(projectFolder, folder, name), 'utf8')),
  );
  const facts = supplyCases.map((one) => JSON.stringify(bothWays(one).byFact));
  const others = [...files.flatMap(withoutEachMember), ...facts, ...corpus().map(({ xml }) => xml)];
  const texts = [...files, ...others.filter((_, at) => at % step === 0)];
  return texts
    .flatMap((text) => (text.trimStart().startsWith('<') ? answersOnUbl(text) : answersOnRequest(text)))
    .map((call) => `${JSON.stringify(call)}\n`)
    .join('');
}

/** As many documents as a request in JSON has members, each without one. */
function withoutEachMember(text: string): string[] {
  if (!text.trimStart().startsWith('{')) return [];
  const members: Record<string, unknown> = JSON.parse(text);
  return Object.keys(members).map((name) => JSON.stringify({ ...members, [name]: undefined }));
}

type Call = readonly [name: string, document: string, answer: string];

function answersOnUbl(text: string): Call[] {
  return [
    ['validate', text, JSON.stringify(validateDocument(text).result)],
    ['validateUbl', text, JSON.stringify(validateUbl(text))],
    ['read', text, JSON.stringify(readUbl(text))],
  ];
}

function answersOnRequest(text: string): Call[] {
  const { result, request } = validateDocument(text);
  const judged: Call = ['validate', text, JSON.stringify(result)];
  return request === undefined ? [judged] : [judged, ['convert', text, JSON.stringify(convert(request))]];
}

const folder = join(projectFolder, 'python');
const module = join(folder, 'src/pint_ae');
const python = join(folder, '.venv/bin/python');

writeFileSync(join(module, 'types.py'), typesModule());
writeFileSync(join(module, 'version.py'), `__version__ = "${version}"\n`);
const { metafile } = await build({
  absWorkingDir: projectFolder,
  entryPoints: ['python/bridge/index.ts'],
  outfile: join(module, 'bundle.js'),
  bundle: true,
  format: 'iife',
  // Nothing of a browser or of Node.js is there: V8 runs alone.
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});
copyFileSync(join(projectFolder, 'LICENSE'), join(folder, 'LICENSE'));
writeFileSync(join(folder, 'LICENSES-OF-BUNDLE.txt'), licencesOf(packagesIn(metafile)));
if (!existsSync(python)) run('python3', '-m', 'venv', '.venv');
install('--requirement', 'requirements.txt');
run(python, '-m', 'ruff', 'format', '--quiet', 'src/pint_ae/types.py');
rmSync(join(folder, 'dist'), { recursive: true, force: true });
run(python, '-m', 'build', '--no-isolation', '--outdir', 'dist', '.');
install('--force-reinstall', '--no-deps', '--find-links', 'dist', 'pint-ae');
if (process.argv.includes('--check')) {
  writeFileSync(join(folder, 'tests/node-answers.ndjson'), nodeAnswers());
  const systems = ['../examples/odoo', '../examples/erpnext'];
  run(python, '-m', 'ruff', 'check', '.');
  // Odoo and Frappe bring test cases of unittest, and a manifest that is an expression.
  run(
    python,
    '-m',
    'ruff',
    'check',
    '--ignore',
    'B018,D1,F401,N802,PT',
    '--config',
    'pyproject.toml',
    ...systems,
  );
  run(python, '-m', 'ruff', 'format', '--check', '--config', 'pyproject.toml', '.', ...systems);
  run(python, '-m', 'mypy');
  run(python, '-m', 'pytest', '--quiet');
}
if (process.argv.includes('--cluster')) {
  install('--requirement', 'requirements-cluster.txt');
  run(python, '-m', 'pytest', '--quiet', 'cluster');
}

function install(...words: string[]): void {
  run(python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...words);
}

function run(command: string, ...words: string[]): void {
  const { status, error } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
