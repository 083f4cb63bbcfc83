import type { UnreadElements } from '../core/specification/specification.ts';
import { nameInLocation } from '../core/xml/element.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import type { UnreadElement } from '../ubl/reading/read-parts.ts';

/** Returns a finding for each element that belongs to no part of the invoice: its receiver may read it or not. */
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
