import { jsonLocator, parseJson } from '../../document/json-text.ts';
import type { FieldProblem } from '../../issue.ts';
import { type QuotedSource, textReport } from '../../report/text.ts';
import { type ValidateOptions, type ValidationResult, validate } from '../../validate.ts';
import type { Arguments } from '../arguments.ts';
import { type Input, readInputs } from '../inputs.ts';
import { type ExitCode, exitCodes, type Io } from '../io.ts';
import { validateOptions } from '../options.ts';
import { paintFor } from '../paint.ts';

/** `pint-ae validate`: the verdict on each document. */
export async function validateCommand(args: Arguments, io: Io): Promise<ExitCode> {
  const options = await validateOptions(args);
  const inputs = await readInputs(args.operands, io);
  const results = inputs.map((input) => ({ input, result: validateText(input.text, options) }));
  if (args.format === 'json') {
    const reports = results.map(({ input, result }) => ({ file: input.name, ...result }));
    io.stdout(`${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`);
  } else {
    io.stdout(results.map(({ input, result }) => reportOf(input, result, io)).join('\n'));
  }
  return exitCodeOf(results.map(({ result }) => result));
}

/** Exit code for a set of verdicts: not judged means that the command could not do its work. */
export function exitCodeOf(results: readonly ValidationResult[]): ExitCode {
  if (results.some(({ outcome }) => outcome === 'not-judged')) return exitCodes.failed;
  return results.every(({ valid }) => valid) ? exitCodes.valid : exitCodes.invalid;
}

/** The text report of one input, quoting its lines. */
export function reportOf({ name, text }: Input, result: ValidationResult, io: Io): string {
  return textReport(name, result, quotedSource(text), paintFor(io.colour));
}

function validateText(text: string, options: ValidateOptions): ValidationResult {
  const parsed = parseJson(text);
  return parsed.ok ? validate(parsed.value, options) : malformedText(parsed.problem);
}

/** The result for a text that is no JSON. */
export function malformedText(problem: FieldProblem): ValidationResult {
  return { valid: false, outcome: 'malformed', issues: [], warnings: [], problems: [problem], totals: null };
}

function quotedSource(text: string): QuotedSource {
  let placeOf: ReturnType<typeof jsonLocator> | undefined;
  return {
    lines: text.split('\n'),
    placeOf: (path) => {
      placeOf ??= jsonLocator(text);
      return placeOf(path);
    },
  };
}
