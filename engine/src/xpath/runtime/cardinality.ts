import { DynamicError, typeError } from './errors.ts';

export function atMostOne<Item>(items: readonly Item[]): Item | undefined {
  if (items.length > 1) tooMany(items);
  return items[0];
}

export function exactlyOne<Item>(items: readonly Item[]): Item {
  if (items.length !== 1) typeError(`${items.length} items where exactly one is allowed`);
  return items[0] as Item;
}

export function present<Item>(item: Item | undefined): Item {
  if (item === undefined) typeError('nothing where exactly one item is required');
  return item;
}

export function tooMany(items: readonly unknown[]): never {
  return typeError(`${items.length} items where at most one is allowed`);
}

/** Throws for the document node where only elements are allowed. */
export function elementOnly(n: number): number {
  return n === 0 ? typeError('a document node where element() is required') : n;
}

/** More items than any document needs; a list of about 100 million items would end the process. */
const mostItems = 10_000_000;

/** Refuses a list that is too long, before or right after making it. */
export function refuseTooMany(count: number): void {
  if (count > mostItems) throw new DynamicError('XPDY0130', `more than ${mostItems} items`);
}

/** The length at which a list may be cut off, because it will be refused. */
export const oneTooMany = mostItems + 1;

/** More characters than any rule needs; a text of about 500 million characters would end the process. */
const mostCharacters = 10_000_000;

/** Refuses a text that is too long, before or right after making it. */
export function refuseTooLong(length: number): void {
  if (length > mostCharacters) throw new DynamicError('XPDY0130', `more than ${mostCharacters} characters`);
}
