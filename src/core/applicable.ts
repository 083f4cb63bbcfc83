/** Returns the items that apply; one that does not is false or undefined. */
export function applicable<Item>(items: readonly (Item | false | undefined)[]): Item[] {
  return items.flatMap((item) => (item === false || item === undefined ? [] : [item]));
}
