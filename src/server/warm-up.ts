import allowancesAndCharges from '../../examples/allowances-and-charges.json' with { type: 'json' };
import creditNote from '../../examples/credit-note.json' with { type: 'json' };
import severalVatCategories from '../../examples/several-vat-categories.json' with { type: 'json' };
import { answerTo } from '../http/answer.ts';
import type { AnswerOptions, Work } from '../http/work.ts';

/** After this many documents, most of the judging code is compiled, if not yet optimised. */
export const documentsBeforeStart = 100;

/** After this many documents, the judging code runs at more than half its final speed. */
export const documentsUntilQuick = 2_000;

/** As many as an ordinary invoice has: the code for lines is optimised only when it runs often. */
const lines = 10;

/**
 * Valid documents, so that all of judging and writing runs; of several kinds, as code that was optimised for
 * one is compiled again at the next.
 */
export const examples: readonly Work[] = [severalVatCategories, allowancesAndCharges, creditNote].map(
  (request) => workOfServer('convert', { ...request, lines: repeated(request.lines) }),
);

/** Work on a request that no client sent. */
export function workOfServer(operation: Work['operation'], request: object): Work {
  return {
    operation,
    body: new TextEncoder().encode(JSON.stringify(request)),
    format: 'json',
    answerFormat: 'json',
    language: 'en',
    documentType: undefined,
    instance: '',
    traceId: '',
  };
}

function repeated(of: readonly object[]): object[] {
  return Array.from({ length: lines }, (_, index) => ({
    ...of[index % of.length],
    id: `${index + 1}`,
  }));
}

/** The examples in turn, so often in all. */
export function* examplesInTurn(documents: number): Generator<Work> {
  for (let count = 0; count < documents; count += 1) yield examples[count % examples.length] as Work;
}

/** Judges the examples before the first request, which then need not wait for code to be compiled. */
export function warmUp(documents: number, options: AnswerOptions): void {
  for (const example of examplesInTurn(documents)) answerTo(example, options);
}
