import type { ReleaseByDifference } from '../../../../src/core/specification/specification.ts';

/**
 * PINT-AE 1.0.4, on PINT 1.1.3, as its rules stand in `schematron/` and its code lists in `codelists/`. Its release notes
 * give the day of the release, which is taken as its first; they name no last day of the one before.
 */
export const release104 = {
  id: 'pint-ae',
  name: 'PINT-AE',
  version: '1.0.4',
  validFrom: '2026-05-25',
  validTo: null,
} as const satisfies ReleaseByDifference;
