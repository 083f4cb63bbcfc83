import { sql } from 'kysely';
import { operatorId } from '../companies/operator.ts';
import type { Scoped } from '../database/database.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { yearsBefore } from './archive-documents.ts';

/** The numbers of removed entries of a company, and of the entries that the law requires the service to store. */
export interface Erased {
  readonly removed: number;
  readonly kept: number;
  /** The last day on which something must be kept; null if there is nothing. */
  readonly keptUntil: string | null;
}

/**
 * Removes a closed company that was exported since it last changed: its keys, webhooks, events, records and answers,
 * its documents that were not exchanged, and those that need not be kept any longer. Other documents stay with their
 * evidence and attachments, as do usage and audit. Undefined for an unknown company; throws the 409 if the company
 * cannot be erased now.
 */
export async function eraseCompany(
  scoped: Scoped,
  { clock, settings }: Pick<Service, 'clock' | 'settings'>,
  id: string,
): Promise<Erased | undefined> {
  const company = await scoped
    .selectFrom('companies')
    .where('id', '=', id)
    .where('id', '!=', operatorId)
    .select(['status', 'exported_at'])
    .forUpdate()
    .executeTakeFirst();
  if (company === undefined) return undefined;
  if (company.status !== 'closed') throw refused('eraseOpen');
  if (company.exported_at === null) throw refused('eraseUnexported');
  if (await isOnItsWay(scoped, id)) throw refused('eraseOnItsWay');
  if (await hasChanged(scoped, id, company.exported_at)) throw refused('eraseChanged');
  const { documentYears } = settings.retention;
  const removed = await removeDocuments(scoped, id, yearsBefore(clock.now(), documentYears));
  await removeOthers(scoped, id);
  const { rows } = await sql<{ kept: number; last: Date | null }>`
    select count(*)::integer as kept, max(updated_at) as last from documents where company_id = ${id}`.execute(
    scoped,
  );
  const { kept = 0, last = null } = rows[0] ?? {};
  await sql`update companies set erased_at = now() where id = ${id}`.execute(scoped);
  return { removed, kept, keptUntil: keptUntil(last, documentYears) };
}

/** The result in words. */
export function erasedText({ removed, kept, keptUntil }: Erased): ServiceText {
  return keptUntil === null
    ? { text: 'companyErased', values: { removed } }
    : { text: 'companyErasedInPart', values: { removed, kept, until: keptUntil } };
}

function refused(text: ServiceText['text']): RequestProblem {
  return new RequestProblem('conflict', { title: { text: 'eraseTitle' }, detail: { text } });
}

async function isOnItsWay(scoped: Scoped, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select from documents where company_id = ${id} and status = 'Pending')
    or exists (select from submissions where company_id = ${id} and state = 'open')
    or exists (select from mails where company_id = ${id} and state = 'open') as is`.execute(scoped);
  return rows[0]?.is === true;
}

async function hasChanged(scoped: Scoped, id: string, exportedAt: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select from documents where company_id = ${id} and changed_at > ${exportedAt})
    or exists (select from customers where company_id = ${id} and updated_at > ${exportedAt})
    or exists (select from items where company_id = ${id} and updated_at > ${exportedAt})
    or exists (select from vendors where company_id = ${id} and updated_at > ${exportedAt}) as is`.execute(
    scoped,
  );
  return rows[0]?.is === true;
}

/** Tells whether a document was never handed over, or was last changed before a certain time. */
const mayGo = (before: Date) => sql<boolean>`((created_at < ${before} and updated_at < ${before})
  or (direction = 'Outbound' and status in ('Draft', 'DeliveryFailed') and not exists (
    select from submissions where document_id = documents.id and (handed_over_at is not null or attempts > 0))))`;

/** Counts of the entries that erasing a company would remove, and of the others. */
export interface Erasable extends Erased {
  readonly records: number;
  readonly webhooks: number;
  readonly keys: number;
}

/** Returns what would be lost if a company were erased now. */
export async function erasableOf(
  scoped: Scoped,
  { clock, settings }: Pick<Service, 'clock' | 'settings'>,
  id: string,
): Promise<Erasable> {
  const { documentYears } = settings.retention;
  const before = yearsBefore(clock.now(), documentYears);
  const countOf = (table: string) => sql`(select count(*) from ${sql.table(table)} where company_id = ${id})`;
  const { rows } = await sql<Omit<Erasable, 'keptUntil'> & { last: Date | null }>`
    select (count(*) filter (where ${mayGo(before)}))::integer as removed,
      (count(*) filter (where not ${mayGo(before)}))::integer as kept,
      max(updated_at) filter (where not ${mayGo(before)}) as last,
      (${countOf('customers')} + ${countOf('items')} + ${countOf('vendors')})::integer as records,
      ${countOf('webhooks')}::integer as webhooks, ${countOf('api_keys')}::integer as keys
    from documents where company_id = ${id}`.execute(scoped);
  const { last = null, ...counts } = rows[0] ?? { removed: 0, kept: 0, records: 0, webhooks: 0, keys: 0 };
  return { ...counts, keptUntil: keptUntil(last, documentYears) };
}

function keptUntil(last: Date | null, years: number): string | null {
  return last && yearsBefore(last, -years).toISOString().slice(0, 10);
}

/** Removes documents that were never handed over, or were last changed before a certain time; returns their number. */
async function removeDocuments(scoped: Scoped, id: string, before: Date): Promise<number> {
  await sql`set local app.archiving = 'yes'`.execute(scoped);
  await sql`create temporary table erased on commit drop as
    select documents.id from documents where company_id = ${id} and ${mayGo(before)}`.execute(scoped);
  await sql`delete from message_statuses where submission_id in (
    select id from submissions where document_id in (select id from erased))`.execute(scoped);
  for (const table of ['inbound_instances', 'document_history', 'submissions'])
    await sql`delete from ${sql.table(table)} where document_id in (select id from erased)`.execute(scoped);
  const { rows } = await sql`delete from documents where id in (select id from erased) returning id`.execute(
    scoped,
  );
  return rows.length;
}

async function removeOthers(scoped: Scoped, id: string): Promise<void> {
  await sql`delete from attachments where company_id = ${id} and not exists (
    select from document_attachments where attachment_id = attachments.id)`.execute(scoped);
  await sql`delete from attachment_contents as content where company_id = ${id} and not exists (
    select from attachments where company_id = ${id} and sha256 = content.sha256)`.execute(scoped);
  for (const table of ownTables)
    await sql`delete from ${sql.table(table)} where company_id = ${id}`.execute(scoped);
}

/** In an order that never leaves a reference to a removed row. */
const ownTables = [
  'webhook_deliveries',
  'events',
  'webhooks',
  'customers',
  'items',
  'vendors',
  'idempotency_keys',
  'inbound_refused',
  'api_keys',
] as const;
