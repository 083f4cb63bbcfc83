import { basename, extname, join } from 'node:path';
import { type ConversionResult, convert } from '../../judge/convert.ts';
import type { ValidateOptions } from '../../judge/validate.ts';
import { textReport } from '../../report/text.ts';
import { quotedSource, withJson } from '../assess-input.ts';
import type { Arguments } from '../commands.ts';
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
  const results = inputs.map((input) => ({ input, result: convertText(textOf(input.bytes), options) }));
  for (const { input, result } of results) await deliver(input, result, args, io, inputs.length > 1);
  return exitCodeOf(results.map(({ result }) => result));
}

function convertText(text: string, options: ValidateOptions): ConversionResult {
  const result = withJson(text, (value) => convert(value, options));
  return 'xml' in result ? result : { ...result, xml: null, sourceOf: () => undefined };
}

async function deliver(
  input: Input,
  result: ConversionResult,
  args: Arguments<'convert'>,
  io: Io,
  isOneOfSeveral: boolean,
): Promise<void> {
  if (!result.valid || result.xml === null) {
    const report = { ...result, name: input.name, kind: 'request' } as const;
    io.stderr(textReport(report, quotedSource(input), paintFor(io.colour)));
    return;
  }
  const isInFolder = isOneOfSeveral && args.out !== undefined;
  const path = isInFolder ? join(args.out, `${basename(input.name, extname(input.name))}.xml`) : args.out;
  await writeOutput(path, `${result.xml}\n`, io);
}
