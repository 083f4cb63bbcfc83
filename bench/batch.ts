import { validateBatch } from '../src/batch/index.ts';
import { collectOnOneThreadEach, prepareForManyFunctions } from '../src/cli/v8-flags.ts';
import { mixed } from './mix.ts';
import { perSecond, rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

export interface BatchResult {
  readonly of: 'invoices of 10 lines' | 'a mix';
  /** Worker threads. */
  readonly threads: number;
  readonly documents: number;
  /** From the start of the threads to the last verdict. */
  readonly perSecond: number;
  /** Over the last third, when the threads are warm. */
  readonly warmPerSecond: number;
  /** The warm rate relative to that with the fewest workers. */
  readonly ratio: number;
}

/** Batches of so many documents, run as `pint-ae batch` does, for each number of workers. */
export async function measureBatches(
  documents: number,
  threadCounts: readonly number[],
): Promise<BatchResult[]> {
  collectOnOneThreadEach();
  prepareForManyFunctions();
  const ten = Array.from({ length: 50 }, (_, index) =>
    JSON.stringify({ ...invoiceWithLines(10), invoiceNumber: `INV-${index}` }),
  );
  const results: BatchResult[] = [];
  for (const [of, texts] of [
    ['invoices of 10 lines', ten],
    ['a mix', mixed()],
  ] as const) {
    const rates: Omit<BatchResult, 'ratio'>[] = [];
    for (const threads of threadCounts)
      rates.push({ of, threads, documents, ...(await ratesOf(texts, documents, threads)) });
    const slowest = rates[0]?.warmPerSecond ?? Number.NaN;
    results.push(...rates.map((rate) => ({ ...rate, ratio: rounded(rate.warmPerSecond / slowest, 2) })));
  }
  return results;
}

async function ratesOf(texts: readonly string[], documents: number, threads: number) {
  const start = performance.now();
  const batch = validateBatch(inputs(texts, documents), { threads });
  let done = 0;
  let warm: { readonly documents: number; readonly at: number } | undefined;
  for await (const verdicts of batch.ndjson()) {
    for (const byte of verdicts) if (byte === lineFeed) done += 1;
    if (warm === undefined && done >= (documents * 2) / 3) warm = { documents: done, at: performance.now() };
  }
  const end = performance.now();
  return {
    perSecond: perSecond((end - start) / done),
    warmPerSecond: perSecond(warm && (end - warm.at) / (done - warm.documents)),
  };
}

const lineFeed = 0x0a;

function* inputs(texts: readonly string[], documents: number) {
  for (let index = 0; index < documents; index += 1)
    yield { name: `document-${index}`, content: texts[index % texts.length] ?? '' };
}
