import type { UblElement } from '../core/element.ts';
import type { Issue } from '../core/finding.ts';
import { describedSpecification } from '../specification/described.ts';
import { termsOfElements } from '../ubl/bound-terms.ts';

/** The elements of UBL that a finding is about, below the root; none where its hint names elements itself. */
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
  // What stands around another one says nothing more.
  return elements.filter((element) => !elements.some((inner) => inner.startsWith(`${element}/`)));
}

/** Made when it is first asked for: most who come paste a request. */
let termsByElement: (readonly [element: string, terms: readonly string[]])[] | undefined;
