import type { Breach, Check } from '../../../src/core/check.ts';
import type { ComputedInvoice, ComputedLine } from '../../../src/core/computed-invoice.ts';
import type { Party } from '../../../src/core/invoice.ts';
import { hasUnseen, unseenIn } from '../../../src/core/text.ts';

/** What others look a document, a party or an item up by: with a character that nobody sees in it it is not found. */
export const invisibleCharacters: readonly Check[] = [
  {
    id: 'pint-ae-advice-invisible-characters',
    find: (invoice) => [
      ...breachesOf(identifiersOfDocument(invoice)),
      ...invoice.lines.filter(isSuspect).flatMap((line) => breachesOf(identifiersOfItem(line))),
    ],
  },
];

/** Whether a line is worth a closer look, which most are not: this makes no list for each. */
function isSuspect(line: ComputedLine): boolean {
  return (
    hasUnseen(line.id) ||
    hasUnseen(line.sellersItemId) ||
    hasUnseen(line.buyersItemId) ||
    hasUnseen(line.standardItemId) ||
    hasUnseen(line.serviceAccountingCode) ||
    line.commodities.some(({ code }) => hasUnseen(code))
  );
}

type Identifier = readonly [path: string, value: string | undefined];

function identifiersOfDocument(invoice: ComputedInvoice): Identifier[] {
  const { order, contract, project, despatch, receipt, precedingInvoice, payment } = invoice;
  return [
    ['invoiceNumber', invoice.invoiceNumber],
    ['precedingInvoiceNumber', precedingInvoice?.precedingInvoiceNumber],
    ...identifiersOfParty(invoice.seller),
    ...identifiersOfParty(invoice.buyer),
    ['beneficiaryId', invoice.beneficiaryId],
    ['principalId', invoice.principalId],
    ['references.purchaseOrderId', order?.purchaseOrderId],
    ['references.salesOrderId', order?.salesOrderId],
    ['references.contractId', contract?.id],
    ['references.projectId', project?.id],
    ['references.despatchId', despatch?.id],
    ['references.receiptId', receipt?.id],
    ['references.buyerReference', invoice.buyerReference],
    ['paymentBankAccount', payment?.paymentBankAccount],
    ...invoice.additionalDocuments.map(
      ({ path, documentId }): Identifier => [`${path}.documentId`, documentId],
    ),
  ];
}

function identifiersOfParty({ path, endpointId, legalRegistrationNumber }: Party): Identifier[] {
  return [
    [`${path}.participantId`, endpointId],
    [`${path}.legalRegistrationNumber`, legalRegistrationNumber],
  ];
}

function identifiersOfItem(line: ComputedLine): Identifier[] {
  const { path, id, sellersItemId, buyersItemId, standardItemId, serviceAccountingCode } = line;
  return [
    [`${path}.id`, id],
    [`${path}.sellersItemId`, sellersItemId],
    [`${path}.buyersItemId`, buyersItemId],
    [`${path}.standardItemId`, standardItemId],
    [`${path}.serviceAccountingCode`, serviceAccountingCode],
    ...line.commodities.map((commodity): Identifier => [commodity.path, commodity.code]),
  ];
}

function breachesOf(identifiers: readonly Identifier[]): Breach[] {
  return identifiers
    .filter(([, value]) => hasUnseen(value))
    .map(([path, value = '']) => ({ path, values: { value, characters: unseenIn(value) } }));
}
