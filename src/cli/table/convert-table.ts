import { existsSync } from 'node:fs';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import { fill } from '../../core/messages/message.ts';
import { escapedJson, escapedJsonLine } from '../../report/escaped.ts';
import { localDay } from '../../report/local-day.ts';
import { type PlannedTable, planOf, reconciliationOf, verdictsOf } from '../../table/convert-table.ts';
import { faultInWords, type TableFault } from '../../table/fault.ts';
import { groupIssues } from '../../table/issue-groups.ts';
import { questionInWords } from '../../table/map/question.ts';
import { everyColumn } from '../../table/map/statuses.ts';
import { type TableMap, tableMapKind } from '../../table/map/table-map.ts';
import { readTableFile, type TableFile } from '../../table/read-table.ts';
import { reconciliationInWords } from '../../table/requests/reconciliation-in-words.ts';
import type { TableVerdict } from '../../table/requests/validate-table.ts';
import { checkedWorkbook } from '../../table/write/checked-workbook.ts';
import { reportOfTable } from '../../table/write/report-of-table.ts';
import { configurationLine } from '../config/applied.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { optionsFromFile, validateOptions } from '../input/options.ts';
import { type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { refuseOverwriting } from '../output/output-paths.ts';
import { paintFor } from '../output/report-settings.ts';
import { writeOutputFile } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { openRequestFolder } from './request-files.ts';
import {
  accountLines,
  columnLines,
  groupLines,
  inOrder,
  type Look,
  questionLines,
  summaryLine,
  tableLine,
  verdictLine,
} from './table-text.ts';
import type { TableWork } from './thread.ts';

const texts = commandLine.table;

/** Output of a conversion, and the calls for its progress. */
export type TableIo = Pick<Io, 'stdout' | 'stderr' | 'colour' | 'columns' | 'ofErrors' | 'configuration'> & {
  readonly onStep: () => void;
};

/** Converts a table to document requests, with the verdict on each. */
export async function convertTable(
  { args, path, bytes }: Omit<TableWork, 'io'>,
  io: TableIo,
): Promise<ExitCode> {
  const options = await validateOptions(args);
  const { map: written, isNew } = await mapAt(args.map);
  const map = withFlags(written, args);
  await refuseOverwriting([{ name: path, fileName: '', bytes }], [args.workbook, args.report]);
  const file = await readTableFile(bytes);
  if (!file.ok) throw faulty(path, file.failure);
  const progress = progressOf(io, args);
  const table = planOf(file.value, map, {
    onRow: progress.row,
    decided: options.documentType === undefined ? [] : ['documentType'],
    leavesOutTexts: args.yesToTexts,
  });
  progress.clear();
  if (!table.ok) throw faulty(path, table.failure);
  if (isNew && args.map !== undefined)
    await writeOutputFile(args.map, `${JSON.stringify(table.value.plan.map, null, 2)}\n`);
  return args.format === 'json'
    ? asJson(path, table.value, options, args, io)
    : asText(path, file.value, table.value, options, args, io);
}

/** The map in a file; an empty map if the file does not exist yet and will be written. */
async function mapAt(path: string | undefined): Promise<{ readonly map: TableMap; readonly isNew: boolean }> {
  if (path === undefined || !existsSync(path)) return { map: {}, isNew: path !== undefined };
  return { map: await optionsFromFile<TableMap>(path, tableMapKind), isNew: false };
}

function withFlags(
  map: TableMap,
  { sheet, skipStatus, readStatus, hiddenRows }: Arguments<'table'>,
): TableMap {
  const said = [
    ...skipStatus.map((word) => [word, 'skip'] as const),
    ...readStatus.map((word) => [word, 'read'] as const),
  ];
  const ofAll = { ...map.statuses?.[everyColumn], ...Object.fromEntries(said) };
  return {
    ...map,
    ...(sheet === undefined ? {} : { sheet }),
    ...(hiddenRows === undefined ? {} : { hiddenRows }),
    ...(said.length === 0 ? {} : { statuses: { ...map.statuses, [everyColumn]: ofAll } }),
  };
}

function faulty(path: string, fault: TableFault): UsageError {
  return new UsageError('fileFaults', { path }, (language) => {
    const { message, hint } = faultInWords(fault, language);
    return `${message} ${hint}`;
  });
}

function progressOf({ ofErrors, stderr, onStep }: TableIo, { language }: Arguments<'table'>) {
  const isShown = ofErrors !== undefined;
  let wasShown = false;
  return {
    row: (rows: number) => {
      onStep();
      if (!isShown || rows % 5000 !== 0) return;
      wasShown = true;
      stderr(`\r${fill(texts.progress, language, { count: rows })}`);
    },
    clear: () => {
      if (wasShown) stderr('\r\u001b[K');
    },
  };
}

type Counts = Record<TableVerdict['outcome'], number>;

async function run(
  path: string,
  table: PlannedTable,
  options: ValidateRequestOptions,
  args: Arguments<'table'>,
  io: TableIo,
  onVerdict: (verdict: TableVerdict, file: string | undefined) => void,
) {
  const counts: Counts = { valid: 0, invalid: 0, malformed: 0, 'not-judged': 0 };
  const folder = args.target === undefined ? undefined : await openRequestFolder(args.target);
  const { workbook, report, language } = args;
  const checked = workbook === undefined ? undefined : checkedWorkbook(table.heads, language, args.fix);
  const reported =
    report === undefined
      ? undefined
      : reportOfTable(path, table.survey.lastRows.size, language, localDay(new Date()));
  const progress = progressOf(io, args);
  const sums = reconciliationOf(table);
  const verdicts = verdictsOf(table, options, sums);
  let rows = 0;
  for (;;) {
    const next = verdicts.next();
    if (next.done) {
      progress.clear();
      if (next.value !== undefined) throw faulty(path, next.value);
      break;
    }
    const verdict = next.value;
    counts[verdict.outcome] += 1;
    for (const _ of verdict.rows) progress.row(++rows);
    checked?.add(verdict);
    reported?.add(verdict);
    onVerdict(verdict, await folder?.write(verdict));
  }
  if (checked !== undefined && workbook !== undefined) await writeOutputFile(workbook, checked.bytes());
  const result = sums.result();
  if (reported !== undefined && report !== undefined)
    await writeOutputFile(report, reported.text(result.account));
  return { counts, folder, sums: result };
}

function exitCodeOf(counts: Counts): ExitCode {
  if (counts['not-judged'] > 0) return exitCodes.failed;
  return counts.invalid + counts.malformed > 0 ? exitCodes.invalid : exitCodes.valid;
}

/** The most verdicts to list; beyond this number, only invalid invoices are listed. */
const mostListed = 60;
const mostGroups = 100;

async function asText(
  path: string,
  file: TableFile,
  table: PlannedTable,
  options: ValidateRequestOptions,
  args: Arguments<'table'>,
  io: TableIo,
): Promise<ExitCode> {
  const look: Look = { language: args.language, paint: paintFor(io.colour), width: io.columns ?? 10_000 };
  const { questions } = table.plan;
  io.stdout(`${tableLine(path, file, table, look)}\n\n${columnLines(table, look)}\n\n`);
  if (io.configuration) io.stdout(`${configurationLine(io.configuration, look.language)}\n\n`);
  if (questions.length > 0) {
    const toDo = fill(args.map === undefined ? texts.decideFirst : texts.decide, look.language, {
      map: args.map ?? 'map.json',
      file: path,
    });
    const nothing = { count: table.survey.lastRows.size, rows: table.survey.rows };
    io.stdout(`${questionLines(questions, look)}\n\n${inOrder(toDo, look)}\n`);
    io.stdout(`${inOrder(fill(texts.nothingWritten, look.language, nothing), look)}\n`);
    return exitCodes.invalid;
  }
  const isLong = table.survey.lastRows.size > mostListed;
  const groups = groupIssues();
  let listed = 0;
  const { counts, folder, sums } = await run(path, table, options, args, io, (verdict) => {
    groups.add(verdict);
    if ((isLong && verdict.valid) || listed > 200) return;
    listed += 1;
    io.stdout(`${verdictLine(verdict, look)}\n`);
  });
  const found = groups.groups();
  const blocks = found.slice(0, mostGroups).map((group) => groupLines(group, look));
  if (blocks.length > 0) io.stdout(`\n${blocks.join('\n\n')}\n`);
  io.stdout(`\n${summaryLine(counts, look)}\n`);
  if (folder !== undefined && args.target !== undefined) {
    const said = fill(texts.written, look.language, { count: folder.written(), folder: args.target });
    io.stdout(`${inOrder(said, look)}\n`);
    if (folder.old().length > 0)
      io.stderr(`${inOrder(fill(texts.oldFiles, look.language, { files: folder.old() }), look)}\n`);
  }
  io.stdout(`${inOrder(reconciliationInWords(sums, look.language), look)}\n`);
  io.stdout(`\n${accountLines(sums.account, look)}\n`);
  return sums.account.isBalanced ? exitCodeOf(counts) : exitCodes.failed;
}

async function asJson(
  path: string,
  table: PlannedTable,
  options: ValidateRequestOptions,
  args: Arguments<'table'>,
  io: TableIo,
): Promise<ExitCode> {
  const { heads, plan, survey } = table;
  const questions = plan.questions.map((question) => questionInWords(question, args.language));
  const about = {
    file: path,
    sheet: heads.sheet.name,
    headRow: heads.row,
    rows: survey.rows,
    map: plan.map,
    unused: heads.columns.filter(({ index }) => plan.leftOut.has(index)).map(({ name }) => name),
    questions,
    ...(io.configuration && { configuration: io.configuration }),
  };
  io.stdout(`${escapedJson(about).slice(0, -2)},\n  "invoices": [`);
  let separator = '\n';
  const done =
    questions.length > 0
      ? undefined
      : await run(path, table, options, args, io, ({ request: _, totals, ...verdict }, file) => {
          const told = { ...verdict, payableAmount: totals?.payableAmount ?? null, request: file ?? null };
          io.stdout(`${separator}    ${escapedJsonLine(told)}`);
          separator = ',\n';
        });
  const { account, ...reconciliation } = done?.sums ?? {};
  const sums =
    done === undefined
      ? ''
      : `,\n  "reconciliation": ${escapedJsonLine(reconciliation)},\n  "account": ${escapedJsonLine(account)}`;
  io.stdout(`\n  ]${sums}\n}\n`);
  if (done === undefined) return exitCodes.invalid;
  return done.sums.account.isBalanced ? exitCodeOf(done.counts) : exitCodes.failed;
}
