import { valueAt } from '../../core/findings/json-path.ts';
import type { Known, Plan } from '../map/plan.ts';
import { type Built, setAt, stepsOf } from './build-request.ts';
import type { ComparedTotal } from './stated-amounts.ts';

/** Amounts of lines that may have the minus sign of a credit note. */
const signed = ['quantity', 'lineExtensionAmount', 'vatTotal'] as const;

const vatTotal = 'taxTotal.taxAmount';

/** Returns the values that the minus sign of all totals says of the document, by path: its type, in some exports. */
export function valuesOfMinus({ layout, values: assumed }: Plan, compared: readonly ComparedTotal[]) {
  const { values = {}, minusSays = {} } = layout ?? {};
  const isNegative = compared.some(({ value }) => value < 0) && compared.every(({ value }) => value <= 0);
  return Object.entries(minusSays).filter(
    ([path]) =>
      isNegative && assumed.some(({ field, value }) => field.path === path && value === values[path]),
  );
}

/**
 * Takes the minus signs off the amounts of a credit note, which says the same without them; returns the totals to compare
 * likewise. Other documents stay as they are.
 */
export function withoutMinusSigns(
  request: Built,
  lines: readonly Built[],
  compared: readonly ComparedTotal[],
  { names }: Known,
): readonly ComparedTotal[] {
  if (!names.negated.includes(String(request.documentType))) return compared;
  for (const name of signed) {
    const values = lines.map((line) => line[name]);
    const isOfCredit = values.every(
      (value) => value === undefined || (typeof value === 'number' && value <= 0),
    );
    for (const line of isOfCredit ? lines : [])
      if (typeof line[name] === 'number') line[name] = Math.abs(line[name]);
  }
  const vat = valueAt(request, stepsOf(vatTotal));
  if (typeof vat === 'number') setAt(request, vatTotal, Math.abs(vat));
  const isNegative = compared.every(({ value }) => value <= 0);
  return isNegative ? compared.map((each) => ({ ...each, value: -each.value })) : compared;
}
