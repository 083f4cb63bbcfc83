import { measure, timeOf } from './measure.ts';
import { invoiceWithLines } from './requests.ts';
import { pipelineTasks, stepTasks } from './tasks.ts';

export interface PipelineResult {
  readonly lines: number;
  readonly jsonBytes: number;
  readonly ublBytes: number;
  /** From JSON text to verdict and UBL text. */
  readonly compiledPerSecond: number;
  readonly saxonPerSecond: number;
  /** Relative to SaxonJS. */
  readonly ratio: number;
  /** JSON.parse and serialise only. */
  readonly floorPerSecond: number;
  /** The time of the compiled way relative to that of the lower bound. */
  readonly floorRatio: number;
  /** JSON text to verdict, without UBL text. */
  readonly validatePerSecond: number;
}

export interface StepResult {
  readonly name: string;
  readonly microseconds: number;
  /** Share of the sum of all steps. */
  readonly share: number;
}

/** All ways for an invoice with this many lines; each runs for the given time. */
export function measurePipeline(lines: number, milliseconds: number): PipelineResult {
  const request = invoiceWithLines(lines);
  const tasks = pipelineTasks(request);
  const timings = measure(tasks, milliseconds);
  const [compiled, saxon, floor] = (['compiled', 'saxon', 'floor'] as const).map((name) =>
    timeOf(timings, name),
  );
  return {
    lines,
    jsonBytes: Buffer.byteLength(JSON.stringify(request)),
    ublBytes: Buffer.byteLength(tasks.compiled().xml ?? ''),
    compiledPerSecond: perSecond(compiled),
    saxonPerSecond: perSecond(saxon),
    ratio: rounded(Number(saxon) / Number(compiled)),
    floorPerSecond: perSecond(floor),
    floorRatio: rounded(Number(compiled) / Number(floor)),
    validatePerSecond: perSecond(timeOf(timings, 'validate')),
  };
}

/** The time of each step, and its share. */
export function measureSteps(lines: number, milliseconds: number): StepResult[] {
  const timings = measure(stepTasks(invoiceWithLines(lines)), milliseconds);
  const total = [...timings.values()].reduce((sum, time) => sum + time, 0);
  return Array.from(timings, ([name, time]) => ({
    name,
    microseconds: rounded(time * 1000),
    share: rounded(time / total, 3),
  }));
}

/** Runs a second of a task that takes this many milliseconds. */
export function perSecond(milliseconds = Number.NaN): number {
  return Number((1000 / milliseconds).toPrecision(4));
}

/** A number as it is shown: to so many decimals. */
export function rounded(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}
