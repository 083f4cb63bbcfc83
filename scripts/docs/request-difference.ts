import type { Difference, Excerpt } from './markdown.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * The difference between two requests that are made from the same one, as JSON: the values at each path where
 * any of the three differ. Totals that one of them leaves to be computed do not count if there are other
 * differences.
 */
export function requestDifference(before: unknown, after: unknown, made: unknown = after): Difference {
  const all = differingPaths([asJson(before), asJson(after), asJson(made)], '');
  const told = all.filter(({ path, old, young }) => !(isTotal(path) && (old === null || young === null)));
  const paths = told.length > 0 ? told : all;
  const side = (pick: (pair: ValuesAt) => Json | undefined): Excerpt => ({
    language: 'json',
    text: valuesAsJson(
      paths.filter((pair) => pick(pair) !== undefined).map((pair) => [pair.path, pick(pair)]),
    ),
    without: paths.filter((pair) => pick(pair) === undefined).map(({ path }) => path),
  });
  return { before: side(({ old }) => old), after: side(({ young }) => young) };
}

function valuesAsJson(values: readonly (readonly [string, unknown])[]): string {
  return values.length === 0 ? '' : JSON.stringify(Object.fromEntries(values), null, 2);
}

function isTotal(path: string): boolean {
  return /^(taxTotal|legalMonetaryTotal)$|\.lineExtensionAmount$/.test(path);
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

interface ValuesAt {
  readonly path: string;
  readonly old: Json | undefined;
  readonly young: Json | undefined;
}

type Three = readonly [old: Json | undefined, young: Json | undefined, made: Json | undefined];

function differingPaths(three: Three, path: string): ValuesAt[] {
  const [old, young, made] = three;
  if (new Set(three.map((each) => JSON.stringify(each))).size === 1) return [];
  if (
    isList(old) &&
    isList(young) &&
    isList(made) &&
    old.length === young.length &&
    old.length === made.length
  )
    return old.flatMap((entry, index) =>
      differingPaths([entry, young[index], made[index]], `${path}[${index}]`),
    );
  if (!isObject(old) || !isObject(young) || !isObject(made)) return [{ path, old, young }];
  return [...new Set(three.flatMap((each) => Object.keys(each ?? {})))].flatMap((name) =>
    differingPaths([old[name], young[name], made[name]], path === '' ? name : `${path}.${name}`),
  );
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}
