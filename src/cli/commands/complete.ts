import { verdictFields } from '../../batch/verdict.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { topicsOfRules } from '../explain/rule-words.ts';
import { explainableWords } from '../explain/words.ts';
import { completionScript, type Shell, shells } from '../help/completion.ts';
import { type Io, suggestion, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { help, version } from '../syntax/arguments.ts';
import type { Flag } from '../syntax/flag.ts';
import {
  type Arguments,
  type CommandTable,
  commandNames,
  commands,
  isCommand,
} from '../syntax/flags-of-commands.ts';
import { general } from '../syntax/shared-flags.ts';

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

/** A word that may be at the cursor, with its meaning if it has one. */
interface Candidate {
  readonly word: string;
  readonly meaning?: string;
}

type Option = Pick<Flag<unknown>, 'name' | 'short' | 'placeholder' | 'allowed' | 'help'>;

const ofEveryCommand: Option = { ...help, help: 'help' };
const beforeCommand: readonly Option[] = [general.language, ofEveryCommand, { ...version, help: 'version' }];

/** Returns the candidates for the last word after the name of the program; empty if a file is expected there. */
function candidatesFor(words: readonly string[], language: Language): readonly Candidate[] {
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const isValue = (at: number) => {
    const previous = optionNamed(beforeCommand, before[at - 1]);
    return previous !== undefined && previous.placeholder !== null;
  };
  const command = before.find((word, at) => !word.startsWith('-') && !isValue(at));
  const options = optionsOf(command);
  const equals = current.startsWith('-') ? current.indexOf('=') : -1;
  const valued = optionNamed(options, equals < 0 ? before.at(-1) : current.slice(0, equals));
  if (valued !== undefined && valued.placeholder !== null) {
    // The value follows an equals sign, or is a separate word.
    const start = current.slice(0, equals + 1);
    return valuesOf(valued, current.slice(start.length), start);
  }
  if (current.startsWith('-'))
    return beginning(
      current,
      options.flatMap((option) => formsOf(option, language)),
    );
  return beginning(current, command === undefined ? commandWords(language) : operandsOf(command));
}

function optionsOf(command: string | undefined): readonly Option[] {
  if (command === undefined) return beforeCommand;
  if (!isCommand(command)) return [ofEveryCommand];
  const { flags }: CommandTable = commands[command];
  return [...Object.values(flags), ofEveryCommand];
}

function optionNamed(options: readonly Option[], written = ''): Option | undefined {
  return options.find(
    ({ name, short }) => written === `--${name}` || (short !== undefined && written === `-${short}`),
  );
}

/** The known values of an option; for a list, the values that may follow the last comma. */
function valuesOf({ name, allowed }: Option, written: string, prefix = ''): readonly Candidate[] {
  const isList = name === 'fields';
  const values = allowed ?? (isList ? verdictFields : name === 'topic' ? topicsOfRules() : []);
  const kept = isList ? written.slice(0, written.lastIndexOf(',') + 1) : '';
  return beginning(
    `${prefix}${written}`,
    values.map((word) => ({ word: `${prefix}${kept}${word}` })),
  );
}

function formsOf({ name, short, help: text }: Option, language: Language): Candidate[] {
  const meaning = fill(texts.help.options[text], language);
  return [`--${name}`, ...(short === undefined ? [] : [`-${short}`])].map((word) => ({ word, meaning }));
}

function commandWords(language: Language): Candidate[] {
  const named = commandNames.map((word) => ({ word, meaning: fill(texts.help.commands[word], language) }));
  return [...named, { word: 'help', meaning: fill(texts.help.options.help, language) }];
}

function operandsOf(command: string): Candidate[] {
  const known: Readonly<Partial<Record<string, () => readonly string[]>>> = {
    completion: () => shells,
    explain: explainableWords,
    help: () => commandNames,
    'rule-set': () => ['compile'],
  };
  return (known[command]?.() ?? []).map((word) => ({ word }));
}

function beginning(written: string, all: readonly Candidate[]): Candidate[] {
  return all.filter(({ word }) => word.startsWith(written));
}
