import type { Language } from 'pint-ae';
import { RequestProblem } from '../problems/request-problem.ts';
import { inWords } from '../texts/service-text.ts';
import { recordRule } from './record-notes.ts';
import type { NamingFault } from './record-references.ts';

/** The id of what the service finds of each thing that a document may name, and the texts of the refusal. */
const kinds = {
  record: { rule: recordRule, title: 'recordTitle', detail: 'recordDetail' },
  attachment: {
    rule: 'pint-ae-service-attachment',
    title: 'attachmentTitle',
    detail: 'attachmentDetail',
  },
} as const;

/** Throws the 422 of a document that names what cannot fill it in, each place with what to do. */
export function refuseFaults(
  kind: keyof typeof kinds,
  faults: readonly NamingFault[],
  prefix: string,
  language: Language,
): void {
  if (faults.length === 0) return;
  const { rule, title, detail } = kinds[kind];
  throw new RequestProblem('validation-failed', {
    title: { text: title },
    detail: { text: detail, values: { count: faults.length } },
    errors: faults.map(({ path, message, hint }) => ({
      field: `${prefix}${path}`,
      message: `${rule}: ${inWords(message, language)} ${inWords(hint, language)}`,
    })),
  });
}
