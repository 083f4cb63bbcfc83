/**
 * Multiplies each part of requests and of UBL, and each pair of parts, and tells how time and memory grow with the size
 * of the document. Usage: npm run growth -- [requests|ubl] [--singles]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { limits } from '../src/core/limits.ts';
import { judgeDocument } from '../src/judge/judge-document.ts';
import { key, type Multiplication, type Pattern } from '../test/growth/multiplied.ts';
import { requestPattern } from '../test/growth/requests.ts';
import { ublPattern } from '../test/growth/ubl.ts';
import { costOf, exponent } from './growth/measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { singles: { type: 'boolean', default: false } },
});
/** Above it, something grows faster than n log n. */
const steepest = 1.2;
/** Characters that a text of a request may hold, with room for those it has. */
const longest = limits.textLength - 1000;
/** What costs less than so many milliseconds, or bytes, at 4n is lost in noise. */
const least = { milliseconds: 60, bytes: 60e6 };
/** Repetitions of the parts of a pair, until it turns out to cost more than both alone. */
const pairCount = 500;

const patterns = [
  ...(positionals[0] === 'ubl' ? [] : requests()),
  ...(positionals[0] === 'requests' ? [] : documents()),
];
let steep = 0;
const known = new Set<string>();
for (const pattern of patterns) {
  const parts = pattern.multipliable.filter((part) => !known.has(`${pattern.kind} ${key(part)}`));
  for (const part of parts) {
    known.add(`${pattern.kind} ${key(part)}`);
    tell(pattern, [part]);
  }
  if (!values.singles) pairs(pattern, parts);
}
console.log(`${steep} of what was multiplied grows faster than n^${steepest}`);
process.exitCode = steep > 0 ? 1 : 0;

function requests(): Pattern[] {
  const names = readdirSync('examples').filter((name) => name.endsWith('.json'));
  return names
    .map((name) =>
      requestPattern(basename(name, '.json'), JSON.parse(readFileSync(`examples/${name}`, 'utf8'))),
    )
    .toSorted((one, other) => other.multipliable.length - one.multipliable.length);
}

function documents(): Pattern[] {
  const folder = 'test/fixtures/ubl';
  return readdirSync(folder)
    .map((name) => ublPattern(basename(name, '.xml'), readFileSync(`${folder}/${name}`, 'utf8')))
    .toSorted((one, other) => other.multipliable.length - one.multipliable.length);
}

/** Pairs that cost more than both alone are measured as closely as single parts. */
function pairs(pattern: Pattern, parts: readonly Multiplication[]): void {
  const base = costAt(pattern, [], 0, 3).milliseconds;
  const alone = new Map(
    parts.map((part) => [part, costAt(pattern, [part], pairCount, 2).milliseconds - base]),
  );
  const repeats = parts.filter(({ how }) => how === 'different');
  const others = parts.filter(({ how }) => how !== 'alike');
  let tried = 0;
  for (const one of repeats)
    for (const other of others) {
      if (other.how === 'different' && key(one) >= key(other)) continue;
      tried += 1;
      const together = costAt(pattern, [one, other], pairCount, 1).milliseconds - base;
      const apart = Math.max(0, alone.get(one) ?? 0) + Math.max(0, alone.get(other) ?? 0);
      if (together > 2.5 * apart + 25) tell(pattern, [one, other]);
    }
  console.log(`${pattern.name}: ${tried} pairs tried`);
}

function costAt(pattern: Pattern, multiplied: readonly Multiplication[], count: number, runs: number) {
  const text = pattern.write(multiplied, count);
  return { ...costOf(() => judgeDocument(text), runs), size: text.length };
}

/** Measures at n, 2n and 4n, n as large as it takes for 4n to be more than noise. */
function tell(pattern: Pattern, multiplied: readonly Multiplication[]): void {
  const base = costAt(pattern, [], 0, 3);
  const isText = multiplied.length === 1 && multiplied[0]?.how === 'longer' && pattern.kind === 'request';
  for (let count = isText ? longest / 4 : 250; ; count *= 2) {
    const large = costAt(pattern, multiplied, 4 * count, 2);
    const isEnough = isText || large.milliseconds > 4 * least.milliseconds || large.size > 4e5;
    if (!isEnough) continue;
    const [small, middle] = [count, 2 * count].map((each) => costAt(pattern, multiplied, each, 2));
    if (small === undefined || middle === undefined) return;
    const time = exponent(
      base.milliseconds,
      [small.milliseconds, small.size],
      [large.milliseconds, large.size],
    );
    const memory = exponent(base.bytes, [small.bytes, small.size], [large.bytes, large.size]);
    const isSteep =
      (time > steepest && large.milliseconds - base.milliseconds > least.milliseconds) ||
      (memory > steepest && large.bytes - base.bytes > least.bytes);
    if (isSteep) steep += 1;
    const told =
      large.milliseconds - base.milliseconds < 20 ? 'next to no time' : `time n^${time.toFixed(2)}`;
    const names = multiplied.map(key).join(' and ');
    const milliseconds = [small, middle, large].map((cost) => Math.round(cost.milliseconds)).join(', ');
    console.log(
      `${isSteep ? '!!' : '  '} ${pattern.name}: ${names}: ${told}, memory n^${memory.toFixed(2)}; ${milliseconds} ms for ${small.size} to ${large.size} characters`,
    );
    return;
  }
}
