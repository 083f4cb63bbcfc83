import { existsSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import type { Connection, ConnectionPool, QueryAnswer } from './connection-pool.ts';

/** The role that owns all tables. It is not a superuser, so that row level security applies to it. */
const role = 'pint_ae_service';

const parsers: PGliteOptions['parsers'] = {
  [types.DATE]: (value: string) => value,
  [types.INT8]: (value: string) => Number(value),
};

/** PostgreSQL inside the process, with one connection that its users take in turn. */
export interface EmbeddedPool extends ConnectionPool {
  readonly dump: () => Promise<Blob>;
}

/** Requests to the embedded database, in this thread or in a separate one. */
export interface Embedded {
  /** Runs a text with any number of statements, and returns the result of the last one. */
  readonly exec: (text: string) => Promise<Result>;
  readonly query: (text: string, values: readonly unknown[]) => Promise<Result>;
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

/** A folder or memory, and an archive from `dump` that fills a new database. */
export interface EmbeddedPlace {
  readonly folder: string | undefined;
  readonly archive?: Blob | undefined;
}

/** Opens PGlite in this thread, which waits for everything that PGlite does. */
export async function openEmbedded(
  folder: string | undefined,
  archive: Blob | undefined = undefined,
  checkRoom: CheckRoom = roomIn(folder),
): Promise<EmbeddedPool> {
  return embeddedPool(await openHere({ folder, archive }), checkRoom);
}

/** The database in this thread. */
export async function openHere({ folder, archive }: EmbeddedPlace): Promise<Embedded> {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(archive === undefined ? {} : { loadDataDir: archive }),
    parsers,
  });
  await database.exec(becomeRole);
  return {
    exec: async (text) => resultOf((await database.exec(text)).at(-1) ?? { rows: [] }),
    query: async (text, values) => resultOf(await database.query(text, [...values])),
    dump: () => database.dumpDataDir('gzip'),
    close: () => database.close(),
  };
}

/** A pool with the one connection of an embedded database. */
export function embeddedPool(database: Embedded, checkRoom: CheckRoom): EmbeddedPool {
  const turn = turns();
  return {
    connect: async () => connectionOf(database, await turn(), checkRoom),
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
        return await database.dump();
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

function connectionOf(database: Embedded, release: () => void, checkRoom: CheckRoom): Connection {
  let transaction: 'none' | 'open' | 'failed' = 'none';
  const query: Connection['query'] = async (text, values) => {
    const isEnd = ends.test(text);
    // PGlite does not know of a statement that failed before it, and would commit the others.
    if (transaction === 'failed') {
      if (!isEnd)
        throw Object.assign(new Error('an earlier statement of the transaction failed'), { code: '25P02' });
      transaction = 'none';
      return answerOf(await database.exec('rollback'), text);
    }
    if (text.startsWith('begin')) transaction = 'open';
    if (isEnd) transaction = 'none';
    try {
      if (writes.test(text)) await checkRoom();
      const isPlain = values === undefined || values.length === 0;
      return answerOf(await (isPlain ? database.exec(text) : database.query(text, values)), text);
    } catch (error) {
      if (transaction === 'open') transaction = 'failed';
      throw error;
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (text, values) => {
      const answer = last.then(() => query(text, values));
      last = answer.catch(() => {});
      return answer;
    },
    release,
  };
}

const ends = /^(?:commit|rollback)\b/;
const writes = /^\s*(?:insert|update|delete|with)\b/i;

/** PGlite cannot recover if the write-ahead log has no room for its next files (16 MiB each). */
const reservedBytes = 48 * 1024 * 1024;

/** Throws PostgreSQL's error for a full disk if there is not enough room. */
export type CheckRoom = () => Promise<void>;

/** Checks the room on the disk of a folder; memory has room. */
export function roomIn(folder: string | undefined): CheckRoom {
  return async () => {
    if (folder === undefined) return;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < reservedBytes)
      throw Object.assign(new Error('no space is left for the database'), { code: '53100' });
  };
}

/** The rows of a statement. */
export interface Result {
  readonly rows: unknown[];
  readonly affectedRows?: number | undefined;
}

function resultOf({ rows, affectedRows }: Result): Result {
  return { rows, affectedRows };
}

function answerOf({ rows, affectedRows }: Result, text: string): QueryAnswer {
  const command = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
  return { command, rowCount: affectedRows ?? rows.length, rows: rows as Record<string, unknown>[] };
}

/** Gives out turns one at a time; the next turn begins when the previous one is released. */
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

/** An archive next to the program, of a database that has all tables and no rows. */
export const archiveFile = 'empty-database.tar.gz';

/**
 * Returns the archive from which a new database starts: creating one takes twice as long and twice the memory.
 * Undefined for an existing database, and for a program that runs from its sources.
 */
export async function packagedDatabase(folder: string | undefined): Promise<Blob | undefined> {
  const file = new URL(archiveFile, import.meta.url);
  const isThere = folder !== undefined && existsSync(join(folder, 'PG_VERSION'));
  return isThere || !existsSync(file) ? undefined : new Blob([new Uint8Array(await readFile(file))]);
}
