import { answer, type Work } from 'pint-ae/http';
import { sandboxAnswer } from '../access-points/sandbox.ts';
import { attachmentsInBody } from '../draft/attachment-references.ts';
import { toldOfWritten } from '../draft/ledger-notes.ts';
import { namedInBody } from '../draft/record-references.ts';
import { keptColumns } from '../draft/request-columns.ts';
import type { Judging } from '../draft/validate-request.ts';
import { filledAnswer, type NamedInWork } from '../draft/validate-with-records.ts';
import { mailedDocument } from '../mail/mailed-document.ts';
import { type ProblemTexts, RequestProblem } from '../problems/request-problem.ts';
import {
  detailText,
  purchaseText,
  refuseUnlessValid,
  shownDocument,
  shownPurchase,
  validationText,
  writtenUbl,
} from '../read/document-texts.ts';
import { evidenceFile } from '../read/evidence-file.ts';
import { arrivalOf } from '../receive/arrival.ts';
import { rejectionOf } from '../receive/status-rejection.ts';
import { reportOf } from '../report/tax-data.ts';
import { statementCsv, statementFigures, statementWorkbook } from '../statements/figures.ts';
import { keptSubmission, parcelOf, validatedSubmission } from '../submit/parcel.ts';
import { hashOfContent } from '../texts/body-hash.ts';
import { isSameContent } from '../ubl/reading.ts';

/** All slow work on large documents, from plain data to plain data, so that a thread can do it. */
export const works = {
  keptColumns,
  toldOfWritten,
  namedInBody,
  attachmentsInBody,
  validationText,
  refuseUnlessValid,
  writtenUbl,
  shownDocument,
  detailText,
  keptSubmission,
  validatedSubmission,
  parcelOf,
  reportOf,
  arrivalOf,
  isSameContent,
  rejectionOf,
  sandboxAnswer,
  evidenceFile,
  statementCsv,
  statementFigures,
  statementWorkbook,
  purchaseText,
  shownPurchase,
  mailedDocument,
  libraryAnswer,
  hashOfContent,
} as const;

export type WorkName = keyof typeof works;
export type WorkInput<Name extends WorkName> = Parameters<(typeof works)[Name]>[0];
export type WorkResult<Name extends WorkName> = ReturnType<(typeof works)[Name]>;

interface LibraryWork extends Work, NamedInWork {
  readonly problemBase: string;
}

function libraryAnswer(
  { problemBase, records, attachments, maxBytes, ...work }: LibraryWork,
  judging: Judging,
) {
  const options = { ...judging, problemBase };
  return records === undefined && attachments === undefined
    ? answer(work, options)
    : filledAnswer(work, { records, attachments, maxBytes }, options);
}

/** A piece of work by its name, as it is given to a thread, with the rules of the service. */
export interface NamedWork {
  readonly name: WorkName;
  readonly input: object;
  readonly judging: Judging;
}

/** Its outcome: a result, or a problem as data, since an error class cannot be passed to another thread. */
export type Performed =
  | { readonly result: unknown }
  | { readonly refused: { readonly kind: RequestProblem['kind']; readonly texts: ProblemTexts } };

export function performed({ name, input, judging }: NamedWork): Performed {
  try {
    return { result: (works[name] as (input: object, judging: Judging) => unknown)(input, judging) };
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    return { refused: { kind: error.kind, texts: error.texts } };
  }
}
