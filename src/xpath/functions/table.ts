import { didYouMean } from '../../core/text/did-you-mean.ts';
import type { QName } from '../syntax/ast.ts';
import { functionNamespace } from '../syntax/cursor.ts';
import { dateFunctions } from './dates.ts';
import { formatFunctions } from './formats.ts';
import type { XPathFunction } from './function.ts';
import { nameFunctions } from './names.ts';
import { nodeFunctions } from './nodes.ts';
import { numericFunctions } from './numbers.ts';
import { sequenceFunctions } from './sequences.ts';
import { textFunctions } from './texts.ts';
import { unsupported } from './unsupported.ts';

export type { XPathFunction } from './function.ts';

/** The functions of XPath that rules may use; a new function is a new entry. */
const functions: readonly XPathFunction[] = [
  ...textFunctions,
  ...numericFunctions,
  ...sequenceFunctions,
  ...nodeFunctions,
  ...nameFunctions,
  ...dateFunctions,
  ...formatFunctions,
];

const byName: ReadonlyMap<string, XPathFunction> = new Map(functions.map((each) => [each.name, each]));

/** A function by its name; undefined for functions of other namespaces. */
export function functionOf({ namespace, localName }: QName): XPathFunction | undefined {
  return namespace === functionNamespace ? byName.get(localName) : undefined;
}

/**
 * The function whose name is misspelt; undefined for the name of a function that is only not supported. A much longer or shorter name is rather another function, such as
 * `doc-available`.
 */
export function functionMeantBy({ localName }: QName): string | undefined {
  if (unsupported.has(localName)) return undefined;
  const meant = didYouMean(localName, byName.keys());
  return meant !== undefined && Math.abs(meant.length - localName.length) <= 2 ? meant : undefined;
}

/** Whether a call with this many arguments uses the context. */
export function readsContext({ readsContext, arity: [least, most] }: XPathFunction, given: number): boolean {
  if (readsContext === 'always') return true;
  return readsContext === 'if bare' && given === least && least < most;
}
