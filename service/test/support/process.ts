import { type ChildProcess, spawn } from 'node:child_process';
import { thisRelease } from './command.ts';

/** A service in a process of its own. */
export interface ServiceProcess {
  readonly pid: number;
  /** Its address; undefined if it ended before it was ready. */
  readonly address: Promise<string | undefined>;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
  readonly output: () => string;
}

export function startProcess(
  settings: Readonly<Record<string, string>>,
  ...options: string[]
): ServiceProcess {
  return startRelease(thisRelease, settings, ...options);
}

/** Starts the program of another release. */
export function startRelease(
  program: string,
  settings: Readonly<Record<string, string>>,
  ...options: string[]
): ServiceProcess {
  const child = spawn(process.execPath, [program, 'serve', ...options], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = endOf(child);
  const ready = new Promise<string | undefined>((done) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /"The service is ready\.","address":"([^"]+)"/.exec(output)?.[1];
      if (address !== undefined) done(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => done(undefined));
  });
  return {
    pid: child.pid ?? 0,
    address: ready,
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
    output: () => output,
  };
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.on('exit', () => done());
  });
}
