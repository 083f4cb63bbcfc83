/**
 * Multiplies each part of requests and of UBL, and each pair of parts, and reports how time and memory grow
 * with the size of the document. Usage: npm run tool -- growth [requests|ubl] [--singles|--pairs|--products]
 * [--share 1/4] [--repetitions 500]; a share of 1/4 is every fourth multiplication. Pairs are tried with this
 * many repetitions of each part (default 1,000), then with twice as many. Pairs that cost more than both
 * parts alone, increasingly so, are measured as precisely as single parts. --products tries all pairs, many
 * in one document: repeated parts by the steps that they take, those with a long text by time, each text with
 * seven others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { validateDocument } from '../src/api/validate-document.ts';
import { limits } from '../src/core/options/limits.ts';
import { everyList } from '../test/growth/every-list.ts';
import { key, type Multiplication, type Pattern } from '../test/growth/multiplied.ts';
import { productsAmong } from '../test/growth/products.ts';
import { requestPattern } from '../test/growth/requests.ts';
import { createStepCounter } from '../test/growth/steps.ts';
import { ublPattern } from '../test/growth/ubl.ts';
import { type Cost, costOf, exponent, milliseconds } from './growth/measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    singles: { type: 'boolean', default: false },
    pairs: { type: 'boolean', default: false },
    products: { type: 'boolean', default: false },
    share: { type: 'string', default: '1/1' },
    repetitions: { type: 'string', default: '1000' },
  },
});
const [share = 1, shares = 1] = values.share.split('/').map(Number);
/** Above this exponent, something grows faster than n log n. */
const steepest = 1.2;
/** Characters that a text of a request may still take. */
const longest = limits.textLength - 1000;
/** Costs below this at 4n, in milliseconds or bytes, are lost in noise. */
const least = { milliseconds: 60, bytes: 60e6 };
/** Repetitions of each part of a pair in the first trial. */
const pairCount = Number(values.repetitions);
/** Milliseconds that a pair may cost beyond its parts: 15 nanoseconds for each two of their repetitions. */
const allowedBeyond = 15e-6 * pairCount ** 2;
/** Long texts in one document. */
const textsTogether = 8;

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
  if (values.products) products(pattern, parts);
  else {
    if (!values.pairs) for (const part of parts.filter(isOfShare)) tell(pattern, [part]);
    if (!values.singles) pairs(pattern, parts);
  }
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

/** Measures pairs that cost more than both parts alone as precisely as single parts. */
function pairs(pattern: Pattern, parts: readonly Multiplication[]): void {
  const costs = costsAlone(pattern, parts, pairCount);
  const tried = parts.flatMap((one) => othersOf(one, parts).map((other) => [one, other] as const));
  const own = tried.filter(isOfShare);
  for (const [one, other] of own) {
    if (isDear(pattern, one, [other], costs)) tell(pattern, [one, other]);
    else multiplications += 1;
  }
  console.log(`${pattern.name}: ${own.length} pairs tried`);
}

/** Finds the expensive ones of all pairs, each tried together with others. */
function products(pattern: Pattern, parts: readonly Multiplication[]): void {
  const { stepsOf, end } = createStepCounter();
  const found = (['numbered', 'alike', 'different'] as const).flatMap((how) => {
    const repeatable = parts.filter((part) => part.how === how);
    multiplications += (repeatable.length * (repeatable.length - 1)) / 2;
    return productsAmong(pattern, repeatable, (text) => stepsOf(() => validateDocument(text)));
  });
  end();
  for (const pair of found) tell(pattern, pair);
  const texts = parts.filter(({ how }) => how === 'longer');
  const repeatable = parts.filter(({ how }) => how === 'different');
  const costs = costsAlone(pattern, [...repeatable, ...texts], pairCount);
  for (const one of repeatable) {
    multiplications += texts.length;
    for (const others of textsAtOnce(one, texts)) {
      if (!isDear(pattern, one, others, costs)) continue;
      for (const other of others) if (isDear(pattern, one, [other], costs)) tell(pattern, [one, other]);
    }
  }
  console.log(`${pattern.name}: all pairs tried`);
}

/** Texts outside a part together; each text inside it alone, since the part occurs many times. */
function textsAtOnce(one: Multiplication, texts: readonly Multiplication[]): Multiplication[][] {
  const isWithin = ({ path }: Multiplication) => path.startsWith(one.path);
  const outside = texts.filter((text) => !isWithin(text));
  const groups = Array.from({ length: Math.ceil(outside.length / textsTogether) }, (_, at) =>
    outside.slice(at * textsTogether, (at + 1) * textsTogether),
  );
  return [...groups, ...texts.filter(isWithin).map((text) => [text])];
}

/** The cost of a document without repetitions, and of each part. */
interface Costs {
  readonly base: number;
  readonly added: (part: Multiplication) => number;
}

function costsAlone(pattern: Pattern, parts: readonly Multiplication[], count: number): Costs {
  const base = quickly(pattern, [], count, 3);
  const added = new Map(parts.map((part) => [part, quickly(pattern, [part], count, 3) - base]));
  return { base, added: (part) => Math.max(0, added.get(part) ?? 0) };
}

/**
 * Whether a part together with others costs three times more than they cost alone, and more than doubles with
 * twice the repetitions.
 */
function isDear(
  pattern: Pattern,
  one: Multiplication,
  others: readonly Multiplication[],
  costs: Costs,
): boolean {
  const all = [one, ...others];
  const apart = (alone: Costs) => all.reduce((sum, part) => sum + alone.added(part), alone.base);
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    least = Math.min(least, quickly(pattern, all, pairCount, 1) - apart(costs));
    if (least < 0.5 * (apart(costs) - costs.base) + allowedBeyond) return false;
  }
  const atTwice = costsAlone(pattern, all, 2 * pairCount);
  return quickly(pattern, all, 2 * pairCount, 2) - apart(atTwice) > 2.5 * least;
}

/**
 * Repetitions of one part together with each other part, and with a long text or attribute in it or beside
 * it.
 */
function othersOf(one: Multiplication, parts: readonly Multiplication[]): Multiplication[] {
  if (one.how === 'longer') return [];
  return parts.filter(
    (other) =>
      (other.how === one.how && one.path < other.path) || (one.how === 'different' && other.how === 'longer'),
  );
}

/** Only milliseconds, because measuring memory takes as long again. */
function quickly(
  pattern: Pattern,
  multiplied: readonly Multiplication[],
  count: number,
  runs: number,
): number {
  const text = pattern.write(multiplied, count);
  return milliseconds(() => validateDocument(text), runs);
}

function costAt(pattern: Pattern, multiplied: readonly Multiplication[], count: number, runs: number) {
  const text = pattern.write(multiplied, count);
  return { ...costOf(() => validateDocument(text), runs), size: text.length };
}

/** Measures at n, 2n and 4n, with n large enough for 4n to exceed noise. */
function tell(pattern: Pattern, multiplied: readonly Multiplication[]): void {
  multiplications += 1;
  const base = costAt(pattern, [], 0, 3);
  const count = countOf(pattern, multiplied);
  // Growth that is steep by chance, for example because of other programs, is not so twice.
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
