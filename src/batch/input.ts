import { isBytes } from '../core/options/check-argument.ts';
import { checkArgument } from '../core/options/check-options.ts';
import { expected } from '../core/options/option-kinds.ts';

/**
 * One input of a batch. It is a whole document; a file with one document and its size in bytes, which a worker reads;
 * a stream of lines with one document each; or an input that could not be opened or was left out on purpose. Verdicts
 * show its name; for a line, `name:line`.
 */
export type BatchInput = NamedInput &
  (
    | { readonly content: string | Uint8Array }
    | { readonly file: string; readonly size: number }
    | { readonly lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }
    | { readonly unreadable: string; readonly leftOut?: LeftOutSeverity }
  );

/** Severity of a file that was left out on purpose: an error, or a note. */
export type LeftOutSeverity = 'error' | 'information';

export interface NamedInput {
  readonly name: string;
  /**
   * The name of the files written for the input, without extension; slashes make folders. No two inputs may have the
   * same name, ignoring case. Default: its position in the batch and its name.
   */
  readonly fileName?: string;
}

export type BatchInputs = AsyncIterable<BatchInput> | Iterable<BatchInput>;

/** Throws a TypeError if a value from an iterable is not an input; the message names its position. */
export function checkInput(input: unknown, place: number): void {
  checkArgument('validateBatch', `inputs[${place}]`, inputKind, input);
}

/** Throws a TypeError if lines are not bytes. */
export function checkPiece(piece: unknown, name: string): void {
  checkArgument('validateBatch', `a piece of the lines of ${name}`, bytesKind, piece);
}

const inputKind = expected<BatchInput>(
  isInput,
  '{ name, content }, { name, file, size }, { name, lines } or { name, unreadable }, of which content is a text or bytes, lines an iterable of bytes, and fileName, if given, a name inside a folder',
);

const bytesKind = expected<Uint8Array>(isBytes, 'bytes (Uint8Array)');

const leftOutSeverities = [undefined, 'error', 'information'] as const;

function isInput(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, fileName, content, file, size, lines, unreadable, leftOut } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof name !== 'string' || !(fileName === undefined || isFileName(fileName))) return false;
  if ('lines' in value) return typeof lines === 'object' && lines !== null && isIterable(lines);
  if ('unreadable' in value)
    return typeof unreadable === 'string' && leftOutSeverities.some((each) => each === leftOut);
  if ('file' in value) return typeof file === 'string' && Number.isSafeInteger(size);
  return typeof content === 'string' || isBytes(content);
}

function isFileName(value: unknown): boolean {
  return typeof value === 'string' && !/^[/\\]|(^|[/\\])\.{0,2}([/\\]|$)/.test(value);
}

export function isIterable(value: unknown): boolean {
  const { [Symbol.asyncIterator]: later, [Symbol.iterator]: now } = Object(value);
  return typeof later === 'function' || typeof now === 'function';
}
