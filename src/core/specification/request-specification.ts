import type { Aliases, Specification } from './specification.ts';

/** The parts of a specification for reading a document request: no rules, checks or UBL. */
export interface RequestSpecification
  extends Pick<
    Specification,
    | 'documentTypes'
    | 'requestVatCategories'
    | 'itemTypes'
    | 'supplies'
    | 'minorUnitsOf'
    | 'vocabularies'
    | 'fields'
    | 'messages'
  > {
  /** Other names of fields and values, except those that only normalisation needs. */
  readonly aliases: Omit<
    Aliases,
    'subdivisions' | 'countries' | 'registrationTypes' | 'legalForms' | 'paymentModes'
  >;
  readonly defaults: Pick<Specification['defaults'], 'vatCategory'>;
}
