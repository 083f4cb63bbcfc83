import { basename, extname, join } from 'node:path';
import { type ConversionResult, convert } from '../../judge/convert.ts';
import type { ValidateOptions } from '../../judge/validate.ts';
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
  const paths = outputPaths(inputs, args.out);
  await refuseOverwriting(inputs, paths);
  const results = inputs.map((input) => ({ input, result: convertText(textOf(input.bytes), options) }));
  for (const [index, { input, result }] of results.entries()) await deliver(input, result, paths[index], io);
  return exitCodeOf(results.map(({ result }) => result));
}

function convertText(text: string, options: ValidateOptions): ConversionResult {
  const result = withJson(text, options, (value) => convert(value, options));
  return 'xml' in result ? result : { ...result, xml: null, sourceOf: () => undefined };
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

async function deliver(
  input: Input,
  result: ConversionResult,
  path: string | undefined,
  io: Io,
): Promise<void> {
  if (!result.valid || result.xml === null) {
    const report = { ...result, name: input.name, kind: 'request' } as const;
    io.stderr(textReport(report, quotedSource(input), paintFor(io.colour)));
    return;
  }
  await writeOutput(path, `${result.xml}\n`, io);
}
