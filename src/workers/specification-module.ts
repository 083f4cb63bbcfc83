import { isSpecification } from '../api/specification-option.ts';
import { CallerError } from '../core/options/caller-error.ts';
import type { Specification } from '../core/specification/specification.ts';

/** The specification that a module exports; its checks are functions, which no message carries. */
export async function loadSpecification(address: string): Promise<Specification> {
  const { default: specification }: { readonly default?: unknown } = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ address
  );
  if (isSpecification(specification)) return specification;
  const expected = 'a module whose default export is a specification, such as extendSpecification makes';
  throw new CallerError(`specification: ${address} is not ${expected}`, {
    code: 'wrong-option',
    option: 'specification',
    expected,
  });
}
