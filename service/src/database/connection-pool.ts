/** Rows of an answer, as `pg` gives them. */
export interface QueryAnswer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

/** One connection, held until it is released. */
export interface Connection {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<QueryAnswer>;
  readonly release: () => void;
}

/** Connections to PostgreSQL, on a server or embedded. */
export interface ConnectionPool {
  readonly connect: () => Promise<Connection>;
  /** Does work that no other process on the same database does meanwhile. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Runs one text on a connection of its own. Several statements in one text take no values. */
export async function runOn(
  pool: ConnectionPool,
  text: string,
  values?: readonly unknown[],
): Promise<QueryAnswer> {
  const connection = await pool.connect();
  try {
    return await connection.query(text, values);
  } catch (error) {
    // Several statements may have begun a transaction that they did not end.
    if (values === undefined) await connection.query('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}
