import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { inject } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import type { NewCompany } from '../../src/companies/companies.ts';
import { type ConnectionPool, runOn } from '../../src/database/connection-pool.ts';
import { type CheckRoom, openEmbedded } from '../../src/database/embedded.ts';
import { openServer } from '../../src/database/server.ts';
import type { Scope } from '../../src/keys/scopes.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { openOn, type Replaced } from '../../src/lifecycle/open.ts';
import type { Service } from '../../src/service.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { type Answered, type Asked, asker } from './asking.ts';
import { newCompany, newKey, newOperatorKey } from './company.ts';
import { createDatabase } from './postgres.ts';
import { sellerId } from './requests.ts';

const inboundToken = 'token-of-the-access-point';

/** A service in memory, or on a new database if DATABASE_URL is set. */
export interface TestService {
  readonly service: Service;
  readonly app: Hono;
  /** A new company: the first is the seller of the examples, unless said otherwise; the next have no participant. */
  readonly company: (given?: Partial<NewCompany>) => Promise<string>;
  /** A new key of a company, by default with every scope. */
  readonly key: (companyId: string, granted?: readonly Scope[]) => Promise<string>;
  /** A new key of the operator. */
  readonly operatorKey: () => Promise<string>;
  /** Brings something to `/inbound`, as the access point does. */
  readonly bring: (body: string, headers?: Asked['headers']) => Promise<Answered>;
  /** Does all background work that is due. */
  readonly drain: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface TestOptions {
  readonly replaced?: Replaced;
  readonly settings?: Partial<Settings>;
  readonly delivery?: Partial<Settings['delivery']>;
  /**
   * Is told the text of each statement before it is sent to the database, and whether its connection has answered all before
   * it: a round trip begins.
   */
  readonly onStatement?: (text: string, values?: readonly unknown[], isNewTrip?: boolean) => unknown;
  /** The schemas in which the database looks for names, if not its own. */
  readonly searchPath?: string;
}

export async function openTestService(options: TestOptions = {}): Promise<TestService> {
  const server = process.env.DATABASE_URL;
  const database = server === undefined ? undefined : await createDatabase(server, inject('emptyDatabase'));
  const settings = settingsOf(options, database?.url);
  const pool =
    database === undefined
      ? await openInMemory()
      : openServer(database.url, settings.database, (error) => process.stderr.write(`${error}\n`));
  const log = jsonLog(
    settings.logLevel,
    () => new Date(),
    (line) => process.stdout.write(line),
  );
  const { onStatement, searchPath } = options;
  if (searchPath !== undefined) await setSearchPath(pool, searchPath, database?.name);
  const told = onStatement === undefined ? pool : telling(pool, onStatement);
  const opened = await openOn(told, async () => {}, settings, options.replaced ?? {}, log);
  const { service } = opened;
  let isFirst = true;
  const app = createApp(service);
  return {
    ...{ service, app },
    company: async (given = {}) => {
      const participantId = isFirst && given.participantId !== sellerId ? sellerId : null;
      isFirst = false;
      return newCompany(service, { participantId, ...given });
    },
    key: async (companyId, granted) => (await newKey(service, companyId, granted)).apiKey,
    operatorKey: async () => (await newOperatorKey(service)).apiKey,
    bring: (body, headers = {}) => {
      const own = { 'content-type': 'application/xml', 'x-token': inboundToken };
      return asker(app, '')('/inbound', { method: 'POST', body, headers: { ...own, ...headers } });
    },
    drain: () => service.queue.drain(jobHandlers(service)),
    close: async () => {
      await opened.close();
      await database?.drop();
    },
  };
}

/** Starts from the archive of an empty database, which is faster than creating one. */
export async function openInMemory(checkRoom?: CheckRoom): Promise<ConnectionPool> {
  archive ??= readFile(inject('emptyInMemory'));
  return openEmbedded(undefined, new Blob([new Uint8Array(await archive)]), checkRoom);
}

let archive: Promise<Buffer> | undefined;

/** On a server, for the connections that are opened later too. */
async function setSearchPath(pool: ConnectionPool, schemas: string, database: string | undefined) {
  const here = `set search_path = ${schemas}`;
  await runOn(pool, database === undefined ? here : `alter database ${database} ${here}; ${here}`);
}

function telling(pool: ConnectionPool, onStatement: NonNullable<TestOptions['onStatement']>): ConnectionPool {
  return {
    ...pool,
    connect: async () => {
      const connection = await pool.connect();
      // What is sent together is sent in order.
      let told: Promise<unknown> = Promise.resolve();
      let unanswered = 0;
      return {
        ...connection,
        query: async (text, values) => {
          const isNewTrip = unanswered === 0;
          unanswered += 1;
          const before = told;
          told = before.catch(() => {}).then(() => onStatement(text, values, isNewTrip));
          try {
            await told;
            return await connection.query(text, values);
          } finally {
            unanswered -= 1;
          }
        },
      };
    },
  };
}

function settingsOf(
  { settings = {}, delivery = {} }: TestOptions,
  databaseUrl: string | undefined,
): Settings {
  const base = readSettings({
    DATA_FOLDER: 'memory',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    RATE_LIMIT_REQUESTS: '100000',
    DELIVERY_RETRY_SECONDS: '0',
    DELIVERY_ATTEMPTS: '4',
    WEBHOOK_TARGETS: 'any',
    INBOUND_TOKEN: inboundToken,
  });
  return { ...base, databaseUrl, ...settings, delivery: { ...base.delivery, ...delivery } };
}
