import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { bytesOfLines, collect, decompressed } from '../../batch/bytes.ts';
import { isBlank, lineFeed, lineName } from '../../batch/chunk.ts';
import { type CutLine, createLineCutter } from '../../batch/cut-lines.ts';
import { createFileNames, type FileNames, lineFileName } from '../../batch/file-names.ts';
import { type FoundFile, filesOf, findOperands } from '../../batch/find-files.ts';
import type { LeftOutReason } from '../../batch/found.ts';
import type { LeftOutSeverity } from '../../batch/input.ts';
import { leftOutInput, unreadValue } from '../../batch/unreadable-files.ts';
import { concatBytes } from '../../core/concat-bytes.ts';
import type { Language } from '../../core/messages/language.ts';
import { defaultLimits, type Limits } from '../../core/options/limits.ts';
import { decodeDocument } from '../../intake/decode.ts';
import { terminalLine } from '../../report/reading-order.ts';
import type { LineOfFile } from '../../report/rendered.ts';
import { errorText, type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { ownOutputsAmong } from '../output/file-identity.ts';
import { reasonOfFindings } from '../refusal.ts';
import { boundedBytes, tooLong } from './bounded.ts';
import { unreadable, withFileMeant } from './unreadable.ts';

/** A document to process: its name for messages, and its bytes or the reason why there are none. */
export type Input = ReadInput | UnreadInput;

/** The parts of an input on which its verdict depends. */
export type ContentInput = Omit<ReadInput, 'fileName'> | Omit<UnreadInput, 'fileName'>;

interface NamedInput {
  readonly name: string;
  /** The name, without extension, of a file that is written for the input. */
  readonly fileName: string;
  /** The file and the line, for a line of a file. */
  readonly lineOf?: LineOfFile;
}

export interface ReadInput extends NamedInput {
  readonly bytes: Uint8Array;
}

/** An input that could not be read, or is left out on purpose; the others are still processed. */
export interface UnreadInput extends NamedInput {
  readonly unread: UsageError;
  readonly leftOut?: LeftOutSeverity;
}

export interface InputSearch {
  readonly limits?: Limits;
  /** Files that this run writes: the file of `--out`, unless it is one of the documents. */
  readonly exclude?: readonly string[];
  /** Files that this process writes and therefore does not read. */
  readonly ownOutputs?: readonly string[];
  /** True if files that are left out of folders are only reported. */
  readonly skipOutputs?: boolean;
  /** True if a name that is a file and also a pattern means both. */
  readonly isPattern?: boolean;
}

const linesName = /\.(ndjson|jsonl)(\.gz)?$/i;
export const gzipName = /\.gz$/i;

/** The name of standard input in reports. */
export const stdinName = '<stdin>';

/** All the documents that the operands name, read. */
export async function readInputs(
  operands: readonly string[],
  io: Io,
  search: InputSearch = {},
): Promise<Input[]> {
  const inputs: Input[] = [];
  for await (const input of eachInput(operands, io, search)) inputs.push(input);
  return inputs;
}

/**
 * Yields the documents that the operands name, one after the other: files, folders, globs, and `-` or no operand for
 * standard input. Files named .ndjson or .jsonl are read line by line, and files named .gz are decompressed. A file
 * named several times occurs once. A file in a folder that is not read is an input too, with the reason.
 */
export async function* eachInput(
  operands: readonly string[],
  io: Io,
  search: InputSearch = {},
): AsyncGenerator<Input> {
  const bytes = search.limits?.maxBytes ?? defaultLimits.maxBytes;
  const own = [...(search.ownOutputs ?? []), ...(await ownOutputsAmong(operands))];
  const given = new Set<string>();
  const names = createFileNames();
  for (const operand of operands.length === 0 ? ['-'] : operands) {
    if (operand === '-') {
      yield { name: stdinName, fileName: names(stdinName), bytes: await io.readStdin(bytes) };
      continue;
    }
    for await (const found of filesNamed(operand, { ...search, ownOutputs: own }, names)) {
      const path = resolve('unread' in found ? found.name : found.path);
      if (given.has(path)) continue;
      given.add(path);
      if ('unread' in found) yield found;
      else yield* inputsOf(found, bytes);
    }
  }
}

/** Reads the inputs, and reports those that could not be read or were left out on standard error. */
export async function readInputsAndTell(
  { operands, language }: { readonly operands: readonly string[]; readonly language: Language },
  io: Io,
  limits?: Limits,
): Promise<Input[]> {
  const inputs = await readInputs(operands, io, { ...(limits && { limits }) });
  const isLeftOut = (input: Input) => 'unread' in input && input.leftOut !== undefined;
  const read = inputs.filter((input) => !isLeftOut(input));
  tellUnread(read, language, io);
  const leftOut = inputs.filter(isLeftOut).map(({ name }) => name);
  io.stderr(leftOutLine(leftOut, language));
  return read;
}

/** Reads the only document that the operands name; throws `notOne` if there are none or several. */
export async function readOneInput(
  operands: readonly string[],
  io: Io,
  notOne = new UsageError('oneDocument'),
): Promise<ReadInput> {
  const [first, second]: Input[] = await readInputs(operands, io);
  if (first === undefined || second !== undefined) throw notOne;
  if ('unread' in first) throw first.unread;
  return first;
}

/** Reports on standard error the inputs that could not be read. */
export function tellUnread(inputs: readonly Input[], language: Language, io: Io): void {
  for (const input of inputs)
    if ('unread' in input) io.stderr(`pint-ae: ${errorText(input.unread, language)}\n`);
}

async function* filesNamed(
  operand: string,
  { exclude = [], ownOutputs = [], skipOutputs = false, isPattern = false }: InputSearch,
  names: FileNames,
): AsyncGenerator<FoundFile | UnreadInput> {
  try {
    const found = await findOperands([operand], isPattern);
    for await (const file of filesOf(found, { exclude, ownOutputs, names }))
      yield 'leftOut' in file ? leftOutOf(file.path, file.leftOut, skipOutputs) : file;
  } catch (error) {
    const unread = await withFileMeant(operand, unreadable(operand, error));
    yield { name: operand, fileName: basename(operand), unread };
  }
}

function leftOutOf(path: string, reason: LeftOutReason, skipOutputs: boolean): UnreadInput {
  const named = { name: path, fileName: basename(path) };
  if (reason === 'emptyFolder') return { ...named, unread: new UsageError('emptyFolder', { path }) };
  const { unreadable: why, leftOut } = leftOutInput(reason, skipOutputs);
  return { ...named, unread: new UsageError('leftOut', { path, reason: unreadValue(why) }), leftOut };
}

async function* inputsOf({ path, fileName }: FoundFile, mostBytes: number): AsyncGenerator<Input> {
  if (linesName.test(path)) {
    yield* lineInputs(path, fileName, mostBytes);
    return;
  }
  try {
    yield { name: path, fileName, bytes: await readBytes(path, mostBytes) };
  } catch (error) {
    yield { name: path, fileName, unread: await withFileMeant(path, unreadable(path, error)) };
  }
}

async function* lineInputs(path: string, fileName: string, mostBytes: number): AsyncGenerator<Input> {
  const cutter = createLineCutter(mostBytes);
  let number = 0;
  let isEmpty = true;
  const inputsIn = (lines: Iterable<CutLine>): Input[] => {
    const inputs = [...lines].flatMap((line): Input[] => {
      number += 1;
      const name = lineName(path, number);
      const named = { name, fileName: lineFileName(fileName, number), lineOf: { file: path, line: number } };
      if (line.kind === 'too-long')
        return [{ ...named, unread: new UsageError('lineTooLong', { path: name }) }];
      return line.parts.every(isBlank) ? [] : [{ ...named, bytes: withoutLineFeed(concatBytes(line.parts)) }];
    });
    isEmpty &&= inputs.length === 0;
    return inputs;
  };
  try {
    for await (const piece of bytesOfLines(createReadStream(path))) yield* inputsIn(cutter.cut(piece));
    const last = cutter.rest();
    if (last !== undefined) yield* inputsIn([last]);
    if (isEmpty) throw new UsageError('noLines', { path });
  } catch (error) {
    yield { name: path, fileName, unread: unreadable(path, error) };
  }
}

/** An error at the end of a line must be in that line, not in the next. */
function withoutLineFeed(line: Uint8Array): Uint8Array {
  return line.at(-1) === lineFeed ? line.subarray(0, -1) : line;
}

async function readBytes(path: string, mostBytes = defaultLimits.maxBytes): Promise<Uint8Array> {
  try {
    if ((await stat(path)).isDirectory()) throw new UsageError('isFolder', { path });
    // A document over the size limit is read only slightly beyond the limit.
    return gzipName.test(path)
      ? await collect(decompressed(createReadStream(path)), mostBytes)
      : await boundedBytes(path, mostBytes);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Reads a text file; throws a UsageError if it cannot be read, or does not have the expected content. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readBytes(path);
  if (bytes.length > defaultLimits.maxBytes) throw tooLong(path, defaultLimits.maxBytes);
  const decoded = decodeDocument(bytes);
  if (!decoded.ok) throw new UsageError('cannotReadBecause', { path }, reasonOfFindings([decoded.failure]));
  return decoded.value;
}

/** Counts and names the documents that were left out. */
export function leftOutLine(names: readonly string[], language: Language): string {
  const [first] = names;
  if (first === undefined) return '';
  return `pint-ae: ${terminalLine(commandLine.answers.leftOut, language, { count: names.length, first })}\n`;
}
