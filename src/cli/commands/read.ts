import { requestOf } from '../../judge/request-of.ts';
import type { Arguments } from '../commands.ts';
import { readInputs } from '../inputs.ts';
import { type ExitCode, exitCodes, type Io } from '../io.ts';
import { writeOutput } from '../write-output.ts';

/** `pint-ae read`: the document request that says what each UBL document says, and what no field of it holds, as JSON. */
export async function readCommand(args: Arguments<'read'>, io: Io): Promise<ExitCode> {
  const inputs = await readInputs(args.operands, io);
  const results = inputs.map(({ name, bytes }) => ({
    file: name,
    ...requestOf(bytes, { language: args.language }),
  }));
  const json = JSON.stringify(results.length === 1 ? results[0] : results, null, 2);
  await writeOutput(args.out, `${json}\n`, io);
  const isWhole = results.every(({ request, unmapped }) => request !== null && unmapped.length === 0);
  return isWhole ? exitCodes.valid : exitCodes.invalid;
}
