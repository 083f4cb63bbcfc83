import type { DecimalMark } from '../values/number-text.ts';
import type { DateOrder } from '../values/written-date.ts';
import { formOf } from './head-meaning.ts';
import type { UsedColumn } from './plan.ts';
import type { Question } from './question.ts';
import { type Survey, surveyOf } from './survey.ts';

type Used = readonly Pick<UsedColumn, 'column' | 'field'>[];

/** The order of day and month in all dates, as the cells show it; a question if the cells do not show it. */
export function datesOf(used: Used, survey: Survey, questions: Question[]): DateOrder | undefined {
  const columns = used.filter(({ field }) => field.kind === 'date');
  const all = columns.map(({ column }) => ({ column, seen: surveyOf(column, survey) }));
  const orders = new Set(all.flatMap(({ seen }) => [...seen.dateOrders]));
  const twoKinds = all.find(
    ({ seen }) => seen.hasExchangeableDays && (seen.unclearDate !== undefined || seen.dateOrders.size > 0),
  );
  const unclear = all.find(({ seen }) => seen.unclearDate !== undefined);
  const { text: value = '', row = 0 } = unclear?.seen.unclearDate ?? {};
  const values = { head: unclear?.column.name ?? '', value, row };
  if (twoKinds !== undefined)
    questions.push({ text: 'datesOfTwoKinds', values: { ...values, head: twoKinds.column.name } });
  else if (orders.size > 1) questions.push({ text: 'datesMixed', values: {} });
  else if (orders.size === 0 && unclear !== undefined) questions.push({ text: 'datesUnclear', values });
  else return [...orders][0];
  return undefined;
}

/** The decimal mark in all numbers, as the cells show it; a question if the cells do not show it. */
export function decimalsOf(used: Used, survey: Survey, questions: Question[]): DecimalMark | undefined {
  const columns = used.filter(({ field }) => formOf(field.kind) === 'number');
  const all = columns.map(({ column }) => ({ column, seen: surveyOf(column, survey) }));
  const marks = new Set(all.flatMap(({ seen }) => [...seen.marks]));
  const unclear = all.find(({ seen }) => seen.unclearNumber !== undefined);
  const { text: value = '', row = 0 } = unclear?.seen.unclearNumber ?? {};
  if (marks.size > 1) questions.push({ text: 'decimalsMixed', values: {} });
  else if (marks.size === 0 && unclear !== undefined)
    questions.push({ text: 'decimalsUnclear', values: { head: unclear.column.name, value, row } });
  else return [...marks][0];
  return undefined;
}
