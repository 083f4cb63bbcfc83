import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Language } from '../../core/language.ts';
import { fill } from '../../core/message.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import { compileSchematron, type SchematronReport } from '../../schematron/index.ts';
import type { Arguments } from '../commands.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { registeredDocuments } from '../registered-documents.ts';
import { writeOutput } from '../write-output.ts';

const texts = commandLine.schematron;

/** `pint-ae schematron FILE.sch -- DOC.xml…`: judges documents of any kind by a schema. */
export async function schematronCommand(args: Arguments<'schematron'>, io: Io): Promise<ExitCode> {
  const [schema, ...documents] = args.operands;
  if (schema === undefined || documents.length === 0) throw new UsageError('schematronTakes');
  const folder = args.root ?? dirname(schema);
  const compiled = compileSchematron(read(schema), {
    phase: args.phase,
    documents: registeredDocuments(args.documents),
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => read(join(folder, path)),
    clock: args.now === undefined ? undefined : () => args.now ?? '',
  });
  const reports = documents.map((path) => ({ path, report: compiled.judge(read(path)) }));
  const text = reports.map(({ path, report }) => written(path, report, args)).join('');
  await writeOutput(args.out, text, io);
  if (reports.some(({ report }) => report.outcome === 'malformed' || report.outcome === 'not-judged'))
    return exitCodes.failed;
  return reports.every(({ report }) => report.outcome === 'valid') ? exitCodes.valid : exitCodes.invalid;
}

function written(
  path: string,
  report: SchematronReport,
  { format, language }: Arguments<'schematron'>,
): string {
  if (format === 'svrl') return report.svrl;
  const { svrl: _, ...known } = report;
  if (format === 'json') return `${JSON.stringify({ file: path, ...known })}\n`;
  const lines = report.findings.map(
    ({ id, text, location, line, column }) => `  ${line ?? '-'}:${column ?? '-'} ${id} ${text} (${location})`,
  );
  return [`${path}: ${inReadingOrder(outcomeText(report, language), language)}`, ...lines, ''].join('\n');
}

function outcomeText({ outcome, findings, error = '' }: SchematronReport, language: Language): string {
  const text = outcome === 'not-judged' && findings.length === 0 ? texts.noRuleApplies : texts[outcome];
  return fill(text, language, { reason: error });
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError('cannotRead', { path });
  }
}
