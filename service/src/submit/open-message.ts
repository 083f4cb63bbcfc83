import { type Insertable, sql, type Updateable } from 'kysely';
import { type Scoped, sendAlong } from '../database/database.ts';
import type { SubmissionState, SubmissionsTable } from '../database/tables.ts';
import { storedRemarks } from '../draft/remarks.ts';
import type { DocumentRow } from '../read/representation.ts';
import type { Service } from '../service.ts';
import { newId } from '../surroundings.ts';
import { currentTrace } from '../telemetry/trace.ts';
import { type Submission, submissionColumns } from './leased-submission.ts';
import type { WrittenSubmission } from './parcel.ts';
import { ifAlone, otherOfUuid, sendHoldOfUuid } from './uuid-in-use.ts';

type Opening = Pick<Service, 'clock' | 'random' | 'settings'>;

/**
 * Opens the submission for this version of a document. A failed one is opened again with the same instance identifier,
 * because it may have arrived after all; a rejected submission is followed by a new one. Its report gets its
 * identifier too, and waits until the document has been sent.
 */
export async function openSubmission(
  scoped: Scoped,
  service: Opening & Pick<Service, 'queue'>,
  held: DocumentRow,
  /** The parcel to submit, if already written. */
  written: WrittenSubmission | null,
): Promise<string> {
  const of = { companyId: held.company_id, documentId: held.id, version: held.version };
  // No version of a Draft was submitted before.
  if (held.status === 'Draft') {
    const opened = messageOf(service, { ...of, message: 'document', about: null, state: 'open' });
    // This process will probably lease it: then the lease changes little of the row.
    const document = { ...opened, leased_by: service.queue.holder() ?? null };
    const report = messageOf(service, { ...of, message: 'report', about: document.id, state: 'waiting' });
    sendNew(scoped, document, report, written);
    return document.id;
  }
  const id =
    (await openAgain(scoped, service, of)) ??
    (await insertMessage(scoped, service, { ...of, message: 'document', about: null, state: 'open' }));
  sendReportOf(scoped, service, { ...of, about: id, state: 'waiting' });
  return id;
}

/** Sends a new submission with its report; without its text if another document has the UUID. */
function sendNew(
  scoped: Scoped,
  document: Insertable<SubmissionsTable>,
  report: Insertable<SubmissionsTable>,
  written: WrittenSubmission | null,
): void {
  if (written === null) {
    sendAlong(scoped, scoped.insertInto('submissions').values([document, report]));
    return;
  }
  const { ubl, uuid, remarks, sender } = written;
  const { company_id: companyId, document_id: documentId } = document;
  sendHoldOfUuid(scoped, companyId, uuid);
  const valid = {
    ubl: ifAlone(ubl),
    report_uuid: ifAlone(uuid),
    remarks: storedRemarks(remarks),
    sender: JSON.stringify(sender),
  };
  const inserted = scoped
    .with('other', (query) => otherOfUuid(query, { companyId, documentId }, uuid))
    .insertInto('submissions')
    .values([{ ...document, ...valid }, report]);
  sendAlong(scoped, inserted);
}

interface Version {
  readonly companyId: string;
  readonly documentId: string;
  readonly version: number;
}

function opened({ clock }: Pick<Service, 'clock'>, state: SubmissionState) {
  const now = clock.now();
  return {
    state,
    attempts: 0,
    leased_until: null,
    due_at: now,
    handed_over_at: null,
    error: null,
    sender: null,
    trace_parent: currentTrace() ?? null,
    updated_at: now,
  };
}

/** A refused message did not arrive, so its text is written again. */
const keptText = sql<
  string | null
>`case when submissions.state in ('dead', 'waiting') then submissions.ubl end`;

/** Restarts the company's submissions that match the caller's conditions; returns their ids. */
function reopen(
  scoped: Scoped,
  service: Opening,
  companyId: string,
  state: 'waiting' | 'open',
  written?: WrittenReport,
) {
  const tried = written === undefined ? {} : { ...written.columns, attempts: 1 };
  return scoped
    .updateTable('submissions')
    .set({ ubl: keptText, ...opened(service, state), ...tried })
    .where('company_id', '=', companyId)
    .returning('id');
}

async function openAgain(
  scoped: Scoped,
  service: Opening,
  { companyId, documentId, version }: Version,
): Promise<string | undefined> {
  const again = await reopen(scoped, service, companyId, 'open')
    .where('document_id', '=', documentId)
    .where('document_version', '=', version)
    .where('message', '=', 'document')
    .where('state', 'in', ['failed', 'dead', 'skipped'])
    .executeTakeFirst();
  return again?.id;
}

/** Sends the report of a submission, in a state; reuses a report that the authority did not get. */
function sendReportOf(
  scoped: Scoped,
  service: Opening,
  { about, state, ...of }: Version & { readonly about: string; readonly state: 'waiting' | 'open' },
  written?: WrittenReport,
): void {
  const again = reopen(scoped, service, of.companyId, state, written)
    .where('document_id', '=', of.documentId)
    .where('message', '=', 'report')
    .where('about', '=', about)
    .where('state', 'in', ['waiting', 'failed', 'dead'])
    .returning(submissionColumns);
  const report = messageOf(service, { ...of, message: 'report', about, state });
  const columns = sql.join(Object.keys(report).map((column) => sql.ref(column)));
  const statement = sql<Submission>`with again as (${again}), added as (
    insert into submissions (${columns})
      select ${columns} from jsonb_populate_record(null::submissions, ${JSON.stringify(report)}::jsonb)
      where not exists (select from again))
    select * from again`;
  const sent = sendAlong(scoped, { execute: () => statement.execute(scoped) });
  written?.onOpened(sent.then(({ rows }) => rows[0]));
}

/** A report that is written when its document is settled, and leased by the same process to hand it over next. */
export interface WrittenReport {
  readonly columns: Pick<
    Updateable<SubmissionsTable>,
    'ubl' | 'report_type' | 'report_uuid' | 'leased_until' | 'leased_by'
  >;
  /** Called with the report once it is open, or undefined. */
  readonly onOpened: (report: Promise<Submission | undefined>) => void;
}

/** Queues the report of a submission that has been sent, or that has no receiver. */
export function openReport(
  scoped: Scoped,
  service: Opening & Pick<Service, 'queue'>,
  submission: Pick<Submission, 'id' | 'company_id' | 'document_id' | 'document_version'>,
  written?: WrittenReport,
): void {
  const { id, company_id: companyId, document_id: documentId, document_version: version } = submission;
  const of = { companyId, documentId, version };
  sendReportOf(scoped, service, { ...of, about: id, state: 'open' }, written);
  if (written === undefined) service.queue.added(scoped, 'submission');
}

/** Reopens a message that was not accepted; an answered message is followed by a new one. */
export async function openAsItWas(
  scoped: Scoped,
  service: Opening,
  message: Pick<Submission, 'id' | 'company_id' | 'document_id' | 'document_version' | 'message' | 'about'>,
): Promise<void> {
  const { id, company_id: companyId, document_id: documentId, document_version: version, about } = message;
  const again = await reopen(scoped, service, companyId, 'open')
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'dead'])
    .executeTakeFirst();
  const of = { companyId, documentId, version };
  if (again === undefined)
    await insertMessage(scoped, service, { ...of, message: message.message, about, state: 'open' });
}

/** Queues again a message that was given up and on which nothing depends. */
export async function sendAgain(
  scoped: Scoped,
  service: Opening & Pick<Service, 'queue'>,
  companyId: string,
  submissionId: string,
): Promise<void> {
  await scoped
    .updateTable('submissions')
    .set(opened(service, 'open'))
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
  service.queue.added(scoped, 'submission');
}

/** Queues again messages that were handed over and not answered, unchanged and under their own identifiers. */
export async function handOverAgain(
  scoped: Scoped,
  service: Opening & Pick<Service, 'queue'>,
  ids: readonly string[],
): Promise<void> {
  await scoped
    .updateTable('submissions')
    .set({ ...opened(service, 'open'), resent_at: service.clock.now() })
    .where('id', 'in', ids)
    .execute();
  service.queue.added(scoped, 'submission');
}

interface NewMessage extends Version {
  readonly message: 'document' | 'report' | 'withdrawal' | 'status';
  readonly about: string | null;
  readonly state: 'waiting' | 'open';
  /** The XML, if already written. */
  readonly xml?: string;
}

function messageOf(
  service: Opening,
  { companyId, documentId, version, message, about, xml, state }: NewMessage,
) {
  const { clock, random, settings } = service;
  return {
    id: newId(clock, random),
    company_id: companyId,
    document_id: documentId,
    document_version: version,
    message,
    about,
    provider: settings.network.provider,
    ubl: xml ?? null,
    receipt: null,
    ...opened(service, state),
    created_at: clock.now(),
  };
}

async function insertMessage(scoped: Scoped, service: Opening, given: NewMessage): Promise<string> {
  const message = messageOf(service, given);
  await scoped.insertInto('submissions').values(message).execute();
  return message.id;
}

/** Stores a message and queues it. */
export async function openMessage(
  scoped: Scoped,
  service: Opening & Pick<Service, 'queue'>,
  given: Omit<NewMessage, 'state'>,
): Promise<void> {
  await insertMessage(scoped, service, { ...given, state: 'open' });
  service.queue.added(scoped, 'submission');
}
