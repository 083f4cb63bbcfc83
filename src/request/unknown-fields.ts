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
  /** Whether it would set a transaction flag, on which the document's VAT depends. */
  readonly setsFlag: boolean;
  /** Whether the field that is probably meant affects amounts or VAT, and this one has a value. */
  readonly isDecisive: boolean;
}

/** Optional fields on whose content amounts or VAT depend: a misspelt one must not be dropped. */
const decisiveFields: readonly string[] = [
  'currency',
  'transactionType',
  'vatCategory',
  'allowancesCharges',
  'baseQuantity',
  'prepaidAmount',
  'currencyExchangeRate',
  'taxTotal',
  'legalMonetaryTotal',
];

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
    for (const name of Object.keys(value)) {
      const inner = fields.get(name);
      if (inner === null) continue;
      // Editors use this field to find the schema of the document.
      if (path === '' && name === '$schema') continue;
      if (inner === undefined)
        unknown.push(
          unknown.length < mostMeant
            ? unknownField(path, name, fields, value, specification)
            : unlikeAnyOther(path, name, value),
        );
      else collect(inner, Reflect.get(value, name), below(path, name), specification, unknown);
    }
  }
}

/**
 * After this many, the field that was meant is no longer searched for: that would cost more than everything
 * else.
 */
const mostMeant = 1000;

/**
 * A field with the known one that it probably means: by another system's name for it, or by a similar name. Only a
 * misspelt name that is near to no other field can be fixed with certainty.
 */
function unknownField(
  path: string,
  name: string,
  fields: Fields,
  within: object,
  specification: Specification,
): UnknownField {
  const notSent = [...fields.keys()].filter(
    (field) => (Reflect.get(within, field) ?? undefined) === undefined,
  );
  const spelled = fieldsByNameOf(specification).get(nameKey(name)) ?? [];
  const named = notSent.find((field) => spelled.includes(field));
  const meant = named ?? didYouMean(name, notSent);
  if (meant === undefined) return unlikeAnyOther(path, name, within);
  const isOnlyOne =
    named === undefined &&
    didYouMean(
      name,
      notSent.filter((field) => field !== meant),
    ) === undefined;
  return {
    path: below(path, name),
    meant,
    meantPath: below(path, meant),
    rename: isOnlyOne && !/[.[\]]/.test(name) ? meant : undefined,
    setsFlag: setsFlag(path, Reflect.get(within, name)),
    isDecisive: decisiveFields.includes(meant) && saysSomething(Reflect.get(within, name)),
  };
}

/** Whether a value is other than the values that stand for nothing. */
function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === 0 || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function unlikeAnyOther(path: string, name: string, within: object): UnknownField {
  return {
    path: below(path, name),
    meant: undefined,
    meantPath: undefined,
    rename: undefined,
    setsFlag: setsFlag(path, Reflect.get(within, name)),
    isDecisive: false,
  };
}

function setsFlag(path: string, value: unknown): boolean {
  return path === 'transactionType' && (value === true || value === 'true');
}

const fieldsByNameOf = oncePer(({ aliases }: Specification): ReadonlyMap<string, readonly string[]> => {
  const byName = new Map<string, string[]>();
  for (const [field, names] of Object.entries(aliases.fieldNames))
    for (const name of names) byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), field]);
  return byName;
});

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The finding about a field that the interface does not know. */
export function unknownFieldFinding(field: UnknownField): Finding {
  const { path, meant, rename, isDecisive } = field;
  if (field.setsFlag) return unknownFlagFinding(field);
  if (isDecisive && meant !== undefined) return misspelt('misspeltDecisive', field, meant);
  const known = { rule: 'pint-ae-unknown-field', severity: 'warning', path, foundBy: 'shape' } as const;
  if (meant === undefined) return { ...known, values: { field: path } };
  const finding = { ...known, text: 'misspeltField', values: { field: path, meant } };
  return rename === undefined ? finding : { ...finding, remedy: { name: rename } };
}

function unknownFlagFinding(field: UnknownField): Finding {
  const { path, meant } = field;
  if (meant === undefined) return malformedField('unknownFlag', path);
  return misspelt('misspeltFlag', field, meant);
}

function misspelt(text: string, { path, rename }: UnknownField, meant: string): Finding {
  return malformedField(text, path, { meant }, rename === undefined ? undefined : { name: rename });
}
