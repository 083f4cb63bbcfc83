import { version } from '../core/version.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { computeCommand } from './commands/compute.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { convertCommand } from './commands/convert.ts';
import { explainCommand } from './commands/explain.ts';
import { rulesCommand } from './commands/rules.ts';
import { rulesetCommand } from './commands/ruleset.ts';
import { validateCommand } from './commands/validate.ts';
import { help } from './help.ts';
import { exitCodes, type Io, UsageError } from './io.ts';

const commands: Readonly<Record<string, (args: Arguments, io: Io) => Promise<number>>> = {
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
    return await dispatch(readArguments(argv), io);
  } catch (error) {
    io.stderr(`pint-ae: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) io.stderr('pint-ae --help tells how to use it.\n');
    return exitCodes.failed;
  }
}

async function dispatch(args: Arguments, io: Io): Promise<number> {
  if (args.version) {
    io.stdout(`${version}\n`);
    return exitCodes.valid;
  }
  if (args.help || args.command === 'help') {
    io.stdout(help);
    return exitCodes.valid;
  }
  if (args.command === undefined) throw new UsageError('no command is given');
  const command = Object.hasOwn(commands, args.command) ? commands[args.command] : undefined;
  if (command === undefined) throw new UsageError(`there is no command ${args.command}`);
  return command(args, io);
}
