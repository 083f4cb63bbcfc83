import { oncePer } from '../core/once-per.ts';
import { type Aggregate, partRows, type Row } from '../core/specification/binding.ts';
import type { Specification } from '../core/specification/specification.ts';
import { childElements, nameInLocation, stringValue, type UblElement } from '../core/xml/element.ts';
import { termsOfElements } from './bound-terms.ts';

/** Place where a document holds the value of a field: an element, or an attribute of it. */
export interface UblPlace {
  readonly element: UblElement;
  readonly attribute?: string | undefined;
}

/** Finds the place of a finding of a request: by the path of its field, and by the business terms that it is about. */
export type PlaceOf = (path: string, terms: readonly string[]) => UblPlace;

/**
 * Finds where a document that was read says what a request says at a path, such as `lines[0].unitCode`: the element or
 * attribute of the field; otherwise one of the business terms in the part that has the field; otherwise that part, or
 * the nearest around it. `written` is the UBL of the request.
 */
export function placesOfPaths(
  document: UblElement,
  written: UblElement,
  specification: Specification,
): PlaceOf {
  const places = placesInWritten(written, specification);
  const termsAt = termsAtElements(specification);
  const inDocument = placesInDocument(document);
  return (path, terms) => {
    const isAbout = (term: string) => (place: UblPlace) =>
      (termsAt.get(pathBelowRoot(place)) ?? []).includes(term);
    const abouts = terms.map(isAbout);
    const found = ofField(path, places, abouts) ?? ofTerms(path, places, abouts) ?? ofPart(path, places);
    return found === undefined ? { element: document } : inDocument(found);
  };
}

const termsAtElements = oncePer(termsOfElements);

type Places = ReadonlyMap<string, readonly UblPlace[]>;
type IsAbout = (place: UblPlace) => boolean;

function ofField(path: string, places: Places, abouts: readonly IsAbout[]): UblPlace | undefined {
  const found = places.get(path) ?? [];
  return found.find((place) => abouts.some((isAbout) => isAbout(place))) ?? found[0];
}

/** The place in the part of a field, or in the document, that holds the first of the business terms that is there. */
function ofTerms(path: string, places: Places, abouts: readonly IsAbout[]): UblPlace | undefined {
  const part = partOf(path);
  // Document level places stand in no list; a document may have 100,000 lines.
  const inPart = [...places].flatMap(([each, found]) =>
    !each.startsWith(part) || (part === '' && each.includes('[')) ? [] : found,
  );
  for (const isAbout of abouts) {
    const place = inPart.find(isAbout);
    if (place !== undefined) return place;
  }
  return undefined;
}

function ofPart(path: string, places: Places): UblPlace | undefined {
  for (let part = partOf(path); part !== ''; part = partOf(part)) {
    const [place] = places.get(part) ?? [];
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

/** The elements and attributes written from each path, in document order. */
function placesInWritten(written: UblElement, specification: Specification): Places {
  const attributes = attributesOf(specification);
  const places = new Map<string, UblPlace[]>();
  visit(written);
  return places;

  function visit(element: UblElement): void {
    const path = element.requestPath;
    if (path !== undefined && path !== '') note(path, { element });
    for (const { field, value, name } of attributes.get(nameInLocation(element)) ?? []) {
      const part = partWith(path ?? '', field);
      if (part !== undefined) note(`${part}${value}`, { element, attribute: name });
    }
    for (const child of childElements(element)) visit(child);
  }

  function note(path: string, place: UblPlace): void {
    const known = places.get(path);
    if (known === undefined) places.set(path, [place]);
    else known.push(place);
  }
}

/** The path of the part, with a full stop, of which a path names a field; undefined if it names another. */
function partWith(path: string, field: string): string | undefined {
  if (field === '') return path === '' ? '' : `${path}.`;
  if (path === field) return '';
  return path.endsWith(`.${field}`) ? path.slice(0, -field.length) : undefined;
}

/** An attribute that holds a field of the same part as its element. */
interface BoundAttribute {
  /** The field of the element. */
  readonly field: string;
  /** The field of the attribute. */
  readonly value: string;
  readonly name: string;
}

/** The attributes that hold fields, by the name of their element. */
const attributesOf = oncePer(({ binding }: Specification): ReadonlyMap<string, readonly BoundAttribute[]> => {
  const found = new Map<string, BoundAttribute[]>();
  collect(binding);
  return found;

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
      const known = found.get(row.element) ?? [];
      known.push({ field: row.field ?? row.value, value: attribute.value, name: attribute.name });
      found.set(row.element, known);
    }
  }
});

/**
 * Finds the same place in the document; of an element that it does not have, the nearest around it. The children of an
 * element are listed once, however many findings ask for them.
 */
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

  /** The element with the same name and content, at the same place among those of its name where that is undecided. */
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

/** Among more elements of one name, the one at the same place is taken without a look at the others. */
const mostCompared = 100;
