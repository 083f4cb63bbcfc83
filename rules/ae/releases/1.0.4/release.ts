import type { ReleaseByDifference } from '../../../../src/core/specification/specification.ts';

/**
 * PINT-AE 1.0.4, on PINT 1.1.3, with its rules in `schematron/` and its code lists in `codelists/`. Its release notes
 * give the day of the release, which is taken as its first day; they give no last day of the release before.
 */
export const release104 = {
  id: 'pint-ae',
  name: 'PINT-AE',
  version: '1.0.4',
  validFrom: '2026-05-25',
  validTo: null,
} as const satisfies ReleaseByDifference;
