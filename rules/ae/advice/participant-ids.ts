import type { Party } from '../../../src/core/invoice/invoice.ts';
import { type Check, type CheckFinding, partsOfAll } from '../../../src/core/specification/check.ts';
import { easList as eas } from '../../../src/generated/code-lists.js';
import { participantFault } from '../../network/participant-schemes.ts';
import { saysNone } from '../../pint/aliases/no-value.ts';
import { tinLength, uaeEndpointScheme } from '../tax-numbers.ts';

/** Electronic addresses that the network cannot deliver to (decision 43); a testbed may switch them off. */
export const participantIds: readonly Check[] = [
  {
    id: 'pint-ae-participant-id',
    severity: 'error',
    find: ({ seller, buyer }) => partsOfAll([seller, buyer], undeliverable),
  },
  {
    id: 'pint-ae-participant-id-trn',
    severity: 'error',
    find: ({ seller, buyer }) =>
      partsOfAll([seller, buyer], (party): readonly CheckFinding[] => {
        const { path, endpointId: endpoint = '' } = party;
        if (!hasTrnAsAddress(party)) return [];
        return [{ path: `${path}.participantId`, values: { endpoint, tin: endpoint.slice(0, tinLength) } }];
      }),
  },
];

/** An address of the UAE in the form of a TRN. */
export function hasTrnAsAddress({ endpointId = '', endpointSchemeId }: Party): boolean {
  return endpointSchemeId === uaeEndpointScheme && /^[0-9]{15}$/.test(endpointId);
}

/** Schemes whose values the official rules check (ibr-068 to ibr-070, ibr-113 to 116, ibr-120, ibr-127). */
const schemesOfRules = [
  '0007',
  '0088',
  '0151',
  '0184',
  '0192',
  '0201',
  '0208',
  '0210',
  '0211',
  '9906',
  '9907',
];

/** Characters that people use to group digits. */
const dividers = /[\s\p{Pd}\p{Cf}./]/gu;

function undeliverable(party: Party): readonly CheckFinding[] {
  const { path, endpointId: endpoint, endpointSchemeId: scheme = '' } = party;
  // Other findings report words for "none", unknown schemes and whole TRNs.
  if (endpoint === undefined || saysNone(endpoint) || hasTrnAsAddress(party)) return [];
  const fault = Object.hasOwn(eas.codes, scheme) ? participantFault(scheme, endpoint) : undefined;
  if (fault === undefined) return [];
  if (fault === 'notOfScheme' && schemesOfRules.includes(scheme)) return [];
  const found = { path: `${path}.participantId`, values: { endpoint, scheme } };
  const meant = endpoint.replaceAll(dividers, '');
  if (meant !== '' && meant !== endpoint && participantFault(scheme, meant) === undefined)
    return [{ ...found, text: 'participantIdDivided', values: { ...found.values, meant } }];
  if (fault === 'notOfScheme' && scheme === uaeEndpointScheme) return [found];
  return [{ ...found, text: caseOfFault[fault] }];
}

const caseOfFault = {
  notOnNetwork: 'schemeNotOnNetwork',
  notWritable: 'participantIdNotWritable',
  notOfScheme: 'participantIdNotOfScheme',
} as const;
