import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { writeSynced } from 'pint-ae/internal/server';
import { documentReferringTo, holdAttachment, idsOfDocument, removeHeld } from '../attachments/store.ts';
import { acrossCompanies, readingAcross, type Scoped } from '../database/database.ts';
import { insertDeed } from '../keys/audit.ts';
import { evidenceOf } from '../read/evidence.ts';
import { announcedTo, type DocumentRow, listedColumns } from '../read/representation.ts';
import type { Service } from '../service.ts';

type Archiving = Pick<Service, 'database' | 'documentWork' | 'settings' | 'clock' | 'random'>;

/** The destination of documents that last changed before a certain time. */
export interface Archive {
  readonly folder: string;
  readonly before: Date;
}

const atOnce = 100;

/** The same day and time some years earlier. */
export function yearsBefore(moment: Date, years: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier;
}

/**
 * Writes the evidence of each document that last changed before a certain time to a separate file, then removes the
 * document with all its data; returns their number. Documents that are being sent, or change in the meantime, stay.
 * Even after a failure, each document is complete, in the database or in its file, and the next archive continues.
 */
export async function archiveDocuments(service: Archiving, { folder, before }: Archive): Promise<number> {
  let archived = 0;
  for (let after = ''; ; ) {
    const rows = await oldDocuments(service, before, after);
    for (const row of rows) {
      after = row.id;
      await writeEvidence(service, folder, row);
      if (await acrossCompanies(service.database, (scoped) => remove(scoped, service, row))) archived += 1;
    }
    if (rows.length < atOnce) return archived;
  }
}

function oldDocuments({ database }: Archiving, before: Date, after: string) {
  return readingAcross(database)
    .selectFrom('documents')
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .where('id', '>', after)
    .where('status', '!=', 'Pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissions')
            .whereRef('document_id', '=', 'documents.id')
            .where('state', '=', 'open')
            .select('submissions.id'),
        ),
      ),
    )
    .select(listedColumns)
    .orderBy('id')
    .limit(atOnce)
    .execute();
}

async function writeEvidence(
  { database, documentWork, settings }: Archiving,
  folder: string,
  row: DocumentRow,
): Promise<void> {
  const reading = readingAcross(database);
  const texts = await reading
    .selectFrom('documents')
    .where('id', '=', row.id)
    .select(['request', 'ubl'])
    .executeTakeFirst();
  // The document was deleted in the meantime: nothing is removed.
  if (texts === undefined) return;
  const known = await evidenceOf(reading, row, texts, announcedTo(settings));
  const evidence = JSON.stringify(known);
  const bytes = await documentWork.run('evidenceFile', { evidence }, row.company_id);
  const month = row.created_at.toISOString().slice(0, 7);
  const path = join(folder, row.company_id, month, `${row.id}.zip`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeWhole(path, bytes);
}

/** An existing file is complete and on disk. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.part`;
  // An aborted process left the file, and nobody may write to it.
  await rm(beside, { force: true });
  await writeSynced(beside, bytes, 0o600);
  await chmod(beside, 0o400);
  await rename(beside, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes a document that is unchanged since writing; false if it changed, or a message is on its way. */
async function remove(scoped: Scoped, service: Archiving, row: DocumentRow): Promise<boolean> {
  const { id, company_id: companyId, revision } = row;
  const held = await scoped
    .selectFrom('documents')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  const isOpen = await scoped
    .selectFrom('submissions')
    .where('document_id', '=', id)
    .where('state', '=', 'open')
    .select('id')
    .executeTakeFirst();
  if (held === undefined || isOpen !== undefined) return false;
  await sql`set local app.archiving = 'yes'`.execute(scoped);
  await sql`with messages as materialized (select id from submissions where document_id = ${id}),
    statuses as (delete from message_statuses where submission_id in (select id from messages)),
    instances as (delete from inbound_instances where document_id = ${id})
    delete from document_history where company_id = ${companyId} and document_id = ${id}`.execute(scoped);
  await scoped.deleteFrom('submissions').where('document_id', '=', id).execute();
  const attachments = row.has_attachments ? await idsOfDocument(scoped, companyId, id) : [];
  await scoped.deleteFrom('documents').where('id', '=', id).execute();
  for (const { attachment_id: attachmentId } of attachments) {
    const unused = await holdAttachment(scoped, companyId, attachmentId);
    // The written evidence contains the file.
    if (unused !== undefined && (await documentReferringTo(scoped, companyId, attachmentId)) === undefined)
      await removeHeld(scoped, companyId, unused);
  }
  const deed = { companyId, operation: 'documents archive', resourceId: id };
  await insertDeed(scoped, service, deed).execute();
  return true;
}
