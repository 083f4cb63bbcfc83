import cluster from 'node:cluster';
import { judgingInOwnThread } from './judging.ts';
import type { MetricList } from './metrics.ts';
import { type CompleteOptions, type ServerOptions, withServerDefaults } from './options.ts';
import type { FromProcess, ListenFailure, ProcessStart, ToProcess } from './process-messages.ts';
import { type OpenServer, openServer } from './start.ts';

/** Milliseconds between two checks of the speed of validation. */
const checkInterval = 250;

/** Serves as one of the processes of `startProcesses` until its end message, SIGTERM, or its starter's end. */
export function serveAsProcess<Setup>(optionsOf: (setup: Setup) => Promise<ServerOptions>): void {
  const answers = new Map<number, (lists: readonly MetricList[]) => void>();
  let server: OpenServer | undefined;
  let isReady = false;
  let asked = 0;

  const metricsOfOthers = () =>
    new Promise<readonly MetricList[]>((resolve) => {
      asked += 1;
      answers.set(asked, resolve);
      tell({ kind: 'metrics-wanted', id: asked });
    });

  async function start(setup: Setup, given: ProcessStart): Promise<void> {
    isReady = given.isReady;
    const settings = shareOf(await optionsOf(setup), given.processes);
    server = await openServer(settings, (...parts) => judgingInOwnThread(...parts, given.documentsToWarmUp), {
      metrics: metricsOfOthers,
      areQuick: () => isReady,
    });
    tell({ kind: 'listening', url: server.url });
    const checking = setInterval(() => {
      if (server?.isQuick() !== true) return;
      clearInterval(checking);
      tell({ kind: 'quick' });
    }, checkInterval).unref();
  }

  async function end(): Promise<void> {
    await server?.close();
    const list = await server?.metrics();
    if (list !== undefined) tell({ kind: 'drained', list });
    // The main process may hand over a connection before it knows that this process takes none: its answer comes after that.
    if (cluster.worker?.isConnected()) cluster.worker.once('disconnect', () => process.exit(0)).disconnect();
    else process.exit(0);
  }

  process.on('message', async (message: ToProcess<Setup>) => {
    switch (message.kind) {
      case 'start':
        await start(message.setup, message.start).catch((error: NodeJS.ErrnoException) =>
          tell({ kind: 'failed', error: failureOf(error) }),
        );
        return;
      case 'all-quick':
        isReady = true;
        return;
      case 'metrics-wanted':
        if (server !== undefined) tell({ kind: 'metrics', id: message.id, list: await server.metrics() });
        return;
      case 'metrics':
        answers.get(message.id)?.(message.lists);
        answers.delete(message.id);
        return;
      case 'drain':
        await end();
    }
  });
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  // A terminal sends it to all processes; the main process decides what to do.
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  tell({ kind: 'begun' });
}

function tell(message: FromProcess): void {
  if (process.connected) process.send?.(message);
}

/** The part of a server's limits for each process; each has a worker for large documents. */
function shareOf(options: ServerOptions, processes: number): CompleteOptions {
  const whole = withServerDefaults({ ...options, threads: processes });
  const { limits } = whole;
  const share = (limit: number) => Math.ceil(limit / processes);
  return {
    ...whole,
    threads: 1,
    limits: {
      ...limits,
      maxQueue: share(limits.maxQueue),
      maxConnections: share(limits.maxConnections),
      maxHeldBytes: share(limits.maxHeldBytes),
    },
  };
}

function failureOf(error: NodeJS.ErrnoException & ListenFailure): ListenFailure {
  const { message, code, syscall, address, port, hostname } = error;
  const members = Object.entries({ code, syscall, address, port, hostname });
  return { message, ...Object.fromEntries(members.filter(([, value]) => value !== undefined)) };
}
