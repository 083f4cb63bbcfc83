import type { ServerOptions } from '../../server/options.ts';
import { startServer } from '../../server/start.ts';
import type { Arguments } from '../arguments.ts';
import { exitCodes, type Io, UsageError } from '../io.ts';
import { validateOptions } from '../options.ts';

/** Exit codes of a server that a second signal stopped at once, as shells know them. */
const signalCodes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof signalCodes;

/** `pint-ae serve`: a server until a signal ends it; what is in flight is finished first. */
export async function serveCommand(args: Arguments, io: Io): Promise<number> {
  const server = await startServer(await serverOptions(args)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`can not listen: ${error.message}`);
  });
  io.stdout(`${server.url}\n`);
  await nextSignal();
  // Whoever asks twice does not want to wait for what is in flight.
  void nextSignal().then((signal) => process.exit(signalCodes[signal]));
  await server.close();
  return exitCodes.valid;
}

async function serverOptions(args: Arguments): Promise<ServerOptions> {
  const { defaults, strict, creditNoteReasonCode } = await validateOptions(args);
  const given = {
    host: args.host,
    port: args.port,
    jobs: jobsOf(args.jobs),
    queue: args.queue,
    maximumBytes: args.maximumBytes,
    timeLimit: args.timeLimit,
    defaults,
    strict,
    creditNoteReasonCode,
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(named), logFormat: args.logFormat };
}

function jobsOf(jobs: string | undefined): number | undefined {
  if (jobs === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(jobs)) throw new UsageError(`--jobs takes a whole number, not ${jobs}`);
  return Number(jobs);
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
