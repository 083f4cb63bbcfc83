import { jsonSteps } from '../core/findings/json-path.ts';
import type { Language } from '../core/messages/language.ts';

/** Labels of the fields of a request in a language, grouped by the objects that contain them. */
export interface FieldNames {
  /** The object of the request that no other object contains. */
  readonly whole: string;
  readonly objects: readonly string[];
  /** The label of one object of its kind. */
  readonly titleOf: (object: string) => string | undefined;
  readonly fieldOf: (object: string, name: string) => NamedField | undefined;
}

export interface NamedField {
  readonly title: string;
  /** The object in this field, or in each entry of its list. */
  readonly holds: string | undefined;
  readonly isList: boolean;
}

const separators: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };
const quotes: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], ar: ['«', '»'] };

/** The place of a finding by the titles of the fields, with lines counted from 1; an unknown name stays unchanged. */
export function placeBy(names: FieldNames, path: string, language: Language): string {
  return walk(names, path).words.join(separators[language]);
}

function walk(names: FieldNames, path: string) {
  const words: string[] = [];
  const objects = [names.whole];
  let object: string | undefined = names.whole;
  let field: NamedField | undefined;
  let isKnown = true;
  for (const step of jsonSteps(path)) {
    if (typeof step === 'number') {
      const entry = object === undefined ? undefined : names.titleOf(object);
      const list = words.pop() ?? '';
      words.push(`${field?.isList && entry !== undefined ? entry : list} ${step + 1}`);
      continue;
    }
    field = object === undefined ? undefined : names.fieldOf(object, step);
    isKnown &&= field !== undefined;
    words.push(field?.title ?? step);
    object = field?.holds;
    if (object !== undefined) objects.push(object);
  }
  return { words, objects, isKnown };
}

const namesInText = /[A-Za-z][A-Za-z0-9]*(?:\[\d*\])*(?:\.[A-Za-z][A-Za-z0-9]*(?:\[\d*\])*)*/g;

/** A message or hint about a place. Where it names fields as a program does, it has their titles in quotation marks. */
export function textBy(names: FieldNames, text: string, path: string, language: Language): string {
  const around = walk(names, path).objects.toReversed();
  const [open, close] = quotes[language];
  return text.replace(namesInText, (name, at: number) => {
    const words = isWord(name, text.slice(0, at), language)
      ? undefined
      : named(names, name, around, language);
    return words === undefined ? name : `${open}${words}${close}`;
  });
}

const isPlain = (name: string) => /^[A-Z]|^[a-z]+$/.test(name);

/** In English, a word such as `currency` is a word unless the sentence says to set it; in Arabic it is a name. */
function isWord(name: string, before: string, language: Language): boolean {
  return language === 'en' && isPlain(name) && !/\bSet $/.test(before);
}

function named(
  names: FieldNames,
  name: string,
  around: readonly string[],
  language: Language,
): string | undefined {
  if (/[.[]/.test(name)) {
    const { words, isKnown } = walk(names, name);
    return isKnown ? words.join(separators[language]) : undefined;
  }
  const objects = isPlain(name) ? around : [...around, ...names.objects];
  return objects.map((object) => names.fieldOf(object, name)).find((field) => field !== undefined)?.title;
}
