import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { perSecond, rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

export interface BatchResult {
  /** Worker threads. */
  readonly jobs: number;
  readonly documents: number;
  readonly perSecond: number;
  /** How many times what the fewest workers did. */
  readonly ratio: number;
}

/** The command `pint-ae batch` over a file of so many 10-line invoices, with each number of workers. */
export function measureBatch(documents: number, jobCounts: readonly number[]): BatchResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-bench-'));
  try {
    const input = join(folder, 'documents.ndjson');
    writeFileSync(input, ndjson(documents));
    const timings = jobCounts.map((jobs) => ({ jobs, milliseconds: timeOfBatch(input, folder, jobs) }));
    const slowest = timings[0]?.milliseconds ?? Number.NaN;
    return timings.map(({ jobs, milliseconds }) => ({
      jobs,
      documents,
      perSecond: perSecond(milliseconds / documents),
      ratio: rounded(slowest / milliseconds, 2),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ndjson(documents: number): string {
  const request = invoiceWithLines(10);
  return Array.from({ length: documents }, (_, index) =>
    JSON.stringify({ ...request, invoiceNumber: `INV-${index}` }),
  ).join('\n');
}

/** The start of the command and of its workers counts. */
function timeOfBatch(input: string, folder: string, jobs: number): number {
  const output = join(folder, `verdicts-${jobs}.ndjson`);
  const start = performance.now();
  execFileSync(process.execPath, ['dist/cli.js', 'batch', input, '--out', output, '--jobs', String(jobs)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return performance.now() - start;
}
