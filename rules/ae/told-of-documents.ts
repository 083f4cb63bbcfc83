import type { ToldOfDocument } from '../../src/core/specification/told-of-document.ts';

/** What normalisation tells of a request that is as true of the UBL document that the request was read from. */
export const toldOfDocuments: readonly ToldOfDocument[] = [
  { told: 'unitInTrade' },
  { told: 'exemptionReasonUnlisted' },
  { told: 'unknownEmirateOfDelivery' },
  { told: 'homeSubdivisionReplaced', as: { text: 'unknownEmirate' } },
  { told: 'aliasResolved', field: 'countrySubentity', as: { rule: 'ibr-128-ae', text: 'emirateByName' } },
];
