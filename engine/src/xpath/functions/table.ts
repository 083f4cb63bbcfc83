import { didYouMean } from '../../text/did-you-mean.ts';
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

/** The names of the functions that rules may use. */
export const functionNames = (): readonly string[] => [...byName.keys()];

/** A function by its name; undefined for functions of other namespaces. */
export function functionOf({ namespace, localName }: QName): XPathFunction | undefined {
  return namespace === functionNamespace ? byName.get(localName) : undefined;
}

/**
 * The function whose name is misspelt; undefined for the name of an unsupported function. A much longer or shorter
 * name probably means another function, such as `doc-available`.
 */
export function functionMeantBy({ localName }: QName): string | undefined {
  if (unsupported.has(localName)) return undefined;
  const meant = didYouMean(localName, byName.keys());
  return meant !== undefined && Math.abs(meant.length - localName.length) <= 2 ? meant : undefined;
}

/** Tells whether a call with this many arguments uses the context. */
export function readsContext({ readsContext, arity: [least, most] }: XPathFunction, given: number): boolean {
  if (readsContext === 'always') return true;
  return readsContext === 'if bare' && given === least && least < most;
}

/** Functions of XPath 3.1 and XSLT 3.0 that rules may not use; none of these names counts as a misspelling. */
export const unsupported: ReadonlySet<string> = new Set(
  [
    'accumulator-after accumulator-before analyze-string apply available-environment-variables available-system-properties',
    'collation-key collection copy-of current-merge-group current-merge-key',
    'current-output-uri default-language element-available',
    'element-with-id environment-variable filter fold-left fold-right for-each for-each-pair',
    'format-integer function-arity function-available function-lookup function-name',
    'json-doc json-to-xml load-xquery-module',
    'parse-ietf-date parse-json parse-xml',
    'parse-xml-fragment put random-number-generator',
    'serialize snapshot stream-available system-property transform type-available',
    'unparsed-entity-public-id unparsed-entity-uri unparsed-text unparsed-text-available unparsed-text-lines',
    'uri-collection xml-to-json',
  ].flatMap((line) => line.split(' ')),
);
