import type { MessageStatusFacts } from '../../../src/core/specification/network.ts';
import { ublPrefixes } from '../../../src/core/xml/path.ts';
import { messageStatus } from '../kinds/message-status.ts';

/** The Message Level Status of the Peppol network, 1.1.0, sections 4 and 6. */
export const messageStatusFacts = {
  root: messageStatus.root,
  namespace: messageStatus.namespace,
  customizationId: messageStatus.customizationIds[0],
  profileId: 'urn:peppol:edec:mls',
  providerScheme: '0242',
  prefixes: ublPrefixes,
  everyStatus: 'ALWAYS_SEND',
  noPlace: 'NA',
  responses: { confirmed: 'AP', unconfirmed: 'AB', rejected: 'RE' },
  reasons: { structure: 'SV', rule: 'BV', warning: 'BW', delivery: 'FD' },
  reasonOfRules: {
    'ubl-': 'structure',
    // The code list counts empty elements, size limits and a mismatch with the envelope as broken rules.
    'ubl-empty-element': 'rule',
    'pint-ae-empty': 'structure',
    'pint-ae-file-kind': 'structure',
    'pint-ae-several-documents': 'structure',
    'pint-ae-encoding': 'structure',
    'pint-ae-not-well-formed': 'structure',
    'pint-ae-root': 'structure',
    'pint-ae-mls-not-delivered': 'delivery',
  },
  mostReasons: 100,
} as const satisfies MessageStatusFacts;
