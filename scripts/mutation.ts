/**
 * `npm run tool -- mutation [FOLDER ...] [--since COMMIT] [--concurrency 2]`: Stryker changes operators and constants of folders of
 * `src` and `rules`, and counts the changes that the tests of the folders notice. Without folders it takes those that changed since a commit;
 * the default is a day ago.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { extras, install } from './extras/install.ts';
import { projectFolder } from './project-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});
const folders = positionals.length > 0 ? positionals : changedFolders(values.since);
if (folders.length === 0) {
  console.log('no source changed: 0 of 0 changes noticed');
  process.exit();
}
install(extras);
const packages = join(extras, 'node_modules');
const config = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'stryker.config.json');
writeFileSync(
  config,
  JSON.stringify({
    plugins: [join(packages, '@stryker-mutator/vitest-runner/dist/src/index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    mutate: folders.map((folder) => `${folder}/**/*.ts`),
    ignorePatterns: ['/docs', '/dist', '/python', '/bench', '/examples/**/node_modules', '/service/test'],
    concurrency: Number(values.concurrency),
    coverageAnalysis: 'perTest',
    // Texts of messages are data, which other tests hold.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowEmpty: true,
    disableTypeChecks: false,
    tempDirName: 'src/generated/stryker',
  }),
);
const { status } = spawnSync(
  process.execPath,
  [join(packages, '@stryker-mutator/core/bin/stryker.js'), 'run', config],
  {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: JSON.stringify(folders.map(testsOf)) },
  },
);
process.exitCode = status ?? 1;

/** The tests of a folder: `test` mirrors `src`, and has the rules together. */
function testsOf(folder: string): string {
  return folder.startsWith('rules/')
    ? 'test/rules/**/*.test.ts'
    : `${folder.replace(/^src/, 'test')}/**/*.test.ts`;
}

function changedFolders(since = git('rev-list', '-1', '--before=1 day ago', 'HEAD')): readonly string[] {
  const files = git('diff', '--name-only', since, '--', 'src', 'rules').split('\n');
  return [...new Set(files.filter((file) => file.endsWith('.ts')).map((file) => dirname(file)))];
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8' }).trim();
}
