import { oncePer } from '../../core/once-per.ts';
import {
  childElements,
  onlyText,
  stringValue,
  type UblAttribute,
  type UblElement,
} from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import { qualifiedName } from '../../core/xml/xml-text.ts';
import { plainNumber } from './numbers.ts';

/** An element or attribute of a document, with its value. */
export interface HeldValue {
  readonly element: UblElement;
  /** Undefined for the element itself. */
  readonly attribute: string | undefined;
  readonly value: string;
}

/** A value of one of two documents that the other does not have, or has differently. */
export interface Difference {
  readonly first: HeldValue | undefined;
  readonly second: HeldValue | undefined;
  /** The element of the first document that has the value, or in which it is missing. */
  readonly within: UblElement;
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** The names of the elements with numbers, for which 5 and 5.00 are equal. */
export const numericNames = oncePer(({ elements, dataTypes }: UblStructure): ReadonlySet<string> => {
  const numeric = Object.entries(elements.basic).filter(([type]) => dataTypes[type]?.content === 'decimal');
  return new Set(numeric.flatMap(([, names]) => names.split(' ')));
});

/**
 * Compares two documents value by value; the order of elements matters only among those with the same name.
 * The second document may share child elements with the first, at the same position among those of their
 * name.
 */
export function differences(first: UblElement, second: UblElement, structure: UblStructure): Difference[] {
  const numeric = numericNames(structure);
  const contentOf = contentNumbers(numeric);
  const found: Difference[] = [];
  if (!isSame(first, second, numeric)) compare(first, second);
  return found;

  function compare(one: UblElement, other: UblElement): void {
    compareAttributes(one, other);
    if (!hasElements(one) && !hasElements(other)) {
      compareTexts(one, other);
      return;
    }
    compareBetween(textBetween(one), textBetween(other), one);
    for (const { first, second } of sameNameChildren(one, other)) comparePaired(first, second, one);
  }

  function add(first: HeldValue | undefined, second: HeldValue | undefined, within: UblElement): void {
    found.push({ first, second, within });
  }

  function compareAttributes(one: UblElement, other: UblElement): void {
    for (const attribute of one.attributes.filter(isOfDocument)) {
      const partner = sameNameAttribute(other, attribute);
      if (partner?.value.trim() !== attribute.value.trim())
        add(attributeValue(one, attribute), partner && attributeValue(other, partner), one);
    }
    for (const attribute of other.attributes.filter(isOfDocument))
      if (sameNameAttribute(one, attribute) === undefined)
        add(undefined, attributeValue(other, attribute), one);
  }

  /** Compares texts between elements; if only one of the two has elements, the whole text of the other. */
  function compareBetween(one: HeldValue, other: HeldValue, within: UblElement): void {
    if (one.value === other.value) return;
    add(isText(one) ? one : undefined, isText(other) ? other : undefined, within);
  }

  function compareTexts(one: UblElement, other: UblElement): void {
    if (textOf(one, numeric) !== textOf(other, numeric)) add(elementValue(one), elementValue(other), one);
  }

  /** Removes equal elements of one name from both lists, and compares the others in their order. */
  function comparePaired(
    elements: readonly UblElement[],
    others: readonly UblElement[],
    parent: UblElement,
  ): void {
    if (elements.length === 0 && others.length === 0) return;
    const differ = (one: UblElement | undefined, other: UblElement | undefined) =>
      one === undefined || other === undefined || !isSame(one, other, numeric);
    const moved = elements.filter((element, index) => differ(element, others[index]));
    const movedOthers = others.filter((other, index) => differ(elements[index], other));
    if (moved.length <= 1 && movedOthers.length <= 1) {
      // With at most one element left on each side, they are partners, and no look-up is needed.
      pair(moved, movedOthers, parent);
      return;
    }
    const left = new Map<number, number>();
    for (const other of movedOthers) left.set(contentOf(other), (left.get(contentOf(other)) ?? 0) + 1);
    const changed = moved.filter((element) => !take(left, contentOf(element)));
    const changedOthers = movedOthers.filter((other) => take(left, contentOf(other)));
    pair(changed, changedOthers, parent);
  }

  function pair(changed: readonly UblElement[], others: readonly UblElement[], parent: UblElement): void {
    changed.forEach((element, index) => {
      const partner = others[index];
      if (partner !== undefined) compare(element, partner);
      else for (const value of valuesOf(element)) add(value, undefined, value.element);
    });
    for (const extra of others.slice(changed.length))
      for (const value of valuesOf(extra)) add(undefined, value, parent);
  }
}

/** Whether two elements have the same content in the same order, as most of two documents does. */
function isSame(one: UblElement, other: UblElement, numeric: ReadonlySet<string>): boolean {
  if (one === other) return true;
  if (one.localName !== other.localName || one.namespace !== other.namespace) return false;
  if (!hasEqualAttributes(one, other)) return false;
  const text = onlyText(one);
  if (text !== undefined && text === onlyText(other)) return true;
  if (!hasElements(one) && !hasElements(other)) return textOf(one, numeric) === textOf(other, numeric);
  let at = 0;
  for (const child of one.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return false;
      continue;
    }
    while (typeof other.children[at] === 'string') at += 1;
    const partner = other.children[at];
    at += 1;
    if (partner === undefined || typeof partner === 'string' || !isSame(child, partner, numeric))
      return false;
  }
  while (typeof other.children[at] === 'string') at += 1;
  return at === other.children.length;
}

function hasEqualAttributes(one: UblElement, other: UblElement): boolean {
  if (one.attributes.length === 0 && other.attributes.length === 0) return true;
  return hasAttributesOf(one, other) && hasAttributesOf(other, one);
}

/** Whether an element has all attributes of another. */
function hasAttributesOf(element: UblElement, { attributes }: UblElement): boolean {
  for (const attribute of attributes)
    if (isOfDocument(attribute) && !hasAttribute(element, attribute)) return false;
  return true;
}

function take(counts: Map<number, number>, key: number): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

/** Numbers elements so that exactly those with the same content have the same number. */
function contentNumbers(numeric: ReadonlySet<string>): (element: UblElement) => number {
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
        ? [textBetween(element).value, ...childElements(element).map(numberOf)]
        : textOf(element, numeric),
    ]);
    const number = byContent.get(content) ?? byContent.size;
    byContent.set(content, number);
    numbers.set(element, number);
    return number;
  }
}

const hasElements = ({ children }: UblElement) => children.some((child) => typeof child !== 'string');

const isOfDocument = ({ namespace }: UblAttribute) => namespace !== schemaInstance;

function textOf(element: UblElement, numeric: ReadonlySet<string>): string {
  const text = stringValue(element).trim();
  return numeric.has(element.localName) ? plainNumber(text) : text;
}

/** Child elements of two elements that have the same name. */
interface SameName {
  readonly namespace: string;
  readonly first: UblElement[];
  readonly second: UblElement[];
}

/** The child elements of two elements by name, without those that the second shares with the first. */
function sameNameChildren(one: UblElement, other: UblElement): readonly SameName[] {
  const names: SameName[] = [];
  const byLocalName = new Map<string, SameName[]>();
  const shared = new Set(other.children.filter((child) => typeof child !== 'string' && child.parent === one));
  for (const child of one.children)
    if (typeof child !== 'string') {
      const { first } = namesakes(child);
      if (!shared.has(child)) first.push(child);
    }
  for (const child of other.children)
    if (typeof child !== 'string' && child.parent !== one) namesakes(child).second.push(child);
  return names;

  function namesakes({ namespace, localName }: UblElement): SameName {
    const known = byLocalName.get(localName);
    const found = known?.find((each) => each.namespace === namespace);
    if (found !== undefined) return found;
    const made: SameName = { namespace, first: [], second: [] };
    names.push(made);
    if (known === undefined) byLocalName.set(localName, [made]);
    else known.push(made);
    return made;
  }
}

function hasAttribute(element: UblElement, attribute: UblAttribute): boolean {
  const found = sameNameAttribute(element, attribute);
  return (
    found !== undefined && (found.value === attribute.value || found.value.trim() === attribute.value.trim())
  );
}

function sameNameAttribute(
  { attributes }: UblElement,
  { namespace, localName }: UblAttribute,
): UblAttribute | undefined {
  for (const each of attributes)
    if (each.localName === localName && each.namespace === namespace) return each;
  return undefined;
}

/** Every value in an element. */
function valuesOf(element: UblElement): HeldValue[] {
  const children = childElements(element);
  const own = element.attributes.filter(isOfDocument).map((each) => attributeValue(element, each));
  if (children.length === 0) return [...own, elementValue(element)];
  return [...own, ...[textBetween(element)].filter(isText), ...children.flatMap(valuesOf)];
}

function elementValue(element: UblElement): HeldValue {
  return { element, attribute: undefined, value: stringValue(element).trim() };
}

/** The text between the child elements of an element, where UBL has none. */
function textBetween(element: UblElement): HeldValue {
  const texts = element.children.filter((child) => typeof child === 'string');
  return { element, attribute: undefined, value: texts.join('').trim() };
}

const isText = ({ value }: HeldValue) => value !== '';

function attributeValue(element: UblElement, attribute: UblAttribute): HeldValue {
  return { element, attribute: qualifiedName(attribute), value: attribute.value };
}
