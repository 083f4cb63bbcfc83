import { type Finding, malformedField, type Value, type Values } from '../core/findings/finding.ts';
import type { Remedy } from '../core/findings/fix.ts';
import { jsonPath } from '../core/findings/json-path.ts';
import { decimal } from '../core/numbers/decimal.ts';
import { latinDigits, unseenIn } from '../core/text/text.ts';
import { datesIn } from './date-text.ts';
import { isUncertain, numberIn } from './number-text.ts';

/** The problems found while a request is being read. */
export interface ShapeProblems {
  /** The path from the request to the object that is being read. */
  readonly steps: PropertyKey[];
  readonly malformed: Finding[];
}

/** How a missing field is reported: `requiredOrNull` if it may be null. */
export type Absence = 'required' | 'requiredOrNull';

/** Reports a value whose length is over its limit. */
export function tellLength(
  value: unknown,
  name: string | undefined,
  most: number,
  problems: ShapeProblems,
): void {
  const length: unknown =
    value === null || value === undefined ? undefined : Reflect.get(Object(value), 'length');
  if (length === undefined || Number(length) <= most) return;
  const tooLong =
    typeof value === 'string' ? 'tooLong' : Array.isArray(value) ? 'tooManyEntries' : 'tooGreat';
  tell(tooLong, name, { maximum: String(most) }, problems);
}

/** Reports a value of the wrong type, or a missing one. */
export function tellType(
  expected: string,
  value: unknown,
  name: string | undefined,
  problems: ShapeProblems,
  absence: Absence = 'required',
): void {
  const [problem, values, remedy] = value === undefined ? [absence, {}] : wrongType(expected, value);
  tell(problem, name, values, problems, remedy);
}

/** Reports a field or, without a name, the object that is being read. */
export function tell(
  problem: string,
  name: string | undefined,
  values: Values,
  { steps, malformed }: ShapeProblems,
  remedy?: Remedy,
): void {
  const path = jsonPath(name === undefined ? steps : [...steps, name]);
  malformed.push(malformedField(problem, path, values, remedy));
}

/** Reports a value that is not in a list of codes, with the meaning of the codes and the nearest one. */
export function tellUnlisted(
  value: unknown,
  name: string,
  codes: readonly string[],
  list: string,
  { steps, malformed }: ShapeProblems,
): void {
  const allowed = codes.map((code) => ({ code, list }));
  const finding = malformedField('notListed', jsonPath([...steps, name]), { allowed });
  const isText = typeof value === 'string' || typeof value === 'number';
  malformed.push(isText ? { ...finding, misspelt: { text: String(value), list, among: codes } } : finding);
}

/** Reports a number in quotation marks, or a code without them, with the value to send if it is certain. */
export function wrongType(
  expected: string,
  sent: unknown,
): readonly [problem: string, values: Values, remedy?: Remedy | undefined] {
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
  return ['wrongType', { expected: typeNamed(expected), sent: typeOf(sent) }];
}

/** What is wrong with a text that is not a date: it may be one in another form, or with invisible characters. */
export function wrongDate(
  sent: string,
  mayBeNull: boolean,
): readonly [problem: string, values: Values, remedy?: Remedy] {
  if (mayBeNull && sent.trim() === '') return ['dateEmpty', {}, { value: null }];
  const characters = unseenIn(sent);
  if (characters.length > 0) return ['dateWithInvisible', { characters }];
  const dates = datesIn(sent);
  const [date] = dates;
  if (date === undefined) return ['notADate', {}];
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
};

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
