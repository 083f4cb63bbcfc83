import { createReadStream, type ReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import * as z from 'zod';
import { type Comparison, type ConformanceCase, compareVerdicts } from '../../api/conformance.ts';
import type { ValidateUblOptions } from '../../api/validate-ubl.ts';
import { type CutLine, createLineCutter } from '../../batch/cut-lines.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import { conformanceReport } from '../../report/conformance.ts';
import { shippedFile } from '../../workers/shipped-file.ts';
import { configurationLine } from '../config/applied.ts';
import { tooLong } from '../input/bounded.ts';
import { validateOptions } from '../input/options.ts';
import { unreadable } from '../input/unreadable.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae conformance [FILE]`: compares our verdicts with the expected ones, by default of our corpus. */
export async function conformanceCommand(args: Arguments<'conformance'>, io: Io): Promise<ExitCode> {
  const [path = fileURLToPath(shippedFile('corpus.ndjson.br'))] = args.operands;
  const comparisons = await compareAll(path, await validateOptions(args));
  // Comparing no documents does not prove conformance.
  if (comparisons.length === 0) throw new UsageError('noCases', { path });
  const line = io.configuration ? `${configurationLine(io.configuration, args.language)}\n\n` : '';
  await writeOutput(args.out, line + conformanceReport(comparisons, args.language), io);
  return comparisons.every(({ agrees }) => agrees) ? exitCodes.valid : exitCodes.invalid;
}

async function compareAll(path: string, options: ValidateUblOptions): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for await (const line of linesOf(path)) {
    if (line.trim() !== '')
      comparisons.push(compareVerdicts(parseCase(line, { path, number: comparisons.length + 1 }), options));
  }
  return comparisons;
}

/** The lines of a file, also compressed (`.gz`, `.br`); throws a UsageError for a line that is too long. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const { cut, isOver, rest } = createLineCutter(defaultLimits.maxBytes);
  const textOfLine = (line: CutLine) => {
    if (line.kind === 'too-long') throw tooLong(path, defaultLimits.maxBytes);
    return Buffer.concat(line.parts).toString();
  };
  try {
    for await (const piece of decompressed(file, path)) {
      for (const line of cut(piece)) yield textOfLine(line);
      if (isOver()) throw tooLong(path, defaultLimits.maxBytes);
    }
    const last = rest();
    if (last !== undefined) yield textOfLine(last);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw unreadable(path, error);
    throw error;
  } finally {
    file.destroy();
  }
}

/** A stream that fails if its source does. */
function decompressed(file: ReadStream, path: string): AsyncIterable<Uint8Array> {
  const decoder = path.endsWith('.gz')
    ? createGunzip()
    : path.endsWith('.br')
      ? createBrotliDecompress()
      : undefined;
  if (decoder === undefined) return file;
  file.on('error', (error) => decoder.destroy(error));
  return file.pipe(decoder);
}

const caseSchema = z.object({
  id: z.string(),
  profile: z.enum(['billing', 'selfbilling']),
  failed: z.array(z.string()).nullish(),
  error: z.string().nullish(),
  xml: z.string(),
}) satisfies z.ZodType<ConformanceCase>;

function parseCase(line: string, { path, number }: { readonly path: string; readonly number: number }) {
  try {
    return caseSchema.parse(JSON.parse(line));
  } catch {
    throw new UsageError('notACase', { path, number });
  }
}
