import { completionScript, type Shell, shells } from '../help/completion.ts';
import { type ExitCode, exitCodes, type Io, suggestion, UsageError } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae completion bash|zsh|fish|powershell`: the completion script for that shell. */
export async function completionCommand(args: Arguments<'completion'>, io: Io): Promise<ExitCode> {
  const [name = '', ...others] = args.operands;
  const shell = shells.find((each): each is Shell => each === name);
  if (shell === undefined || others.length > 0)
    throw new UsageError('completionTakes', suggestion(name, shells));
  io.stdout(completionScript(shell, args.language));
  return exitCodes.valid;
}
