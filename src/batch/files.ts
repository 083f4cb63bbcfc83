import { open, stat } from 'node:fs/promises';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import type { Limits } from '../core/options/limits.ts';
import { callback, listOf, optionsOf, text, trueOrFalse, wholeNumber } from '../core/options/option-kinds.ts';
import { isJson } from '../core/text/text.ts';
import { kindOfBytes, kindOfText, startOf } from '../intake/file-kind.ts';
import { beginsAsXml } from '../intake/unwrap.ts';
import { bytesOfLines, collect, decompressed, inUtf8, peek } from './bytes.ts';
import { isBlank } from './chunk.ts';
import { batchLimits } from './chunks.ts';
import { filesOf, findOperands, readableFilesOf } from './find-files.ts';
import type { BatchInput } from './input.ts';
import { changedWhileRead, leftOutInput, leftOutReasons, unreadReason } from './unreadable-files.ts';

export interface FileOptions {
  /** Limit of a document, as in `validateBatch`: a longer one is read only up to there. */
  readonly limits?: Pick<Limits, 'maxBytes'>;
  /** Files and folders to skip, such as the output. */
  readonly exclude?: readonly string[];
  /** Called with the number of bytes read, or given to a worker to read, before decompression. */
  readonly onRead?: (bytes: number) => void;
  /** Files that this process writes although no option names them: they are neither read nor checked. */
  readonly ownOutputs?: readonly string[];
  /** True if a file in a folder that is not read is only a note, not an error. */
  readonly skipOutputs?: boolean;
}

const operandsKind = listOf(text);

const fileOptionsKind = optionsOf<FileOptions>({
  limits: optionsOf<Pick<Limits, 'maxBytes'>>({ maxBytes: wholeNumber(1) }),
  exclude: listOf(text),
  onRead: callback<FileOptions['onRead']>(),
  ownOutputs: listOf(text),
  skipOutputs: trueOrFalse,
});

/**
 * Returns the inputs that files, folders and globs name, in order. In folders, at any depth, it reads files whose
 * names end in .json, .xml, .ndjson or .jsonl, with or without .gz. Everything else in a folder, including links to
 * folders, becomes an input that is not checked. A file is read as lines if its extension says so, or if it has no
 * known extension and its content begins like lines. Compression is recognised by content.
 *
 * @example
 * ```ts
 * import { readFiles, validateBatch } from 'pint-ae/batch';
 * const batch = validateBatch(readFiles(['examples/standard-invoice.json']), { threads: 1 });
 * for await (const { document, valid } of batch) console.log(document, valid); // examples/standard-invoice.json true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function readFiles(
  operands: readonly string[],
  options: FileOptions = {},
): AsyncGenerator<BatchInput> {
  checkArgument('readFiles', 'operands', operandsKind, operands);
  checkOptions('readFiles', fileOptionsKind, options);
  return inputsOf(operands, options);
}

async function* inputsOf(operands: readonly string[], options: FileOptions): AsyncGenerator<BatchInput> {
  const found = await findOperands(operands, true);
  const { exclude = [], ownOutputs = [], skipOutputs = false } = options;
  for await (const file of filesOf(found, { exclude, ownOutputs })) {
    if ('leftOut' in file) {
      yield { name: file.path, ...leftOutInput(file.leftOut, skipOutputs) };
      continue;
    }
    const { path, fileName } = file;
    const input = await inputOf(path, options);
    if (!('lines' in input)) yield { ...input, fileName };
    else {
      const lines = withCount(input.lines, options.limits?.maxBytes);
      yield { ...input, lines: lines.pieces, fileName };
      if (lines.areBlank()) yield { name: path, unreadable: leftOutReasons.noLines };
    }
  }
}

/** Lines of a file, and whether all of them turned out to be blank. */
function withCount(
  lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most = batchLimits.documentBytes,
) {
  let length = 0;
  let isRead = false;
  let isBlankSoFar = true;
  async function* pieces() {
    for await (const piece of lines) {
      length += piece.length;
      // A line that is too long is a document, blank or not.
      isBlankSoFar &&= length <= most && isBlank(piece);
      yield piece;
    }
    isRead = true;
  }
  return { pieces: pieces(), areBlank: () => isRead && isBlankSoFar };
}

/** The bytes of all files that `readFiles` would read. */
export async function sizeOfFiles(operands: readonly string[], exclude: readonly string[]): Promise<number> {
  let total = 0;
  for await (const { path } of readableFilesOf(await findOperands(operands, true), { exclude }))
    total += (await stat(path)).size;
  return total;
}

async function inputOf(name: string, options: FileOptions): Promise<BatchInput> {
  const raw = rawBytes(name, options);
  const kind = kindByName(name);
  if (kind === 'lines') return { name, lines: bytesOfLines(raw) };
  const content = decompressed(raw);
  try {
    if (kind === 'document') {
      const status = await stat(name);
      if (status.isFile()) {
        options.onRead?.(status.size);
        return { name, file: name, size: status.size };
      }
    }
    if (kind === 'document') return await wholeDocument(name, content, options);
    const { first, all } = await peek(content);
    return beginsAsOne(first) ? await wholeDocument(name, all, options) : { name, lines: inUtf8(all) };
  } catch (error) {
    return { name, unreadable: unreadReason(error) };
  }
}

/** Tells whether a file begins as one document, or as another kind of file, and not with a document on each line. */
function beginsAsOne(first: Uint8Array): boolean {
  if (beginsAsXml(first) || kindOfBytes(first) !== undefined) return true;
  const start = startOf(first);
  const [line = ''] = start.split('\n', 1);
  // JSON over several lines.
  if (/^[[{]\s*$/.test(line)) return true;
  return !isJson(line) && kindOfText(start) !== undefined;
}

async function wholeDocument(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  { limits: { maxBytes = batchLimits.documentBytes } = {} }: FileOptions,
): Promise<BatchInput> {
  return { name, content: await collect(bytes, maxBytes) };
}

/** The bytes of a file. Throws at the end if the file was cut, or has more bytes than were read. */
async function* rawBytes(path: string, { onRead }: FileOptions): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const opened = await file.stat();
    let read = 0;
    for await (const piece of file.createReadStream({
      highWaterMark: batchLimits.chunkBytes,
      autoClose: false,
    })) {
      read += piece.length;
      onRead?.(piece.length);
      yield piece;
    }
    // Nobody would notice documents that were cut off.
    if (opened.isFile() && (read < opened.size || read !== (await file.stat()).size))
      throw new Error(changedWhileRead);
  } finally {
    await file.close();
  }
}

function kindByName(name: string): 'lines' | 'document' | 'unknown' {
  const [, ending] = /\.(ndjson|jsonl|json|xml)(?:\.gz)?$/i.exec(name) ?? [];
  switch (ending?.toLowerCase()) {
    case 'ndjson':
    case 'jsonl':
      return 'lines';
    case 'json':
    case 'xml':
      return 'document';
    default:
      return 'unknown';
  }
}
