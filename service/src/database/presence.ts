import pg from 'pg';

/** A connection that represents this process: the server sees it end as soon as the process ends. */
export interface Presence {
  /** The number of this process on the server; undefined while it is not connected. */
  readonly id: () => number | undefined;
  readonly end: () => Promise<void>;
}

const pauseMilliseconds = 1_000;

/** Finds the tables whose rows a process leases under its number. */
const leasedTables =
  "select table_name from information_schema.columns where column_name = 'leased_by' and table_schema = current_schema()";

/** Opens the connection, and reopens it whenever it breaks; this process's leases continue under the new number. */
export function openPresence(url: string): Presence {
  let id: number | undefined;
  let before: number | undefined;
  let isEnded = false;
  let client: pg.Client | undefined;
  const open = async () => {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = opened;
    // After every error, the end is reported too.
    opened.on('error', () => {});
    opened.on('end', () => {
      id = undefined;
      openLater();
    });
    await opened.connect();
    const { rows } = await opened.query<{ id: number }>(
      "select pg_backend_pid() as id, set_config('app.company', '*', false)",
    );
    const [now] = rows;
    if (before !== undefined)
      for (const { table_name: table } of (await opened.query<{ table_name: string }>(leasedTables)).rows)
        await opened.query(`update ${table} set leased_by = $1 where leased_by = $2`, [now?.id, before]);
    id = now?.id;
    before = id;
  };
  // A connection that fails to open reports this twice.
  let next: NodeJS.Timeout | undefined;
  const openLater = () => {
    clearTimeout(next);
    next = setTimeout(openNow, pauseMilliseconds).unref();
  };
  const openNow = () => {
    if (isEnded) return;
    open().catch(() => {
      void client?.end().catch(() => {});
      openLater();
    });
  };
  openNow();
  return {
    id: () => id,
    end: async () => {
      isEnded = true;
      clearTimeout(next);
      await client?.end().catch(() => {});
    },
  };
}
