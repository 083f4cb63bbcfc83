import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { blanksAfter } from '../../report/cells.ts';
import { placeInWords } from '../../report/place-in-words.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import type { Paint } from '../../report/rendered.ts';
import { brokenLines, hintLines } from '../../report/wrap.ts';
import { columnLetters } from '../../table/cell.ts';
import type { PlannedTable } from '../../table/convert-table.ts';
import type { IssueGroup } from '../../table/issue-groups.ts';
import { type Question, questionInWords } from '../../table/map/question.ts';
import tableTexts from '../../table/messages/table.json' with { type: 'json' };
import type { TableFile } from '../../table/read-table.ts';
import type { TableAccount } from '../../table/requests/account.ts';
import { accountInWords } from '../../table/requests/reconciliation-in-words.ts';
import type { TableVerdict } from '../../table/requests/validate-table.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

const texts = commandLine.table;

/** Look of a table on a terminal. */
export interface Look {
  readonly language: Language;
  readonly paint: Paint;
  /** Cells for a line; a very large number if the output is not for a terminal. */
  readonly width: number;
}

/** Place of the table, and how its rows are read. */
export function tableLine(
  name: string,
  { csv }: TableFile,
  { heads, survey, plan }: PlannedTable,
  look: Look,
): string {
  const { language } = look;
  const named = (text: Parameters<typeof fill>[0], list: Readonly<Record<string, readonly string[]>>) =>
    Object.values(list).every(({ length }) => length === 0) ? [] : [fill(text, language, list)];
  const totals = [...survey.roles].flatMap(([row, role]) => (role === 'totals' ? [row] : []));
  const isWide = plan.used.some(({ field }) => /^lines\[\d/.test(field.path));
  const said = [
    fill(csv === undefined ? texts.found : texts.foundCsv, language, {
      sheet: heads.sheet.name,
      encoding: csv?.encoding ?? '',
      separator: csv === undefined ? '' : JSON.stringify(csv.separator),
      row: heads.row,
      count: survey.rows,
      invoices: survey.lastRows.size,
    }),
    fill(isWide ? texts.rowAnInvoice : texts.rowALine, language),
    ...(plan.dates === undefined ? [] : [fill(texts.dates[plan.dates], language)]),
    ...(plan.decimals === 'comma' ? [fill(texts.decimalComma, language)] : []),
    ...named(texts.otherSheets, {
      sheets: heads.otherSheets.filter((sheet) => !heads.hiddenSheets.includes(sheet)),
    }),
    ...named(texts.hiddenSheets, { sheets: heads.hiddenSheets }),
    ...named(texts.hiddenColumns, {
      columns: heads.columns.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    }),
    ...(totals.length === 0
      ? []
      : [fill(texts.totalsRows, language, { rows: totals.slice(0, 20).map(String) })]),
    ...(plan.missing.length === 0 ? [] : [fill(texts.missingColumns, language, { columns: plan.missing })]),
  ];
  return [look.paint.strong(withVisibleControls(name)), ...said.map((line) => inOrder(line, look))].join(
    '\n',
  );
}

/** Returns lines with the field of each column, and the columns that are not read. */
export function columnLines({ heads, plan, survey }: PlannedTable, look: Look): string {
  const width = Math.min(32, Math.max(...heads.columns.map(({ name }) => name.length)) + 1);
  const lines = heads.columns.flatMap((column) => {
    const used = plan.used.find((each) => each.column.index === column.index);
    const isEmpty = survey.columns[column.index]?.saying === 0;
    const isUndecided = plan.map.columns?.[column.name] === '?' && !isEmpty;
    const isStatus = plan.statuses.some((each) => each.column.index === column.index);
    if (column.head === '' && used === undefined) return [];
    const reading = plan.map.columns?.[column.name];
    const adjusts = used?.adjusts === undefined || reading == null ? '' : `${reading}  `;
    const what =
      used === undefined
        ? isUndecided
          ? look.paint.bad('?')
          : look.paint.faint(fill(isStatus ? texts.status : texts.notRead, look.language))
        : `${adjusts}${used.field.path}  ${look.paint.faint(inOrder(placeInWords(used.field.path.replace('[]', ''), look.language), look))}`;
    const name = withVisibleControls(column.name);
    return [`  ${columnLetters(column.index).padEnd(3)} ${name}${blanksAfter(name, width)} ${what}`];
  });
  const values = plan.values.map(({ field, value }) => `      ${field.path} = ${JSON.stringify(value)}`);
  return [look.paint.strong(inOrder(fill(texts.columns, look.language), look)), ...lines, ...values].join(
    '\n',
  );
}

/** Lines with the decisions that a person must make. */
export function questionLines(questions: readonly Question[], look: Look): string {
  const blocks = questions.map((question) => {
    const { message, hint, groups = [] } = questionInWords(question, look.language);
    return [
      ...wrapped(message, '  ', look).map((line, at) =>
        at === 0 ? `${look.paint.bad('?')} ${line.trimStart()}` : line,
      ),
      ...groups.flatMap((group) => [
        ...wrapped(group.title, '  ', look).map(look.paint.strong),
        ...group.columns.flatMap(({ about }) => wrapped(`- ${about}`, '    ', look)),
        ...hinted(group.hint, look),
      ]),
      ...hinted(hint, look),
    ].join('\n');
  });
  return [
    look.paint.strong(inOrder(fill(texts.questions, look.language, { count: questions.length }), look)),
    ...blocks,
  ].join('\n');
}

export function verdictLine(
  { number, rows, valid, outcome, totals, issues }: TableVerdict,
  look: Look,
): string {
  const mark = valid ? look.paint.good('✔') : look.paint.bad('✘');
  const name = withVisibleControls(number ?? '–').slice(0, 30);
  const [first = 0] = rows;
  const said = fill(texts.outcomes[outcome], look.language, { count: issues.length });
  const total = totals === null ? '' : `  ${totals.payableAmount} ${totals.currency}`;
  const where = fill(texts.row, look.language, { row: first });
  return `${mark} ${name}${blanksAfter(name, 20)} ${where}${blanksAfter(where, 10)} ${said}${look.paint.faint(total)}`;
}

/** Problems to fix, each finding once with its cells. */
export function groupLines(group: IssueGroup, look: Look): string {
  const { first, addresses, cells, invoices } = group;
  const label =
    first.severity === 'error' ? look.paint.bad(first.rule ?? '✘') : look.paint.careful(first.rule ?? '!');
  const shown = addresses.slice(0, 8).join(', ');
  const more = cells > 8 ? ` ${fill(texts.moreCells, look.language, { count: cells - 8, invoices })}` : '';
  const head = first.head === undefined ? '' : `  ${look.paint.strong(withVisibleControls(first.head))}`;
  return [
    `  ${label}${head}  ${look.paint.faint(`${shown}${more}`)}`,
    ...wrapped(first.message, '    ', look),
    ...hinted(first.hint, look),
  ].join('\n');
}

export function summaryLine(counts: Readonly<Record<TableVerdict['outcome'], number>>, look: Look): string {
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const line = fill(texts.summary, look.language, {
    count: total,
    valid: counts.valid,
    invalid: counts.invalid,
    malformed: counts.malformed + counts['not-judged'],
  });
  return (counts.valid === total ? look.paint.good : look.paint.bad)(inOrder(line, look));
}

/** Account of each row, cell and number of the table. */
export function accountLines(account: TableAccount, look: Look): string {
  const lines = accountInWords(account, look.language);
  return [
    look.paint.strong(inOrder(fill(tableTexts.account.heading, look.language), look)),
    ...lines.flatMap((line) => wrapped(line, '  ', look)),
  ].join('\n');
}

export function inOrder(text: string, { language }: Look): string {
  return inReadingOrder(withVisibleControls(text), language);
}

function wrapped(text: string, margin: string, look: Look): string[] {
  return brokenLines(withVisibleControls(text), look.width - margin.length).map(
    (line) => `${margin}${inReadingOrder(line, look.language)}`,
  );
}

const hinted = (text: string, look: Look) => hintLines(text, look, look.width - 6);
