import { Bench } from 'tinybench';

/** Time of one run of a task in milliseconds: the median, so that a pause of the machine does not count. */
export type Timings = ReadonlyMap<string, number>;

type Tasks = Readonly<Record<string, () => unknown>>;

/**
 * Runs the tasks in turn, in several rounds, and returns the time of one run by name: the best of the rounds'
 * medians, so that other load on the machine does not fall on one task alone.
 */
export function measure(tasks: Tasks, milliseconds: number, rounds = 3): Timings {
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, time] of measureOnce(tasks, milliseconds / rounds)) {
      best.set(name, Math.min(time, best.get(name) ?? Number.POSITIVE_INFINITY));
    }
  }
  return best;
}

function measureOnce(tasks: Tasks, milliseconds: number): Timings {
  const bench = new Bench({
    time: milliseconds,
    warmupTime: milliseconds / 4,
    warmupIterations: 1,
    iterations: 3,
  });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, () => void task());
  bench.runSync();
  return new Map(bench.tasks.map(({ name, result }) => [name, medianOf(name, result)]));
}

function medianOf(name: string, result: Bench['tasks'][number]['result']): number {
  if (result.state === 'errored') throw result.error;
  if (result.state !== 'completed') throw new Error(`${name} was not measured`);
  return result.latency.p50;
}

/** The time of a task that was measured, in milliseconds. */
export function timeOf(timings: Timings, name: string): number {
  const time = timings.get(name);
  if (time === undefined) throw new Error(`${name} was not measured`);
  return time;
}
