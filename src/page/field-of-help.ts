/** What an editor says of the fields of a request, and offers for them. */
export interface FieldHelp {
  readonly objects: Readonly<Record<string, ObjectHelp>>;
}

export interface ObjectHelp {
  readonly title: string;
  readonly fields: Readonly<Record<string, OneFieldHelp>>;
}

export interface OneFieldHelp {
  readonly description: string;
  /** The object, or that of each entry of the list, that the field holds. */
  readonly holds: string | undefined;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly isText: boolean;
  /** Values that it may have, as JSON has them, with what they mean where that is known. */
  readonly values: readonly (readonly [value: string, meaning: string])[];
}

/** The request itself among the objects. */
export const wholeRequest = '';

/** The object that the fields of some names lead to, from the request on. */
export function objectOf(help: FieldHelp, names: readonly string[]): ObjectHelp | undefined {
  let object = help.objects[wholeRequest];
  for (const name of names) {
    const holds: string | undefined = object?.fields[name]?.holds;
    object = holds === undefined ? undefined : help.objects[holds];
  }
  return object;
}

/** The field that some names lead to. */
export function fieldOf(help: FieldHelp, names: readonly string[]): OneFieldHelp | undefined {
  const name = names.at(-1);
  return name === undefined ? undefined : objectOf(help, names.slice(0, -1))?.fields[name];
}
