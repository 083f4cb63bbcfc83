import {
  apply,
  ask,
  call,
  type Declaration,
  documentLocal,
  type Local,
  literal,
  type Plan,
  read,
  type Statement,
  theDocument,
} from '../../xpath/plan/plan.ts';
import { because, reasonText } from '../../xpath/reason.ts';
import type { SchematronFunction } from '../schema.ts';
import { attempt, errorLocal } from './judgement.ts';

/**
 * A function that calls itself twice can run 2^n times, and so can n functions that each call the next one twice.
 * So each call of a function that calls others counts.
 */
export const aStep: Statement = { kind: 'do', value: ask('spend', literal(1)) };

/** Adds the function and its declaration to the error for a full stack. */
export function toldWhenTooDeep({ name, source }: SchematronFunction, body: readonly Statement[]): Statement {
  const declared = literal(reasonText(because('the function {name}() ({file}:{line})', { name, ...source })));
  return attempt(body, call('tooDeep', read(errorLocal), declared));
}

/** Computes the body in its own function, once for the same arguments. */
export function cachedBody(
  name: string,
  instance: string,
  parameters: readonly Local[],
  body: readonly Statement[],
): Statement[] {
  const computed: Declaration = {
    hint: `${name}_computed`,
    parameters: [documentLocal, ...parameters],
    body,
  };
  const cache: Plan = {
    kind: 'shared',
    reach: 'document',
    hint: `${name}_cache`,
    value: call('newCache', literal(instance)),
  };
  const args = parameters.map(read);
  const compute: Plan = {
    kind: 'lambda',
    parameters: [],
    body: apply({ kind: 'declared', declaration: computed }, theDocument, ...args),
  };
  return [{ kind: 'return', value: call('cached', cache, compute, ...args) }];
}
