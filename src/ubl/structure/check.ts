import { qualifiedName } from 'schematron-compiler/xml';
import type { Severity, Values } from '../../core/findings/finding.ts';
import { kindOfFinding, type Tally, tally } from '../../core/findings/finding-limits.ts';
import { digitsInPlain } from '../../core/numbers/exact-number.ts';
import { oncePer } from '../../core/once-per.ts';
import { daysOfInvoices, digitsOfDecimals, limits } from '../../core/options/limits.ts';
import { isVisible } from '../../core/text/text.ts';
import { nameInLocation, onlyText, stringValue, type UblElement } from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import type { ElementFinding } from '../placed-finding.ts';
import { childFaults, rowAfter } from './children.ts';
import { createLocator } from './locator.ts';
import { isBlank, shortened } from './quoted.ts';
import {
  type AggregateType,
  type AttributeRow,
  type BasicType,
  type ChildPlace,
  elementTypes,
  isOfInstance,
  namesOtherType,
} from './tables.ts';

/** Checks the structure of a document in linear time. */
export type StructureCheck = (root: UblElement, listed?: Tally) => ElementFinding[];

/** Prepares the check of order, number, attributes and content of elements; none of a root outside UBL. */
export const structureCheck = oncePer((structure: UblStructure): StructureCheck => {
  const types = elementTypes(structure);
  return (root, listed = tally()) => {
    const type = types.get(root.localName);
    if (type === undefined) return [];
    const visit: Visit = { found: [], listed, locate: createLocator(), blanks: [] };
    checkAggregate(visit, type, root);
    return visit.found;
  };
});

interface Visit {
  readonly found: ElementFinding[];
  /** Decides which findings are listed; further ones are only counted. */
  readonly listed: Tally;
  readonly locate: (element: UblElement) => string;
  /** White space that was seen between elements, by its length; it usually occurs again. */
  readonly blanks: string[];
}

function report(
  visit: Visit,
  rule: string,
  element: UblElement,
  values: Values,
  severity: Severity = 'error',
): void {
  if (!visit.listed.takes(kindOfFinding(rule, severity))) return;
  const location = visit.locate(element);
  visit.found.push({
    element,
    finding: { rule, severity, path: '', location, values, foundBy: 'structure' },
  });
}

const noAttributes: ReadonlyMap<string, AttributeRow> = new Map();

function checkAggregate(visit: Visit, type: AggregateType, element: UblElement): void {
  if (element.attributes.length > 0) checkAttributes(visit, type, noAttributes, element);
  let before: ChildPlace = type.start;
  let position = -1;
  let required = 0;
  let hasElements = false;
  let inOrder = true;
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child !== visit.blanks[child.length]) checkBetween(visit, element, child);
      continue;
    }
    hasElements = true;
    const row = rowAfter(type, before, child);
    if (row === undefined) {
      inOrder = false;
      continue;
    }
    before = row;
    if (row.position > position) {
      position = row.position;
      if (row.required) required += 1;
    } else if (row.position < position || !row.repeatable) inOrder = false;
    if (row.type.kind === 'basic') checkBasic(visit, row.type, child);
    else if (row.type.kind === 'aggregate') checkAggregate(visit, row.type, child);
  }
  if (!hasElements) reportEmpty(visit, element, type.required > 0);
  else if (!inOrder || required < type.required) reportChildren(visit, type, element);
}

const longestIndentation = 64;

function checkBetween(visit: Visit, parent: UblElement, text: string): void {
  if (!isBlank(text)) report(visit, 'ubl-text', parent, { ...named(parent), text: shortened(text) });
  else if (text.length < longestIndentation) visit.blanks[text.length] = text;
}

function reportChildren(visit: Visit, type: AggregateType, parent: UblElement): void {
  for (const { rule, element, name, expected } of childFaults(type, parent))
    report(visit, rule, element, { element: name, parent: nameInLocation(parent), expected });
}

/** UBL forbids every empty element; the schema, and so the receiver, refuses only some. */
function reportEmpty(visit: Visit, element: UblElement, isRefused: boolean): void {
  report(visit, 'ubl-empty-element', element, named(element), isRefused ? 'error' : 'warning');
}

function checkBasic(visit: Visit, type: BasicType, element: UblElement): void {
  if (element.attributes.length > 0 || type.requiredAttributes > 0)
    checkBasicAttributes(visit, type, element);
  const only = onlyText(element);
  if (only === undefined) checkNoElements(visit, element);
  const text = only ?? stringValue(element);
  if (type.test === undefined) {
    if (!isVisible(text)) reportEmpty(visit, element, false);
    return;
  }
  if (type.test(text)) {
    if (isOfDate(type)) checkYear(visit, element, text.trim());
    else if (type.content === 'decimal' && text.length >= shortestBeyond)
      checkRange(visit, element, text.trim());
    return;
  }
  if (isBlank(text)) reportEmpty(visit, element, true);
  else report(visit, contentRules[type.content] ?? '', element, { ...named(element), text: shortened(text) });
}

const isOfDate = ({ content }: BasicType) => content === 'date' || content === 'spacedDate';

/** The schema allows any year, but an invoice cannot mean every year. */
function checkYear(visit: Visit, element: UblElement, day: string): void {
  const { first, last } = daysOfInvoices;
  // A time zone follows the day; a year with five digits is out of range anyway.
  const plain = day.slice(0, last.length);
  if (plain < first || plain > last || plain.charAt(4) !== '-')
    report(visit, 'ubl-date-range', element, { ...named(element), day, first, last }, 'warning');
}

/** A shorter number is always computed exactly. */
const shortestBeyond = 14;

/** Rules compute in doubles, and receivers must only keep the digits that XML Schema requires. */
function checkRange(visit: Visit, element: UblElement, number: string): void {
  const plain = number.startsWith('+') ? number.slice(1) : number;
  if (Math.abs(Number(plain)) <= limits.maxMagnitude && digitsInPlain(plain) <= digitsOfDecimals) return;
  const values = { number: shortened(number), digits: digitsOfDecimals, limit: limits.maxMagnitude };
  report(visit, 'ubl-number-range', element, { ...named(element), ...values }, 'warning');
}

function checkNoElements(visit: Visit, parent: UblElement): void {
  for (const element of parent.children) {
    if (typeof element === 'string') continue;
    const expected = `</${nameInLocation(parent)}>`;
    report(visit, 'ubl-unknown-element', element, {
      ...named(element),
      parent: nameInLocation(parent),
      expected,
    });
  }
}

const contentRules: Readonly<Record<string, string>> = {
  decimal: 'ubl-decimal',
  date: 'ubl-date',
  time: 'ubl-time',
  spacedDate: 'ubl-date',
  spacedTime: 'ubl-time',
  boolean: 'ubl-boolean',
  base64Binary: 'ubl-base64',
  language: 'ubl-language',
  anyURI: 'ubl-uri',
};

function checkBasicAttributes(visit: Visit, type: BasicType, element: UblElement): void {
  const required = checkAttributes(visit, type, type.attributes, element);
  if (required === type.requiredAttributes) return;
  for (const { name, required } of type.attributes.values()) {
    const isThere = element.attributes.some(
      ({ namespace, localName }) => namespace === '' && localName === name,
    );
    if (required && !isThere)
      report(visit, 'ubl-missing-attribute', element, { ...named(element), attribute: name });
  }
}

/** Returns how many of the mandatory attributes are present. */
function checkAttributes(
  visit: Visit,
  type: AggregateType | BasicType,
  known: ReadonlyMap<string, AttributeRow>,
  element: UblElement,
): number {
  let required = 0;
  for (const each of element.attributes) {
    const { namespace, localName, value } = each;
    const row = namespace === '' ? known.get(localName) : undefined;
    if (row?.required) required += 1;
    if (namesOtherType(each, element, type))
      report(visit, 'ubl-type', element, { ...named(element), type: shortened(value) });
    if (row === undefined && !isOfInstance(each)) {
      const attribute = qualifiedName(each);
      const expected = [...known.keys()].join(', ') || '–';
      report(visit, 'ubl-unknown-attribute', element, { ...named(element), attribute, expected });
    }
    if (row?.test !== undefined && !row.test(value)) {
      const name = `${nameInLocation(element)}/@${localName}`;
      report(visit, contentRules[row.content] ?? '', element, { element: name, text: shortened(value) });
    }
  }
  return required;
}

const named = (element: UblElement) => ({ element: nameInLocation(element) });
