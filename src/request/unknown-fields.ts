import { type Finding, malformedField } from '../core/findings/finding.ts';
import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification/specification.ts';
import { didYouMean } from '../core/text/did-you-mean.ts';
import { nameKey } from '../core/text/text.ts';
import { type Fields, requestFieldsOf } from './fields.ts';

/** A field that the interface does not know, and the unused field with the nearest name, if any. */
export interface UnknownField {
  readonly path: string;
  readonly meant: string | undefined;
  readonly meantPath: string | undefined;
  /** Its right name, if no other field has a similar name. */
  readonly rename: string | undefined;
  /**
   * The text that refuses it, if amounts or VAT depend on it: it would set a transaction flag, says that prices include
   * the tax, or has a value and probably means a field that affects them.
   */
  readonly refusal: 'unknownFlag' | 'misspeltFlag' | 'pricesWithTax' | 'misspeltDecisive' | undefined;
}

/** Optional fields on whose content amounts or VAT depend: a misspelt one must not be dropped. */
const decisiveFields: readonly string[] = [
  'currency',
  'transactionType',
  'vatCategory',
  'lineExtensionAmount',
  'allowancesCharges',
  'baseQuantity',
  'prepaidAmount',
  'currencyExchangeRate',
  'taxTotal',
  'legalMonetaryTotal',
];

/** Objects whose fields some systems send beside the other fields of the document. */
const flattened: readonly string[] = ['transactionType', 'taxTotal', 'legalMonetaryTotal'];

/**
 * The fields of a request that the interface does not know. They are ignored, and reported because most are
 * misspelt.
 */
export function unknownFields(request: unknown, specification: Specification): UnknownField[] {
  const unknown: UnknownField[] = [];
  collect(requestFieldsOf(specification), request, '', specification, unknown);
  return unknown;
}

function collect(
  fields: Fields,
  value: unknown,
  path: string,
  specification: Specification,
  unknown: UnknownField[],
): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collect(fields, value[index], `${path}[${index}]`, specification, unknown);
  } else if (typeof value === 'object' && value !== null) {
    let unused: readonly string[] | undefined;
    for (const name of Object.keys(value)) {
      const inner = fields.get(name);
      if (inner === null) continue;
      // Editors use this field to find the schema of the document.
      if (path === '' && name === '$schema') continue;
      if (inner === undefined) {
        unused ??= unusedFields(fields, value);
        const candidates =
          unknown.length < mostMeant
            ? unused
            : unused.filter((field) => decisiveFields.includes(field) || !fields.has(field));
        unknown.push(unknownField(path, name, value, fields, unused, candidates, specification));
      } else collect(inner, Reflect.get(value, name), below(path, name), specification, unknown);
    }
  }
}

/** The fields that are missing or say nothing, with the flags and totals that may be sent beside them. */
function unusedFields(fields: Fields, within: object): string[] {
  return [...fields].flatMap(([name, inside]) => {
    const value: unknown = Reflect.get(within, name);
    const beside = inside && flattened.includes(name) ? unusedFields(inside, Object(value)) : [];
    return saysSomething(value) ? beside : [name, ...beside];
  });
}

/**
 * After this many, a similar name is only searched for among the decisive fields: more would cost more than
 * everything else.
 */
const mostMeant = 1000;

/**
 * A field with the known one that it probably means: by another system's name for it, or by a similar name. Only a
 * misspelt name that is near to no other field can be fixed with certainty.
 */
function unknownField(
  path: string,
  name: string,
  within: object,
  fields: Fields,
  unused: readonly string[],
  candidates: readonly string[],
  specification: Specification,
): UnknownField {
  const value: unknown = Reflect.get(within, name);
  const spelled = fieldsNamed(name, value, specification);
  const named = spelled.find((field) => unused.includes(field));
  const isSentToo = named === undefined && spelled.some((field) => fields.has(field));
  const field = isSentToo ? undefined : (named ?? didYouMean(name, candidates));
  const holder = fields.has(field ?? '')
    ? undefined
    : flattened.find((each) => fields.get(each)?.has(field ?? ''));
  const meant = holder === undefined ? field : `${holder}.${field}`;
  const others = unused.filter((other) => other !== field);
  const isCertain =
    holder === undefined &&
    named === undefined &&
    candidates === unused &&
    (fields.get(field ?? '') === null || typeof value === 'object') &&
    didYouMean(name, others) === undefined;
  return {
    path: below(path, name),
    meant,
    meantPath: meant && below(path, meant),
    rename: isCertain && !/[.[\]]/.test(name) ? meant : undefined,
    refusal: refusalOf(),
  };

  function refusalOf(): UnknownField['refusal'] {
    if (path === 'transactionType' && isSet(value))
      return meant === undefined ? 'unknownFlag' : 'misspeltFlag';
    if (saysPricesWithTax(name, value, specification)) return 'pricesWithTax';
    const isDecisive =
      holder === 'transactionType'
        ? isSet(value)
        : decisiveFields.includes(holder ?? field ?? '') && saysSomething(value);
    return isDecisive ? 'misspeltDecisive' : undefined;
  }
}

const fieldsByNameOf = oncePer(({ aliases }: Specification): ReadonlyMap<string, readonly string[]> => {
  const byName = new Map<string, string[]>();
  for (const [field, names] of Object.entries(aliases.fieldNames))
    for (const name of names) byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), field]);
  return byName;
});

/** The fields that other systems call so; a name that only ends like that of an amount is one if it has a number. */
function fieldsNamed(name: string, value: unknown, specification: Specification): readonly string[] {
  const key = nameKey(name);
  const known = fieldsByNameOf(specification).get(key);
  if (known !== undefined || typeof value === 'boolean' || !Number(value)) return known ?? [];
  return Object.entries(specification.aliases.amountNames).flatMap(([field, names]) =>
    names.test(key) ? field : [],
  );
}

/** Whether a field says that prices include the tax: by its name if it is set, or by its text. */
function saysPricesWithTax(
  name: string,
  value: unknown,
  { aliases: { pricesWithTax } }: Specification,
): boolean {
  if (pricesWithTax.test(nameKey(name))) return isSet(value);
  return typeof value === 'string' && aboutAmounts.test(name) && pricesWithTax.test(nameKey(value));
}

/** Names of fields whose value may be that amounts include the tax. */
const aboutAmounts = /amount|price|tax|vat/i;

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The finding about a field that the interface does not know. */
export function unknownFieldFinding({ path, meant, rename, refusal }: UnknownField): Finding {
  const remedy = rename === undefined ? undefined : { name: rename };
  if (refusal !== undefined) return malformedField(refusal, path, { meant: meant ?? '' }, remedy);
  const known = { rule: 'pint-ae-unknown-field', severity: 'warning', path, foundBy: 'shape' } as const;
  if (meant === undefined) return { ...known, values: { field: path } };
  return { ...known, text: 'misspeltField', values: { field: path, meant }, remedy };
}

/** Whether a value is other than the values that stand for nothing. */
function saysSomething(value: unknown): boolean {
  return typeof value === 'object'
    ? Object.values(Object(value)).some(Boolean)
    : Boolean(value) && Number(value) !== 0;
}

/** Whether a value would set a flag. */
function isSet(value: unknown): boolean {
  return typeof value !== 'object' && /^(?:true|yes|[1xy])$/i.test(String(value));
}
