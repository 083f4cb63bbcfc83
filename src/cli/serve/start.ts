import { checkOptions } from '../../core/options/check-options.ts';
import { needPackages } from '../../node/optional-package.ts';
import { judgingInOwnThread } from '../../server/judging.ts';
import { createLog } from '../../server/log.ts';
import { serverOptionsKind, withServerDefaults } from '../../server/options.ts';
import { type RunningProcesses, startProcesses } from '../../server/processes.ts';
import { loggedServer, openServer, type RunningServer } from '../../server/start.ts';
import { documentsBeforeStart } from '../../server/warm-up.ts';
import { workerFile } from '../../workers/worker-file.ts';
import type { Run } from '../io.ts';
import { type ServeSetup, serverOptions } from './setup.ts';

/** A running server; one of several processes can be renewed, and ended at once. */
export type Serving = RunningServer & Partial<RunningProcesses<ServeSetup>>;

/** Time beyond its grace period that a process may take to end, in milliseconds. */
const timeToEnd = 5_000;

/** Starts a server with a number of processes; a single one is this process itself. */
export async function startServing(setup: ServeSetup, processes: number, run: Run): Promise<Serving> {
  checkOptions('startServer', serverOptionsKind, setup.options);
  if (processes === 1) return startAlone(setup, run);
  needPackages('server');
  const { logFormat, writeLog, drainDelay, grace } = withServerDefaults(setup.options);
  return startProcesses({
    program: workerFile('server-process'),
    count: processes,
    setup,
    log: createLog(logFormat, writeLog),
    timeToDrain: drainDelay + grace + timeToEnd,
  });
}

async function startAlone(setup: ServeSetup, run: Run): Promise<RunningServer> {
  const settings = withServerDefaults({ ...(await serverOptions(setup, run)), threads: 1 });
  const server = await openServer(settings, (...parts) => judgingInOwnThread(...parts, documentsBeforeStart));
  return loggedServer(server, settings);
}
