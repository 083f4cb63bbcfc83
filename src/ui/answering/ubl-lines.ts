import type { Issue } from '../../core/findings/finding.ts';
import { onceAsked } from '../../core/once-per.ts';
import { elementAt, type UblElement } from '../../core/xml/element.ts';
import { describedSpecification } from '../../specification/described.ts';
import { termsOfElements } from '../../ubl/bound-terms.ts';

/** The line of each element's start tag in the text from `serialise`; the declaration is line 1. */
export function linesOf(root: UblElement): ReadonlyMap<UblElement, number> {
  const lines = new Map<UblElement, number>();
  let line = 2;
  const walk = (element: UblElement): void => {
    lines.set(element, line);
    const isBlock =
      element.children.length > 0 && element.children.every((child) => typeof child !== 'string');
    for (const child of element.children) {
      if (typeof child === 'string') line += child.split('\n').length - 1;
      else {
        if (isBlock) line += 1;
        walk(child);
      }
    }
    if (isBlock) line += 1;
  };
  walk(root);
  return lines;
}

/** The element that a finding concerns: at its location, otherwise the first one written from its field. */
export function elementOf(
  root: UblElement,
  { location, path }: { readonly location?: string; readonly path: string },
): UblElement | undefined {
  const located = location === undefined ? undefined : elementAt(root, location);
  return located ?? writtenFrom(root, path);
}

function writtenFrom(root: UblElement, path: string): UblElement | undefined {
  if (path === '') return root;
  let nearest: UblElement | undefined;
  const walk = (element: UblElement): UblElement | undefined => {
    const { requestPath } = element;
    if (requestPath === path) return element;
    if (
      requestPath &&
      path.startsWith(requestPath) &&
      requestPath.length > (nearest?.requestPath?.length ?? 0)
    )
      nearest = element;
    for (const child of element.children) {
      const found = typeof child === 'string' ? undefined : walk(child);
      if (found) return found;
    }
    return undefined;
  };
  return walk(root) ?? nearest;
}

/** The UBL elements that a finding concerns, below the root; empty if its hint names elements itself. */
export function ublElementsOf({ terms, hint }: Issue, { localName }: UblElement): readonly string[] {
  if (/\bc[ab]c:/.test(hint)) return [];
  const lineOfOther = localName === 'CreditNote' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine';
  const elements = termsByElement()
    .filter(
      ([element, ofElement]) =>
        ofElement.some((term) => terms.includes(term)) && !element.startsWith(lineOfOther),
    )
    .map(([element]) => element);
  // An element that contains another element of the list adds nothing.
  return elements.filter((element) => !elements.some((inner) => inner.startsWith(`${element}/`)));
}

/** Made on first use: most users paste a request. */
const termsByElement = onceAsked(() => [...termsOfElements(describedSpecification)]);
