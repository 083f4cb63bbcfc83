import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Service } from '../service.ts';
import type { DatasetName } from './datasets.ts';

/** Messages of a month on the same route, and their number. */
export interface Transmissions {
  readonly direction: 'incoming' | 'outgoing';
  readonly dataset: DatasetName;
  /** The other provider, as six digits; null if no record names it. */
  readonly provider: string | null;
  /** The receiving participant of a message without a provider; otherwise null. */
  readonly receiver: string | null;
  /** ISO 3166 code of the sender's country for a received message; null if its envelope did not name it. */
  readonly senderCountry: string | null;
  readonly count: number;
}

/** A company that sent or received documents of a type in a month. */
export interface EndUser {
  readonly companyId: string;
  readonly direction: 'incoming' | 'outgoing';
  readonly dataset: DatasetName;
}

/** A month by UTC, the clock of the network: its first moment, and the first moment of the next month. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

export function periodOf(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) };
}

const sixDigits = (text: ReturnType<typeof sql>) => sql`substring(${text} from '([0-9]{6})')`;

/** Messages that the other side's access point accepted; a rejected message had arrived too. */
const handedOver = ({ from, until }: Period) =>
  sql`submissions.state in ('delivered', 'rejected', 'superseded', 'withdrawn')
    and submissions.updated_at >= ${from} and submissions.updated_at < ${until}`;

const cameIn = (column: ReturnType<typeof sql>, { from, until }: Period) =>
  sql`${column} >= ${from} and ${column} < ${until}`;

/**
 * Counts the exchanged messages of a month. The first status of a document names its receiving provider; the access
 * point names the sending provider. A message from a provider to itself is counted once, as outgoing.
 */
export async function transmissionsIn(
  scoped: Scoped,
  { settings }: Pick<Service, 'settings'>,
  period: Period,
): Promise<readonly Transmissions[]> {
  const { provider: own, authority } = settings.network;
  const ownDigits = own.slice(0, 6);
  const { rows } = await sql<Transmissions>`
    with outgoing as (
      select case submissions.message when 'document' then document_type when 'status' then 'status' else 'report' end as dataset,
        case submissions.message when 'document' then ${sixDigits(sql`answer.provider`)}
          when 'status' then case when answered.id is not null then ${ownDigits}
            else ${sixDigits(sql`inbound_instances.sender_provider`)} end
          else ${authority.slice(0, 6)} end as provider,
        case when submissions.message = 'document' and answer.provider is null then receiver end as receiver
      from submissions join documents on documents.id = submissions.document_id
      left join inbound_instances on submissions.message = 'status' and inbound_instances.id = submissions.about
      left join submissions as answered on answered.id = inbound_instances.id
      left join lateral (
        select coalesce(sender_provider, sender) as provider from message_statuses
        where submissions.message = 'document' and submission_id = submissions.id
        order by received_at, id limit 1) as answer on true
      where ${handedOver(period)}
    ), incoming as (
      select document_type as dataset, ${sixDigits(sql`sender_provider`)} as provider, sender_country
      from inbound_instances join documents on documents.id = inbound_instances.document_id
      where ${cameIn(sql`inbound_instances.received_at`, period)}
        and not exists (select from submissions where submissions.id = inbound_instances.id)
      union all
      select 'status', ${sixDigits(sql`coalesce(sender_provider, sender)`)},
        substring(content from '>\\s*COUNTRY_C1\\s*<[^>]*>\\s*<[^>]*InstanceIdentifier[^>]*>\\s*([A-Z]{2})\\s*<')
      from message_statuses where ${cameIn(sql`received_at`, period)}
    )
    select 'outgoing' as direction, dataset, provider, receiver, null as "senderCountry", count(*)::integer as count
    from outgoing group by dataset, provider, receiver
    union all
    select 'incoming', dataset, provider, null, sender_country, count(*)::integer
    from incoming where provider is distinct from ${ownDigits} group by dataset, provider, sender_country
    order by direction, dataset, provider, receiver, "senderCountry"`.execute(scoped);
  return rows;
}

/** Returns the companies that sent or received documents in a month; other messages are between providers. */
export async function endUsersIn(scoped: Scoped, period: Period): Promise<readonly EndUser[]> {
  const { rows } = await sql<EndUser>`
    select documents.company_id as "companyId", 'outgoing' as direction, document_type as dataset
    from submissions join documents on documents.id = submissions.document_id
    where message = 'document' and ${handedOver(period)}
    union
    select documents.company_id, 'incoming', document_type
    from inbound_instances join documents on documents.id = inbound_instances.document_id
    where ${cameIn(sql`inbound_instances.received_at`, period)}`.execute(scoped);
  return rows;
}
