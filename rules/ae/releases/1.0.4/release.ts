import type { ReleaseByDifference } from '../../../../src/core/specification/specification.ts';

/** PINT-AE 1.0.4, on PINT 1.1.3; its release notes give the first day, and no last day of 1.0.3. */
export const release104 = {
  id: 'pint-ae',
  name: 'PINT-AE',
  version: '1.0.4',
  validFrom: '2026-05-25',
  validTo: null,
} as const satisfies ReleaseByDifference;
