import type { Tell } from '../../src/core/findings/add-finding.ts';
import { parseParticipantId } from '../../src/core/invoice/invoice.ts';
import type { Defaults, PartyIdentity, SentParty } from '../../src/core/specification/defaults.ts';

/** Every party has a tax number of R and six digits, which is also its address in the network. */
const taxNumberPattern = /^R\d{6}$/;
const endpointScheme = '0999';

function identity({ participantId, trn, tin }: SentParty, path: string, { addWarning }: Tell): PartyIdentity {
  if (participantId === undefined && trn !== undefined)
    addWarning('endpointIsTaxNumber', `${path}.participantId`, { endpoint: trn });
  const address = participantId ?? trn;
  return {
    endpoint: address === undefined ? undefined : parseParticipantId(address, endpointScheme),
    identification: undefined,
    taxRegistration: trn === undefined ? undefined : { number: trn, scheme: 'VAT' },
    tin,
  };
}

export const defaults: Defaults = {
  vatCategory: 'H',
  allowanceReason: { code: '95', text: 'Rebate' },
  chargeReason: { code: 'FC', text: 'Carriage' },
  unitCode: 'C62',
  standardItemScheme: '0160',
  classificationList: 'TST',
  serviceAccountingList: 'SRV',
  paymentMode: '58',
  paymentModesWithAccount: { '58': '10' },
  creditNoteReason: 'RETURNED',
  absentIdentifier: 'NONE',
  projectTypeCode: '50',
  mediaTypes: [],
  uuidNamespace: '2a6f3f0e-58a0-5a10-8c7b-4f1f3a0f9d11',
  sellerIdentity: (seller, tell) => identity(seller, 'seller', tell),
  buyerIdentity: (buyer, _transactionType, tell) => identity(buyer, 'buyer', tell),
  isPredefinedEndpoint: () => false,
  isHomeTaxNumber: (trn) => taxNumberPattern.test(trn),
  isIssuedByCountry: () => false,
  typeCode: ({ documentType }) => (documentType === 'Bill' ? '380' : '381'),
  transactionCode: (transactionType) => (transactionType.has('royalCourt') ? 'ROYAL' : undefined),
  lineVatCategory: (sent, transactionType) => (transactionType.has('royalCourt') ? 'F' : (sent ?? 'H')),
  writesVatPointDate: () => false,
  allowsPrecedingInvoice: () => true,
  needsPayment: (root) => root === 'Invoice',
  deliverToFinding: () => undefined,
  deliverToCountry: () => 'QR',
};
