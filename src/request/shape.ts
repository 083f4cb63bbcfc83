import type { ClosedList } from '../core/specification/fields.ts';
import { codeOfEntry, type FieldVocabularies, type Told } from './aliases.ts';
import { datesOfNumber } from './date-text.ts';
import type { RequestCodes } from './schema/codes.ts';
import {
  type Absence,
  allowedCodes,
  formOf,
  type ShapeFaults,
  tell,
  tellLength,
  tellType,
  tellUnlisted,
  typeOf,
  wrongDate,
} from './shape-faults.ts';

/**
 * A request that is being read. The code that reads its objects is made from the rows of their fields (`npm run
 * generate`) and uses the functions of this file: each accepts a value that the row allows, and reports any
 * other.
 */
export interface Reading extends ShapeFaults, Told {
  readonly codes: RequestCodes;
  /** Whether an object has a field that the interface does not know. */
  hasUnknownFields: boolean;
}

/** Reads an object of the request; its result is correct only if nothing in it is malformed. */
export type ReadObject = (
  value: unknown,
  reading: Reading,
  vocabularies: FieldVocabularies | undefined,
) => Record<string, unknown>;

/** Whether a value is an object of JSON: not null, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a text with at most `most` characters. */
export function text(value: unknown, name: string, most: number, reading: Reading, absence?: Absence) {
  if (typeof value === 'string' && value.length <= most) return value;
  if (typeof value !== 'string') tellType('string', value, name, reading, absence);
  tellLength(value, name, most, reading);
  return undefined;
}

/** Reads a number within bounds; infinities and NaN are outside. */
export function number(
  value: unknown,
  name: string,
  least: number,
  most: number,
  reading: Reading,
  absence?: Absence,
) {
  if (typeof value !== 'number' || !Number.isFinite(value)) tellType('number', value, name, reading, absence);
  else if (value < least) tell('tooSmall', name, { minimum: String(least) }, reading);
  else if (value > most) tell('tooGreat', name, { maximum: String(most) }, reading);
  return value;
}

/**
 * Reads a text in the form of a date; without `absence`, the field may be left out. Systems send an empty text where
 * there is no date: it is read as null unless the field is required.
 */
export function date(value: unknown, name: string, form: RegExp, reading: Reading, absence?: Absence) {
  if (typeof value === 'string' && absence !== 'required' && value.trim() === '') return null;
  if (typeof value === 'number') tellNumberAsDate(value, name, reading, absence);
  else if (typeof value !== 'string') tellType('date', value, name, reading, absence);
  else if (!form.test(value)) tellDate(value, name, reading);
  return value;
}

/** Reports a text that is not a date. */
function tellDate(value: string, name: string, reading: Reading): void {
  const [text, values, remedy] = wrongDate(value);
  tell(text, name, values, reading, remedy);
}

/** Reports a number in the place of a date; what a spreadsheet counts is proposed, as it may be another count. */
function tellNumberAsDate(value: number, name: string, reading: Reading, absence: Absence | undefined): void {
  const [date] = datesOfNumber(value);
  if (date === undefined) tellType('date', value, name, reading, absence);
  else tell('dateAsNumber', name, { sent: String(value), date }, reading);
}

export function flag(value: unknown, name: string, reading: Reading, absence?: Absence) {
  if (typeof value !== 'boolean') tellType('boolean', value, name, reading, absence);
  return value;
}

/** Reads one of the codes of a list of the specification. */
export function code(value: unknown, name: string, list: ClosedList, reading: Reading) {
  const codes: readonly unknown[] = reading.codes[list];
  if (codes.includes(value)) return value;
  if (value === undefined)
    tell('requiredCode', name, { allowed: allowedCodes(reading.codes[list], list) }, reading);
  else tellUnlisted(value, name, reading.codes[list], list, reading);
  return undefined;
}

/** Reads an object in a field. */
export function inside(
  value: unknown,
  name: string,
  reading: Reading,
  readObject: ReadObject,
  vocabularies: FieldVocabularies | undefined,
) {
  reading.steps.push(name);
  const read = readObject(value, reading, vocabularies?.inside[name]);
  reading.steps.pop();
  return read;
}

/** Whether a value is an object; reports it if not. */
export function isRightObject(
  value: unknown,
  reading: Reading,
  absence?: Absence,
): value is Readonly<Record<string, unknown>> {
  if (isObject(value)) return true;
  tellType('object', value, undefined, reading, absence);
  return false;
}

/** Reads a list with at most `most` entries of any kind. */
export function list(value: unknown, name: string, most: number, reading: Reading) {
  isRightList(value, name, most, reading);
  return value;
}

/** Whether a value is a list with at most `most` entries; reports it if not. */
function isRightList(
  value: unknown,
  name: string,
  most: number,
  reading: Reading,
): value is readonly unknown[] {
  const isList = Array.isArray(value);
  if (isList && value.length <= most) return true;
  if (!isList) tellType('array', value, name, reading);
  tellLength(value, name, most, reading);
  return false;
}

/** Reads a list with at most `most` objects; the objects of a longer list are not examined. */
export function objects(
  value: unknown,
  name: string,
  most: number,
  reading: Reading,
  readObject: ReadObject,
  vocabularies: FieldVocabularies | undefined,
) {
  if (!isRightList(value, name, most, reading)) return undefined;
  const below = vocabularies?.inside[name];
  return entries(value, name, reading, (entry) => readObject(entry, reading, below));
}

/** Reads a list whose entries are objects or texts. */
export function textsOrObjects(
  value: unknown,
  name: string,
  most: number,
  longest: number,
  reading: Reading,
  readObject: ReadObject,
  vocabularies: FieldVocabularies | undefined,
) {
  if (!isRightList(value, name, most, reading)) return undefined;
  const below = vocabularies?.inside[name];
  return entries(value, name, reading, (entry) => {
    if (typeof entry === 'string') return textEntry(entry, longest, reading, below);
    if (isObject(entry)) return readObject(entry, reading, below);
    if (entry === undefined) tell('required', undefined, { form: formOf('string') }, reading);
    else tell('neitherTextNorObject', undefined, { sent: typeOf(entry), form: formOf('string') }, reading);
    return undefined;
  });
}

function entries<Read>(
  sent: readonly unknown[],
  name: string,
  reading: Reading,
  readEntry: (entry: unknown) => Read,
): Read[] {
  const { steps } = reading;
  const place = steps.push(name, 0) - 1;
  const read: Read[] = [];
  for (let index = 0; index < sent.length; index += 1) {
    steps[place] = index;
    read.push(readEntry(sent[index]));
  }
  // Two calls take less time than setting the length, which the engine never compiles.
  steps.pop();
  steps.pop();
  return read;
}

function textEntry(
  sent: string,
  longest: number,
  reading: Reading,
  vocabularies: FieldVocabularies | undefined,
): string {
  const codeOf = vocabularies?.codeOf;
  const entry = codeOf === undefined ? sent : codeOfEntry(sent, codeOf, reading.steps, reading);
  if (entry.length > longest) tellLength(entry, undefined, longest, reading);
  return entry;
}
