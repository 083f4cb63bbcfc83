import saxon from 'saxon-js';
import { namespaces } from './evaluate-xpath.ts';

/** The part of SaxonJS that evaluates single expressions. */
interface SaxonXPath {
  getResource(options: { text: string; type: 'xml' }): Promise<unknown>;
  readonly XPath: { evaluate(expression: string, context: unknown, options?: object): unknown };
}
const SaxonJS = saxon as unknown as SaxonXPath;

const types = [
  'integer',
  'decimal',
  'double',
  'string',
  'untypedAtomic',
  'boolean',
  'date',
  'time',
  'dateTime',
  'dayTimeDuration',
  'yearMonthDuration',
];
const typeName = types.reduceRight(
  (otherwise, type) => `if ($i instance of xs:${type}) then 'xs:${type}' else ${otherwise}`,
  `'?'`,
);
const describe = `if ($i instance of node()) then concat('node ', name($i), '=', string($i)) else concat(${typeName}, ' ', string($i))`;

/** The document as SaxonJS reads it, at its root element. */
export async function saxonDocument(xml: string): Promise<unknown> {
  const document = await SaxonJS.getResource({ text: xml, type: 'xml' });
  return SaxonJS.XPath.evaluate('/*', document);
}

const known = new WeakMap<object, Map<string, string>>();

/**
 * The value that SaxonJS gives for an expression, in the form of `evaluate`; computed once, because it takes
 * far longer than ours.
 */
export function saxonEvaluate(expression: string, root: unknown): string {
  const ofRoot = known.get(Object(root)) ?? new Map<string, string>();
  known.set(Object(root), ofRoot);
  const result = ofRoot.get(expression) ?? evaluateBySaxon(expression, root);
  ofRoot.set(expression, result);
  return result;
}

function evaluateBySaxon(expression: string, root: unknown): string {
  try {
    const items: unknown = SaxonJS.XPath.evaluate(
      `for $i in ((${expression}), @none) return ${describe}`,
      root,
      {
        namespaceContext: namespaces,
        resultForm: 'array',
      },
    );
    return (items as string[]).join(' | ');
  } catch (error) {
    return `error ${(error as { code?: string }).code}`;
  }
}
