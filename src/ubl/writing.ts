import { type ElementColumns, isUsual, xmlTextOf } from 'schematron-compiler/xml';
import type { Located } from '../core/invoice/invoice.ts';
import { amountText, plainText } from '../core/numbers/decimal.ts';
import { roundAmount } from '../core/numbers/rounding.ts';
import type { Codec, Scalar } from '../core/specification/binding.ts';
import type { UblAttribute } from '../core/xml/element.ts';

/** The state of writing a document. */
export interface Writing extends MoneyFormat {
  /** The currencyID of amounts in the document's currency. */
  readonly currency: readonly UblAttribute[];
  /** The accounting currency, and the currencyID of amounts in it. */
  readonly accounting: MoneyFormat['accounting'] & { readonly attributes: readonly UblAttribute[] };
  /** The code points of its texts that XML cannot carry. */
  readonly illegalCharacters: string[];
  /** The element that has been written. */
  readonly tree: ElementColumns;
}

/** Any part of the invoice; the types of the rows guarantee its fields. */
export type Part = Located & Readonly<Record<string, unknown>>;

/** Writes a row of a part; returns whether anything but constants was written. */
export type Write = RowStep<Writing>;

/** Processes a row; returns whether it is more than constants. `value` is the row's only field, if one. */
export type RowStep<Known> = (part: Part, known: Known, value?: unknown) => boolean;

/** Processes each row for which a part has any field; returns whether any of them is more than constants. */
export type WriteRows = <Known>(part: Part, steps: readonly RowStep<Known>[], known: Known) => boolean;

/** A text without characters that XML cannot carry; undefined for a blank text. */
export function carriedText(sent: string | undefined, writing: Writing): string | undefined {
  if (sent === undefined) return undefined;
  if (isUsual(sent)) return isBlank(sent) ? undefined : sent;
  const { text, illegal } = xmlTextOf(sent);
  writing.illegalCharacters.push(...illegal);
  return isBlank(text) ? undefined : text;
}

/** Looks at the first character, because most texts begin with a letter or digit; that needs no copy. */
export function isBlank(text: string): boolean {
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && text.trim() === '';
}

/** The form of written amounts: the decimals of the document's currency and of the accounting currency. */
export interface MoneyFormat {
  readonly minorUnits: number;
  readonly accounting: { readonly currency: string; readonly minorUnits: number };
}

/** A value as text, written by its codec; undefined without a value. */
export function encode(value: Scalar, codec: Codec, money: MoneyFormat): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'boolean') return String(value);
  if (codec === 'amount') return amountText(value, money.minorUnits);
  if (codec === 'sentAmount') return amountText(roundAmount(value, money.minorUnits), money.minorUnits);
  if (codec === 'accountingAmount') return amountText(value, money.accounting.minorUnits);
  if (codec === 'accountingText')
    return `${money.accounting.currency} ${amountText(value, money.accounting.minorUnits)}`;
  return plainText(value);
}
