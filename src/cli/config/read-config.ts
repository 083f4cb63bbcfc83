import { optionMistakes } from '../../core/options/check-options.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import { expected, type OptionKind, optionsOf, text } from '../../core/options/option-kinds.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { readTextFile } from '../input/inputs.ts';
import { mistakesValue } from '../input/option-mistakes.ts';
import { fileOptions } from '../input/render-look.ts';
import { UsageError } from '../io.ts';
import messages from '../messages/command-line.json' with { type: 'json' };
import { reasonOfFindings } from '../refusal.ts';
import type { Flag } from '../syntax/flag.ts';
import { type CommandName, type CommandTable, commandNames, commands } from '../syntax/flags-of-commands.ts';

/** The value of a flag as a configuration has it; a list if the flag may be given several times. */
export type FlagValue = string | number | boolean | readonly string[];
export type FlagValues = Readonly<Record<string, FlagValue | undefined>>;

/** Members of `pint-ae.config.json`. */
export interface Config {
  /** Members of `--options`. */
  readonly options?: object;
  /** Defaults of flags by their names, for each command that has such a flag and accepts the value. */
  readonly flags?: FlagValues;
  readonly commands?: Partial<Readonly<Record<CommandName, FlagValues>>>;
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string');

const flagValue = expected<FlagValue>(
  (value) => ['string', 'number', 'boolean'].includes(typeof value) || isTexts(value),
  messages.optionMistakes.kinds.flagValue.en,
);

const tables: Readonly<Record<string, CommandTable>> = commands;

function defaultsOf(names: readonly string[]): OptionKind<FlagValues | undefined> {
  return optionsOf(Object.fromEntries(names.map((name) => [name, flagValue])));
}

const flagNames = (command: string) =>
  Object.values<Flag<unknown>>(tables[command]?.flags ?? {}).map(({ name }) => name);

const kind = optionsOf({
  $schema: text,
  options: fileOptions,
  flags: defaultsOf([...new Set(commandNames.flatMap(flagNames))]),
  commands: optionsOf(Object.fromEntries(commandNames.map((name) => [name, defaultsOf(flagNames(name))]))),
});

/** Reads the configuration in a file; throws a UsageError that names the file and the mistake. */
export async function readConfig(path: string): Promise<Config> {
  const json = parseJson(await readTextFile(path), defaultLimits);
  if (!json.ok) throw new UsageError('fileFaults', { path }, reasonOfFindings(json.failure));
  const problems = optionMistakes(kind, json.value);
  if (problems.length > 0)
    throw new UsageError('optionsFileProblems', { path, problems: mistakesValue(problems) });
  return json.value as Config;
}
