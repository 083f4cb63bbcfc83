import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { deliveryBy } from '../access-points/adapter-module.ts';
import type { Receive } from '../access-points/delivery.ts';
import type { ConnectionPool } from '../database/connection-pool.ts';
import { type Database, databaseOn } from '../database/database.ts';
import { packagedDatabase } from '../database/embedded.ts';
import { openInThread } from '../database/embedded-thread.ts';
import { readCursorKey, takeDatabase } from '../database/environment.ts';
import { expectMigrated, migrate } from '../database/migrate.ts';
import { openServer } from '../database/server.ts';
import { createDocumentWork } from '../document-work/document-work.ts';
import { ownAdmission, sharedAdmission } from '../keys/admission.ts';
import { createBadKeys } from '../keys/bad-keys.ts';
import { secretBox } from '../keys/sealing.ts';
import { createHeldBytes } from '../limits/held-bytes.ts';
import { createPrinter } from '../printing/printer.ts';
import { prepareQueue } from '../queue/boss.ts';
import { openQueue } from '../queue/open-queue.ts';
import { receive } from '../receive/receive-document.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import { systemClock, systemRandom } from '../surroundings.ts';
import { networkSender } from '../targets/send.ts';
import { createSlowTargets } from '../targets/slow-targets.ts';
import { mailSender } from '../targets/smtp.ts';
import { jsonLog, type Log } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { passingOn } from '../telemetry/trace.ts';
import { reEncryptSecrets } from '../webhooks/re-encrypt.ts';
import { adapterOf, participantsOf } from './adapter-of-settings.ts';
import { lockFolder } from './folder-lock.ts';

/** A service that is ready, and how to close it. */
export interface Opened {
  readonly service: Service;
  readonly pool: ConnectionPool;
  readonly close: () => Promise<void>;
}

/** Dependencies that a test can replace. */
export type Replaced = Partial<
  Pick<
    Service,
    'clock' | 'random' | 'sendWebhook' | 'sendMail' | 'delivery' | 'documentWork' | 'participants'
  >
>;

/** Choices for opening a service. */
export interface Opening {
  readonly replaced?: Replaced;
  /** The log stream; a command logs to standard error, because its answer goes to standard output. */
  readonly logTo?: NodeJS.WritableStream;
  /** True to migrate the tables; otherwise they must be up to date. */
  readonly migrates?: boolean;
}

/** Opens the database and assembles the service. Background work starts elsewhere. */
export async function openService(
  settings: Settings,
  { replaced = {}, logTo = process.stdout, migrates = true }: Opening = {},
): Promise<Opened> {
  const clock = replaced.clock ?? systemClock;
  const log = jsonLog(settings.logLevel, clock.now, (line) => logTo.write(line));
  const { pool, unlock } = await openPool(settings, log, migrates);
  return openOn(pool, unlock, settings, replaced, log, migrates);
}

/** Assembles the service on an open pool. */
export async function openOn(
  pool: ConnectionPool,
  unlock: () => Promise<void>,
  settings: Settings,
  replaced: Replaced,
  log: Log,
  migrates = true,
): Promise<Opened> {
  const { secretKeys } = settings.webhooks;
  const secrets = secretBox(secretKeys);
  const database = databaseOn(pool);
  const prepared = pool.alone(async () => {
    if (migrates) {
      const names = await migrate(database);
      if (names.length > 0) log.info('Migrations were run.', { names: names.join(' ') });
    } else await expectMigrated(database);
    await takeDatabase(database, settings.environment);
    if (migrates) await prepareQueue(pool);
    await reEncryptSecrets(database, secrets, secretKeys);
  });
  const cursorKey = await prepared
    .then(() => readCursorKey(database))
    .catch(async (error: unknown) => {
      await database.destroy();
      await unlock();
      throw error;
    });
  await warnOfSuperuser(database, log);
  if (settings.environment === 'production' && secretKeys.length === 0)
    log.error('The secrets of webhooks are not encrypted in the database: give WEBHOOK_SECRET_KEYS.', {});
  const queue = await openQueue({
    pool,
    database,
    clock: replaced.clock ?? systemClock,
    log,
    atOnce: {
      submission: settings.delivery.atOnce,
      webhook: settings.webhooks.atOnce,
      // Each message includes a printed PDF.
      mail: settings.printing.atOnce,
    },
    isShared: settings.databaseUrl !== undefined,
  });
  const metrics = createMetrics(pool.counts);
  const tracing =
    settings.traces === 'none'
      ? passingOn
      : await (await import('../telemetry/open-telemetry.ts')).openTracing(log);
  const base = {
    settings,
    database,
    cursorKey,
    queue,
    log,
    clock: replaced.clock ?? systemClock,
    random: replaced.random ?? systemRandom,
    metrics,
    tracing,
    documentWork: replaced.documentWork ?? createDocumentWork({ settings, log, metrics }),
  };
  const admission = settings.databaseUrl === undefined ? ownAdmission : sharedAdmission;
  const receiveHere: Receive = (bytes, options) => receive(service, bytes, options);
  const delivery = replaced.delivery ?? deliveryBy(await adapterOf(base, receiveHere));
  const service: Service = {
    ...base,
    heldBytes: createHeldBytes(settings),
    probe: pool.probe ?? (async () => void (await sql`select 1`.execute(database))),
    badKeys: createBadKeys(settings.badKeys),
    admit: admission(database, settings.rateLimit, base.clock),
    delivery,
    participants: replaced.participants ?? participantsOf(base, delivery),
    printer: createPrinter(settings.printing, log),
    slowTargets: createSlowTargets(),
    secrets,
    sendWebhook: replaced.sendWebhook ?? networkSender(settings.webhookTargets),
    sendMail: replaced.sendMail ?? (settings.mail && mailSender(settings.mail.server)),
  };
  return {
    service,
    pool,
    close: async () => {
      await queue.stop();
      await base.documentWork.close();
      await tracing.close();
      await database.destroy();
      await unlock();
    },
  };
}

/** Row level security does not apply to a superuser: the second protection would silently be missing. */
async function warnOfSuperuser(database: Database, log: Log): Promise<void> {
  const { rows } = await sql<{ unguarded: boolean }>`
    select rolsuper or rolbypassrls as unguarded from pg_roles where rolname = current_user`.execute(
    database,
  );
  if (rows[0]?.unguarded === true)
    log.error('The role of DATABASE_URL is one that row level security does not hold for; give another.', {});
}

async function openPool(
  settings: Settings,
  log: Log,
  migrates: boolean,
): Promise<{ readonly pool: ConnectionPool; readonly unlock: () => Promise<void> }> {
  const { databaseUrl, database, dataFolder } = settings;
  if (databaseUrl !== undefined) {
    const onError = (error: Error) => log.error('A connection to the database broke.', {}, error);
    return { pool: openServer(databaseUrl, database, onError), unlock: async () => {} };
  }
  const open = async (folder: string | undefined) =>
    openInThread(folder, migrates ? await packagedDatabase(folder) : undefined);
  if (dataFolder === undefined) return { pool: await open(undefined), unlock: async () => {} };
  await mkdir(dataFolder, { recursive: true });
  const unlock = await lockFolder(dataFolder);
  try {
    const folder = databaseFolder(settings, dataFolder);
    await closeToOthers(folder, log);
    return { pool: await open(folder), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** PGlite lets every user write its files. */
async function closeToOthers(folder: string, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700).catch((error: unknown) =>
    log.error('Others may read and change the files of the database.', { folder }, error),
  );
}

/** Production and sandbox have separate data. */
export function databaseFolder({ environment }: Settings, dataFolder: string): string {
  return join(dataFolder, environment);
}
