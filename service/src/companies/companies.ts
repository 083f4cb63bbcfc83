import { type SqlBool, sql, type UpdateObject } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { senderOf } from '../database/sender-of.ts';
import type { CompanyStatus, Handling, Tables } from '../database/tables.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { type Clock, newId, type Random } from '../surroundings.ts';
import { operatorId } from './operator.ts';

export interface NewCompany {
  readonly name: string;
  /** The Peppol participant identifier, such as `0235:1003548797`, under which documents reach the company. */
  readonly participantId: string | null;
  /** Further participants of the company; each belongs to one company. */
  readonly furtherParticipants?: readonly string[];
  /** The company's TRN, or the TRNs of the members of its VAT group; default: the TRNs in its participants. */
  readonly trns?: readonly string[];
  /** Documents per month; null for no limit. */
  readonly monthlyQuota: number | null;
  /** Handling of a document with warnings; by default it is not refused. */
  readonly handling?: Handling;
  /** True to report numbers that are missing in a series; default: false. */
  readonly numberGaps?: boolean;
  /** True to send its documents by e-mail to buyers outside the network; default: false. */
  readonly mailsInvoices?: boolean;
  /** True if it may send two documents with the same number, seller and type; default: false. */
  readonly repeatsNumbers?: boolean;
  /** Allows a TRN that another company already has. */
  readonly sharesTrns?: boolean;
}

export async function createCompany(
  scoped: Scoped,
  company: NewCompany,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<string> {
  const id = newId(clock, random);
  const { participantId = null, furtherParticipants } = inSmallLetters(company);
  await refuseTaken(scoped, [participantId, ...furtherParticipants]);
  if (company.sharesTrns !== true) await refuseShared(scoped, company.trns ?? []);
  const { name, monthlyQuota } = company;
  await scoped
    .insertInto('companies')
    .values({
      ...columnsOf(company),
      ...{ id, name, participant_id: participantId, monthly_quota: monthlyQuota, created_at: clock.now() },
    })
    .execute();
  await addParticipants(scoped, id, furtherParticipants);
  return id;
}

/** The columns of the properties that are given; the database has the defaults of the others. */
function columnsOf({
  trns,
  monthlyQuota,
  handling,
  numberGaps,
  mailsInvoices,
  repeatsNumbers,
}: CompanyChange) {
  return {
    ...(trns === undefined ? {} : { trns: [...trns] }),
    ...(monthlyQuota === undefined ? {} : { monthly_quota: monthlyQuota }),
    ...(handling === undefined ? {} : { handling }),
    ...(numberGaps === undefined ? {} : { number_gaps: numberGaps }),
    ...(mailsInvoices === undefined ? {} : { mails_invoices: mailsInvoices }),
    ...(repeatsNumbers === undefined ? {} : { repeats_numbers: repeatsNumbers }),
  };
}

/** The network ignores upper and lower case in participant identifiers. */
function inSmallLetters({
  participantId,
  furtherParticipants = [],
}: Pick<CompanyChange, 'participantId' | 'furtherParticipants'>) {
  const first = participantId?.toLowerCase();
  const further = new Set(furtherParticipants.map((participant) => participant.toLowerCase()));
  return {
    participantId: participantId === null ? null : first,
    furtherParticipants: [...further].filter((participant) => participant !== first),
  };
}

/** Refuses participants of another company: each participant belongs to one company. */
async function refuseTaken(
  scoped: Scoped,
  participants: readonly (string | null)[],
  ownId?: string,
): Promise<void> {
  for (const participant of participants) {
    if (participant === null) continue;
    const owner = await companyOfParticipant(scoped, participant);
    if (owner === undefined || owner.id === ownId) continue;
    throw new RequestProblem('conflict', { detail: { text: 'participantTaken', values: { participant } } });
  }
}

/** Refuses a TRN of another company, unless the caller confirms a VAT group, whose members share a TRN. */
async function refuseShared(scoped: Scoped, trns: readonly string[], ownId = ''): Promise<void> {
  if (trns.length === 0) return;
  const owner = await scoped
    .selectFrom('companies')
    .where('id', '!=', ownId)
    .where('status', '!=', 'closed')
    .where(sql<SqlBool>`trns && ${trns}::text[]`)
    .select(['id', 'name', 'trns'])
    .executeTakeFirst();
  if (owner === undefined) return;
  const trn = trns.find((each) => owner.trns.includes(each)) ?? '';
  throw new RequestProblem('conflict', { detail: { text: 'trnShared', values: { trn, name: owner.name } } });
}

/** Throws the 409 for a company that is to send e-mails although no mail server is set. */
export function expectMailServer(
  { sendMail }: Pick<Service, 'sendMail'>,
  { mailsInvoices }: Pick<CompanyChange, 'mailsInvoices'>,
): void {
  if (mailsInvoices === true && sendMail === undefined)
    throw new RequestProblem('conflict', { title: { text: 'mailTitle' }, detail: { text: 'noMailServer' } });
}

async function addParticipants(scoped: Scoped, companyId: string, added: readonly string[]): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map((participant_id) => ({ participant_id, company_id: companyId }));
  await scoped.insertInto('company_participants').values(rows).execute();
}

export function listCompanies(scoped: Scoped) {
  return scoped
    .selectFrom('companies')
    .where('id', '!=', operatorId)
    .selectAll()
    .select(sql<string[]>`${senderOf} -> 'participants'`.as('participants'))
    .orderBy('created_at')
    .execute();
}

/** Properties of a company that can be changed. */
export type CompanyChange = Partial<Omit<NewCompany, 'name'>> & { readonly name?: string };

/** Changes the given properties of an open company; false if the company is closed or unknown. */
export async function changeCompany(scoped: Scoped, id: string, change: CompanyChange): Promise<boolean> {
  const { participantId, furtherParticipants } = inSmallLetters(change);
  if (participantId !== undefined) await refuseTaken(scoped, [participantId, ...furtherParticipants], id);
  if (change.sharesTrns !== true) await refuseShared(scoped, change.trns ?? [], id);
  const isChanged = await updateCompany(scoped, id, {
    // Runs even without changes, because a closed company must not be changed.
    name: change.name ?? sql<string>`name`,
    ...(participantId === undefined ? {} : { participant_id: participantId }),
    ...columnsOf(change),
  });
  if (!isChanged || participantId === undefined) return isChanged;
  await scoped
    .deleteFrom('company_participants')
    .where('company_id', '=', id)
    .where((is) => (participantId === null ? is.lit(true) : is('participant_id', '!=', participantId)))
    .execute();
  await addParticipants(scoped, id, furtherParticipants);
  return true;
}

/** Changes columns of an open company; false if the company is closed or unknown. */
async function updateCompany(
  scoped: Scoped,
  id: string,
  columns: UpdateObject<Tables, 'companies'>,
): Promise<boolean> {
  const changed = await scoped
    .updateTable('companies')
    .set(columns)
    .where('id', '=', id)
    .where('id', '!=', operatorId)
    .where('status', '!=', 'closed')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Suspends or resumes a company; false if the company is closed or unknown. */
export function changeCompanyStatus(
  scoped: Scoped,
  id: string,
  status: Exclude<CompanyStatus, 'closed'>,
): Promise<boolean> {
  return updateCompany(scoped, id, { status });
}

/**
 * Closes a company permanently: its keys and webhooks end, and its participant identifier becomes free. Its documents
 * stay, and submitted ones are still delivered. Returns false if the company is closed or unknown.
 */
export async function closeCompany(scoped: Scoped, id: string, clock: Clock): Promise<boolean> {
  const now = clock.now();
  if (!(await updateCompany(scoped, id, { status: 'closed', participant_id: null }))) return false;
  await scoped
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('company_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  await scoped
    .updateTable('webhooks')
    .set({ status: 'Disabled', updated_at: now })
    .where('company_id', '=', id)
    .execute();
  return true;
}

/** The company with a participant identifier, or undefined. */
export async function companyOfParticipant(scoped: Scoped, participantId: string) {
  return scoped
    .selectFrom('company_participants')
    .innerJoin('companies', 'companies.id', 'company_participants.company_id')
    .where(sql<boolean>`lower(company_participants.participant_id) = lower(${participantId})`)
    .where('companies.status', '!=', 'closed')
    .select(['companies.id', 'companies.name', senderOf.as('sender')])
    .executeTakeFirst();
}

/** Returns the company whose participant has one of the given TINs, or undefined. */
export async function companyOfTin(scoped: Scoped, tins: readonly string[]) {
  if (tins.length === 0) return undefined;
  return scoped
    .selectFrom('company_participants')
    .innerJoin('companies', 'companies.id', 'company_participants.company_id')
    .where(sql<string>`split_part(company_participants.participant_id, ':', 2)`, 'in', tins)
    .where('companies.status', '!=', 'closed')
    .select(['companies.id', 'companies.name'])
    .executeTakeFirst();
}
