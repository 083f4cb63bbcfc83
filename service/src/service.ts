import type { Database } from './database/database.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { DocumentWork } from './document-work/document-work.ts';
import type { HeldBytes } from './http/held-bytes.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { BadKeys } from './keys/bad-keys.ts';
import type { Log } from './operate/log.ts';
import type { Metrics } from './operate/metrics.ts';
import type { WorkingQueue } from './queue/queue.ts';
import type { SlowTargets } from './queue/slow-targets.ts';
import type { Settings } from './settings.ts';
import type { Clock, Random } from './surroundings.ts';
import type { SendWebhook } from './webhooks/send.ts';

/** Everything that operations and background work use. */
export interface Service {
  readonly settings: Settings;
  readonly database: Database;
  readonly queue: WorkingQueue;
  readonly rateLimiter: RateLimiter;
  readonly badKeys: BadKeys;
  readonly heldBytes: HeldBytes;
  readonly documentWork: DocumentWork;
  readonly delivery: Delivery;
  readonly sendWebhook: SendWebhook;
  readonly slowTargets: SlowTargets;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** What changes of documents need: their transactions touch nothing outside the database. */
export type Changing = Pick<Service, 'clock' | 'random' | 'queue' | 'metrics' | 'settings' | 'log'>;
