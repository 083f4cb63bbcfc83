import { jsonSteps } from '../../../../src/core/findings/json-path.ts';
import type { Language } from '../../../../src/core/messages/language.ts';
import { type FieldHelp, fieldOf, objectOf } from '../../../../src/page/help/field-of-help.ts';

const separators: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** The place of a finding by the titles of the fields, lines counted from 1; a name that nobody knows stays as it is. */
export function placeInWords(path: string, help: FieldHelp | undefined, language: Language): string {
  const words: string[] = [];
  const names: string[] = [];
  for (const step of jsonSteps(path)) {
    if (typeof step === 'number') {
      const list = words.pop() ?? '';
      words.push(`${(help && objectOf(help, names)?.title) ?? list} ${step + 1}`);
      continue;
    }
    names.push(step);
    words.push((help && fieldOf(help, names)?.title) ?? step);
  }
  return words.join(separators[language]);
}
