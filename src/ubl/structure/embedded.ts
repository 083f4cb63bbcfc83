import type { DocumentKind } from '../../core/specification/kind.ts';
import { childElements, isUblRoot, type UblElement } from '../../core/xml/element.ts';
import { elementsAt } from '../../core/xml/path.ts';
import type { ElementFinding } from '../placed-finding.ts';
import type { StructureCheck } from './check.ts';

/** The finding about an embedded document that breaks the UBL schema, unless it is only a root. */
export function embeddedFindings(
  root: UblElement,
  embeds: DocumentKind['embeds'],
  check: StructureCheck,
): readonly ElementFinding[] {
  if (embeds === undefined) return [];
  const document = elementsAt(root, embeds.path, embeds.prefixes).flatMap(childElements).find(isUblRoot);
  if (document === undefined || childElements(document).length === 0) return [];
  const faults = check(document).filter(
    ({ finding: { severity, rule } }) => severity === 'error' && rule.startsWith('ubl-'),
  );
  const [first] = faults;
  if (first === undefined) return [];
  const values = { location: first.finding.location ?? '', count: faults.length };
  return [
    {
      element: first.element,
      finding: { rule: embeds.rule, severity: 'warning', path: '', values, foundBy: 'structure' },
    },
  ];
}
