import type { Values } from '../../core/findings/finding.ts';
import { didYouMean } from '../../core/text/did-you-mean.ts';
import otherNames from './other-names.json' with { type: 'json' };

/** Names of our commands and options in other programs. */
export const commandsByOtherName: ReadonlyMap<string, string> = new Map(Object.entries(otherNames.commands));
export const optionsByOtherName: ReadonlyMap<string, string> = new Map(Object.entries(otherNames.options));

/** Returns the command that was probably meant, for the values of a UsageError; for a file name, usually `validate`. */
export function suggestedCommand(name: string, commands: readonly string[]): Values {
  if (/\.(?:json|xml|ndjson|jsonl)(?:\.gz)?$/i.test(name)) return { meant: `validate ${name}` };
  return suggested(name, commands, commandsByOtherName);
}

/** The option of a command that was probably meant, for the values of a UsageError. */
export function suggestedOption(option: string, options: readonly string[]): Values {
  const others = [...optionsByOtherName].filter(([, meant]) => options.includes(meant.split(' ')[0] ?? ''));
  return suggested(option, options, new Map(others));
}

/** The intended word: one of our names, misspelt, or else a name that other programs use. */
function suggested(word: string, names: readonly string[], byOtherName: ReadonlyMap<string, string>): Values {
  const near = byOtherName.has(word) ? word : didYouMean(word, [...names, ...byOtherName.keys()]);
  return near === undefined ? {} : { meant: byOtherName.get(near) ?? near };
}
