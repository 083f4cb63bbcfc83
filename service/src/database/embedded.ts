import { statfs } from 'node:fs/promises';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import type { Connection, ConnectionPool, QueryAnswer } from './connection-pool.ts';

/** The role that owns all tables. It is not a superuser, so that row level security applies to it. */
const role = 'pint_ae_service';

const parsers: PGliteOptions['parsers'] = {
  [types.DATE]: (value: string) => value,
  [types.INT8]: (value: string) => Number(value),
};

/** PostgreSQL inside the process: one connection, which its users take in turn. */
export interface EmbeddedPool extends ConnectionPool {
  /** The whole database as a compressed archive. */
  readonly dump: () => Promise<Blob>;
}

/** Opens PGlite in a folder, or in memory if none is given; an archive from `dump` fills a new database. */
export async function openEmbedded(
  folder: string | undefined,
  archive: Blob | undefined = undefined,
): Promise<EmbeddedPool> {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(archive === undefined ? {} : { loadDataDir: archive }),
    parsers,
  });
  await database.exec(becomeRole);
  const turn = turns();
  return {
    connect: async () =>
      connectionOf(database, await turn(), folder === undefined ? roomInMemory : () => roomIn(folder)),
    // Only one process can use the folder.
    alone: (work) => work(),
    end: async () => {
      const release = await turn();
      await database.close();
      release();
    },
    dump: async () => {
      const release = await turn();
      try {
        return await database.dumpDataDir('gzip');
      } finally {
        release();
      }
    },
  };
}

const becomeRole = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role};
    execute format('grant create, connect on database %I to ${role}', current_database());
    grant all on schema public to ${role};
  end if;
end $$;
set role ${role};
`;

function connectionOf(database: PGlite, release: () => void, checkRoom: () => Promise<void>): Connection {
  return {
    query: async (text, values) => {
      if (writes.test(text)) await checkRoom();
      return values === undefined || values.length === 0
        ? lastOf(await database.exec(text), text)
        : answerOf(await database.query(text, [...values]), text);
    },
    release,
  };
}

const writes = /^\s*(?:insert|update|delete|with)\b/i;

/** PGlite cannot recover if the write-ahead log has no room for its next files (16 MiB each). */
const reservedBytes = 48 * 1024 * 1024;

/** Throws PostgreSQL's error for a full disk if there is not enough room. */
async function roomIn(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < reservedBytes)
    throw Object.assign(new Error('no space is left for the database'), { code: '53100' });
}

async function roomInMemory(): Promise<void> {}

interface Result {
  readonly rows: unknown[];
  readonly affectedRows?: number | undefined;
}

function lastOf(results: readonly Result[], text: string): QueryAnswer {
  return answerOf(results.at(-1) ?? { rows: [] }, text);
}

function answerOf({ rows, affectedRows }: Result, text: string): QueryAnswer {
  const command = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
  return { command, rowCount: affectedRows ?? rows.length, rows: rows as Record<string, unknown>[] };
}

/** Gives out turns one at a time; the next begins when the last is released. */
function turns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}
