import { type SqlBool, sql } from 'kysely';
import type { DocumentType } from 'pint-ae';
import type { StatusReception } from '../access-points/receive.ts';
import { acrossCompanies, readingAcross, type Scoped } from '../database/database.ts';
import { applyStatus, holdMessage } from '../deliver/apply-status.ts';
import { storable } from '../problems/unstorable.ts';
import { newId } from '../surroundings.ts';
import type { Message } from '../track/kinds.ts';
import { type Rejection, storedFacts } from '../track/reason.ts';
import type { ArrivedStatus } from './arrival.ts';
import { arriving, holdInstance, type Receiving } from './arrived-before.ts';
import { mainPartOf } from './read-envelope.ts';

/** Keeps a message level status, and applies it if it is the first about its message. */
export async function receiveStatus(
  service: Receiving,
  arrived: ArrivedStatus,
  senderProvider: string | undefined,
  ended: AbortSignal | undefined,
): Promise<StatusReception> {
  const { database, documentWork, log } = service;
  const answered = await answeredBy(readingAcross(database), service, { ...arrived, senderProvider });
  const rejection =
    answered === undefined || !arrived.hasReasons
      ? null
      : await documentWork.run('rejectionOf', { text: arrived.text, ...answered.about }, arriving, ended);
  const reception = await acrossCompanies(database, (scoped) =>
    keepStatus(scoped, service, { ...arrived, senderProvider }, { answered, rejection }),
  );
  const { instanceId, about, code, outcome } = reception;
  log.info('A status was received.', { instanceId, about, code, outcome });
  return reception;
}

/** With the provider by whose certificate it came, if the access point says so. */
interface BroughtStatus extends ArrivedStatus {
  readonly senderProvider: string | undefined;
}

interface Answered {
  readonly submissionId: string;
  /** The request of the document, unless that has been replaced since; otherwise the XML of the message. */
  readonly about: { readonly document: string; readonly documentType: DocumentType | undefined };
}

/** The message that a status answers; its texts only if there are reasons to be shown at their places. */
async function answeredBy(
  scoped: Scoped,
  { settings, log, metrics }: Pick<Receiving, 'settings' | 'log' | 'metrics'>,
  { about, hasReasons, sender, senderProvider }: BroughtStatus,
): Promise<Answered | undefined> {
  const found = await scoped
    .selectFrom('submissions')
    .where('id', '=', about)
    .select(['id', 'document_id', 'document_version', 'message'])
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (goesToAuthority.has(found.message) && mainPartOf(sender) !== mainPartOf(settings.network.authority)) {
    log.error('A status about a report is not of the tax authority.', { about, sender });
    metrics.refusedArrival('status-of-other');
    return undefined;
  }
  if (senderProvider !== undefined && senderProvider !== mainPartOf(sender)) {
    log.error('A status came by another provider than it names.', { about, sender, senderProvider });
    metrics.refusedArrival('status-of-other');
    return undefined;
  }
  const of = { submissionId: found.id };
  if (!hasReasons) return { ...of, about: { document: '', documentType: undefined } };
  const sent = await scoped
    .selectFrom('documents')
    .where('id', '=', found.document_id)
    .where('version', '=', found.document_version)
    .where('request', 'is not', null)
    .select(['request', 'document_type'])
    .executeTakeFirst();
  if (sent !== undefined)
    return { ...of, about: { document: sent.request ?? '', documentType: sent.document_type } };
  const { ubl } = await scoped
    .selectFrom('submissions')
    .where('id', '=', about)
    .select('ubl')
    .executeTakeFirstOrThrow();
  return { ...of, about: { document: ubl ?? '', documentType: undefined } };
}

const goesToAuthority: ReadonlySet<Message> = new Set(['report', 'withdrawal']);

async function keepStatus(
  scoped: Scoped,
  service: Receiving,
  { instanceId, about, code, sender, text, senderProvider }: BroughtStatus,
  { answered, rejection }: { readonly answered: Answered | undefined; readonly rejection: Rejection | null },
): Promise<StatusReception> {
  await holdInstance(scoped, about);
  // Before its status refers to it: whoever ends it, and then applies an earlier status, would wait for that.
  const message = answered && (await holdMessage(scoped, answered.submissionId));
  const told = {
    instanceId,
    about,
    code,
    ...(message === undefined ? {} : { documentId: message.document_id }),
  };
  const kept = await scoped
    .insertInto('message_statuses')
    .values({
      id: newId(service.clock, service.random),
      company_id: message?.company_id ?? null,
      submission_id: message?.id ?? null,
      instance_id: instanceId,
      about: storable(about),
      code,
      sender: storable(sender),
      sender_provider: senderProvider ?? null,
      rejection: rejection && storedFacts(rejection),
      content: storable(text),
      received_at: service.clock.now(),
      applied_at: null,
    })
    // What did not count before, because another brought it, counts now.
    .onConflict((conflict) =>
      conflict
        .column('instance_id')
        .doUpdateSet((row) => ({
          company_id: row.ref('excluded.company_id'),
          submission_id: row.ref('excluded.submission_id'),
          about: row.ref('excluded.about'),
          code: row.ref('excluded.code'),
          sender: row.ref('excluded.sender'),
          sender_provider: row.ref('excluded.sender_provider'),
          rejection: row.ref('excluded.rejection'),
          content: row.ref('excluded.content'),
          received_at: row.ref('excluded.received_at'),
        }))
        .where('message_statuses.submission_id', 'is', null)
        .where(sql<SqlBool>`excluded.submission_id is not null`),
    )
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) return { outcome: 'repeated', ...told };
  if (message === undefined) return { outcome: 'unknown', ...told };
  await applyStatus(scoped, service, message);
  return { outcome: 'received', ...told };
}
