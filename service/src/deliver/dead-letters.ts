import { type SqlBool, sql } from 'kysely';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import { senderOf } from '../database/sender-of.ts';
import { numberOnItsWay } from '../draft/number-in-use.ts';
import { listedColumns } from '../read/representation.ts';
import { reportAgain } from '../report/report-again.ts';
import type { Service } from '../service.ts';
import { sendAgain } from '../submit/open-message.ts';
import { nothingBefore, submitDocument } from '../submit/submit-document.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { reasonOrNull } from '../track/reason.ts';
import type { Message } from '../track/states.ts';

/** The condition of the index that finds dead letters among all submissions (`submissions_given_up`). */
const mayBeLetter = sql<SqlBool>`(submissions.state = 'dead'
  or (submissions.message = 'report' and submissions.state in ('failed', 'rejected')))`;

/** Messages that were given up, of current versions or sent documents; companies submit replaced ones again. */
function lettersIn(scoped: Scoped) {
  return scoped
    .selectFrom('submissions')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.id', '=', 'submissions.document_id')
        .onRef('documents.version', '=', 'submissions.document_version'),
    )
    .where(mayBeLetter)
    .where((is) =>
      is.or([
        is('submissions.discarded_at', 'is', null),
        is('submissions.discarded_at', '<', is.ref('submissions.updated_at')),
      ]),
    )
    .where((is) =>
      is.or([
        is.and([
          is('submissions.state', '=', 'dead'),
          is.or([is('documents.status', '=', 'DeliveryFailed'), is('submissions.message', '!=', 'document')]),
        ]),
        is.and([
          is('submissions.message', '=', 'report'),
          is('submissions.state', 'in', ['failed', 'rejected']),
          is(sql`documents.reporting ->> 'status'`, 'in', ['rejected', 'notReported']),
        ]),
      ]),
    );
}

/** Returns a page of dead letters with their reasons in words, oldest first; without a page, all of them. */
export async function deadLetters(
  scoped: Scoped,
  language: Language,
  page?: { readonly after: string | undefined; readonly most: number },
) {
  let letters = lettersIn(scoped)
    .select(['submissions.id', 'submissions.company_id', 'submissions.document_id', 'submissions.message'])
    .select('submissions.attempts')
    .select(['submissions.error', 'submissions.updated_at', 'documents.reporting']);
  if (page?.after !== undefined) letters = letters.where('submissions.id', '>', page.after);
  const ordered =
    page === undefined
      ? letters.orderBy('submissions.updated_at')
      : letters.orderBy('submissions.id').limit(page.most);
  const rows = await ordered.execute();
  return rows.map(({ reporting, ...row }) => {
    // The track of the document has the reason why the authority rejected a report.
    const reason = row.error ?? (row.message === 'report' ? (reporting?.reason ?? null) : null);
    return { ...row, error: reasonOrNull(reason, language) };
  });
}

/** Counts the letters of each message. */
export async function countLetters(scoped: Scoped): Promise<Readonly<Record<Message, number>>> {
  const rows = await lettersIn(scoped)
    .groupBy('submissions.message')
    .select(({ fn }) => ['submissions.message', fn.countAll<string>().as('letters')])
    .execute();
  const none = { document: 0, report: 0, withdrawal: 0, status: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ message, letters }) => [message, Number(letters)])) };
}

/** The command for a letter, and its document. */
export interface HandledLetter {
  readonly companyId: string;
  readonly documentId: string;
  readonly text: ServiceText;
}

/** The requester, and the language of the answer. */
export interface By {
  readonly traceId: string | null;
  readonly language: Language;
}

/** Submits the document of a dead letter, or sends its message, with the same instance; undefined for none. */
export async function resendLetter(
  scoped: Scoped,
  service: Service,
  id: string,
  { traceId, language }: By,
): Promise<HandledLetter | undefined> {
  // The lock checks the conditions again, because the company may be replacing the document at this moment.
  const held = await lettersIn(scoped)
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('submissions.id', '=', id)
    .select(listedColumns.map((column) => `documents.${column}` as const))
    .select(['companies.handling', 'submissions.message', senderOf.as('sender')])
    .forUpdate('documents')
    .executeTakeFirst();
  if (held === undefined) return undefined;
  const of = { companyId: held.company_id, documentId: held.id };
  if (held.status !== 'DeliveryFailed') {
    if (held.message === 'status') await sendAgain(scoped, service, held.company_id, id);
    else await reportAgain(scoped, service, held, traceId);
    return { ...of, text: { text: 'messageSentAgain', values: { id } } };
  }
  await submitDocument(scoped, service, held, {
    sender: held.sender,
    traceId,
    language,
    isStrict: held.handling === 'strict',
    before: nothingBefore,
    onItsWay: await numberOnItsWay(scoped, held.company_id, held.id),
  });
  return { ...of, text: { text: 'documentPending', values: { id: held.id } } };
}

/** Discards a dead letter: its document stays as it is, and its company can still correct and submit it. */
export async function discardLetter(
  scoped: Scoped,
  { clock }: Pick<Service, 'clock'>,
  id: string,
): Promise<HandledLetter | undefined> {
  const held = await lettersIn(scoped)
    .where('submissions.id', '=', id)
    .select(['submissions.company_id', 'submissions.document_id'])
    .forUpdate('submissions')
    .executeTakeFirst();
  if (held === undefined) return undefined;
  await scoped.updateTable('submissions').set({ discarded_at: clock.now() }).where('id', '=', id).execute();
  const of = { companyId: held.company_id, documentId: held.document_id };
  return { ...of, text: { text: 'letterDiscarded', values: { id } } };
}
