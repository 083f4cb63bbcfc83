import { isJsonObject } from '../findings/fix.ts';
import { type LanguageOption, type LanguageTexts, languages } from '../messages/language.ts';
import { textsOfLanguage } from '../messages/wording.ts';
import { isCalendarDay, isZonedDateTime } from '../text/calendar.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import type { OptionMistake } from './caller-error.ts';

/** The values that an option may have. */
export interface OptionKind<Type> {
  /** Returns the mistake of a value. `name` is the name of the option; it is empty for the options as a whole. */
  readonly mistakes: (value: unknown, name: string) => readonly OptionMistake[];
  readonly isRequired?: true;
  /** Never present: the compiler infers the type of the values from it. */
  readonly type?: Type;
}

/** The kind of each option of an options type: one row for each key, of the type of that key. */
export type OptionShape<Options> = { readonly [Key in keyof Options]-?: OptionKind<Options[Key]> };

/** An object of options, with its rows. */
export interface OptionsKind<Options> extends OptionKind<Options> {
  readonly shape: Readonly<Record<string, OptionKind<unknown>>>;
}

/** A kind of value that `isOne` recognises; `words` are its allowed texts. */
export function expected<Type>(
  isOne: (value: unknown) => boolean,
  what: string,
  words: readonly string[] = [],
  wrong: OptionMistake['wrong'] = 'kind',
): OptionKind<Type | undefined> {
  return { mistakes: (value, name) => (isOne(value) ? [] : [unlike(value, name, what, wrong, words)]) };
}

/** The kind of a mandatory option. */
export function required<Type>(kind: OptionKind<Type>): OptionKind<Exclude<Type, undefined>> {
  return { mistakes: kind.mistakes, isRequired: true };
}

/** A kind that also allows null, as in requests without a value. */
export function orNull<Type>(kind: OptionKind<Type>): OptionKind<Type | null> {
  return { mistakes: (value, name) => (value === null ? [] : kind.mistakes(value, name)) };
}

export const trueOrFalse = expected<boolean>((value) => typeof value === 'boolean', 'true or false');

export const text = expected<string>((value) => typeof value === 'string', 'a text');

export const textWithContent = expected<string>(
  (value) => typeof value === 'string' && value.trim() !== '',
  'a text that is not blank',
);

/** A text that follows a form. */
export function textLike(isOne: (value: string) => boolean, what: string) {
  return expected<string>((value) => typeof value === 'string' && isOne(value), what);
}

export const day = textLike(isCalendarDay, 'a date such as 2026-11-21');

export const dateTimeWithZone = textLike(
  isZonedDateTime,
  'a date and time with its timezone such as 2026-01-31T08:00:00Z',
);

/** Tells whether a text is an address that a browser opens as a page; a `javascript:` address is a program. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export const uuid = textLike((value) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value), 'a UUID');

/** An optional function; its arguments cannot be checked. */
export function callback<Type>() {
  return expected<Type>((value) => typeof value === 'function', 'a function');
}

/** An object whose members are all texts. */
export const texts = /* @__PURE__ */ expected<Readonly<Record<string, string>>>(
  (value) => isJsonObject(value) && Object.values(value).every((each) => typeof each === 'string'),
  'an object of texts',
);

/** One of some texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): OptionKind<Value | undefined> {
  const quoted = values.map((value) => JSON.stringify(value)).join(', ');
  const wrong = values.length === 1 ? 'kind' : 'choice';
  return expected((value) => (values as readonly unknown[]).includes(value), quoted, values, wrong);
}

/** A whole number within bounds, both included. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): OptionKind<number | undefined> {
  return {
    mistakes(value, name) {
      if (typeof value !== 'number') return [unlike(value, name, 'a number')];
      if (value < least) return [unlike(value, name, String(least), 'less')];
      if (value > most) return [unlike(value, name, String(most), 'more')];
      return Number.isInteger(value) ? [] : [unlike(value, name, 'a whole number')];
    },
  };
}

/** A list whose entries are all of one kind. */
export function listOf<Type>(kind: OptionKind<Type>): OptionKind<readonly NonNullable<Type>[] | undefined> {
  return {
    mistakes: (value, name) =>
      Array.isArray(value)
        ? value.flatMap((each, index) => kind.mistakes(each, `${name}[${index}]`))
        : [unlike(value, name, 'a list')],
  };
}

/** One value of a kind, or a list of at least one. */
export function oneOrMore<Type>(
  kind: OptionKind<Type>,
): OptionKind<Type | readonly NonNullable<Type>[] | undefined> {
  const list = listOf(kind);
  return {
    mistakes(value, name) {
      if (!Array.isArray(value)) return kind.mistakes(value, name);
      return value.length === 0 ? [unlike(value, name, 'a list with an entry')] : list.mistakes(value, name);
    },
  };
}

/** An object with these options and no others. The object as a whole is checked only if each option is right. */
export function optionsOf<Options>(
  shape: OptionShape<Options>,
  mistakesOfWhole: (options: Options, name: string) => readonly OptionMistake[] = () => [],
): OptionsKind<Options | undefined> {
  // Each key of the options has its row.
  const rows = shape as Readonly<Record<string, OptionKind<unknown>>>;
  return {
    shape: rows,
    mistakes(value, name) {
      if (!isJsonObject(value)) return [unlike(value, name, 'an object')];
      const found = [...mistakesOfRows(rows, value, name), ...unknownKeys(rows, value, name)];
      return found.length > 0 ? found : mistakesOfWhole(value as Options, name);
    },
  };
}

type Rows = Readonly<Record<string, OptionKind<unknown>>>;

function mistakesOfRows(rows: Rows, options: object, name: string): OptionMistake[] {
  return Object.entries(rows).flatMap(([key, kind]) => {
    const value = Reflect.get(options, key);
    if (value === undefined && kind.isRequired === undefined) return [];
    return kind.mistakes(value, name === '' ? key : `${name}.${key}`);
  });
}

function unknownKeys(rows: Rows, options: object, name: string): OptionMistake[] {
  const keys = Object.keys(rows);
  const allowed = keys.join(', ');
  return Object.keys(options)
    .filter((key) => !Object.hasOwn(rows, key))
    .map((key) => ({ wrong: 'unknown', name, value: key, allowed, meant: meantBy(key, keys) }));
}

/** Tells whether a value is an object that has all these members. */
export function hasMembers(
  value: unknown,
  members: Readonly<Record<string, 'string' | 'number' | 'function' | 'object'>>,
) {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(members).every(([name, type]) => typeof Reflect.get(value, name) === type);
}

function unlike(
  value: unknown,
  name: string,
  allowed: string,
  wrong: OptionMistake['wrong'] = 'kind',
  words: readonly string[] = [],
): OptionMistake {
  return { wrong, name, value: shown(value), allowed, meant: meantBy(value, words) };
}

/** Other names under which callers look for options. */
const otherWords: Readonly<Record<string, string>> = { defaults: 'company' };

function meantBy(word: unknown, candidates: readonly string[]): string | undefined {
  if (typeof word !== 'string') return undefined;
  const other = Object.hasOwn(otherWords, word) ? otherWords[word] : undefined;
  return other !== undefined && candidates.includes(other) ? other : didYouMean(word, candidates);
}

const longestShown = 60;

/** A value as quoted in a message: always short. */
function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > longestShown ? `${value.slice(0, longestShown)}…` : value);
    case 'function':
      return 'a function';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return 'a list';
      return Object.keys(value).length === 0 ? '{}' : 'an object';
    default:
      return String(value);
  }
}

/** A language by its name, if its texts are loaded, or by its texts. */
export const languageOption: OptionKind<LanguageOption | undefined> = {
  mistakes(value, name) {
    const named = languages.find((language) => language === value);
    const isMissing = named !== undefined && named !== 'en' && textsOfLanguage(named) === undefined;
    return (isMissing || hasMembers(value, {}) ? importedTexts : names).mistakes(value, name);
  },
};

const names = oneOf(languages);

const importedTexts = expected<LanguageTexts>(
  (value) => hasMembers(value, { language: 'string', translated: 'function' }),
  '"en", or texts such as `arabic` of pint-ae/ar, which a program for browsers imports',
);
