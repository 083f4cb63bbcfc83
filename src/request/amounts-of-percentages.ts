import type { Finding } from '../core/findings/finding.ts';
import { amountText, type Decimal, decimal, plainText, roundAmount, sum } from '../core/numbers/decimal.ts';

import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { isObject } from './shape.ts';

/** The rule of amounts that were computed of a percentage. */
export const percentageRule = 'pint-ae-percentage';

type Part = Readonly<Record<string, unknown>>;

/** An allowance or charge whose amount was computed of its percentage. */
interface Computed {
  readonly path: string;
  readonly percent: number;
  readonly base: Decimal;
  readonly amount: Decimal;
  /** Whether the sender said what the percentage is of. */
  readonly baseIsSent: boolean;
}

/**
 * A request in which allowances and charges have an amount that only said their percentage: of their base amount, or of
 * quantity times price of the line, or of all lines if these have one VAT category. Any other entry stays as it is.
 */
export function withPercentagesComputed(
  request: unknown,
  specification: RequestSpecification,
): { readonly request: unknown; readonly findings: readonly Finding[] } {
  if (!isObject(request)) return { request, findings: [] };
  const minorUnits = specification.minorUnitsOf(String(request.currency));
  const computed: Computed[] = [];
  const lines = partsOf(request.lines)?.map((line, index) =>
    withEntries(line, `lines[${index}].`, grossOf(line, minorUnits), minorUnits, computed),
  );
  const ofLines = lines === undefined ? undefined : sumOfLines(lines, minorUnits);
  return {
    request: withEntries({ ...request, lines: lines ?? request.lines }, '', ofLines, minorUnits, computed),
    findings: computed.map((each) => findingOf(each, minorUnits)),
  };
}

function withEntries(
  part: Part,
  place: string,
  whole: Decimal | undefined,
  minorUnits: number,
  computed: Computed[],
): Part {
  const entries = partsOf(part.allowancesCharges);
  if (entries === undefined) return part;
  const completed = entries.map((entry, index) => {
    const { amount, baseAmount, multiplierPercent: percent } = entry;
    const base = isNumber(baseAmount) ? decimal(baseAmount) : whole;
    if ((amount ?? null) !== null || !isNumber(percent) || base === undefined) return entry;
    const share = roundAmount(base.times(decimal(percent)).div(100), minorUnits);
    const path = `${place}allowancesCharges[${index}].amount`;
    computed.push({ path, percent, base, amount: share, baseIsSent: isNumber(baseAmount) });
    return { ...entry, amount: share.toNumber(), baseAmount: base.toNumber() };
  });
  return { ...part, allowancesCharges: completed };
}

/** Infinities and NaN are no numbers of JSON. */
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The objects of a list; undefined if it is none, or has anything else. */
function partsOf(list: unknown): readonly Part[] | undefined {
  return Array.isArray(list) && list.every(isObject) ? list : undefined;
}

/** Quantity times price of a line, if both are numbers. */
export function grossOf(
  { quantity, unitPrice, baseQuantity }: Part,
  minorUnits: number,
): Decimal | undefined {
  const many = baseQuantity ?? 1;
  return isNumber(quantity) && isNumber(unitPrice) && isNumber(many) && many > 0
    ? roundAmount(decimal(quantity).times(decimal(unitPrice)).div(decimal(many)), minorUnits)
    : undefined;
}

/** The amounts of all lines; undefined unless they have one VAT category and their amounts are known. */
function sumOfLines(lines: readonly Part[], minorUnits: number): Decimal | undefined {
  if (new Set(lines.map(({ vatCategory }) => vatCategory)).size !== 1) return undefined;
  const amounts = lines.map((line) => netOf(line, minorUnits)).filter((net) => net !== undefined);
  return amounts.length === lines.length ? sum(amounts) : undefined;
}

export function netOf(line: Part, minorUnits: number): Decimal | undefined {
  const { lineExtensionAmount: sent } = line;
  if (isNumber(sent)) return decimal(sent);
  const gross = grossOf(line, minorUnits);
  const entries = partsOf(line.allowancesCharges ?? []);
  if (gross === undefined || entries === undefined) return undefined;
  const signed = entries.map(({ isCharge, amount }) =>
    isNumber(amount) ? decimal(isCharge === true ? amount : -amount) : undefined,
  );
  const known = signed.filter((amount) => amount !== undefined);
  return known.length === signed.length ? sum([gross, ...known]) : undefined;
}

function findingOf({ path, percent, base, amount, baseIsSent }: Computed, minorUnits: number): Finding {
  return {
    rule: percentageRule,
    severity: baseIsSent ? 'information' : 'warning',
    path,
    values: {
      percent: plainText(decimal(percent)),
      base: amountText(base, minorUnits),
      sent: `${plainText(decimal(percent))} %`,
      written: amountText(amount, minorUnits),
    },
    foundBy: 'checks',
  };
}
