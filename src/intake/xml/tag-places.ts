import { takesRoom } from './namespaces.ts';
import type { NamespaceScope, StartTag, TagPlace } from './scope.ts';
import { detachedTag } from './start-tag.ts';

/** The greatest number of places in a scope. */
const mostPlaces = 1000;

function placeOf(tag: StartTag): TagPlace {
  return { tag, only: '', below: new Map(), runs: [] };
}

/**
 * The place of an element that declares namespaces; it is kept with them, because everything below it is in
 * their scope.
 */
export function topPlace(tag: StartTag): TagPlace {
  tag.scope.top ??= placeOf(detachedTag(tag, ''));
  return tag.scope.top;
}

/** The place of an element inside another of the same scope; undefined if it has none. */
export function placeBelow(
  outer: TagPlace | undefined,
  tag: StartTag,
  scope: NamespaceScope,
): TagPlace | undefined {
  // A tag that the scope does not know would be a different object each time.
  if (outer === undefined || tag.written === '') return undefined;
  const known = outer.below.get(tag);
  if (known !== undefined || scope.places >= mostPlaces || !takesRoom(scope)) return known;
  const place = placeOf(tag);
  outer.below.set(tag, place);
  scope.places += 1;
  return place;
}
