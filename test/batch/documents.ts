import { convert } from '../../src/api/convert.ts';
import { type BatchInput, type BatchOptions, type Verdict, validateBatch } from '../../src/batch/index.ts';
import { edited, example } from '../requests.ts';

export const valid = JSON.stringify(example('standard-invoice'));
export const invalid = JSON.stringify(example('broken/exempt-without-reason'));
export const ubl = convert(example('standard-invoice')).xml ?? '';

/** A valid invoice with this number. */
export function invoice(number: string): string {
  return JSON.stringify(
    edited('standard-invoice', (request) => {
      request.invoiceNumber = number;
    }),
  );
}

/** Invoices, one a line; every seventh is invalid. */
export function manyLines(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    index % 7 === 6 ? invalid : invoice(`INV-${index + 1}`),
  );
}

/** Lines as an input that arrives in the given pieces. */
export function linesInput(...pieces: readonly string[]): BatchInput {
  return { name: 'in', lines: pieces.map((piece) => new TextEncoder().encode(piece)) };
}

/** All verdicts and the summary. */
export async function run(
  inputs: readonly BatchInput[] | AsyncIterable<BatchInput>,
  options: BatchOptions = {},
) {
  const batch = validateBatch(inputs, { threads: 0, ...options });
  const verdicts: Verdict[] = [];
  for await (const verdict of batch) verdicts.push(verdict);
  return { verdicts, summary: batch.summary() };
}

/** The name and outcome of each verdict. */
export function brief(verdicts: readonly Verdict[]) {
  return verdicts.map(({ document, outcome }) => `${document} ${outcome}`);
}
