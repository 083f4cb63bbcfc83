import type { Issue } from '../../core/findings/finding.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { describedSpecification } from '../../specification/described.ts';
import { termsOfElements } from '../../ubl/bound-terms.ts';

/** The UBL elements that a finding concerns, below the root; empty if its hint names elements itself. */
export function ublElementsOf({ terms, hint }: Issue, { localName }: UblElement): readonly string[] {
  if (/\bc[ab]c:/.test(hint)) return [];
  const lineOfOther = localName === 'CreditNote' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine';
  termsByElement ??= [...termsOfElements(describedSpecification)];
  const elements = termsByElement
    .filter(
      ([element, ofElement]) =>
        ofElement.some((term) => terms.includes(term)) && !element.startsWith(lineOfOther),
    )
    .map(([element]) => element);
  // An element that contains another element of the list adds nothing.
  return elements.filter((element) => !elements.some((inner) => inner.startsWith(`${element}/`)));
}

/** Made on first use: most users paste a request. */
let termsByElement: (readonly [element: string, terms: readonly string[]])[] | undefined;
