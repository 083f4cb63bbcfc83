import {
  type Code,
  type Finding,
  malformedField,
  type Value,
  type Values,
} from '../core/findings/finding.ts';
import type { Remedy } from '../core/findings/fix.ts';
import { jsonPath } from '../core/findings/json-path.ts';
import { decimal } from '../core/numbers/decimal.ts';
import type { Aliases } from '../core/specification/specification.ts';
import { latinDigits, nameKey, unseenIn } from '../core/text/text.ts';
import { datesIn } from './date-text.ts';
import { isUncertain, numberIn } from './number-text.ts';

/** Mistakes in the shape of a request, as far as it has been read. */
export interface ShapeFaults {
  /** The path from the request to the object that is being read. */
  readonly steps: PropertyKey[];
  readonly malformed: Finding[];
  /** Words for what a closed list does not have. */
  readonly otherValues?: Aliases['otherValues'];
}

/** How a missing field is reported: `requiredOrNull` if it may be null. */
export type Absence = 'required' | 'requiredOrNull';

/** Reports a value whose length is over its limit. */
export function tellLength(
  value: unknown,
  name: string | undefined,
  most: number,
  faults: ShapeFaults,
): void {
  const length: unknown =
    value === null || value === undefined ? undefined : Reflect.get(Object(value), 'length');
  if (length === undefined || Number(length) <= most) return;
  const tooLong =
    typeof value === 'string' ? 'tooLong' : Array.isArray(value) ? 'tooManyEntries' : 'tooGreat';
  tell(tooLong, name, { maximum: String(most) }, faults);
}

/** Reports a value of the wrong type, or a missing one. */
export function tellType(
  expected: string,
  value: unknown,
  name: string | undefined,
  faults: ShapeFaults,
  absence: Absence = 'required',
): void {
  const [text, values, remedy] =
    value === undefined ? [absence, { form: formOf(expected) }] : wrongType(expected, value);
  tell(text, name, values, faults, remedy);
}

/** Reports a field or, without a name, the object that is being read; `text` names the case. */
export function tell(
  text: string,
  name: string | undefined,
  values: Values,
  { steps, malformed }: ShapeFaults,
  remedy?: Remedy,
): void {
  const path = jsonPath(name === undefined ? steps : [...steps, name]);
  malformed.push(malformedField(text, path, values, remedy));
}

/** Reports a value that is not in a list of codes, with the meaning of the codes and the nearest one. */
export function tellUnlisted(
  value: unknown,
  name: string,
  codes: readonly string[],
  list: string,
  { steps, malformed, otherValues = {} }: ShapeFaults,
): void {
  const path = jsonPath([...steps, name]);
  const isText = typeof value === 'string' || typeof value === 'number';
  const key = isText ? nameKey(String(value)) : '';
  const other = Object.hasOwn(otherValues, list) && otherValues[list]?.find(({ names }) => names.test(key));
  if (other) {
    malformed.push(malformedField(other.text, path, { sent: String(value) }));
    return;
  }
  const finding = malformedField('notListed', path, { allowed: allowedCodes(codes, list) });
  malformed.push(isText ? { ...finding, misspelt: { text: String(value), list, among: codes } } : finding);
}

/** The codes of a list, to be shown with their meanings. */
export function allowedCodes(codes: readonly string[], list: string): readonly Code[] {
  return codes.map((code) => ({ code, list }));
}

/** Reports a number in quotation marks, or a code without them, with the value to send if it is certain. */
export function wrongType(
  expected: string,
  sent: unknown,
): readonly [text: string, values: Values, remedy?: Remedy | undefined] {
  if (expected === 'number' && typeof sent === 'string') {
    const meant = numberIn(sent);
    if (meant !== undefined && !isUncertain(sent))
      return ['numberAsText', { sent, number: meant }, numberRemedy(meant)];
    if (/\d/.test(latinDigits(sent))) return ['unclearNumber', { sent }];
  }
  if (expected === 'string' && typeof sent === 'number' && Number.isFinite(sent))
    return [
      'textAsNumber',
      { sent: String(sent) },
      Number.isSafeInteger(sent) ? { value: String(sent) } : undefined,
    ];
  if (expected === 'boolean' && (sent === 'true' || sent === 'false'))
    return ['booleanAsText', { sent }, { value: sent === 'true' }];
  return ['wrongType', { expected: typeNamed(expected), sent: typeOf(sent), form: formOf(expected) }];
}

/** Explains a text that is not a date: it may be one in another form, or with invisible characters. */
export function wrongDate(sent: string): readonly [text: string, values: Values, remedy?: Remedy] {
  const characters = unseenIn(sent);
  if (characters.length > 0) return ['dateWithInvisible', { characters }];
  const dates = datesIn(sent);
  const [date] = dates;
  if (date === undefined) return ['notADate', { form: formOf('date') }];
  if (dates.length > 1) return ['dateEither', { sent, dates }];
  return ['dateOtherwise', { sent, date }, { value: date }];
}

/** A fix is only given for a number that a double holds as it is written. */
function numberRemedy(meant: string): Remedy | undefined {
  const value = Number(meant);
  return decimal(value).equals(decimal(meant)) ? { value } : undefined;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  date: 'date',
};

/** How a value of a type is written, with an example. */
export function formOf(type: string): Value {
  return { word: `${typeWords[type] ?? type}Form` };
}

function typeNamed(type: string): Value {
  const word = typeWords[type];
  return word === undefined ? type : { word };
}

/** The type of a value, as texts name it. */
export function typeOf(value: unknown): Value {
  if (value === null) return 'null';
  if (Array.isArray(value)) return { word: 'list' };
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return typeNamed(typeof value);
}
