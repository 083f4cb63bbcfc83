import { saysPricesWithTax } from '../../request/explain/record-statement.ts';
import { numberSaid } from '../values/number-text.ts';
import { groupOfContent, isOfDatesOrFlags } from './column-content.ts';
import { columnField } from './column-field.ts';
import { isOfCreditNotes, isOwnColumn, isSecond, meaning, numberPath } from './head-meaning.ts';
import type { Column, Heads } from './heads.ts';
import { isOfInvoice, isTotal, likeliest } from './likely-fields.ts';
import type { ColumnLeftOut, Known, UsedColumn } from './plan.ts';
import type { AskedColumn, Question } from './question.ts';
import { type StatusColumn, statusColumn } from './statuses.ts';
import { type ColumnSurvey, type Survey, surveyOf } from './survey.ts';
import { type ColumnReading, isReading, type TableMap, undecided } from './table-map.ts';

/** The columns of a table with their fields, as far as they are assigned. */
export interface Assigning {
  readonly used: Omit<UsedColumn, 'isCompared'>[];
  readonly statuses: StatusColumn[];
  readonly leftOut: Map<number, ColumnLeftOut>;
  readonly asked: AskedColumn[];
  readonly questions: Question[];
  readonly columns: Record<string, string | null>;
  readonly unused: string[];
}

interface Context {
  readonly survey: Survey;
  readonly map: TableMap;
  readonly known: Known;
  readonly result: Assigning;
}

/** Assigns columns to fields: first by the map, then by the export or by headers and cells; asks about all others. */
export function assignColumns(heads: Heads, survey: Survey, map: TableMap, known: Known): Assigning {
  const result: Assigning = {
    used: [],
    statuses: [],
    leftOut: new Map(),
    asked: [],
    questions: [],
    columns: {},
    unused: [],
  };
  const context = { survey, map, known, result };
  const mapped = map.columns ?? {};
  const isMapped = ({ name }: Column) => Object.hasOwn(mapped, name);
  // A column that a person has assigned is not free for guesses.
  for (const column of heads.columns.filter(isMapped))
    assignMapped(column, mapped[column.name] ?? null, context);
  const free = heads.columns.filter((each) => !isMapped(each));
  // A known export's own data about its heads takes precedence over guesses.
  const isOfOthers = ({ head }: Column) =>
    known.layout !== undefined && !Object.hasOwn(known.layout.columns, head);
  const order = (column: Column) =>
    column.index === survey.numberColumn ? 0 : isOfOthers(column) ? 3 : isSecond(column, known) ? 2 : 1;
  for (const column of free.toSorted((one, other) => order(one) - order(other)))
    assignGuessed(column, context);
  describeByName(map, result);
  result.used.sort((one, other) => one.column.index - other.column.index);
  const inOrder = heads.columns.flatMap(({ name }) => {
    const assigned = result.columns[name];
    return assigned === undefined ? [] : [[name, assigned] as const];
  });
  return { ...result, columns: Object.fromEntries(inOrder) };
}

/** A lone name names the sold item, so it becomes the description. */
function describeByName({ columns: mapped = {} }: TableMap, { used, columns }: Assigning): void {
  if (used.some(({ field }) => field.path === 'lines[].description')) return;
  const at = used.findIndex(({ field }) => field.path === 'lines[].name');
  const only = used[at];
  if (only === undefined || Object.hasOwn(mapped, only.column.name)) return;
  used[at] = { ...only, field: { ...only.field, path: 'lines[].description', name: 'description' } };
  columns[only.column.name] = 'lines[].description';
}

function assignMapped(column: Column, said: string | null, context: Context): void {
  const { survey, known, result } = context;
  const { used, questions, columns, leftOut } = result;
  columns[column.name] = said;
  if (said === null) {
    leftOut.set(column.index, 'answer');
    return;
  }
  if (said === undecided) {
    if (surveyOf(column, survey).saying === 0) leftOut.set(column.index, 'zero');
    else if (!assignStatus(column, context)) ask(column, context);
    return;
  }
  if (isReading(said)) {
    assignReading(column, said, context);
    return;
  }
  const field = columnField(said, known.rows);
  const other = used.find((each) => each.field.path === said);
  if (field === undefined)
    questions.push({ text: 'unknownField', values: { head: column.name, path: said } });
  else if (other !== undefined)
    questions.push({
      text: 'sameField',
      values: { head: column.name, other: other.column.name, path: said },
    });
  else use(column, field.path, context);
}

function use(
  column: Column,
  path: string,
  { survey, known, result }: Context,
  adjusts?: UsedColumn['adjusts'],
) {
  const field = columnField(path, known.rows);
  if (field === undefined) return;
  result.used.push({
    column,
    field,
    currency: meaning(column, known).currency,
    // A total that differs between the lines of an invoice is a line total.
    isSummed: isTotal(path) && !surveyOf(column, survey).isConstant,
    ...(adjusts === undefined ? {} : { adjusts }),
  });
}

function assignReading(column: Column, reading: ColumnReading, context: Context): void {
  const { survey, result } = context;
  if (reading === 'included') result.leftOut.set(column.index, 'included');
  else if (reading === 'status') {
    if (!assignStatus(column, context)) ask(column, context, 'statuses');
  } else {
    const isOfLine = reading.startsWith('line') || !surveyOf(column, survey).isConstant;
    const list = isOfLine ? 'lines[].allowancesCharges' : 'allowancesCharges';
    const taken = result.used.map(({ field }) => field.path);
    let at = 0;
    while (taken.some((path) => path.startsWith(`${list}[${at}].`))) at += 1;
    const { negative, numbers } = surveyOf(column, survey).content;
    use(column, `${list}[${at}].amount`, context, {
      as: reading.endsWith('harge') ? 'charge' : 'discount',
      areNegative: negative > 0 && negative === numbers,
    });
  }
}

/** Tells whether every word of a column is decided, so that it shows which invoices were issued. */
function assignStatus(column: Column, { survey, map, known, result }: Context): boolean {
  const found = statusColumn(column, surveyOf(column, survey), map, known);
  if (found === undefined || found.undecided.length > 0) return false;
  result.statuses.push(found);
  result.columns[column.name] = 'status';
  return true;
}

function assignGuessed(column: Column, context: Context): void {
  const { survey, known, result } = context;
  const own = surveyOf(column, survey);
  if (column.head === '' && own.filled === 0) return;
  const ofExport = known.layout?.columns[column.head];
  if (ofExport === null) {
    result.leftOut.set(column.index, 'export');
    return;
  }
  if (ofExport !== undefined && isReading(ofExport) && own.saying > 0) {
    result.columns[column.name] = ofExport;
    assignReading(column, ofExport, context);
    return;
  }
  if (assignByHead(column, own, context)) return;
  if (ofExport !== undefined && !isReading(ofExport)) {
    // The export has the same value in another column.
    if (ofExport.endsWith('?')) result.leftOut.set(column.index, 'export');
    else if (own.saying > 0) ask(column, context);
    else result.leftOut.set(column.index, 'zero');
    return;
  }
  if (isOwnColumn(column, own)) result.leftOut.set(column.index, 'own');
  // A column that is empty this month may have a value in the next.
  else if (own.saying === 0) {
    result.unused.push(column.name);
    result.leftOut.set(column.index, 'zero');
  } else if (!assignStatus(column, context)) ask(column, context);
}

/** Tells whether the head of a column names its field, and no other column has that field. */
function assignByHead(column: Column, own: ColumnSurvey, context: Context): boolean {
  const { survey, known, result } = context;
  const { paths } = meaning(column, known);
  const likely = likeliest(paths, own, survey.repeatsNumbers, known);
  const user = (each: string) => result.used.find(({ field }) => field.path === each)?.column;
  const path = likely.find((each) => user(each) === undefined);
  const numbered = user(numberPath);
  const isOfCredits = numbered !== undefined && isOfCreditNotes(numbered, known);
  if (paths[0] === numberPath && path !== numberPath && !isOfCredits) return false;
  if (path?.endsWith('.countrySubentity') && isOfInvoice(column, own, known)) return false;
  if (path === undefined || columnField(path, known.rows) === undefined) return false;
  result.columns[column.name] = path;
  use(column, path, context);
  return true;
}

function saidValue(text: string): string | number {
  const said = numberSaid(text);
  return said === undefined ? text : Number(said.by.point ?? said.by.comma);
}

/** Adds a column without a field to the question about all of them, by its content. */
function ask(column: Column, { survey, map, known, result }: Context, group?: 'statuses'): void {
  const own = surveyOf(column, survey);
  const { text: value = '', row = 0 } = own.sample ?? {};
  result.columns[column.name] = undecided;
  if (saysPricesWithTax(column.head, saidValue(value), known.specification)) {
    const values = { head: column.name, value, row, count: own.saying };
    result.questions.push({ text: 'pricesWithTax', values });
    return;
  }
  const [path] = meaning(column, known).paths;
  const other = result.used.find(({ field }) => field.path === path);
  const content = group ?? groupOfContent(own.content);
  result.asked.push({
    name: column.name,
    group: content,
    sample: { text: value, row },
    cells: own.saying,
    hasEmpty: own.filled < survey.rows,
    mayRepeat: content === 'amounts' && own.isConstant && own.repeatsAmounts,
    words: content === 'statuses' ? (statusColumn(column, own, map, known)?.undecided ?? []) : [],
    isOfFlags: isOfDatesOrFlags(own.content),
    ...(other === undefined || path === undefined ? {} : { seems: { path, other: other.column.name } }),
  });
}
