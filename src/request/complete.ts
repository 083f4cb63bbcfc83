import type { Finding } from '../core/findings/finding.ts';
import {
  amountText,
  type Decimal,
  decimal,
  type ExactNumber,
  isExactNumber,
  plainText,
  sum,
} from '../core/numbers/decimal.ts';
import { roundAmount } from '../core/numbers/rounding.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NormaliseOptions } from './normalise/options.ts';
import { isObject } from './shape.ts';

/** The rule for amounts that were computed from a percentage. */
export const percentageRule = 'pint-ae-percentage';

type Part = Readonly<Record<string, unknown>>;

interface Computed {
  readonly path: string;
  readonly percent: ExactNumber;
  readonly base: Decimal;
  readonly amount: Decimal;
  /** True if the sender stated the amount that the percentage applies to. */
  readonly baseIsSent: boolean;
}

/** A request with the additions that the caller allows, and a finding for each computed amount. */
export interface Completion {
  readonly request: unknown;
  /** The request before amounts were computed. */
  readonly sent: unknown;
  readonly findings: readonly Finding[];
}

/** Adds the document type of the options, and amounts of allowances and charges with only a percentage. */
export function complete(
  request: unknown,
  specification: RequestSpecification,
  { documentType }: Pick<NormaliseOptions, 'documentType'>,
): Completion {
  if (!isObject(request)) return { request, sent: request, findings: [] };
  // Normalisation replaces an existing type.
  const isTyped =
    documentType === undefined || Object.hasOwn(specification.documentTypes, String(request.documentType));
  const typed = isTyped ? request : { ...request, documentType };
  if (!lacksAmounts(typed)) return { request: typed, sent: typed, findings: [] };
  const minorUnits = specification.minorUnitsOf(String(typed.currency));
  const computed: Computed[] = [];
  const lines = partsOf(typed.lines)?.map((line, index) =>
    withEntries(line, `lines[${index}].`, grossOf(line, minorUnits), minorUnits, computed),
  );
  const ofLines = lines === undefined ? undefined : sumOfLines(lines, minorUnits);
  return {
    request: withEntries({ ...typed, lines: lines ?? typed.lines }, '', ofLines, minorUnits, computed),
    sent: typed,
    findings: computed.map((each) => ({
      rule: percentageRule,
      severity: each.baseIsSent ? 'information' : 'warning',
      path: each.path,
      values: {
        percent: plainText(decimal(each.percent)),
        base: amountText(each.base, minorUnits),
        sent: `${plainText(decimal(each.percent))} %`,
        written: amountText(each.amount, minorUnits),
      },
      foundBy: 'checks',
    })),
  };
}

/** Tells whether an allowance or charge, on any level, has a percentage but no amount. */
function lacksAmounts({ allowancesCharges, lines }: Part): boolean {
  return (
    lacksAmount(allowancesCharges) ||
    (Array.isArray(lines) && lines.some((line) => isObject(line) && lacksAmount(line.allowancesCharges)))
  );
}

function lacksAmount(entries: unknown): boolean {
  return (
    Array.isArray(entries) &&
    entries.some(
      (entry) => isObject(entry) && (entry.amount ?? null) === null && isNumber(entry.multiplierPercent),
    )
  );
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

/** Tells whether a value is a number of JSON, which excludes infinities and NaN. */
export function isNumber(value: unknown): value is ExactNumber {
  return isExactNumber(value) && decimal(value).isFinite();
}

/** The objects in a list; undefined if the value is not a list of objects. */
function partsOf(list: unknown): readonly Part[] | undefined {
  return Array.isArray(list) && list.every(isObject) ? list : undefined;
}

/** Quantity times price of a line, if both are numbers. */
export function grossOf(
  { quantity, unitPrice, baseQuantity }: Part,
  minorUnits: number,
): Decimal | undefined {
  const many = baseQuantity ?? 1;
  return isNumber(quantity) && isNumber(unitPrice) && isNumber(many) && decimal(many).greaterThan(0)
    ? roundAmount(decimal(quantity).times(decimal(unitPrice)).div(decimal(many)), minorUnits)
    : undefined;
}

/** The sum of all lines; undefined unless they have one VAT category and known amounts. */
function sumOfLines(lines: readonly Part[], minorUnits: number): Decimal | undefined {
  if (new Set(lines.map(({ vatCategory }) => vatCategory)).size !== 1) return undefined;
  const amounts = lines.map((line) => netOf(line, minorUnits)).filter((net) => net !== undefined);
  return amounts.length === lines.length ? sum(amounts) : undefined;
}

/** The net amount of a line: as sent, or otherwise quantity times price with its allowances and charges. */
export function netOf(line: Part, minorUnits: number): Decimal | undefined {
  const { lineExtensionAmount: sent } = line;
  if (isNumber(sent)) return decimal(sent);
  const gross = grossOf(line, minorUnits);
  const entries = partsOf(line.allowancesCharges ?? []);
  if (gross === undefined || entries === undefined) return undefined;
  const signed = entries.map(({ isCharge, amount }) =>
    isNumber(amount) ? decimal(amount).times(isCharge === true ? 1 : -1) : undefined,
  );
  const known = signed.filter((amount) => amount !== undefined);
  return known.length === signed.length ? sum([gross, ...known]) : undefined;
}
