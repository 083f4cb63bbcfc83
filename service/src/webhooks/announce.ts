import type { Scoped } from '../database/database.ts';
import { tellEvent } from '../database/journal.ts';
import type { Service } from '../service.ts';
import { newId } from '../surroundings.ts';
import { currentTrace } from '../telemetry/trace.ts';
import type { EventType } from './event-types.ts';

export interface Announcement {
  readonly companyId: string;
  readonly type: EventType;
  /** The subject of the event: the content of `data`. */
  readonly data: object;
}

type Announcing = Pick<Service, 'clock' | 'random' | 'queue'>;

/** Stores an event when its transaction ends; the queue delivers it to the webhooks that subscribe to it. */
export function announce(scoped: Scoped, service: Announcing, announcement: Announcement): void {
  tellEvent(scoped, eventOf(service, announcement), () => service.queue.announced());
}

/** Stores an event for one webhook, regardless of its subscriptions. */
export async function announceTo(
  webhookId: string,
  scoped: Scoped,
  service: Announcing,
  announcement: Announcement,
): Promise<void> {
  const { clock, random, queue } = service;
  const event = eventOf(service, announcement);
  await scoped
    .insertInto('events')
    .values({ ...event, is_given: true })
    .execute();
  const now = clock.now();
  await scoped
    .insertInto('webhook_deliveries')
    .values({
      id: newId(clock, random),
      company_id: announcement.companyId,
      webhook_id: webhookId,
      event_id: event.id,
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
  queue.added(scoped, 'webhook');
}

function eventOf({ clock, random }: Announcing, { companyId, type, data }: Announcement) {
  const now = clock.now();
  return {
    id: `evt_${newId(clock, random)}`,
    company_id: companyId,
    type,
    payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    trace_parent: currentTrace() ?? null,
    created_at: now,
  };
}
