import { isWrittenExactly } from '../../core/numbers/exact-number.ts';
import { digitsNumber } from './numbers.ts';

/** Leaves out missing fields, so that the request looks like one that a person writes. */
export function withoutBlanks<Value extends object>(value: Value): Value {
  const fields: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) fields[name] = value[name];
  return fields as Value;
}

/** The entries of a list as a request has them; undefined for an empty list. */
export function listOf<Read, Entry>(
  entries: readonly Read[] | undefined,
  entryOf: (entry: Read) => Entry,
): Entry[] | undefined {
  return entries === undefined || entries.length === 0 ? undefined : entries.map(entryOf);
}

/** A number in JSON's form, or undefined; digits that a double cannot hold appear as a difference. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ofDigits = digitsNumber(text);
  if (!Number.isNaN(ofDigits)) return ofDigits;
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Tells whether JSON keeps every digit of the number in a text. */
export function isHeldExactly(text: string): boolean {
  return numberOf(text) !== undefined && isWrittenExactly(text);
}
