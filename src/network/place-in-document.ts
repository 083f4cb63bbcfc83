import type { ReportedRow } from '../core/specification/network.ts';
import type { UblElement } from '../core/xml/element.ts';
import { elementOfLocation, type LocationStep, stepsOf } from '../core/xml/locations.ts';
import { elementsAt } from '../core/xml/path.ts';
import { taxDataFacts } from '../specification/facts.ts';
import { reportedDocument } from './reported-document.ts';

/**
 * Returns the element of a document at a location. The location is in the document, or in its report to the tax
 * authority, whose values come from the document. Undefined if it is in neither.
 */
export function placeInDocument(document: UblElement, location: string): UblElement | undefined {
  return elementOfLocation(document, location) ?? reportedFrom(document, stepsOf(location));
}

/** Returns the part of a document that a place in its report comes from, or the nearest surrounding part. */
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

function sourcesOf({ from, element }: ReportedRow, around: UblElement, document: UblElement) {
  return from?.(around, document) ?? elementsAt(around, element);
}
