import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Change, changed, changesOf } from './instrument.ts';
import type { Part } from './parts.ts';
import { type Outcome, sourcesOf } from './try-part.ts';
import { refusedByTypes } from './types.ts';

/** Milliseconds after which tests count as failed: a change may make a page or a process wait for ever. */
const longest = 600_000;

/**
 * Tries changes in what is made of the sources: each is written into its source, the tests of the part run as they always do, with
 * bundles made anew, and the source is restored. It takes a minute for each, and is for code that runs in processes and
 * browsers that tests start.
 */
export async function tryBuilt(
  part: Part,
  choose: (changes: readonly Change[]) => readonly Change[],
): Promise<Outcome> {
  const start = performance.now();
  if (!passes(part)) throw new Error('the tests fail without a change');
  const all = await changesOf(sourcesOf(part));
  const chosen = choose(all);
  const refused = refusedByTypes(chosen, part.workspace);
  const unnoticed = chosen.filter((change) => {
    if (refused.has(change)) return false;
    const isLeft = passesWith(part, change);
    process.stderr.write(`${isLeft ? 'left' : 'noticed'}: ${change.file}:${change.place} ${change.after}\n`);
    return isLeft;
  });
  const seconds = (performance.now() - start) / 1000;
  return { all: all.length, tried: chosen.length, unnoticed, notPassed: new Set(), seconds };
}

function passesWith(part: Part, change: Change): boolean {
  const original = readFileSync(change.file, 'utf8');
  try {
    writeFileSync(change.file, changed(original, change));
    return passes(part);
  } finally {
    writeFileSync(change.file, original);
  }
}

function passes({ tests, workspace = '.' }: Part): boolean {
  const files = tests.map((test) => relative(workspace, test));
  const { status } = spawnSync('npx', ['vitest', 'run', ...files, '--bail', '1'], {
    cwd: workspace,
    stdio: 'ignore',
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}
