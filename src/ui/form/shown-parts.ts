import type { Language, Localised } from '../../core/messages/language.ts';
import type { FormSection } from '../../core/specification/form.ts';
import type { OneFieldHelp } from '../help/field-of-help.ts';

/** A field as the form shows it. */
export interface ShownField {
  readonly path: string;
  readonly help: OneFieldHelp;
  /** Its value as text, or an empty text. */
  readonly value: string;
  readonly isChosen: boolean;
  readonly sets: { readonly path: string; readonly values: Readonly<Record<string, number>> } | undefined;
  readonly chooses: { readonly path: string; readonly codes: Readonly<Record<string, string>> } | undefined;
  readonly isRequired: boolean;
  /** Its value in a new document. */
  readonly starts: string | undefined;
  readonly gives: ShownGift | undefined;
  readonly standIn: ShownStandIn | undefined;
  /** Its name here, if it is not that of its row. */
  readonly name: Localised | undefined;
}

/** A value that stands in place of the field's own, for the current document. */
export interface ShownStandIn {
  readonly question: Localised;
  readonly value: string;
  /** True if the field has one of the stand-in values, for this or any other document. */
  readonly isGiven: boolean;
}

/** The value that a field passes to another one if a person agrees. */
export interface ShownGift {
  readonly path: string;
  readonly question: Localised;
  /** Returns the value for a text; undefined if the text is too short. */
  readonly from: (text: string) => string | undefined;
  /** True if the other field has the value. */
  readonly isGiven: boolean;
}

/** The entries of a list, each with its fields. */
export interface ShownList {
  readonly path: string;
  readonly help: OneFieldHelp;
  readonly entries: readonly { readonly path: string; readonly fields: readonly ShownField[] }[];
}

export interface ShownPart {
  readonly path: string;
  readonly fields: readonly ShownField[];
  readonly lists: readonly ShownList[];
  /** Fields of the part that can be added. */
  readonly others: readonly { readonly path: string; readonly help: OneFieldHelp }[];
}

export interface ShownSection extends ShownPart {
  readonly name: string;
  readonly note: FormSection['note'];
}

/** A line: the cells of its row, and the fields below them. */
export interface ShownLine extends ShownPart {
  readonly cells: readonly ShownField[];
}

/** All that the form shows of a document. */
export interface ShownForm {
  readonly sections: readonly ShownSection[];
  readonly lines: readonly ShownLine[];
  /** The number of further lines. */
  readonly furtherLines: number;
}

/** All fields that a form, or a part of it, shows. */
export function fieldsOf({ sections, lines }: Pick<ShownForm, 'sections' | 'lines'>): readonly ShownField[] {
  const ofPart = ({ fields, lists }: ShownPart) => [
    ...fields,
    ...lists.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields)),
  ];
  return [...sections.flatMap(ofPart), ...lines.flatMap((line) => [...line.cells, ...ofPart(line)])];
}

/** Parts of a form that are drawn again if they change: everything but the values. */
export function structureOf(form: ShownForm, language: Language): string {
  const ofField = ({ path, isChosen, help, value, standIn, name }: ShownField) =>
    `${path}${isChosen ? '!' : ''}${standIn === undefined ? '' : '+'}${name?.en ?? ''}${help.kind === 'date' && !/^(?:\d{4}-\d\d-\d\d)?$/.test(value) ? '?' : ''}`;
  const ofPart = ({ path, fields, lists, others }: ShownPart) => [
    path,
    fields.map(ofField),
    lists.map((list) => [list.path, list.entries.map((entry) => entry.fields.map(ofField))]),
    others.length,
  ];
  return JSON.stringify([
    language,
    form.furtherLines,
    form.sections.map(ofPart),
    form.lines.map((line) => [line.cells.map(ofField), ofPart(line)]),
  ]);
}
