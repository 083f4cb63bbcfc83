import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../project-folder.ts';

/** A server under load, in processes of its own. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  readonly pid?: number | undefined;
  /** Milliseconds of processor time that it has taken. */
  readonly processorTime: () => Promise<number>;
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
    processorTime: async () => {
      child.send('processor time');
      const [milliseconds] = await once(child, 'message');
      return milliseconds;
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
    processorTime: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code === 0;
    },
  };
}
