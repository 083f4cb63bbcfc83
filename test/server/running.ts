import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { judgingInThreads } from '../../src/server/judging.ts';
import { type ServerOptions, withServerDefaults } from '../../src/server/options.ts';
import { loggedServer, openServer, type RunningServer, startServer } from '../../src/server/start.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Workers that do what the body tells them. */
export const marked = new URL('./workers/marked.mjs', import.meta.url);

const quiet = { port: 0, threads: 1, grace: 5_000, logFormat: 'none' } as const;

/** A server that stops at the end of the test. Its workers are the marked ones, as judging is no subject of most tests. */
export function started(options: ServerOptions = {}): Promise<RunningServer> {
  return startedJudging({ worker: marked, ...options });
}

/** The same with workers that judge. They judge no examples, which take seconds. */
export async function startedJudging(options: ServerOptions = {}): Promise<RunningServer> {
  const settings = withServerDefaults({ ...quiet, ...options });
  const open = await openServer(settings, async (...parts) => ({
    ...judgingInThreads(...parts, 0),
    keepWarm: () => {},
  }));
  const server = loggedServer(open, settings);
  onTestFinished(() => server.close());
  return server;
}

/** A server that judges examples until it is quick, as it does for everybody. */
export async function startedWarm(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ ...quiet, ...options });
  onTestFinished(() => server.close());
  return server;
}

export interface LoggedServer {
  readonly server: RunningServer;
  readonly text: () => string;
  /** The log lines of requests; to be read after the server has closed. */
  readonly requests: () => Record<string, unknown>[];
}

export async function startedWithLog(options: ServerOptions = {}): Promise<LoggedServer> {
  const lines: string[] = [];
  const server = await startedJudging({
    ...options,
    logFormat: 'json',
    writeLog: (line) => void lines.push(line),
  });
  return {
    server,
    text: () => lines.join(''),
    requests: () => lines.map((line) => JSON.parse(line)).filter(({ traceId, method }) => traceId && method),
  };
}

export function post(
  { url }: Pick<RunningServer, 'url'>,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
) {
  return fetch(`${url}/v1/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** A number of `/metrics` by name and labels; 0 if it is not there yet. */
export async function metric({ url }: Pick<RunningServer, 'url'>, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

/** Waits until a condition holds, and leaves the processor to what makes it hold. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10);
}

/** Holds a document in its worker until it is released. */
export function gate() {
  const folder = temporaryFolder();
  const file = join(folder, 'gate');
  const open = () => writeFileSync(file, '');
  onTestFinished(open);
  const begun = () => (existsSync(`${file}.begun`) ? readFileSync(`${file}.begun`, 'utf8').length : 0);
  return { body: `"HOLD ${file}"`, open, begun, hasBegun: () => until(() => begun() > 0) };
}

/** A connection with what came back on it and how it ended. */
export interface Connection {
  readonly socket: Socket;
  readonly received: () => string;
  /** Resolves to what came back when the connection closes; rejects if it is cut off. */
  readonly ended: Promise<string>;
}

export async function connected({ url }: RunningServer): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('error', reject).on('close', () => resolve(received));
  });
  ended.catch(() => {});
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  return { socket, received: () => received, ended };
}

/** Returns what comes back on a new connection until it closes. */
export async function conversation(server: RunningServer, sent: string): Promise<string> {
  const { socket, ended } = await connected(server);
  socket.write(sent);
  return ended;
}

export const head = 'POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** A complete request. */
export function posted(body: string): string {
  return `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
