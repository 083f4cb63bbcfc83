import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { Party } from '../../../src/core/invoice/invoice.ts';
import { type Check, type CheckFinding, findingsWhere } from '../../../src/core/specification/check.ts';
import { isItemScheme as isListed } from './items.ts';

/** Schemes of party identifiers besides the tax number (IBT-029-1, IBT-030-1). */
export const identifierSchemes: readonly Check[] = [
  {
    id: 'ibr-cl-10',
    misspelt: { value: 'scheme', list: 'identifierSchemes' },
    find: (invoice) => unlisted(partyIdentifiers(invoice)),
  },
  {
    id: 'ibr-cl-11',
    misspelt: { value: 'scheme', list: 'identifierSchemes' },
    find: (invoice) => unlisted(registrations(invoice)),
  },
];

interface SentScheme {
  readonly scheme: string | undefined;
  readonly path: string;
  /** True if the party may have a creditor identifier (SEPA). */
  readonly isOfCreditor?: boolean;
}

const creditorScheme = 'SEPA';

function unlisted(schemes: readonly SentScheme[]): readonly CheckFinding[] {
  return findingsWhere(
    schemes,
    ({ scheme, isOfCreditor = false }) =>
      scheme !== undefined && !isListed(scheme) && !(isOfCreditor && scheme === creditorScheme),
    ({ path }) => path,
    ({ scheme }) => ({ scheme: scheme ?? '' }),
  );
}

function partyIdentifiers({ seller, buyer, payee }: ComputedInvoice): readonly SentScheme[] {
  const scheme = payee?.identifierSchemeId;
  return [
    ...identifiersOf(seller, true),
    ...identifiersOf(buyer, false),
    ...(scheme === undefined ? [] : [{ scheme, path: 'payee.identifierSchemeId', isOfCreditor: true }]),
  ];
}

function identifiersOf(party: Party, isOfCreditor: boolean): readonly SentScheme[] {
  const { path, identificationSchemeId: scheme, furtherIdentifiers } = party;
  if (scheme === undefined && furtherIdentifiers.length === 0) return [];
  const others = furtherIdentifiers.map((other) => ({
    scheme: other.schemeId,
    path: `${other.path}.schemeId`,
    isOfCreditor,
  }));
  return [{ scheme, path: `${path}.identifiers[0].schemeId`, isOfCreditor }, ...others];
}

function registrations({ seller, buyer, payee }: ComputedInvoice): readonly SentScheme[] {
  return [seller, buyer, payee].flatMap((party) =>
    party?.legalRegistrationNumber === undefined || party.legalRegistrationSchemeId === undefined
      ? []
      : { scheme: party.legalRegistrationSchemeId, path: `${party.path}.legalRegistrationSchemeId` },
  );
}
