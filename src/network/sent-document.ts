import type { ValidateOptions } from '../api/options.ts';
import { requestOfRead } from '../api/request-of.ts';
import { validateDocument } from '../api/validate-document.ts';
import { judgeRequest } from '../api/validate-request.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import type { Issue } from '../core/findings/finding.ts';
import { childElements, stringValue, type UblElement } from '../core/xml/element.ts';
import { elementOfLocation, type LocationStep, stepsOf } from '../core/xml/locations.ts';
import { taxDataFacts } from '../specification/facts.ts';
import { answeredEnvelope } from './answered.ts';
import { reportedDocument, sourcesOf } from './reported-document.ts';

/** The document of a status: its places in the request, and our own verdict on it. */
export interface SentDocument {
  /** InstanceIdentifier of its envelope; empty if it had no envelope. */
  readonly envelopeId: string;
  /** The path of the field from which the element at a location was written, or undefined. */
  readonly pathOf: (location: string) => string | undefined;
  /** Tells whether two locations lead to the same element of the document. */
  readonly isSamePlace: (one: string, other: string) => boolean;
  /** Our own verdict. */
  readonly issues: readonly Issue[];
}

/** Reads and checks a document that was sent: a request as a value, or the text or bytes of a document. */
export function sentDocumentOf(document: unknown, options: ValidateOptions): SentDocument {
  if (typeof document !== 'string' && !(document instanceof Uint8Array)) {
    const { result, written } = judgeRequest(document, options);
    return { envelopeId: '', ...placesIn(written?.root), issues: allIssues(result) };
  }
  const { form, result, ubl, text = '', envelope } = validateDocument(document, options);
  return {
    envelopeId: envelope === undefined ? '' : answeredEnvelope(envelope.header).id,
    ...placesIn(ubl),
    ...(form === 'ubl' && ubl !== undefined
      ? { pathOf: pathsOfUbl(ubl, writtenAgain(ubl, text, options)) }
      : {}),
    issues: allIssues(result),
  };
}

function allIssues({ issues, warnings }: Pick<ValidationResult, 'issues' | 'warnings'>): Issue[] {
  return [...issues, ...warnings];
}

function placesIn(root: UblElement | undefined): Pick<SentDocument, 'pathOf' | 'isSamePlace'> {
  const at = (location: string) => root && placeInDocument(root, location);
  return {
    pathOf: (location) => at(location)?.requestPath,
    isSamePlace: (one, other) => at(one) !== undefined && at(one) === at(other),
  };
}

function writtenAgain(root: UblElement, text: string, options: ValidateOptions): UblElement | undefined {
  const read = requestOfRead({ root, text, envelope: undefined }, options);
  return read.ok ? judgeRequest(read.value.request, options).written?.root : undefined;
}

/** Only an element that is equal in both leads to a field. */
function pathsOfUbl(root: UblElement, written: UblElement | undefined): SentDocument['pathOf'] {
  return (location) => {
    const [first, second] = [root, written].map((each) => each && placeInDocument(each, location));
    return first && second && isSameElement(first, second) ? second.requestPath : undefined;
  };
}

function isSameElement(one: UblElement, other: UblElement): boolean {
  if (one.localName !== other.localName) return false;
  const isLeaf = childElements(one).length + childElements(other).length === 0;
  return !isLeaf || stringValue(one).trim() === stringValue(other).trim();
}

/**
 * Returns the element of a document at a location. The location is in the document, or in its report to the tax
 * authority, whose values come from the document. Undefined if it is in neither.
 */
export function placeInDocument(document: UblElement, location: string): UblElement | undefined {
  return elementOfLocation(document, location) ?? reportedFrom(document, stepsOf(location));
}

function reportedFrom(document: UblElement, steps: readonly LocationStep[]): UblElement | undefined {
  const start = steps.findIndex(({ name }) => reportedDocument.endsWith(`:${name}`));
  if (start < 0) return undefined;
  let around = document;
  let rows = taxDataFacts.reportedDocument;
  for (const step of steps.slice(start + 1)) {
    const named = rows.filter(({ element }) => element.endsWith(`:${step.name}`));
    const source = named.flatMap((row) => sourcesOf(row, around, document))[step.position - 1];
    if (source === undefined) break;
    around = source;
    rows = named.flatMap((row) => row.rows ?? []);
  }
  return around;
}
