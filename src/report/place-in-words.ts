import type { Language } from '../core/messages/language.ts';
import type { FieldRows } from '../core/specification/fields.ts';
import { describedSpecification } from '../specification/described.ts';
import beyondJson from './beyond-json.json' with { type: 'json' };
import { type FieldNames, placeBy, textBy } from './field-names.ts';

/** A place by the titles of its fields, with lines counted from 1; empty for the whole document. */
export function placeInWords(
  path: string,
  language: Language,
  rows: FieldRows = describedSpecification.fields,
): string {
  return placeBy(namesOf(rows, language), path, language);
}

/** The place of a finding in words; empty for an XPath, because it names elements and not fields. */
export function requestPlaceInWords(path: string, language: Language): string {
  return path.startsWith('/') ? '' : placeInWords(path, language);
}

/** A message or hint in which fields have their titles, in quotation marks. */
export function textInWords(text: string, path: string, language: Language): string {
  const inWords = textBy(namesOf(describedSpecification.fields, language), text, path, language);
  return language === 'en' ? inTrade(inWords) : inWords;
}

const quotedOrAllowance = /[“"][^”"]*[”"]|\b(an )?allowance(s?)\b/gi;

/** People call an allowance a discount; quoted text stays unchanged. Arabic has one word for both. */
function inTrade(text: string): string {
  return text.replaceAll(quotedOrAllowance, (said: string, article?: string, plural?: string) => {
    if (plural === undefined) return said;
    const noun = `discount${plural}`;
    const inLowerCase = article === undefined ? noun : `a ${noun}`;
    return /^A/.test(said) ? `${inLowerCase[0]?.toUpperCase()}${inLowerCase.slice(1)}` : inLowerCase;
  });
}

/**
 * A hint for a person who fills in a form or a table. It names fields by their titles, and leaves out what only
 * programs have: sentences about options, and the quotation marks and null of JSON.
 */
export function hintInWords(hint: string, path: string, language: Language): string {
  const sentences = hint.split(/(?<=\.) /);
  const ofPeople = sentences.filter((sentence) => !aboutOptions.test(sentence));
  const said = (ofPeople.length === 0 ? sentences : ofPeople).join(' ');
  return textInWords(withoutJson(said, language), path, language);
}

const aboutOptions = /\boptions?\b|(?:ال)?خيار/;

function withoutJson(hint: string, language: Language): string {
  if (!/null|quotation|اقتباس/.test(hint)) return hint;
  return phrases[language].reduce((text, [inJson, inWords]) => text.replaceAll(inJson, inWords), hint);
}

const phrases: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: beyondJson.en.map(phrasePair),
  ar: beyondJson.ar.map(phrasePair),
};

/** A phrase about JSON as a pattern, with its replacement; `{it}` stands for the same text in both. */
function phrasePair([inJson = '', inWords = '']: readonly string[]): readonly [RegExp, string] {
  const parts = inJson.split('{it}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(parts.join('([^"]*?)'), 'g'), inWords.replace('{it}', '$1')];
}

function namesOf(rows: FieldRows, language: Language): FieldNames {
  return {
    whole: 'DocumentRequest',
    objects: Object.keys(rows),
    titleOf: (object) => rows[object]?.title[language],
    fieldOf(object, name) {
      const fields = rows[object]?.fields ?? {};
      const row = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return (
        row && {
          title: row.title[language],
          holds: 'of' in row ? row.of : undefined,
          isList: row.kind === 'list',
        }
      );
    },
  };
}
