import type { UnreadElements } from '../core/specification/specification.ts';
import { nameInLocation } from '../core/xml/element.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import type { UnreadElement } from '../ubl/reading/read-parts.ts';

/** A finding for each element that no part of the invoice is read from: its receiver may read it, or not. */
export function unreadFindings(
  unread: readonly UnreadElement[],
  { rule, allowed }: UnreadElements,
): ElementFinding[] {
  return unread
    .filter(({ element }) => !allowed.includes(element.localName))
    .map(({ element, why }) => ({
      element,
      finding: {
        rule,
        ...(why === 'repeated' ? { text: 'repeated' } : {}),
        severity: 'warning',
        path: '',
        values: { element: nameInLocation(element) },
        foundBy: 'checks',
      },
    }));
}
