import type { Language } from 'pint-ae';
import { RequestProblem } from '../problems/request-problem.ts';
import { inWords } from '../texts/service-text.ts';
import type { RecordFault } from './fill-in.ts';
import { recordRule } from './filling.ts';

/** Throws the 422 of a document whose records cannot fill it in, each place with what to do. */
export function refuseFaults(faults: readonly RecordFault[], prefix: string, language: Language): void {
  if (faults.length === 0) return;
  throw new RequestProblem('validation-failed', {
    title: { text: 'recordTitle' },
    detail: { text: 'recordDetail', values: { count: faults.length } },
    errors: faults.map(({ path, message, hint }) => ({
      field: `${prefix}${path}`,
      message: `${recordRule}: ${inWords(message, language)} ${inWords(hint, language)}`,
    })),
  });
}
