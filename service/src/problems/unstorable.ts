import type { ServiceText } from '../texts/service-text.ts';
import type { FieldError } from './request-problem.ts';

/** Tells whether PostgreSQL can store a text; it cannot store U+0000 or a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Returns another party's text in a form that PostgreSQL can store. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** Every field of a JSON value whose name or text cannot be stored. */
export function unstorableFields(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field: path, message: reason }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return isStorable(name) ? unstorableFields(entry, place) : [{ field: path, message: reason }];
  });
}

const reason: ServiceText = { text: 'unstorable' };

/** Longer than any id, and short enough for a database index. */
const maximumId = 255;

export function canBeId(text: string): boolean {
  return text.length <= maximumId && isStorable(text);
}
