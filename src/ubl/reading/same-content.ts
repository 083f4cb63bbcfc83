import { oncePer } from '../../core/once-per.ts';
import {
  childElements,
  onlyText,
  stringValue,
  type UblAttribute,
  type UblElement,
} from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import { plainNumber } from './fields.ts';

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** The names of the elements with numbers, for which 5 and 5.00 are equal. */
export const numericNames = oncePer(({ elements, dataTypes }: UblStructure): ReadonlySet<string> => {
  const numeric = Object.entries(elements.basic).filter(([type]) => dataTypes[type]?.content === 'decimal');
  return new Set(numeric.flatMap(([, names]) => names.split(' ')));
});

/** Tells whether two elements have the same content in the same order. Most elements of two documents do. */
export function hasSameContent(one: UblElement, other: UblElement, numeric: ReadonlySet<string>): boolean {
  if (one === other) return true;
  if (one.localName !== other.localName || one.namespace !== other.namespace) return false;
  if (!hasEqualAttributes(one, other)) return false;
  const text = onlyText(one);
  if (text !== undefined && text === onlyText(other)) return true;
  if (!hasElements(one) && !hasElements(other))
    return comparedText(one, numeric) === comparedText(other, numeric);
  let at = 0;
  for (const child of one.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return false;
      continue;
    }
    while (typeof other.children[at] === 'string') at += 1;
    const partner = other.children[at];
    at += 1;
    if (partner === undefined || typeof partner === 'string' || !hasSameContent(child, partner, numeric))
      return false;
  }
  while (typeof other.children[at] === 'string') at += 1;
  return at === other.children.length;
}

function hasEqualAttributes(one: UblElement, other: UblElement): boolean {
  if (one.attributes.length === 0 && other.attributes.length === 0) return true;
  return hasAttributesOf(one, other) && hasAttributesOf(other, one);
}

function hasAttributesOf(element: UblElement, { attributes }: UblElement): boolean {
  for (const attribute of attributes)
    if (isOfDocument(attribute) && !hasAttribute(element, attribute)) return false;
  return true;
}

/** Numbers elements so that two elements have the same number exactly if they have the same content. */
export function contentNumbers(numeric: ReadonlySet<string>): (element: UblElement) => number {
  const numbers = new Map<UblElement, number>();
  const byContent = new Map<string, number>();
  return numberOf;

  function numberOf(element: UblElement): number {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    const content = JSON.stringify([
      element.namespace,
      element.localName,
      element.attributes
        .filter(isOfDocument)
        .map(({ namespace, localName, value }) => [namespace, localName, value.trim()]),
      hasElements(element)
        ? [textBetween(element), ...childElements(element).map(numberOf)]
        : comparedText(element, numeric),
    ]);
    const number = byContent.get(content) ?? byContent.size;
    byContent.set(content, number);
    numbers.set(element, number);
    return number;
  }
}

export const hasElements = ({ children }: UblElement) => children.some((child) => typeof child !== 'string');

/** Tells whether an attribute says something about the document, and not about the schema to check it with. */
export const isOfDocument = ({ namespace }: UblAttribute) => namespace !== schemaInstance;

/** The text of an element; equal numbers have the same text. */
export function comparedText(element: UblElement, numeric: ReadonlySet<string>): string {
  const text = stringValue(element).trim();
  return numeric.has(element.localName) ? plainNumber(text) : text;
}

function hasAttribute(element: UblElement, attribute: UblAttribute): boolean {
  const found = sameNameAttribute(element, attribute);
  return (
    found !== undefined && (found.value === attribute.value || found.value.trim() === attribute.value.trim())
  );
}

export function sameNameAttribute(
  { attributes }: UblElement,
  { namespace, localName }: UblAttribute,
): UblAttribute | undefined {
  for (const each of attributes)
    if (each.localName === localName && each.namespace === namespace) return each;
  return undefined;
}

/** The text between the child elements of an element; UBL has none there. */
export function textBetween({ children }: UblElement): string {
  return children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}
