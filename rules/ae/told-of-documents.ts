import type { ToldOfDocument } from '../../src/core/specification/told-of-document.ts';

/** Notes of normalisation that are as true of the UBL document as of the request that was read from it. */
export const toldOfDocuments: readonly ToldOfDocument[] = [
  { told: 'unitInTrade' },
  { told: 'exemptionReasonUnlisted' },
  { told: 'unknownEmirateOfDelivery' },
  { told: 'homeSubdivisionReplaced', as: { text: 'unknownEmirate' } },
  { told: 'aliasResolved', field: 'countrySubentity', as: { rule: 'ibr-128-ae', text: 'emirateByName' } },
];
