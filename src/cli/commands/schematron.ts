import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { escapedJsonLine } from '../../report/escaped.ts';
import { inReadingOrder, terminalLine } from '../../report/reading-order.ts';
import { coverageLines } from '../../report/text.ts';
import type { SchematronFinding, SchematronReport } from '../../schematron/index.ts';
import { defaultTimeLimit } from '../../workers/time-limit.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { type ReadInput, readInputsAndTell } from '../input/inputs.ts';
import { limitsOf } from '../input/options.ts';
import { type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { writeOutput } from '../output/write-output.ts';
import { lintFile, lintJson, lintLines } from '../schematron/lint.ts';
import { type ReportWords, shortLocation, wordsFor } from '../schematron/report-words.ts';
import { isJson } from '../schematron/schema-files.ts';
import { type Outcome, startSchematronThread } from '../schematron/thread.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

const texts = commandLine.schematron;

/** `pint-ae schematron FILE.sch -- DOC.xml…`: checks XML documents of any kind, or lints the schema. */
export async function schematronCommand(args: Arguments<'schematron'>, io: Io): Promise<ExitCode> {
  const [schema, ...documents] = args.operands;
  if (schema === undefined || (documents.length === 0 && !args.lint)) throw new UsageError('schematronTakes');
  if (args.lint) {
    const code = await lint(schema, documents, args, io);
    if (documents.length === 0) return code;
  }
  const inputs = await readInputsAndTell({ operands: documents, language: args.language }, io);
  if (args.format === 'svrl' && inputs.length > 1) throw new UsageError('svrlTakesOne');
  const timeLimit = args.timeLimit ?? defaultTimeLimit;
  const { root, phase, documents: registered, now, allErrors, coverage } = args;
  const { limits = {} } = limitsOf(args);
  const settings = { schema, root, phase, documents: registered, now, allErrors, coverage, limits };
  const thread = await startSchematronThread(settings, timeLimit).catch((error: unknown) => {
    const meant = documents.find(isSchemaFile);
    if (meant === undefined || isSchemaFile(schema)) throw error;
    throw new UsageError('schemaComesFirst', { schema: meant, document: schema });
  });
  const judged: ReportedInput[] = [];
  for (const input of inputs)
    if (!('unread' in input))
      judged.push({ input, outcome: await thread.judge(input.bytes, input.name), timeLimit });
  await thread.close();
  const reports = judged.flatMap(({ outcome }) => ('report' in outcome ? outcome.report : []));
  const words = await wordsFor(reports, args.language);
  const text = judged.map((each) => written(each, args, words)).join('');
  if (args.format !== 'json') tellNotices(reports, args.language, io);
  if (args.format === 'svrl') tellWithoutReport(judged, args.language, words, io);
  if (text !== '') await writeOutput(args.out, text, io);
  if (judged.length < inputs.length) return exitCodes.failed;
  const outcomes = judged.map(({ outcome }) => ('report' in outcome ? outcome.report.outcome : 'not-judged'));
  if (outcomes.some((outcome) => outcome === 'malformed' || outcome === 'not-judged'))
    return exitCodes.failed;
  return outcomes.every((outcome) => outcome === 'valid') ? exitCodes.valid : exitCodes.invalid;
}

/** Writes findings on a schema that probably means something else; with documents, they go to standard error. */
async function lint(
  schema: string,
  documents: readonly string[],
  { root, phase, format, language, out }: Arguments<'schematron'>,
  io: Io,
): Promise<ExitCode> {
  const found = lintFile({ schema, root, phase });
  const lines = `${lintLines(found, schema, language).join('\n')}\n`;
  if (documents.length > 0) io.stderr(lines);
  else await writeOutput(out, format === 'json' ? lintJson(found, language) : lines, io);
  return found.some(({ severity }) => severity === 'warning') ? exitCodes.invalid : exitCodes.valid;
}

const isSchemaFile = (path: string) => /\.(sch|xslt?)$/i.test(path);

interface ReportedInput {
  readonly input: ReadInput;
  readonly outcome: Outcome;
  /** In milliseconds. */
  readonly timeLimit: number;
}

/** Documents that are malformed, or were not checked completely, have no report. */
function tellWithoutReport(
  judged: readonly ReportedInput[],
  language: Language,
  words: ReportWords,
  io: Io,
): void {
  for (const { input, outcome, timeLimit } of judged) {
    if (!('report' in outcome)) io.stderr(`${stoppedLine(input.name, outcome, timeLimit, language)}\n`);
    else if (outcome.report.outcome === 'malformed')
      io.stderr(`${outcomeLine(input, outcome, language, words)}\n`);
  }
}

/** Reports once where the schema was read differently from the standard; in JSON, in each report. */
function tellNotices(reports: readonly SchematronReport[], language: Language, io: Io): void {
  const notices = reports.find((report) => report.notices.length > 0)?.notices ?? [];
  for (const { kind, file: schema, line, expression } of notices) {
    const values = { schema, line: String(line), expression };
    io.stderr(`${terminalLine(texts.departure[kind], language, values)}\n`);
  }
}

function written(
  { input, outcome, timeLimit }: ReportedInput,
  { format, language }: Pick<Arguments<'schematron'>, 'format' | 'language'>,
  words: ReportWords,
): string {
  const path = input.name;
  if (!('report' in outcome)) return withoutReport(path, outcome, timeLimit, format, language);
  const { report } = outcome;
  if (format === 'svrl') return report.svrl;
  if (format === 'json') {
    const { svrl: _, ...known } = report;
    const why = notXml(input, report) ? { error: fill(texts.isJson, 'en') } : {};
    return `${escapedJsonLine({ file: path, ...known, ...why })}\n`;
  }
  const lines = report.findings.flatMap((each) => linesOf(each, language, words));
  const count = String(report.unlisted);
  const rest = report.unlisted === 0 ? [] : [`  ${terminalLine(texts.unlisted, language, { count })}`];
  return [
    outcomeLine(input, outcome, language, words),
    ...lines,
    ...rest,
    ...coverageLines(report, { language }),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function withoutReport(
  path: string,
  stopped: Stopped,
  timeLimit: number,
  format: Arguments<'schematron'>['format'],
  language: Language,
): string {
  if (format === 'svrl') return '';
  if (format === 'text') return `${stoppedLine(path, stopped, timeLimit, language)}\n`;
  const error = reasonStopped(stopped, timeLimit, 'en');
  return `${escapedJsonLine({ file: path, outcome: 'not-judged', findings: [], error })}\n`;
}

type Stopped = Exclude<Outcome, { readonly report: unknown }>;

const reasonStopped = (stopped: Stopped, timeLimit: number, language: Language): string =>
  stopped.stopped === 'ended'
    ? stopped.reason
    : fill(texts.tookTooLong, language, { limit: String(timeLimit) });

function stoppedLine(file: string, stopped: Stopped, timeLimit: number, language: Language): string {
  return terminalLine(texts.ended, language, { file, reason: reasonStopped(stopped, timeLimit, language) });
}

function outcomeLine(
  input: ReadInput,
  { report, root }: Extract<Outcome, { readonly report: unknown }>,
  language: Language,
  words: ReportWords,
): string {
  const { name, bytes } = input;
  const { outcome, error } = report;
  const unread = error === undefined ? '' : words.malformed(bytes, error);
  const reason = notXml(input, report) ? fill(texts.isJson, language) : unread;
  return root === undefined
    ? terminalLine(texts[outcome], language, { file: name, reason })
    : terminalLine(texts.noRuleFired, language, { file: name, root });
}

/** Tells whether a document is JSON, and therefore unreadable: a message about XML would mislead. */
function notXml({ bytes }: ReadInput, { outcome }: SchematronReport): boolean {
  return outcome === 'malformed' && isJson(bytes);
}

function linesOf(finding: SchematronFinding, language: Language, words: ReportWords): string[] {
  const { id, location, line, column, diagnostics } = finding;
  const said = finding.kind === 'not-judged' ? reasonParts(finding, language, words) : wordsOf(finding);
  const parts = [
    `${line ?? '-'}:${column ?? '-'}`,
    asWritten(id),
    ...said,
    asWritten(`(${shortLocation(location)})`),
  ];
  return [
    `  ${parts.filter((part) => part !== '').join(' ')}`,
    ...diagnostics.map((diagnostic) => `      ${asWritten(diagnostic.text)}`),
  ];
}

function wordsOf({ flag, role, text }: SchematronFinding): string[] {
  const weight = flag || role;
  return [weight && asWritten(`[${weight}]`), asWritten(text)];
}

function reasonParts({ text }: SchematronFinding, language: Language, words: ReportWords): string[] {
  const reason = withVisibleControls(words.evaluation(text));
  return [asWritten(`[${fill(texts.cannotJudge, language)}]`), inReadingOrder(reason, language)];
}

/** The publisher's words, in a left-to-right line in every language. */
function asWritten(text: string): string {
  const isArabic = /^\P{L}*\p{Script=Arabic}/u.test(text);
  return inReadingOrder(withVisibleControls(text), isArabic ? 'ar' : 'en');
}
