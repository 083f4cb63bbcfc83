import type { create as Create } from 'xmlbuilder2';
import type { NamespaceBinding } from '../../schema.ts';
import { loadPackage } from '../packages.ts';

/** An element of the stylesheet that is being written. */
export type Builder = ReturnType<ReturnType<typeof Create>['ele']>;

export const xslt = 'http://www.w3.org/1999/XSL/Transform';

const xmlns = 'http://www.w3.org/2000/xmlns/';
const fixedNamespaces: readonly NamespaceBinding[] = [
  { prefix: 'xs', uri: 'http://www.w3.org/2001/XMLSchema' },
  { prefix: 'xsd', uri: 'http://www.w3.org/2001/XMLSchema' },
  { prefix: 'xsi', uri: 'http://www.w3.org/2001/XMLSchema-instance' },
  { prefix: 'judgement', uri: 'urn:schematron-compiler:judgement' },
];

/** An empty stylesheet with the namespaces of a schema; generated names have the prefix `judgement`. */
export function createStylesheet(namespaces: readonly NamespaceBinding[]): Builder {
  const { create } = loadPackage<{ readonly create: typeof Create }>('xmlbuilder2');
  const stylesheet = create({ version: '1.0', encoding: 'UTF-8' }).ele(xslt, 'xsl:stylesheet', {
    version: '3.0',
    'exclude-result-prefixes': '#all',
  });
  const declared = new Map([...namespaces, ...fixedNamespaces].map(({ prefix, uri }) => [prefix, uri]));
  declared.delete('xsl');
  for (const [prefix, uri] of declared) stylesheet.att(xmlns, `xmlns:${prefix}`, uri);
  return stylesheet;
}

/** The xsl:catch of a try; inside it, `$err:description` says what went wrong. */
export function catchError(attempt: Builder): Builder {
  return attempt.ele(xslt, 'xsl:catch').att(xmlns, 'xmlns:err', 'http://www.w3.org/2005/xqt-errors');
}

/** A declared type as an attribute, if there is one. */
export function asAttribute(as: string | undefined): { readonly as?: string } {
  return as === undefined ? {} : { as };
}

/** A text as an XPath string literal. */
export function stringLiteral(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
