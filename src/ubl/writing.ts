import type { UblAttribute, UblElement } from '../core/element.ts';
import type { Located } from '../core/invoice.ts';
import { isUsual, xmlTextOf } from '../core/xml-characters.ts';

export interface IllegalCharacters extends Located {
  readonly characters: readonly string[];
}

/** What is known while a document is written. */
export interface Writing {
  /** The currencyID of amounts in the document's currency. */
  readonly currency: readonly UblAttribute[];
  /** The currency of accounting, and the currencyID of amounts in it. */
  readonly accounting: { readonly currency: string; readonly attributes: readonly UblAttribute[] };
  readonly illegalCharacters: IllegalCharacters[];
  /** Elements that wait for their parent to be complete, up to `waiting`. */
  readonly elements: UblElement[];
  waiting: number;
}

/** A part of the invoice, whatever it is; the rows' types have checked its fields. */
export type Part = Located & Readonly<Record<string, unknown>>;

/** Writes what a row says of a part below an element; tells whether anything but constants was written. */
export type Write = RowStep<Writing>;

/**
 * What is done for a row of an aggregate, with what is known of the document; tells whether it is more than constants.
 * `value` is that of the only field that the row needs, where it needs one and no more.
 */
export type RowStep<Known> = (part: Part, parent: UblElement, known: Known, value?: unknown) => boolean;

/** Does what is to be done for each row that a part has any field for; tells whether any is more than constants. */
export type WriteRows = <Known>(
  part: Part,
  steps: readonly RowStep<Known>[],
  parent: UblElement,
  known: Known,
) => boolean;

/** What XML can carry of a text; undefined for a blank one. */
export function carriedText(sent: string | undefined, path: string, writing: Writing): string | undefined {
  if (sent === undefined) return undefined;
  if (isUsual(sent)) return isBlank(sent) ? undefined : sent;
  const { text, illegal } = xmlTextOf(sent);
  if (illegal.length > 0) writing.illegalCharacters.push({ path, characters: illegal });
  return isBlank(text) ? undefined : text;
}

/** Most texts begin with a letter or a digit, which is told without a copy. */
export function isBlank(text: string): boolean {
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && text.trim() === '';
}
