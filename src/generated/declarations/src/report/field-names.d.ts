import type { Language } from '../core/messages/language.ts';
/** Labels of the fields of a request in a language, by the objects that they are in. */
export interface FieldNames {
    /** The object of the request that is not in another one. */
    readonly whole: string;
    readonly objects: readonly string[];
    /** The label of one object of its kind. */
    readonly titleOf: (object: string) => string | undefined;
    readonly fieldOf: (object: string, name: string) => NamedField | undefined;
}
export interface NamedField {
    readonly title: string;
    /** The object in the field, or in each entry of its list. */
    readonly holds: string | undefined;
    readonly isList: boolean;
}
/** The place of a finding by the titles of the fields, lines counted from 1; a name that nobody knows stays as it is. */
export declare function placeBy(names: FieldNames, path: string, language: Language): string;
/** A message or hint about a place, with the titles of fields in quotation marks where it names them as a program does. */
export declare function textBy(names: FieldNames, text: string, path: string, language: Language): string;
//# sourceMappingURL=field-names.d.ts.map