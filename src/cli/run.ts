import type { Language } from '../core/messages/language.ts';
import { version } from '../core/version.ts';
import { terminalLine } from '../report/reading-order.ts';
import { bothLanguages } from '../specification/both-languages.ts';
import type { ConfiguredLine } from './config/with-configuration.ts';
import { exitCodes } from './exit-code.ts';
import { shells } from './help/completion.ts';
import { errorText, type Io, UsageError, waitingForStdin } from './io.ts';
import texts from './messages/command-line.json' with { type: 'json' };
import { refusalText } from './refusal.ts';
import { type CommandLine, commandNamed, readArguments, splitCommandLine } from './syntax/arguments.ts';
import { type Arguments, type CommandName, isCommand, withoutFound } from './syntax/flags-of-commands.ts';

type Runners = { readonly [Name in CommandName]: (args: Arguments<Name>, io: Io) => Promise<number> };

/** Each command loads only what it needs. */
const runners: Runners = {
  validate: async (args, io) => (await import('./commands/validate.ts')).validateCommand(args, io),
  convert: async (args, io) => (await import('./commands/convert.ts')).convertCommand(args, io),
  render: async (args, io) => (await import('./commands/render.ts')).renderCommand(args, io),
  compute: async (args, io) => (await import('./commands/compute.ts')).computeCommand(args, io),
  read: async (args, io) => (await import('./commands/read.ts')).readCommand(args, io),
  credit: async (args, io) => (await import('./commands/credit.ts')).creditCommand(args, io),
  ledger: async (args, io) => (await import('./commands/ledger.ts')).ledgerCommand(args, io),
  table: async (args, io) => (await import('./commands/table.ts')).tableCommand(args, io),
  batch: async (args, io) => (await import('./commands/batch.ts')).batchCommand(args, io),
  mls: async (args, io) => (await import('./commands/mls.ts')).mlsCommand(args, io),
  tdd: async (args, io) => (await import('./commands/tdd.ts')).tddCommand(args, io),
  explain: async (args, io) => (await import('./commands/explain.ts')).explainCommand(args, io),
  rules: async (args, io) => (await import('./commands/rules.ts')).rulesCommand(args, io),
  schema: async (args, io) => (await import('./commands/schema.ts')).schemaCommand(args, io),
  init: async (args, io) => (await import('./commands/init.ts')).initCommand(args, io),
  config: async (args, io) => (await import('./commands/config.ts')).configCommand(args, io),
  completion: async (args, io) => (await import('./commands/complete.ts')).completionCommand(args, io),
  conformance: async (args, io) => (await import('./commands/conformance.ts')).conformanceCommand(args, io),
  serve: async (args, io) => (await import('./commands/serve.ts')).serveCommand(args, io, run),
  mcp: async (args, io) => (await import('./commands/mcp.ts')).mcpCommand(args, io, run),
  'rule-set': async (args, io) => (await import('./commands/rule-set.ts')).ruleSetCommand(args, io),
  schematron: async (args, io) => (await import('./commands/schematron.ts')).schematronCommand(args, io),
};

/** Runs the command line and returns its exit code. Never throws. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let line = splitCommandLine(argv);
  try {
    const [first, second, ...words] = argv;
    const shell = first === 'complete' ? shells.find((each) => each === second) : undefined;
    if (shell !== undefined)
      return (await import('./commands/complete.ts')).completeCommand(shell, words, io);
    const configured = await configuredLine(line);
    line = configured.line;
    return await dispatch(configured, inColourAsked(line, io));
  } catch (error) {
    await printError(error, line, io);
    return exitCodes.failed;
  }
}

/** The command line with the configuration that it names, or that was found; each is read only if present. */
async function configuredLine(line: CommandLine): Promise<ConfiguredLine> {
  const { command = '', options } = line;
  const asksFor = (name: string) => options.some((option) => option.name === name);
  if (!isCommand(command) || command === 'config') return { line };
  if (!asksFor('config') && (asksFor('no-config') || withoutFound.has(command))) return { line };
  const { withConfiguration } = await import('./config/with-configuration.ts');
  return withConfiguration(command, line, languageOf);
}

/** Colours as the last `--color` or `--no-color` requests; otherwise as the terminal supports them. */
function inColourAsked({ options }: CommandLine, io: Io): Io {
  const asked = options.findLast(({ name }) => name === 'color' || name === 'no-color')?.name;
  if (asked === undefined) return io;
  const colour = asked === 'color';
  return { ...io, colour, ofErrors: { ...io.ofErrors, colour } };
}

/** Failures of files and disks, which a command's help does not explain; each text states the problem. */
const failuresOfFiles: ReadonlySet<UsageError['text']> = new Set([
  'cannotWrite',
  'cannotGoOnWriting',
  'cannotWriteOutput',
  'cannotReadBecause',
  'damagedGzip',
  'outputGone',
]);

async function printError(error: unknown, line: CommandLine, io: Io): Promise<void> {
  const language = languageOf(line);
  if (!(error instanceof UsageError)) {
    io.stderr(`pint-ae: ${await refusalText(error, language)}\n`);
    return;
  }
  io.stderr(`pint-ae: ${errorText(error, language)}\n`);
  if (failuresOfFiles.has(error.text)) return;
  const { command = '' } = line;
  const { seeHelp, seeHelpOf } = texts.answers;
  io.stderr(`${terminalLine(isCommand(command) ? seeHelpOf : seeHelp, language, { command })}\n`);
}

/** Returns the language of a command line, even if other parts of it are wrong. */
export function languageOf({ options }: CommandLine): Language {
  const asked = options.find(({ name }) => name === 'lang')?.value;
  return bothLanguages.find((language) => language === asked) ?? 'en';
}

async function dispatch({ line, note, configuration }: ConfiguredLine, io: Io): Promise<number> {
  const asksFor = (name: string) => line.options.some((option) => option.name === name);
  if (asksFor('version') || line.command === 'version') {
    io.stdout(`${version}\n`);
    return exitCodes.valid;
  }
  const help = await helpAskedFor(line, asksFor('help'), io);
  if (help !== undefined) {
    io.stdout(help);
    return exitCodes.valid;
  }
  const command = commandNamed(line.command);
  if (note !== undefined) io.stderr(`${note}\n`);
  return runCommand(command, line, configuration === undefined ? io : { ...io, configuration });
}

async function helpAskedFor(
  line: CommandLine,
  isAsked: boolean,
  { columns }: Io,
): Promise<string | undefined> {
  const language = languageOf(line);
  const isHelpCommand = line.command === 'help';
  if (!isAsked && !isHelpCommand) {
    const isBare = line.command === undefined && line.options.every(({ name }) => name === 'lang');
    return isBare ? (await import('./help/help.ts')).startText(language, columns) : undefined;
  }
  const about = isHelpCommand ? line.operands[0] : line.command;
  if (about === undefined) return (await import('./help/help.ts')).helpText(language, columns);
  const command = commandNamed(about);
  return (await import('./help/help.ts')).commandHelp(command, language, columns);
}

function runCommand<Name extends CommandName>(name: Name, line: CommandLine, io: Io): Promise<number> {
  return runners[name](
    readArguments(name, line),
    io.stdinIsTerminal === true ? tellingThatItWaits(line, io) : io,
  );
}

/** A terminal sends nothing until somebody types: without a message, the command would seem to hang. */
function tellingThatItWaits(line: CommandLine, io: Io): Io {
  return {
    ...io,
    readStdin: (limit) => {
      io.stderr(waitingForStdin(languageOf(line)));
      return io.readStdin(limit);
    },
  };
}
