import { open } from 'node:fs/promises';
import { type Comparison, compareVerdicts, conformanceCaseSchema } from '../../conformance/conformance.ts';
import { conformanceReport } from '../../report/conformance.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';

/** `pint-ae conformance FILE`: our verdicts against those that a file of documents says they ought to get. */
export async function conformanceCommand(args: Arguments, io: Io): Promise<ExitCode> {
  const [path] = args.operands;
  if (path === undefined) throw new UsageError('conformance needs a file with one document a line');
  const comparisons = await compareAll(path);
  io.stdout(conformanceReport(comparisons));
  return comparisons.every(({ agrees }) => agrees) ? exitCodes.valid : exitCodes.invalid;
}

async function compareAll(path: string): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  const file = await open(path).catch(() => {
    throw new UsageError(`can not read ${path}`);
  });
  for await (const line of file.readLines()) {
    if (line.trim() !== '') comparisons.push(compareVerdicts(parseCase(line, comparisons.length + 1)));
  }
  return comparisons;
}

function parseCase(line: string, number: number) {
  try {
    return conformanceCaseSchema.parse(JSON.parse(line));
  } catch {
    throw new UsageError(
      `document ${number} is not a JSON object with id, profile, failed or error, and xml`,
    );
  }
}
