import type { Delivery } from './access-points/delivery.ts';
import type { Database } from './database/database.ts';
import type { DocumentWork } from './document-work/document-work.ts';
import type { Admit } from './keys/admission.ts';
import type { BadKeys } from './keys/bad-keys.ts';
import type { SecretBox } from './keys/sealing.ts';
import type { HeldBytes } from './limits/held-bytes.ts';
import type { Participants } from './participants/participants.ts';
import type { Printer } from './printing/printer.ts';
import type { WorkingQueue } from './queue/queue.ts';
import type { Settings } from './settings.ts';
import type { Clock, Random } from './surroundings.ts';
import type { SendWebhook } from './targets/send.ts';
import type { SlowTargets } from './targets/slow-targets.ts';
import type { SendMail } from './targets/smtp.ts';
import type { Log } from './telemetry/log.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Tracing } from './telemetry/trace.ts';

/** Everything that operations and background work use. */
export interface Service {
  readonly settings: Settings;
  readonly database: Database;
  /** Throws unless the database answers, independent of requests that wait for a connection. */
  readonly probe: () => Promise<void>;
  /** The key for cursors of lists. */
  readonly cursorKey: Uint8Array;
  readonly queue: WorkingQueue;
  readonly admit: Admit;
  readonly badKeys: BadKeys;
  readonly heldBytes: HeldBytes;
  readonly documentWork: DocumentWork;
  readonly printer: Printer;
  readonly delivery: Delivery;
  readonly participants: Participants;
  readonly sendWebhook: SendWebhook;
  /** Undefined without a mail server. */
  readonly sendMail: SendMail | undefined;
  /** The box for secrets of webhooks. */
  readonly secrets: SecretBox;
  readonly slowTargets: SlowTargets;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** Dependencies for changes of documents: their transactions touch nothing outside the database. */
export type Changing = Pick<Service, 'clock' | 'random' | 'queue' | 'metrics' | 'settings' | 'log'>;
