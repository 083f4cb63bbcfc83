import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { validateDocument } from '../../../src/api/validate-document.ts';
import { limits } from '../../../src/core/options/limits.ts';
import { everyList } from '../../../test/growth/every-list.ts';
import { key, type Multiplication, type Pattern } from '../../../test/growth/multiplied.ts';
import { requestPattern } from '../../../test/growth/requests.ts';
import { ublPattern } from '../../../test/growth/ubl.ts';
import type { Extent, Figure } from './table.ts';

/** Above this exponent, something grows faster than n log n. */
const steepest = 1.2;
/** Characters that a text of a request may still take. */
const longest = limits.maxTextLength - 1000;
/** Costs below this at 4n, in milliseconds or bytes, are lost in noise. */
const least = { milliseconds: 60, bytes: 60e6 };
const wholeMinutes = 60;

/** Repeats each part of requests and of UBL n, 2n and 4n times: how time and memory grow with the size of the document. */
export function* growth({ minutes, seed }: Extent): Generator<Figure> {
  const shares = Math.max(1, Math.ceil(wholeMinutes / minutes));
  const known = new Set<string>();
  const names = readdirSync('examples').filter((name) => name.endsWith('.json'));
  const examples = names.map((name) =>
    requestPattern(basename(name, '.json'), JSON.parse(readFileSync(`examples/${name}`, 'utf8'))),
  );
  for (const pattern of [...[requestPattern('every list', everyList), ...examples], ...documents()]) {
    const parts = pattern.multipliable.filter((part) => !known.has(`${pattern.kind} ${key(part)}`));
    for (const part of parts) known.add(`${pattern.kind} ${key(part)}`);
    for (const part of parts.filter((_, index) => index % shares === seed % shares)) {
      // Growth that is steep by chance, for example because of other programs, is not so twice.
      const [once, again] = [measured(pattern, part), () => measured(pattern, part)];
      const value = once > steepest ? Math.min(once, again()) : once;
      yield { of: `${pattern.name}: ${key(part)}`, value, unit: '(n^x)', bound: steepest };
    }
  }
}

function documents(): Pattern[] {
  const folder = 'test/fixtures/ubl';
  return readdirSync(folder)
    .map((name) => ublPattern(basename(name, '.xml'), readFileSync(`${folder}/${name}`, 'utf8')))
    .toSorted((one, other) => other.multipliable.length - one.multipliable.length);
}

/** The exponent of time or of memory, whichever is larger; nothing of what is lost in noise. */
function measured(pattern: Pattern, part: Multiplication): number {
  const base = costAt(pattern, [], 0, 3);
  const count = countOf(pattern, part);
  const [small, large] = [costAt(pattern, [part], count, 2), costAt(pattern, [part], 4 * count, 2)];
  const exponents = (['milliseconds', 'bytes'] as const).map((what: keyof Cost) =>
    large[what] - base[what] > least[what]
      ? exponent(base[what], [small[what], small.size], [large[what], large.size])
      : 0,
  );
  return Math.max(...exponents);
}

function costAt(pattern: Pattern, multiplied: readonly Multiplication[], count: number, runs: number) {
  const text = pattern.write(multiplied, count);
  return { ...costOf(() => validateDocument(text), runs), size: text.length };
}

/** A count large enough for four times of it to exceed noise. */
function countOf(pattern: Pattern, part: Multiplication): number {
  if (part.how === 'longer' && pattern.kind === 'request') return longest / 4;
  for (let count = 250; ; count *= 2) {
    const { milliseconds, size } = costAt(pattern, [part], 4 * count, 1);
    if (milliseconds > 4 * least.milliseconds || size > 4e5) return count;
  }
}

/** The cost of one run: milliseconds of processor time, and bytes allocated on the heap. */
export interface Cost {
  readonly milliseconds: number;
  readonly bytes: number;
}

const collect = globalThis.gc ?? (() => {});

/** The lowest cost of several runs. Bytes are exact if the young generation holds everything allocated. */
function costOf(run: () => unknown, runs: number): Cost {
  let least: Cost = { milliseconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  for (let index = 0; index < runs; index += 1) {
    collect();
    const held = process.memoryUsage().heapUsed;
    const start = process.cpuUsage();
    const result = run();
    const { user } = process.cpuUsage(start);
    const bytes = Math.max(1, process.memoryUsage().heapUsed - held);
    least = {
      milliseconds: Math.min(least.milliseconds, user / 1000),
      bytes: Math.min(least.bytes, result === undefined ? bytes : bytes),
    };
  }
  return least;
}

/**
 * Returns the exponent by which cost grows with size: 1 is linear, 2 quadratic. The cost at size zero is subtracted.
 */
export function exponent(
  base: number,
  [smaller, smallerSize]: readonly [number, number],
  [larger, largerSize]: readonly [number, number],
): number {
  const grown = Math.max(larger - base, 1e-6) / Math.max(smaller - base, 1e-6);
  return Math.log(grown) / Math.log(largerSize / smallerSize);
}
