import { readAny } from '../../network/read-any.ts';
import { oneOrList } from '../../report/json.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { readInputsAndTell } from '../input/inputs.ts';
import { otherFileLines } from '../input/other-files.ts';
import type { Io } from '../io.ts';
import { refuseOverwriting } from '../output/output-paths.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae read`: each invoice and credit note as a document request, other documents by their content. */
export async function readCommand(args: Arguments<'read'>, io: Io): Promise<ExitCode> {
  const inputs = await readInputsAndTell(args, io);
  await refuseOverwriting(inputs, [args.out]);
  const read = inputs.flatMap((input) =>
    'bytes' in input ? [{ file: input.name, ...readAny(input.bytes, { language: args.language }) }] : [],
  );
  const results = read.map(({ file, reading }) => ({ file, ...reading }));
  if (results.length > 0) await writeOutput(args.out, oneOrList(results, inputs.length), io);
  io.stderr(otherFileLines(inputs, 'ubl', args.language));
  if (results.length < inputs.length) return exitCodes.failed;
  return read.every(({ isWhole }) => isWhole) ? exitCodes.valid : exitCodes.invalid;
}
