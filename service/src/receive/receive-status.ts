import { type SqlBool, sql } from 'kysely';
import type { DocumentType } from 'pint-ae';
import type { StatusReception } from '../access-points/delivery.ts';
import { acrossCompanies, readingAcross, type Scoped, sendAlong } from '../database/database.ts';
import { applyFirst, applyStatus, holdMessage } from '../deliver/apply-status.ts';
import { storable } from '../problems/unstorable.ts';
import { newId } from '../surroundings.ts';
import { holdAround } from '../track/change-document.ts';
import { type Rejection, storedFacts } from '../track/reason.ts';
import type { Message } from '../track/states.ts';
import type { ArrivedStatus } from './arrival.ts';
import { arriving, holdInstance, type Receiving } from './arrived-before.ts';
import { mainPartOf } from './read-envelope.ts';

/** Stores a message level status, and applies it if it is the first about its message. */
export async function receiveStatus(
  service: Receiving,
  arrived: ArrivedStatus,
  senderProvider: string | undefined,
  ended: AbortSignal | undefined,
): Promise<StatusReception> {
  const { database, documentWork, log } = service;
  const brought = { ...arrived, senderProvider };
  const about = arrived.hasReasons ? await aboutOf(readingAcross(database), service, brought) : undefined;
  const rejection =
    about === undefined
      ? null
      : await documentWork.run('rejectionOf', { text: arrived.text, ...about }, arriving, ended);
  const reception = await acrossCompanies(database, (scoped) =>
    keepStatus(scoped, service, brought, rejection),
  );
  const { instanceId, code, outcome } = reception;
  log.info('A status was received.', { instanceId, about: reception.about, code, outcome });
  return reception;
}

/** A status with the provider in the certificate, if the access point names it. */
interface BroughtStatus extends ArrivedStatus {
  readonly senderProvider: string | undefined;
}

/** The request of a message's document, unless it has been replaced since; otherwise the XML of the message. */
interface About {
  readonly document: string;
  readonly documentType: DocumentType | undefined;
}

/** The texts in which a status's reasons are located; undefined if the status matches no message, or does not count. */
async function aboutOf(
  scoped: Scoped,
  service: Pick<Receiving, 'settings'>,
  brought: BroughtStatus,
): Promise<About | undefined> {
  const found = await scoped
    .selectFrom('submissions')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.id', '=', 'submissions.document_id')
        .onRef('documents.version', '=', 'submissions.document_version')
        .on('documents.request', 'is not', null),
    )
    .where('submissions.id', '=', brought.about)
    .select(['message', 'request', 'document_type'])
    .select((row) => row.case().when('request', 'is', null).then(row.ref('submissions.ubl')).end().as('sent'))
    .executeTakeFirst();
  if (found === undefined || strangerIn(service, brought, found.message) !== undefined) return undefined;
  const { request, document_type: documentType, sent } = found;
  return { document: request ?? sent ?? '', documentType: documentType ?? undefined };
}

/** Returns the reason why a status does not count: its sender is not the message's receiver; undefined if it counts. */
function strangerIn(
  { settings }: Pick<Receiving, 'settings'>,
  { sender, senderProvider }: BroughtStatus,
  message: Message,
): string | undefined {
  if (goesToAuthority.has(message) && mainPartOf(sender) !== mainPartOf(settings.network.authority))
    return 'A status about a report is not of the tax authority.';
  return senderProvider !== undefined && senderProvider !== mainPartOf(sender)
    ? 'A status came by another provider than it names.'
    : undefined;
}

const goesToAuthority: ReadonlySet<Message> = new Set(['report', 'withdrawal']);

async function keepStatus(
  scoped: Scoped,
  service: Receiving,
  brought: BroughtStatus,
  rejection: Rejection | null,
): Promise<StatusReception> {
  const { instanceId, about, code, sender, text, senderProvider } = brought;
  // Locked before a status refers to the message, because the reference would block the steps below.
  const [, found, earlier, around] = await Promise.all([
    holdInstance(scoped, about),
    holdMessage(scoped, about),
    scoped
      .selectFrom('message_statuses')
      .where((is) => is.or([is('instance_id', '=', brought.instanceId), is('submission_id', '=', about)]))
      .select('id')
      .limit(1)
      .executeTakeFirst(),
    // Rows that a rejection changes are locked before the document.
    code === 'RE' ? undefined : holdAround(scoped, about),
  ]);
  const stranger = found && strangerIn(service, brought, found.message);
  if (stranger !== undefined) {
    service.log.error(stranger, {
      about,
      sender,
      ...(senderProvider === undefined ? {} : { senderProvider }),
    });
    service.metrics.refusedArrival('status-of-other');
  }
  const message = stranger === undefined ? found : undefined;
  const told = {
    instanceId,
    about,
    code,
    ...(message === undefined ? {} : { documentId: message.document_id }),
  };
  const now = service.clock.now();
  const isFirst = around !== undefined && message !== undefined && earlier === undefined;
  const isApplied = isFirst && message.state !== 'open';
  const status = {
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
    received_at: now,
    applied_at: isApplied ? now : null,
  };
  const inserted = scoped.insertInto('message_statuses').values(status);
  if (isFirst) {
    sendAlong(scoped, inserted);
    if (isApplied)
      applyFirst(scoped, service, { submission: message, status: { ...status, rejection }, ...around });
    return { outcome: 'received', ...told };
  }
  const kept = await inserted
    // A status that did not count before, because of its provider, counts now.
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
