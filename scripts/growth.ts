/**
 * Multiplies each part of requests and of UBL, and each pair of parts, and tells how time and memory grow with the size
 * of the document. Usage: npm run growth -- [requests|ubl] [--singles|--pairs] [--share 1/4]; a share is every fourth of what is multiplied.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { limits } from '../src/core/limits.ts';
import { judgeDocument } from '../src/judge/judge-document.ts';
import { everyList } from '../test/growth/every-list.ts';
import { key, type Multiplication, type Pattern } from '../test/growth/multiplied.ts';
import { requestPattern } from '../test/growth/requests.ts';
import { ublPattern } from '../test/growth/ubl.ts';
import { type Cost, costOf, exponent, milliseconds } from './growth/measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    singles: { type: 'boolean', default: false },
    pairs: { type: 'boolean', default: false },
    share: { type: 'string', default: '1/1' },
  },
});
const [share = 1, shares = 1] = values.share.split('/').map(Number);
/** Above it, something grows faster than n log n. */
const steepest = 1.2;
/** Characters that a text of a request may hold, with room for those it has. */
const longest = limits.textLength - 1000;
/** What costs less than so many milliseconds, or bytes, at 4n is lost in noise. */
const least = { milliseconds: 60, bytes: 60e6 };
/** Repetitions of the parts of a pair, until it turns out to cost more than both alone. */
const pairCount = 1000;

const patterns = [
  ...(positionals[0] === 'ubl' ? [] : requests()),
  ...(positionals[0] === 'requests' ? [] : documents()),
];
let steep = 0;
let multiplications = 0;
const known = new Set<string>();
for (const pattern of patterns) {
  const parts = pattern.multipliable.filter((part) => !known.has(`${pattern.kind} ${key(part)}`));
  for (const part of parts) known.add(`${pattern.kind} ${key(part)}`);
  if (!values.pairs) for (const part of parts.filter(isOfShare)) tell(pattern, [part]);
  if (!values.singles) pairs(pattern, parts);
}
console.log(`${multiplications} tried; ${steep} of them grow faster than n^${steepest}`);
process.exitCode = steep > 0 ? 1 : 0;

function isOfShare(_: unknown, index: number): boolean {
  return index % shares === share - 1;
}

function requests(): Pattern[] {
  const names = readdirSync('examples').filter((name) => name.endsWith('.json'));
  const examples = names.map((name) =>
    requestPattern(basename(name, '.json'), JSON.parse(readFileSync(`examples/${name}`, 'utf8'))),
  );
  return [requestPattern('every list', everyList), ...examples];
}

function documents(): Pattern[] {
  const folder = 'test/fixtures/ubl';
  return readdirSync(folder)
    .map((name) => ublPattern(basename(name, '.xml'), readFileSync(`${folder}/${name}`, 'utf8')))
    .toSorted((one, other) => other.multipliable.length - one.multipliable.length);
}

/** Pairs that cost more than both alone are measured as closely as single parts. */
function pairs(pattern: Pattern, parts: readonly Multiplication[]): void {
  const base = quickly(pattern, [], 3);
  const alone = new Map(parts.map((part) => [part, Math.max(0, quickly(pattern, [part], 2) - base)]));
  const tried = parts.flatMap((one) => othersOf(one, parts).map((other) => [one, other] as const));
  const own = tried.filter(isOfShare);
  for (const [one, other] of own) {
    const apart = (alone.get(one) ?? 0) + (alone.get(other) ?? 0);
    const isDear = () => quickly(pattern, [one, other], 1) - base > 1.8 * apart + 15;
    if (isDear() && isDear()) tell(pattern, [one, other]);
    else multiplications += 1;
  }
  console.log(`${pattern.name}: ${own.length} pairs tried`);
}

/** Repetitions of one part with as many of another, and with a long text or attribute in each or beside it. */
function othersOf(one: Multiplication, parts: readonly Multiplication[]): Multiplication[] {
  if (one.how === 'longer') return [];
  return parts.filter(
    (other) =>
      (other.how === one.how && one.path < other.path) || (one.how === 'different' && other.how === 'longer'),
  );
}

/** Milliseconds alone, without a look at the memory, which takes as long. */
function quickly(pattern: Pattern, multiplied: readonly Multiplication[], runs: number): number {
  const text = pattern.write(multiplied, pairCount);
  return milliseconds(() => judgeDocument(text), runs);
}

function costAt(pattern: Pattern, multiplied: readonly Multiplication[], count: number, runs: number) {
  const text = pattern.write(multiplied, count);
  return { ...costOf(() => judgeDocument(text), runs), size: text.length };
}

/** Measures at n, 2n and 4n, n as large as it takes for 4n to be more than noise. */
function tell(pattern: Pattern, multiplied: readonly Multiplication[]): void {
  multiplications += 1;
  const base = costAt(pattern, [], 0, 3);
  const count = countOf(pattern, multiplied);
  // What is steep by chance, as when other programs run, is not so twice.
  let measured = measure(pattern, multiplied, count, base);
  if (measured.isSteep) measured = measure(pattern, multiplied, count, base);
  if (measured.isSteep) steep += 1;
  console.log(
    `${measured.isSteep ? '!!' : '  '} ${pattern.name}: ${multiplied.map(key).join(' and ')}: ${measured.told}`,
  );
}

function countOf(pattern: Pattern, multiplied: readonly Multiplication[]): number {
  const isText = multiplied.length === 1 && multiplied[0]?.how === 'longer' && pattern.kind === 'request';
  if (isText) return longest / 4;
  for (let count = 250; ; count *= 2) {
    const { milliseconds, size } = costAt(pattern, multiplied, 4 * count, 1);
    if (milliseconds > 4 * least.milliseconds || size > 4e5) return count;
  }
}

function measure(
  pattern: Pattern,
  multiplied: readonly Multiplication[],
  count: number,
  base: Cost,
): { readonly isSteep: boolean; readonly told: string } {
  const at = (times: number) => costAt(pattern, multiplied, times * count, 2);
  const [small, middle, large] = [at(1), at(2), at(4)] as const;
  const exponentOf = (what: keyof Cost) =>
    exponent(base[what], [small[what], small.size], [large[what], large.size]);
  const [time, memory] = [exponentOf('milliseconds'), exponentOf('bytes')];
  const isSteep =
    (time > steepest && large.milliseconds - base.milliseconds > least.milliseconds) ||
    (memory > steepest && large.bytes - base.bytes > least.bytes);
  const toldTime =
    large.milliseconds - base.milliseconds < 20 ? 'next to no time' : `time n^${time.toFixed(2)}`;
  const times = [small, middle, large].map((cost) => Math.round(cost.milliseconds)).join(', ');
  const told = `${toldTime}, memory n^${memory.toFixed(2)}; ${times} ms for ${small.size} to ${large.size} characters`;
  return { isSteep, told };
}
