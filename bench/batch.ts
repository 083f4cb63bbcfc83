import { validateBatch } from '../src/batch/index.ts';
import { collectOnOneThreadEach, prepareForManyFunctions } from '../src/cli/v8-flags.ts';
import { perSecond, rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

export interface BatchResult {
  /** Worker threads. */
  readonly jobs: number;
  readonly documents: number;
  readonly perSecond: number;
  /** The rate relative to that with the fewest workers. */
  readonly ratio: number;
}

/**
 * A batch over NDJSON with this many 10-line invoices, run as `pint-ae batch` does, for each number of
 * workers.
 */
export async function measureBatch(documents: number, jobCounts: readonly number[]): Promise<BatchResult[]> {
  collectOnOneThreadEach();
  prepareForManyFunctions();
  const rates: { readonly jobs: number; readonly rate: number }[] = [];
  for (const jobs of jobCounts) rates.push({ jobs, rate: await rateOfBatch(documents, jobs) });
  const [slowest] = rates;
  return rates.map(({ jobs, rate }) => ({
    jobs,
    documents,
    perSecond: perSecond(1000 / rate),
    ratio: rounded(rate / (slowest?.rate ?? Number.NaN), 2),
  }));
}

/** Documents a second over the last third, when the workers are warm. */
async function rateOfBatch(documents: number, jobs: number): Promise<number> {
  const batch = validateBatch([{ name: 'generated', lines: ndjson(documents) }], { jobs });
  let done = 0;
  let warm: { readonly documents: number; readonly at: number } | undefined;
  for await (const verdicts of batch.ndjson()) {
    for (const byte of verdicts) if (byte === lineFeed) done += 1;
    if (warm === undefined && done >= (documents * 2) / 3) warm = { documents: done, at: performance.now() };
  }
  if (warm === undefined) return Number.NaN;
  return ((done - warm.documents) / (performance.now() - warm.at)) * 1000;
}

const lineFeed = 0x0a;

function* ndjson(documents: number): Generator<Uint8Array> {
  const request = invoiceWithLines(10);
  const lines = Array.from({ length: 50 }, (_, index) =>
    JSON.stringify({ ...request, invoiceNumber: `INV-${index}` }),
  );
  const chunk = Buffer.from(`${lines.join('\n')}\n`);
  for (let count = 0; count < documents; count += lines.length) yield chunk;
}
