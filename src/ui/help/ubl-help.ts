import type { Language } from '../../core/messages/language.ts';
import { onceAsked } from '../../core/once-per.ts';
import type { MeaningList } from '../../core/specification/rendering.ts';
import { describedSpecification } from '../../specification/described.ts';
import { ublStructure } from '../../specification/facts.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { type FieldPlace, fieldTable, termsOfElements } from '../../ubl/bound-terms.ts';
import { type AggregateType, type ElementType, elementTypes, type Row } from '../../ubl/structure/tables.ts';
import { fieldHelp } from './field-help.ts';
import { fieldOf } from './field-of-help.ts';
import { type UblPlace, type UblWord, ublPlaceAt, ublWordAt } from './ubl-place.ts';

/** A proposal for a place of a UBL document. */
export interface UblOffer {
  readonly in: UblPlace['in'];
  /** The part that has been typed. */
  readonly typed: string;
  readonly options: readonly UblOption[];
}

export interface UblOption {
  /** The name of an element or attribute, or a value. */
  readonly name: string;
  /** Its business terms, or the meaning of a code. */
  readonly detail: string;
  readonly description: string;
  /** True if this specification writes it. */
  readonly isUsual: boolean;
}

/** An explanation of the text at a place of a UBL document. */
export interface UblExplanation {
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly description: string;
}

/** Lists the allowed elements, attributes and codes at a position of a UBL document. */
export function ublOffer(text: string, position: number, language: Language): UblOffer | undefined {
  const place = ublPlaceAt(text, position);
  if (place === undefined) return undefined;
  const options = optionsAt(place, language);
  return options.length === 0 ? undefined : { in: place.in, typed: place.typed, options };
}

/** Explains the element, attribute or code at a position, with its term and request field. */
export function ublExplanation(
  text: string,
  position: number,
  language: Language,
): UblExplanation | undefined {
  const word = ublWordAt(text, position);
  if (word === undefined) return undefined;
  const { from, to, path, value } = word;
  const { terms, field, description } = factsOf(pathOf(path, word.attribute), language);
  const meaning = valuesOf(word, language).find(({ name }) => name === value)?.detail;
  const title = [meaning === undefined ? '' : `${value}: ${meaning}`, terms, field ?? '']
    .filter(Boolean)
    .join(' · ');
  return title === '' && description === '' ? undefined : { from, to, title, description };
}

function optionsAt(place: UblPlace, language: Language): readonly UblOption[] {
  if (place.in === 'value') return valuesOf(place, language);
  const type = typeOf(place.path);
  if (place.in === 'tag') {
    if (type?.kind !== 'basic') return [];
    return [...type.attributes.values()].map(({ name, required }) => {
      const { terms, description } = factsOf(pathOf(place.path, name), language);
      return { name, detail: terms, description, isUsual: required || terms !== '' };
    });
  }
  if (place.path.length === 0)
    return [...types().keys()].map((name) => ({ name, detail: '', description: '', isUsual: true }));
  return type?.kind === 'aggregate' ? elementsOf(type, place, language) : [];
}

/** The elements that may be inserted between the existing ones, in order. */
function elementsOf(
  { rows, order }: AggregateType,
  { path, before, after }: Extract<UblPlace, { in: 'element' }>,
  language: Language,
): UblOption[] {
  const rowOf = (name: string): Row | undefined => rows[localName(name)];
  const last = before.flatMap((name) => rowOf(name) ?? []).at(-1);
  const next = after.flatMap((name) => rowOf(name) ?? []).at(0);
  const mayStand = (row: Row) =>
    row.position >= (last?.position ?? 0) &&
    row.position <= (next?.position ?? order.length) &&
    (row.repeatable || (row !== last && row !== next));
  return order.filter(mayStand).map((row) => {
    const { terms, field, description } = factsOf(pathOf([...path, row.name], undefined), language);
    return { name: row.name, detail: terms, description, isUsual: terms !== '' || field !== undefined };
  });
}

/** The codes that may be written at a place, with their meaning. */
function valuesOf(
  { path, attribute }: Pick<UblWord, 'path' | 'attribute'>,
  language: Language,
): readonly UblOption[] {
  const { field } = factsOf(pathOf(path, attribute), language);
  // A request has its own words for some codes: "Invoice" is written as 380.
  const codes = listed(path, attribute, language);
  const ofField = field === undefined ? [] : (helpOf(language, field)?.values ?? []);
  const texts = ofField.flatMap(([json, meaning]): [string, string][] => {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? [[value, meaning]] : [];
  });
  const found = codes.length > 0 || texts.every(([, meaning]) => meaning === '') ? codes : texts;
  return found.map(([name, detail]) => ({ name, detail, description: '', isUsual: true }));
}

/** The code lists of elements and attributes that come from no request field, by name. */
const listsOfNames: Readonly<Record<string, MeaningList>> = {
  '@currencyID': 'currency',
  '@mimeCode': 'mediaType',
  '@schemeID': 'identifierScheme',
  '@unitCode': 'unit',
  'cac:ClassifiedTaxCategory/cbc:ID': 'vatCategory',
  'cac:TaxCategory/cbc:ID': 'vatCategory',
  'cbc:DocumentCurrencyCode': 'currency',
  'cbc:IdentificationCode': 'country',
  'cbc:PaymentMeansCode': 'paymentMeans',
  'cbc:SourceCurrencyCode': 'currency',
  'cbc:TargetCurrencyCode': 'currency',
  'cbc:TaxCurrencyCode': 'currency',
  'cbc:TaxExemptionReasonCode': 'exemptionReason',
};

function listed(
  path: readonly string[],
  attribute: string | undefined,
  language: Language,
): readonly (readonly [string, string])[] {
  const { meanings, titles } = renderedSpecification.rendering;
  const name = path.at(-1) ?? '';
  if (attribute === undefined && /TypeCode$/.test(name) && path.length === 2) {
    const ofType = { ...titles.billing, ...titles.selfbilling };
    return Object.entries(ofType).map(([code, title]) => [code, title[language]]);
  }
  const key = attribute === undefined ? name : `@${attribute}`;
  const list = listsOfNames[key] ?? listsOfNames[path.slice(-2).join('/')];
  return list === undefined
    ? []
    : Object.entries(meanings[list]).map(([code, meaning]) => [code, meaning[language]]);
}

function factsOf(path: string, language: Language) {
  const isAround = (field: string) => {
    const elements = fields().find((row) => row.field === field)?.elements ?? [];
    return elements.length === 0 || elements.some((element) => path.startsWith(element));
  };
  const field = fields().find(
    ({ field, elements }) => elements.includes(path) && objectsAround(field).every(isAround),
  )?.field;
  const description = field === undefined ? '' : (helpOf(language, field)?.description ?? '');
  return { terms: (terms().get(path) ?? []).join(', '), field, description };
}

/** `seller.address.city` gives `seller` and `seller.address`. */
function objectsAround(field: string): string[] {
  const steps = field.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}

function helpOf(language: Language, field: string) {
  return fieldOf(language === 'ar' ? inArabic() : inEnglish(), field.replaceAll('[]', '').split('.'));
}

function pathOf(path: readonly string[], attribute: string | undefined): string {
  return [...path.slice(1), ...(attribute === undefined ? [] : [`@${attribute}`])].join('/');
}

function typeOf([root = '', ...path]: readonly string[]): ElementType | undefined {
  let type: ElementType | undefined = types().get(localName(root));
  for (const name of path) type = type?.kind === 'aggregate' ? type.rows[localName(name)]?.type : undefined;
  return type;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

// Made on first use: most users paste a request.
const types = onceAsked(() => elementTypes(ublStructure));
const terms = onceAsked(() => termsOfElements(describedSpecification));
const fields = onceAsked((): readonly FieldPlace[] => fieldTable(describedSpecification));
const inEnglish = onceAsked(() => fieldHelp('en'));
const inArabic = onceAsked(() => fieldHelp('ar'));
