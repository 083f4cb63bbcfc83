import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import { administer, type CommandResult } from './administer.ts';
import { connectTo, listenAt, socketIn } from './local-socket.ts';

/**
 * Lets the command line reach a running service whose embedded database no other process can open: by a
 * socket in its data folder, for its owner only. With a database server there is no socket, because commands
 * open the database themselves.
 */
export async function openAdminSocket(service: Service): Promise<() => Promise<void>> {
  const path = socketPath(service.settings);
  if (path === undefined) return async () => {};
  await rm(path, { force: true });
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    silent.add(socket);
    void answer(service, socket, () => silent.delete(socket));
  });
  await listenAt(path, server);
  await chmod(path, 0o600);
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // Whoever has not asked yet, such as a command that is suspended, would hold up the end.
    for (const socket of silent) socket.destroy();
    await closed;
    await rm(path, { force: true });
  };
}

async function answer(service: Service, socket: Socket, asked: () => void): Promise<void> {
  try {
    const text = await textOf(socket);
    asked();
    const command: string[] = JSON.parse(text);
    socket.end(JSON.stringify(await administer(service, command)));
  } catch (error) {
    // A command that fails must not end the service that received it.
    service.log.error('A command failed.', {}, error);
    const text = error instanceof Error ? error.message : String(error);
    socket.end(JSON.stringify({ code: 2, text } satisfies CommandResult));
  }
}

/** Sends a command to a running service; undefined if none is running. */
export async function askRunning(
  settings: Settings,
  command: readonly string[],
): Promise<CommandResult | undefined> {
  const path = socketPath(settings);
  if (path === undefined) return undefined;
  const socket = await connectTo(path).catch(() => undefined);
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify(command));
  return JSON.parse(await textOf(socket));
}

function socketPath({ databaseUrl, dataFolder }: Settings): string | undefined {
  return databaseUrl !== undefined || dataFolder === undefined
    ? undefined
    : socketIn(dataFolder, 'admin.sock');
}

/** Everything that the other side sends. Iteration would close the socket before there is an answer. */
function textOf(socket: Socket): Promise<string> {
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
