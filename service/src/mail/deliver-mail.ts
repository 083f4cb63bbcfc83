import type { Selectable } from 'kysely';
import { forCompany, type Scoped } from '../database/database.ts';
import type { MailsTable } from '../database/tables.ts';
import { secondsUntilFree } from '../document-work/document-work.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { storable } from '../problems/unstorable.ts';
import { beforeAttempt, doLeased, isFree, type Leased, taking } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import { listedColumns } from '../read/representation.ts';
import type { Service } from '../service.ts';
import { randomFraction } from '../surroundings.ts';
import type { Mail, MailOutcome } from '../targets/smtp.ts';
import { isMailbox } from '../texts/forms.ts';
import { announceDocument } from '../track/change-document.ts';
import { type Reason, storedReason } from '../track/reason.ts';
import type { DocumentKind } from '../track/states.ts';
import type { MailStatus } from '../track/tracks.ts';
import { recordMail } from './open-mail.ts';

interface Taken extends Leased {
  readonly mail: Selectable<MailsTable>;
  readonly ubl: string;
  readonly kind: DocumentKind;
  /** True if the document has not changed since the message was requested. */
  readonly isCurrent: boolean;
}

/** The outcome of a try, with the address; or, without a try, the seconds until the next. */
type Try =
  | (MailOutcome & { readonly address: string })
  | { readonly outcome: 'superseded'; readonly address: string }
  | { readonly outcome: 'busy'; readonly seconds: number };

/** Longer than waiting for a turn, printing the page, and the mail server's answer together. */
const leaseSeconds = 300;
/** The wait after the first try, and the longest wait; each further wait is twice as long. */
const firstWait = 300;
const longestWait = 4 * 3600;

/**
 * Prints a document and hands it to the mail server. Running the same job again, even at the same time, does not send
 * it twice: a message that was begun and did not end is not begun again.
 */
export function deliverMail(service: Service, { companyId, mailId }: Jobs['mail']): Promise<void> {
  return doLeased<Taken, Try>(service, companyId, {
    take: () =>
      beforeAttempt(service, () =>
        forCompany(service.database, companyId, (scoped) => take(scoped, service, mailId)),
      ),
    step: ({ mail }) => ({
      name: 'deliver mail',
      kind: 'client',
      attributes: { 'pint_ae.document': mail.document_id, 'pint_ae.attempt': mail.attempts },
    }),
    attempt: (taken) => attempt(service, taken),
    settle: (scoped, taken, tried) => settle(scoped, service, taken, tried),
  });
}

async function take(scoped: Scoped, service: Service, mailId: string): Promise<Taken | undefined> {
  const taken = taking(service, leaseSeconds);
  const mail = await scoped
    .updateTable('mails')
    .set(taken)
    .where('id', '=', mailId)
    .where('state', '=', 'open')
    .where(isFree(service.clock.now()))
    .returningAll()
    .executeTakeFirst();
  if (mail === undefined) return undefined;
  const { ubl, kind, version, status } = await scoped
    .selectFrom('submissions')
    .innerJoin('documents', 'documents.id', 'submissions.document_id')
    .where('document_id', '=', mail.document_id)
    .where('document_version', '=', mail.document_version)
    .where('message', '=', 'document')
    .where('submissions.ubl', 'is not', null)
    .select(['submissions.ubl', 'kind', 'version', 'status'])
    .orderBy('submissions.id', 'desc')
    .executeTakeFirstOrThrow();
  const isCurrent = version === mail.document_version && status === 'Sent';
  return { mail, ubl: ubl ?? '', kind, isCurrent, lease: taken.leased_until };
}

async function attempt(service: Service, { mail, ubl, kind, isCurrent, lease }: Taken): Promise<Try> {
  const { id, company_id: companyId } = mail;
  const { sendMail, documentWork, printer, queue, database, clock } = service;
  let address = mail.address ?? '';
  if (mail.begun_at !== null) return { outcome: 'uncertain', reason: { text: 'mailInterrupted' }, address };
  if (!isCurrent) return { outcome: 'superseded', address };
  if (sendMail === undefined) return { outcome: 'busy', seconds: longestWait };
  try {
    const {
      page,
      fileName,
      address: own,
      ...message
    } = await documentWork.run('mailedDocument', { ubl, kind }, companyId);
    address = mail.address ?? own ?? '';
    if (address === '') return { outcome: 'refused', reason: { text: 'mailNoAddress' }, address };
    if (!isMailbox(address))
      return { outcome: 'refused', reason: { text: 'mailBadAddress', values: { address } }, address };
    const bytes = await printer.print(page, companyId);
    const file = { name: fileName, mediaType: 'application/pdf', bytes };
    const whole: Mail = { ...message, id, to: address, file };
    const begin = () =>
      queue.gate(() =>
        forCompany(database, companyId, (scoped) => noteBegin(scoped, { id, lease }, clock.now())),
      );
    return { ...(await sendMail(whole, begin)), address };
  } catch (error) {
    const seconds = secondsUntilFree(error) ?? (isProblem(error, 'unavailable') ? 5 : undefined);
    if (seconds !== undefined) return { outcome: 'busy', seconds };
    service.log.error('A document could not be sent by e-mail.', { mailId: id }, error);
    const outcome = isProblem(error, 'not-acceptable') ? 'refused' : 'unavailable';
    return { outcome, reason: { text: 'mailNotPrinted' }, address };
  }
}

function isProblem(error: unknown, kind: RequestProblem['kind']): boolean {
  return error instanceof RequestProblem && error.kind === kind;
}

/** Records that the mail server gets the message now: after a crash, nobody knows whether the server has it. */
async function noteBegin(
  scoped: Scoped,
  { id, lease }: { readonly id: string; readonly lease: Date },
  now: Date,
): Promise<void> {
  const noted = await scoped
    .updateTable('mails')
    .set({ begun_at: now })
    .where('id', '=', id)
    .where('leased_until', '=', lease)
    .where('leased_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (noted === undefined) throw new Error('The lease of an e-mail has ended.');
}

async function settle(scoped: Scoped, service: Service, taken: Taken, tried: Try): Promise<void> {
  const { mail } = taken;
  if (tried.outcome === 'busy')
    return postpone(scoped, service, taken, { seconds: tried.seconds, attempts: -1 });
  const most = service.settings.mail?.attempts ?? mail.attempts;
  if (tried.outcome === 'unavailable' && mail.attempts < most) {
    const wait = Math.min(firstWait * 2 ** (mail.attempts - 1), longestWait);
    const seconds = wait * (1 + randomFraction(service.random) / 4);
    return postpone(scoped, service, taken, { seconds, attempts: 0, error: tried.reason });
  }
  const { state, status, detail, error } = endOf(tried, mail.attempts);
  const ended = await scoped
    .updateTable('mails')
    .set({
      ...{ state, leased_until: null, updated_at: service.clock.now() },
      ...{ address: tried.address || null, error: error && storedReason(error) },
      receipt: tried.outcome === 'sent' ? storable(tried.receipt) : null,
    })
    .where('id', '=', mail.id)
    .where('leased_until', '=', taken.lease)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return;
  const row = await scoped
    .selectFrom('documents')
    .where('company_id', '=', mail.company_id)
    .where('id', '=', mail.document_id)
    .select(listedColumns)
    .executeTakeFirst();
  if (row === undefined) return;
  recordMail(scoped, service, row, status, detail);
  if (state !== 'sent' && state !== 'superseded') announceDocument(scoped, service, 'mail.failed', row);
}

interface End {
  readonly state: MailsTable['state'];
  readonly status: MailStatus;
  readonly detail: Reason | null;
  readonly error: Reason | null;
}

function endOf(tried: Exclude<Try, { readonly outcome: 'busy' }>, tries: number): End {
  const { outcome, address } = tried;
  if (outcome === 'superseded') return { state: outcome, status: outcome, detail: null, error: null };
  if (outcome === 'sent')
    return {
      state: 'sent',
      status: 'sent',
      detail: { text: 'mailSentTo', values: { address } },
      error: null,
    };
  const { reason } = tried;
  if (outcome === 'refused') return { state: 'refused', status: 'refused', detail: reason, error: reason };
  if (outcome === 'uncertain')
    return { state: 'uncertain', status: 'uncertain', detail: reason, error: reason };
  const givenUp = { text: 'givenUp', values: { reason, tries } } as const;
  return { state: 'dead', status: 'givenUp', detail: givenUp, error: givenUp };
}

async function postpone(
  scoped: Scoped,
  { clock, queue }: Service,
  { mail, lease }: Taken,
  until: { readonly seconds: number; readonly attempts: number; readonly error?: Reason },
): Promise<void> {
  const now = clock.now();
  const postponed = await scoped
    .updateTable('mails')
    .set((row) => ({
      ...{ leased_until: null, begun_at: null, updated_at: now },
      due_at: new Date(now.getTime() + until.seconds * 1000),
      attempts: row('attempts', '+', until.attempts),
      ...(until.error === undefined ? {} : { error: storedReason(until.error) }),
    }))
    .where('id', '=', mail.id)
    .where('leased_until', '=', lease)
    .executeTakeFirst();
  if (postponed.numUpdatedRows > 0n) await queue.addedLater(scoped, 'mail', until.seconds);
}
