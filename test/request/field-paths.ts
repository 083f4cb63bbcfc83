import type { Fields } from '../../src/request/fields.ts';

/** The paths of all fields that hold plain values, as the steps to them. */
export function pathsOf(fields: Fields, path: readonly string[] = []): (readonly string[])[] {
  return [...fields].flatMap(([name, inside]) =>
    inside === null ? [[...path, name]] : pathsOf(inside, [...path, name]),
  );
}
