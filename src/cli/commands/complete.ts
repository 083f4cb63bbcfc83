import { type Candidate, candidatesFor } from '../help/candidates.ts';
import { completionScript, type Shell, shells } from '../help/completion.ts';
import { type ExitCode, exitCodes, type Io, suggestion, UsageError } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae complete SHELL WORD…`, which the completion scripts run: prints the candidates for the last word. */
export function completeCommand(shell: Shell, given: readonly string[], io: Io): ExitCode {
  // The language of the script comes first; the command line may name another.
  const isInArabic = given[0] === '--lang' && given[1] === 'ar';
  const words = isInArabic ? given.slice(2) : given;
  const written = wordsOf[shell]?.(words) ?? words;
  const found = candidatesFor(written, isInArabic ? 'ar' : 'en');
  io.stdout(found.map((candidate) => `${lineOf[shell](candidate, written.at(-1) ?? '')}\n`).join(''));
  return found.length > 0 ? exitCodes.valid : exitCodes.failed;
}

/** The words as typed, for shells that pass them differently. */
const wordsOf: Partial<Readonly<Record<Shell, (words: readonly string[]) => readonly string[]>>> = {
  // In bash, an equals sign is a separate word.
  bash: (words) =>
    words
      .join('\n')
      .replace(/\n=\n?/g, '=')
      .split('\n'),
  powershell: (words) => words.map((word) => word.slice(1)),
};

const withTab = ({ word, meaning }: Candidate) => (meaning === undefined ? word : `${word}\t${meaning}`);

const lineOf: Readonly<Record<Shell, (candidate: Candidate, written: string) => string>> = {
  // The part before an equals sign is already there.
  bash: ({ word }, written) => (written.includes('=') ? word.slice(word.indexOf('=') + 1) : word),
  zsh: ({ word, meaning }) =>
    [word.replaceAll(':', '\\:'), ...(meaning === undefined ? [] : [meaning])].join(':'),
  fish: withTab,
  powershell: withTab,
};

/** `pint-ae completion bash|zsh|fish|powershell`: the completion script for that shell. */
export async function completionCommand(args: Arguments<'completion'>, io: Io): Promise<ExitCode> {
  const [name = '', ...others] = args.operands;
  const shell = shells.find((each): each is Shell => each === name);
  if (shell === undefined || others.length > 0)
    throw new UsageError('completionTakes', suggestion(name, shells));
  io.stdout(completionScript(shell, args.language));
  return exitCodes.valid;
}
