import { type DocumentRequest, type DocumentType, readUbl } from 'pint-ae';
import { parseUbl, type UblElement } from 'pint-ae/steps';
import type { PurchaseDocument } from '../read/schemas.ts';
import { amountAt, amountIn, currencyOf, elementsAt } from '../ubl/reading.ts';

type PurchaseLine = PurchaseDocument['lines'][number];

/** The content of a purchase record, without the service's own facts about it. */
export type PurchaseContent = Omit<
  PurchaseDocument,
  | 'id'
  | 'status'
  | 'reporting'
  | 'links'
  | 'submissionError'
  | 'errorCount'
  | 'warningCount'
  | 'answered'
  | 'sameAs'
  | 'review'
  | 'issues'
  | 'warnings'
>;

/** Reads a purchase record from UBL: amounts as written, null for missing values, and nothing computed. */
export function purchaseContent(ubl: string): PurchaseContent {
  const parsed = parseUbl(ubl);
  const read = readUbl(ubl);
  if (!parsed.ok || !read.ok) throw new Error('The UBL of a kept document cannot be read.');
  const root = parsed.value;
  const { request, unmapped } = read.value;
  // A request requires figures that a document may lack: figures that only the request has are removed.
  const added = new Set(unmapped.filter(({ written }) => written !== null).map(({ path }) => path));
  const { seller, buyer } = request;
  return {
    invoiceNumber: request.invoiceNumber ?? '',
    documentType: request.documentType,
    issueDate: request.issueDate,
    dueDate: request.dueDate ?? null,
    currency: request.currency ?? '',
    seller: {
      name: seller.name,
      trn: seller.trn ?? null,
      participantId: seller.participantId ?? null,
    },
    buyerName: buyer.name,
    totalNetAmount: amountAt(root, 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount'),
    totalVatAmount: amountIn(currencyOf(root), root, 'cac:TaxTotal/cbc:TaxAmount'),
    totalPayableAmount: amountAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount'),
    note: request.notes ?? null,
    lines: linesOf(root, request, added),
  };
}

function linesOf(
  root: UblElement,
  { lines, documentType }: DocumentRequest,
  added: ReadonlySet<string>,
): PurchaseLine[] {
  const currency = currencyOf(root);
  const written = elementsAt(root, isCreditNote(documentType) ? 'cac:CreditNoteLine' : 'cac:InvoiceLine');
  return lines.map((line, index) => {
    const said = (name: 'quantity' | 'unitPrice' | 'vatRate'): number | null =>
      added.has(`lines[${index}].${name}`) ? null : (line[name] ?? null);
    return {
      lineNumber: index + 1,
      description: line.description || line.name || null,
      quantity: said('quantity'),
      unitCode: line.unitCode ?? null,
      unitPrice: said('unitPrice'),
      vatCategory: line.vatCategory ?? null,
      vatRate: said('vatRate'),
      ...amountsOf(written[index], currency),
      sellersItemId: line.sellersItemId ?? null,
      buyersItemId: line.buyersItemId ?? null,
      standardItemId: line.standardItemId ?? null,
    };
  });
}

/**
 * The amounts of a line as written; a request leaves two of them to be computed. In a foreign currency, these
 * two may be in dirhams (BTAE-08, BTAE-10), not in the record's currency.
 */
function amountsOf(
  line: UblElement | undefined,
  currency: string,
): Pick<PurchaseLine, 'netAmount' | 'vatAmount' | 'grossAmount'> {
  const at = (path: string) => (line === undefined ? null : amountIn(currency, line, path));
  return {
    netAmount: line === undefined ? null : amountAt(line, 'cbc:LineExtensionAmount'),
    vatAmount: at('cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount'),
    grossAmount: at('cac:ItemPriceExtension/cbc:Amount'),
  };
}

export function isCreditNote(documentType: DocumentType): boolean {
  return documentType.endsWith('CreditNote');
}
