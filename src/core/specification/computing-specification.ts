import type { Specification } from './specification.ts';

/** The parts of a specification for computing the amounts of an invoice: no rules, texts or UBL. */
export type ComputingSpecification = Pick<
  Specification,
  'vatCategories' | 'accounting' | 'minorUnitsOf' | 'tolerances' | 'fields'
>;
