import { verdictFields } from '../../batch/verdict.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { topicsOfRules } from '../explain/rule-words.ts';
import { explainableWords } from '../explain/words.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { help, version } from '../syntax/arguments.ts';
import type { Flag } from '../syntax/flag.ts';
import { type CommandTable, commandNames, commands, isCommand } from '../syntax/flags-of-commands.ts';
import { general } from '../syntax/shared-flags.ts';
import { shells } from './completion.ts';

/** A word that may be at the cursor, with its meaning if it has one. */
export interface Candidate {
  readonly word: string;
  readonly meaning?: string;
}

type Option = Pick<Flag<unknown>, 'name' | 'short' | 'placeholder' | 'allowed' | 'help'>;

const ofEveryCommand: Option = { ...help, help: 'help' };
const beforeCommand: readonly Option[] = [general.language, ofEveryCommand, { ...version, help: 'version' }];

/** Returns the candidates for the last word after the name of the program; empty if a file is expected there. */
export function candidatesFor(words: readonly string[], language: Language): readonly Candidate[] {
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
