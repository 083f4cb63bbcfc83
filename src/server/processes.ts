import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onceAsked } from '../core/once-per.ts';
import { faultOf, type Log } from './log.ts';
import { type MetricList, restartsOf, summedCounts } from './metrics.ts';
import type { FromProcess, ListenFailure, ProcessStart, ToProcess } from './process-messages.ts';
import type { RunningServer } from './start.ts';
import { documentsBeforeReplacing, documentsBeforeStart } from './warm-up.ts';

export interface ProcessesOptions<Setup> {
  /** The program of each process, which calls `serveAsProcess`. */
  readonly program: URL;
  readonly count: number;
  /** The setup of each process: plain data. */
  readonly setup: Setup;
  readonly log: Log;
  /** Longest time that a process may take to drain, in milliseconds, before it is ended. */
  readonly timeToDrain: number;
}

export interface RunningProcesses<Setup> extends RunningServer {
  /** Replaces one process after the other; each finishes its requests. */
  readonly renew: (setup: Setup) => Promise<void>;
  /** Ends all processes at once. */
  readonly kill: () => void;
}

/** Milliseconds for the other processes to send their metrics. */
const timeForMetrics = 2_000;

/** The longest wait between two attempts to replace a process that does not start, in milliseconds. */
const longestWait = 30_000;

/** Starts processes that listen on one port, and replaces one that ends. Rejects if one cannot start. */
export async function startProcesses<Setup>(
  options: ProcessesOptions<Setup>,
): Promise<RunningProcesses<Setup>> {
  const { program, count, log, timeToDrain } = options;
  let { setup } = options;
  cluster.setupPrimary({ exec: fileURLToPath(program), args: [], serialization: 'advanced' });
  const up = new Set<Worker>();
  const quick = new Set<Worker>();
  /** Processes that are ended on purpose. */
  const ending = new Set<Worker>();
  const answers = new Map<string, (list: MetricList) => void>();
  let retired: MetricList = [];
  let replaced = 0;
  let asked = 0;
  let isReady = false;
  let isClosing = false;

  function receive(worker: Worker, message: FromProcess): void {
    switch (message.kind) {
      case 'quick':
        quick.add(worker);
        if (quick.size < count) return;
        isReady = true;
        for (const each of up) send(each, { kind: 'all-quick' });
        return;
      case 'metrics-wanted':
        void metricsBeside(worker).then((lists) => send(worker, { kind: 'metrics', id: message.id, lists }));
        return;
      case 'metrics':
        answers.get(`${worker.id} ${message.id}`)?.(message.list);
        return;
      case 'drained':
        void summedCounts([retired, message.list]).then((sum) => {
          retired = sum;
        });
    }
  }

  /** The metrics of all other processes that answer in time, and of ended ones. */
  async function metricsBeside(asking: Worker): Promise<MetricList[]> {
    const others = [...up].filter((each) => each !== asking);
    const lists = await Promise.all(others.map(metricsOf));
    return [...lists.filter((list) => list !== undefined), retired, await restartsOf(replaced)];
  }

  async function metricsOf(worker: Worker): Promise<MetricList | undefined> {
    asked += 1;
    const key = `${worker.id} ${asked}`;
    const told = new Promise<MetricList>((resolve) => answers.set(key, resolve));
    send(worker, { kind: 'metrics-wanted', id: asked });
    const list = await Promise.race([told, wait(timeForMetrics, undefined, { ref: false })]);
    answers.delete(key);
    return list;
  }

  /** Starts a process; resolves to its address. */
  async function start(documentsToWarmUp: number): Promise<string> {
    const worker = cluster.fork();
    const begin: ProcessStart = { processes: count, documentsToWarmUp, isReady };
    const url = await new Promise<string>((resolve, reject) => {
      worker.on('message', (message: FromProcess) => {
        if (message.kind === 'begun') send(worker, { kind: 'start', setup, start: begin });
        else if (message.kind === 'listening') resolve(message.url);
        else if (message.kind === 'failed') reject(errorOf(message.error));
        else receive(worker, message);
      });
      worker.once('exit', (code, signal) => reject(new Error(`a process ended with ${signal ?? code}`)));
    }).catch((error: unknown) => {
      worker.process.kill('SIGKILL');
      throw error;
    });
    up.add(worker);
    worker.once('exit', (code, signal) => {
      up.delete(worker);
      quick.delete(worker);
      if (isClosing || ending.delete(worker)) return;
      replaced += 1;
      const { pid = null } = worker.process;
      log.event('warn', { event: 'process-lost', pid, code, signal });
      void replace();
    });
    return url;
  }

  /** Replaces a process that has ended; the pauses grow if the new one does not start. */
  async function replace(pause = 1_000): Promise<void> {
    if (isClosing) return;
    try {
      await start(up.size > 0 ? documentsBeforeReplacing : documentsBeforeStart);
    } catch (error) {
      if (isClosing) return;
      log.event('error', { event: 'process-not-started', ...faultOf(error) });
      await wait(pause, undefined, { ref: false });
      await replace(Math.min(longestWait, 2 * pause));
    }
  }

  /** Lets a process finish its requests, and waits until it has ended. */
  async function drain(worker: Worker): Promise<void> {
    ending.add(worker);
    const ended = once(worker, 'exit');
    send(worker, { kind: 'drain' });
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), timeToDrain);
    await ended;
    clearTimeout(timer);
  }

  const kill = () => {
    isClosing = true;
    for (const each of workers()) each.process.kill('SIGKILL');
  };
  const [url = ''] = await Promise.all(
    Array.from({ length: count }, () => start(documentsBeforeStart)),
  ).catch((error: unknown) => {
    kill();
    throw error;
  });
  log.event('info', { event: 'listening', url, processes: count });
  const close = onceAsked(async () => {
    isClosing = true;
    log.event('info', { event: 'draining', processes: up.size });
    // One that is still starting has no client yet.
    for (const each of workers()) if (!up.has(each)) each.process.kill('SIGKILL');
    await Promise.all(Array.from(up, drain));
    log.event('info', { event: 'closed' });
  });

  return {
    url,
    kill,
    close,
    renew: async (next) => {
      setup = next;
      for (const old of [...up]) {
        if (isClosing) return;
        await start(documentsBeforeReplacing).catch((error: unknown) => {
          if (!isClosing) throw error;
        });
        if (!isClosing) await drain(old);
      }
      log.event('info', { event: 'renewed', processes: count });
    },
  };

  function send(worker: Worker, message: ToProcess<Setup>): void {
    if (worker.isConnected()) worker.send(message);
  }
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((each) => each !== undefined);
}

function errorOf({ message, ...rest }: ListenFailure): Error {
  return Object.assign(new Error(message), rest);
}
