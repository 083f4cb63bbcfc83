import pg from 'pg';
import type { Connection, ConnectionPool } from './connection-pool.ts';

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: (text) => Number(text),
};

/** Identifies the lock that processes wait for; any number that nobody else uses. */
const setupLock = 7_401_235;

/** How many connections a pool has, and how long it waits for an answer. */
export interface ServerLimits {
  readonly connections: number;
  readonly timeoutSeconds: number;
}

/**
 * A pool of connections to a PostgreSQL server; `onError` is called for a connection that breaks while idle. A
 * server that says nothing more, without closing its connections, would otherwise hold every request for hours.
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
    types: { getTypeParser: (id: number, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  });
  pool.on('error', onError);
  // A migration may take longer than any request.
  let isAlone = false;
  const limit = () => (isAlone ? {} : { query_timeout: timeoutSeconds * 1000 });
  return {
    alone: async (work) => {
      const client = await pool.connect();
      // While it only holds the lock, nobody else hears that it broke; the work fails by itself.
      client.on('error', () => {});
      try {
        await client.query('select pg_advisory_lock($1)', [setupLock]);
        isAlone = true;
        await work();
      } finally {
        isAlone = false;
        // The lock ends with its connection.
        client.release(true);
      }
    },
    connect: async () => connectionOn(await pool.connect(), limit),
    end: () => pool.end(),
    counts: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** A connection that says of every further query that it is broken, once it is. */
function connectionOn(client: pg.PoolClient, limit: () => { readonly query_timeout?: number }): Connection {
  let broken: Error | undefined;
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  return {
    query: async (text, values) => {
      // The answer to an earlier query may still come.
      if (broken !== undefined) throw broken;
      const query = { text, ...(values === undefined ? {} : { values: [...values] }), ...limit() };
      const answer = await client.query(query).catch((error: Error) => {
        if (isSilent(error)) broken = error;
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

/** Whether `pg` has stopped waiting for the answer to a query. */
function isSilent({ message }: Error): boolean {
  return message === 'Query read timeout';
}
