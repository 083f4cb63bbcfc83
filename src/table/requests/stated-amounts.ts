import { valueAt } from '../../core/findings/json-path.ts';
import { decimal } from '../../core/numbers/decimal.ts';
import type { CellPlace } from '../cell.ts';
import type { Known, Plan } from '../map/plan.ts';
import { type Built, setAt, stepsOf } from './build-request.ts';

/** A total that the table states, and that the request does not contain. */
export interface ComparedTotal {
  readonly name: string;
  readonly value: number;
  readonly place: CellPlace;
  readonly head: string;
}

/** The amounts of an invoice without and with VAT, as far as its cells state them. */
export interface SaidAmounts {
  readonly excluding?: string;
  readonly including?: string;
  readonly currency?: string;
  readonly documentType?: string;
}

/** The amounts that the cells of an invoice state: its totals, or otherwise the sums of its lines. */
export function saidAmounts(request: Built, compared: readonly ComparedTotal[]): SaidAmounts {
  const total = (name: string) =>
    compared.find((each) => each.name === name)?.value ?? valueAt(request, ['legalMonetaryTotal', name]);
  const lines: readonly unknown[] = Array.isArray(request.lines) ? request.lines : [];
  const excluding = numberText(total('taxExclusiveAmount')) ?? sumOf(lines, 'lineExtensionAmount');
  const vat = numberText(valueAt(request, ['taxTotal', 'taxAmount'])) ?? sumOf(lines, 'vatTotal');
  const including =
    numberText(total('taxInclusiveAmount')) ??
    (excluding === undefined || vat === undefined ? undefined : decimal(excluding).plus(vat).toFixed());
  return {
    ...(excluding === undefined ? {} : { excluding }),
    ...(including === undefined ? {} : { including }),
    ...textMember(request, 'currency'),
    ...textMember(request, 'documentType'),
  };
}

function textMember(request: Built, name: 'currency' | 'documentType'): SaidAmounts {
  const value = request[name];
  return typeof value === 'string' ? { [name]: value.trim() } : {};
}

function numberText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

function sumOf(lines: readonly unknown[], name: string): string | undefined {
  const values = lines.map((line) => valueAt(line, [name]));
  if (values.length === 0 || !values.every((value) => typeof value === 'number')) return undefined;
  return values.reduce((sum, value) => sum.plus(value), decimal(0)).toFixed();
}

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

/** Removes the minus signs of a credit note, which means the same without them. */
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
