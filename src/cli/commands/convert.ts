import { randomUUID } from 'node:crypto';
import { basename, extname, join } from 'node:path';
import type { Language } from '../../core/language.ts';
import { type ConversionResult, convert } from '../../judge/convert.ts';
import { envelope, isZonedTime } from '../../judge/envelope.ts';
import type { ValidateOptions } from '../../judge/validate.ts';
import type { DocumentReport } from '../../report/document-report.ts';
import type { Paint } from '../../report/rendered.ts';
import { textReport } from '../../report/text.ts';
import { quotedSource, withJson } from '../assess-input.ts';
import type { Arguments } from '../commands.ts';
import { identityOf } from '../files.ts';
import { type Input, readInputs, textOf } from '../inputs.ts';
import { type ExitCode, type Io, UsageError } from '../io.ts';
import { validateOptions } from '../options.ts';
import { paintFor } from '../paint.ts';
import { writeOutput } from '../write-output.ts';
import { exitCodeOf } from './validate.ts';

/** `pint-ae convert`: the UBL of each valid document; of an invalid one the report, and no XML. */
export async function convertCommand(args: Arguments<'convert'>, io: Io): Promise<ExitCode> {
  const options = await validateOptions(args);
  const inputs = await readInputs(args.operands, io);
  if (inputs.length > 1 && args.out === undefined) {
    throw new UsageError('several documents need --out DIRECTORY');
  }
  if (!args.sbdh && (args.sbdhId ?? args.sbdhTime) !== undefined)
    throw new UsageError('--sbdh-id and --sbdh-time need --sbdh');
  if (inputs.length > 1 && args.sbdhId !== undefined)
    throw new UsageError('--sbdh-id is for one document: two envelopes must not have one id');
  const paths = outputPaths(inputs, args.out);
  await refuseOverwriting(inputs, paths);
  const results = inputs.map((input) => ({
    input,
    result: inEnvelope(convertText(textOf(input.bytes), options), args),
  }));
  for (const [index, { input, result }] of results.entries()) {
    if (result.valid && result.xml !== null) await writeOutput(paths[index], `${result.xml}\n`, io);
    else io.stderr(reportOn(input, result, args.language, paintFor(io.colour)));
  }
  return exitCodeOf(results.map(({ result }) => result));
}

function convertText(text: string, options: ValidateOptions): ConversionResult {
  const result = withJson(text, options, (value) => convert(value, options));
  return 'xml' in result ? result : { ...result, xml: null, sourceOf: () => undefined };
}

/** With --sbdh, the result with its document in an envelope. */
function inEnvelope(result: ConversionResult, args: Arguments<'convert'>): ConversionResult {
  if (!args.sbdh || !result.valid || result.xml === null) return result;
  const { xml, issues } = envelope(result.xml, {
    id: args.sbdhId ?? randomUUID(),
    createdAt: timeOf(args.sbdhTime),
    language: args.language,
  });
  return xml === null ? { ...result, valid: false, outcome: 'invalid', issues, xml } : { ...result, xml };
}

function timeOf(text: string | undefined): string {
  if (text === undefined) return new Date().toISOString();
  if (isZonedTime(text)) return text;
  throw new UsageError(`--sbdh-time takes a time with its zone, such as 2026-01-31T08:00:00Z, not ${text}`);
}

/** Where the UBL of each document goes; nowhere where it is printed. */
function outputPaths(inputs: readonly Input[], out: string | undefined): readonly (string | undefined)[] {
  if (out === undefined || inputs.length === 1) return inputs.map(() => out);
  return inputs.map(({ name }) => join(out, `${basename(name, extname(name))}.xml`));
}

/** No document is lost: two of them never go to one file, on no file system, and none over an input. */
async function refuseOverwriting(
  inputs: readonly Input[],
  paths: readonly (string | undefined)[],
): Promise<void> {
  const taken = new Map<string, string>();
  const read = new Set(await Promise.all(inputs.map(({ name }) => identityOf(name))));
  for (const [index, path] of paths.entries()) {
    if (path === undefined) continue;
    const name = inputs[index]?.name ?? '';
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new UsageError(`${other} and ${name} would both be written to ${path}`);
    taken.set(path.toLowerCase(), name);
    const identity = await identityOf(path);
    if (identity !== undefined && read.has(identity))
      throw new UsageError(`${path} is one of the documents to convert; give another --out`);
  }
}

function reportOn(
  { name, bytes }: Input,
  result: ConversionResult,
  language: Language,
  paint: Paint,
): string {
  const report: DocumentReport = { ...result, name, kind: 'request' };
  return textReport([{ report, source: quotedSource({ name, bytes }) }], language, paint);
}
