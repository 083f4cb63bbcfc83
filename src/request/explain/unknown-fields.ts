import { malformedField } from '../../core/findings/finding.ts';
import { onceAsked } from '../../core/once-per.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { decidingFields, type Fields, requestFieldsOf } from '../fields.ts';
import { otherValueOf } from '../shape.ts';
import { figuresOf } from './figures.ts';
import { below, type Part, type Search, type UnknownField, unknownField } from './unknown-field.ts';
import { saysSomething } from './values.ts';

/** Findings about fields that the interface does not know; they are ignored, and most are misspelt. */
export function unknownFields(
  request: unknown,
  specification: RequestSpecification,
  ignoreFields: readonly string[] = [],
): UnknownField[] {
  const unknown: UnknownField[] = [];
  collectUnknown(requestFieldsOf(specification), request, '', {
    ...{ request, specification, ignoreFields, unknown },
    names: new Set(),
    listed: new Map(),
  });
  return unknown;
}

/** The most fields without a known meaning to list; further ones are counted. */
const mostListed = 1000;

/** A request with more unknown names or fields is refused without reading the rest: explaining each takes long. */
const mostNames = 1000;

const mostFields = 200_000;

function collectUnknown(fields: Fields, value: unknown, path: string, search: Search): void {
  const { unknown, ignoreFields, names } = search;
  if (names.size > mostNames || unknown.length > mostFields) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collectUnknown(fields, value[index], `${path}[${index}]`, search);
  } else if (typeof value === 'object' && value !== null && otherValueOf(value) === undefined) {
    let part: Part | undefined;
    for (const name of Object.keys(value)) {
      const inner = fields.get(name);
      if (inner === null) continue;
      // Editors use this field to find the schema of the document.
      if (path === '' && name === '$schema') continue;
      if (inner === undefined) {
        if (isIgnored(below(path, name), name, ignoreFields)) continue;
        names.add(name);
        const [beyond, most] =
          names.size > mostNames
            ? ['tooManyUnknownNames', mostNames]
            : unknown.length === mostFields
              ? ['tooManyUnknownFields', mostFields]
              : [];
        if (beyond !== undefined) {
          const finding = malformedField(beyond, below(path, name), {
            meant: '',
            value: String(most),
            type: '',
          });
          unknown.push({ finding, meantPath: undefined, amount: undefined });
          return;
        }
        part ??= {
          path,
          fields,
          within: value,
          unused: unusedFields(fields, value, search.specification),
          figures: onceAsked(() => figuresOf(value, fields, search.request, search.specification)),
        };
        keep(unknownField(name, part, search), search);
      } else collectUnknown(inner, Reflect.get(value, name), below(path, name), search);
    }
  }
}

/** Keeps a field; all fields that are only counted share one object. */
function keep(field: UnknownField, { unknown, listed }: Search): void {
  const { severity } = field.finding;
  if (severity === 'error' || field.meantPath !== undefined) {
    unknown.push(field);
    return;
  }
  const before = listed.get(severity);
  const isBeyond = before !== undefined && before.count >= mostListed;
  unknown.push(isBeyond ? before.last : field);
  const last = isBeyond ? before.last : { ...field, amount: undefined };
  listed.set(severity, { count: (before?.count ?? 0) + 1, last });
}

/** Tells whether a caller has named a field, by its name alone or by its path with `[]` for the entries of a list. */
function isIgnored(path: string, name: string, ignoreFields: readonly string[]): boolean {
  if (ignoreFields.length === 0) return false;
  return ignoreFields.includes(name) || ignoreFields.includes(path.replaceAll(/\[\d+\]/g, '[]'));
}

/** The missing or empty fields, including fields of parts that may be sent next to them. */
function unusedFields(fields: Fields, within: object, specification: RequestSpecification): string[] {
  const { flatObjects, choicesOfLines } = decidingFields(specification);
  return [...fields].flatMap(([name, inside]) => {
    const value: unknown = Reflect.get(within, name);
    const beside =
      inside && flatObjects.includes(name) ? unusedFields(inside, Object(value), specification) : [];
    if (name === 'lines') beside.push(...choicesOfLines.filter((field) => isMissingInSome(value, field)));
    return saysSomething(value) ? beside : [name, ...beside];
  });
}

function isMissingInSome(parts: unknown, field: string): boolean {
  return Array.isArray(parts) && parts.some((part) => !saysSomething(Reflect.get(Object(part), field)));
}
