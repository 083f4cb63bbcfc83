import { oncePer } from '../once-per.ts';
import type { Specification } from './specification.ts';
import type { VatCategory } from './vat-category.ts';

/** The parts of a specification for computing the amounts of an invoice: no rules, texts or UBL. */
export type ComputingSpecification = Pick<
  Specification,
  'vatCategories' | 'accounting' | 'minorUnitsOf' | 'tolerances' | 'fields'
>;

/** Returns the specification for documents issued on a day, with the VAT rates in force then. */
export function specificationOn(specification: Specification, day: string): Specification;
export function specificationOn(specification: ComputingSpecification, day: string): ComputingSpecification;
export function specificationOn(specification: ComputingSpecification, day: string): ComputingSpecification {
  const { days, of } = periodsOf(specification);
  const since = days.findLast((first) => first <= day);
  return since === undefined ? specification : of(since);
}

/** The days on which a rate changes, each with the specification from that day on, which is created once. */
const periodsOf = oncePer((specification: ComputingSpecification) => {
  const { vatCategories } = specification;
  const changes = Object.values(vatCategories).flatMap(({ later = [] }) => later);
  const days = [...new Set(changes.map(({ since }) => since))].sort();
  const made = new Map<string, ComputingSpecification>();
  const of = (since: string): ComputingSpecification => {
    const known = made.get(since);
    if (known !== undefined) return known;
    const onDay = Object.entries(vatCategories).map(([code, category]) => [code, ratesOn(category, since)]);
    const period = { ...specification, vatCategories: Object.fromEntries(onDay) };
    made.set(since, period);
    return period;
  };
  return { days, of };
});

function ratesOn(category: VatCategory, day: string): VatCategory {
  const later = category.later?.findLast(({ since }) => since <= day);
  return later === undefined ? category : { ...category, ...later };
}
