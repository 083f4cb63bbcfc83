import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { tellChange } from '../database/journal.ts';
import type { DocumentRow } from '../read/representation.ts';
import type { Changing } from '../service.ts';
import { newId } from '../surroundings.ts';
import { type Reason, storedReason } from '../track/reason.ts';
import type { MailStatus } from '../track/tracks.ts';

type Opening = Pick<Changing, 'clock' | 'random' | 'queue' | 'metrics'>;

const nobody = '0235:9900000097';

/** Queues the e-mail of a locked document, to an address, or to the address in the document. */
export async function openMail(
  scoped: Scoped,
  service: Opening,
  row: DocumentRow,
  address: string | null,
): Promise<void> {
  const { clock, random, queue } = service;
  const now = clock.now();
  // A waiting message for another version or address is no longer sent.
  const waiting = await scoped
    .updateTable('mails')
    .set({ state: 'superseded', leased_until: null, updated_at: now })
    .where('document_id', '=', row.id)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  if (waiting.length > 0) recordMail(scoped, service, row, 'superseded', null);
  await scoped
    .insertInto('mails')
    .values({
      ...{ id: newId(clock, random), company_id: row.company_id, document_id: row.id },
      ...{ document_version: row.version, address, state: 'open', attempts: 0, leased_until: null },
      ...{ due_at: now, begun_at: null, error: null, receipt: null, created_at: now, updated_at: now },
    })
    .execute();
  recordMail(scoped, service, row, 'pending', null);
  queue.added(scoped, 'mail');
}

/** Queues the e-mail of a document that was only reported, if its company has chosen this: once for each version. */
export async function openFirstMail(scoped: Scoped, service: Opening, row: DocumentRow): Promise<void> {
  const { rows } = await sql<{ isWanted: boolean }>`select mails_invoices
      and receiver is distinct from ${nobody} and not exists (
        select from mails where document_id = ${row.id} and document_version = ${row.version}) as "isWanted"
    from companies join documents on documents.company_id = companies.id
    where documents.id = ${row.id} and documents.company_id = ${row.company_id}`.execute(scoped);
  if (rows[0]?.isWanted === true) await openMail(scoped, service, row, null);
}

/** Adds the status of the e-mail of a document to its history. */
export function recordMail(
  scoped: Scoped,
  { clock, metrics }: Pick<Opening, 'clock' | 'metrics'>,
  { id, company_id, status }: Pick<DocumentRow, 'id' | 'company_id' | 'status'>,
  to: MailStatus,
  detail: Reason | null,
): void {
  tellChange(scoped, {
    ...{ company_id, document_id: id, from_status: status, to_status: status, trigger: 'mail' },
    ...{ detail: detail && storedReason(detail), trace_id: null, track: 'mail', track_status: to },
    at: clock.now(),
  });
  metrics.track('mail', to);
}
