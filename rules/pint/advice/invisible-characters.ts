import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Party } from '../../../src/core/invoice/invoice.ts';
import { type Check, findingsAmong, type LookAt } from '../../../src/core/specification/check.ts';
import { hasUnseen, unseenIn } from '../../../src/core/text/text.ts';

/** Identifiers that others look up: an invisible character makes the look-up fail. */
export const invisibleCharacters: readonly Check[] = [
  {
    id: 'pint-ae-advice-invisible-characters',
    find: (invoice) =>
      findingsAmong(
        (look) => lookAtIdentifiers(invoice, look),
        hasUnseen,
        (value) => ({ value, characters: unseenIn(value) }),
      ),
  },
];

function lookAtIdentifiers(invoice: ComputedInvoice, look: LookAt): void {
  const { order, contract, project, despatch, receipt, precedingInvoice, payment } = invoice;
  look('', 'invoiceNumber', invoice.invoiceNumber);
  look('', 'precedingInvoiceNumber', precedingInvoice?.precedingInvoiceNumber);
  lookAtParty(invoice.seller, look);
  lookAtParty(invoice.buyer, look);
  look('', 'beneficiaryId', invoice.asSent.beneficiaryId);
  look('', 'principalId', invoice.asSent.principalId);
  look('references', '.purchaseOrderId', order?.purchaseOrderId);
  look('references', '.salesOrderId', order?.salesOrderId);
  look('references', '.contractId', contract?.id);
  look('references', '.projectId', project?.id);
  look('references', '.despatchId', despatch?.id);
  look('references', '.receiptId', receipt?.id);
  look('references', '.buyerReference', invoice.buyerReference);
  look('', 'paymentBankAccount', payment?.paymentBankAccount);
  for (const { path, documentId } of invoice.additionalDocuments) look(path, '.documentId', documentId);
  for (const line of invoice.lines) lookAtItem(line, look);
}

function lookAtParty({ path, endpointId, legalRegistrationNumber }: Party, look: LookAt): void {
  look(path, '.participantId', endpointId);
  look(path, '.legalRegistrationNumber', legalRegistrationNumber);
}

function lookAtItem(line: ComputedLine, look: LookAt): void {
  const { path } = line;
  look(path, '.id', line.id);
  look(path, '.sellersItemId', line.asSent.sellersItemId);
  look(path, '.buyersItemId', line.asSent.buyersItemId);
  look(path, '.standardItemId', line.standardItemId);
  look(path, '.serviceAccountingCode', line.serviceCode);
  for (const commodity of line.commodities) look(commodity.path, '', commodity.code);
}
