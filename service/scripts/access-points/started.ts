import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of the network that can be ended and started again. */
export interface Program {
  readonly start: () => Promise<void>;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A program whose output goes to a file; it has started when `isReady` says so. */
export function program(
  [name, ...rest]: readonly [string, ...string[]],
  log: string,
  isReady: () => Promise<boolean>,
): Program {
  let child: ChildProcess | undefined;
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null;
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    start: async () => {
      if (!hasEnded()) return;
      const output = createWriteStream(log, { flags: 'a' });
      const started = spawn(name, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      started.stdout.pipe(output);
      started.stderr.pipe(output);
      for (let tries = 0; !(await isReady()); tries++) {
        if (hasEnded() || tries > 600) throw new Error(`${name} does not start: ${log}`);
        await pause(200);
      }
    },
    kill: async (signal = 'SIGTERM') => {
      if (hasEnded()) return;
      const ended = new Promise((done) => child?.once('exit', done));
      child?.kill(signal);
      await ended;
    },
  };
}

/** Tells whether a request gets an answer, with any status. */
export async function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );
}

/** Ports of 127.0.0.1 that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
