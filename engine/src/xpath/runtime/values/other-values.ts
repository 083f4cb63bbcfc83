import { DynamicError, invalidValue, typeError } from '../errors.ts';
import { trimBlank } from './double.ts';

/** The atomic types whose values are only compared for equality. */
export type OtherType =
  | 'xs:QName'
  | 'xs:gYear'
  | 'xs:gYearMonth'
  | 'xs:gMonth'
  | 'xs:gMonthDay'
  | 'xs:gDay'
  | 'xs:hexBinary'
  | 'xs:base64Binary';

/** A value of one of these types. */
export class OtherValue {
  readonly type: OtherType;
  readonly text: string;
  /** The same text for all equal values of the type. */
  readonly key: string;
  constructor(type: OtherType, text: string, key: string) {
    this.type = type;
    this.text = text;
    this.key = key;
  }

  toString(): string {
    return this.text;
  }
}

/** An xs:QName. */
export class QNameValue extends OtherValue {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
  constructor(namespace: string, prefix: string, localName: string) {
    super('xs:QName', prefix === '' ? localName : `${prefix}:${localName}`, `Q{${namespace}}${localName}`);
    this.namespace = namespace;
    this.prefix = prefix;
    this.localName = localName;
  }
}

const otherTypes: ReadonlySet<string> = new Set<OtherType>([
  'xs:QName',
  'xs:gYear',
  'xs:gYearMonth',
  'xs:gMonth',
  'xs:gMonthDay',
  'xs:gDay',
  'xs:hexBinary',
  'xs:base64Binary',
]);

export const isOtherType = (type: string): type is OtherType => otherTypes.has(type);

/** A text as a value of one of these types; undefined if it has another form. */
export function parseOther(type: OtherType, text: string): OtherValue | undefined {
  const trimmed = trimBlank(text);
  if (type === 'xs:hexBinary')
    return /^(?:[\da-f]{2})*$/i.test(trimmed) ? binary(type, trimmed.toLowerCase()) : undefined;
  if (type === 'xs:base64Binary') return base64Of(trimmed);
  return type === 'xs:QName' ? undefined : partOfDate(type, trimmed);
}

export const toOther = (type: OtherType, text: string): OtherValue =>
  parseOther(type, text) ?? invalidValue(text, type);

/** A cast from one of these types to another: only the binary types share their values. */
export function castOther(value: OtherValue, target: OtherType): OtherValue {
  if (value.type === target) return value;
  const areBinary = [value.type, target].every(
    (type) => type === 'xs:hexBinary' || type === 'xs:base64Binary',
  );
  return areBinary ? binary(target, value.key) : typeError(`${value.type} cannot be cast to ${target}`);
}

/** `hex`: in lower case. */
function binary(type: OtherType, hex: string): OtherValue {
  return new OtherValue(type, type === 'xs:hexBinary' ? hex.toUpperCase() : base64OfHex(hex), hex);
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64Of(text: string): OtherValue | undefined {
  const compact = text.replaceAll(/\s/g, '');
  if (!/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(compact)) return undefined;
  const bits = Array.from(compact.replaceAll('=', ''), (digit) =>
    digits.indexOf(digit).toString(2).padStart(6, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  const rest = bits.slice(bytes.length * 8);
  // The bits after the last byte must be zero.
  if (rest.includes('1')) return undefined;
  return binary(
    'xs:base64Binary',
    bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join(''),
  );
}

function base64OfHex(hex: string): string {
  const bits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  const text = (bits.match(/.{1,6}/g) ?? [])
    .map((each) => digits[Number.parseInt(each.padEnd(6, '0'), 2)])
    .join('');
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

const zone = '(?<zone>Z|[+-](?:0\\d|1[0-3]):[0-5]\\d|[+-]14:00)?';
const year = '(?<year>-?(?:[1-9]\\d{4,}|\\d{4}))';
const forms: Readonly<Record<Exclude<OtherType, 'xs:QName' | 'xs:hexBinary' | 'xs:base64Binary'>, RegExp>> = {
  'xs:gYear': new RegExp(`^${year}${zone}$`),
  'xs:gYearMonth': new RegExp(`^${year}-(?<month>\\d\\d)${zone}$`),
  'xs:gMonth': new RegExp(`^--(?<month>\\d\\d)${zone}$`),
  'xs:gMonthDay': new RegExp(`^--(?<month>\\d\\d)-(?<day>\\d\\d)${zone}$`),
  'xs:gDay': new RegExp(`^---(?<day>\\d\\d)${zone}$`),
};

/** Values are equal if they begin at the same instant; a value without a timezone is in UTC. */
function partOfDate(type: keyof typeof forms, text: string): OtherValue | undefined {
  const { groups } = forms[type].exec(text) ?? {};
  if (groups === undefined) return undefined;
  // 1972 has a 29th of February, and December 31 days (XPath and XQuery Functions, 10.4).
  const [inYear, inMonth, inDay] = [
    groups.year ?? '1972',
    groups.month ?? '12',
    groups.day ?? (type === 'xs:gMonth' || type === 'xs:gYearMonth' ? '01' : '31'),
  ].map(Number) as [number, number, number];
  const day = groups.day === undefined && type === 'xs:gYear' ? 1 : inDay;
  const month = type === 'xs:gYear' ? 1 : inMonth;
  if (month < 1 || month > 12 || day < 1 || day > daysOf(month, groups.year === undefined ? 1972 : inYear))
    return undefined;
  const date = new Date(0);
  date.setUTCFullYear(inYear, month - 1, day);
  const offset = offsetOf(groups.zone);
  const written = groups.zone ?? '';
  const plain = text.slice(0, text.length - written.length);
  const canonical = `${plain}${written !== '' && offset === 0 ? 'Z' : written}`;
  return new OtherValue(type, canonical, String(date.getTime() - offset * 60_000));
}

const daysOf = (month: number, inYear: number) =>
  new Date(Date.UTC(2000 + (((inYear % 400) + 400) % 400), month, 0)).getUTCDate();

/** In minutes. */
function offsetOf(written = ''): number {
  if (!/^[+-]/.test(written)) return 0;
  const minutes = Number(written.slice(1, 3)) * 60 + Number(written.slice(4));
  return written.startsWith('-') ? -minutes : minutes;
}

/** A lexical QName in its parts; undefined for any other text. */
function partsOfName(text: string): readonly [prefix: string, localName: string] | undefined {
  const [, prefix = '', localName = ''] =
    /^(?:([\p{L}_][\p{L}\p{M}\p{N}_.·-]*):)?([\p{L}_][\p{L}\p{M}\p{N}_.·-]*)$/u.exec(trimBlank(text)) ?? [];
  return localName === '' ? undefined : [prefix, localName];
}

/** fn:QName. */
export function qualifiedNameIn(namespace: string | undefined, text: string): QNameValue {
  const parts = partsOfName(text);
  const isPossible = parts !== undefined && (parts[0] === '' || (namespace ?? '') !== '');
  if (!isPossible) return invalidName(text);
  return new QNameValue(namespace ?? '', parts[0], parts[1]);
}

/** fn:resolve-QName and, with the prefixes of the expression, a cast to xs:QName. */
export function resolvedName(
  text: string | undefined,
  namespaceOf: (prefix: string) => string | undefined,
): QNameValue | undefined {
  if (text === undefined) return undefined;
  const [prefix, localName] = partsOfName(text) ?? invalidName(text);
  const namespace = namespaceOf(prefix);
  if (namespace === undefined && prefix !== '')
    throw new DynamicError('FONS0004', `the prefix ${JSON.stringify(prefix)} is not declared`);
  return new QNameValue(namespace ?? '', prefix, localName);
}

function invalidName(text: string): never {
  const type: OtherType = 'xs:QName';
  throw new DynamicError('FOCA0002', `${JSON.stringify(text)} is not a valid ${type}`);
}

/** The parts of an xs:QName; a type error for other values. */
export const prefixOfName = (value: unknown): string | undefined => nameOnly(value).prefix || undefined;
export const localNameOfName = (value: unknown): string => nameOnly(value).localName;
export const namespaceOfName = (value: unknown): string => nameOnly(value).namespace;

function nameOnly(value: unknown): QNameValue {
  return value instanceof QNameValue ? value : typeError('a value where xs:QName is required');
}
