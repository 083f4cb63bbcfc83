import { compute } from '../compute/compute.ts';
import { checkDocument } from '../core/check-argument.ts';
import { checkOptions } from '../core/check-options.ts';
import type { UblElement } from '../core/element.ts';
import type { Finding, Issue } from '../core/finding.ts';
import { languages } from '../core/language.ts';
import type { DocumentLimits } from '../core/limits.ts';
import { oncePer } from '../core/once-per.ts';
import { oneOf, optionsOf } from '../core/option-kinds.ts';
import type { TextPlace } from '../core/place.ts';
import type { Specification } from '../core/specification.ts';
import { readUbl } from '../intake/read-document.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import { placesOf } from '../intake/xml/places.ts';
import { normalise } from '../request/normalise/normalise.ts';
import type { DocumentRequest } from '../specification/default.ts';
import { requestSpecification } from '../specification/of-requests.ts';
import { ublStructure } from '../specification/ubl-structure.ts';
import { computedAmounts } from '../ubl/reading/computed-amounts.ts';
import { type Difference, differences, type HeldValue } from '../ubl/reading/differences.ts';
import { isHeldExactly } from '../ubl/reading/fields.ts';
import { type RequestRead, requestReader } from '../ubl/reading/request-reader.ts';
import { rewriteUbl } from '../ubl/reading/rewrite.ts';
import { createLocator } from '../ubl/structure/locator.ts';
import { malformedUbl } from './document-result.ts';
import { specificationShape } from './option-shapes.ts';
import type { TextOptions } from './result.ts';

/** A value of a UBL document that no field of the request holds. */
export interface UnmappedValue {
  /** The element, such as `/Invoice/cac:PayeeParty[1]/cac:PartyName[1]/cbc:Name[1]`. */
  readonly location: string;
  /** The attribute in question; null for the element's own text. */
  readonly attribute: string | null;
  readonly value: string;
  readonly place: TextPlace | null;
}

/** The content of a UBL document, as a document request. */
export interface ReadRequest {
  /** Null if the document could not be read. */
  readonly request: DocumentRequest | null;
  /** Every value of the document that is missing or different in the UBL of the request. */
  readonly unmapped: readonly UnmappedValue[];
  /** Why the document could not be read, or what the UBL of the request has in addition to the document. */
  readonly findings: readonly Issue[];
}

const readOptionsKind = optionsOf({ ...specificationShape, language: oneOf(languages) });

/**
 * Turns a UBL document of any origin into the document request that says the same. Nothing is lost in
 * silence: the request is written as UBL again, and each value of the document that does not come out the
 * same is in `unmapped`. The document is not validated.
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

/** The same, within limits that the caller has checked. */
export function readRequestOf(
  xml: string | Uint8Array,
  options: TextOptions,
  limits?: Partial<DocumentLimits>,
): ReadRequest {
  const read = readUbl(xml, limits);
  if (!read.ok) return { request: null, unmapped: [], findings: inWords(read.failure, options) };
  return requestOfRead(read.value, options);
}

/** The same for a document that has been read already. */
export function requestOfRead(ubl: Omit<ReadUbl, 'kind'>, options: TextOptions): ReadRequest {
  const { specification = requestSpecification } = options;
  const { root } = ubl;
  const { request, originals } = requestReader(specification)(root);
  const found = differences(root, rewritten(request, originals, specification), ublStructure);
  const isComputed = isComputedOtherwise(specification);
  const others = found.filter((each) => !isComputed(each));
  return {
    // The codes are those of the specification that reads it; only the default's are known as literal types.
    request: request as DocumentRequest,
    unmapped: unmappedValues(
      others.flatMap(({ first }) => first ?? []),
      ubl,
    ),
    findings: inWords(
      [
        ...computedOtherwise(found.filter(isComputed), ubl),
        ...others.flatMap(({ second }) => second ?? []).map(addedBy(createLocator())),
      ],
      options,
    ),
  };
}

/**
 * The UBL that would be sent for a request; elements that would be written the same are those of the
 * original.
 */
function rewritten(
  request: RequestRead['request'],
  originals: RequestRead['originals'],
  specification: Specification,
): UblElement {
  const { invoice } = normalise(request, specification);
  return rewriteUbl(compute(invoice, specification), originals, specification, ublStructure);
}

function unmappedValues(
  found: readonly HeldValue[],
  { root, text, envelope }: Omit<ReadUbl, 'kind'>,
): UnmappedValue[] {
  const locate = createLocator();
  const places = placesOf(text, envelope?.top ?? root, new Set(found.map(({ element }) => element)));
  return found.map(({ element, attribute, value }) => ({
    location: locate(element),
    attribute: attribute ?? null,
    value,
    place: places.get(element) ?? null,
  }));
}

const computedAmountsOf = oncePer(({ binding }: Specification) => computedAmounts(binding));

/** The attribute for the currency of an amount. */
const currencyAttribute = 'currencyID';

/**
 * Recognises differences in amounts, or in their currencies, that no request field holds and that are
 * computed differently from the document.
 */
function isComputedOtherwise(specification: Specification): (difference: Difference) => boolean {
  const amountOf = computedAmountsOf(specification);
  return ({ first }) => {
    if (first === undefined) return false;
    const amount = amountOf(first.element);
    return first.attribute === undefined
      ? amount !== undefined && isHeldExactly(first.value)
      : amount === 'without field' && first.attribute === currencyAttribute;
  };
}

/** For each amount that is computed differently, a finding with both figures. */
function computedOtherwise(found: readonly Difference[], read: Omit<ReadUbl, 'kind'>): Finding[] {
  const ofDocument = unmappedValues(
    found.flatMap(({ first }) => first ?? []),
    read,
  );
  return ofDocument.map(({ location, attribute, value, place }, index): Finding => {
    const computed = found[index]?.second?.value;
    return {
      rule: 'ubl-derived',
      severity: 'warning',
      path: '',
      location: attribute === null ? location : `${location}/@${attribute}`,
      ...(place === null ? {} : { place }),
      ...(computed === undefined
        ? { text: 'notComputed', values: { value } }
        : { values: { value, computed } }),
      foundBy: 'structure',
    };
  });
}

function addedBy(locate: (element: UblElement) => string): (added: HeldValue) => Finding {
  return ({ element, attribute, value }) => ({
    rule: 'ubl-added',
    severity: 'information',
    path: element.requestPath ?? '',
    location: attribute === undefined ? locate(element) : `${locate(element)}/@${attribute}`,
    values: { value },
    foundBy: 'structure',
  });
}

function inWords(findings: readonly Finding[], options: TextOptions): readonly Issue[] {
  return malformedUbl(findings, options).issues;
}
