import type { Profile } from '../core/specification/engine.ts';
import type { Specification } from '../core/specification/specification.ts';
import { stringValue, type UblElement } from '../core/xml/element.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import { firstAt } from '../ubl/reading.ts';

/**
 * Returns findings for identifiers of specification and process that only begin like the identifiers of the
 * document's profile: the network requires the whole identifier.
 */
export function identifierFindings(
  root: UblElement,
  profile: Profile,
  { profiles, figureRules }: Specification,
): ElementFinding[] {
  const { customizationId, profileId } = profiles[profile];
  return [
    {
      name: 'cbc:CustomizationID',
      rule: figureRules['IBT-024'],
      text: 'identifierDiffers',
      expected: customizationId,
    },
    { name: 'cbc:ProfileID', rule: figureRules['IBT-023'], text: 'processDiffers', expected: profileId },
  ].flatMap(({ name, rule, text, expected }) => {
    const element = firstAt(root, name);
    const identifier = element === undefined ? expected : stringValue(element).trim();
    if (rule === undefined || element === undefined || identifier === expected) return [];
    const values = { identifier, expected };
    return [
      {
        element,
        finding: {
          rule,
          text,
          severity: 'warning',
          path: '',
          values,
          foundBy: 'checks',
        },
      },
    ];
  });
}
