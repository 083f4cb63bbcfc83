/** Before an ERP submits a document: the library in its own process. */
import { type DocumentRequest, type ValidateRequestOptions, validate } from 'pint-ae';

/** What the company knows, so that its documents need not repeat it. */
const company: ValidateRequestOptions = {
  company: {
    name: 'Falcon Office Supplies LLC',
    trn: '100354879700003',
    legalRegistrationNumber: 'CN-1184420',
    legalRegistrationType: 'TL',
    authorityName: 'Dubai Department of Economy and Tourism',
    paymentBankAccount: 'AE070331234567890123456',
  },
};

/** What the person at the screen has to fix before the document can be submitted; empty if it is valid. */
export function preflight(request: DocumentRequest): { field: string; text: string }[] {
  const { issues } = validate(request, company);
  return issues.map(({ path, message, hint }) => ({ field: path, text: `${message} ${hint}` }));
}
