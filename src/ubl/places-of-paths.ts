import { type ColumnElement, elementOf } from 'schematron-compiler/xml';
import { oncePer } from '../core/once-per.ts';
import { type Aggregate, partRows, type Row } from '../core/specification/binding.ts';
import type { Specification } from '../core/specification/specification.ts';
import { childElements, nameInLocation, stringValue, type UblElement } from '../core/xml/element.ts';
import { termsOfElements } from './bound-terms.ts';

/** The place of a field's value in a document: an element, or an attribute of one. */
export interface UblPlace {
  readonly element: UblElement;
  readonly attribute?: string | undefined;
}

/** Finds the place of a finding of a request: by the path of its field, and by the finding's business terms. */
export type PlaceOf = (path: string, terms: readonly string[]) => UblPlace;

/** Finds the place in a document of a path of the request: its field, its terms in the part, or the part. */
export function placesOfPaths(
  document: UblElement,
  written: ColumnElement,
  specification: Specification,
): PlaceOf {
  const termsAt = termsAtElements(specification);
  const placesAt = placesInWritten(written, attributesOf(specification));
  const inDocument = placesInDocument(document);
  return (path, terms) => {
    const isAbout = (term: string) => (place: UblPlace) =>
      (termsAt.get(pathBelowRoot(place)) ?? []).includes(term);
    const abouts = terms.map(isAbout);
    const found =
      ofField(path, placesAt, abouts) ?? ofTerms(path, placesAt, abouts) ?? ofPart(path, placesAt);
    return found === undefined ? { element: document } : inDocument(found);
  };
}

const termsAtElements = oncePer(termsOfElements);

/** Finds the elements and attributes that are written from paths, in document order. */
interface PlacesInWritten {
  readonly at: (path: string) => readonly WrittenPlace[];
  /** The terms of the part at a path, and of the parts in it; for the document, only terms outside lists. */
  readonly below: (part: string) => readonly WrittenPlace[];
}

interface WrittenPlace extends UblPlace {
  readonly element: ColumnElement;
}

type IsAbout = (place: UblPlace) => boolean;

function ofField(path: string, { at }: PlacesInWritten, abouts: readonly IsAbout[]): UblPlace | undefined {
  const found = at(path);
  if (found.length < 2) return found[0];
  return found.find((place) => abouts.some((isAbout) => isAbout(place))) ?? found[0];
}

/** The place of a field, in its part or the document, for the first of its business terms that exists. */
function ofTerms(path: string, { below }: PlacesInWritten, abouts: readonly IsAbout[]): UblPlace | undefined {
  if (abouts.length === 0) return undefined;
  const inPart = below(partOf(path));
  for (const isAbout of abouts) {
    const place = inPart.find(isAbout);
    if (place !== undefined) return place;
  }
  return undefined;
}

function ofPart(path: string, { at }: PlacesInWritten): UblPlace | undefined {
  for (let part = partOf(path); part !== ''; part = partOf(part)) {
    const [place] = at(part);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The path of the part that has a field, or of the list that has a part; empty for the document. */
function partOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
}

function pathBelowRoot({ element, attribute }: UblPlace): string {
  const own = attribute === undefined ? nameInLocation(element) : `${nameInLocation(element)}/@${attribute}`;
  const { parent } = element;
  return parent === null || parent.parent === null ? own : `${pathBelowRoot({ element: parent })}/${own}`;
}

/** Finds places by the paths of parts, without building the full path of every element. */
function placesInWritten({ elements }: ColumnElement, bound: readonly BoundAttribute[]): PlacesInWritten {
  const { names, origins, size } = elements.columns;
  const byPart = new Map<string, number[]>();
  for (let n = 1; n < size; n += 1) {
    const part = origins[n] as string;
    const known = byPart.get(part);
    if (known === undefined) byPart.set(part, [n]);
    else known.push(n);
  }
  return { at, below };

  function at(path: string): readonly WrittenPlace[] {
    const ofAttributes = bound.flatMap(({ field, value, name, element }) => {
      const part = partWith(path, value);
      if (part === undefined) return [];
      const holders = elementsAt(field === '' ? part.slice(0, -1) : `${part}${field}`);
      return holders
        .filter((holder) => nameInLocation(holder) === element)
        .map((holder) => ({ element: holder, attribute: name }));
    });
    return [...elementsAt(path).map((element) => ({ element })), ...ofAttributes].sort(byNumber);
  }

  function below(part: string): readonly WrittenPlace[] {
    const inPart = [...byPart].filter(([each]) =>
      part === '' ? !each.includes('[') : each.startsWith(part) || part.startsWith(each),
    );
    return inPart
      .flatMap(([, numbers]) => numbers)
      .sort((one, other) => one - other)
      .flatMap((n) => placesOf(elementOf(elements, n)))
      .filter(({ path }) => path.startsWith(part) && !(part === '' && path.includes('[')));
  }

  /** The elements whose part and field form a path. */
  function elementsAt(path: string): ColumnElement[] {
    if (path === '') return [];
    const found: ColumnElement[] = [];
    for (
      let end = path.length;
      end >= 0;
      end = end === 0 ? -1 : Math.max(path.lastIndexOf('.', end - 1), 0)
    ) {
      const field = path.slice(end === 0 ? 0 : end + 1);
      for (const n of byPart.get(path.slice(0, end)) ?? [])
        if (names[n]?.field === field) found.push(elementOf(elements, n));
    }
    return found;
  }

  function placesOf(element: ColumnElement): (WrittenPlace & { readonly path: string })[] {
    const { requestPath: path } = element;
    const own = path === '' ? [] : [{ element, path }];
    const ofAttributes = bound.flatMap(({ field, value, name, element: holder }) => {
      if (nameInLocation(element) !== holder) return [];
      const part = partWith(path, field);
      return part === undefined ? [] : { element, attribute: name, path: `${part}${value}` };
    });
    return [...own, ...ofAttributes];
  }
}

const byNumber = ({ element: one }: WrittenPlace, { element: other }: WrittenPlace) =>
  one.number - other.number;

/** The path of the part before a field, with a final full stop; undefined if the path ends in another field. */
function partWith(path: string, field: string): string | undefined {
  if (field === '') return path === '' ? '' : `${path}.`;
  if (path === field) return '';
  return path.endsWith(`.${field}`) ? path.slice(0, -field.length) : undefined;
}

/** An attribute that holds a field of the same part as its element. */
interface BoundAttribute {
  /** The name of the element. */
  readonly element: string;
  /** The field of the element. */
  readonly field: string;
  /** The field of the attribute. */
  readonly value: string;
  readonly name: string;
}

const attributesOf = oncePer(({ binding }: Specification): readonly BoundAttribute[] => {
  const found = new Map<string, BoundAttribute>();
  collect(binding);
  return [...found.values()];

  function collect<Part>(rows: Aggregate<Part>): void {
    for (const row of rows) {
      if ('rows' in row) collect(row.rows);
      else if ('of' in row) collect(partRows(row.parts));
      else noteAttributes(row);
    }
  }

  function noteAttributes<Part>(row: Row<Part>): void {
    if (!('value' in row)) return;
    for (const attribute of row.attributes ?? []) {
      if (!('value' in attribute)) continue;
      const { value, name } = attribute;
      const each = { element: row.element, field: row.field ?? row.value, value, name };
      found.set(Object.values(each).join(' '), each);
    }
  }
});

/** Finds the same place in the document, or the nearest one around it; children are listed once. */
function placesInDocument(document: UblElement): (place: UblPlace) => UblPlace {
  const namesakes = new Map<UblElement, ReadonlyMap<string, readonly UblElement[]>>();
  const positions = new Map<UblElement, number>();
  const counterparts = new Map<UblElement, UblElement | undefined>();
  return ({ element, attribute }) => {
    const found = counterpart(element);
    return found === undefined ? { element: nearest(element) } : { element: found, attribute };
  };

  function nearest({ parent }: UblElement): UblElement {
    return parent === null ? document : (counterpart(parent) ?? nearest(parent));
  }

  function counterpart(element: UblElement): UblElement | undefined {
    if (!counterparts.has(element)) counterparts.set(element, findCounterpart(element));
    return counterparts.get(element);
  }

  /** The element with the same name and content; if several match, the one at the same position. */
  function findCounterpart(element: UblElement): UblElement | undefined {
    const { parent } = element;
    if (parent === null) return document;
    const around = counterpart(parent);
    if (around === undefined) return undefined;
    const candidates = childrenNamed(around, element);
    childrenNamed(parent, element);
    const at = candidates[positions.get(element) ?? 0];
    const text = stringValue(element);
    if (at !== undefined && stringValue(at) === text) return at;
    return candidates.slice(0, mostCompared).find((each) => stringValue(each) === text) ?? at;
  }

  function childrenNamed(parent: UblElement, element: UblElement): readonly UblElement[] {
    const known = namesakes.get(parent) ?? byName(parent);
    namesakes.set(parent, known);
    return known.get(nameInLocation(element)) ?? [];
  }

  function byName(parent: UblElement): ReadonlyMap<string, readonly UblElement[]> {
    const found = new Map<string, UblElement[]>();
    for (const child of childElements(parent)) {
      const name = nameInLocation(child);
      const same = found.get(name) ?? [];
      positions.set(child, same.length);
      same.push(child);
      found.set(name, same);
    }
    return found;
  }
}

/** Among more elements with one name, the element at the same position is used without comparing others. */
const mostCompared = 100;
