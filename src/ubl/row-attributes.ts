import { xmlTextOf } from 'schematron-compiler/xml';
import type { AttributeRow, Codec } from '../core/specification/binding.ts';
import { type UblAttribute, withoutAttributes } from '../core/xml/element.ts';
import { carriedText, type Part, type Writing } from './writing.ts';

/** Longer values are not kept. */
const short = 32;

/** The currencyID attribute of amounts in a currency. */
export function currencyAttributes(currency: string): readonly UblAttribute[] {
  // A faulty currency is reported at its element.
  return [attribute('currencyID', withoutBreaks(xmlTextOf(currency).text))];
}

/** The attributes that a row writes on its element for a part. */
export type AttributesOf = (part: Part, writing: Writing) => readonly UblAttribute[];
export type Currency = 'document' | 'accounting' | 'none';

/** The currency of the amounts of a codec. */
export function currencyOf(codec: Codec): Currency {
  if (codec === 'amount' || codec === 'price' || codec === 'sentAmount') return 'document';
  return codec === 'accountingAmount' ? 'accounting' : 'none';
}

/** Makes a function that writes the attributes of rows, and the currency of an amount. */
export function attributesWriter<T>(rows: readonly AttributeRow<T>[] = [], currency: Currency): AttributesOf {
  if (currency === 'none') return rowAttributes(rows);
  if (rows.length === 0) return (_part, writing) => currencyId(currency, writing);
  const ofRows = rowAttributes(rows);
  return (part, writing) => [...currencyId(currency, writing), ...ofRows(part, writing)];
}

/** The currencyID of an amount; most amounts have no other attribute. */
export function currencyId(currency: Currency, writing: Writing): readonly UblAttribute[] {
  if (currency === 'none') return withoutAttributes;
  return currency === 'document' ? writing.currency : writing.accounting.attributes;
}

function rowAttributes<T>(rows: readonly AttributeRow<T>[]): AttributesOf {
  const constants = rows.flatMap((row) => ('constant' in row ? [attribute(row.name, row.constant)] : []));
  if (constants.length === rows.length) return () => constants;
  const [row] = rows;
  if (rows.length === 1 && row !== undefined && 'value' in row) return rowAttribute(row.name, row.value);
  return (part, writing) => {
    const attributes: UblAttribute[] = [];
    for (const row of rows) {
      const value = 'constant' in row ? row.constant : carriedText(part[row.value] as string, writing);
      if (value !== undefined) attributes.push(attribute(row.name, withoutBreaks(value)));
    }
    return attributes;
  };
}

/** The only attribute of an element, such as a unit; most lines repeat it. */
function rowAttribute(name: string, key: string): AttributesOf {
  let last: { readonly value: string; readonly attributes: readonly UblAttribute[] } | undefined;
  return (part, writing) => {
    const value = carriedText(part[key] as string, writing);
    if (value === undefined) return withoutAttributes;
    if (last?.value === value) return last.attributes;
    const attributes = [attribute(name, withoutBreaks(value))];
    if (value.length <= short) last = { value, attributes };
    return attributes;
  };
}

function attribute(localName: string, value: string): UblAttribute {
  return { namespace: '', prefix: '', localName, value };
}

/** XML reads all white space in an attribute as blanks. */
function withoutBreaks(value: string): string {
  return /[\t\n]/.test(value) ? value.replaceAll(/[\t\n]/g, ' ') : value;
}
