import { placesOf } from 'schematron-compiler/xml-reader';
import type { Finding } from '../core/findings/finding.ts';
import type { TextPlace } from '../core/findings/place.ts';
import { nameInLocation, type UblElement } from '../core/xml/element.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import type { AmountOf } from '../ubl/reading/computed-amounts.ts';
import type { Difference } from '../ubl/reading/differences.ts';
import { isHeldExactly } from '../ubl/reading/fields.ts';
import { currencyAttribute } from '../ubl/reading/same-amount.ts';
import { createLocator } from '../ubl/structure/locator.ts';

/** Returns a finding for each amount that is computed differently, then one for each value that is added. */
export function findingsOfReading(located: readonly LocatedDifference[], amountOf: AmountOf): Finding[] {
  const whole = located.filter(
    ({ attribute, difference }) => attribute === undefined && difference.second === undefined,
  );
  const left = new Set(whole.map(({ difference }) => difference.first?.element));
  const changed = located.filter(
    (each) =>
      each.difference.first !== undefined &&
      each.difference.second !== undefined &&
      (isCurrency(each) || !isComputedOtherwise(each, amountOf)),
  );
  const isOfChange = new Set(changed);
  const computed = located.filter(
    (each) => isComputedOtherwise(each, amountOf) && !isCurrencyOf(left, each) && !isOfChange.has(each),
  );
  const addedValues = located.filter(
    ({ difference: { first, second } }) => first === undefined && second !== undefined,
  );
  return [
    ...computed.map((each) => computedOtherwise(each, amountOf)),
    ...byChange(changed).flatMap(changedValue),
    ...addedValues.map((located) => {
      const { second } = located.difference;
      const values = {
        element: ofAttribute(second === undefined ? '' : nameInLocation(second.element), located),
        value: second?.value ?? '',
      };
      const path = second?.element.requestPath ?? '';
      return findingAt(located, { rule: 'ubl-added', severity: 'information', path, values });
    }),
  ];
}

/** Tells whether no field holds an amount or currency, and it is computed differently. */
function isComputedOtherwise({ difference: { first } }: LocatedDifference, amountOf: AmountOf): boolean {
  if (first === undefined) return false;
  const amount = amountOf(first.element);
  return first.attribute === undefined
    ? amount !== undefined && isHeldExactly(first.value)
    : amount?.hasField === false && first.attribute === currencyAttribute;
}

function isCurrency({ attribute }: LocatedDifference): boolean {
  return attribute === currencyAttribute;
}

/** Changes from one value to another in elements or attributes with the same name: they have one cause. */
function byChange(changed: readonly LocatedDifference[]): (readonly LocatedDifference[])[] {
  const groups = new Map<string, LocatedDifference[]>();
  for (const each of changed) {
    const { first, second, within } = each.difference;
    const name = isCurrency(each) ? currencyAttribute : ofAttribute(nameInLocation(within), each);
    const change = JSON.stringify([name, first?.value, second?.value]);
    const known = groups.get(change);
    if (known === undefined) groups.set(change, [each]);
    else known.push(each);
  }
  return [...groups.values()];
}

/** Tells whether a difference only concerns the currency of one of several elements. */
function isCurrencyOf(
  elements: ReadonlySet<UblElement | undefined>,
  { attribute, difference }: LocatedDifference,
) {
  return attribute !== undefined && elements.has(difference.first?.element);
}

function ofAttribute(name: string, { attribute }: LocatedDifference): string {
  return attribute === undefined ? name : `${name}/@${attribute}`;
}

function findingAt(
  located: LocatedDifference,
  finding: Pick<Finding, 'rule' | 'text' | 'severity' | 'path' | 'values'>,
): Finding {
  const { location, place } = located;
  return {
    ...finding,
    location: ofAttribute(location, located),
    ...(place === undefined ? {} : { place }),
    foundBy: 'structure',
  };
}

function changedValue(group: readonly LocatedDifference[]): Finding[] {
  const [each] = group;
  if (each === undefined) return [];
  const { first, second, within } = each.difference;
  const values = {
    element: ofAttribute(nameInLocation(within), each),
    value: first?.value ?? '',
    written: second?.value ?? '',
    count: group.length,
  };
  const path = second?.element.requestPath ?? '';
  return [findingAt(each, { rule: 'ubl-changed', severity: 'warning', path, values })];
}

function computedOtherwise(located: LocatedDifference, amountOf: AmountOf): Finding {
  const { first, second } = located.difference;
  const what = { word: (first && (amountOf(first.element)?.term ?? nameInLocation(first.element))) ?? '' };
  const values = { what, value: first?.value ?? '' };
  const said =
    second === undefined
      ? { text: 'notComputed', values }
      : { values: { ...values, computed: second.value } };
  return findingAt(located, { rule: 'ubl-derived', severity: 'warning', path: '', ...said });
}

/** A difference, with its place in the text of the document. */
export interface LocatedDifference {
  readonly difference: Difference;
  /** The element with the value; for an added value, its place in the UBL of the request. */
  readonly location: string;
  readonly attribute: string | undefined;
  readonly place: TextPlace | undefined;
}

/** The differences of a document, each with its place. */
export function locatedIn(
  { root, text, envelope }: Omit<ReadUbl, 'kind'>,
  found: readonly Difference[],
): LocatedDifference[] {
  const locate = createLocator();
  const places = placesOf(text, envelope?.top ?? root, new Set(found.map(({ within }) => within)));
  return found.flatMap((difference) => {
    const { first, second, within } = difference;
    const held = first ?? second;
    return held === undefined
      ? []
      : { difference, location: locate(held.element), attribute: held.attribute, place: places.get(within) };
  });
}
