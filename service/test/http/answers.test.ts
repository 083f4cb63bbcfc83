import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, type HttpServer, type Underway } from '../../src/http/http-server.ts';

/** More than the buffers of the machine take. */
const large = 'x'.repeat(20_000_000);

let http: HttpServer;
const sockets: Socket[] = [];
/** Tells of each request that comes, by its path: when its answer has ended. */
const arrivals = new EventEmitter().setMaxListeners(0);
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http.close();
});

async function start(
  answers: Readonly<Record<string, string | Promise<string>>>,
  answerTimeoutSeconds = 0.2,
) {
  const fetch = async (request: Request, { ended }: Underway) => {
    const { pathname } = new URL(request.url);
    arrivals.emit(pathname, ended);
    return new Response(await answers[pathname]);
  };
  http = createHttpServer(fetch, {
    ...{ host: '127.0.0.1', port: 0, baseUrl: '', linkHosts: [] },
    answerTimeoutSeconds,
  });
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
}

/** A client that asks for paths at once on one connection, and reads nothing yet. */
async function ask(...paths: string[]) {
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  sockets.push(socket);
  const coming = paths.map((path) => once(arrivals, path));
  const asked = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`);
  socket.write(`${asked.join('\r\n')}Connection: close\r\n\r\n`);
  const ends: AbortSignal[] = (await Promise.all(coming)).flat();
  return { socket, ends: Promise.all(ends.map(ended)) };
}

async function ended(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

const never = new Promise<string>(() => {});

test('A client that takes its answer has it whole', async () => {
  // Longer than a busy machine keeps this process, whose client it also is, from running.
  await start({ '/large': large }, 60);
  const { socket, ends } = await ask('/large');
  expect((await text(socket)).endsWith(`\r\n\r\n${large}`)).toBe(true);
  await ends;
});

test('The connection of a client that takes nothing of its answer ends', async () => {
  await start({ '/large': large });
  const { socket, ends } = await ask('/large');
  await ends;
  expect((await text(socket)).length).toBeLessThan(large.length);
});

test('The time in which an answer is to be taken does not run while the next one is made', async () => {
  let make = (_: string) => {};
  await start({ '/large': large, '/small': 'small', '/later': new Promise((done) => (make = done)) });
  const { socket } = await ask('/small', '/later');
  socket.resume();
  await once(socket, 'data');
  socket.pause();
  await (await ask('/large')).ends;
  make('later');
  expect(await text(socket)).toMatch(/later$/);
});

test('An answer has ended when its client leaves, also one that waits behind another', async () => {
  await start({ '/never': never, '/small': 'small' });
  const { socket, ends } = await ask('/never', '/small');
  socket.destroy();
  expect(await ends).toHaveLength(2);
});

test('Many requests at once on one connection are answered, and not taken for a leak', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => void warnings.push(warning);
  process.on('warning', warn);
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  await start(Object.fromEntries(paths.map((path) => [path, `answer to ${path}`])));
  const { socket } = await ask(...paths);
  expect((await text(socket)).match(/answer to/g)).toHaveLength(20);
  process.off('warning', warn);
  expect(warnings.map(String)).toEqual([]);
});
