/** The cost of one run: milliseconds of processor time, and bytes allocated on the heap. */
export interface Cost {
  readonly milliseconds: number;
  readonly bytes: number;
}

const collect = globalThis.gc ?? (() => {});

/** The lowest cost of several runs. Bytes are exact if the young generation holds everything allocated. */
export function costOf(run: () => unknown, runs: number): Cost {
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
