import { placesOf } from 'schematron-compiler/xml-reader';
import type { TextPlace } from '../core/findings/place.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import type { Difference } from '../ubl/reading/differences.ts';
import { createLocator } from '../ubl/structure/locator.ts';

/** A difference, with its place in the text of the document. */
export interface LocatedDifference {
  readonly difference: Difference;
  /** The element with the value; for an added value, its place in the UBL of the request. */
  readonly location: string;
  readonly attribute: string | undefined;
  readonly place: TextPlace | undefined;
}

/** The differences of a document, each with its place. */
export function locatedIn(
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
