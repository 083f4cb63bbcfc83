import { rateToAccountingCurrency } from '../compute/lines.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import type { TextPlace } from '../core/findings/place.ts';
import type { Result } from '../core/findings/result.ts';
import { oncePer } from '../core/once-per.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { Limits } from '../core/options/limits.ts';
import { languageOption, optionsOf } from '../core/options/option-kinds.ts';
import { byCause } from '../core/specification/cause.ts';
import type { Specification } from '../core/specification/specification.ts';
import { isUblRoot, type UblElement } from '../core/xml/element.ts';
import { readUblDocument } from '../intake/read-document.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import { withAllCodes } from '../request/aliases.ts';
import { type DocumentRequest, defaultSpecification } from '../specification/default.ts';
import { ublStructure } from '../specification/facts.ts';
import { documentFactsOf } from '../ubl/figures/document-facts.ts';
import { computedAmounts } from '../ubl/reading/computed-amounts.ts';
import { differences } from '../ubl/reading/differences.ts';
import { requestReader } from '../ubl/reading/request-reader.ts';
import { rewriteUbl } from '../ubl/reading/rewrite.ts';
import { isSameAmount } from '../ubl/reading/same-amount.ts';
import { createLocator } from '../ubl/structure/locator.ts';
import { currencyFindings } from './element-findings.ts';
import { findingsOfReading, type LocatedDifference, locatedIn } from './findings-of-reading.ts';
import { heldByRequest } from './held-by-request.ts';
import { notARequest } from './other-document.ts';
import { ownFindingsInWords, type TextOptions } from './result.ts';
import { specificationShape } from './specification-option.ts';

/**
 * A value that differs between the document and the UBL of the request: no field of the request can hold it, it is
 * derived differently from other figures, or the document does not have it.
 */
export interface UnmappedValue {
  /** The element, such as `/Invoice/cac:PayeeParty[1]/cac:PartyName[1]/cbc:Name[1]`. */
  readonly location: string;
  /** The attribute in question; null for the element's own text. */
  readonly attribute: string | null;
  /** Value in the document; null if the UBL of the request adds it. */
  readonly value: string | null;
  /** Value in the UBL of the request, or null. */
  readonly written: string | null;
  /** JSON path of the request field with this value, or an empty text. */
  readonly path: string;
  /** Place of the value in the text; for an added value, the place of the element to which it is added. */
  readonly place: TextPlace | null;
}

/** The content of a UBL document, as a document request. */
export interface ReadRequest {
  readonly request: DocumentRequest;
  /**
   * Every value of the document that is missing or different in the UBL of the request, and every value that this UBL
   * adds. A product that the document does not round to the cent, or does not convert to the accounting currency,
   * counts as the same amount. So does a total of zero that is not written.
   */
  readonly unmapped: readonly UnmappedValue[];
  /** Descriptions of every amount that is computed differently, and of the content that the UBL of the request adds. */
  readonly findings: readonly Issue[];
}

/** Members of a document that has no request. */
export interface UnreadRequest {
  readonly request: null;
  readonly unmapped: readonly [];
  /** The reason why the document has no request. */
  readonly findings: readonly Issue[];
}

export type ReadRequestResult = Result<ReadRequest, readonly Issue[]>;

const readOptionsKind = optionsOf({ ...specificationShape, language: languageOption });

/**
 * Converts a UBL document of any origin to the document request with the same content. Nothing is lost silently: the
 * request is written as UBL again, and `unmapped` lists each value that differs. The document is not validated. If it
 * cannot be read, there is no request, and the issues say why.
 *
 * @example
 * ```ts
 * const read = readUbl(xml);
 * if (read.ok) console.log(read.value.request.invoiceNumber, read.value.unmapped.length); // INV-2026-0042 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function readUbl(xml: string | Uint8Array, options: TextOptions = {}): ReadRequestResult {
  checkOptions('readUbl', readOptionsKind, options);
  checkDocument('readUbl', xml);
  return readRequestOf(xml, options);
}

/** Reads UBL back, within limits that the caller has checked. */
export function readRequestOf(
  xml: string | Uint8Array,
  options: TextOptions,
  limits?: Limits,
): ReadRequestResult {
  const read = readUblDocument(xml, limits);
  if (!read.ok) return { ok: false, failure: ownFindingsInWords(read.failure, options) };
  return requestOfRead(read.value, options);
}

/** Returns the request of a document that has already been read. */
export function requestOfRead(ubl: Omit<ReadUbl, 'kind'>, options: TextOptions): ReadRequestResult {
  const { specification = defaultSpecification } = options;
  const { root } = ubl;
  if (!isUblRoot(root)) return { ok: false, failure: ownFindingsInWords([notARequest(root)], options) };
  const { request: asRead, ...read } = requestReader(specification)(root);
  const held = heldByRequest(asRead, specification);
  const { root: again, invoice } = rewriteUbl(
    { ...read, request: withAllCodes(held, specification) },
    specification,
    ublStructure,
  );
  // The codes come from the specification; literal types exist only for the default one.
  const request = held as DocumentRequest;
  const found = differences(root, again, ublStructure);
  if (found.length === 0) return { ok: true, value: { request, unmapped: [], findings: [] } };
  const located = locatedIn(ubl, found);
  const amountOf = computedAmountsOf(specification);
  const currencies = {
    document: invoice.currency,
    accounting: specification.accounting.currency,
    rate: rateToAccountingCurrency(invoice, specification),
    minorUnitsOf: specification.minorUnitsOf,
  };
  const isMappedAmount = ({ difference }: LocatedDifference) => {
    const amount = amountOf(difference.within);
    return amount !== undefined && isSameAmount(difference, amount, currencies);
  };
  return {
    ok: true,
    value: {
      request,
      unmapped: located.filter((each) => !isMappedAmount(each)).map(unmappedValue),
      findings: ownFindingsInWords(
        byCause(
          [...currencyFound(root, specification), ...findingsOfReading(located, amountOf)],
          specification.causes,
        ),
        options,
      ),
    },
  };
}

/** Findings on a document whose amounts are all in another currency than its own. */
function currencyFound(root: UblElement, specification: Specification): Finding[] {
  const locate = createLocator();
  return currencyFindings(documentFactsOf(root, specification), specification).map(
    ({ element, finding }) => ({ ...finding, location: locate(element) }),
  );
}

/** Returns the members of a request that was read, or those of a failure, in the form of files and answers. */
export function readMembers(read: ReadRequestResult): ReadRequest | UnreadRequest {
  return read.ok ? read.value : { request: null, unmapped: [], findings: read.failure };
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
