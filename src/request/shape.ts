import { type Finding, malformedField, type Value, type Values } from '../core/finding.ts';
import { jsonPath } from '../core/json-path.ts';
import type { Notice } from '../core/notice.ts';
import { codeOfEntry, type FieldVocabularies } from './aliases.ts';
import { numberIn } from './number-text.ts';
import type { RequestCodes } from './schema/codes.ts';

/**
 * A request that is being read. What reads its objects is generated from their schemas (`npm run generate`) out of the
 * functions of this file: each takes a value that the schema allows, and tells any other.
 */
export interface Reading {
  readonly codes: RequestCodes;
  /** The names of the flags of a transaction. */
  readonly flags: readonly string[];
  /** From the request to the object that is being read. */
  readonly steps: PropertyKey[];
  readonly malformed: Finding[];
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

/** How a field that is missing is told: `requiredOrNull` where it may be null. */
export type Absence = 'required' | 'requiredOrNull';

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
  else if (!form.test(value)) tell('notADate', name, {}, reading);
  return value;
}

export function flag(value: unknown, name: string, reading: Reading, absence?: Absence) {
  if (typeof value !== 'boolean') tellType('boolean', value, name, reading, absence);
  return value;
}

/** One of some codes. */
export function code(value: unknown, name: string, codes: readonly unknown[], reading: Reading) {
  if (codes.includes(value)) return value;
  if (value === undefined) tell('required', name, {}, reading);
  else tell('notListed', name, { allowed: codes.map(String) }, reading);
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

/** Whatever has a length is held to it. */
function tellLength(value: unknown, name: string | undefined, most: number, reading: Reading): void {
  const length: unknown =
    value === null || value === undefined ? undefined : Reflect.get(Object(value), 'length');
  if (length === undefined || Number(length) <= most) return;
  const tooLong =
    typeof value === 'string' ? 'tooLong' : Array.isArray(value) ? 'tooManyEntries' : 'tooGreat';
  tell(tooLong, name, { maximum: String(most) }, reading);
}

function tellType(
  expected: string,
  value: unknown,
  name: string | undefined,
  reading: Reading,
  absence: Absence = 'required',
): void {
  const [problem, values] = value === undefined ? [absence, {}] : wrongType(expected, value);
  tell(problem, name, values, reading);
}

/** Tells of a field, or where no name is given of what is being read. */
function tell(
  problem: string,
  name: string | undefined,
  values: Values,
  { steps, malformed }: Reading,
): void {
  const path = jsonPath(name === undefined ? steps : [...steps, name]);
  malformed.push(malformedField(problem, path, values));
}

/** A number in quotation marks, or a code without any, is told with what to send. */
function wrongType(expected: string, sent: unknown): readonly [problem: string, values: Values] {
  const numberMeant = expected === 'number' && typeof sent === 'string' ? numberIn(sent) : undefined;
  if (numberMeant !== undefined) return ['numberAsText', { sent: String(sent), number: numberMeant }];
  if (expected === 'string' && typeof sent === 'number' && Number.isFinite(sent))
    return ['textAsNumber', { sent: String(sent) }];
  if (expected === 'boolean' && (sent === 'true' || sent === 'false')) return ['booleanAsText', { sent }];
  return ['wrongType', { expected: typeNamed(expected), sent: typeOf(sent) }];
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

function typeOf(value: unknown): Value {
  if (value === null) return 'null';
  if (Array.isArray(value)) return { word: 'list' };
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return typeNamed(typeof value);
}
