/** The rule set that this project holds in `schematron/`. PINT-AE states no dates between which 1.0.4 applies. */
export const ruleSet = {
  id: 'pint-ae',
  version: '1.0.4',
  validFrom: null,
  validTo: null,
} as const;
