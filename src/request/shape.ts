import type { Notice } from '../core/notice.ts';
import { unseenIn } from '../core/text.ts';
import { codeOfEntry, type FieldVocabularies } from './aliases.ts';
import { dateIn } from './date-text.ts';
import type { RequestCodes } from './schema/codes.ts';
import {
  type Absence,
  type ShapeProblems,
  tell,
  tellLength,
  tellType,
  tellUnlisted,
  typeOf,
} from './shape-problems.ts';

/**
 * A request that is being read. What reads its objects is generated from their schemas (`npm run generate`) out of the
 * functions of this file: each takes a value that the schema allows, and tells any other.
 */
export interface Reading extends ShapeProblems {
  readonly codes: RequestCodes;
  /** The names of the flags of a transaction. */
  readonly flags: readonly string[];
  /** Tells each code that stands in place of the name that was sent for it. */
  readonly notices: Notice[];
  /** Whether an object has a field that the interface does not know. */
  hasUnknownFields: boolean;
}

/** Reads an object of the request; what it gives is right only where nothing of it is malformed. */
export type ReadObject = (
  value: unknown,
  reading: Reading,
  vocabularies: FieldVocabularies | undefined,
) => Record<string, unknown>;

/** The fields of an object, written `name`, or `name=Object` where an object stands in it. */
export function fieldsIn(text: string): Readonly<Record<string, string | null>> {
  const names = text.split(' ').filter((name) => name !== '');
  return Object.fromEntries(
    names.map((name) => {
      const [field = '', inside = null] = name.split('=');
      return [field, inside];
    }),
  );
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of so many characters at most. */
export function text(value: unknown, name: string, most: number, reading: Reading, absence?: Absence) {
  if (typeof value === 'string' && value.length <= most) return value;
  if (typeof value !== 'string') tellType('string', value, name, reading, absence);
  tellLength(value, name, most, reading);
  return undefined;
}

/** A number within bounds; neither an infinite one nor NaN is. */
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

/** A text in the form of a date. */
export function date(value: unknown, name: string, form: RegExp, reading: Reading, absence?: Absence) {
  if (typeof value !== 'string') tellType('string', value, name, reading, absence);
  else if (!form.test(value)) tellDate(value, name, reading);
  return value;
}

/** A date that is none may be one but for its order, or for characters that nobody sees in it. */
function tellDate(value: string, name: string, reading: Reading): void {
  const characters = unseenIn(value);
  const date = dateIn(value);
  if (characters.length > 0) tell('dateWithInvisible', name, { characters }, reading);
  else if (date !== undefined) tell('dateOtherwise', name, { sent: value, date }, reading);
  else tell('notADate', name, {}, reading);
}

export function flag(value: unknown, name: string, reading: Reading, absence?: Absence) {
  if (typeof value !== 'boolean') tellType('boolean', value, name, reading, absence);
  return value;
}

/** One of the codes of a list of the specification. */
export function code(
  value: unknown,
  name: string,
  list: 'documentTypes' | 'vatCategories' | 'itemTypes',
  reading: Reading,
) {
  const codes: readonly unknown[] = reading.codes[list];
  if (codes.includes(value)) return value;
  if (value === undefined) tell('required', name, {}, reading);
  else tellUnlisted(value, name, reading.codes[list], list, reading);
  return undefined;
}

/** An object in a field. */
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

/** Whether a value is an object; with what is told of one that is not. */
export function isRightObject(
  value: unknown,
  reading: Reading,
  absence?: Absence,
): value is Readonly<Record<string, unknown>> {
  if (isObject(value)) return true;
  tellType('object', value, undefined, reading, absence);
  return false;
}

/** A list of so many entries at most, whatever they are. */
export function list(value: unknown, name: string, most: number, reading: Reading) {
  isRightList(value, name, most, reading);
  return value;
}

/** Whether a value is a list of so many entries at most; with what is told of one that is not. */
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

/** A list of so many objects at most; those of a longer one are not looked at. */
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

/** A list of objects in place of which texts may stand. */
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
    if (entry === undefined) tell('required', undefined, {}, reading);
    else tell('neitherTextNorObject', undefined, { sent: typeOf(entry) }, reading);
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
  steps.length = place - 1;
  return read;
}

function textEntry(
  sent: string,
  longest: number,
  reading: Reading,
  vocabularies: FieldVocabularies | undefined,
): string {
  const codeOf = vocabularies?.codeOf;
  const entry = codeOf === undefined ? sent : codeOfEntry(sent, codeOf, reading.steps, reading.notices);
  if (entry.length > longest) tellLength(entry, undefined, longest, reading);
  return entry;
}
