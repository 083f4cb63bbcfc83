import standardInvoice from '../../examples/standard-invoice.json' with { type: 'json' };
import { answerTo } from '../http/answer.ts';
import type { AnswerOptions, Work } from '../http/work.ts';

/** After so many documents the code that judges has been compiled well enough for half the speed that it has in the end. */
const documents = 100;

/** Valid, so that all that judges and writes runs. */
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

/** Judges an example again and again before the first caller comes, who then does not wait for code to be compiled. */
export function warmUp(options: AnswerOptions): void {
  for (let count = 0; count < documents; count += 1) answerTo(example, options);
}
