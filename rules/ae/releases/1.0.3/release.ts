import type { ReleaseByDifference } from '../../../../src/core/specification/specification.ts';
import messages from './messages/rules.json' with { type: 'json' };

/** PINT-AE 1.0.3, of 2026-03-25, as differences from 1.0.4; the earliest release has no first day. */
export const release103 = {
  id: 'pint-ae',
  name: 'PINT-AE',
  version: '1.0.3',
  validFrom: null,
  validTo: null,
  differsFrom: '1.0.4',
  messages,
} as const satisfies ReleaseByDifference;
