import type { Finding } from '../core/findings/finding.ts';
import { nameInLocation, type UblElement } from '../core/xml/element.ts';
import type { AmountOf } from '../ubl/reading/computed-amounts.ts';
import { isHeldExactly } from '../ubl/reading/fields.ts';
import { currencyAttribute } from '../ubl/reading/same-amount.ts';
import type { LocatedDifference } from './located-differences.ts';

/** Recognises amounts and currencies that no field holds and that are computed differently. */
function isComputedOtherwise(amountOf: AmountOf): (located: LocatedDifference) => boolean {
  return ({ difference: { first } }) => {
    if (first === undefined) return false;
    const amount = amountOf(first.element);
    return first.attribute === undefined
      ? amount !== undefined && isHeldExactly(first.value)
      : amount?.hasField === false && first.attribute === currencyAttribute;
  };
}

/** Returns a finding for each amount that is computed differently, then one for each value that is added. */
export function findingsOfReading(located: readonly LocatedDifference[], amountOf: AmountOf): Finding[] {
  const isComputed = isComputedOtherwise(amountOf);
  const left = leftOut(located);
  const changed = located.filter((each) => isChanged(each) && (isCurrency(each) || !isComputed(each)));
  const isOfChange = new Set(changed);
  const computed = located.filter(
    (each) => isComputed(each) && !isCurrencyOf(left, each) && !isOfChange.has(each),
  );
  const addedValues = located.filter(
    ({ difference: { first, second } }) => first === undefined && second !== undefined,
  );
  return [
    ...computed.map((each) => computedOtherwise(each, amountOf)),
    ...byChange(changed).flatMap(changedValue),
    ...addedValues.map(added),
  ];
}

function isChanged({ difference: { first, second } }: LocatedDifference): boolean {
  return first !== undefined && second !== undefined;
}

function isCurrency({ attribute }: LocatedDifference): boolean {
  return attribute === currencyAttribute;
}

/** Changes from one value to another in elements or attributes with the same name: they have one cause. */
function byChange(changed: readonly LocatedDifference[]): (readonly LocatedDifference[])[] {
  const groups = new Map<string, LocatedDifference[]>();
  for (const each of changed) {
    const { first, second } = each.difference;
    const name = isCurrency(each) ? currencyAttribute : nameOfValue(each);
    const change = JSON.stringify([name, first?.value, second?.value]);
    const known = groups.get(change);
    if (known === undefined) groups.set(change, [each]);
    else known.push(each);
  }
  return [...groups.values()];
}

function nameOfValue({ difference: { within }, attribute }: LocatedDifference): string {
  const name = nameInLocation(within);
  return attribute === undefined ? name : `${name}/@${attribute}`;
}

function changedValue(group: readonly LocatedDifference[]): Finding[] {
  const [each] = group;
  if (each === undefined) return [];
  const { difference, location, attribute, place } = each;
  const { first, second } = difference;
  return [
    {
      rule: 'ubl-changed',
      severity: 'warning',
      path: second?.element.requestPath ?? '',
      location: attribute === undefined ? location : `${location}/@${attribute}`,
      ...(place === undefined ? {} : { place }),
      values: {
        element: nameOfValue(each),
        value: first?.value ?? '',
        written: second?.value ?? '',
        count: group.length,
      },
      foundBy: 'structure',
    },
  ];
}

function leftOut(located: readonly LocatedDifference[]): ReadonlySet<UblElement | undefined> {
  const whole = located.filter(
    ({ attribute, difference }) => attribute === undefined && difference.second === undefined,
  );
  return new Set(whole.map(({ difference }) => difference.first?.element));
}

/** Tells whether a difference only concerns the currency of one of several elements. */
function isCurrencyOf(
  elements: ReadonlySet<UblElement | undefined>,
  { attribute, difference }: LocatedDifference,
) {
  return attribute !== undefined && elements.has(difference.first?.element);
}

function computedOtherwise(
  { difference, location, attribute, place }: LocatedDifference,
  amountOf: AmountOf,
): Finding {
  const { first, second } = difference;
  const what = { word: (first && (amountOf(first.element)?.term ?? nameInLocation(first.element))) ?? '' };
  const values = { what, value: first?.value ?? '' };
  return {
    rule: 'ubl-derived',
    severity: 'warning',
    path: '',
    location: attribute === undefined ? location : `${location}/@${attribute}`,
    ...(place === undefined ? {} : { place }),
    ...(second === undefined
      ? { text: 'notComputed', values }
      : {
          values: { ...values, computed: second.value },
        }),
    foundBy: 'structure',
  };
}

function added({ difference: { second }, location, attribute, place }: LocatedDifference): Finding {
  const name = second === undefined ? '' : nameInLocation(second.element);
  return {
    rule: 'ubl-added',
    severity: 'information',
    path: second?.element.requestPath ?? '',
    location: attribute === undefined ? location : `${location}/@${attribute}`,
    ...(place === undefined ? {} : { place }),
    values: { element: attribute === undefined ? name : `${name}/@${attribute}`, value: second?.value ?? '' },
    foundBy: 'structure',
  };
}
