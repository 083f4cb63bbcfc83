import { execFileSync } from 'node:child_process';
import { convert } from '../src/api/convert.ts';
import { rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

/** The speed of a new process, measured in separate processes. */
export interface FreshResult {
  /** The rate of the first 1,000 documents of ten lines relative to the final rate of the same process. */
  readonly firstToWarm: number;
  /** Processor time a line in a warm process, for each document length. */
  readonly ofOneLength: readonly { readonly lines: number; readonly microsecondsPerLine: number }[];
  /** Processor time a line of the longest document relative to the shortest. */
  readonly growth: number;
}

/** The argument with which this program runs itself to measure one thing. */
export const freshArgument = '--fresh';

const firstDocuments = 1000;
const lengths = [100, 1000, 10_000];
/** Lines a round: a round of short documents takes as long as one of long documents. */
const linesOfRound = 10_000;

/** Runs a process for the first documents, and one for each length. */
export function measureFresh(): FreshResult {
  const ofOneLength = lengths.map((lines) => ({ lines, microsecondsPerLine: rounded(inProcess(lines), 1) }));
  const perLine = ofOneLength.map(({ microsecondsPerLine }) => microsecondsPerLine);
  return {
    firstToWarm: rounded(inProcess(0), 2),
    ofOneLength,
    growth: rounded(Number(perLine.at(-1)) / Number(perLine[0]), 2),
  };
}

function inProcess(lines: number): number {
  const program = process.argv[1] ?? '';
  return Number(
    execFileSync(process.execPath, [program, freshArgument, String(lines)], { encoding: 'utf8' }),
  );
}

/**
 * The measurement in such a process: for 0 lines the first documents against later ones, otherwise processor
 * time a line.
 */
export function measureInThisProcess(lines: number): number {
  return lines === 0 ? rateOfFirstDocuments() : timePerLine(lines);
}

function rateOfFirstDocuments(): number {
  const json = JSON.stringify(invoiceWithLines(10));
  const first = elapsed(json, firstDocuments);
  return leastOf(12, () => elapsed(json, firstDocuments)) / first;
}

function timePerLine(lines: number): number {
  const json = JSON.stringify(invoiceWithLines(lines));
  const documents = Math.ceil(linesOfRound / lines);
  return leastOf(8, () => processorTime(json, documents)) / (documents * lines);
}

function leastOf(rounds: number, measure: () => number): number {
  return Math.min(...Array.from({ length: rounds }, measure));
}

/** Milliseconds for so many documents. */
function elapsed(json: string, documents: number): number {
  const start = performance.now();
  convertAll(json, documents);
  return performance.now() - start;
}

/** Microseconds of processor time for so many documents. */
function processorTime(json: string, documents: number): number {
  const start = process.cpuUsage();
  convertAll(json, documents);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function convertAll(json: string, documents: number): void {
  for (let count = 0; count < documents; count += 1) convert(JSON.parse(json));
}
