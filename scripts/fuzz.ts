/**
 * Gives changed documents to a function for some minutes, and saves those on which it throws, or takes longer
 * than their size allows. Usage: npm run tool -- fuzz TARGET MINUTES [SEED]; test/fuzz/targets.ts has the targets.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mutatedText } from '../test/fuzz/mutate.ts';
import { randomFrom } from '../test/fuzz/random.ts';
import { targets } from '../test/fuzz/targets.ts';

const [name = '', minutes = '1', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const target = targets[name];
if (target === undefined)
  throw new Error(`not a target: ${name}; targets: ${Object.keys(targets).join(', ')}`);

/** A text that grows larger is replaced by a new one. */
const longest = 2 ** 20;

const { seeds, attempt, secondsOfMegabyte = 2 } = target;
/** Milliseconds of processor time that a text may take, including start-up. */
const allowed = (length: number) => 500 + 1000 * secondsOfMegabyte * (length / 2 ** 20);
const random = randomFrom(Number(seed));
const pool = [...seeds];
const end = Date.now() + Number(minutes) * 60_000;
let attempts = 0;
let characters = 0;
let slowest = 0;
let found = 0;
/** File of a text that does not end, for whoever stops it. */
const unfinished = `test/fuzz/found/${name}-unfinished`;
for (; Date.now() < end; attempts += 1) {
  const [one = '', other = ''] = [random(), random()].map((at) => pool[Math.floor(at * pool.length)]);
  const text = mutatedText(one, other, random).slice(0, longest);
  characters += text.length;
  writeFileSync(unfinished, text);
  const start = process.cpuUsage();
  try {
    await attempt(text, random);
  } catch (error) {
    save(text, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const { user } = process.cpuUsage(start);
  slowest = Math.max(slowest, user / 1000);
  if (user / 1000 > allowed(text.length))
    save(text, `took ${Math.round(user / 1000)} ms for ${text.length} characters`);
  // Occasionally a changed text joins the pool, to be changed further.
  if (random() < 0.05) pool[Math.min(pool.length, seeds.length + Math.floor(random() * 200))] = text;
}
rmSync(unfinished, { force: true });
const peak = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `${name}: ${attempts} texts of ${Math.round(characters / Math.max(1, attempts))} characters in ${minutes} minutes from seed ${seed}: ` +
    `${found} found, slowest ${Math.round(slowest)} ms, at most ${peak} MB`,
);
process.exitCode = found > 0 ? 1 : 0;

function save(text: string, why: string): void {
  found += 1;
  if (found > 20) return;
  mkdirSync('test/fuzz/found', { recursive: true });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  writeFileSync(`test/fuzz/found/${name}-${hash}`, text);
  console.error(`${name}-${hash}: ${why.split('\n').slice(0, 4).join(' | ')}`);
}
