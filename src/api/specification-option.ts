import { expected, hasMembers, type OptionShape, optionsOf } from '../core/options/option-kinds.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { SpecificationChoice } from '../specification/default.ts';

export function isSpecification(value: unknown): value is Specification {
  return hasMembers(value, {
    release: 'object',
    documentTypes: 'object',
    checks: 'object',
    advice: 'object',
    messages: 'object',
    binding: 'object',
  });
}

export const specificationShape = {
  specification: expected<Specification>(isSpecification, 'a specification'),
} satisfies OptionShape<SpecificationChoice>;

export const specificationOptionsKind = /* @__PURE__ */ optionsOf<SpecificationChoice>(specificationShape);

/** Properties of every parsed request, and of every invoice that a step returns. */
export const ofRequest = { documentType: 'text', seller: 'object', buyer: 'object', lines: 'list' } as const;
export const ofInvoice = { root: 'text', seller: 'object', buyer: 'object', lines: 'list' } as const;
export const ofComputedInvoice = { ...ofInvoice, totals: 'object', allowancesCharges: 'list' } as const;
