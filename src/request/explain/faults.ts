import {
  type Code,
  type Finding,
  malformedField,
  type Value,
  type Values,
} from '../../core/findings/finding.ts';
import type { Remedy } from '../../core/findings/fix.ts';
import { decimal, isLongNumber } from '../../core/numbers/decimal.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { latinDigits, nameKey, unseenIn } from '../../core/text/text.ts';
import { decimalTextOf } from '../decimal-values.ts';
import { factsAt } from '../fields.ts';
import { faultsOfField } from '../readers.ts';
import { requestCodes } from '../schema/request.ts';
import { type Fault, type JsonType, type OtherKind, otherValueOf } from '../shape.ts';
import { datesIn, datesOfNumber, isUncertain, numberIn } from './values.ts';

/** The finding about a fault: the value that was sent, the value that is expected, and the fix if it is certain. */
export function faultFinding(fault: Fault, specification: RequestSpecification): Finding {
  const { path, sent } = fault;
  switch (fault.kind) {
    case 'type':
      return malformedField(...typeFault(fault, path));
    case 'date': {
      const [text, values, remedy] = wrongDate(String(sent));
      return malformedField(text, path, values, remedy);
    }
    case 'code': {
      const codes = requestCodes(specification)[fault.list];
      const allowed = allowedCodes(codes, fault.list);
      if (sent === undefined) return malformedField('requiredCode', path, { allowed });
      const isText = typeof sent === 'string' || typeof sent === 'number';
      const key = isText ? nameKey(String(sent)) : '';
      const other = specification.aliases.otherValues?.[fault.list]?.find(({ names }) => names.test(key));
      if (other) return malformedField(other.text, path, { sent: String(sent) });
      const finding = malformedField('notListed', path, { allowed });
      return isText
        ? { ...finding, misspelt: { text: String(sent), list: fault.list, among: codes } }
        : finding;
    }
    case 'entry':
      return malformedField('neitherTextNorObject', path, { sent: typeOf(sent), form: formOf('string') });
    case 'least':
      return malformedField('tooSmall', path, { minimum: String(fault.limit) });
    case 'greatest':
      return malformedField('tooGreat', path, { maximum: String(fault.limit) });
    case 'length':
      return malformedField(tooLong(sent), path, { maximum: String(fault.limit) });
  }
}

/** Tells whether the field at a path accepts a value: as it is or, in a request that is refused anyway, after its own fix. */
export function acceptsValue(
  path: string,
  value: unknown,
  isRefused: boolean,
  specification: RequestSpecification,
): boolean {
  return faultsOfField(path, value, specification).every(
    (fault) => isRefused && faultFinding(fault, specification).remedy !== undefined,
  );
}

type FaultText = readonly [text: string, values: Values, remedy?: Remedy | undefined];

/** A value of the wrong type, or a missing one. A spreadsheet's day number is only suggested as a date. */
function typeFault(
  { expected, absence, sent }: Fault & { readonly kind: 'type' },
  path: string,
): Parameters<typeof malformedField> {
  if (sent === undefined) return [absence, path, { form: formOf(expected) }];
  const other = otherValue(expected, sent, path);
  if (other !== undefined) return other;
  const dates = expected === 'date' && typeof sent === 'number' ? datesOfNumber(sent) : [];
  const [date] = dates;
  if (dates.length > 1) return ['dateEither', path, { sent: String(sent), dates }];
  if (date !== undefined) return ['dateAsNumber', path, { sent: String(sent), date }];
  const [text, values, remedy] = wrongType(expected, sent);
  return [text, path, values, remedy];
}

/** Texts for a request that is an object but not data. */
const requestTexts = {
  promise: 'requestIsPromise',
  bytes: 'requestIsBytes',
  body: 'requestIsBody',
  date: 'requestIsOther',
  object: 'requestIsOther',
} as const satisfies Record<OtherKind, string>;

/** Explains a Promise, a Date, bytes or a JSON text in the place of another value. */
function otherValue(
  expected: JsonType,
  sent: unknown,
  path: string,
): Parameters<typeof malformedField> | undefined {
  const values = { expected: typeNamed(expected), form: formOf(expected) };
  if (typeof sent === 'string' && (expected === 'object' || expected === 'array')) {
    if (path === '') return ['requestIsText', path];
    return /^\s*[[{]/.test(sent) ? ['fieldIsTextOfJson', path, values] : undefined;
  }
  const other =
    typeof sent === 'object' && sent !== null && !isLongNumber(sent) ? otherValueOf(sent) : undefined;
  if (other === undefined) return undefined;
  const { kind, name } = other;
  if (path === '') return [requestTexts[kind], path, { kind: name }];
  if (kind === 'promise') return ['fieldIsPromise', path, values];
  if (kind === 'date' && expected === 'date') return ['fieldIsDate', path, values];
  if (kind === 'bytes' && expected === 'string') return ['fieldIsBytes', path, { ...values, kind: name }];
  return undefined;
}

function tooLong(sent: unknown): string {
  if (typeof sent === 'string') return 'tooLong';
  return Array.isArray(sent) ? 'tooManyEntries' : 'tooGreat';
}

/** The allowed codes of a list, for messages that show their meanings. */
export function allowedCodes(codes: readonly string[], list: string): readonly Code[] {
  return codes.map((code) => ({ code, list }));
}

/** Reports a number in quotation marks, or a code without them, with the value to send if it is certain. */
export function wrongType(expected: string, sent: unknown): FaultText {
  const decimalText = expected === 'number' ? decimalTextOf(sent) : undefined;
  if (decimalText !== undefined) return ['tooManyDigits', { sent: decimalText }];
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
  if (expected === 'string' && isLongNumber(sent))
    return [
      'textAsNumber',
      { sent: sent.toFixed() },
      sent.isInteger() ? { value: sent.toFixed() } : undefined,
    ];
  if (expected === 'boolean' && (sent === 0 || sent === 1)) {
    const value = sent === 1;
    return ['booleanAsNumber', { sent: String(sent), value: String(value) }, { value }];
  }
  if (expected === 'boolean' && (sent === 'true' || sent === 'false'))
    return ['booleanAsText', { sent }, { value: sent === 'true' }];
  return ['wrongType', { expected: typeNamed(expected), sent: typeOf(sent), form: formOf(expected) }];
}

/** Explains a text that is not a date: it may be a date in another form, or one with invisible characters. */
export function wrongDate(sent: string): FaultText {
  const characters = unseenIn(sent);
  if (characters.length > 0) return ['dateWithInvisible', { characters }];
  const dates = datesIn(sent);
  const [date] = dates;
  if (date === undefined) return ['notADate', { form: formOf('date') }];
  if (dates.length > 1) return ['dateEither', { sent, dates }];
  return ['dateOtherwise', { sent, date }, { value: date }];
}

/** A fix needs a number that a double holds exactly as written. */
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

/** Returns how a value of a type is written, with an example. */
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
  if (isLongNumber(value)) return typeNamed('number');
  const other = typeof value === 'object' ? otherValueOf(value) : undefined;
  return other?.name ?? typeNamed(typeof value);
}

/** Findings for missing fields, with null as the fix where it is enough: many systems omit such fields. */
export function withNullForAbsent(
  findings: readonly Finding[],
  request: unknown,
  specification: RequestSpecification,
): Finding[] {
  const { documentTypes } = specification;
  const sent: unknown = Reflect.get(Object(request), 'documentType');
  // A value that is not a text cannot be looked up, and may throw when converted.
  const type =
    typeof sent === 'string' && Object.hasOwn(documentTypes, sent) ? documentTypes[sent] : undefined;
  return findings.map((finding) => {
    if (finding.text !== 'requiredOrNull') return finding;
    const nullIsEnough = factsAt(finding.path.replaceAll(/\[\d+\]/g, '[]'), specification)?.nullIsEnough;
    const isEnough = nullIsEnough === 'always' || (nullIsEnough !== undefined && nullIsEnough === type?.root);
    return isEnough ? { ...finding, remedy: { value: null } } : finding;
  });
}
