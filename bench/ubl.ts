import { measure, timeOf } from './measure.ts';
import { perSecond, rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';
import { ownUbl, ublTasks, validatingAndReading } from './tasks.ts';

export interface UblResult {
  readonly documents: number;
  readonly averageBytes: number;
  /** UBL text to verdict, by the rules alone. */
  readonly compiledPerSecond: number;
  /** The same with the checks and the advice of requests. */
  readonly checkedPerSecond: number;
  readonly saxonPerSecond: number;
  readonly ratio: number;
  readonly parsePerSecond: number;
  /** UBL text to document request. */
  readonly readPerSecond: number;
  readonly byLines: readonly UblOfLines[];
}

/** One document of so many lines: milliseconds from its text to the verdict, with the checks too, and to the document request. */
interface UblOfLines {
  readonly lines: number;
  readonly judged: number;
  readonly checked: number;
  readonly read: number;
}

const lineCounts = [10, 1000, 10_000];

/** From UBL text to verdict; each way runs for the given time. */
export function measureUbl(milliseconds: number): UblResult {
  const documents = ownUbl([1, 3, 10, 30], invoiceWithLines);
  const timings = measure(ublTasks(documents), milliseconds);
  const timeEach = (name: string) => timeOf(timings, name) / documents.length;
  return {
    documents: documents.length,
    averageBytes: Math.round(Buffer.byteLength(documents.join('')) / documents.length),
    compiledPerSecond: perSecond(timeEach('compiled')),
    checkedPerSecond: perSecond(timeEach('checked')),
    saxonPerSecond: perSecond(timeEach('saxon')),
    ratio: rounded(timeEach('saxon') / timeEach('compiled')),
    parsePerSecond: perSecond(timeEach('parse')),
    readPerSecond: perSecond(timeEach('read')),
    byLines: lineCounts.map((lines) => measureLines(lines, milliseconds)),
  };
}

function measureLines(lines: number, milliseconds: number): UblOfLines {
  const timings = measure(validatingAndReading(ownUbl([lines], invoiceWithLines)), milliseconds);
  return {
    lines,
    judged: rounded(timeOf(timings, 'compiled'), 3),
    checked: rounded(timeOf(timings, 'checked'), 3),
    read: rounded(timeOf(timings, 'read'), 3),
  };
}
