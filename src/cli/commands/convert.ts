import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { type ConversionResult, convert } from '../../convert.ts';
import { parseJson } from '../../document/json-text.ts';
import type { ValidateOptions } from '../../validate.ts';
import type { Arguments } from '../arguments.ts';
import { type Input, readInputs } from '../inputs.ts';
import { type ExitCode, type Io, UsageError } from '../io.ts';
import { validateOptions } from '../options.ts';
import { exitCodeOf, malformedText, reportOf } from './validate.ts';

/** `pint-ae convert`: the UBL of each valid document; of an invalid one the report, and no XML. */
export async function convertCommand(args: Arguments, io: Io): Promise<ExitCode> {
  const options = await validateOptions(args);
  const inputs = await readInputs(args.operands, io);
  if (inputs.length > 1 && args.out === undefined) {
    throw new UsageError('several documents need --out DIRECTORY');
  }
  const results = inputs.map((input) => ({ input, result: convertText(input.text, options) }));
  for (const { input, result } of results) await deliver(input, result, args, io, inputs.length > 1);
  return exitCodeOf(results.map(({ result }) => result));
}

function convertText(text: string, options: ValidateOptions): ConversionResult {
  const parsed = parseJson(text);
  if (parsed.ok) return convert(parsed.value, options);
  return { ...malformedText(parsed.problem), xml: null, sourceOf: () => undefined };
}

async function deliver(
  input: Input,
  result: ConversionResult,
  args: Arguments,
  io: Io,
  isOneOfSeveral: boolean,
): Promise<void> {
  if (!result.valid || result.xml === null) {
    io.stderr(reportOf(input, result, io));
    return;
  }
  if (args.out === undefined) {
    io.stdout(`${result.xml}\n`);
    return;
  }
  const path = isOneOfSeveral ? join(args.out, `${basename(input.name, extname(input.name))}.xml`) : args.out;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${result.xml}\n`);
}
