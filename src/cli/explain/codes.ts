import type { Language } from '../../core/language.ts';
import type { MeaningList, Translated } from '../../core/rendering.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { fieldRows } from './fields.ts';

/** A code of a list, what it means, and the fields of the request that take it. */
export interface ExplainedCode {
  readonly code: string;
  readonly list: MeaningList;
  readonly meaning: Translated;
  readonly fields: readonly string[];
  readonly terms: readonly string[];
}

/** The names of the fields that take the codes of a list, wherever they stand. */
export const fieldNames: Readonly<Partial<Record<MeaningList, readonly string[]>>> = {
  allowanceReason: ['reasonCode'],
  billingFrequency: ['billingFrequencyCode'],
  chargeReason: ['reasonCode'],
  country: ['countryCode', 'originCountry'],
  creditNoteReason: ['creditNoteReasonCode'],
  currency: ['currency', 'taxCurrencyCode'],
  exemptionReason: ['exemptionReasonCode'],
  goodsNature: ['goodsNatureCode'],
  itemType: ['itemTypeCode'],
  legalRegistrationType: ['legalRegistrationType'],
  mediaType: ['mimeCode'],
  paymentMeans: ['paymentMode'],
  subdivision: ['countrySubentity'],
  unit: ['unitCode'],
  vatCategory: ['vatCategory'],
};

const { meanings } = renderedSpecification.rendering;
const lists = Object.entries(fieldNames) as readonly (readonly [MeaningList, readonly string[]])[];

/** Every code, as often as there are lists that have it. */
export function allCodes(): string[] {
  return lists.flatMap(([list]) => Object.keys(meanings[list]));
}

/** What a code means in each list that has it; written in any letters. */
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

/** The meaning of a code in the list of the field of a path, such as `lines[0].unitCode`. */
export function meaningAt(path: string, code: string, language: Language): string | undefined {
  const name = lastName(path);
  for (const [list, names] of lists) {
    const meaning = names.includes(name) ? meanings[list][code] : undefined;
    if (meaning !== undefined) return meaning[language];
  }
  return undefined;
}

/** The meaning of a code in an element of UBL, by its location. */
export function meaningInUbl(location: string, code: string, language: Language): string | undefined {
  const element = location.replaceAll(/\[\d+\]/g, '').replace(/^\/[^/]*\//, '');
  const row = fieldRows.find(({ elements }) => elements.includes(element));
  return row === undefined ? undefined : meaningAt(row.field, code, language);
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replace(/\[\d*\]$/, '');
}
