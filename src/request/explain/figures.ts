import { decimal, isExactNumber, sum } from '../../core/numbers/decimal.ts';
import { roundAmount } from '../../core/numbers/rounding.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import type { NamesOfAmounts } from '../../core/specification/specification.ts';
import { nameKey } from '../../core/text/text.ts';
import { isNumber, netOf } from '../complete.ts';
import { decidingFields, type Fields } from '../fields.ts';
import { nameSays, taxFlagNamed, wordsOf } from './names.ts';
import { amountSaid, isSet, saysSomething } from './values.ts';

/** A field that the request does not have, and its place. */
export interface UnknownPlace {
  readonly name: string;
  readonly value: unknown;
  /** The object that contains the field. */
  readonly within: object;
  /** The whole request. */
  readonly request: unknown;
}

/** Tells whether an unknown field repeats a figure, sent or computed, of the kind that its name says. */
export function repeatsFigure(
  { name, value, within }: UnknownPlace,
  figuresOfPart: () => Figures,
  meaning: Pick<NamesOfAmounts, 'fields' | 'text'>,
  specification: RequestSpecification,
): boolean {
  const amount = amountSaid(value);
  if (amount === undefined || !Number.isFinite(amount)) return false;
  const { tax, rate = [] } = specification.aliases.unknownNames;
  const isNamed = (named: typeof tax) => nameSays(name, named, specification.aliases.unknownNames);
  const words = wordsOf(name);
  const isTax = isNamed(tax);
  const figures = figuresOfPart();
  const isOne = (among: readonly unknown[]) => among.some((each) => Number(each) === Math.abs(amount));
  // A name means a rate only if no other word in it counts: a withholding tax of 5 is not the rate of 5.
  const isRate = isTax && words.every((word) => rate.includes(word) || tax.words.includes(word));
  const hasTaxInside =
    specification.aliases.recordWords?.inside.some((word) => words.includes(word)) ?? false;
  if (hasTaxInside && isTax) return isOne(figures.withTax);
  if (meaning.text !== undefined && meaning.fields.length === 0) return false;
  if (isRate && isOne(figures.rates)) return true;
  const { added } = decidingFields(specification);
  const addends = meaning.fields.filter((field) => added.has(field));
  if (addends.length > 0) return isOne(addends.map((field): unknown => Reflect.get(within, field)));
  if (isTax) return isOne([...figures.tax, ...figures.own]);
  // Damages of 5 % are not the VAT of 5 %: only names of results repeat a value that follows from a part.
  const isResult = meaning.fields.length > 0 || specification.aliases.anyAmount.test(nameKey(name));
  return isOne(isResult ? [...figures.own, ...figures.computed] : figures.own);
}

/** Numbers that an unknown field may repeat, grouped by meaning. */
export type Figures = ReturnType<typeof figuresOf>;

/** The figures of a part, sent and computed; once, because a document may have 100,000 lines. */
export function figuresOf(
  within: object,
  fields: Fields,
  request: unknown,
  specification: RequestSpecification,
) {
  const members = within as Readonly<Record<string, unknown>>;
  const { money, flatObjects } = decidingFields(specification);
  const totals = flatObjects
    .filter((name) => fields.has(name))
    .flatMap((name) => Object.values(Object(members[name])));
  const named = [...money].filter((name) => fields.has(name)).map((name) => members[name]);
  const own = [...named, ...totals].filter(saysSomething).map(absolute);
  const isWhole = within === request;
  const parts = isWhole ? linesOf(request) : [within];
  const rates = parts.map((part): unknown => Reflect.get(part, 'vatRate'));
  const minorUnits = specification.minorUnitsOf(String(Reflect.get(Object(request), 'currency')));
  const amounts = parts.map((part) => amountsOf(part as Readonly<Record<string, unknown>>, minorUnits));
  const known = amounts.filter((each) => each !== undefined);
  // Allowances and charges of the document change its totals, which then depend on all parts.
  const isComputed = known.length === parts.length && !(isWhole && saysSomething(members.allowancesCharges));
  const net = isComputed ? sum(known.map((each) => each.net)) : undefined;
  const vat = isComputed ? sum(known.map((each) => each.vat)) : undefined;
  const { vatTotal, taxTotal, unitPrice } = members;
  const withTax = [
    ...(net && vat ? [net.plus(vat)] : []),
    ...(isNumber(unitPrice) && isNumber(rates[0])
      ? [roundAmount(decimal(unitPrice).times(decimal(rates[0]).plus(100)).div(100), minorUnits)]
      : []),
  ].map(Number);
  return {
    own,
    computed: [net, vat]
      .filter((each) => each !== undefined)
      .map(Number)
      .concat(withTax),
    tax: [vatTotal, Reflect.get(Object(taxTotal), 'taxAmount'), vat && Number(vat)]
      .filter(saysSomething)
      .map(absolute),
    rates: new Set(rates).size === 1 ? rates : [],
    withTax: [...withTax, ...totals.map(absolute)],
  };
}

function absolute(value: unknown): unknown {
  return isExactNumber(value) ? Math.abs(Number(value)) : value;
}

function amountsOf(line: Readonly<Record<string, unknown>>, minorUnits: number) {
  const net = netOf(line, minorUnits);
  const { vatRate } = line;
  if (net === undefined || !isNumber(vatRate)) return undefined;
  return { net, vat: roundAmount(net.times(decimal(vatRate)).div(100), minorUnits) };
}

/** Tells whether a flag agrees with the categories of the lines concerned, or with a price of zero. */
export function isConsistent(
  { name, value, within, request }: UnknownPlace,
  specification: RequestSpecification,
): boolean {
  if (!isSet(value)) return false;
  const flag = taxFlagNamed(name, specification);
  const lines = linesOf(request);
  const concerned = lines.includes(within) ? [within] : lines;
  if (flag !== undefined)
    return concerned.every((line) =>
      flag.categories.includes(
        String(Reflect.get(line, 'vatCategory') ?? specification.defaults.vatCategory),
      ),
    );
  return lines.includes(within) && Reflect.get(within, 'unitPrice') === 0;
}

function linesOf(request: unknown): readonly object[] {
  const { lines } = Object(request) as { readonly lines?: unknown };
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'object' && line !== null) : [];
}
