import { CallerError } from './caller-error.ts';

/** Throws a CallerError unless a document is text or bytes: anything else is a bug of the caller. */
export function checkDocument(caller: string, document: unknown): asserts document is string | Uint8Array {
  if (typeof document !== 'string' && !isBytes(document))
    throw wrong(caller, 'document', document, 'a text or bytes (Uint8Array)');
}

/** Tells whether a value is bytes, even from another realm, but not a proxy, which cannot be read. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** Throws a CallerError unless a value is a text. */
export function checkText(caller: string, what: string, value: unknown): void {
  if (typeof value !== 'string') throw wrong(caller, what, value, 'a text');
}

type Kind = 'list' | 'object' | 'text' | 'number' | 'function';

/** Throws a CallerError unless a value has these members, or if a getter or proxy of the caller throws. */
export function checkObject(
  caller: string,
  what: string,
  value: unknown,
  members: Readonly<Record<string, Kind>> = {},
): void {
  if (typeof value !== 'object' || value === null) throw wrong(caller, what, value, 'an object');
  for (const [name, kind] of Object.entries(members)) {
    const member = readable(caller, what, () => Reflect.get(value, name));
    if (!isOfKind(member, kind)) {
      const expected = kindNames[kind];
      const message = `${caller}: ${name} of the ${what} is ${nameOf(member)}, not ${expected}`;
      throw new CallerError(message, { code: 'wrong-argument', option: name, expected });
    }
  }
}

function wrong(caller: string, what: string, value: unknown, expected: string): CallerError {
  const message = `${caller}: the ${what} is ${nameOf(value)}, not ${expected}`;
  return new CallerError(message, { code: 'wrong-argument', option: what, expected });
}

/** The result of reading a value; a CallerError if reading throws. */
export function readable<Value>(caller: string, what: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${caller}: the ${what} cannot be read: ${reason}`;
    throw new CallerError(message, {
      code: 'unreadable-argument',
      option: what,
      expected: 'data',
      cause: error,
    });
  }
}

const kindNames = {
  list: 'a list',
  object: 'an object',
  text: 'a text',
  number: 'a number',
  function: 'a function',
} as const satisfies Record<Kind, string>;

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'list') return isList(value);
  if (kind === 'object') return typeof value === 'object' && value !== null;
  return typeof value === (kind === 'text' ? 'string' : kind);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (isList(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Tells whether a value is a list; false for a revoked proxy, which throws on access. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
