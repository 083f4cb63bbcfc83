import { childElements, collapsedText, elementsOf, type SourceElement, xsltNamespace } from './xml.ts';

export const svrlNamespace = 'http://purl.oclc.org/dsdl/svrl';
export const schxsltNamespace = 'https://doi.org/10.5281/zenodo.1495494';

/** Tells whether an element of a stylesheet writes a finding. */
export function isFinding(element: SourceElement): boolean {
  return isSvrl('failed-assert')(element) || isSvrl('successful-report')(element);
}

export function holdsFinding(element: SourceElement): boolean {
  return childElements(element).some((child) => isFinding(child) || holdsFinding(child));
}

/**
 * Tells whether an element is the one with this name in the Schematron Validation Report Language, which the
 * stylesheets write.
 */
export function isSvrl(name: string): (element: SourceElement) => boolean {
  return ({ namespace, localName }) => namespace === svrlNamespace && localName === name;
}

export function isXslt(element: SourceElement, ...names: readonly string[]): boolean {
  return element.namespace === xsltNamespace && names.includes(element.localName);
}

/** Tells whether an element is the wrapper that SchXslt writes around the findings of a rule. */
export function isSchxsltRule({ namespace, localName }: SourceElement): boolean {
  return namespace === schxsltNamespace && localName === 'rule';
}

/** An attribute of the result, written as a literal or by `xsl:attribute`. */
export function resultAttribute(element: SourceElement, name: string): string | undefined {
  const written = elementsOf(element, xsltNamespace).find(
    ({ localName, attributes }) => localName === 'attribute' && attributes.name === name,
  );
  return written === undefined ? element.attributes[name] : collapsedText(written);
}
