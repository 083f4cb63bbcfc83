import * as z from 'zod';
import { compute } from '../compute/compute.ts';
import { checkSource } from '../core/check-argument.ts';
import { checkOptions } from '../core/check-options.ts';
import type { UblElement } from '../core/element.ts';
import type { Finding, Issue } from '../core/finding.ts';
import { languages } from '../core/language.ts';
import type { DocumentLimits } from '../core/limits.ts';
import { oncePer } from '../core/once-per.ts';
import type { TextPlace } from '../core/place.ts';
import type { Specification } from '../core/specification.ts';
import { type ReadUbl, readUbl } from '../intake/read-document.ts';
import { placesOf } from '../intake/xml/places.ts';
import { normalise } from '../request/normalise/normalise.ts';
import { derivedElements } from '../ubl/reading/derived.ts';
import { type Difference, differences } from '../ubl/reading/differences.ts';
import { requestReader } from '../ubl/reading/request-reader.ts';
import { createLocator } from '../ubl/structure/locator.ts';
import { writeUbl } from '../ubl/write.ts';
import { type DocumentRequest, defaultSpecification } from './default-specification.ts';
import { specificationOptionsSchema } from './option-schemas.ts';
import { malformedUbl, type TextOptions } from './result.ts';

/** A value of a UBL document that no field of the request holds. */
export interface UnmappedValue {
  /** The element, such as `/Invoice/cac:PayeeParty[1]/cac:PartyName[1]/cbc:Name[1]`. */
  readonly location: string;
  /** The attribute of it that is meant; null for the element itself. */
  readonly attribute: string | null;
  readonly value: string;
  readonly place: TextPlace | null;
}

/** What a UBL document says, as a document request. */
export interface ReadRequest {
  /** Null where the document could not be read. */
  readonly request: DocumentRequest | null;
  /** Every value of the document that the UBL of the request would not hold again. */
  readonly unmapped: readonly UnmappedValue[];
  /** Why the document could not be read, or what the UBL of the request would hold beside what the document says. */
  readonly findings: readonly Issue[];
}

const readOptionsSchema = specificationOptionsSchema.extend({ language: z.enum(languages).optional() });

/**
 * Turns a UBL document of any origin into the document request that says the same. Nothing is lost in silence: the request
 * is written again, and each value of the document that does not come out as it was is in `unmapped`. Whether the
 * document is valid is not looked at.
 *
 * @example
 * ```ts
 * const { request: read, unmapped } = requestOf(xml);
 * console.log(read.invoiceNumber, unmapped.length); // INV-2026-0042 0
 * ```
 */
export function requestOf(xml: string | Uint8Array, options: TextOptions = {}): ReadRequest {
  checkOptions('requestOf', readOptionsSchema, options);
  checkSource('requestOf', xml);
  return readRequestOf(xml, options);
}

/** The same within limits that the caller has checked. */
export function readRequestOf(
  xml: string | Uint8Array,
  options: TextOptions,
  limits?: Partial<DocumentLimits>,
): ReadRequest {
  const { specification = defaultSpecification } = options;
  const read = readUbl(xml, limits);
  if (!read.ok) return { request: null, unmapped: [], findings: inWords(read.failure, options) };
  const { root } = read.value;
  const request = requestReader(specification)(root);
  const { ofFirst, ofSecond } = differences(root, rewritten(request, specification), specification.structure);
  const isDerived = derivedElementsOf(specification);
  const computed = (found: readonly Difference[]) => found.filter(({ element }) => isDerived(element));
  const others = (found: readonly Difference[]) => found.filter(({ element }) => !isDerived(element));
  return {
    // Its codes are those of the specification that reads it; only the default's are known as literals.
    request: request as DocumentRequest,
    unmapped: unmappedValues(others(ofFirst), read.value),
    findings: inWords(
      [
        ...otherwiseComputed(computed(ofFirst), read.value),
        ...others(ofSecond).map(addedBy(createLocator())),
      ],
      options,
    ),
  };
}

/** The UBL of a request, as it would be sent. */
function rewritten(request: Parameters<typeof normalise>[0], specification: Specification): UblElement {
  const { invoice } = normalise(request, specification);
  return writeUbl(compute(invoice, specification), specification).root;
}

function unmappedValues(found: readonly Difference[], { root, text, envelope }: ReadUbl): UnmappedValue[] {
  const locate = createLocator();
  const places = placesOf(text, envelope?.top ?? root, new Set(found.map(({ element }) => element)));
  return found.map(({ element, attribute, value }) => ({
    location: locate(element),
    attribute: attribute ?? null,
    value,
    place: places.get(element) ?? null,
  }));
}

const derivedElementsOf = oncePer(({ binding }: Specification) => derivedElements(binding));

/** Values that no field gives, since they are computed, and that are computed otherwise. */
function otherwiseComputed(found: readonly Difference[], read: ReadUbl): Finding[] {
  return unmappedValues(found, read).map(({ location, attribute, value, place }) => ({
    rule: 'ubl-derived',
    severity: 'warning',
    path: '',
    location: attribute === null ? location : `${location}/@${attribute}`,
    ...(place === null ? {} : { place }),
    values: { value },
    foundBy: 'structure',
  }));
}

function addedBy(locate: (element: UblElement) => string): (difference: Difference) => Finding {
  return ({ element, attribute, value }) => ({
    rule: 'ubl-added',
    severity: 'information',
    path: element.source ?? '',
    location: attribute === undefined ? locate(element) : `${locate(element)}/@${attribute}`,
    values: { value },
    foundBy: 'structure',
  });
}

function inWords(findings: readonly Finding[], options: TextOptions): readonly Issue[] {
  return malformedUbl(findings, options).issues;
}
