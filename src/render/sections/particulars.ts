import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, leftToRight, noHtml, own } from '../../core/text/html.ts';
import { allAt, attributeOf, firstAt, textAt, trimmedText, type UblPath } from '../../ubl/reading.ts';
import { digitsOf, fact, mark, reasonOf, type Sheet, textFact } from '../sheet.ts';
import { plainFacts, plainNotes } from './plain-fields.ts';

/** Corrected invoices of a credit note; number, dates, period and references of the document. */
export function particulars(sheet: Sheet): Html {
  const { facts } = sheet;
  const { root } = facts;
  const dueDate = textAt(root, 'cbc:DueDate') ?? textAt(root, 'cac:PaymentMeans/cbc:PaymentDueDate');
  return html`${whatIsCredited(sheet)}<dl class="particulars">
${fact(sheet, facts.isCreditNote ? 'creditNoteNumber' : 'invoiceNumber', html`<strong>${own(facts.number)}</strong>`)}${dateFact(sheet, 'issueDate', textAt(root, 'cbc:IssueDate'))}${textFact(sheet, 'issueTime', textAt(root, 'cbc:IssueTime'))}${dateFact(sheet, 'supplyDate', textAt(root, 'cbc:TaxPointDate'))}${dateFact(sheet, 'dueDate', dueDate)}${amountDue(sheet)}${dateFact(sheet, 'deliveryDate', textAt(root, 'cac:Delivery/cbc:ActualDeliveryDate'))}${period(sheet)}${billingFrequency(sheet)}${currency(sheet)}${references(sheet)}${textFact(sheet, 'beneficiary', textAt(root, 'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID'))}${textFact(sheet, 'principal', textAt(root, 'cac:SellerSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID'))}${textFact(sheet, 'incoterms', textAt(root, 'cac:Delivery/cac:DeliveryTerms/cbc:ID') ?? textAt(root, 'cac:DeliveryTerms/cbc:ID'))}${plainFacts(sheet, 'References', root)}${plainFacts(sheet, 'DocumentRequest', root)}</dl>
`;
}

/** The amount due, repeated at the top; the totals explain it. */
function amountDue(sheet: Sheet): Html {
  const { isCreditNote, totals, currency } = sheet.facts;
  const figure = totals.payable;
  const digits = figure && digitsOf(sheet, figure);
  if (figure === undefined || digits === undefined) return noHtml;
  const marking = sheet.marked.has(figure) && mark;
  return fact(
    sheet,
    isCreditNote ? 'amountCredited' : 'payable',
    html`<strong>${leftToRight(digits)}</strong> ${own(figure.currency ?? currency)}${marking}`,
  );
}

function billingFrequency(sheet: Sheet): Html {
  const { root } = sheet.facts;
  const code = textAt(root, 'cac:InvoicePeriod/cbc:DescriptionCode');
  const text = textAt(root, 'cac:InvoicePeriod/cbc:Description');
  return fact(sheet, 'billingFrequency', reasonOf(sheet, 'billingFrequency', code, text));
}

function references(sheet: Sheet): Html {
  const { root, isCreditNote } = sheet.facts;
  return html`${simpleReferences.map(([label, path]) => reference(sheet, label, path))}${isCreditNote ? noHtml : precedingInvoices(sheet)}${textFact(sheet, 'contractValue', textAt(root, 'cac:ContractDocumentReference/cbc:DocumentDescription'))}${specialDocuments(sheet)}`;
}

function currency(sheet: Sheet): Html {
  const code = sheet.facts.currency;
  const meaning = sheet.words.meaning('currency', code);
  const inWords = meaning && html` <span class="note">${meaning}</span>`;
  return fact(sheet, 'currency', code === '' ? undefined : html`${own(code)}${inWords}`);
}

const simpleReferences: readonly (readonly [TextKey, UblPath])[] = [
  ['buyerReference', 'cbc:BuyerReference'],
  ['purchaseOrder', 'cac:OrderReference/cbc:ID'],
  ['salesOrder', 'cac:OrderReference/cbc:SalesOrderID'],
  ['contract', 'cac:ContractDocumentReference/cbc:ID'],
  ['project', 'cac:ProjectReference/cbc:ID'],
  ['despatchAdvice', 'cac:DespatchDocumentReference/cbc:ID'],
  ['receivingAdvice', 'cac:ReceiptDocumentReference/cbc:ID'],
  ['tender', 'cac:OriginatorDocumentReference/cbc:ID'],
  ['customsReference', 'cac:StatementDocumentReference/cbc:ID'],
  ['accountingCost', 'cbc:AccountingCost'],
];

function reference(sheet: Sheet, label: TextKey, path: UblPath): Html {
  const element = firstAt(sheet.facts.root, path);
  const id = trimmedText(element);
  const scheme = attributeOf(element, 'schemeID');
  if (id === undefined) return noHtml;
  return fact(
    sheet,
    label,
    html`${own(id)}${scheme !== undefined && html` <span class="note">${own(scheme)}</span>`}`,
  );
}

/** The supporting documents that are references: the project of a credit note, and the invoiced object. */
function specialDocuments(sheet: Sheet): Html[] {
  const { project, invoicedObject } = sheet.words.rendering.specialDocuments;
  return allAt(sheet.facts.root, 'cac:AdditionalDocumentReference').map((document) => {
    const type = textAt(document, 'cbc:DocumentTypeCode');
    const id = textAt(document, 'cbc:ID');
    if (type === project) return textFact(sheet, 'project', id);
    return type === invoicedObject ? textFact(sheet, 'invoicedObject', id) : noHtml;
  });
}

function period(sheet: Sheet): Html {
  const { words, facts } = sheet;
  const from = textAt(facts.root, 'cac:InvoicePeriod/cbc:StartDate');
  const to = textAt(facts.root, 'cac:InvoicePeriod/cbc:EndDate');
  if (from === undefined && to === undefined) return noHtml;
  const start =
    from &&
    html`<div>${words.text('periodFrom', { date: (language) => words.dateIn(language, from) })}</div>`;
  const end =
    to && html`<div>${words.text('periodTo', { date: (language) => words.dateIn(language, to) })}</div>`;
  return fact(sheet, 'period', html`${start}${end}`);
}

function dateFact(sheet: Sheet, label: TextKey, date: string | undefined): Html {
  return fact(sheet, label, date === undefined ? undefined : sheet.words.date(date));
}

function precedingInvoices(sheet: Sheet): Html[] {
  return allAt(sheet.facts.root, 'cac:BillingReference').map((reference) => {
    const document = firstAt(reference, 'cac:InvoiceDocumentReference');
    const date = textAt(document, 'cbc:IssueDate');
    const number = own(textAt(document, 'cbc:ID') ?? '');
    return fact(
      sheet,
      sheet.facts.isCreditNote ? 'correctedInvoice' : 'precedingInvoice',
      html`<strong>${number}</strong>${date && html` <span class="note">${sheet.words.date(date)}</span>`}${plainNotes(sheet, 'PrecedingInvoice', reference)}`,
    );
  });
}

/** Returns the reason for a credit note, and the invoices that it corrects. */
function whatIsCredited(sheet: Sheet): Html {
  const { facts } = sheet;
  if (!facts.isCreditNote) return noHtml;
  const responses = allAt(facts.root, 'cac:DiscrepancyResponse');
  const [response] = responses;
  const code = textAt(response, 'cbc:ResponseCode');
  const reason = reasonOf(sheet, 'creditNoteReason', code, textAt(response, 'cbc:Description'));
  return html`<dl class="credited">
${precedingInvoices(sheet)}${fact(sheet, 'creditNoteReason', reason)}${responses.map((each) => plainFacts(sheet, 'CreditNoteReason', each))}</dl>
`;
}

/** The meaning of the transaction flags: the codes of the list are patterns in which X is any flag. */
export function transactionTypes(sheet: Sheet): Html {
  const { words, facts } = sheet;
  const flags = textAt(facts.root, 'cbc:ProfileExecutionID') ?? '';
  const meant = Object.entries(words.rendering.meanings.transactionType).filter(([pattern]) =>
    isMatch(flags, pattern),
  );
  if (meant.length === 0) return noHtml;
  return html`<section class="transaction">
<h2>${words.text('transactionType')}</h2>
<ul>${meant.map(([, meaning]) => html`<li>${words.phrase(meaning)}</li>`)}</ul>
</section>
`;
}

function isMatch(flags: string, pattern: string): boolean {
  return (
    flags.length === pattern.length && [...pattern].every((flag, at) => flag === 'X' || flag === flags[at])
  );
}
