import type { ElementColumns } from 'schematron-compiler/xml';
import { isUsual, xmlTextOf } from 'schematron-compiler/xml';
import type { Located } from '../core/invoice/invoice.ts';
import type { UblAttribute } from '../core/xml/element.ts';
import type { MoneyFormat } from './codecs.ts';

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
