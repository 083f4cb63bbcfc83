import type { Language } from 'pint-ae';
import {
  amount,
  el,
  type FieldHelp,
  type FieldNames,
  momentIn,
  own,
  placeBy,
  textBy,
  wholeRequest,
} from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import type { TextName } from '../texts.ts';

/** Returns a date and time as text for a sentence. */
export function momentText(at: string, language: Language): string {
  return momentIn(at, language).textContent ?? '';
}

/** An amount with its currency. */
export function money(value: number | null, currency: string, language: Language): HTMLElement | string {
  if (value === null) return '–';
  // The digits of a number, without an exponent.
  const digits = /e/.test(String(value)) ? value.toFixed(2) : String(value);
  return own(`${amount(digits, language)} ${currency}`);
}

/** Shows a secret once, until the user leaves the view. */
export function shownOnce(
  { say }: Pick<Context, 'say'>,
  { id, text, about }: { readonly id: string; readonly text: string; readonly about: TextName },
): HTMLElement[] {
  return [el('p', {}, say(about)), el('p', { class: 'secret' }, el('code', { id }, text))];
}

/** Shows an identifier, a code or a path, which reads from left to right. */
export function code(text: string | null): HTMLElement | string {
  return text === null || text === '' ? '–' : el('code', {}, text);
}

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
