import type { FieldHelp, ObjectHelp, OneFieldHelp } from './field-help.ts';

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
