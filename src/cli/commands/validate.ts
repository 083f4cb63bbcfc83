import { isSkipped } from '../../batch/found.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { isWebAddress } from '../../core/options/option-kinds.ts';
import { localDay } from '../../report/local-day.ts';
import type { NamedResult, SourcedReport } from '../../report/rendered.ts';
import { textReport } from '../../report/text.ts';
import { type ExitCode, exitCodes, hasExpected } from '../exit-code.ts';
import { readInputs, tellUnread } from '../input/inputs.ts';
import { validateOptions } from '../input/options.ts';
import { inLinesOfFile, validateInputs } from '../input/validate-input.ts';
import { errorText, type Io, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { ownOutputsAmong } from '../output/file-identity.ts';
import { refuseOverwriting } from '../output/output-paths.ts';
import { hasFindings, paintFor, placesOf } from '../output/report-settings.ts';
import { writeOutputFile } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae validate`: the verdict on each document, including those that could not be read. */
export async function validateCommand(args: Arguments<'validate'>, io: Io): Promise<ExitCode> {
  if (args.quiet && args.format !== 'text') throw new UsageError('quietNeedsText');
  if (args.statistics && args.format !== 'text' && args.format !== 'json')
    throw new UsageError('statisticsNeedTextOrJson');
  if (!args.watch) return validateOnce(args, io);
  if (args.operands.length === 0 || args.operands.includes('-')) throw new UsageError('watchNeedsFiles');
  const { whenChanged } = await import('../input/watch.ts');
  const failed = new AbortController();
  const signal = AbortSignal.any([
    failed.signal,
    ...(io.untilStopped === undefined ? [] : [io.untilStopped]),
  ]);
  // Watching begins before the first verdict, so that a change in the meantime is noticed.
  const watching = whenChanged(
    args.operands,
    async () => {
      if (await succeeded) await validateAgain(args, io);
    },
    signal,
    [...(args.out === undefined ? [] : [args.out]), ...(await ownOutputsAmong(args.operands))],
  );
  const first = validateOnce(args, io);
  const succeeded = first.then(
    () => true,
    () => {
      failed.abort();
      return false;
    },
  );
  const [verdict, watched] = await Promise.allSettled([first, watching]);
  if (verdict.status === 'rejected') throw verdict.reason;
  if (watched.status === 'rejected') throw watched.reason;
  return verdict.value;
}

/** The verdict after a change, with the time; a temporary problem, such as a missing file, is reported, not fatal. */
async function validateAgain(args: Arguments<'validate'>, io: Io): Promise<void> {
  io.stderr(
    `\n${fill(texts.answers.again, args.language, { time: new Date().toLocaleTimeString('en-GB') })}\n`,
  );
  try {
    await validateOnce(args, io, true);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr(`pint-ae: ${errorText(error, args.language)}\n`);
  }
}

async function validateOnce(args: Arguments<'validate'>, io: Io, isAgain = false): Promise<ExitCode> {
  const docsUrl = docsUrlOf(args, io);
  const { limits, ...fromArguments } = await validateOptions(args);
  const options = { ...fromArguments, ...(docsUrl === undefined ? {} : { docsUrl }) };
  const begun = performance.now();
  const out = args.out === undefined ? [] : [args.out];
  const read = await readInputs(args.operands, io, {
    ...(limits && { limits }),
    // The report of a first check must not be a document of the second.
    ...(isAgain ? { exclude: out } : args.skipOutputs ? { ownOutputs: out } : {}),
    skipOutputs: args.skipOutputs,
    isPattern: true,
  });
  await refuseOverwriting(read, [args.out], 'outputIsDocument');
  tellUnread(read, args.language, io);
  if (args.dryRun && !args.fix) throw new UsageError('dryRunNeedsFix');
  if (args.format === 'xlsx' && args.out === undefined) throw new UsageError('xlsxNeedsOut');
  const inputs = args.fix
    ? await (await import('../output/fix-files.ts')).fixFiles(read, options, args.dryRun, io)
    : read;
  const reports = await validateInputs(inputs, { ...options, limits });
  const seconds = (performance.now() - begun) / 1000;
  const told = args.format === 'json' ? reports : reports.map((each) => inLinesOfFile(each, options));
  const content = await rendered(told, { ...args, docsUrl }, seconds, io);
  if (args.out === undefined) io.stdout(String(content));
  else await writeOutputFile(args.out, content);
  const judged = reports.filter(({ report }) => report.outcome !== 'not-judged').length;
  const isEnough = hasExpected(judged, args, io.stderr);
  return isEnough ? exitCodeOf(reports.map(({ report }) => report)) : exitCodes.failed;
}

function docsUrlOf({ docsUrl }: Arguments<'validate'>, io: Io): string | undefined {
  const [option, text] = docsUrl === undefined ? ['PINT_AE_DOCS_URL', io.docsUrl] : ['--docs-url', docsUrl];
  if (text !== undefined && !isWebAddress(text)) throw new UsageError('takesUrl', { option, text });
  return text;
}

async function rendered(
  reports: readonly SourcedReport[],
  { format, language, out, docsUrl, quiet, totals, statistics }: Arguments<'validate'>,
  seconds: number,
  io: Io,
): Promise<string | Uint8Array> {
  const configurationLine =
    io.configuration && (await import('../config/applied.ts')).configurationLine(io.configuration, language);
  const withConfiguration = (text: string) =>
    text !== '' && configurationLine ? `${text}\n${configurationLine}\n` : text;
  if (statistics) {
    const { statisticsJson, statisticsText } = await import('../output/statistics.ts');
    return format === 'json'
      ? statisticsJson(reports, language)
      : withConfiguration(statisticsText(reports, language, paintFor(io.colour && out === undefined)));
  }
  if (format === 'csv' || format === 'xlsx') {
    return (await import('../output/table-report.ts')).tableReport(reports, format, language);
  }
  const report =
    format === 'text' ? textReport : (await import('../../report/formats.ts')).reportFormats[format];
  const text = report(reports, language, {
    paint: paintFor(io.colour && out === undefined),
    docsUrl,
    columns: out === undefined ? io.columns : undefined,
    madeOn: localDay(new Date()),
    seconds,
    meaningOf: format === 'text' ? await meaningOfCodes(reports, language) : () => undefined,
    ...(await placesOf(format === 'text' ? reports : [], language)),
    extent: quiet ? 'errors' : 'all',
    totals,
    withoutUnread: out === undefined,
    configuration: io.configuration,
    configurationLine,
  });
  return format === 'text' ? withConfiguration(text) : text;
}

/** The meaning of codes in findings; the lists are loaded only if there is a finding. */
async function meaningOfCodes(
  reports: readonly SourcedReport[],
  language: Language,
): Promise<(finding: Issue, code: string) => string | undefined> {
  if (!reports.some(hasFindings)) return () => undefined;
  const { meaningAt } = await import('../../report/code-meanings.ts');
  if (reports.every(({ report: { form } }) => form === 'request'))
    return ({ path }, code) => meaningAt(path, code, language);
  const { meaningInUbl } = await import('../explain/ubl-code-meanings.ts');
  return ({ path, location = '' }, code) =>
    path === '' ? meaningInUbl(location, code, language) : meaningAt(path, code, language);
}

/** The exit code for verdicts: a document that was not judged is a failure, and so is a run without any. */
export function exitCodeOf(results: readonly Pick<NamedResult, 'outcome' | 'valid' | 'issues'>[]): ExitCode {
  const counted = results.filter((result) => !isSkipped(result));
  if (counted.length === 0 || counted.some(({ outcome }) => outcome === 'not-judged'))
    return exitCodes.failed;
  return counted.every(({ valid }) => valid) ? exitCodes.valid : exitCodes.invalid;
}
