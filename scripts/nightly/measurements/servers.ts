import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../project-folder.ts';

/** The use of a server: processor time in milliseconds, resident memory in bytes. */
export interface Usage {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** A server under load, in processes of its own. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  readonly pid?: number | undefined;
  readonly usage: () => Promise<Usage>;
  /** Ends it; resolves to whether it ended normally. */
  readonly stop: () => Promise<boolean>;
}

/** One of the servers of `subject.ts`. */
export async function exampleServer(name: string): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), [name], {
    execArgv: ['--import', 'tsx'],
    cwd: projectFolder,
  });
  const [url] = await once(child, 'message');
  return {
    name,
    url: String(url),
    usage: async () => {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      return true;
    },
  };
}

/** `pint-ae serve` with so many processes and further flags; the figures are those that its metrics add up. */
export async function servedBy(processes: number, flags: readonly string[] = []): Promise<Subject> {
  const child = spawn(
    process.execPath,
    ['dist/cli.js', 'serve', '--port', '0', '--log-format', 'none', '--processes', `${processes}`, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: projectFolder },
  );
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    name: `serve, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    pid: child.pid,
    url: String(url),
    usage: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const value = (metric: string) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1]);
      return {
        milliseconds: value('process_cpu_seconds_total') * 1000,
        bytes: value('process_resident_memory_bytes'),
      };
    },
    stop: () => stopped(child),
  };
}

async function stopped(child: ChildProcess): Promise<boolean> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await exited;
  return code === 0;
}
