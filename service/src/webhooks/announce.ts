import type { Scoped } from '../database/database.ts';
import type { Service } from '../service.ts';
import { newId } from '../surroundings.ts';
import type { EventType } from './event-types.ts';

export interface Announcement {
  readonly companyId: string;
  readonly type: EventType;
  /** The subject of the event: the body of `data`. */
  readonly data: object;
}

type Announcing = Pick<Service, 'clock' | 'random' | 'queue'>;

/**
 * Stores an event, in the transaction of the change that it reports. The queue gives it to the webhooks that listen
 * now, however many they are.
 */
export async function announce(
  scoped: Scoped,
  service: Announcing,
  announcement: Announcement,
): Promise<void> {
  await storeEvent(scoped, service, announcement, { isGiven: false });
  await service.queue.announced(scoped);
}

/** Stores an event for one webhook, whatever it listens to. */
export async function announceTo(
  webhookId: string,
  scoped: Scoped,
  service: Announcing,
  announcement: Announcement,
): Promise<void> {
  const { clock, random, queue } = service;
  const eventId = await storeEvent(scoped, service, announcement, { isGiven: true });
  const now = clock.now();
  await scoped
    .insertInto('webhook_deliveries')
    .values({
      id: newId(clock, random),
      company_id: announcement.companyId,
      webhook_id: webhookId,
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
  await queue.added(scoped, 'webhook');
}

async function storeEvent(
  scoped: Scoped,
  { clock, random }: Announcing,
  { companyId, type, data }: Announcement,
  { isGiven }: { readonly isGiven: boolean },
): Promise<string> {
  const now = clock.now();
  const id = `evt_${newId(clock, random)}`;
  await scoped
    .insertInto('events')
    .values({
      id,
      company_id: companyId,
      type,
      payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
      is_given: isGiven,
      created_at: now,
    })
    .execute();
  return id;
}
