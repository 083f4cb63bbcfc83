import { fields } from '../../rules/ae/fields/index.ts';
import type { DescribedSpecification } from '../core/specification/specification.ts';
import { defaultSpecification } from './default.ts';

/** PINT-AE with the descriptions of its fields, for schemas, editors and documentation. */
export const describedSpecification = {
  ...defaultSpecification,
  fields,
} as const satisfies DescribedSpecification;
