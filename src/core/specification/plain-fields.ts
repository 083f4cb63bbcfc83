import type { FieldRows, FieldTexts, PlainFacts, RequestFacts } from './fields.ts';
import { groupsWithoutPart } from './parts-of-objects.ts';

/** A field that is written as it was sent. */
export interface PlainField extends PlainFacts {
  readonly name: string;
}

/** The plain fields of an object of the request, in the order of the interface. */
export function plainFieldsOf(facts: RequestFacts, object: string): readonly PlainField[] {
  return Object.entries(facts[object]?.fields ?? {}).flatMap(([name, field]) =>
    'ubl' in field && field.ubl !== undefined ? [{ name, ...field }] : [],
  );
}

/** A plain field of a part's object, or of a group in that object. */
export interface HeldField extends PlainField {
  readonly object: string;
  /** Path of the field in the object of the part, such as `references.tenderId`. */
  readonly path: string;
}

/** Returns the plain fields of a part of an object: its own, and those of groups that are not parts themselves. */
export function heldFieldsOf(facts: RequestFacts, object: string): readonly HeldField[] {
  const groups = Object.entries(groupsWithoutPart[object] ?? {});
  return [
    ...plainFieldsOf(facts, object).map((field) => ({ ...field, object, path: field.name })),
    ...groups.flatMap(([group, name]) =>
      plainFieldsOf(facts, name).map((field) => ({ ...field, object: name, path: `${group}.${field.name}` })),
    ),
  ];
}

/** Tells whether the values of a kind are numbers. */
export function isNumber(kind: PlainFacts['kind']): boolean {
  return kind === 'decimal' || kind === 'price' || kind === 'amount';
}

/** The objects whose parts have plain fields. */
export const objectsWithPlainFields = [
  'DocumentRequest',
  'Line',
  'AllowanceCharge',
  'Party',
  'Address',
  'References',
  'Delivery',
  'Payee',
  'TaxRepresentative',
  'PrecedingInvoice',
  'AdditionalDocument',
  'PaymentInstruction',
  'Instalment',
  'PaidAmount',
  'CreditNoteReason',
  'ItemAttribute',
  'ItemCertificate',
] as const;

export type ObjectWithPlainFields = (typeof objectsWithPlainFields)[number];

/** A plain field with its name on a printed document. */
export interface PrintedField extends Pick<PlainField, 'kind' | 'ubl'> {
  readonly object: ObjectWithPlainFields;
  readonly label: NonNullable<FieldTexts['label']>;
}

/** The plain fields that have a name on a printed document. */
export function printedFields(rows: FieldRows): readonly PrintedField[] {
  return objectsWithPlainFields.flatMap((object) =>
    plainFieldsOf(rows, object).flatMap(({ name, kind, ubl }) => {
      const label = rows[object]?.fields[name]?.label;
      return label === undefined ? [] : [{ object, kind, ubl, label }];
    }),
  );
}
