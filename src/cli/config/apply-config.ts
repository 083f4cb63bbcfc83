import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError, usageText } from '../io.ts';
import { type CommandLine, type GivenOption, readArguments } from '../syntax/arguments.ts';
import type { Flag } from '../syntax/flag.ts';
import { type CommandName, type CommandTable, commands } from '../syntax/flags-of-commands.ts';
import { opposites } from '../syntax/shared-flags.ts';
import type { Config, FlagValue } from './read-config.ts';

/** The configuration's values for flags that the command line does not set; throws if one is not valid. */
export function defaultsOf(
  command: CommandName,
  line: CommandLine,
  config: Config,
  path: string,
): readonly GivenOption[] {
  const given = new Set(line.options.map(({ name }) => opposites[name] ?? name));
  const defaults = defaultsFor(command, config, path).filter(
    ({ name }) => !given.has(opposites[name] ?? name),
  );
  try {
    readArguments(command, { options: defaults, operands: [] });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError('fileFaults', { path }, (language) => usageText(error, language));
  }
  return defaults;
}

/** Flags of a command that a configuration sets, as if they were written on the command line. */
export function defaultsFor(command: CommandName, config: Config, path: string): readonly GivenOption[] {
  const { flags }: CommandTable = commands[command];
  return Object.values<Flag<unknown>>(flags).flatMap((flag) => {
    if (flag.name === 'options' && config.options !== undefined) return [optionOf(flag, path)];
    const own = config.commands?.[command]?.[flag.name];
    const shared = config.flags?.[flag.name];
    const value = own ?? (shared !== undefined && !isForOthers(flag, shared) ? shared : undefined);
    return value === undefined ? [] : optionsOf(flag, value, path);
  });
}

/** A value for all commands is ignored if only other commands accept it, like `--format`; otherwise it is wrong. */
function isForOthers(flag: Flag<unknown>, value: FlagValue): boolean {
  if (isAccepted(flag, value)) return false;
  const tables: readonly CommandTable[] = Object.values(commands);
  return tables
    .flatMap(({ flags }) => Object.values<Flag<unknown>>(flags))
    .some((other) => other.name === flag.name && isAccepted(other, value));
}

function isAccepted({ allowed }: Flag<unknown>, value: FlagValue): boolean {
  return allowed === undefined || [value].flat().every((each) => allowed.includes(String(each)));
}

function optionsOf(flag: Flag<unknown>, value: FlagValue, path: string): readonly GivenOption[] {
  if (flag.placeholder !== null && typeof value !== 'boolean')
    return [value].flat().map((each) => optionOf(flag, fromFolderOf(path, flag, String(each))));
  if (flag.placeholder !== null || typeof value !== 'boolean')
    throw new UsageError('fileFaults', { path }, (language) =>
      usageText(
        flag.placeholder === null
          ? { text: 'takesNoValue', values: { option: `--${flag.name}` } }
          : { text: 'takesValue', values: { option: `--${flag.name}`, placeholder: flag.placeholder } },
        language,
      ),
    );
  return value ? [optionOf(flag)] : [];
}

function optionOf({ name }: Flag<unknown>, value?: string): GivenOption {
  return { name, rawName: `--${name}`, value, inlineValue: value !== undefined };
}

/** A configuration names files relative to its own folder; other values, such as a release, stay as they are. */
function fromFolderOf(path: string, { placeholder }: Flag<unknown>, value: string): string {
  const file = resolve(dirname(path), value);
  if (value === '-') return value;
  return placeholder === 'PATH' || (placeholder === 'FILE' && existsSync(file)) ? file : value;
}
