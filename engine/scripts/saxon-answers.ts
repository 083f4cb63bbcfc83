/**
 * `npm run saxon-answers`: asks SaxonJS every expression of the tests anew, and keeps its answers in
 * test/schematron/compiled/saxon-answers.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { keepAnswers } from '../test/schematron/compiled/kept-answers.ts';
import { engineFolder } from './engine-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'schematron-compiler-answers-'));
const answers = join(folder, 'answers.ndjson');
const asking = globSync('test/**/*.test.ts', { cwd: engineFolder }).filter((file) =>
  readFileSync(join(engineFolder, file), 'utf8').includes('saxonEvaluate('),
);
try {
  execFileSync('npx', ['vitest', 'run', ...asking], {
    cwd: engineFolder,
    env: { ...process.env, SAXON_ANSWERS_TO: answers },
    stdio: 'inherit',
  });
  const lines = readFileSync(answers, 'utf8').trimEnd().split('\n');
  keepAnswers(lines.map((line) => JSON.parse(line)));
} finally {
  rmSync(folder, { recursive: true });
}
