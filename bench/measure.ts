import { Bench } from 'tinybench';

/** Time of one run of a task, in milliseconds: the median, which a pause of the machine does not move. */
export type Timings = ReadonlyMap<string, number>;

/** Runs the tasks in turn for the given time each and gives the median time of one run by name. */
export function measure(tasks: Readonly<Record<string, () => unknown>>, milliseconds: number): Timings {
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

/** A table of text columns, the first to the left and the others to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(header), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Runs a second, to three digits. */
export function perSecond(milliseconds: number): string {
  return Number((1000 / milliseconds).toPrecision(3)).toLocaleString('en');
}
