import pg from 'pg';
import type { ConnectionPool } from './connection-pool.ts';

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: (text) => Number(text),
};

/** Identifies the lock that processes wait for; any number that nobody else uses. */
const setupLock = 7_401_235;

/**
 * A pool of connections to a PostgreSQL server; `onError` is called for a connection that breaks while idle.
 */
export function openServer(url: string, size: number, onError: (error: Error) => void): ConnectionPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: (id: number, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  });
  pool.on('error', onError);
  return {
    alone: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [setupLock]);
        await work();
      } finally {
        // The lock ends with its connection.
        client.release(true);
      }
    },
    connect: async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      const noteBroken = (error: Error) => {
        broken = error;
      };
      client.on('error', noteBroken);
      return {
        query: async (text, values) => {
          const answer = await client.query(text, values === undefined ? undefined : [...values]);
          const last = Array.isArray(answer) ? answer.at(-1) : answer;
          return { command: last.command, rowCount: last.rowCount ?? 0, rows: last.rows };
        },
        release: () => {
          client.off('error', noteBroken);
          client.release(broken);
        },
      };
    },
    end: () => pool.end(),
  };
}
