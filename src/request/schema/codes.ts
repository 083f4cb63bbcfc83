import type { Specification } from '../../core/specification/specification.ts';

/** The codes of a specification on which the shape of a request depends, each as a type parameter. */
export interface RequestCodes<
  DocumentType extends string = string,
  VatCategory extends string = string,
  ItemType extends string = string,
  Flags extends Readonly<Record<string, unknown>> = Readonly<Record<string, unknown>>,
> {
  readonly documentTypes: readonly DocumentType[];
  readonly vatCategories: readonly VatCategory[];
  readonly itemTypes: readonly ItemType[];
  readonly transactionFlags: Flags;
}

/** The codes in the requests of a specification whose codes are literal types. */
export type CodesOf<S extends Specification> = RequestCodes<
  keyof S['documentTypes'] & string,
  S['requestVatCategories'][number],
  keyof S['itemTypes'] & string,
  S['transactionFlags']
>;

/** Reads the codes off a specification. */
export function requestCodes(specification: Specification): RequestCodes {
  return {
    documentTypes: Object.keys(specification.documentTypes),
    vatCategories: specification.requestVatCategories,
    itemTypes: Object.keys(specification.itemTypes),
    transactionFlags: specification.transactionFlags,
  };
}
