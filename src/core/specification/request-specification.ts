import type { Specification } from './specification.ts';

/** The parts of a specification that reading a document request needs: no rules, checks or UBL. */
export interface RequestSpecification
  extends Pick<
    Specification,
    | 'documentTypes'
    | 'requestVatCategories'
    | 'itemTypes'
    | 'supplies'
    | 'minorUnitsOf'
    | 'codeLists'
    | 'vocabularies'
    | 'aliases'
    | 'fields'
    | 'messages'
  > {
  readonly defaults: Pick<Specification['defaults'], 'vatCategory'>;
}
