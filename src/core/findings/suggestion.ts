import type { Localised } from '../messages/language.ts';
import type { Finding, Values } from './finding.ts';
import { type Fix, fixOf, type JsonValue } from './fix.ts';
import { jsonSteps } from './json-path.ts';

/** A value for a field: itself, a text with values of the finding in braces, or such a text as a number. */
export type SuggestedValue =
  | JsonValue
  | { readonly text: string }
  | { readonly number: string }
  /** A list with one object of these values. */
  | { readonly entry: Readonly<Record<string, SuggestedValue>> };

/** Changes of a suggestion: values of fields, and fields to leave out. */
export interface SuggestedChange {
  /** Its title, with values of the finding in braces. */
  readonly title: Localised;
  /** Fields next to the finding's field, by name; `/prepaidAmount` is a field of the document. */
  readonly set?: Readonly<Record<string, SuggestedValue>>;
  readonly leaveOut?: readonly string[];
  /** True if the amounts that the finding entails are set to their computed values. */
  readonly correctsEntailed?: true;
  /** The suggestion is not offered if the finding has this value. */
  readonly unless?: string;
}

/** A suggestion for each code of a list that texts name. */
export interface SuggestedCodes {
  readonly codesOf: string;
}

/** Suggestions for each rule, or for a case of its texts. */
export type SuggestionRows = Readonly<Record<string, readonly (SuggestedChange | SuggestedCodes)[]>>;

/** The patch of a change at the place of a finding; undefined if the request is not as the finding describes it. */
export function patchOf(
  { set = {}, leaveOut = [], correctsEntailed }: SuggestedChange,
  { path, values = {}, entailed = [] }: Pick<Finding, 'path' | 'values' | 'entailed'>,
  request: unknown,
): Fix | undefined {
  const settings = [
    ...Object.entries(set).map(([field, value]) =>
      fixOf({ value: filledValue(value, values) }, suggestedPath(field, path), request),
    ),
    ...(correctsEntailed ? entailed : []).map((each) =>
      fixOf({ value: Number(each.computed) }, each.path, request),
    ),
  ];
  // A field that is missing needs no removal.
  const removals = leaveOut.flatMap(
    (field) => fixOf({ leaveOut: true }, suggestedPath(filled(field, values), path), request) ?? [],
  );
  const patch = [...settings.flatMap((fix) => fix ?? []), ...removals];
  return patch.length === 0 || settings.includes(undefined) ? undefined : patch;
}

function suggestedPath(field: string, path: string): string {
  if (field.startsWith('/')) return field.slice(1);
  const last = jsonSteps(path).at(-1);
  // A path ends in a field's name, or in the position of a list entry, which means a field of that entry.
  if (typeof last === 'number') return `${path}.${field}`;
  const around = path.slice(0, Math.max(0, path.length - String(last ?? '').length));
  return `${around}${field}`;
}

function filledValue(value: SuggestedValue, values: Values): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if ('entry' in value && typeof value.entry === 'object' && value.entry !== null) {
    const fields = Object.entries(value.entry as Readonly<Record<string, SuggestedValue>>);
    return [Object.fromEntries(fields.map(([name, each]) => [name, filledValue(each, values)]))];
  }
  if ('text' in value && typeof value.text === 'string') return filled(value.text, values);
  if ('number' in value && typeof value.number === 'string') return Number(filled(value.number, values));
  return value as JsonValue;
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
