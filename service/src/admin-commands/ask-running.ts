import type { Socket } from 'node:net';
import type { DataPlace } from '../database/place.ts';
import type { CommandResult } from './administer.ts';
import { connectTo, socketIn } from './local-socket.ts';

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
