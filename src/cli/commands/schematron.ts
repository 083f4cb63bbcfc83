import { dirname, join, relative, sep } from 'node:path';
import type { Language } from '../../core/language.ts';
import { fill } from '../../core/message.ts';
import { withVisibleControls } from '../../core/text.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import { compileSchematron, type SchematronFinding, type SchematronReport } from '../../schematron/index.ts';
import type { Arguments } from '../commands.ts';
import { readInputs, tellUnread } from '../inputs.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { registeredDocuments } from '../registered-documents.ts';
import { readIncluded, readNamed } from '../schema-files.ts';
import { writeOutput } from '../write-output.ts';

const texts = commandLine.schematron;

/** `pint-ae schematron FILE.sch -- DOC.xml…`: judges XML documents of any kind by a schema. */
export async function schematronCommand(args: Arguments<'schematron'>, io: Io): Promise<ExitCode> {
  const [schema, ...documents] = args.operands;
  if (schema === undefined || documents.length === 0) throw new UsageError('schematronTakes');
  const inputs = await readInputs(documents, io);
  if (args.format === 'svrl' && inputs.length > 1) throw new UsageError('svrlTakesOne');
  const folder = args.root ?? dirname(schema);
  const compiled = compileSchematron(readNamed(schema), {
    phase: args.phase,
    documents: registeredDocuments(args.documents),
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => readIncluded(join(folder, path), [folder]),
    clock: args.now === undefined ? undefined : () => args.now ?? '',
    ...(args.maxFindings === undefined ? {} : { maxFindings: args.maxFindings }),
    ...(args.maxFindingsPerRule === undefined ? {} : { maxFindingsPerRule: args.maxFindingsPerRule }),
  });
  tellUnread(inputs, args.language, io);
  const reports = inputs.flatMap((input) =>
    'unread' in input ? [] : [{ path: input.name, report: compiled.judge(input.bytes) }],
  );
  const text = reports.map(({ path, report }) => written(path, report, args)).join('');
  if (args.format === 'svrl') tellMalformed(reports, args.language, io);
  if (text !== '') await writeOutput(args.out, text, io);
  if (reports.length < inputs.length) return exitCodes.failed;
  if (reports.some(({ report }) => report.outcome === 'malformed' || report.outcome === 'not-judged'))
    return exitCodes.failed;
  return reports.every(({ report }) => report.outcome === 'valid') ? exitCodes.valid : exitCodes.invalid;
}

/** A malformed document has no report. */
function tellMalformed(
  reports: readonly { readonly path: string; readonly report: SchematronReport }[],
  language: Language,
  io: Io,
): void {
  for (const { path, report } of reports)
    if (report.outcome === 'malformed') io.stderr(`${outcomeLine(path, report, language)}\n`);
}

function written(
  path: string,
  report: SchematronReport,
  { format, language }: Pick<Arguments<'schematron'>, 'format' | 'language'>,
): string {
  if (format === 'svrl') return report.svrl;
  const { svrl: _, ...known } = report;
  if (format === 'json') return `${JSON.stringify({ file: path, ...known })}\n`;
  const lines = report.findings.flatMap((each) => linesOf(each, language));
  const rest = report.unlisted === 0 ? [] : [`  ${unlistedLine(report.unlisted, language)}`];
  return [outcomeLine(path, report, language), ...lines, ...rest].map((line) => `${line}\n`).join('');
}

function outcomeLine(
  file: string,
  { outcome, findings, error = '' }: SchematronReport,
  language: Language,
): string {
  const nothingFired = outcome === 'not-judged' && findings.length === 0;
  const line = fill(texts[nothingFired ? 'noRuleFired' : outcome], language, { file, reason: error });
  return inReadingOrder(withVisibleControls(line), language);
}

function unlistedLine(count: number, language: Language): string {
  return inReadingOrder(fill(texts.unlisted, language, { count: String(count) }), language);
}

/** The lines of a finding: with its flag or role as the publisher names it, and its diagnostics below. */
function linesOf(finding: SchematronFinding, language: Language): string[] {
  const { kind, id, flag, role, text, location, line, column, diagnostics } = finding;
  const weight = kind === 'not-judged' ? fill(texts.cannotJudge, language) : flag || role;
  const parts = [`${line ?? '-'}:${column ?? '-'}`, id, weight && `[${weight}]`, text, `(${location})`];
  const lines = [
    `  ${parts.filter((part) => part !== '').join(' ')}`,
    ...diagnostics.map((diagnostic) => `      ${diagnostic.text}`),
  ];
  // The words are the publisher's, whatever language the user asked for.
  return lines.map((line) => inReadingOrder(withVisibleControls(line), 'en'));
}
