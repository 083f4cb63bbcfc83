/** The measurements of one kind of request on one store. */
export interface Figure {
  /** Milliseconds of processor time that the service needs for a request; they stay the same on a busy machine. */
  readonly processorMilliseconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly wrong: number;
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The value below which a given share of sorted values lies. */
export function atShare(sorted: readonly number[], share: number): number {
  return rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
}

/** The first two lines of a table; for two stores the last column is the difference of their p99. */
export function heading(name: string, sizes: readonly number[]): string {
  const columns = sizes.map(
    (size) => `${size.toLocaleString('en')} documents: a second, p50, p99, processor`,
  );
  return `\n${line([name, ...columns, ...(sizes.length > 1 ? ['p99 ratio'] : [])])}${'|---'.repeat(sizes.length + (sizes.length > 1 ? 2 : 1))}|\n`;
}

export function row(kind: string, figures: readonly Figure[]): string {
  const [first, second] = figures;
  const factor = first === undefined || second === undefined ? [] : [String(rounded(second.p99 / first.p99))];
  return line([kind, ...figures.map(cell), ...factor]);
}

function cell({ perSecond, p50, p99, processorMilliseconds, wrong }: Figure): string {
  const figure = `${perSecond}, ${p50} ms, ${p99} ms, ${processorMilliseconds} ms`;
  return wrong === 0 ? figure : `${figure}, ${wrong} WRONG`;
}

export function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}
