import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { Service } from '../service.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import { administer, type CommandResult } from './administer.ts';
import { listenAt, socketPath, wholeReply } from './ask-running.ts';
import { faultWords } from './fault-words.ts';
import { languageOfLine, splitLanguage } from './language.ts';

/** Further commands of the process, by their first word; each writes its output to a file. */
type OfProcess = Readonly<Record<'backup', (file: string) => Promise<ServiceText>>>;

/**
 * Lets the command line reach a running service whose embedded database no other process can open. It uses a socket
 * in the data folder that only the owner can open. With a database server there is no socket, because commands open
 * the database themselves.
 */
export async function openAdminSocket(service: Service, ofProcess: OfProcess): Promise<() => Promise<void>> {
  const path = socketPath(service.settings);
  if (path === undefined) return async () => {};
  await rm(path, { force: true });
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    silent.add(socket);
    void answer(service, ofProcess, socket, () => silent.delete(socket));
  });
  await listenAt(path, server);
  await chmod(path, 0o600);
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // A silent connection, such as one of a suspended command, would delay the end.
    for (const socket of silent) socket.destroy();
    await closed;
    await rm(path, { force: true });
  };
}

async function answer(
  service: Service,
  ofProcess: OfProcess,
  socket: Socket,
  asked: () => void,
): Promise<void> {
  let line: string[] = [];
  try {
    const text = await wholeReply(socket);
    asked();
    line = JSON.parse(text);
    const { language, words } = splitLanguage(line);
    const [command, file = ''] = words;
    const result =
      command === 'backup'
        ? { code: 0, text: inWords(await ofProcess[command](file), language) }
        : await administer(service, line);
    socket.end(JSON.stringify(result));
  } catch (error) {
    // A command that fails must not end the service that received it.
    service.log.error('A command failed.', {}, error);
    const text = faultWords(error, languageOfLine(line));
    socket.end(JSON.stringify({ code: 2, text } satisfies CommandResult));
  }
}
