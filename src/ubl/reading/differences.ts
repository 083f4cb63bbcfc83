import { childElements, stringValue, type UblAttribute, type UblElement } from '../../core/element.ts';
import { oncePer } from '../../core/once-per.ts';
import type { UblStructure } from '../../core/ubl-structure.ts';

/** An element or attribute of one document that another does not have, or not with this value. */
export interface Difference {
  readonly element: UblElement;
  /** Undefined where the element itself is meant. */
  readonly attribute: string | undefined;
  readonly value: string;
}

/** What each of two documents holds that the other does not. */
export interface Differences {
  readonly ofFirst: readonly Difference[];
  readonly ofSecond: readonly Difference[];
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** The names of the elements that hold a number: 5 and 5.00 are one. */
const numericNames = oncePer(({ elements, dataTypes }: UblStructure): ReadonlySet<string> => {
  const numeric = Object.entries(elements.basic).filter(([type]) => dataTypes[type]?.content === 'decimal');
  return new Set(numeric.flatMap(([, names]) => names.split(' ')));
});

/** Compares two documents value by value; where elements of one name stand is of no account beside their order. */
export function differences(first: UblElement, second: UblElement, structure: UblStructure): Differences {
  const numeric = numericNames(structure);
  const contentOf = contentNumbers(numeric);
  const ofFirst: Difference[] = [];
  const ofSecond: Difference[] = [];
  if (!isSame(first, second, numeric)) compare(first, second);
  return { ofFirst, ofSecond };

  function compare(one: UblElement, other: UblElement): void {
    for (const attribute of one.attributes.filter(isOfDocument))
      if (!hasAttribute(other, attribute)) ofFirst.push(attributeDifference(one, attribute));
    for (const attribute of other.attributes.filter(isOfDocument))
      if (!hasAttribute(one, attribute)) ofSecond.push(attributeDifference(other, attribute));
    const children = byName(one);
    const others = byName(other);
    if (children.size === 0 && others.size === 0) compareTexts(one, other);
    for (const name of new Set([...children.keys(), ...others.keys()]))
      comparePaired(children.get(name) ?? [], others.get(name) ?? []);
  }

  function compareTexts(one: UblElement, other: UblElement): void {
    if (textOf(one, numeric) === textOf(other, numeric)) return;
    ofFirst.push(difference(one));
    ofSecond.push(difference(other));
  }

  /** Sets elements of one name that are the same aside, and compares the others in their order. */
  function comparePaired(elements: readonly UblElement[], others: readonly UblElement[]): void {
    const differ = (one: UblElement | undefined, other: UblElement | undefined) =>
      one === undefined || other === undefined || !isSame(one, other, numeric);
    const moved = elements.filter((element, index) => differ(element, others[index]));
    const movedOthers = others.filter((other, index) => differ(elements[index], other));
    const left = new Map<number, number>();
    for (const other of movedOthers) left.set(contentOf(other), (left.get(contentOf(other)) ?? 0) + 1);
    const changed = moved.filter((element) => !take(left, contentOf(element)));
    const changedOthers = movedOthers.filter((other) => take(left, contentOf(other)));
    changed.forEach((element, index) => {
      const partner = changedOthers[index];
      if (partner === undefined) tellAll(element, ofFirst);
      else compare(element, partner);
    });
    for (const extra of changedOthers.slice(changed.length)) tellAll(extra, ofSecond);
  }
}

/** Whether two elements hold the same in the same order, which is what most of two documents does. */
function isSame(one: UblElement, other: UblElement, numeric: ReadonlySet<string>): boolean {
  if (one.localName !== other.localName || one.namespace !== other.namespace) return false;
  if (!hasEqualAttributes(one, other)) return false;
  const text = onlyText(one);
  if (text !== undefined && text === onlyText(other)) return true;
  if (!hasElements(one) && !hasElements(other)) return textOf(one, numeric) === textOf(other, numeric);
  let at = 0;
  for (const child of one.children) {
    if (typeof child === 'string') continue;
    while (typeof other.children[at] === 'string') at += 1;
    const partner = other.children[at];
    at += 1;
    if (partner === undefined || typeof partner === 'string' || !isSame(child, partner, numeric))
      return false;
  }
  while (typeof other.children[at] === 'string') at += 1;
  return at === other.children.length;
}

/** The text of an element that holds just that. */
function onlyText({ children }: UblElement): string | undefined {
  const [only] = children;
  return children.length === 1 && typeof only === 'string' ? only : undefined;
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

/** Numbers elements such that those of the same content, and only those, have the same number. */
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
      hasElements(element) ? childElements(element).map(numberOf) : textOf(element, numeric),
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

/** A number without what makes no difference: sign of a positive one, leading and trailing zeros. */
function plainNumber(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return text;
  const digits = `${whole.replace(/^0+/, '') || '0'}.${withoutTrailingZeros(fraction)}`;
  return sign === '-' && digits !== '0.' ? `-${digits}` : digits;
}

function byName(element: UblElement): Map<string, UblElement[]> {
  const children = new Map<string, UblElement[]>();
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const name = `${child.namespace} ${child.localName}`;
    const known = children.get(name);
    if (known === undefined) children.set(name, [child]);
    else known.push(child);
  }
  return children;
}

function hasAttribute({ attributes }: UblElement, { namespace, localName, value }: UblAttribute): boolean {
  for (const each of attributes)
    if (each.localName === localName && each.namespace === namespace)
      return each.value === value || each.value.trim() === value.trim();
  return false;
}

/** Tells every value of an element that has no partner. */
function tellAll(element: UblElement, found: Difference[]): void {
  const children = childElements(element);
  for (const attribute of element.attributes.filter(isOfDocument))
    found.push(attributeDifference(element, attribute));
  if (children.length === 0) found.push(difference(element));
  for (const child of children) tellAll(child, found);
}

function difference(element: UblElement): Difference {
  return { element, attribute: undefined, value: stringValue(element).trim() };
}

function attributeDifference(element: UblElement, { prefix, localName, value }: UblAttribute): Difference {
  return { element, attribute: prefix === '' ? localName : `${prefix}:${localName}`, value };
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}
