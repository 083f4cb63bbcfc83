import { connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DataPlace } from '../database/place.ts';
import { ToldError } from '../texts/service-text.ts';
import type { CommandResult } from './administer.ts';

/** Sends a command to a running service; undefined if none is running. */
export async function askRunning(
  place: DataPlace,
  command: readonly string[],
): Promise<CommandResult | undefined> {
  const path = socketPath(place);
  if (path === undefined) return undefined;
  const socket = await connectTo(path).catch(() => undefined);
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify(command));
  return JSON.parse(await wholeReply(socket));
}

/** The socket of a service, or undefined. */
export function socketPath({ databaseUrl, dataFolder }: DataPlace): string | undefined {
  return databaseUrl !== undefined || dataFolder === undefined
    ? undefined
    : socketIn(dataFolder, 'admin.sock');
}

/** Reads everything that the other side sends. Iteration would close the socket before there is an answer. */
export function wholeReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

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
