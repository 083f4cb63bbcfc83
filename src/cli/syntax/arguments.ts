import { parseArgs } from 'node:util';
import type { Values } from '../../core/findings/finding.ts';
import { didYouMean } from '../../core/text/did-you-mean.ts';
import { UsageError } from '../io.ts';
import { refuseOtherEnding } from './content-endings.ts';
import type { Flag } from './flag.ts';
import {
  type Arguments,
  type CommandName,
  type CommandTable,
  commands,
  isCommand,
} from './flags-of-commands.ts';
import otherNames from './other-names.json' with { type: 'json' };

/** The words of a command line, before their meaning is known. */
export interface CommandLine {
  readonly command: string | undefined;
  readonly operands: readonly string[];
  readonly options: readonly GivenOption[];
}

/** An option as it was given, or as a configuration sets it. */
export interface GivenOption {
  readonly name: string;
  /** The name as written: `-f` or `--format`. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** True if the value follows an equals sign. */
  readonly inlineValue: boolean;
}

/** Options in addition to those of the commands. */
export const help = { name: 'help', short: 'h', placeholder: null } as const;
export const version = { name: 'version', short: 'V', placeholder: null } as const;

const tables: Readonly<Record<string, CommandTable>> = commands;

/** Options with the same name take a value in every command, or in none. */
const definitions = Object.fromEntries(
  [help, version, ...Object.values(tables).flatMap(({ flags }) => Object.values(flags))].map(
    ({ name, short, placeholder }) => [
      name,
      { type: placeholder === null ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
    ],
  ),
);

/** Splits a command line. The command is the first word that is neither an option nor the value of an option. */
export function splitCommandLine(argv: readonly string[]): CommandLine {
  const { tokens } = parseArgs({
    args: [...argv],
    options: definitions,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [command, ...operands] = tokens.flatMap((token) =>
    token.kind === 'positional' ? [token.value] : [],
  );
  const options = tokens.flatMap((token) =>
    token.kind === 'option' ? [{ ...token, inlineValue: token.inlineValue ?? false }] : [],
  );
  return { command, operands, options: withWholeWords(argv, options) };
}

type PlacedOption = GivenOption & { readonly index: number };

/** A word such as `-dash.json` as one unknown option, not as a series of short options. */
function withWholeWords(argv: readonly string[], options: readonly PlacedOption[]): GivenOption[] {
  const unknown = new Set(
    options.flatMap(({ name, index }) => (Object.hasOwn(definitions, name) ? [] : [index])),
  );
  const seen = new Set<number>();
  return options.flatMap((option): GivenOption[] => {
    const { index } = option;
    const word = argv[index] ?? '';
    if (!unknown.has(index) || word.startsWith('--')) return [option];
    if (seen.has(index)) return [];
    seen.add(index);
    return [{ name: word, rawName: word, value: undefined, inlineValue: false }];
  });
}

/** The command of this name; throws a UsageError for an unknown name. */
export function commandNamed(name: string | undefined): CommandName {
  if (name === undefined) throw new UsageError('noCommand');
  if (isCommand(name)) return name;
  const meant = suggestedCommand(name, Object.keys(commands));
  throw new UsageError('unknownCommand', { command: name, ...meant });
}

/** Reads the arguments of a command; throws a UsageError with the mistakes. */
export function readArguments<Name extends CommandName>(
  command: Name,
  { options, operands }: Pick<CommandLine, 'options' | 'operands'>,
): Arguments<Name> {
  const table: CommandTable = commands[command];
  const { flags, operands: taken } = table;
  const [first] = operands;
  // The value of a misspelt option would look like an operand.
  for (const option of options) refuseOption(command, Object.values(flags), option, options);
  if (taken === '' && first !== undefined)
    throw new UsageError('takesNoOperand', { command, operand: first });
  const values = Object.entries<Flag<unknown>>(flags).map(([key, flag]) => [
    key,
    flag.read(givenValues(flag, options)[0], givenValues(flag, options)),
  ]);
  // The flag of each key has read its value.
  const args = { ...Object.fromEntries(values), operands } as Arguments<Name>;
  refuseOtherEnding(command, table, args);
  return args;
}

/** The values of an option; a switch has empty values. */
function givenValues({ name }: Flag<unknown>, options: readonly GivenOption[]): string[] {
  return options.filter((option) => option.name === name).map(({ value }) => value ?? '');
}

function refuseOption(
  command: CommandName,
  flags: readonly Flag<unknown>[],
  { name, rawName, value, inlineValue }: GivenOption,
  options: readonly GivenOption[],
): void {
  const flag = flags.find((candidate) => candidate.name === name);
  if (flag === undefined) throw notAnOptionOf(command, flags, name, rawName);
  if (flag.placeholder === null && value !== undefined)
    throw new UsageError('takesNoValue', { option: `--${name}` });
  if (flag.placeholder !== null && isMissing(value, inlineValue)) {
    throw new UsageError('takesValue', { option: `--${name}`, placeholder: flag.placeholder });
  }
  if (flag.repeats !== true && options.filter((option) => option.name === name).length > 1) {
    throw new UsageError('givenTwice', { option: `--${name}` });
  }
}

/** A word that begins with a dash is the next option, unless it follows `=` or is only a dash. */
function isMissing(value: string | undefined, inlineValue: boolean): boolean {
  if (value === undefined || value === '') return true;
  return !inlineValue && value.startsWith('-') && value !== '-';
}

function notAnOptionOf(
  command: CommandName,
  flags: readonly Flag<unknown>[],
  name: string,
  rawName: string,
): UsageError {
  const others = Object.entries(tables).filter(([, table]) =>
    Object.values(table.flags).some((flag) => flag.name === name),
  );
  if (others.length > 0)
    return new UsageError('doesNotApply', {
      option: rawName,
      command,
      others: others.map(([other]) => other),
    });
  const names = flags.map((flag) => `--${flag.name}`);
  const meant = suggestedOption(rawName, names);
  const mayBeFile = meant.meant === undefined && /^-[^-]./.test(rawName);
  return new UsageError(mayBeFile ? 'unknownOptionOrFile' : 'unknownOption', {
    command,
    option: rawName,
    ...meant,
  });
}

/** Names of our commands and options in other programs. */
export const commandsByOtherName: ReadonlyMap<string, string> = new Map(Object.entries(otherNames.commands));
export const optionsByOtherName: ReadonlyMap<string, string> = new Map(Object.entries(otherNames.options));

/** Returns the command that was probably meant, for the values of a UsageError; for a file name, usually `validate`. */
function suggestedCommand(name: string, commands: readonly string[]): Values {
  if (/\.(?:json|xml|ndjson|jsonl)(?:\.gz)?$/i.test(name)) return { meant: `validate ${name}` };
  return suggested(name, commands, commandsByOtherName);
}

function suggestedOption(option: string, options: readonly string[]): Values {
  const others = [...optionsByOtherName].filter(([, meant]) => options.includes(meant.split(' ')[0] ?? ''));
  return suggested(option, options, new Map(others));
}

/** The intended word: one of our names, misspelt, or else a name that other programs use. */
function suggested(word: string, names: readonly string[], byOtherName: ReadonlyMap<string, string>): Values {
  const near = byOtherName.has(word) ? word : didYouMean(word, [...names, ...byOtherName.keys()]);
  return near === undefined ? {} : { meant: byOtherName.get(near) ?? near };
}
