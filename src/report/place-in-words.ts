import { jsonSteps } from '../core/findings/json-path.ts';
import type { Language } from '../core/messages/language.ts';
import type { FieldRow, FieldRows } from '../core/specification/fields.ts';
import { describedSpecification } from '../specification/described.ts';

const separators: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };
const quotes: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], ar: ['«', '»'] };

/** The object of the request that is not in another one. */
const wholeRequest = 'DocumentRequest';

/**
 * The place of a finding as a person names it, by the titles of the fields, lines counted from 1; empty for the whole
 * document. A name that the request does not have stays as it is.
 *
 * @example
 * ```ts
 * console.log(placeInWords('lines[0].vatRate', 'en')); // Line 1, VAT rate
 * ```
 */
export function placeInWords(
  path: string,
  language: Language,
  rows: FieldRows = describedSpecification.fields,
): string {
  return placeOf(path, language, rows).words.join(separators[language]);
}

/** The place of a finding in words; empty for an XPath, which names elements and no fields. */
export function requestPlaceInWords(path: string, language: Language): string {
  return path.startsWith('/') ? '' : placeInWords(path, language);
}

interface Place {
  readonly words: readonly string[];
  /** The objects on the way, the outermost first. */
  readonly objects: readonly string[];
  /** Whether each name on the way is that of a field. */
  readonly isKnown: boolean;
}

function placeOf(path: string, language: Language, rows: FieldRows): Place {
  const words: string[] = [];
  const objects = [wholeRequest];
  let object: string | undefined = wholeRequest;
  let field: FieldRow | undefined;
  let isKnown = true;
  for (const step of jsonSteps(path)) {
    if (typeof step === 'number') {
      const entry = object === undefined ? undefined : rows[object]?.title[language];
      const list = words.pop() ?? '';
      words.push(`${field?.kind === 'list' && entry !== undefined ? entry : list} ${step + 1}`);
      continue;
    }
    field = object === undefined ? undefined : ownRow(rows, object, step);
    isKnown &&= field !== undefined;
    words.push(field?.title[language] ?? step);
    object = field !== undefined && 'of' in field ? field.of : undefined;
    if (object !== undefined) objects.push(object);
  }
  return { words, objects, isKnown };
}

function ownRow(rows: FieldRows, object: string, name: string): FieldRow | undefined {
  const fields = rows[object]?.fields ?? {};
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** A path or the name of a field in a sentence. */
const namesInText = /[A-Za-z][A-Za-z0-9]*(?:\[\d*\])*(?:\.[A-Za-z][A-Za-z0-9]*(?:\[\d*\])*)*/g;

/**
 * A message or hint about a place, with the titles of fields in quotation marks where it names them as a program does.
 *
 * @example
 * ```ts
 * console.log(textInWords('Set unitCode to EA.', 'lines[0]', 'en')); // Set “Unit” to EA.
 * ```
 */
export function textInWords(
  text: string,
  path: string,
  language: Language,
  rows: FieldRows = describedSpecification.fields,
): string {
  const { objects } = placeOf(path, language, rows);
  const around = [...objects].reverse();
  const [open, close] = quotes[language];
  return text.replace(namesInText, (name) => {
    const words = named(name, around, language, rows);
    return words === undefined ? name : `${open}${words}${close}`;
  });
}

function named(
  name: string,
  around: readonly string[],
  language: Language,
  rows: FieldRows,
): string | undefined {
  if (/[.[]/.test(name)) {
    const { words, isKnown } = placeOf(name, language, rows);
    return isKnown ? words.join(separators[language]) : undefined;
  }
  // An English sentence uses words such as `currency` as words; an Arabic one only as names.
  const isPlainWord = /^[A-Z]|^[a-z]+$/.test(name);
  if (isPlainWord && language === 'en') return undefined;
  const objects = isPlainWord ? around : [...around, ...Object.keys(rows)];
  return objects.map((object) => ownRow(rows, object, name)).find((row) => row !== undefined)?.title[
    language
  ];
}
