import type { Language } from 'pint-ae';
import { type FieldHelp, type FieldNames, placeBy, textBy, wholeRequest } from 'pint-ae/internal/ui';

/** Returns the place of a finding with the titles of the fields, lines counted from 1; without titles, its path. */
export function placeInWords(
  path: string,
  help: Pick<FieldHelp, 'objects'> | undefined,
  language: Language,
): string {
  return help === undefined ? path : placeBy(namesOf(help), path, language);
}

/** Returns a text of the service about a place, with the titles of the fields instead of their programming names. */
export function textInWords(
  text: string,
  path: string,
  help: Pick<FieldHelp, 'objects'> | undefined,
  language: Language,
): string {
  return help === undefined ? text : textBy(namesOf(help), text, path, language);
}

function namesOf({ objects }: Pick<FieldHelp, 'objects'>): FieldNames {
  return {
    whole: wholeRequest,
    objects: Object.keys(objects),
    titleOf: (object) => objects[object]?.title,
    fieldOf: (object, name) => {
      const fields = objects[object]?.fields ?? {};
      return Object.hasOwn(fields, name) ? fields[name] : undefined;
    },
  };
}
