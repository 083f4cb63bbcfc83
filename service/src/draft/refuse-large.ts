import { RequestProblem } from '../problems/request-problem.ts';

/** Parts that may make a document larger than one that carries everything itself, and where that is reported. */
const causes = {
  record: { title: 'recordTitle', text: 'recordsTooLarge', field: 'lines' },
  attachment: { title: 'attachmentTitle', text: 'attachmentsTooLarge', field: 'additionalDocuments' },
} as const;

/** Throws the 422 of a document that what it names makes too large; both sizes are in bytes. */
export function refuseLarge(cause: keyof typeof causes, size: number, maximum: number): void {
  if (size <= maximum) return;
  const { title, text, field } = causes[cause];
  const message = { text, values: { maximum } };
  throw new RequestProblem('validation-failed', {
    title: { text: title },
    detail: message,
    errors: [{ field, message }],
  });
}
