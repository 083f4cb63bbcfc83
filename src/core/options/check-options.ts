import { oncePer } from '../once-per.ts';
import {
  CallerError,
  type CallerErrorCode,
  type OptionMistake,
  type OptionPlace,
  sentenceOf,
} from './caller-error.ts';
import { readable } from './check-argument.ts';
import type { OptionKind } from './option-kinds.ts';

/** Selects the options of a shape from the options of a function. */
export function pickOptions<Options extends object, Key extends keyof Options & string>(
  shape: Readonly<Record<Key, OptionKind<unknown>>>,
  options: Options,
): Pick<Options, Key> {
  const keys = Object.keys(shape).filter((key) => Reflect.get(options, key) !== undefined);
  // Every key of the shape is a key of the options.
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(options, key)])) as Pick<Options, Key>;
}

/** Throws a CallerError that names every option that a function does not take, with the allowed values. */
export function checkOptions(caller: string, kind: OptionKind<unknown>, options: unknown): void {
  const { lastRight } = known(kind);
  const mistakes = readable(caller, 'options object', () => {
    if (lastRight !== undefined && haveSameOptions(options, lastRight)) return [];
    const found = optionMistakes(kind, options);
    if (found.length === 0) {
      // An object among the options may change, so it is checked each time.
      const isPlain = Object.values(Object(options)).every((value) => Object(value) !== value);
      if (isPlain) known(kind).lastRight = { ...Object(options) };
    }
    return found;
  });
  refuse(caller, mistakes, 'wrong-option');
}

/** Throws a CallerError if an argument is of the wrong kind; the error says what was given and what is allowed. */
export function checkArgument(caller: string, name: string, kind: OptionKind<unknown>, value: unknown): void {
  refuse(
    caller,
    readable(caller, name, () => kind.mistakes(value, name)),
    'wrong-argument',
  );
}

function refuse(caller: string, mistakes: readonly OptionMistake[], code: CallerErrorCode): void {
  const [first] = mistakes;
  if (first === undefined) return;
  const { wrong, name, value, allowed } = first;
  const unknown = { code: 'unknown-option', option: name === '' ? value : `${name}.${value}` } as const;
  throw new CallerError(`${caller}: ${mistakes.map(sentenceOf).join('; ')}`, {
    ...(wrong === 'unknown' ? unknown : { code, option: name }),
    expected: allowed,
  });
}

/** The mistake of options. */
export function optionMistakes(kind: OptionKind<unknown>, options: unknown): readonly OptionMistake[] {
  return kind.mistakes(options, '').map((mistake) => withPlace(mistake, kind, options));
}

/** Options that belong to one function, for functions that take its result. */
const ofFunctions: Readonly<Record<string, string>> = {
  aliases: 'extendSpecification',
  texts: 'extendSpecification',
};

/** The mistake of an unknown option, with its correct place if it belongs elsewhere. */
function withPlace(mistake: OptionMistake, kind: OptionKind<unknown>, options: unknown): OptionMistake {
  const { wrong, name, value } = mistake;
  if (wrong !== 'unknown' || !hasShape(kind)) return mistake;
  const place = optionPlace(value, name, { shape: kind.shape, options });
  return place === undefined ? mistake : { ...mistake, place };
}

function optionPlace(
  key: string,
  name: string,
  { shape, options }: { readonly shape: Shape; readonly options: unknown },
): OptionPlace | undefined {
  const isThere = (option: string) => Object.hasOwn(shape, option);
  if (name !== '') return isThere(key) ? { kind: 'beside', of: name } : undefined;
  const [holder] =
    Object.entries(shape).find(([, each]) => hasShape(each) && Object.hasOwn(each.shape, key)) ?? [];
  if (holder !== undefined) return { kind: 'in', of: holder };
  const members = membersOf(Reflect.get(Object(options), key));
  if (members.length > 0 && members.every(isThere)) return { kind: 'members', of: members.join(', ') };
  const owner = Object.hasOwn(ofFunctions, key) ? ofFunctions[key] : undefined;
  return owner !== undefined && isThere('specification') ? { kind: 'function', of: owner } : undefined;
}

type Shape = Readonly<Record<string, OptionKind<unknown>>>;

function hasShape(kind: OptionKind<unknown>): kind is OptionKind<unknown> & { readonly shape: Shape } {
  return 'shape' in kind;
}

function membersOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

/** The last options of plain values that passed: callers pass the same options again and again. */
const known = oncePer<OptionKind<unknown>, { lastRight?: object }>(() => ({}));

function haveSameOptions(options: unknown, others: object): boolean {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return false;
  const names = Object.keys(options);
  return (
    names.length === Object.keys(others).length &&
    names.every(
      (name) => Object.hasOwn(others, name) && Reflect.get(options, name) === Reflect.get(others, name),
    )
  );
}
