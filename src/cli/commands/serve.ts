import { availableParallelism } from 'node:os';
import type { Language } from '../../core/messages/language.ts';
import { errorText, exitCodes, type Io, type Run, UsageError } from '../io.ts';
import { unlistening } from '../listen-error.ts';
import { reasonValue, refusalText } from '../refusal.ts';
import { setupOf } from '../serve/setup.ts';
import { type Serving, startServing } from '../serve/start.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { prepareForManyFunctions } from '../v8-flags.ts';

/** The usual exit codes of shells, for a server that a second signal stopped at once. */
const signalCodes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof signalCodes;

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

function end({ kill }: Serving, signal: Signal): void {
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

function nextSignal(): Promise<Signal> {
  return new Promise((resolve) => {
    const signals = Object.keys(signalCodes) as Signal[];
    const receive = (signal: NodeJS.Signals) => {
      for (const each of signals) process.off(each, receive);
      resolve(signal as Signal);
    };
    for (const signal of signals) process.on(signal, receive);
  });
}
