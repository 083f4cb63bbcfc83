import { basename, extname, join } from 'node:path';
import { ublTextOf } from '../../judge/judge-document.ts';
import { textReport } from '../../report/text.ts';
import { type AssessedInput, assessInput } from '../assess-input.ts';
import type { Arguments } from '../commands.ts';
import { readInputs } from '../inputs.ts';
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
  const assessed = inputs.map((input) => assessInput(input, options));
  for (const each of assessed) await deliver(each, args, io, inputs.length > 1);
  return exitCodeOf(assessed.map(({ report }) => report));
}

async function deliver(
  { judged, report, source }: AssessedInput,
  args: Arguments<'convert'>,
  io: Io,
  isOneOfSeveral: boolean,
): Promise<void> {
  const xml = report.valid ? ublTextOf(judged) : null;
  if (xml === null) {
    io.stderr(textReport(report, source, paintFor(io.colour)));
    return;
  }
  const isInFolder = isOneOfSeveral && args.out !== undefined;
  const path = isInFolder ? join(args.out, `${basename(report.name, extname(report.name))}.xml`) : args.out;
  await writeOutput(path, `${xml}\n`, io);
}
