import { createReadStream, type ReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import * as z from 'zod';
import {
  type Comparison,
  type ConformanceCase,
  compareVerdicts,
  countByRule,
} from '../../api/conformance.ts';
import type { ValidateUblOptions } from '../../api/validate-ubl.ts';
import { type CutLine, createLineCutter } from '../../batch/cut-lines.ts';
import type { Language, Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import { blanksAfter } from '../../report/cells.ts';
import report from '../../report/messages/report.json' with { type: 'json' };
import { inReadingOrder } from '../../report/reading-order.ts';
import { shippedFile } from '../../workers/shipped-file.ts';
import { configurationLine } from '../config/applied.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { tooLong } from '../input/bounded.ts';
import { validateOptions } from '../input/options.ts';
import { unreadable } from '../input/unreadable.ts';
import { type Io, UsageError } from '../io.ts';
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

const { conformance: texts, outcomes } = report;
const remarks: Readonly<Record<NonNullable<Comparison['remark']>, Localised>> = {
  malformed: outcomes.malformed,
  'not-judged': outcomes['not-judged'],
  'nothing-found': texts.nothingFound,
};

const ruleWidth = 24;
const countWidth = 12;

/** A conformance run as text: counts by rule, the documents that differ, and the totals. */
export function conformanceReport(comparisons: readonly Comparison[], language: Language): string {
  const heading = (text: Localised) => inReadingOrder(fill(text, language), language);
  const differing = comparisons.filter(({ agrees }) => !agrees);
  const agreeing = comparisons.length - differing.length;
  const rule = heading(texts.rule);
  return [
    rule +
      blanksAfter(rule, ruleWidth) +
      [texts.agree, texts.missed, texts.falseAlarm].map((text) => atEnd(heading(text))).join(''),
    ...[...countByRule(comparisons)].map(
      ([id, { agree, missed, falseAlarm }]) =>
        id.padEnd(ruleWidth) + [agree, missed, falseAlarm].map((count) => atEnd(String(count))).join(''),
    ),
    '',
    ...differing.map((comparison) => differenceLine(comparison, language)),
    inReadingOrder(fill(texts.sum, language, { agreeing, count: comparisons.length }), language),
    '',
  ].join('\n');
}

function atEnd(text: string): string {
  return (blanksAfter(text, countWidth) || ' ') + text;
}

function differenceLine({ id, missed, falseAlarms, remark, error }: Comparison, language: Language): string {
  const parts = [
    ...(missed.length > 0 ? [fill(texts.missedRules, language, { rules: missed })] : []),
    ...(falseAlarms.length > 0 ? [fill(texts.falseAlarmRules, language, { rules: falseAlarms })] : []),
    ...(remark === null ? [] : [fill(remarks[remark], language, { error: error ?? '' })]),
  ];
  return `${id}: ${parts.map((part) => inReadingOrder(part, language)).join('; ')}`;
}
