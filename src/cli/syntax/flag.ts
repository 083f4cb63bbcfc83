import { isCalendarDay, isZonedDateTime } from '../../core/text/calendar.ts';
import { suggestion, UsageError } from '../io.ts';
import type texts from '../messages/command-line.json';

/** The name of the text that explains an option. */
export type OptionText = keyof typeof texts.help.options;

/** An option of a command: its name, its value, and its meaning. */
export interface Flag<Value> {
  /** The name, without the two dashes. */
  readonly name: string;
  readonly short?: string;
  /** The name of the value in the help; null for a switch, which takes no value. */
  readonly placeholder: string | null;
  /** The allowed values, if they are few. */
  readonly allowed?: readonly string[];
  readonly help: OptionText;
  /**
   * Returns the value for the given text; undefined if not given. Throws a UsageError for a text that the
   * flag does not accept.
   */
  readonly read: (text: string | undefined, all: readonly string[]) => Value;
  readonly repeats?: true;
}

/** An option with one of a few values that have names. */
export interface ChoiceFlag<Value extends string, Read extends Value | undefined = Value> extends Flag<Read> {
  readonly allowed: readonly Value[];
}

interface Described {
  readonly short?: string;
  readonly help: OptionText;
}

export function switchFlag(name: string, described: Described): Flag<boolean> {
  return { name, placeholder: null, ...described, read: (text) => text !== undefined };
}

export function textFlag(name: string, placeholder: string, described: Described): Flag<string | undefined> {
  return { name, placeholder, ...described, read: (text) => text };
}

/** An option with a file that may be given several times, in order. */
export function filesFlag(name: string, described: Described): Flag<readonly string[]> {
  return { name, placeholder: 'FILE', repeats: true, ...described, read: (_, all) => all };
}

/** An option with a text that may be given several times, in order. */
export function textsFlag(name: string, placeholder: string, described: Described): Flag<readonly string[]> {
  return { name, placeholder, repeats: true, ...described, read: (_, all) => all };
}

/** An option with one of a few values; `standard` is the default. */
export function choiceFlag<const Value extends string>(
  name: string,
  allowed: readonly Value[],
  standard: NoInfer<Value>,
  described: Described,
): ChoiceFlag<Value> {
  return {
    ...optionalChoiceFlag(name, allowed, described),
    read: (text) => (text === undefined ? standard : oneOf(name, text, allowed)),
  };
}

export function optionalChoiceFlag<const Value extends string>(
  name: string,
  allowed: readonly Value[],
  described: Described,
): ChoiceFlag<Value, Value | undefined> {
  return {
    name,
    placeholder: allowed.join('|'),
    allowed,
    ...described,
    read: (text) => (text === undefined ? undefined : oneOf(name, text, allowed)),
  };
}

/** An option that may be given several times, each time with one of a few values. */
export function choicesFlag<const Value extends string>(
  name: string,
  allowed: readonly Value[],
  described: Described & { readonly placeholder: string },
): Flag<readonly Value[]> {
  return {
    name,
    allowed,
    repeats: true,
    ...described,
    read: (_, all) => all.map((text) => oneOf(name, text, allowed)),
  };
}

export function numberFlag(
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
  described: Described & { readonly placeholder: string },
): Flag<number | undefined> {
  return {
    name,
    ...described,
    read: (text) => {
      if (text === undefined) return undefined;
      if (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
      throw new UsageError('takesWholeNumber', { option: `--${name}`, least, most, text });
    },
  };
}

export function dateFlag(name: string, described: Described): Flag<string | undefined> {
  return momentFlag(name, { placeholder: 'DATE', ...described }, isCalendarDay, 'takesDate');
}

export function dateTimeFlag(name: string, described: Described): Flag<string | undefined> {
  return momentFlag(name, { placeholder: 'DATETIME', ...described }, isZonedDateTime, 'takesDateTime');
}

function momentFlag(
  name: string,
  described: Described & { readonly placeholder: string },
  accepts: (text: string) => boolean,
  refusal: 'takesDate' | 'takesDateTime',
): Flag<string | undefined> {
  return {
    name,
    ...described,
    read: (text) => {
      if (text === undefined || accepts(text)) return text;
      throw new UsageError(refusal, { option: `--${name}`, text });
    },
  };
}

/** In a longer list, nobody would find the intended value. */
const mostListed = 12;

function oneOf<Value extends string>(name: string, text: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === text);
  if (found !== undefined) return found;
  const meant = suggestion(text, allowed);
  const known = { option: `--${name}`, text, ...meant };
  if (allowed.length > mostListed && meant.meant !== undefined) throw new UsageError('notAmong', known);
  throw new UsageError('oneOf', { ...known, allowed });
}
