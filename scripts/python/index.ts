/**
 * `npm run tool -- python`: makes the Python package in python/dist, a wheel and an archive of the sources, in an environment
 * of its own. `--check` then lints it and runs its tests on the installed wheel, `--cluster` the jobs of examples/cluster on
 * Spark, Beam, Ray and Dask.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { version } from '../../src/core/version.ts';
import { licencesOf, packagesIn } from '../licences.ts';
import { projectFolder } from '../project-folder.ts';
import { nodeAnswers } from './node-answers.ts';
import { typesModule } from './types.ts';

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
