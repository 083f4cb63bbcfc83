import type { Language } from 'pint-ae';
import { toProblem } from 'pint-ae/http';
import { RequestProblem } from '../problems/request-problem.ts';
import { inWords } from '../texts/service-text.ts';
import { recordRule } from './record-notes.ts';
import type { NamingFault } from './record-references.ts';
import { ofRules, ownErrorOf, resultIn, type Verdict } from './verdict.ts';

/** Throws the problem of an invalid document, with failed rules at their fields, and a foreign sender. */
export function refuseInvalid(verdict: Verdict, language: Language): void {
  const problem = toProblem(resultIn(verdict, language), { language });
  if (problem === undefined) return;
  const kind = problem.status === 422 ? 'validation-failed' : 'internal-error';
  const errors = problem.errors ?? [];
  const own = ownErrorOf(verdict);
  if (verdict.isOnlyStrict === true) {
    const { foreignSender } = verdict;
    const count = foreignSender === undefined ? errors.length : errors.length - 1;
    const strict = inWords({ text: 'strictDetail', values: { count } }, language);
    throw foreignSender === undefined || own === undefined
      ? new RequestProblem(kind, { title: { text: 'strictTitle' }, detail: strict, errors })
      : new RequestProblem(kind, {
          title: own.title,
          detail: `${inWords(own.detail, language)} ${strict}`,
          errors,
        });
  }
  if (own === undefined) throw new RequestProblem(kind, { detail: problem.detail ?? '', errors });
  const broken = toProblem(resultIn(ofRules(verdict), language), { language });
  throw broken === undefined
    ? new RequestProblem(kind, { ...own, errors })
    : new RequestProblem(kind, { detail: `${broken.detail} ${inWords(own.detail, language)}`, errors });
}

/** For each kind of reference, the id of the service's finding and the texts of the refusal. */
const kinds = {
  record: { rule: recordRule, title: 'recordTitle', detail: 'recordDetail' },
  attachment: {
    rule: 'pint-ae-service-attachment',
    title: 'attachmentTitle',
    detail: 'attachmentDetail',
  },
} as const;

/** Throws the 422 for a document that names records or files it cannot have, each place with the fix. */
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

/** Parts that may make a document larger than one without references, and the place to report this. */
const causes = {
  record: { title: 'recordTitle', text: 'recordsTooLarge', field: 'lines' },
  attachment: { title: 'attachmentTitle', text: 'attachmentsTooLarge', field: 'additionalDocuments' },
} as const;

/** Throws the 422 for a document that is too large once its records or attachments are added; both sizes are in bytes. */
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
