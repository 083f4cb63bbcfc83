import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { measure, timeOf } from './measure.ts';
import { perSecond, rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';
import { judgingAndReading, ownUbl, ublTasks } from './tasks.ts';

export interface UblResult {
  /**
   * The source of the documents: the official examples if they are beside the project, otherwise the
   * benchmark's own.
   */
  readonly of: 'official examples' | 'own invoices';
  readonly documents: number;
  readonly averageBytes: number;
  /** UBL text to verdict. */
  readonly compiledPerSecond: number;
  readonly saxonPerSecond: number;
  readonly ratio: number;
  readonly parsePerSecond: number;
  /** UBL text to document request. */
  readonly readPerSecond: number;
  /** One document of so many lines. */
  readonly long: { readonly lines: number; readonly judged: number; readonly read: number };
}

/** How many lines the long document has. */
const longDocument = 10_000;

const officialExamples = '../shared/pint-ae/examples';

/** From UBL text to verdict; each way runs for the given time. */
export function measureUbl(milliseconds: number): UblResult {
  const official = existsSync(officialExamples);
  const documents = official ? xmlFilesBelow(officialExamples) : ownUbl([1, 3, 10, 30], invoiceWithLines);
  const timings = measure(ublTasks(documents), milliseconds);
  const timeEach = (name: string) => timeOf(timings, name) / documents.length;
  return {
    of: official ? 'official examples' : 'own invoices',
    documents: documents.length,
    averageBytes: Math.round(Buffer.byteLength(documents.join('')) / documents.length),
    compiledPerSecond: perSecond(timeEach('compiled')),
    saxonPerSecond: perSecond(timeEach('saxon')),
    ratio: rounded(timeEach('saxon') / timeEach('compiled')),
    parsePerSecond: perSecond(timeEach('parse')),
    readPerSecond: perSecond(timeEach('read')),
    long: measureLong(milliseconds),
  };
}

/** Milliseconds from UBL text to verdict, and to the document request, of one long document. */
function measureLong(milliseconds: number): UblResult['long'] {
  const timings = measure(judgingAndReading(ownUbl([longDocument], invoiceWithLines)), milliseconds);
  return {
    lines: longDocument,
    judged: Math.round(timeOf(timings, 'compiled')),
    read: Math.round(timeOf(timings, 'read')),
  };
}

function xmlFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}
