/**
 * Changes operators and constants of the sources, one at a time, and counts the changes that the nearest
 * tests notice. The parts are in scripts/mutation/parts.ts. Usage: npm run tool -- mutation [PART ...] [--sample CHANGES] [--seed SEED]
 * [--share 1/4] [--files TEST_FILES] [--minutes MINUTES] [--keep FILE] A sample is this many random changes, a share of 1/4 is every fourth
 * change; `--files` only tries this many of the nearest test files, `--minutes` ends a part after them; `--keep` writes the figures into a file, part by part,
 * `--again` tries those that are unnoticed in that file, and `--built` those in the programs and pages that are made of the sources.
 */
import { parseArgs } from 'node:util';
import { randomFrom } from '../test/fuzz/random.ts';
import { again, figuresOf, keep, readFigures, unnoticedAmong } from './mutation/figures.ts';
import type { Change } from './mutation/instrument.ts';
import { parts } from './mutation/parts.ts';
import { tryBuilt } from './mutation/try-built.ts';
import { type Outcome, tryPart } from './mutation/try-part.ts';

/** The percentage of changes that tests must notice; after up to a quarter of them, the code does the same. */
const wanted = 70;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1/1' },
    files: { type: 'string' },
    minutes: { type: 'string' },
    keep: { type: 'string' },
    again: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const [share = 1, shares = 1] = values.share.split('/').map(Number);
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = names.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`not a part: ${unknown.join(', ')}; parts: ${Object.keys(parts).join(', ')}`);

let isAmiss = false;
for (const name of names) {
  const part = parts[name];
  if (part === undefined) continue;
  const before = values.again || values.built ? readFigures(values.keep ?? '')[name] : undefined;
  const choose = before === undefined ? chosen : (all: readonly Change[]) => unnoticedAmong(all, before);
  const outcome = values.built
    ? await tryBuilt(part, choose)
    : await tryPart(name, part, choose, {
        files: Number(values.files ?? Number.POSITIVE_INFINITY),
        minutes: Number(values.minutes ?? Number.POSITIVE_INFINITY),
      });
  const share = (100 * noticedOf(outcome)) / Math.max(1, outcome.tried);
  tell(name, outcome, share);
  const figures = before === undefined ? figuresOf(outcome, Number(values.seed)) : again(before, outcome);
  if (values.keep !== undefined) keep(values.keep, name, figures);
  if (share < wanted) isAmiss = true;
}
process.exitCode = isAmiss ? 1 : 0;

function chosen(changes: readonly Change[]): readonly Change[] {
  return sampled(changes).filter((_, index) => index % shares === share - 1);
}

function sampled(changes: readonly Change[]): readonly Change[] {
  if (values.sample === undefined) return changes;
  const random = randomFrom(Number(values.seed));
  return changes
    .map((change) => ({ change, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, Number(values.sample))
    .map(({ change }) => change);
}

function noticedOf({ tried, unnoticed }: Outcome): number {
  return tried - unnoticed.length;
}

function tell(name: string, outcome: Outcome, share: number): void {
  const { all, tried, unnoticed, notPassed, seconds } = outcome;
  for (const { id, file, place, line, before, after } of unnoticed) {
    const where = notPassed.has(id) ? `${file}:${place}, which no test passes` : `${file}:${place}`;
    console.log(`${where}\n    ${line}\n  - ${before}\n  + ${after}`);
  }
  console.log(
    `${name}: ${noticedOf(outcome)} of ${tried} changes noticed (${share.toFixed(1)} %), ` +
      `${all} in all, in ${Math.round(seconds)} s`,
  );
}
