/**
 * `npm run nightly -- [--minutes 60] [--only PART,…] [--seed NUMBER]`: runs every search for faults for its share of the
 * time (scripts/nightly/parts.ts). Writes a page, bench/nightly/page.md, and what each part that found something said, in
 * bench/nightly/found/; adds a line to bench/nightly/nights.ndjson, which is committed. Exits with 1 if something was found.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Ending, type Outcome, outcomeOf } from './nightly/outcome.ts';
import { type KeptNight, pageOf } from './nightly/page.ts';
import { type Part, parts } from './nightly/parts.ts';
import { mostMilliseconds, planned, seedOf } from './nightly/plan.ts';
import { projectFolder } from './sources.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, only: { type: 'string' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');
const only = values.only?.split(',');
const chosen = parts.filter(({ name }) => only === undefined || only.some((each) => name.startsWith(each)));
if (chosen.length === 0) throw new Error(`no such part; parts: ${parts.map(({ name }) => name).join(', ')}`);

const folder = join(projectFolder, 'bench/nightly');
const trends = join(folder, 'nights.ndjson');
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
  const outcome = outcomeOf(part, written, await run(command, environment, mostMilliseconds(own)));
  outcomes.push(outcome);
  console.log(`${outcome.name}: ${outcome.state} after ${Math.round(outcome.seconds)} s`);
  if (outcome.state === 'found') keep(part, outcome);
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
const before = existsSync(trends)
  ? readFileSync(trends, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): KeptNight => JSON.parse(line))
  : [];
const nextOf = (name: string) => parts.find((part) => part.name === name)?.next ?? '';
writeFileSync(join(folder, 'page.md'), pageOf(kept, outcomes, before, nextOf));
appendFileSync(trends, `${JSON.stringify(kept)}\n`);
console.log(`\n${join('bench/nightly', 'page.md')}`);
process.exitCode = outcomes.some(({ state }) => state === 'found') ? 1 : 0;

function keep({ name }: Part, { command, log }: Outcome): void {
  mkdirSync(join(folder, 'found'), { recursive: true });
  const file = `${date.slice(0, 10)}-${name.replaceAll(' ', '-')}.txt`;
  writeFileSync(join(folder, 'found', file), `${command}\n\n${log}`);
}

/** Runs a command, and stops it with all that it started when its time is over. */
function run(
  [program, ...rest]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  milliseconds: number,
): Promise<Ending> {
  const start = performance.now();
  const child = spawn(program, rest, {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, milliseconds);
  return new Promise((resolve) => {
    const end = (code: number | null, more = '') => {
      clearTimeout(timer);
      const log = Buffer.concat(said).toString('utf8') + more;
      resolve({ code, seconds: (performance.now() - start) / 1000, log });
    };
    child.on('error', (error) => end(1, String(error)));
    child.on('close', (code) => end(code));
  });
}
