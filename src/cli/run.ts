import { version } from '../core/version.ts';
import { commandNamed, readArguments, splitCommandLine } from './arguments.ts';
import { computeCommand } from './commands/compute.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { convertCommand } from './commands/convert.ts';
import { explainCommand } from './commands/explain.ts';
import { rulesCommand } from './commands/rules.ts';
import { rulesetCommand } from './commands/ruleset.ts';
import { validateCommand } from './commands/validate.ts';
import type { Arguments, CommandName } from './commands.ts';
import { help } from './help.ts';
import { exitCodes, type Io, UsageError } from './io.ts';

type Runners = { readonly [Name in CommandName]: (args: Arguments<Name>, io: Io) => Promise<number> };

const runners: Runners = {
  validate: validateCommand,
  convert: convertCommand,
  compute: computeCommand,
  explain: explainCommand,
  rules: rulesCommand,
  conformance: conformanceCommand,
  ruleset: rulesetCommand,
  // What these load, threads and all, the others need not wait for.
  batch: async (args, io) => (await import('./commands/batch.ts')).batchCommand(args, io),
  serve: async (args, io) => (await import('./commands/serve.ts')).serveCommand(args, io),
};

/** Runs the command line and gives its exit code. Never throws. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    io.stderr(`pint-ae: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) io.stderr('pint-ae --help tells how to use it.\n');
    return exitCodes.failed;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const line = splitCommandLine(argv);
  const asksFor = (name: string) => line.options.some((option) => option.name === name);
  if (asksFor('version')) {
    io.stdout(`${version}\n`);
    return exitCodes.valid;
  }
  if (asksFor('help') || line.command === 'help') {
    io.stdout(help);
    return exitCodes.valid;
  }
  return runCommand(commandNamed(line.command), line, io);
}

function runCommand<Name extends CommandName>(
  name: Name,
  line: ReturnType<typeof splitCommandLine>,
  io: Io,
): Promise<number> {
  return runners[name](readArguments(name, line), io);
}
