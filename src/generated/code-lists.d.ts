import type { NamedCodeList } from '../core/messages/named-codes.ts';
import type { Spellings } from '../core/messages/vocabulary.ts';
import type { Translated } from '../core/specification/rendering.ts';

/** The codes of the shared code lists in order, without their meanings. */
export const ICD: readonly string[];
export const ISO3166: readonly string[];
export const ISO4217: readonly string[];
export const MimeCode: readonly string[];
export const UNCL1153: readonly string[];
export const UNCL5189: readonly string[];
export const UNCL7143: readonly string[];
export const UNCL7161: readonly string[];
export const UNECERec20: readonly string[];
export const eas: readonly string[];

/** The same lists with their meanings. */
export const ICDList: NamedCodeList;
export const ISO3166List: NamedCodeList;
export const ISO4217List: NamedCodeList;
export const UNCL5189List: NamedCodeList;
export const UNCL7143List: NamedCodeList;
export const UNCL7161List: NamedCodeList;
export const easList: NamedCodeList;

/** The names of countries and units in both languages, and further names of countries. */
export const countryMeanings: Readonly<Record<string, Translated>>;
export const countrySpellings: Spellings;
export const unitMeanings: Readonly<Record<string, Translated>>;

/** The decimals of the currencies that have another number of them than two (ISO 4217). */
export const minorUnits: Readonly<Record<string, number>>;
