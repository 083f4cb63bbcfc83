import type { Localised } from '../messages/language.ts';

/** Condition on a field, by its path in the object of the part, or from the document (`/currency`). */
export interface FormCondition {
  readonly field: string;
  readonly is?: readonly (string | boolean | null)[];
  readonly isNot?: readonly (string | boolean | null)[];
}

/** A field of a form, identified by its path in the object of its part. */
export interface FormField {
  readonly field: string;
  /** All conditions for asking for the field; a field with a value or a finding is always shown. */
  readonly when?: readonly FormCondition[];
  /** Condition under which its codes are a closed choice; in any other case its value is free. */
  readonly chosenWhen?: FormCondition;
  /** Other names, each under a condition. */
  readonly names?: readonly { readonly name: Localised; readonly when: FormCondition }[];
  /** Further values that a choice sets: a field in the same object, and its value for each code. */
  readonly sets?: { readonly field: string; readonly values: Readonly<Record<string, number>> };
  /** True, or conditions, if a document without the field is incomplete, beyond what the interface requires. */
  readonly required?: true | readonly FormCondition[];
  /** Its value in a new document. */
  readonly starts?: string;
  /** Names, in lower case, that choose a code of another field in the same object, as a city chooses its region. */
  readonly chooses?: { readonly field: string; readonly codes: Readonly<Record<string, string>> };
  /** A value for another field in the same object, made from the beginning of this one if a person agrees. */
  readonly gives?: FormGift;
  /** A value that a checkbox enters if the field has none. */
  readonly standIn?: FormStandIn;
}

/** A value that replaces a missing one: the first whose conditions hold. */
export interface FormStandIn {
  readonly question: Localised;
  readonly values: readonly { readonly value: string; readonly when: readonly FormCondition[] }[];
  /** Conditions under which it is offered. */
  readonly when: readonly FormCondition[];
}

/** A value made from another one: a text, followed by some of its first digits. */
export interface FormGift {
  readonly field: string;
  readonly before: string;
  readonly digits: number;
  readonly question: Localised;
}

/** The fields of each entry of a list. */
export interface FormList {
  /** The path of the list in the object of the part. */
  readonly of: string;
  readonly fields: readonly FormField[];
}

/** A part of a form, with a name for its heading. */
export interface FormSection {
  readonly name: string;
  /** The path of the object that contains its fields; by default the document itself. */
  readonly of?: string;
  readonly when?: readonly FormCondition[];
  /** An explanation of what people look for in this place. */
  readonly note?: { readonly title: Localised; readonly text: Localised };
  readonly fields: readonly FormField[];
  readonly lists?: readonly FormList[];
  /** True if it offers all other fields of its object. */
  readonly offersOthers?: boolean;
}

/** Fields of a document request in a form, their order, and their conditions. */
export interface FormLayout {
  readonly sections: readonly FormSection[];
  readonly line: {
    /** Columns of the table of lines. */
    readonly columns: readonly FormField[];
    /** Fields below the lines that only some lines have. */
    readonly details: readonly FormField[];
    readonly lists: readonly FormList[];
    /** The field that numbers the lines. */
    readonly number: string;
    /** Fields of a line that are shown only if they have a finding or are asked for. */
    readonly unasked: readonly string[];
  };
  /** Sums that other systems send, by path. They are no longer correct once a person changes an amount. */
  readonly sums: readonly string[];
  /** Fields that a choice replaces and empties, by the path of the choice and by the chosen value. */
  readonly says?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The sections after the lines, by name. */
  readonly afterLines: readonly string[];
  /** The party that issues a document, by its type. */
  readonly issuers: Readonly<Record<string, 'seller' | 'buyer'>>;
}
