import type { Selectable } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import type { Leased } from '../queue/lease.ts';

/** Columns that every look at a submission needs; only a delivery attempt needs its XML, which may be large. */
export const submissionColumns = [
  'id',
  'company_id',
  'document_id',
  'document_version',
  'message',
  'about',
  'provider',
  'attempts',
  'handed_over_at',
  'resent_at',
  'receipt',
  'trace_parent',
  'created_at',
] as const;

export type Submission = Pick<Selectable<SubmissionsTable>, (typeof submissionColumns)[number]>;

/** A submission that this process has leased. */
export interface LeasedSubmission extends Leased {
  readonly submission: Submission;
}

/** Changes a submission, and returns its id, as long as it is open and leased by this process. */
export function changeLeased(scoped: Scoped, { submission, lease }: LeasedSubmission) {
  return scoped
    .updateTable('submissions')
    .where('id', '=', submission.id)
    .where('company_id', '=', submission.company_id)
    .where('state', '=', 'open')
    .where('leased_until', '=', lease)
    .returning('id');
}
