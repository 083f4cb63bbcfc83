import { readable } from './check-argument.ts';
import { oncePer } from './once-per.ts';
import type { OptionKind } from './option-kinds.ts';

/** Those options that a shape has, of those that a function with more of them was given. */
export function pickOptions<Options extends object, Key extends keyof Options & string>(
  shape: Readonly<Record<Key, OptionKind<unknown>>>,
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
export function checkOptions(caller: string, kind: OptionKind<unknown>, options: unknown): void {
  const { lastRight } = known(kind);
  const mistakes = readable(caller, 'options object', () => {
    if (lastRight !== undefined && isSame(options, lastRight)) return [];
    const found = optionMistakes(kind, options);
    if (found.length === 0) remember(kind, options);
    return found;
  });
  refuse(caller, mistakes);
}

/** Throws a TypeError where an argument is not of its kind, with what was given and what is allowed. */
export function checkArgument(caller: string, name: string, kind: OptionKind<unknown>, value: unknown): void {
  refuse(
    caller,
    readable(caller, name, () => kind.mistakes(value, name)),
  );
}

function refuse(caller: string, mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new TypeError(`${caller}: ${mistakes.join('; ')}`);
}

/** What is wrong with options, in a phrase for each mistake; none where all is well. */
export function optionMistakes(kind: OptionKind<unknown>, options: unknown): readonly string[] {
  return kind.mistakes(options, '');
}

/** The options of plain values that were right last: callers give the same, or none, again and again. */
const known = oncePer<OptionKind<unknown>, { lastRight?: object }>(() => ({}));

function remember(kind: OptionKind<unknown>, options: unknown): void {
  // What is in an object may be changed, and is looked at each time.
  const isPlain = Object.values(Object(options)).every((value) => Object(value) !== value);
  if (isPlain) known(kind).lastRight = { ...Object(options) };
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
