import allowancesAndCharges from '../../examples/allowances-and-charges.json' with { type: 'json' };
import creditNote from '../../examples/credit-note.json' with { type: 'json' };
import severalVatCategories from '../../examples/several-vat-categories.json' with { type: 'json' };
import { answerTo } from '../http/answer.ts';
import type { Answer, AnswerOptions } from '../http/document-work.ts';
import type { Work } from '../http/options.ts';

/** After this many documents, most of the code that checks documents is compiled, if not yet optimised. */
export const documentsBeforeStart = 100;

/** A worker that replaces another is ready after only this many documents, if other workers are in use. */
export const documentsBeforeReplacing = 2_000;

/** After this many documents, a worker checks the next 1,000 at more than half its final speed. */
export const documentsUntilQuick = 8_000;

/** The most milliseconds of examples before a worker is ready; a slow machine reaches full speed later. */
export const longestWarmUp = 10_000;

/** Makes a worker check its next example. */
export const exampleWanted = 'example';

/** Data that a worker of the server gets. */
export type WorkerTask = Work | typeof exampleWanted;

/** As many as an ordinary invoice has: the code for lines is optimised only when it runs often. */
const lines = 10;

const noClient = {
  answerFormat: 'xml',
  language: 'en',
  documentType: undefined,
  instance: '',
  traceId: '',
} as const;

/** Valid documents of several kinds: code optimised for one kind is compiled again at the next. */
export const examples: readonly Work[] = [severalVatCategories, allowancesAndCharges, creditNote].map(
  (request) => workOfServer('convert', { ...request, lines: repeated(request.lines) }),
);

/** Work on a request that no client sent. */
export function workOfServer(operation: Work['operation'], request: object): Work {
  return { ...noClient, operation, format: 'json', body: new TextEncoder().encode(JSON.stringify(request)) };
}

function ublOfServer(ubl: string): Work {
  return { ...noClient, operation: 'validate', format: 'xml', body: new TextEncoder().encode(ubl) };
}

function repeated(of: readonly object[]): object[] {
  return Array.from({ length: lines }, (_, index) => ({ ...of[index % of.length], id: `${index + 1}` }));
}

/** Checks the examples again and again, each as a request and as UBL. */
export function* validatedExamples(options: AnswerOptions): Generator<Answer, never> {
  for (;;)
    for (const example of examples) {
      const answer = answerTo(example, options);
      yield answer;
      yield answerTo(ublOfServer(answer.body), options);
    }
}

/** Checks this many examples, or as many as its time allows; returns how many. */
export function warmUp(documents: number, judge: () => unknown, now = () => performance.now()): number {
  const end = now() + longestWarmUp;
  let judged = 0;
  for (; judged < documents && now() < end; judged += 1) judge();
  return judged;
}
