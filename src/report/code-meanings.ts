import type { Language } from '../core/messages/language.ts';
import type { MeaningList } from '../core/specification/rendering.ts';
import { namedFields } from '../request/fields.ts';
import { renderedSpecification } from '../specification/rendered.ts';

/** The names of the fields that take the codes of a list, at any place. */
export const fieldNames: Readonly<Partial<Record<MeaningList, readonly string[]>>> = {
  addressScheme: ['participantId'],
  allowanceReason: ['reasonCode'],
  billingFrequency: ['billingFrequencyCode'],
  chargeReason: ['reasonCode'],
  country: ['countryCode', 'originCountry'],
  creditNoteReason: ['creditNoteReasonCode'],
  currency: ['currency', 'taxCurrencyCode'],
  documentType: ['documentType'],
  electronicAddress: ['participantId'],
  exemptionReason: ['exemptionReasonCode'],
  goodsNature: [namedFields.natureCode],
  itemType: ['itemTypeCode'],
  legalRegistrationType: ['legalRegistrationType'],
  mediaType: ['mimeCode'],
  paymentMeans: ['paymentMode'],
  subdivision: ['countrySubentity'],
  unit: ['unitCode'],
  vatCategory: ['vatCategory'],
};

const { meanings } = renderedSpecification.rendering;

/** Each list whose codes fields take, with the names of these fields. */
export const lists = Object.entries(fieldNames) as readonly (readonly [MeaningList, readonly string[]])[];

/** The meaning of a code in the list of the field of a path, such as `lines[0].unitCode`. */
export function meaningAt(path: string, code: string, language: Language): string | undefined {
  return meaningIn([lastName(path)], code, language);
}

/** The name of the field that a path ends with. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replace(/\[\d*\]$/, '');
}

/** The meaning of a code, from the first list with the code among the lists of fields with these names. */
export function meaningIn(names: readonly string[], code: string, language: Language): string | undefined {
  for (const [list, ofList] of lists) {
    const meaning = ofList.some((name) => names.includes(name)) ? meanings[list][code] : undefined;
    if (meaning !== undefined) return meaning[language];
  }
  return undefined;
}
