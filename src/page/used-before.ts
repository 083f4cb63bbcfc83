import { isJsonObject, type JsonObject } from '../core/findings/fix.ts';
import { valueAt } from '../core/findings/json-path.ts';
import type { FormOffers } from '../ui/form/request-edits.ts';
import { type Change, readRequestText, valueIn } from '../ui/form/request-text.ts';
import { store, storedObject } from './storage.ts';

const key = 'pint-ae-used';
/** The most customers and items to offer again, most recent first. */
const most = 300;

type Used = Readonly<Record<'customers' | 'items', readonly JsonObject[]>>;

/** The members of a line that its description brings back. */
const itemMembers = ['description', 'unitCode', 'unitPrice', 'vatCategory', 'vatRate', 'itemTypeCode'];

const places = [
  { kind: 'customers', path: /^buyer\.name$/, name: 'name' },
  { kind: 'items', path: /^lines\[\d+\]\.description$/, name: 'description' },
] as const;

/** The names that came with the form's document. Names that are edited further or replaced are not kept. */
let brought: Readonly<Record<keyof Used, readonly unknown[]>> = { customers: [], items: [] };

/** Tells that another document takes the place of the one in the form. */
export function beginUsed(): void {
  brought = { customers: [], items: [] };
}

/** Stores the current customer and items of the document in the form on this device. */
export function keepUsed(text: string): void {
  const document: unknown = readRequestText(text) === undefined ? undefined : JSON.parse(text);
  const lines = valueAt(document, ['lines']);
  const before = usedBefore();
  const customers = before.customers.filter(({ name }) => !brought.customers.includes(name));
  const items = before.items.filter(({ description }) => !brought.items.includes(description));
  const sold = (Array.isArray(lines) ? lines.filter(isJsonObject) : []).map((line) =>
    Object.fromEntries(itemMembers.flatMap((name) => (line[name] == null ? [] : [[name, line[name]]]))),
  );
  const buyer = valueAt(document, ['buyer']);
  const buyers = isJsonObject(buyer) ? [buyer] : [];
  brought = { customers: newOf(buyers, customers, 'name'), items: newOf(sold, items, 'description') };
  write({ customers: lastFirst(buyers, customers, 'name'), items: lastFirst(sold, items, 'description') });
}

export function forgetUsed(): void {
  write({ customers: [], items: [] });
}

/** Offers the stored customers and items, and fills in the other values of a chosen one. */
export const offersUsed: FormOffers = {
  offered: (path) => {
    const place = placeAt(path);
    return place === undefined ? [] : usedBefore()[place.kind].map((each) => String(each[place.name]));
  },
  taken(path, text, request) {
    const place = placeAt(path);
    const used = place && usedBefore()[place.kind].find((each) => each[place.name] === text);
    if (used === undefined) return [];
    const around = path.slice(0, path.lastIndexOf('.'));
    return leavesOf(used, around).filter(
      (change) => change.path !== path && valueIn(request, change.path) === undefined,
    );
  },
};

function placeAt(path: string): (typeof places)[number] | undefined {
  return places.find((place) => place.path.test(path));
}

/** The values in an object, each with its path; null and lists do not count. */
function leavesOf(members: JsonObject, around: string): readonly Change[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const path = `${around}.${name}`;
    if (value === null || Array.isArray(value)) return [];
    return isJsonObject(value) ? leavesOf(value, path) : [{ path, value }];
  });
}

function newOf(used: readonly JsonObject[], before: readonly JsonObject[], name: string): readonly unknown[] {
  const known = new Set(before.map((each) => each[name]));
  return used.map((each) => each[name]).filter((each) => !known.has(each));
}

function lastFirst(
  used: readonly JsonObject[],
  before: readonly JsonObject[],
  name: string,
): readonly JsonObject[] {
  const named = [...used, ...before].filter((each) => typeof each[name] === 'string' && each[name] !== '');
  return [...new Map(named.toReversed().map((each) => [each[name], each])).values()]
    .toReversed()
    .slice(0, most);
}

function usedBefore(): Used {
  const kept = storedObject(key);
  const listed = (value: unknown) => (Array.isArray(value) ? value.filter(isJsonObject) : []);
  return { customers: listed(kept.customers), items: listed(kept.items) };
}

function write(used: Used): void {
  store(key, JSON.stringify(used));
}
