import type fc from 'fast-check';
import type { Ask } from '../support/asking.ts';
import type { Model, Real } from './model.ts';

export type Who = 0 | 1;
export type Command = fc.AsyncCommand<Model, Real>;

/** A step, described by its name. It is always possible: what it finds is part of the model. */
export function step(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

/** The one of several that a number selects; undefined if there are none. */
export function picked<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(items.length, 1)];
}

export function companyOf(real: Real, who: Who): Real['companies'][number] {
  const company = real.companies[who];
  if (company === undefined) throw new Error('There are two companies.');
  return company;
}

export function askOf(real: Real, who: Who, key: Who): Ask {
  return companyOf(real, who).asks[key];
}
