import * as z from 'zod';
import { didYouMean } from './did-you-mean.ts';
import { oncePer } from './once-per.ts';

/** The schemas of an options type: one for each of its keys, no more, no less, and each of its type. */
export type OptionShape<Options> = { readonly [Key in keyof Options]-?: z.ZodType<Options[Key]> };

/** An optional function; what it is called with cannot be checked. */
export function callback<Type>() {
  return expected<Type>((value) => typeof value === 'function', 'a function').optional();
}

/** A value that only its maker knows how to build, told by what it looks like. */
export function expected<Type>(
  isOne: (value: unknown) => boolean,
  what: string,
  words: readonly string[] = [],
) {
  return z.custom<Type>(isOne, { error: what, params: { words } });
}

/** Whether a value is an object that has all the members. */
export function hasMembers(
  value: unknown,
  members: Readonly<Record<string, 'string' | 'number' | 'function' | 'object'>>,
) {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(members).every(([name, type]) => typeof Reflect.get(value, name) === type);
}

/** Those options that a shape has, of those that a function with more of them was given. */
export function pickOptions<Options extends object, Key extends keyof Options & string>(
  shape: Readonly<Record<Key, z.ZodType>>,
  options: Options,
): Pick<Options, Key> {
  const keys = Object.keys(shape).filter((key) => Reflect.get(options, key) !== undefined);
  // Each is a key of the shape, and so of the options.
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(options, key)])) as Pick<Options, Key>;
}

/**
 * Throws a TypeError that names every option that a function does not take, with what was given and what is allowed.
 * Options are the caller's code, and a mistake in them is a bug: nothing of a document is among them.
 */
export function checkOptions(caller: string, schema: z.ZodType, options: unknown): void {
  const { lastRight } = known(schema);
  if (lastRight !== undefined && isSame(options, lastRight)) return;
  if (!schema.safeParse(options).success)
    throw new TypeError(`${caller}: ${optionProblems(schema, options).join('; ')}`);
  remember(schema, options);
}

/** The options of plain values that were right last: callers give the same, or none, again and again. */
const known = oncePer<z.ZodType, { lastRight?: object }>(() => ({}));

function remember(schema: z.ZodType, options: unknown): void {
  // What is in an object may be changed, and is looked at each time.
  const isPlain = Object.values(Object(options)).every((value) => Object(value) !== value);
  if (isPlain) known(schema).lastRight = { ...Object(options) };
}

function isSame(options: unknown, others: object): boolean {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return false;
  const names = Object.keys(options);
  return (
    names.length === Object.keys(others).length &&
    names.every(
      (name) => Object.hasOwn(others, name) && Reflect.get(options, name) === Reflect.get(others, name),
    )
  );
}

/** What is wrong with options, in a phrase for each mistake; none where all is well. */
export function optionProblems(schema: z.ZodType, options: unknown): string[] {
  const { error } = schema.safeParse(options);
  return (error?.issues ?? []).flatMap((issue) => phrases(issue, schema, options));
}

function phrases(issue: z.core.$ZodIssue, schema: z.ZodType, options: unknown): string[] {
  const name = nameOf(issue.path);
  const found = shown(valueAt(options, issue.path));
  switch (issue.code) {
    case 'unrecognized_keys': {
      const keys = keysAt(schema, issue.path);
      const where = issue.path.length === 0 ? '' : ` in ${name}`;
      return issue.keys.map(
        (key) => `there is no option ${key}${where}${suggestion(key, keys)}; there are ${keys.join(', ')}`,
      );
    }
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      return [
        `${name} is ${found}, not ${listed(allowed)}${suggestion(valueAt(options, issue.path), allowed)}`,
      ];
    }
    case 'custom': {
      const words: readonly string[] = issue.params?.words ?? [];
      return [`${name} is ${found}, not ${issue.message}${suggestion(valueAt(options, issue.path), words)}`];
    }
    case 'invalid_type':
      return [`${name} is ${found}, not ${kinds[issue.expected] ?? issue.expected}`];
    case 'too_small':
      return [`${name} is ${found}, which is less than ${issue.minimum}`];
    case 'too_big':
      return [`${name} is ${found}, which is more than ${issue.maximum}`];
    case 'invalid_format':
      return [`${name} is ${found}, not ${issue.message}`];
    default:
      return [`${name} is ${found}: ${issue.message}`];
  }
}

const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  object: 'an object',
  array: 'a list',
};

function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'what is given as options';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

function suggestion(word: unknown, candidates: readonly string[]): string {
  const meant = typeof word === 'string' ? meantBy(word, candidates) : undefined;
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
}

/** Options that callers look for under another word. */
const otherWords: Readonly<Record<string, string>> = { defaults: 'company' };

function meantBy(word: string, candidates: readonly string[]): string | undefined {
  const other = Object.hasOwn(otherWords, word) ? otherWords[word] : undefined;
  return other !== undefined && candidates.includes(other) ? other : didYouMean(word, candidates);
}

function listed(values: readonly string[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length === 1 ? `${quoted[0]}` : `one of ${quoted.join(', ')}`;
}

function valueAt(options: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    options,
  );
}

/** The keys that an object may have at a place of a schema. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const object = path.reduce<z.ZodType | undefined>((at, key) => shapeOf(at)[String(key)], schema);
  return Object.keys(shapeOf(object));
}

function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const longestShown = 60;

/** A value as a message quotes it: short, whatever it is. */
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

/** Whether a value, or each of a list that is not empty, is of a kind. */
export function isOneOrMore(value: unknown, isOne: (value: unknown) => boolean): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isOne) : isOne(value);
}
