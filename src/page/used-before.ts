import type { JsonValue } from '../core/findings/fix.ts';
import { valueAt } from '../core/findings/json-path.ts';
import type { FormOffers } from '../ui/form/form-offers.ts';
import { type Change, readRequestText, valueIn } from '../ui/form/request-text.ts';

const key = 'pint-ae-used';
/** The most customers and items to offer again, most recent first. */
const most = 300;

type Members = Readonly<Record<string, JsonValue>>;
type Used = Readonly<Record<'customers' | 'items', readonly Members[]>>;

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
  const sold = (Array.isArray(lines) ? lines.filter(isMembers) : []).map((line) =>
    Object.fromEntries(itemMembers.flatMap((name) => (line[name] == null ? [] : [[name, line[name]]]))),
  );
  const buyer = valueAt(document, ['buyer']);
  const buyers = isMembers(buyer) ? [buyer] : [];
  brought = { customers: newOf(buyers, customers, 'name'), items: newOf(sold, items, 'description') };
  write({
    customers: lastFirst(buyers, customers, 'name'),
    items: lastFirst(sold, items, 'description'),
  });
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
function leavesOf(members: Members, around: string): readonly Change[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const path = `${around}.${name}`;
    if (value === null || Array.isArray(value)) return [];
    return isMembers(value) ? leavesOf(value, path) : [{ path, value }];
  });
}

function newOf(used: readonly Members[], before: readonly Members[], name: string): readonly unknown[] {
  const known = new Set(before.map((each) => each[name]));
  return used.map((each) => each[name]).filter((each) => !known.has(each));
}

function lastFirst(used: readonly Members[], before: readonly Members[], name: string): readonly Members[] {
  const named = [...used, ...before].filter((each) => typeof each[name] === 'string' && each[name] !== '');
  return [...new Map(named.toReversed().map((each) => [each[name], each])).values()]
    .toReversed()
    .slice(0, most);
}

function usedBefore(): Used {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const listed = (name: string): readonly Members[] => {
      const value = valueAt(kept, [name]);
      return Array.isArray(value) ? value.filter(isMembers) : [];
    };
    return { customers: listed('customers'), items: listed('items') };
  } catch {
    return { customers: [], items: [] };
  }
}

function write(used: Used): void {
  try {
    localStorage.setItem(key, JSON.stringify(used));
  } catch {
    // Without storage nothing is offered.
  }
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
