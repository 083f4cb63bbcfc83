import { qualifiedName } from 'schematron-compiler/xml';
import { childElements, stringValue, type UblAttribute, type UblElement } from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import {
  comparedText,
  contentNumbers,
  hasElements,
  hasSameContent,
  isOfDocument,
  numericNames,
  sameNameAttribute,
  textBetween,
} from './same-content.ts';

/** An element or attribute of a document, with its value. */
export interface HeldValue {
  readonly element: UblElement;
  /** Undefined for the element itself. */
  readonly attribute: string | undefined;
  readonly value: string;
}

/** A value in one of two documents that is missing or different in the other. */
export interface Difference {
  readonly first: HeldValue | undefined;
  readonly second: HeldValue | undefined;
  /** The element of the first document that has or lacks the value. */
  readonly within: UblElement;
}

/** Compares two documents value by value; they may share elements at the same position. */
export function differences(first: UblElement, second: UblElement, structure: UblStructure): Difference[] {
  const numeric = numericNames(structure);
  const contentNumber = contentNumbers(numeric);
  const found: Difference[] = [];
  if (!hasSameContent(first, second, numeric)) compare(first, second);
  return found;

  function compare(one: UblElement, other: UblElement): void {
    compareAttributes(one, other);
    if (!hasElements(one) && !hasElements(other)) {
      compareTexts(one, other);
      return;
    }
    compareBetween(valueBetween(one), valueBetween(other), one);
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

  /** Compares texts between elements; if only one element has children, the whole text of the other. */
  function compareBetween(one: HeldValue, other: HeldValue, within: UblElement): void {
    if (one.value === other.value) return;
    add(isText(one) ? one : undefined, isText(other) ? other : undefined, within);
  }

  function compareTexts(one: UblElement, other: UblElement): void {
    if (comparedText(one, numeric) !== comparedText(other, numeric))
      add(elementValue(one), elementValue(other), one);
  }

  /** Removes equal elements with the same name from both lists, and compares the remaining ones in order. */
  function comparePaired(
    elements: readonly UblElement[],
    others: readonly UblElement[],
    parent: UblElement,
  ): void {
    if (elements.length === 0 && others.length === 0) return;
    const differ = (one: UblElement | undefined, other: UblElement | undefined) =>
      one === undefined || other === undefined || !hasSameContent(one, other, numeric);
    const moved = elements.filter((element, index) => differ(element, others[index]));
    const movedOthers = others.filter((other, index) => differ(elements[index], other));
    if (moved.length <= 1 && movedOthers.length <= 1) {
      // With at most one element left on each side, they are partners, and no look-up is needed.
      pair(moved, movedOthers, parent);
      return;
    }
    const left = new Map<number, number>();
    for (const other of movedOthers)
      left.set(contentNumber(other), (left.get(contentNumber(other)) ?? 0) + 1);
    const changed = moved.filter((element) => !take(left, contentNumber(element)));
    const changedOthers = movedOthers.filter((other) => take(left, contentNumber(other)));
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

function take(counts: Map<number, number>, key: number): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

interface SameName {
  readonly namespace: string;
  readonly first: UblElement[];
  readonly second: UblElement[];
}

/** The child elements of two elements by name, except for those that both share. */
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

function valuesOf(element: UblElement): HeldValue[] {
  const children = childElements(element);
  const own = element.attributes.filter(isOfDocument).map((each) => attributeValue(element, each));
  if (children.length === 0) return [...own, elementValue(element)];
  return [...own, ...[valueBetween(element)].filter(isText), ...children.flatMap(valuesOf)];
}

function elementValue(element: UblElement): HeldValue {
  return { element, attribute: undefined, value: stringValue(element).trim() };
}

function valueBetween(element: UblElement): HeldValue {
  return { element, attribute: undefined, value: textBetween(element) };
}

const isText = ({ value }: HeldValue) => value !== '';

function attributeValue(element: UblElement, attribute: UblAttribute): HeldValue {
  return { element, attribute: qualifiedName(attribute), value: attribute.value };
}
