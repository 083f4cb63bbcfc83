/**
 * `npm run tool -- nightly [PART…] [--minutes 60] [--seed NUMBER]`: runs every search for faults and every measurement, or those
 * named, for its share of the time (scripts/nightly/parts.ts). Writes a page, bench/nightly/page.md, and what each part that found something said, in
 * bench/nightly/found/; adds a line to bench/nightly/nights.ndjson. Exits with 1 if something was found.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type KeptNight,
  keptNights,
  nightsFile,
  type Outcome,
  outcomeOf,
  pageOf,
  partsThatFound,
} from './nightly/page.ts';
import { parts } from './nightly/parts.ts';
import { planned, run, seedOf } from './nightly/run.ts';
import { projectFolder } from './project-folder.ts';

const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');
const chosen = parts.filter(({ name }) => only.length === 0 || only.some((each) => name.startsWith(each)));
if (chosen.length === 0) throw new Error(`no such part; parts: ${parts.map(({ name }) => name).join(', ')}`);

const folder = join(projectFolder, 'bench/nightly');
mkdirSync(folder, { recursive: true });
const date = new Date().toISOString();
const seed = values.seed === undefined ? seedOf(date) : Number(values.seed);
const outcomes: Outcome[] = [];
for (const { part, minutes: own } of planned(chosen, minutes)) {
  const night = { minutes: own, seed };
  const command = part.command(night);
  const environment = part.environment?.(night) ?? {};
  const written = [...Object.entries(environment).map((pair) => pair.join('=')), ...command]
    .join(' ')
    .replace(process.execPath, 'node');
  // Starting takes a minute and more on a busy machine.
  const ending = await run(command, environment, (2 * own + 3) * 60_000);
  const isLeft = part.trying !== undefined && existsSync(join(projectFolder, part.trying));
  const log = isLeft ? `${ending.log}\ndid not end: ${part.trying}` : ending.log;
  const outcome = outcomeOf(part, written, { ...ending, log });
  outcomes.push(outcome);
  console.log(`${outcome.name}: ${outcome.state} after ${Math.round(outcome.seconds)} s`);
  if (outcome.state !== 'found' && outcome.state !== 'stopped') continue;
  mkdirSync(join(folder, 'found'), { recursive: true });
  const file = `${date.slice(0, 10)}-${part.name.replaceAll(' ', '-')}.txt`;
  writeFileSync(join(folder, 'found', file), `${outcome.command}\n\n${outcome.log}`);
}

const kept: KeptNight = {
  date,
  minutes,
  seed,
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectFolder,
    encoding: 'utf8',
  }).trim(),
  parts: Object.fromEntries(
    outcomes.map(({ name, state, seconds, figures }) => [
      name,
      { state, seconds: Math.round(seconds), figures },
    ]),
  ),
};
const before = keptNights(projectFolder);
const nextOf = (name: string) => parts.find((part) => part.name === name)?.next ?? '';
writeFileSync(join(folder, 'page.md'), pageOf(kept, outcomes, before, nextOf));
appendFileSync(join(projectFolder, nightsFile), `${JSON.stringify(kept)}\n`);
console.log(`\n${join('bench/nightly', 'page.md')}`);
process.exitCode = partsThatFound(kept).length > 0 ? 1 : 0;
