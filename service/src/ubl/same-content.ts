import { parseUbl, type UblElement } from 'pint-ae/steps';

/** Two texts of UBL: as sent and as received. */
export interface Compared {
  readonly sent: string;
  readonly arrived: string;
}

/**
 * Tells whether two texts have the same elements, attributes and texts. Access points may write prefixes,
 * declarations and the space between elements differently.
 */
export function isSameContent({ sent, arrived }: Compared): boolean {
  const [before, after] = [parseUbl(sent), parseUbl(arrived)];
  return before.ok && after.ok && comparableContent(before.value) === comparableContent(after.value);
}

function comparableContent(root: UblElement): string {
  return JSON.stringify(parts(root));
}

function parts({ namespace, localName, attributes, children }: UblElement): unknown {
  const named = attributes
    .filter((attribute) => !isDeclaration(attribute))
    .map((attribute) => [attribute.namespace, attribute.localName, attribute.value].join(' '));
  const hasElements = children.some((child) => typeof child !== 'string');
  const content = children
    .filter((child) => typeof child !== 'string' || !hasElements || child.trim() !== '')
    .map((child) => (typeof child === 'string' ? child : parts(child)));
  return [namespace, localName, named.toSorted(), content];
}

function isDeclaration({ namespace, localName }: UblElement['attributes'][number]): boolean {
  return namespace === 'http://www.w3.org/2000/xmlns/' || localName === 'xmlns';
}
