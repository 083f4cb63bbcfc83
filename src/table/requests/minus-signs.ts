import { valueAt } from '../../core/findings/json-path.ts';
import type { Known, Plan } from '../map/plan.ts';
import { type Built, setAt, stepsOf } from './build-request.ts';
import type { ComparedTotal } from './stated-amounts.ts';

/** Amounts of lines that may have the minus sign of a credit note. */
const signed = ['quantity', 'lineExtensionAmount', 'vatTotal'] as const;

const vatTotal = 'taxTotal.taxAmount';

/** Returns the values, by path, that a minus sign on all totals means for the document: in some exports, its type. */
export function valuesOfMinus({ layout, values: assumed }: Plan, compared: readonly ComparedTotal[]) {
  const { values = {}, minusSays = {} } = layout ?? {};
  const isNegative = compared.some(({ value }) => value < 0) && compared.every(({ value }) => value <= 0);
  return Object.entries(minusSays).filter(
    ([path]) =>
      isNegative && assumed.some(({ field, value }) => field.path === path && value === values[path]),
  );
}

/**
 * Removes the minus signs from the amounts of a credit note, which means the same without them, and returns the
 * totals to compare in the same form. Other documents stay unchanged.
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
