import type { z } from '@hono/zod-openapi';
import { parseUbl, type UblElement } from 'pint-ae';
import type { DocumentKind } from '../documents/kinds.ts';
import type { purchaseDocumentSchema } from '../documents/schemas.ts';
import { attributeOf, elementsAt, isSelfBilled, participantOf, textAt } from '../ubl/reading.ts';

type PurchaseDocument = z.infer<typeof purchaseDocumentSchema>;

/** What a purchase record says of a document: everything but its id, its status and its links. */
export type PurchaseContent = Omit<PurchaseDocument, 'id' | 'status' | 'links'>;

/** Reads a purchase record from UBL. Amounts are taken as written; what is not there is null. */
export function purchaseContent(ubl: string): PurchaseContent {
  const parsed = parseUbl(ubl);
  if ('error' in parsed) throw new Error('The UBL of a kept document cannot be read.');
  const { root } = parsed;
  const isCreditNote = kindOf(root) === 'credit-note';
  return {
    invoiceNumber: textAt(root, 'cbc:ID') ?? '',
    documentType: documentTypeOf(root),
    issueDate: textAt(root, 'cbc:IssueDate') ?? '',
    dueDate: textAt(root, 'cbc:DueDate') ?? textAt(root, 'cac:PaymentMeans/cbc:PaymentDueDate'),
    currency: textAt(root, 'cbc:DocumentCurrencyCode') ?? '',
    seller: {
      name: nameOf(root, 'Supplier'),
      trn: textAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'),
      participantId: participantOf(root, 'Supplier'),
    },
    buyerName: nameOf(root, 'Customer'),
    totalNetAmount: numberAt(root, 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount'),
    totalVatAmount: vatTotal(root),
    totalPayableAmount: numberAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount'),
    note: textAt(root, 'cbc:Note'),
    lines: elementsAt(root, isCreditNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine').map(lineOf),
  };
}

export function kindOf({ localName }: UblElement): DocumentKind {
  return localName === 'CreditNote' ? 'credit-note' : 'invoice';
}

export function documentTypeOf(root: UblElement): PurchaseDocument['documentType'] {
  const type = kindOf(root) === 'credit-note' ? 'CreditNote' : 'Invoice';
  return isSelfBilled(root) ? `SelfBilling${type}` : type;
}

function nameOf(root: UblElement, party: 'Supplier' | 'Customer'): string {
  const path = `cac:Accounting${party}Party/cac:Party`;
  return (
    textAt(root, `${path}/cac:PartyLegalEntity/cbc:RegistrationName`) ??
    textAt(root, `${path}/cac:PartyName/cbc:Name`) ??
    ''
  );
}

/** The VAT total in the currency of the document; there may be another in AED. */
function vatTotal(root: UblElement): number | null {
  const currency = textAt(root, 'cbc:DocumentCurrencyCode');
  const totals = elementsAt(root, 'cac:TaxTotal/cbc:TaxAmount');
  const own = totals.find((amount) => attributeOf(amount, 'currencyID') === currency) ?? totals[0];
  return own === undefined ? null : numberOf(own.children.join(''));
}

const vatCategories = ['S', 'Z', 'E', 'O', 'AE'] as const;

function lineOf(line: UblElement, index: number): PurchaseDocument['lines'][number] {
  const [quantity] = [
    ...elementsAt(line, 'cbc:InvoicedQuantity'),
    ...elementsAt(line, 'cbc:CreditedQuantity'),
  ];
  const category = textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID');
  return {
    lineNumber: index + 1,
    description: textAt(line, 'cac:Item/cbc:Description') ?? textAt(line, 'cac:Item/cbc:Name'),
    quantity: quantity === undefined ? null : numberOf(quantity.children.join('')),
    unitCode: quantity === undefined ? null : attributeOf(quantity, 'unitCode'),
    unitPrice: numberAt(line, 'cac:Price/cbc:PriceAmount'),
    netAmount: numberAt(line, 'cbc:LineExtensionAmount'),
    vatCategory: vatCategories.find((code) => code === category) ?? null,
    vatRate: numberAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'),
    vatAmount: numberAt(line, 'cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount'),
    grossAmount: numberAt(line, 'cac:ItemPriceExtension/cbc:Amount'),
    sellersItemId: textAt(line, 'cac:Item/cac:SellersItemIdentification/cbc:ID'),
    buyersItemId: textAt(line, 'cac:Item/cac:BuyersItemIdentification/cbc:ID'),
    standardItemId: textAt(line, 'cac:Item/cac:StandardItemIdentification/cbc:ID'),
  };
}

function numberAt(element: UblElement, path: string): number | null {
  return numberOf(textAt(element, path));
}

/** A decimal of XML Schema as a JSON number; null for a text that is not one. */
function numberOf(text: string | null): number | null {
  return text !== null && /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : null;
}
