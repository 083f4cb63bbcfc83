import { bytesOfLines } from '../../batch/bytes.ts';
import { sizeOfFiles } from '../../batch/files.ts';
import {
  type Batch,
  type BatchInput,
  type BatchOptions,
  type BatchSummary,
  type BatchTaxData,
  type BatchValidation,
  type FileOptions,
  readFiles,
  validateBatch,
} from '../../batch/index.ts';
import { type Language, nameOfLanguage } from '../../core/messages/language.ts';
import { needPackages } from '../../node/optional-package.ts';
import type { Look } from '../../render/look.ts';
import { loadRuleSet } from '../../schematron/rule-set-file.ts';
import { underTheirNames } from '../batch/merge.ts';
import { isClosedPipe, openFailedLines, openOutput, type VerdictOutput } from '../batch/output.ts';
import { type BatchPlan, ownOutputs, planBatch, reportPaths } from '../batch/plan.ts';
import { type BatchProcess, type StopSignal, signalCodes, thisProcess } from '../batch/process.ts';
import { createProgress, type Progress } from '../batch/progress.ts';
import { readFixes } from '../batch/read-fixes.ts';
import { refuseOutputAsInput, refuseResultsAmongInputs } from '../batch/refuse-output.ts';
import { holdOutput } from '../batch/run-record.ts';
import { createRunReports, refuseUnwritable } from '../batch/run-reports.ts';
import { changesText, goesOnText, summaryText } from '../batch/summary-text.ts';
import { exitCodes, hasExpected } from '../exit-code.ts';
import { moduleAddress, renderLook, validateOptions } from '../input/options.ts';
import { createOtherFiles } from '../input/other-files.ts';
import { readNamedRules } from '../input/rule-set-files.ts';
import { refuseMissing } from '../input/unreadable.ts';
import { type Io, waitingForStdin } from '../io.ts';
import { ownOutputsAmong } from '../output/file-identity.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { collectOnOneThreadEach, prepareForManyFunctions } from '../v8-flags.ts';

/** `pint-ae batch`: verdicts on many documents, as lines of JSON in the order of the input. */
export async function batchCommand(
  args: Arguments<'batch'>,
  { configuration }: Io,
  host: BatchProcess = thisProcess(),
): Promise<number> {
  const plan = planBatch(args);
  const validation = await batchValidation(args);
  const fixes = args.fixes === undefined ? undefined : await readFixes(args.fixes);
  const look = await renderLook(args.optionsFile);
  // Checked before the output of an earlier run is overwritten.
  await refuseMissing(plan.operands.filter((operand) => operand !== '-'));
  await refuseOutputAsInput(plan);
  await refuseUnwritable(reportPaths(plan));
  if (plan.threads !== 0) needPackages('batch');
  await refuseResultsAmongInputs(plan);
  const search = { exclude: ownOutputs(plan), ownOutputs: await ownOutputsAmong(plan.operands) };
  const options = {
    ...validation,
    ...(plan.fields === undefined ? {} : { fields: plan.fields }),
    // A resumed run has another time.
    ...(plan.taxData === undefined ? {} : { taxData: { ...plan.taxData, issuedAt: args.issuedAt } }),
    ...(args.html && Object.keys(look).length > 0 ? { look } : {}),
  };
  const held = await holdOutput(plan, search, options);
  const reports = createRunReports(plan.reports, args.language);
  const output = await openOutput(plan, held.isOfEarlierRun, host.stdout, reports.see).catch(
    async (error: unknown) => {
      await held.release();
      throw error;
    },
  );
  const failed = plan.failed === undefined ? undefined : openFailedLines(plan.failed);
  // Standard input has no size.
  const sizeOf = async () =>
    plan.operands.includes('-') ? null : sizeOfFiles(plan.operands, search.exclude);
  const progress = createProgress(host.stderr, sizeOf, args.language);
  const stop = listenForStop(host);
  const others = createOtherFiles();
  const files = { ...search, skipOutputs: args.skipOutputs, onRead: progress.read };
  collectOnOneThreadEach();
  prepareForManyFunctions();
  try {
    const given = inputsOf(plan, files, { host, language: args.language });
    const inputs = plan.merge ? underTheirNames(given, fixes?.of ?? (() => [])) : given;
    const batch = validateBatch(inputs, {
      ...validation,
      ...optionsOf(plan, args, look),
      ...(configuration && { configuration }),
      signal: stop.signal,
      onOtherFile: others.see,
      ...(reports.see === undefined || plan.merge ? {} : { onFindings: reports.see }),
      ...(failed && { onFailed: failed.add }),
      ...(output.written === undefined ? {} : { resume: output.written }),
    });
    const isReadToTheEnd = await deliver(batch, output, progress);
    const ran = batch.summary();
    const summary = output.merge === undefined ? ran : await output.merge(ran, reports.see);
    await output.checkPlace();
    await output.writeSummary({ ...summary, ...(configuration && { configuration }) });
    await held.ended(summary.end);
    await reports.write(summary, configuration);
    if (isReadToTheEnd && !args.filter) {
      host.stderr.write(changesText(fixes?.changes ?? [], args.language));
      host.stderr.write(summaryText(summary, args.language));
      if (summary.end === 'stopped' && output.isResumable) host.stderr.write(goesOnText(args.language));
      host.stderr.write(others.lines(args.language));
    }
    const judged = summary.documents - summary.notJudged;
    const isEnough = args.filter || hasExpected(judged, args, (text) => host.stderr.write(text));
    return exitCodeOf(summary, stop.received(), { isEnough, isFilter: args.filter });
  } finally {
    stop.unlisten();
    failed?.close();
    await output.close();
    await held.release();
    // A pending read would keep the process alive.
    if (plan.operands.includes('-')) host.stdin.destroy();
  }
}

async function deliver(batch: Batch, output: VerdictOutput, progress: Progress): Promise<boolean> {
  try {
    for await (const lines of batch.ndjson()) {
      await output.write(lines);
      progress.show(batch.summary);
    }
    return true;
  } catch (error) {
    if (isClosedPipe(error)) return false;
    throw error;
  } finally {
    progress.clear();
  }
}

async function* inputsOf(
  plan: BatchPlan,
  options: FileOptions,
  { host, language }: { readonly host: BatchProcess; readonly language: Language },
): AsyncGenerator<BatchInput> {
  const stdin = plan.operands.indexOf('-');
  const files = plan.operands.filter((operand) => operand !== '-');
  const before = stdin < 0 ? files.length : stdin;
  // Files before and after standard input are searched separately, so their names are not compared.
  const isAlone = files.length === 0;
  const read = (some: readonly string[]) =>
    stdin < 0 ? readFiles(some, options) : withoutFileNames(readFiles(some, options));
  yield* read(files.slice(0, before));
  if (stdin >= 0) {
    if (host.stdin.isTTY === true) host.stderr.write(waitingForStdin(language));
    yield { name: '<stdin>', ...(isAlone ? { fileName: 'stdin' } : {}), lines: bytesOfLines(host.stdin) };
  }
  yield* read(files.slice(before));
}

async function* withoutFileNames(inputs: AsyncIterable<BatchInput>): AsyncGenerator<BatchInput> {
  for await (const { fileName: _, ...unnamed } of inputs) yield unnamed;
}

function optionsOf(plan: BatchPlan, args: Arguments<'batch'>, look: Look): BatchOptions {
  const isCompressed = plan.target.kind === 'file' && plan.target.verdicts.endsWith('.gz');
  return {
    failFast: plan.failFast,
    blankLines: plan.isFilter ? 'judge' : 'skip',
    compression: isCompressed && !plan.merge ? 'gzip' : 'none',
    ...(plan.threads === undefined ? {} : { threads: plan.threads }),
    ...(args.timeLimit === undefined ? {} : { timeLimit: args.timeLimit }),
    ...(plan.fields === undefined ? {} : { fields: plan.fields }),
    ublInVerdicts: args.xml && plan.isFilter,
    ...filesOf(plan, args, look),
  };
}

function filesOf(
  { target, taxData }: BatchPlan,
  { language, htmlLanguage = language }: Arguments<'batch'>,
  look: Look,
): Pick<
  BatchOptions,
  'ublFolder' | 'requestFolder' | 'pageFolder' | 'pageLanguage' | 'look' | keyof BatchTaxData
> {
  if (target.kind !== 'folder') return {};
  const { ubl, requests, pages } = target;
  return {
    ...(ubl === null ? {} : { ublFolder: ubl }),
    ...(requests === null ? {} : { requestFolder: requests }),
    ...(pages === null ? {} : { pageFolder: pages, pageLanguage: htmlLanguage, look }),
    ...(taxData === undefined || target.taxData === null
      ? {}
      : { ...taxData, taxDataFolder: target.taxData }),
  };
}

/** The options from the command line; a rule set is the value of its file, because workers load it. */
async function batchValidation({ ruleSets, ...args }: Arguments<'batch'>): Promise<BatchValidation> {
  const { engine, ruleSets: _, specification: __, ...chosen } = await validateOptions(args);
  const judging = { ...chosen, language: nameOfLanguage(chosen.language) };
  const { specification } = args;
  const options = specification ? { ...judging, specification: moduleAddress(specification) } : judging;
  if (ruleSets.length === 0) return options;
  return { ...options, ruleSets: await readNamedRules(ruleSets, loadRuleSet, ({ file }) => file) };
}

/** The first signal stops reading, the second ends the process. */
function listenForStop(host: BatchProcess) {
  const controller = new AbortController();
  let first: StopSignal | undefined;
  const unlisten = host.onStop((signal) => {
    if (first !== undefined) {
      host.exitNow(signalCodes[signal]);
      return;
    }
    first = signal;
    controller.abort();
  });
  return { signal: controller.signal, received: () => first, unlisten };
}

function exitCodeOf(
  summary: BatchSummary,
  signal: StopSignal | undefined,
  { isFilter, isEnough }: { readonly isFilter: boolean; readonly isEnough: boolean },
): number {
  if (signal !== undefined && summary.end === 'stopped') return signalCodes[signal];
  // Spark and Hadoop treat any other code as a failure of the filter, and discard its verdicts.
  if (isFilter) return exitCodes.valid;
  // A run that checked nothing must not look like a success.
  const { documents, valid, notJudged, skipped, notWritten, withoutTaxData = 0 } = summary;
  if (!isEnough || notWritten > 0 || notJudged > skipped || documents === skipped) return exitCodes.failed;
  return valid === documents - skipped && withoutTaxData === 0 ? exitCodes.valid : exitCodes.invalid;
}
