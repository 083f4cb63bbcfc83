import type { Selectable } from 'kysely';
import { parseUbl } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import type { Reason } from '../texts/reason.ts';
import { routeOf } from '../ubl/reading.ts';
import { judgeRequest } from './judge-request.ts';
import { errorsOf } from './verdict.ts';

type Submission = Selectable<SubmissionsTable>;

/** A valid document as it is delivered. */
export interface Parcel {
  readonly ubl: string;
  readonly receiver: string | null;
}

/** Why nothing is delivered. */
export interface Invalid {
  readonly outcome: 'invalid';
  readonly reason: Reason;
}

/**
 * What a submission delivers: after the first try the same, because that may have arrived. Another text under its
 * identifier would be another document, and if rules of a later release failed it here, its correction would
 * arrive as a second one.
 */
export async function parcelOf(scoped: Scoped, submission: Submission): Promise<Parcel | Invalid> {
  return submission.ubl === null ? judge(scoped, submission) : asStored(submission.ubl);
}

function asStored(ubl: string): Parcel {
  const parsed = parseUbl(ubl);
  return { ubl, receiver: 'root' in parsed ? routeOf(parsed.root).receiver : null };
}

/** Judges what was submitted. The UBL of a valid document is stored, and is what every try delivers. */
async function judge(scoped: Scoped, submission: Submission): Promise<Parcel | Invalid> {
  const companyId = submission.company_id;
  const document = await scoped
    .selectFrom('documents')
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('documents.id', '=', submission.document_id)
    .where('documents.company_id', '=', companyId)
    .select(['request', 'document_type as documentType', 'companies.participant_id as participantId'])
    .executeTakeFirstOrThrow();
  const { valid, verdict, judged, route, xml } = judgeRequest({
    ...document,
    request: document.request ?? '',
  });
  await scoped
    .updateTable('documents')
    .set({ ruleset: JSON.stringify(judged.result.ruleset) })
    .where('id', '=', submission.document_id)
    .where('company_id', '=', companyId)
    .execute();
  if (!valid || xml === null) return { outcome: 'invalid', reason: { verdict: errorsOf(verdict) } };
  await scoped
    .updateTable('submissions')
    .set({ ubl: xml })
    .where('id', '=', submission.id)
    .where('company_id', '=', companyId)
    .execute();
  return { ubl: xml, receiver: route.receiver };
}
