import type { DocumentReport } from '../../report/document-report.ts';
import { textReport } from '../../report/text.ts';
import type { Arguments } from '../arguments.ts';
import { quotedSource, reportOn } from '../assess-input.ts';
import { readInputs } from '../inputs.ts';
import { type ExitCode, exitCodes, type Io } from '../io.ts';
import { validateOptions } from '../options.ts';
import { paintFor } from '../paint.ts';

/** `pint-ae validate`: the verdict on each document. */
export async function validateCommand(args: Arguments, io: Io): Promise<ExitCode> {
  const options = await validateOptions(args);
  const inputs = await readInputs(args.operands, io);
  const results = inputs.map((input) => ({ input, report: reportOn(input, options) }));
  if (args.format === 'json') {
    const reports = results.map(({ report: { name, ...result } }) => ({ file: name, ...result }));
    io.stdout(`${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`);
  } else {
    const paint = paintFor(io.colour);
    io.stdout(results.map(({ input, report }) => textReport(report, quotedSource(input), paint)).join('\n'));
  }
  return exitCodeOf(results.map(({ report }) => report));
}

/** Exit code for a set of verdicts: not judged means that the command could not do its work. */
export function exitCodeOf(results: readonly Pick<DocumentReport, 'outcome' | 'valid'>[]): ExitCode {
  if (results.some(({ outcome }) => outcome === 'not-judged')) return exitCodes.failed;
  return results.every(({ valid }) => valid) ? exitCodes.valid : exitCodes.invalid;
}
