import type { AttributeRow, Codec } from '../core/specification/binding.ts';
import { type UblAttribute } from '../core/xml/element.ts';
import { type Part, type Writing } from './writing.ts';
/** The currencyID attribute of amounts in a currency. */
export declare function currencyAttributes(currency: string): readonly UblAttribute[];
/** The attributes that a row writes on its element, for a part. */
export type AttributesOf = (part: Part, writing: Writing) => readonly UblAttribute[];
export type Currency = 'document' | 'accounting' | 'none';
/** The currency of the amounts of a codec. */
export declare function currencyOf(codec: Codec): Currency;
/** Makes a function that writes the attributes of rows, and the currency of an amount. */
export declare function attributesWriter<T>(rows: readonly AttributeRow<T>[] | undefined, currency: Currency): AttributesOf;
/** The currencyID of an amount; most amounts have no other attribute. */
export declare function currencyId(currency: Currency, writing: Writing): readonly UblAttribute[];
//# sourceMappingURL=row-attributes.d.ts.map