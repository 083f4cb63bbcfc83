import type { Language } from '../../core/messages/language.ts';
import type { MeaningList, Translated } from '../../core/specification/rendering.ts';
import { nearest } from '../../core/text/did-you-mean.ts';
import { lastName, lists } from '../../report/code-meanings.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { fieldRows } from './fields.ts';

/** A code of a list, its meaning, and the request fields that take it. */
export interface ExplainedCode {
  readonly code: string;
  readonly list: MeaningList;
  readonly meaning: Translated;
  readonly fields: readonly string[];
  readonly terms: readonly string[];
}

const { meanings } = renderedSpecification.rendering;

/** All codes; a code occurs once for each list that has it. */
export function allCodes(): string[] {
  return lists.flatMap(([list]) => Object.keys(meanings[list]));
}

/** If more codes of a list resemble a word, no code is meant. */
const mostNear = 3;

/**
 * Returns the codes of the same length that a word of two or three letters may mean, each with its meaning: those of
 * short lists first, at most five. With one typing error, many short codes are similar, so the error must be after
 * the first character, or a swap of two characters. Codes with digits are numbered: none is close to another.
 */
export function codesNear(word: string, language: Language): string[] {
  if (!/^[a-z]{2,3}$/i.test(word)) return [];
  const near = lists.flatMap(([list]) => {
    const codes = Object.keys(meanings[list]).filter((code) => /^[a-z]+$/i.test(code) && isLike(word, code));
    const meant = nearest(word, codes);
    const size = Object.keys(meanings[list]).length;
    return meant.length > mostNear
      ? []
      : meant.map((code) => ({ size, code, meaning: meanings[list][code] }));
  });
  const shown = near.toSorted((one, other) => one.size - other.size);
  return shown.slice(0, 5).map(({ code, meaning }) => `${code} (${meaning?.[language]})`);
}

function isLike(word: string, code: string): boolean {
  const [one, other] = [word.toLowerCase(), code.toLowerCase()];
  const sorted = (text: string) => [...text].toSorted().join('');
  return one.length === other.length && (one[0] === other[0] || sorted(one) === sorted(other));
}

/** The meanings of a code, in any letter case, in each list; an address also without its scheme. */
export function explainCode(text: string): ExplainedCode[] {
  const wanted = text.toLowerCase();
  return lists.flatMap(([list, names]) => {
    const code = Object.keys(meanings[list]).find((each) =>
      [wanted, `${each.split(':')[0]}:${wanted}`].includes(each.toLowerCase()),
    );
    const meaning = code === undefined ? undefined : meanings[list][code];
    if (code === undefined || meaning === undefined) return [];
    const rows = fieldRows.filter(({ field }) => names.includes(lastName(field)));
    const terms = [...new Set(rows.flatMap((row) => row.terms))];
    return [{ code, list, meaning, fields: rows.map(({ field }) => field), terms }];
  });
}
