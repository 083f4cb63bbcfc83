import { optionsOf } from '../../core/options/option-kinds.ts';
import { loadRuleSet } from '../../schematron/rule-set-file.ts';
import { type ServerOptions, serverOptionShape } from '../../server/options.ts';
import { startServer } from '../../server/start.ts';
import { optionsFromFile } from '../input/options.ts';
import { lookWithLogo, renderLookKind } from '../input/render-look.ts';
import { readNamedRules } from '../input/rule-set-files.ts';
import { exitCodes, type Io, type Run, UsageError } from '../io.ts';
import { unlistening } from '../listen-error.ts';
import { reasonValue } from '../refusal.ts';
import type { Arguments } from '../syntax/commands.ts';
import { prepareForManyFunctions } from '../v8-flags.ts';

/** The usual exit codes of shells, for a server that a second signal stopped at once. */
const signalCodes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof signalCodes;

/** `pint-ae serve`: a server that runs until a signal; requests in progress are finished first. */
export async function serveCommand(args: Arguments<'serve'>, io: Io, run: Run): Promise<number> {
  prepareForManyFunctions();
  const server = await startServer(await serverOptions(args, run)).catch(
    async (error: NodeJS.ErrnoException) => {
      throw unlistening(error) ?? new UsageError('cannotStart', { reason: await reasonValue(error) });
    },
  );
  io.stdout(`${server.url}\n`);
  await nextSignal();
  // A second signal does not wait for requests in progress.
  void nextSignal().then((signal) => process.exit(signalCodes[signal]));
  await server.close();
  return exitCodes.valid;
}

const {
  strict,
  withoutAdvice,
  company,
  units,
  ignoredFields,
  creditNoteReasonCode,
  issueTime,
  problemBase,
  documentLimits,
} = serverOptionShape;

/** Options of the `--options` file that have no flag. */
const fileOptions = optionsOf({
  strict,
  withoutAdvice,
  company,
  units,
  ignoredFields,
  creditNoteReasonCode,
  issueTime,
  problemBase,
  documentLimits,
  render: renderLookKind,
});

async function serverOptions(args: Arguments<'serve'>, run: Run): Promise<ServerOptions> {
  const { render, ...fromFile } = await optionsFromFile(args.optionsFile, fileOptions);
  const given = {
    look: render && args.optionsFile && (await lookWithLogo(render, args.optionsFile)),
    host: args.host,
    allowedHosts: args.allowedHost?.split(',').map((name) => name.trim()),
    allowedOrigins: args.allowedOrigin?.split(',').map((origin) => origin.trim()),
    port: args.port,
    jobs: args.jobs,
    queue: args.queue,
    maximumBytes: args.maximumBytes,
    timeLimit: args.timeLimit,
    drainDelay: args.drainDelay,
    ...(args.ruleset.length === 0 ? {} : await rulesOf(args.ruleset)),
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const isStrict = args.strict || fromFile.strict === true;
  return {
    ...fromFile,
    ...Object.fromEntries(named),
    strict: isStrict,
    logFormat: args.logFormat,
    ...(args.mcp ? { handlers: await agentsAnswered(run, args, given.allowedOrigins) } : {}),
  };
}

async function agentsAnswered(
  run: Run,
  { maximumBytes, timeLimit }: Arguments<'serve'>,
  allowedOrigins: readonly string[] | undefined,
): Promise<ServerOptions['handlers']> {
  const { createMcpHandler } = await import('../mcp/http.ts');
  const { createToolThreads } = await import('../mcp/threads.ts');
  const { call } = createToolThreads(timeLimit === undefined ? {} : { timeLimit });
  return new Map([['/mcp', createMcpHandler(run, maximumBytes, { call, allowedOrigins })]]);
}

/** Rule sets as the values of their files, which the workers load; one that cannot be loaded is reported now. */
const rulesOf = (names: readonly string[]) => readNamedRules(names, loadRuleSet, ({ file }) => file);

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
