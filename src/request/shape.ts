import { jsonPath } from '../core/findings/json-path.ts';
import { decimal, isExactNumber, isLongNumber } from '../core/numbers/decimal.ts';
import type { ClosedList } from '../core/specification/fields.ts';
import { codeOfEntry, type FieldVocabularies, type ReplacedNames } from './aliases.ts';
import type { RequestCodes } from './schema/request.ts';

/** A value that its row does not allow, as it was found. The code in `explain/` finds its likely meaning. */
export type Fault = { readonly path: string; readonly sent: unknown } & (
  | { readonly kind: 'type'; readonly expected: JsonType; readonly absence: Absence }
  | { readonly kind: 'length' | 'least' | 'greatest'; readonly limit: number }
  | { readonly kind: 'date' | 'entry' }
  | { readonly kind: 'code'; readonly list: ClosedList }
);

/** The types that the interface requires of values; a date is a text in a certain form. */
export type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'date';

/** The report of a missing field: `requiredOrNull` if it may be null. */
export type Absence = 'required' | 'requiredOrNull';

/** A request while it is read: code generated from the rows (`npm run generate`) calls these functions. */
export interface Reading extends ReplacedNames {
  readonly codes: RequestCodes;
  /** The path from the request to the object that is being read. */
  readonly steps: PropertyKey[];
  readonly faults: Fault[];
  /** True if an object has a field that the interface does not know. */
  hasUnknownFields: boolean;
}

/** Reads an object of the request; its result is correct only if nothing in it is malformed. */
export type ReadObject = (
  value: unknown,
  reading: Reading,
  vocabularies: FieldVocabularies | undefined,
) => Record<string, unknown>;

/** Tells whether a value is an object of JSON: not null, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLongNumber(value);
}

/** Reads a text with at most `most` characters. */
export function text(value: unknown, name: string, most: number, reading: Reading, absence?: Absence) {
  if (typeof value === 'string' && value.length <= most) return value;
  if (typeof value !== 'string') recordType('string', value, name, reading, absence);
  recordLength(value, name, most, reading);
  return undefined;
}

/** Reads a number within limits; infinities and NaN are outside them. */
export function number(
  value: unknown,
  name: string,
  least: number,
  most: number,
  reading: Reading,
  absence?: Absence,
) {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  if (!isExactNumber(value) || !decimal(value).isFinite())
    recordType('number', value, name, reading, absence);
  else if (decimal(value).lessThan(least))
    reading.faults.push({ kind: 'least', limit: least, path: pathOf(name, reading), sent: value });
  else if (decimal(value).greaterThan(most))
    reading.faults.push({ kind: 'greatest', limit: most, path: pathOf(name, reading), sent: value });
  return value;
}

/** Reads a date; an empty text, which systems send for none, is null unless the field is required. */
export function date(value: unknown, name: string, form: RegExp, reading: Reading, absence?: Absence) {
  if (typeof value === 'string' && absence !== 'required' && value.trim() === '') return null;
  if (typeof value !== 'string') recordType('date', value, name, reading, absence);
  else if (!form.test(value)) reading.faults.push({ kind: 'date', path: pathOf(name, reading), sent: value });
  return value;
}

export function flag(value: unknown, name: string, reading: Reading, absence?: Absence) {
  if (typeof value !== 'boolean') recordType('boolean', value, name, reading, absence);
  return value;
}

/** Reads one of the codes of a list of the specification. */
export function code(value: unknown, name: string, list: ClosedList, reading: Reading) {
  const codes: readonly unknown[] = reading.codes[list];
  if (codes.includes(value)) return value;
  reading.faults.push({ kind: 'code', list, path: pathOf(name, reading), sent: value });
  return undefined;
}

/** The path of a field or, without a name, of the object that is being read. */
function pathOf(name: string | undefined, { steps }: Reading): string {
  return jsonPath(name === undefined ? steps : [...steps, name]);
}

function recordType(
  expected: JsonType,
  sent: unknown,
  name: string | undefined,
  reading: Reading,
  absence: Absence = 'required',
): void {
  reading.faults.push({ kind: 'type', expected, absence, path: pathOf(name, reading), sent });
}

/** Records a value whose length is over its limit, whatever its type. */
function recordLength(sent: unknown, name: string | undefined, limit: number, reading: Reading): void {
  const length: unknown =
    sent === null || sent === undefined ? undefined : Reflect.get(Object(sent), 'length');
  if (length === undefined || Number(length) <= limit) return;
  reading.faults.push({ kind: 'length', limit, path: pathOf(name, reading), sent });
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

/** Tells whether a value is an object of data; records a fault if it is not. */
export function isRightObject(
  value: unknown,
  reading: Reading,
  absence?: Absence,
): value is Readonly<Record<string, unknown>> {
  if (isObject(value) && otherValueOf(value) === undefined) return true;
  recordType('object', value, undefined, reading, absence);
  return false;
}

/** Reads a list with at most `most` entries of any kind. */
export function list(value: unknown, name: string, most: number, reading: Reading) {
  isRightList(value, name, most, reading);
  return value;
}

/** Tells whether a value is a list with at most `most` entries; records it if not. */
function isRightList(
  value: unknown,
  name: string,
  most: number,
  reading: Reading,
): value is readonly unknown[] {
  const isList = Array.isArray(value);
  if (isList && value.length <= most) return true;
  if (!isList) recordType('array', value, name, reading);
  recordLength(value, name, most, reading);
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
    if (entry === undefined) recordType('string', entry, undefined, reading);
    else reading.faults.push({ kind: 'entry', path: pathOf(undefined, reading), sent: entry });
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
  // Two calls are faster than setting the length, which the engine never compiles.
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
  recordLength(entry, undefined, longest, reading);
  return entry;
}

/** Kinds of objects that are not data of a request. Their behaviour or content shows it, whatever their name is. */
export type OtherKind = 'promise' | 'date' | 'bytes' | 'body' | 'object';

/** An object that is not data: its kind, and its name in JavaScript, such as `Map`. */
export interface OtherValue {
  readonly kind: OtherKind;
  readonly name: string;
}

/** Tells what kind of object without readable members a value is, such as a Promise or bytes; undefined for data. */
export function otherValueOf(value: object): OtherValue | undefined {
  if (Object.getPrototypeOf(value) === Object.prototype && !('then' in value)) return undefined;
  const name = Object.prototype.toString.call(value).slice('[object '.length, -1);
  const does = (method: string) => typeof Reflect.get(value, method) === 'function';
  if (does('then')) return { kind: 'promise', name };
  if (ArrayBuffer.isView(value)) return { kind: 'bytes', name };
  // An object of a program's own class is data, and so is an object of a built-in class with members.
  if (name === 'Object' || Array.isArray(value) || Object.keys(value).length > 0) return undefined;
  if (name === 'Date') return { kind: 'date', name };
  if (does('json') || does('arrayBuffer')) return { kind: 'body', name };
  return { kind: does('slice') ? 'bytes' : 'object', name };
}
