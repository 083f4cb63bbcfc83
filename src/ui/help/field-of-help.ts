import type { FieldFacts } from '../../core/specification/fields.ts';
import type { FormLayout } from '../../core/specification/form.ts';

/** Explanations and completions for the fields of a request, in an editor and in a form. */
export interface FieldHelp {
  readonly objects: Readonly<Record<string, ObjectHelp>>;
  readonly form: FormLayout;
}

export interface ObjectHelp {
  readonly title: string;
  readonly fields: Readonly<Record<string, OneFieldHelp>>;
}

export interface OneFieldHelp {
  readonly title: string;
  readonly description: string;
  /** The question for a flag, and the names of yes and no. */
  readonly question: string | undefined;
  readonly answers: { readonly yes: string; readonly no: string } | undefined;
  readonly kind: FieldFacts['kind'];
  readonly presence: FieldFacts['presence'];
  /** The object in the field, or in each entry of its list. */
  readonly holds: string | undefined;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly isText: boolean;
  /** The values that it may have, as JSON, with their meaning if known. */
  readonly values: readonly (readonly [value: string, meaning: string])[];
}

/** The name of the request itself among the objects. */
export const wholeRequest = '';

/** The object that a path of field names leads to, from the request. */
export function objectOf(help: FieldHelp, names: readonly string[]): ObjectHelp | undefined {
  let object = help.objects[wholeRequest];
  for (const name of names) {
    const holds: string | undefined = object?.fields[name]?.holds;
    object = holds === undefined ? undefined : help.objects[holds];
  }
  return object;
}

/** The field that a path of names leads to. */
export function fieldOf(help: FieldHelp, names: readonly string[]): OneFieldHelp | undefined {
  const name = names.at(-1);
  return name === undefined ? undefined : objectOf(help, names.slice(0, -1))?.fields[name];
}

/** The codes of a field of the request itself, each with its meaning. */
export function codesOf(
  help: FieldHelp | undefined,
  name: string,
): readonly (readonly [code: string, meaning: string])[] {
  const values = (help && fieldOf(help, [name])?.values) ?? [];
  return values.flatMap(([value, meaning]) =>
    meaning === '' ? [] : [[String(JSON.parse(value)), meaning] as const],
  );
}
