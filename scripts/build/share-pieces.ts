import type { SharedText } from '../../src/server/shared-pieces.ts';

/** A shorter piece would not pay for its entry. */
const shortest = 22;
/** How many places are tried for a piece that occurs often. */
const mostTried = 8;

/** The form that `textOfPieces` reads. */
export function piecesOf(text: string, shared: string): Pick<SharedText, 'own' | 'turns'> {
  const places = placesIn(shared);
  const ownPieces: string[] = [];
  const turns = { own: [] as number[], distance: [] as number[], shared: [] as number[] };
  let own = 0;
  let at = 0;
  let end = 0;
  while (at + shortest <= text.length) {
    const found = longestAt(places.get(text.slice(at, at + shortest)) ?? [], text, at, own, shared);
    if (found === undefined) at += 1;
    else {
      ownPieces.push(text.slice(own, found.start));
      turns.own.push(found.start - own);
      turns.distance.push(found.from - end);
      turns.shared.push(found.length);
      end = found.from + found.length;
      own = found.start + found.length;
      at = own;
    }
  }
  return { own: [...ownPieces, text.slice(own)].join(''), turns };
}

function placesIn(shared: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + shortest <= shared.length; at += 1) {
    const key = shared.slice(at, at + shortest);
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else if (known.length < mostTried) known.push(at);
  }
  return places;
}

/** The longest piece around a place, extended in both directions but not into text already covered. */
function longestAt(places: readonly number[], text: string, at: number, own: number, shared: string) {
  let longest: { readonly start: number; readonly from: number; readonly length: number } | undefined;
  for (const place of places) {
    let after = shortest;
    while (at + after < text.length && text[at + after] === shared[place + after]) after += 1;
    let before = 0;
    while (at - before > own && place > before && text[at - before - 1] === shared[place - before - 1])
      before += 1;
    if (longest === undefined || before + after > longest.length)
      longest = { start: at - before, from: place - before, length: before + after };
  }
  return longest;
}
