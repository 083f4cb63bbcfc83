import { rateToAccountingCurrency } from '../compute/lines.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import type { TextPlace } from '../core/findings/place.ts';
import { languages } from '../core/messages/language.ts';
import { oncePer } from '../core/once-per.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { DocumentLimits } from '../core/options/limits.ts';
import { oneOf, optionsOf } from '../core/options/option-kinds.ts';
import type { Specification } from '../core/specification/specification.ts';
import { isUblRoot, nameInLocation, type UblElement } from '../core/xml/element.ts';
import { readUbl } from '../intake/read-document.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import { placesOf } from '../intake/xml/places.ts';
import { withAllCodes } from '../request/aliases.ts';
import { type DocumentRequest, defaultSpecification } from '../specification/default.ts';
import { ublStructure } from '../specification/ubl-structure.ts';
import { type AmountOf, computedAmounts } from '../ubl/reading/computed-amounts.ts';
import { type Difference, differences } from '../ubl/reading/differences.ts';
import { isHeldExactly } from '../ubl/reading/fields.ts';
import { requestReader } from '../ubl/reading/request-reader.ts';
import { type RewrittenUbl, rewriteUbl } from '../ubl/reading/rewrite.ts';
import { type Currencies, currencyAttribute, isSameAmount } from '../ubl/reading/same-amount.ts';
import { createLocator } from '../ubl/structure/locator.ts';
import { heldByRequest } from './held-by-request.ts';
import { specificationShape } from './option-shapes.ts';
import { notARequest } from './other-document.ts';
import { ownFindingsInWords, type TextOptions } from './result.ts';

/**
 * A value in which the UBL of the request is not the document: one that no field of the request holds, one
 * that is derived differently from its other figures, or one that the document does not have.
 */
export interface UnmappedValue {
  /** The element, such as `/Invoice/cac:PayeeParty[1]/cac:PartyName[1]/cbc:Name[1]`. */
  readonly location: string;
  /** The attribute in question; null for the element's own text. */
  readonly attribute: string | null;
  /** What the document says; null if the UBL of the request adds the value. */
  readonly value: string | null;
  /** What the UBL of the request says there; null if nothing. */
  readonly written: string | null;
  /** JSON path of the field of the request that says it; empty if none does. */
  readonly path: string;
  /** Where the value is in the text; of an added value, the element that it is added to. */
  readonly place: TextPlace | null;
}

/** The content of a UBL document, as a document request. */
export interface ReadRequest {
  /** Null if the document could not be read. */
  readonly request: DocumentRequest | null;
  /**
   * Every value of the document that is missing or different in the UBL of the request, and every value that
   * it adds. A product that the document does not round to the cent, or does not convert to the accounting
   * currency, is the same amount; so is a total of zero that is not written.
   */
  readonly unmapped: readonly UnmappedValue[];
  /**
   * Why the document could not be read; otherwise in words, every amount that is computed differently, and
   * what the UBL of the request has in addition to the document.
   */
  readonly findings: readonly Issue[];
}

const readOptionsKind = optionsOf({ ...specificationShape, language: oneOf(languages) });

/**
 * Turns a UBL document of any origin into the document request that says the same. Nothing is lost in
 * silence: the request is written as UBL again, and each value that does not come out the same is in
 * `unmapped`. The document is not validated.
 *
 * @example
 * ```ts
 * const { request: read, unmapped } = requestOf(xml);
 * console.log(read.invoiceNumber, unmapped.length); // INV-2026-0042 0
 * ```
 */
export function requestOf(xml: string | Uint8Array, options: TextOptions = {}): ReadRequest {
  checkOptions('requestOf', readOptionsKind, options);
  checkDocument('requestOf', xml);
  return readRequestOf(xml, options);
}

/** Reads UBL back, within limits that the caller has checked. */
export function readRequestOf(
  xml: string | Uint8Array,
  options: TextOptions,
  limits?: Partial<DocumentLimits>,
): ReadRequest {
  const read = readUbl(xml, limits);
  if (!read.ok) return { request: null, unmapped: [], findings: ownFindingsInWords(read.failure, options) };
  return requestOfRead(read.value, options);
}

/** The request of a document that has been read already. */
export function requestOfRead(ubl: Omit<ReadUbl, 'kind'>, options: TextOptions): ReadRequest {
  const { specification = defaultSpecification } = options;
  const { root } = ubl;
  if (!isUblRoot(root))
    return { request: null, unmapped: [], findings: ownFindingsInWords([notARequest(root)], options) };
  const { request: asRead, ...read } = requestReader(specification)(root);
  const held = heldByRequest(asRead, specification);
  const { root: again, invoice } = rewriteUbl(
    { ...read, request: withAllCodes(held, specification) },
    specification,
    ublStructure,
  );
  // The codes are those of the specification that reads it; only the default's are known as literal types.
  const request = held as DocumentRequest;
  const found = differences(root, again, ublStructure);
  if (found.length === 0) return { request, unmapped: [], findings: [] };
  const located = locatedIn(ubl, found);
  const amountOf = computedAmountsOf(specification);
  const currencies = currenciesOf(invoice, specification);
  const isSame = ({ difference }: LocatedDifference) => {
    const amount = amountOf(difference.within);
    return amount !== undefined && isSameAmount(difference, amount, currencies);
  };
  return {
    request,
    unmapped: located.filter((each) => !isSame(each)).map(unmappedValue),
    findings: ownFindingsInWords(findingsOf(located, amountOf), options),
  };
}

function currenciesOf(invoice: RewrittenUbl['invoice'], specification: Specification): Currencies {
  return {
    document: invoice.currency,
    accounting: specification.accounting.currency,
    rate: rateToAccountingCurrency(invoice, specification),
  };
}

/** A difference, with its place in the text of the document. */
interface LocatedDifference {
  readonly difference: Difference;
  /** The element that has the value; of an added value, in the UBL of the request. */
  readonly location: string;
  readonly attribute: string | undefined;
  readonly place: TextPlace | undefined;
}

function locatedIn(
  { root, text, envelope }: Omit<ReadUbl, 'kind'>,
  found: readonly Difference[],
): LocatedDifference[] {
  const locate = createLocator();
  const places = placesOf(text, envelope?.top ?? root, new Set(found.map(({ within }) => within)));
  return found.flatMap((difference) => {
    const { first, second, within } = difference;
    const held = first ?? second;
    return held === undefined
      ? []
      : {
          difference,
          location: locate(held.element),
          attribute: held.attribute,
          place: places.get(within),
        };
  });
}

function unmappedValue({ difference, location, attribute, place }: LocatedDifference): UnmappedValue {
  const { first, second } = difference;
  return {
    location,
    attribute: attribute ?? null,
    value: first?.value ?? null,
    written: second?.value ?? null,
    path: second?.element.requestPath ?? '',
    place: place ?? null,
  };
}

const computedAmountsOf = oncePer(({ binding }: Specification) => computedAmounts(binding));

/**
 * Recognises differences in amounts, or in their currencies, that no request field holds and that are
 * computed differently from the document.
 */
function isComputedOtherwise(amountOf: AmountOf): (located: LocatedDifference) => boolean {
  return ({ difference: { first } }) => {
    if (first === undefined) return false;
    const amount = amountOf(first.element);
    return first.attribute === undefined
      ? amount !== undefined && isHeldExactly(first.value)
      : amount?.hasField === false && first.attribute === currencyAttribute;
  };
}

/** A finding for each amount that is computed differently, then one for each value that is added. */
function findingsOf(located: readonly LocatedDifference[], amountOf: AmountOf): Finding[] {
  const isComputed = isComputedOtherwise(amountOf);
  const left = leftOut(located);
  const changed = located.filter((each) => isChanged(each) && (isCurrency(each) || !isComputed(each)));
  const computed = located.filter(
    (each) => isComputed(each) && !isCurrencyOf(left, each) && !changed.includes(each),
  );
  const addedValues = located.filter(
    ({ difference: { first, second } }) => first === undefined && second !== undefined,
  );
  return [
    ...computed.map((each) => computedOtherwise(each, amountOf)),
    ...byChange(changed).flatMap(changedValue),
    ...addedValues.map(added),
  ];
}

/** Whether both documents have the value, and not the same. */
function isChanged({ difference: { first, second } }: LocatedDifference): boolean {
  return first !== undefined && second !== undefined;
}

function isCurrency({ attribute }: LocatedDifference): boolean {
  return attribute === currencyAttribute;
}

/** Changes of the same value to the same other value, in elements or attributes of the same name: they have one cause. */
function byChange(changed: readonly LocatedDifference[]): (readonly LocatedDifference[])[] {
  const groups = new Map<string, LocatedDifference[]>();
  for (const each of changed) {
    const { first, second } = each.difference;
    const name = isCurrency(each) ? currencyAttribute : nameOfValue(each);
    const change = JSON.stringify([name, first?.value, second?.value]);
    const known = groups.get(change);
    if (known === undefined) groups.set(change, [each]);
    else known.push(each);
  }
  return [...groups.values()];
}

function nameOfValue({ difference: { within }, attribute }: LocatedDifference): string {
  const name = nameInLocation(within);
  return attribute === undefined ? name : `${name}/@${attribute}`;
}

function changedValue(group: readonly LocatedDifference[]): Finding[] {
  const [each] = group;
  if (each === undefined) return [];
  const { difference, location, attribute, place } = each;
  const { first, second } = difference;
  return [
    {
      rule: 'ubl-changed',
      severity: 'warning',
      path: second?.element.requestPath ?? '',
      location: attribute === undefined ? location : `${location}/@${attribute}`,
      ...(place === undefined ? {} : { place }),
      values: {
        element: nameOfValue(each),
        value: first?.value ?? '',
        written: second?.value ?? '',
        count: group.length,
      },
      foundBy: 'structure',
    },
  ];
}

/** The elements that the UBL of the request does not have. */
function leftOut(located: readonly LocatedDifference[]): ReadonlySet<UblElement | undefined> {
  const whole = located.filter(
    ({ attribute, difference }) => attribute === undefined && difference.second === undefined,
  );
  return new Set(whole.map(({ difference }) => difference.first?.element));
}

/** Whether a difference is only in the currency of one of some elements. */
function isCurrencyOf(
  elements: ReadonlySet<UblElement | undefined>,
  { attribute, difference }: LocatedDifference,
) {
  return attribute !== undefined && elements.has(difference.first?.element);
}

function computedOtherwise(
  { difference, location, attribute, place }: LocatedDifference,
  amountOf: AmountOf,
): Finding {
  const { first, second } = difference;
  const what = { word: (first && (amountOf(first.element)?.term ?? nameInLocation(first.element))) ?? '' };
  const values = { what, value: first?.value ?? '' };
  return {
    rule: 'ubl-derived',
    severity: 'warning',
    path: '',
    location: attribute === undefined ? location : `${location}/@${attribute}`,
    ...(place === undefined ? {} : { place }),
    ...(second === undefined
      ? { text: 'notComputed', values }
      : {
          values: { ...values, computed: second.value },
        }),
    foundBy: 'structure',
  };
}

function added({ difference: { second }, location, attribute, place }: LocatedDifference): Finding {
  const name = second === undefined ? '' : nameInLocation(second.element);
  return {
    rule: 'ubl-added',
    severity: 'information',
    path: second?.element.requestPath ?? '',
    location: attribute === undefined ? location : `${location}/@${attribute}`,
    ...(place === undefined ? {} : { place }),
    values: { element: attribute === undefined ? name : `${name}/@${attribute}`, value: second?.value ?? '' },
    foundBy: 'structure',
  };
}
