import type { MeaningList, Translated } from '../../core/rendering.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { lastName, lists } from './code-meanings.ts';
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

/** The meaning of a code, in any letter case, in each list that has it. */
export function explainCode(text: string): ExplainedCode[] {
  return lists.flatMap(([list, names]) => {
    const code = Object.keys(meanings[list]).find((each) => each.toLowerCase() === text.toLowerCase());
    const meaning = code === undefined ? undefined : meanings[list][code];
    if (code === undefined || meaning === undefined) return [];
    const rows = fieldRows.filter(({ field }) => names.includes(lastName(field)));
    const terms = [...new Set(rows.flatMap((row) => row.terms))];
    return [{ code, list, meaning, fields: rows.map(({ field }) => field), terms }];
  });
}
