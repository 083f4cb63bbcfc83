import { randomUUID } from 'node:crypto';
import { basename, extname, join } from 'node:path';
import { envelope, isZonedTime } from '../../judge/envelope.ts';
import { ublTextOf } from '../../judge/judge-document.ts';
import type { SourcedReport } from '../../report/rendered.ts';
import { textReport } from '../../report/text.ts';
import { type AssessedInput, assessInput } from '../assess-input.ts';
import type { Arguments } from '../commands.ts';
import { identityOf } from '../files.ts';
import { type Input, readInputs } from '../inputs.ts';
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
  const assessed = inputs.map((input) => inEnvelope(assessInput(input, options), args));
  for (const [index, each] of assessed.entries()) {
    if (each.xml !== null) await writeOutput(paths[index], `${each.xml}\n`, io);
    else io.stderr(textReport([each], args.language, paintFor(io.colour)));
  }
  return exitCodeOf(assessed.map(({ report }) => report));
}

/** The UBL of a valid document, with --sbdh in an envelope; of another the report alone. */
function inEnvelope(
  assessed: AssessedInput,
  args: Arguments<'convert'>,
): SourcedReport & { readonly xml: string | null } {
  const { report, judged } = assessed;
  const ubl = report.valid ? ublTextOf(judged) : null;
  if (ubl === null || !args.sbdh) return { ...assessed, xml: ubl };
  const { xml, issues } = envelope(ubl, {
    id: args.sbdhId ?? randomUUID(),
    createdAt: timeOf(args.sbdhTime),
    language: args.language,
  });
  return xml === null
    ? { ...assessed, xml, report: { ...report, valid: false, outcome: 'invalid', issues } }
    : { ...assessed, xml };
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
