import { availableParallelism } from 'node:os';
import type { Language } from '../../core/messages/language.ts';
import { checkOptions } from '../../core/options/check-options.ts';
import { needPackages } from '../../node/optional-package.ts';
import { judgingInOwnThread } from '../../server/judging.ts';
import { createLog } from '../../server/log.ts';
import { serverOptionsKind, withServerDefaults } from '../../server/options.ts';
import { type RunningProcesses, startProcesses } from '../../server/processes.ts';
import { loggedServer, openServer, type RunningServer } from '../../server/start.ts';
import { documentsBeforeStart } from '../../server/warm-up.ts';
import { workerFile } from '../../workers/shipped-file.ts';
import { type StopSignal, signalCodes, thisProcess } from '../batch/process.ts';
import { exitCodes } from '../exit-code.ts';
import { errorText, type Io, type Run, UsageError } from '../io.ts';
import { reasonValue, refusalText } from '../refusal.ts';
import { type ServeSetup, serverOptions, setupOf } from '../serve/setup.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { prepareForManyFunctions } from '../v8-flags.ts';

/**
 * `pint-ae serve`: a server that runs until a signal; requests in progress are finished first. SIGHUP reads the named
 * files again, and replaces its processes one after the other.
 */
export async function serveCommand(args: Arguments<'serve'>, io: Io, run: Run): Promise<number> {
  prepareForManyFunctions();
  const processes = args.processes ?? availableParallelism();
  const server = await startServing(await setupOf(args), processes, run).catch(
    async (error: NodeJS.ErrnoException) => {
      throw unlistening(error) ?? new UsageError('cannotStart', { reason: await reasonValue(error) });
    },
  );
  io.stdout(`${server.url}\n`);
  const { renew } = server;
  if (renew !== undefined) renewAtSighup(async () => renew(await setupOf(args)), io, args.language);
  await nextSignal();
  // After a second signal, the server does not wait for requests in progress.
  void nextSignal().then((signal) => end(server, signal));
  await server.close();
  return exitCodes.valid;
}

function end({ kill }: Serving, signal: StopSignal): void {
  kill?.();
  process.exit(signalCodes[signal]);
}

/** Reloads a server at each SIGHUP, one reload at a time; an unreadable setup changes nothing. */
function renewAtSighup(renew: () => Promise<void>, io: Io, language: Language): void {
  let renewed = Promise.resolve();
  process.on('SIGHUP', () => {
    renewed = renewed.then(renew).catch(async (error: unknown) => {
      const isUsage = error instanceof UsageError;
      io.stderr(`pint-ae: ${isUsage ? errorText(error, language) : await refusalText(error, language)}\n`);
    });
  });
}

function nextSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    const unlisten = thisProcess().onStop((signal) => {
      unlisten();
      resolve(signal);
    });
  });
}

type Reason = Extract<UsageError['text'], `cannotListen${string}`>;

const reasons: Readonly<Partial<Record<string, Reason>>> = {
  EADDRINUSE: 'cannotListenPortTaken',
  EACCES: 'cannotListenPortReserved',
  EADDRNOTAVAIL: 'cannotListenForeignAddress',
  ENOTFOUND: 'cannotListenUnknownHost',
  EAI_AGAIN: 'cannotListenUnknownHost',
};

type ListenError = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
};

function unlistening(error: ListenError): UsageError | undefined {
  const { syscall, code = '', address = '', port, hostname = '', message } = error;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  const text = reasons[code];
  if (text === undefined) return new UsageError('cannotListen', { reason: message });
  const host = address.includes(':') ? `[${address}]` : address;
  return new UsageError(text, { address: `${host}:${port}`, host: hostname });
}

type Serving = RunningServer & Partial<RunningProcesses<ServeSetup>>;

/** Time beyond its grace period that a process may take to end, in milliseconds. */
const timeToEnd = 5_000;

async function startServing(setup: ServeSetup, processes: number, run: Run): Promise<Serving> {
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
