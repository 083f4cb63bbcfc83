import type { Finding } from '../core/findings/finding.ts';
import {
  amountText,
  type Decimal,
  decimal,
  type ExactNumber,
  exactNumber,
  isExactNumber,
  plainText,
  roundAmount,
  sum,
} from '../core/numbers/decimal.ts';
import { isSameNumber } from '../core/numbers/exact-number.ts';
import { limits } from '../core/options/limits.ts';
import type { FieldFacts, RequestFacts } from '../core/specification/fields.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NormaliseOptions } from './normalise/options.ts';
import { isObject } from './shape.ts';

/** The rule for amounts that were computed from a percentage. */
export const percentageRule = 'pint-ae-percentage';

type Part = Readonly<Record<string, unknown>>;

/** An allowance or charge whose amount was computed from its percentage. */
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

/** A number as JSON writes it: no blanks, no thousands separators, no leading zeros. */
const decimalForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A text in which a point may separate thousands: only its sender knows the number. */
const mayHaveThousands = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** More decimals than any amount has: an object that prints this many more was not rounded. */
const manyDecimals = 40;

/** The text of a decimal: of a string, a bigint, or an object of a decimal library or database client. */
export function decimalTextOf(value: unknown): string | undefined {
  if (typeof value === 'string') return mayHaveThousands.test(value) ? undefined : decimalIn(value);
  if (typeof value === 'bigint') return String(value);
  // Bytes stand for the text that they encode, not for a number.
  if (!isObject(value) || ArrayBuffer.isView(value)) return undefined;
  const text = decimalIn(textBy(value, 'toString'));
  if (text !== undefined) return text;
  const fixed = decimalIn(textBy(value, 'toFixed'));
  const longer = decimalIn(textBy(value, 'toFixed', manyDecimals));
  // A text that lacks these decimals was rounded.
  return fixed !== undefined && longer !== undefined && isSameNumber(fixed, longer) ? fixed : undefined;
}

function decimalIn(text: unknown): string | undefined {
  const isDecimal =
    typeof text === 'string' && text.length <= limits.maxNumberLength && decimalForm.test(text);
  return isDecimal ? text : undefined;
}

function textBy(value: object, method: 'toString' | 'toFixed', decimals?: number): unknown {
  const text: unknown = Reflect.get(value, method);
  return typeof text === 'function' ? text.call(value, decimals) : undefined;
}

/** The exact number or decimal of a value: a double if that is exact. Undefined if the value is not a number. */
export function numberOf(value: unknown): ExactNumber | undefined {
  if (isExactNumber(value)) return value;
  const text = decimalTextOf(value);
  return text === undefined ? undefined : exactNumber(text);
}

/** A request with a number in place of each string or object that is a decimal; all else stays unchanged. */
export function withNumbers(request: unknown, facts: RequestFacts): unknown {
  return objectWithNumbers(request, 'DocumentRequest');

  function objectWithNumbers(sent: unknown, object: string): unknown {
    if (!isObject(sent)) return sent;
    const changed = Object.entries(facts[object]?.fields ?? {}).flatMap(([name, field]) => {
      const value = sent[name];
      const read = valueWithNumbers(value, field);
      return read === value ? [] : [[name, read] as const];
    });
    return changed.length === 0 ? sent : { ...sent, ...Object.fromEntries(changed) };
  }

  function valueWithNumbers(value: unknown, field: FieldFacts): unknown {
    switch (field.kind) {
      case 'decimal':
      case 'amount':
      case 'price':
        return numberOf(value) ?? value;
      case 'group':
        return objectWithNumbers(value, field.of);
      case 'list':
        return Array.isArray(value) ? value.map((entry) => objectWithNumbers(entry, field.of)) : value;
      default:
        return value;
    }
  }
}
