import { createRequire } from 'node:module';
import { namespaces } from './evaluate-xpath.ts';
import { hashOf, keptOrAsked } from './kept-answers.ts';

/** The part of SaxonJS that evaluates single expressions. */
interface SaxonXPath {
  readonly XPath: { evaluate(expression: string, context: unknown, options?: object): unknown };
}

/** SaxonJS, which is loaded only if it is asked: its answers are kept. */
const saxon = (): SaxonXPath => createRequire(import.meta.url)('saxon-js');

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

/** A document that SaxonJS is asked about. */
export interface SaxonDocument {
  readonly xml: string;
  /** Its root element, read by SaxonJS once it is needed. */
  readonly root: () => unknown;
}

export function saxonDocument(xml: string): SaxonDocument {
  let root: unknown;
  return {
    xml,
    root: () => {
      root ??= saxon().XPath.evaluate('parse-xml($xml)/*', null, { params: { xml } });
      return root;
    },
  };
}

/** The value that SaxonJS gives for an expression, in the form of `evaluate`. */
export function saxonEvaluate(expression: string, { xml, root }: SaxonDocument): string {
  return keptOrAsked(hashOf(xml, expression), () => evaluateBySaxon(expression, root()));
}

function evaluateBySaxon(expression: string, root: unknown): string {
  try {
    const items: unknown = saxon().XPath.evaluate(
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
