/**
 * `npm run tool -- connections 10000`: opens so many connections to `pint-ae serve` and to the service. Nine of ten say nothing, the
 * others send a body a byte a second. Meanwhile another client's documents have to be answered. Needs `npm run build`; exits with
 * 1 if an answer was missing or wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { projectFolder } from './project-folder.ts';

const count = Number(process.argv[2] ?? 10_000);
const documents = 50;
const invoice = readFileSync(join(projectFolder, 'examples/standard-invoice.json'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-connections-'));
const environment = { ...process.env, PORT: '0', DATA_FOLDER: folder };

/** How each server is started and asked, and what its answer holds. */
const servers = {
  serve: {
    command: ['dist/cli.js', 'serve', '--port', '0', '--log-format', 'none'],
    path: '/v1/validate',
    request: { method: 'POST', headers: { 'content-type': 'application/json' }, body: invoice },
    expected: '"valid":true',
  },
  service: {
    command: ['service/bin/pint-ae-service.js', 'serve'],
    path: '/readyz',
    request: {},
    expected: '"ok"',
  },
};
let missing = 0;

for (const [name, server] of Object.entries(servers)) {
  const child = spawn(process.execPath, server.command, {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  });
  const url = await addressOf(child);
  const sockets = await opened(url, count);
  const slow = sockets.filter((_, index) => index % 10 === 0);
  for (const socket of slow)
    socket.write(
      'POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    );
  const dripping = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write(' ');
  }, 1_000);
  const times: number[] = [];
  for (let index = 0; index < documents; index += 1) times.push(await timeOfAnswer(url, server));
  clearInterval(dripping);
  const megabytes =
    Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  const answered = times.filter(Number.isFinite).toSorted((one, other) => one - other);
  missing += documents - answered.length;
  console.log(
    `${name}: ${count} connections (${open} still open), ${answered.length} of ${documents} documents answered, median ${Math.round(answered[answered.length >> 1] ?? 0)} ms, slowest ${Math.round(answered.at(-1) ?? 0)} ms, ${Math.round(megabytes)} MB`,
  );
  for (const socket of sockets) socket.destroy();
  child.kill('SIGTERM');
  await once(child, 'exit');
}
rmSync(folder, { recursive: true });
console.log(`${missing} missing answers`);
process.exitCode = missing === 0 ? 0 : 1;

/** The first address that a server prints. */
async function addressOf(child: ChildProcess): Promise<URL> {
  if (child.stdout === null) throw new Error('no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [address] = /http:\/\/[\w.:[\]]+/.exec(line) ?? [];
    if (address !== undefined) {
      child.stdout.resume();
      return new URL(address);
    }
  }
  throw new Error('the server ended');
}

/** Connections, a hundred at a time. */
async function opened({ hostname, port }: URL, most: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < most) {
    const some = Array.from({ length: Math.min(100, most - sockets.length) }, () =>
      connect({ host: hostname, port: Number(port) }),
    );
    // A server may end what says nothing.
    for (const socket of some) socket.on('error', () => {}).resume();
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    sockets.push(...some);
  }
  return sockets;
}

/** Milliseconds until the verdict on a document; NaN if there is none. */
async function timeOfAnswer(
  url: URL,
  { path, request, expected }: (typeof servers)[keyof typeof servers],
): Promise<number> {
  const began = performance.now();
  const signal = AbortSignal.timeout(30_000);
  const said = await fetch(new URL(path, url), { ...request, signal }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    (error: Error) => `${error} ${error.cause ?? ''}`,
  );
  const took = performance.now() - began;
  await setTimeout(20);
  if (said.startsWith('200 ') && said.includes(expected)) return took;
  console.error(`no answer after ${Math.round(took)} ms: ${said.slice(0, 300)}`);
  return Number.NaN;
}
