import pg from 'pg';
import { type Connection, type ConnectionPool, startOfReading } from './connection-pool.ts';
import { isPlanOutdated } from './faults.ts';
import { openPresence } from './presence.ts';
import { createTurns } from './turns.ts';

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: (text) => Number(text),
};

/** Identifies the lock that processes wait for; any number that no other program uses. */
const setupLock = 7_401_235;

/** Connections that transactions leave for reading. */
const connectionsToRead = 2;

/** Limits of a pool: its connections, and how long it waits for an answer. */
export interface ServerLimits {
  readonly connections: number;
  readonly timeoutSeconds: number;
}

/**
 * Opens a pool of connections to a PostgreSQL server. `onError` is called for a connection that breaks while idle.
 * Without a time limit, a server that stops answering but keeps its connections open would hold every request for
 * hours.
 */
export function openServer(
  url: string,
  { connections, timeoutSeconds }: ServerLimits,
  onError: (error: Error) => void,
): ConnectionPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // Independent statements are sent together, and answered in order.
    pipeline: true,
    types: { getTypeParser: (id: number, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  });
  pool.on('error', onError);
  const probing = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  probing.on('error', onError);
  // A migration may take longer than any request.
  let isAlone = false;
  const limit = () => (isAlone ? {} : { query_timeout: timeoutSeconds * 1000 });
  const prepared = preparedStatements();
  const turns = createTurns(Math.max(1, connections - connectionsToRead));
  let isEnded = false;
  /** Tells whether the server still works for a connection that was abandoned before this moment. */
  const abandon = (client: pg.PoolClient) => {
    const backend = 'processID' in client ? client.processID : undefined;
    let since: string | undefined;
    void turns.abandon(async () => {
      const looked = await probing
        .query<{ since: string }>('select backend_start::text as since from pg_stat_get_activity($1)', [
          backend,
        ])
        .catch(() => undefined);
      if (looked === undefined) return !isEnded;
      const [found] = looked.rows;
      since ??= found?.since;
      return found !== undefined && found.since === since;
    });
  };
  return {
    alone: async (work) => {
      const client = await pool.connect();
      // While the client only holds the lock, nothing else handles a broken connection; the work fails too.
      client.on('error', () => {});
      try {
        await client.query('select pg_advisory_lock($1)', [setupLock]);
        isAlone = true;
        await work();
      } finally {
        isAlone = false;
        // Closing the connection releases the lock.
        client.release(true);
      }
    },
    connect: async () => connectionOn(await pool.connect(), limit, prepared, abandon),
    takeTurn: turns.take,
    end: async () => {
      isEnded = true;
      await probing.end();
      await pool.end();
    },
    probe: async () => {
      await probing.query('select 1');
    },
    presence: () => openPresence(url),
    counts: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** A connection that refuses every further query once it is broken. */
function connectionOn(
  client: pg.PoolClient,
  limit: () => { readonly query_timeout?: number },
  prepared: PreparedStatements,
  abandon: (client: pg.PoolClient) => void,
): Connection {
  let broken: Error | undefined;
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  const gather = gathering(client);
  return {
    query: async (text, values) => {
      // The answer to an earlier query may still arrive.
      if (broken !== undefined) throw broken;
      gather();
      const query = {
        text,
        ...(values === undefined ? {} : { values: [...values] }),
        ...prepared.nameOf(text, values),
        ...limit(),
      };
      const answer = await client.query(query).catch((error: Error) => {
        // `pg` has stopped waiting for the answer.
        if (error.message === 'Query read timeout' && broken === undefined) {
          broken = error;
          abandon(client);
        }
        if (isPlanOutdated(error)) prepared.forget();
        throw error;
      });
      const last = Array.isArray(answer) ? answer.at(-1) : answer;
      return { command: last.command, rowCount: last.rowCount ?? 0, rows: last.rows };
    },
    release: () => {
      client.off('error', noteBroken);
      client.release(broken);
    },
  };
}

/** Sends the queries of one turn of the event loop together: a system call for each costs as much as the statements. */
function gathering(client: pg.PoolClient): () => void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined;
  let isGathering = false;
  return () => {
    if (stream === undefined || isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

/** Names of statements that each connection keeps: parsing and planning was over half of the server's work. */
interface PreparedStatements {
  readonly nameOf: (text: string, values: readonly unknown[] | undefined) => { readonly name?: string };
  /** Forgets all names, after a migration has changed the results of statements. */
  readonly forget: () => void;
}

/** The number of statements to keep: a statement with a list has another text for each length. */
const mostPrepared = 300;

/** Tells whether a statement reads a list, whose best plan depends on filter and company; due work has one plan. */
function isList(text: string): boolean {
  return text.startsWith(startOfReading) && / limit \$\d/.test(text) && !text.includes('with recursive');
}

function preparedStatements(): PreparedStatements {
  let generation = 0;
  const names = new Map<string, string>();
  return {
    nameOf: (text, values = []) => {
      // A text with several statements cannot have values.
      if (values.length === 0 || isList(text)) return {};
      const known = names.get(text);
      if (known !== undefined) return { name: known };
      if (names.size >= mostPrepared) return {};
      const name = `${generation}_${names.size}`;
      names.set(text, name);
      return { name };
    },
    forget: () => {
      generation += 1;
      names.clear();
    },
  };
}
