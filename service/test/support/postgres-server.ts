import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';

/** A PostgreSQL server for one test, which can be stopped and started. */
export interface PostgresServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Cuts every connection at once. */
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
async function programsFolder(): Promise<string | undefined> {
  const versions = await readdir(installed).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(installed, newest, 'bin');
}

/** Settings and origin of a server. */
interface Making {
  /** Settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The address of a server whose copy it is, by `pg_basebackup`: one that follows it, if it has a name. */
  readonly copied?: { readonly from: string; readonly follower?: string };
}

/** Makes and starts a server; undefined if PostgreSQL is not installed. */
export async function makePostgresServer(
  parent: string = tmpdir(),
  { settings = {}, copied }: Making = {},
): Promise<PostgresServer | undefined> {
  const programs = await programsFolder();
  if (programs === undefined) return undefined;
  const folder = await mkdtemp(join(parent, 'pint-ae-postgres-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, await idOf('-u'), await idOf('-g'));
  const data = join(folder, 'data');
  const call = (program: string, ...args: string[]) => {
    const path = join(programs, program);
    return isRoot ? run('runuser', ['-u', 'postgres', '--', path, ...args]) : run(path, args);
  };
  if (copied === undefined)
    await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--locale=C', '--encoding=UTF8');
  else await call('pg_basebackup', '-D', data, '--checkpoint=fast', ...copying(copied));
  const port = await freePort();
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    ...given,
  ].join(' ');
  const start = async () => {
    await call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start');
  };
  const stop = async () => {
    await call('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      await stop().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The options of `pg_basebackup`. */
function copying({ from, follower }: NonNullable<Making['copied']>): readonly string[] {
  if (follower === undefined) return ['-d', from];
  return ['-R', '-d', `${from}?application_name=${follower}`];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [flag, 'postgres'])).stdout);
}
