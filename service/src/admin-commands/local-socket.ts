import { connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { ToldError } from '../texts/told-error.ts';

/** The longest path of a socket on every system, in bytes. Systems silently cut off longer paths. */
const longestPath = 103;

/** Returns the path of a socket in the data folder; throws if it is too long for a socket. */
export function socketIn(folder: string, name: string): string {
  const path = join(folder, name);
  const excess = Buffer.byteLength(path) - longestPath;
  if (excess > 0) throw new ToldError({ text: 'longFolder', values: { excess, folder } });
  return path;
}

/** Listens at a path; rejects if a file exists there. The socket disappears with the process. */
export function listenAt(path: string, server: Server): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** Connects to the process that listens at a path; undefined if nothing listens there. */
export function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
  });
}
