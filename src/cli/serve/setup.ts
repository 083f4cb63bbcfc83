import { optionsOf } from '../../core/options/option-kinds.ts';
import { validationShape } from '../../http/document-work.ts';
import { loadRuleSet } from '../../schematron/rule-set-file.ts';
import { type ServerOptions, serverOptionShape } from '../../server/options.ts';
import { moduleAddress, optionsFromFile } from '../input/options.ts';
import { lookWithLogo, renderLookKind } from '../input/render-look.ts';
import { namedReleases, readNamedRules } from '../input/rule-set-files.ts';
import type { Run } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** Setup of a server: plain data, so that each of its processes gets it. */
export interface ServeSetup {
  readonly options: ServerOptions;
  readonly agents?: Pick<ServerOptions, 'timeLimit' | 'allowedOrigins'> & {
    readonly maxBytes: number | undefined;
  };
}

/** The file leaves rules and engine to flags; JSON cannot contain a specification. */
const { engine, release, ruleSets, specification, ...ofDocuments } = validationShape;

const fileOptions = optionsOf({
  ...ofDocuments,
  ignoreAdvice: serverOptionShape.ignoreAdvice,
  problemBase: serverOptionShape.problemBase,
  limits: serverOptionShape.limits,
  render: renderLookKind,
});

/** Returns the setup for a command line, with the files that it names. */
export async function setupOf(args: Arguments<'serve'>): Promise<ServeSetup> {
  const { render, ...fromFile } = await optionsFromFile(args.optionsFile, fileOptions);
  const { maxBody, maxQueue, timeLimit } = args;
  const allowedOrigins = args.allowedOrigin?.split(',').map((origin) => origin.trim());
  const given = {
    look: render && args.optionsFile && (await lookWithLogo(render, args.optionsFile)),
    host: args.host,
    allowedHosts: args.allowedHost?.split(',').map((name) => name.trim()),
    port: args.port,
    ...{ allowedOrigins, timeLimit },
    drainDelay: args.drainDelay,
    specification: args.specification && moduleAddress(args.specification),
    ...namedReleases(args.release),
    ...(args.ruleSets.length === 0 ? {} : { ruleSets: await rulesOf(args.ruleSets) }),
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const isStrict = args.strict || fromFile.strict === true;
  const options = {
    ...fromFile,
    ...Object.fromEntries(named),
    strict: isStrict,
    logFormat: args.logFormat,
    limits: {
      ...fromFile.limits,
      ...(maxBody === undefined ? {} : { maxBodyBytes: maxBody }),
      ...(maxQueue === undefined ? {} : { maxQueue }),
    },
  };
  return { options, ...(args.mcp && { agents: { maxBytes: maxBody, timeLimit, allowedOrigins } }) };
}

/** Rule sets as the values of their files, which the workers load; one that cannot be loaded is reported now. */
const rulesOf = (names: readonly string[]) => readNamedRules(names, loadRuleSet, ({ file }) => file);

/** Returns the options of a server, including those that cannot be passed to another process. */
export async function serverOptions({ options, agents }: ServeSetup, run: Run): Promise<ServerOptions> {
  if (agents === undefined) return options;
  const { createMcpHandler } = await import('../mcp/http.ts');
  const { createToolThreads } = await import('../mcp/threads.ts');
  const { maxBytes, timeLimit, allowedOrigins } = agents;
  const { call } = createToolThreads(timeLimit === undefined ? {} : { timeLimit });
  const handler = createMcpHandler(run, maxBytes, { call, allowedOrigins });
  return { ...options, handlers: new Map([['/mcp', handler]]) };
}
