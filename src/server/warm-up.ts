import standardInvoice from '../../examples/standard-invoice.json' with { type: 'json' };
import { answerTo } from '../http/answer.ts';
import type { AnswerOptions, Work } from '../http/work.ts';

/** After this many documents, most of the judging code is compiled, if not yet optimised. */
export const documentsBeforeStart = 100;

/** After this many documents, the judging code runs at more than half its final speed. */
export const documentsUntilQuick = 1_200;

/** A valid document, so that all of judging and writing runs. */
export const example: Work = {
  operation: 'convert',
  body: new TextEncoder().encode(JSON.stringify(standardInvoice)),
  format: 'json',
  answerFormat: 'json',
  language: 'en',
  documentType: undefined,
  instance: '',
  traceId: '',
};

/** Judges an example repeatedly before the first request, which then need not wait for code to be compiled. */
export function warmUp(documents: number, options: AnswerOptions): void {
  for (let count = 0; count < documents; count += 1) answerTo(example, options);
}
