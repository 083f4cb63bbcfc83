import { RequestProblem } from '../problems/request-problem.ts';

/** Throws the 422 of a document that its records make larger than one may be that says everything itself. */
export function refuseLarge(filled: string, maximum: number): void {
  if (Buffer.byteLength(filled) <= maximum) return;
  const message = { text: 'recordsTooLarge', values: { maximum } } as const;
  throw new RequestProblem('validation-failed', {
    title: { text: 'recordTitle' },
    detail: message,
    errors: [{ field: 'lines', message }],
  });
}
