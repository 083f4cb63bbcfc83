import { placesOf } from 'schematron-compiler/xml-reader';
import type { Finding } from '../core/findings/finding.ts';
import type { TextPlace } from '../core/findings/place.ts';
import type { UblElement } from '../core/xml/element.ts';

/** A finding with the element that it concerns. */
export interface ElementFinding {
  readonly element: UblElement;
  readonly finding: Finding;
}

/** Findings in the order of the text, each with line and column; `top` is the root element of the text. */
export function inOrderOfText(found: readonly ElementFinding[], top: UblElement, text: string): Finding[] {
  if (found.length === 0) return [];
  const places = placesOf(text, top, new Set(found.map(({ element }) => element)));
  return found
    .map(({ element, finding }) => {
      const place = places.get(element);
      return place === undefined ? finding : { ...finding, place };
    })
    .sort(byPlace);
}

function byPlace({ place: one = nowhere }: Finding, { place: other = nowhere }: Finding): number {
  return one.line - other.line || one.column - other.column;
}

const nowhere: TextPlace = { line: 0, column: 0 };
