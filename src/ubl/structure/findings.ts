import type { UblElement } from '../../core/element.ts';
import type { Finding } from '../../core/finding.ts';
import type { TextPlace } from '../../core/place.ts';
import type { UblStructure } from '../../core/ubl-structure.ts';
import { placesOf } from '../../intake/xml/places.ts';
import { type StructureCheck, structureCheck } from './check.ts';

/** Preparing a check takes longer than judging a document. */
const prepared = new WeakMap<UblStructure, StructureCheck>();

/** What is wrong with the structure of a document, in the order of its text, each with line and column in it. */
export function structureFindings(structure: UblStructure, root: UblElement, xml: string): Finding[] {
  const check = prepared.get(structure) ?? structureCheck(structure);
  prepared.set(structure, check);
  const found = check(root);
  if (found.length === 0) return [];
  const places = placesOf(xml, root, new Set(found.map(({ element }) => element)));
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
