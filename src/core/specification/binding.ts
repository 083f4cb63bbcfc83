import type { Located, RootName } from '../invoice/invoice.ts';
import type { Decimal } from '../numbers/decimal.ts';
import { type ElementName, namespaces, sharedName } from '../xml/element.ts';

/** The rows that write a part of the invoice, in the order of the UBL schema; data in `rules/`. */
export type Aggregate<T> = readonly Row<T>[];

export type Row<T> = LeafRow<T> | PlainRow | ConstantRow<T> | GroupRow<T> | NestedRow<T>;

export interface RowBasics {
  /** Qualified name, such as `cbc:ID`. */
  readonly element: `cbc:${string}` | `cac:${string}`;
  /** Business terms; a row for both allowances and charges has both terms, in that order. */
  readonly terms?: readonly string[];
  /** Written only under this root, where Invoice and CreditNote differ in name or order. */
  readonly only?: RootName;
}

/** An element that holds one value of the invoice. */
export interface LeafRow<T> extends RowBasics {
  readonly value: KeyOf<T, Scalar>;
  readonly codec: Codec;
  /** The request field, if its name differs from the name of the value; empty for a derived value. */
  readonly field?: string;
  /** The field of the part that holds the path in the request, if the field is not below the part's own path. */
  readonly pathAt?: KeyOf<T, string | undefined>;
  readonly attributes?: readonly AttributeRow<T>[];
  /** A product that is rounded to the cent; a document may also have it unrounded. */
  readonly rounded?: true;
  /** An amount that is left out if it is zero; a document may also state the zero. */
  readonly absentIfZero?: true;
}

/** An element that holds a field as sent; the place comes from the row of the field. */
export interface PlainRow extends RowBasics {
  /** The name of the field in `asSent` of the part. */
  readonly value: string;
  readonly asSent: true;
  readonly codec: Codec;
  /** Place of the field in the object of the part, if it differs from its name. */
  readonly field?: string;
  /** Place of the field in the request, if it is not below the path of the part. */
  readonly at?: string;
  readonly pathAt?: undefined;
  readonly attributes?: undefined;
  readonly rounded?: undefined;
  readonly absentIfZero?: undefined;
}

/** An element with content fixed by PINT-AE; written only next to an element that has a value. */
export interface ConstantRow<T> extends RowBasics {
  readonly constant: string;
  /** The constant is an amount and names the document's currency. */
  readonly currency?: 'document';
  /** True if writers may choose the content, so that documents are recognised without it. */
  readonly isOwnChoice?: true;
  readonly attributes?: readonly AttributeRow<T>[];
}

/** An element that groups values of the same part. */
export interface GroupRow<T> extends RowBasics {
  readonly rows: Aggregate<T>;
}

/** An element for a nested part of the invoice, or one for each entry of a list of parts. */
export type NestedRow<T> = {
  [K in keyof T & string]: PartOf<T[K]> extends Located
    ? RowBasics & { readonly of: K; readonly parts: Aggregate<PartOf<T[K]>> }
    : never;
}[keyof T & string];

export type AttributeRow<T> = { readonly name: string; readonly terms?: readonly string[] } & (
  | { readonly value: KeyOf<T, string | undefined> }
  | { readonly constant: string }
);

export type PartOf<V> = NonNullable<V> extends readonly (infer U)[] ? U : NonNullable<V>;
export type KeyOf<T, V> = { [K in keyof T & string]: T[K] extends V ? K : never }[keyof T & string];

export type Scalar = string | Decimal | boolean | undefined;

/** The form of a value as text: an `accountingAmount` in the accounting currency, a `sentAmount` rounded. */
export type Codec =
  | 'text'
  | 'boolean'
  | 'decimal'
  | 'amount'
  | 'sentAmount'
  | 'price'
  | 'accountingAmount'
  | 'accountingText';

/** Rows for values that are written as text, as an amount or as a number. */
export const text = rowOf('text');
export const amount = rowOf('amount');
export const decimal = rowOf('decimal');

function rowOf<C extends Codec>(codec: C) {
  return <const V extends string, const More extends object = object>(
    element: `cbc:${string}`,
    value: V,
    terms: readonly string[] = [],
    more?: More,
  ) => ({ element, value, codec, ...(terms.length === 0 ? {} : { terms }), ...more });
}

/** The table of a nested part; with a generic key, the compiler could not check that both belong together. */
export function partRows<T>(parts: NestedRow<T>['parts']): Aggregate<Located> {
  return parts as unknown as Aggregate<Located>;
}

/** Returns the name of a row's element, with the field of its value. */
export function nameOf(element: RowBasics['element'], field = ''): ElementName {
  const prefix = element.startsWith('cac') ? 'cac' : 'cbc';
  return { namespace: namespaces[prefix], prefix, localName: sharedName(element.slice(4)), field };
}

/** Adds rows to a table: rows listed under an element's name come directly after the last row of that name. */
export function withRows<T>(
  table: Aggregate<T>,
  additions: Readonly<Record<string, Aggregate<T>>>,
): Aggregate<T> {
  const last = new Map(table.map(({ element }, index) => [element as string, index]));
  const unknown = Object.keys(additions).filter((element) => !last.has(element));
  if (unknown.length > 0) throw new TypeError(`the table has no row for ${unknown.join(', ')}`);
  return table.flatMap((row, index) => [
    row,
    ...(last.get(row.element) === index ? (additions[row.element] ?? []) : []),
  ]);
}
