import type { Presence } from './presence.ts';

/** The rows of an answer, in the form of `pg`. */
export interface QueryAnswer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

/** The beginning of a statement that only reads. */
export const startOfReading = 'select app_read.* from (';

/** One connection, held until it is released. It runs statements in the order of the calls. */
export interface Connection {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<QueryAnswer>;
  readonly release: () => void;
}

export interface ConnectionCounts {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Connections to PostgreSQL, on a server or embedded. */
export interface ConnectionPool {
  readonly connect: () => Promise<Connection>;
  /** Waits until a transaction may begin; returns a function to call after it. Absent if the database is embedded. */
  readonly takeTurn?: () => Promise<() => void>;
  /** Runs work that no other process on the same database may run at the same time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
  /** Asks the server for an answer on a separate connection; undefined for the embedded database. */
  readonly probe?: () => Promise<void>;
  /** Announces this process to the other processes on a server; undefined for the embedded database. */
  readonly presence?: () => Presence;
  /** Connections, and the work that waits for a connection; undefined for the embedded database. */
  readonly counts?: () => ConnectionCounts;
  /** The whole embedded database as a compressed archive, taken while in use; undefined for a server. */
  readonly dump?: () => Promise<Blob>;
}

/** Runs one text on its own connection. A text of several statements takes no values. */
export async function runOn(
  pool: ConnectionPool,
  text: string,
  values?: readonly unknown[],
): Promise<QueryAnswer> {
  const connection = await pool.connect();
  try {
    return await connection.query(text, values);
  } catch (error) {
    // A text with several statements may begin a transaction without ending it.
    if (values === undefined) await connection.query('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}
