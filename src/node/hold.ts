import { createHash } from 'node:crypto';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export type Release = () => Promise<void>;

/**
 * Holds a path for this process until it is released or the process ends, for whatever reason; undefined if another
 * process holds it. A process listens at the path, as a socket. A file with a process id would not work: after a
 * restart another program may have the id, and in two containers two processes may have the same id.
 */
export async function hold(path: string): Promise<Release | undefined> {
  const places = placesOf(path);
  for (const [index, place] of places.entries()) {
    try {
      return await holdSocket(place);
    } catch (error) {
      // Some file systems have no sockets.
      if (index === places.length - 1) throw error;
    }
  }
  return undefined;
}

/** The longest path of a socket on every system, in bytes. Systems silently cut off longer paths. */
const longestPath = 103;

const pipes = '\\\\.\\pipe\\';

/** Returns the places to listen at for a path: the path itself, or one that this whole machine knows. */
function placesOf(path: string): string[] {
  const hash = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return [`${pipes}pint-ae-${hash}`];
  const elsewhere = join(tmpdir(), `pint-ae-${hash}.lock`);
  return Buffer.byteLength(path) > longestPath ? [elsewhere] : [path, elsewhere];
}

/**
 * Holds exactly this path, which must not be too long for a socket. Processes check and take it one after another:
 * otherwise, those that start together would all find a socket left by a killed process, and each would remove
 * another's.
 */
export async function holdSocket(place: string): Promise<Release | undefined> {
  if (place.startsWith(pipes)) return listening(place);
  return inTurn(`${place}.turn`, async () => {
    if (await isAnswered(place)) return undefined;
    await rm(place, { force: true });
    return listening(place);
  });
}

function listening(place: string): Promise<Release | undefined> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((done, fail) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(place, () => done(() => new Promise((closed) => server.close(() => closed()))));
  });
}

/** Tells whether a process listens; a socket that this user may not open belongs to another user's process. */
function isAnswered(place: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(place, () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

const pauseMilliseconds = 20;

/** A turn takes milliseconds: after three seconds, a killed process has left it behind. */
const longestWait = 150;

async function inTurn<Result>(turn: string, work: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; !(await isMade(turn)); waited += 1) {
    if (waited === longestWait) await rmdir(turn).catch(() => {});
    else await setTimeout(pauseMilliseconds);
  }
  try {
    return await work();
  } finally {
    await rmdir(turn).catch(() => {});
  }
}

async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
