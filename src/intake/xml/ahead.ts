import type { UblNode } from '../../core/element.ts';
import type { Ahead, NamespaceScope, StartTag, TagPlace } from './scope.ts';

/** So many places are made in a scope. */
const mostPlaces = 1000;

const noText: readonly UblNode[] = [];

/** The place of an element that declares namespaces: all below it are in its scope. */
export function placeOf(tag: StartTag): TagPlace {
  return {
    tag,
    inside: { blank: '', place: undefined },
    after: { blank: '', place: undefined },
    only: noText,
    below: new Map(),
  };
}

/** The place of an element inside another of the same scope; undefined where none is made for it. */
export function placeBelow(
  outer: TagPlace | undefined,
  tag: StartTag,
  scope: NamespaceScope,
): TagPlace | undefined {
  // A tag that the scope does not know would be another each time.
  if (outer === undefined || tag.written === '') return undefined;
  const known = outer.below.get(tag);
  if (known !== undefined || scope.places >= mostPlaces) return known;
  const place = placeOf(tag);
  outer.below.set(tag, place);
  scope.places += 1;
  return place;
}

/** Foresees what stands at a point, if it is what may be kept: white space that all documents share, and a tag. */
export function foresee(ahead: Ahead | undefined, blank: string | undefined, place: Ahead['place']): void {
  if (ahead === undefined) return;
  ahead.blank = blank ?? '';
  ahead.place = blank === undefined ? undefined : place;
}
