import { createHash } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** How to give back what is held. */
export type Release = () => Promise<void>;

/**
 * Holds a path for this process until it is released or the process ends, however that happens; undefined if
 * another process holds it.
 *
 * A process listens at the path, as a socket, because a file with a process id would not do: after a restart
 * another program may have the id, and in two containers two processes have the same one.
 */
export async function hold(path: string): Promise<Release | undefined> {
  const places = placesOf(path);
  for (const [index, place] of places.entries()) {
    try {
      return await holdPlace(place);
    } catch (error) {
      // There are file systems without sockets.
      if (index === places.length - 1) throw error;
    }
  }
  return undefined;
}

/** The longest path of a socket on every system, in bytes. A longer one would be cut off without notice. */
const longestPath = 103;

/** Where to listen for a path: there, or where all processes of this machine look. */
function placesOf(path: string): string[] {
  const hash = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return [`\\\\.\\pipe\\pint-ae-${hash}`];
  const elsewhere = join(tmpdir(), `pint-ae-${hash}.lock`);
  return Buffer.byteLength(path) > longestPath ? [elsewhere] : [path, elsewhere];
}

async function holdPlace(place: string): Promise<Release | undefined> {
  for (;;) {
    const server = await listening(place);
    if (server !== undefined) return () => new Promise((done) => server.close(() => done()));
    const found = identityOf(place);
    if (await isAnswered(place)) return undefined;
    // Left by a process that was killed, unless another has just taken its place.
    if (found !== undefined && identityOf(place) === found) rmSync(place, { force: true });
  }
}

/** A server that does not keep its process alive; undefined if the place is taken. */
function listening(place: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((done, fail) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(place, () => done(server));
  });
}

function identityOf(place: string): string | undefined {
  const status = lstatSync(place, { bigint: true, throwIfNoEntry: false });
  return status && `${status.ino} ${status.ctimeNs}`;
}

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
