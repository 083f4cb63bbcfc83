import type { ToldOfDocument } from '../../src/core/specification/told-of-document.ts';

/** Notes of normalisation that apply to the UBL document as well as to the request that was read from it. */
export const toldOfDocuments: readonly ToldOfDocument[] = [
  { told: 'unitInTrade' },
  { told: 'exemptionReasonUnlisted' },
  { told: 'unknownEmirateOfDelivery' },
  { told: 'homeSubdivisionReplaced', as: { text: 'unknownEmirate' } },
  { told: 'aliasResolved', field: 'countrySubentity', as: { rule: 'ibr-128-ae', text: 'emirateByName' } },
  { told: 'participantIdCleaned', as: { text: 'participantIdWithDashes' } },
  { told: 'buyerEndpointOverridden', as: { text: 'deemedSupplyAddressed' } },
  { told: 'sellerEndpointDerived', as: { text: 'message' } },
  { told: 'buyerEndpointDerived', as: { text: 'message' } },
  { told: 'lineIdRepeated', as: { text: 'lineIdTwice' } },
  { told: 'creditNoteReasonDefaulted', as: { text: 'creditNoteWithoutReason' } },
  { told: 'itemTypeLeftOut', as: { text: 'itemTypeWithoutCode' } },
  { told: 'exemptionReasonLeftOut', as: { text: 'exemptionReasonStated' } },
  { told: 'unknownRegistrationFieldsIgnored', as: { text: 'registrationWithoutNumber' } },
];
