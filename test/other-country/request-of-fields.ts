import type { FieldFacts, OwnObjectRows, RequestFacts } from '../../src/core/specification/fields.ts';

type Rows = RequestFacts[string]['fields'];
type OwnRows = OwnObjectRows['fields'];

/** The rows of PINT with a country's own, as `withFields` joins them. */
export type FieldsWith<
  Shared extends RequestFacts,
  Own extends Readonly<Record<string, { readonly fields: OwnRows }>>,
> = {
  readonly [Name in keyof Shared]: {
    readonly fields: Name extends keyof Own
      ? RowsWith<Shared[Name]['fields'], Own[Name]['fields']>
      : Shared[Name]['fields'];
  };
};

/** In a field of PINT, a country changes only texts; its own field replaces a plain field at the same place. */
type RowsWith<Shared extends Rows, Own extends OwnRows> = {
  readonly [Field in keyof Shared as Shared[Field] extends { readonly ubl: PlaceOf<Own[keyof Own]> }
    ? Extract<Field, keyof Own>
    : Field]: Shared[Field];
} & { readonly [Field in Exclude<keyof Own, keyof Shared>]: Extract<Own[Field], FieldFacts> };

type PlaceOf<Row> = Row extends { readonly ubl: infer Place } ? Place : never;

/** The document request of a specification with these fields. Codes may be any text, even in closed lists. */
export type RequestOf<Fields extends RequestFacts> = ObjectOf<Fields, 'DocumentRequest'>;

type ObjectOf<Fields extends RequestFacts, Name extends keyof Fields> = MembersOf<
  Fields,
  Fields[Name]['fields']
>;

type MembersOf<Fields extends RequestFacts, Of extends Rows> = {
  -readonly [Field in keyof Of as Of[Field] extends { readonly presence: string }
    ? Field
    : never]: Of[Field] extends {
    readonly presence: 'nullable';
  }
    ? ValueOf<Fields, Of[Field]> | null
    : ValueOf<Fields, Of[Field]>;
} & {
  -readonly [Field in keyof Of as Of[Field] extends { readonly presence: string } ? never : Field]?:
    | ValueOf<Fields, Of[Field]>
    | null
    | undefined;
};

type ValueOf<Fields extends RequestFacts, Row extends FieldFacts> = Row extends { readonly kind: 'flag' }
  ? boolean
  : Row extends { readonly kind: 'decimal' | 'amount' | 'price' }
    ? number
    : Row extends { readonly kind: 'group'; readonly of: infer Name extends string }
      ? ObjectOf<Fields, Name>
      : Row extends { readonly kind: 'list'; readonly of: infer Name extends string }
        ? (ObjectOf<Fields, Name> | (Row extends { readonly text: string } ? string : never))[]
        : string;
