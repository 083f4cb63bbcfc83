import { relative, sep } from 'node:path';
import type { Language } from '../../core/messages/language.ts';
import { terminalLine } from '../../report/reading-order.ts';
import type { AppliedConfiguration } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import type { GivenOption } from '../syntax/arguments.ts';
import { configurable } from './configurable.ts';
import type { Config } from './read-config.ts';

/** Flags that affect verdicts; the last two only if the configuration was named. */
const judging: ReadonlySet<string> = new Set([
  ...Object.entries(configurable).flatMap(([name, { judges }]) => (judges === true ? [name] : [])),
  ...['options', 'engine'],
]);

/** Returns a path as it is shown: relative to the current folder. */
export function shownPath(path: string): string {
  return relative(process.cwd(), path).split(sep).join('/');
}

/** Returns the effect on verdicts of the flags that a configuration set; undefined if it set none. */
export function appliedBy(
  config: Config,
  path: string,
  given: readonly GivenOption[],
): AppliedConfiguration | undefined {
  const flags: Record<string, readonly string[] | true> = {};
  let options: object | undefined;
  for (const { name, value } of given) {
    if (name === 'options' && config.options !== undefined) options = config.options;
    else if (judging.has(name))
      flags[name] = value === undefined ? true : [...valuesOf(flags[name]), shownValue(value)];
  }
  if (options === undefined && Object.keys(flags).length === 0) return undefined;
  return {
    file: shownPath(path),
    ...(Object.keys(flags).length === 0 ? {} : { flags }),
    ...(options === undefined ? {} : { options }),
  };
}

const valuesOf = (values: readonly string[] | true | undefined) => (Array.isArray(values) ? values : []);

const shownValue = (value: string) => (/[\\/]/.test(value) ? shownPath(value) : value);

function settingsText({ flags = {}, options = {} }: AppliedConfiguration): string {
  return [
    ...Object.entries(flags).map(([flag, values]) =>
      values === true ? `--${flag}` : `--${flag} ${values.join(` --${flag} `)}`,
    ),
    ...Object.entries(options).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
  ].join(', ');
}

/** The part of a configuration that verdicts name, in a line. */
export function configurationLine(configuration: AppliedConfiguration, language: Language): string {
  const values = { path: configuration.file, settings: settingsText(configuration) };
  return terminalLine(texts.config.ofResult, language, values);
}
