import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Service } from '../service.ts';
import { newId } from '../surroundings.ts';
import type { EventType } from './event-types.ts';

export interface Announcement {
  readonly companyId: string;
  readonly type: EventType;
  /** The subject of the event: the body of `data`. */
  readonly data: object;
  /** Sends the event only to this subscription, whatever it subscribes to. */
  readonly webhookId?: string;
}

type Announcing = Pick<Service, 'clock' | 'random' | 'queue'>;

/**
 * Stores an event and a delivery for every subscription, in the transaction of the change that it reports.
 */
export async function announce(
  scoped: Scoped,
  { clock, random, queue }: Announcing,
  { companyId, type, data, webhookId }: Announcement,
): Promise<void> {
  const now = clock.now();
  const eventId = `evt_${newId(clock, random)}`;
  await scoped
    .insertInto('events')
    .values({
      id: eventId,
      company_id: companyId,
      type,
      payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
      created_at: now,
    })
    .execute();
  for (const webhook of await listeners(scoped, { companyId, type, webhookId })) {
    const id = newId(clock, random);
    await scoped
      .insertInto('webhook_deliveries')
      .values({
        id,
        company_id: companyId,
        webhook_id: webhook.id,
        event_id: eventId,
        state: 'Pending',
        attempts: 0,
        leased_until: null,
        due_at: now,
        last_status: null,
        last_error: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await queue.add(scoped, 'webhook', { companyId, deliveryId: id });
  }
}

function listeners(
  scoped: Scoped,
  {
    companyId,
    type,
    webhookId,
  }: { readonly companyId: string; readonly type: string; readonly webhookId: string | undefined },
) {
  const query = scoped.selectFrom('webhooks').where('company_id', '=', companyId).select('id');
  if (webhookId !== undefined) return query.where('id', '=', webhookId).execute();
  return query.where('status', '=', 'Active').where(sql<boolean>`${type} = any(event_types)`).execute();
}
