import { createCreditNote } from '../../src/api/credit-note-for.ts';
import { createLedgerEntry, type LedgerDocument, type LedgerEntry } from '../../src/ledger/index.ts';
import type { CreditedLine } from '../../src/request/credit-note.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

/** The entry of a request under its number. */
export function entryOf(request: DocumentRequest): LedgerEntry {
  return createLedgerEntry(request, { name: request.invoiceNumber ?? '' });
}

/** The standard invoice, with changes. */
export function invoice(number = 'INV-1', changes: Partial<DocumentRequest> = {}): DocumentRequest {
  return edited('standard-invoice', (request) => {
    Object.assign(
      request,
      { invoiceNumber: number, uuid: null, legalMonetaryTotal: null, taxTotal: null },
      changes,
    );
  });
}

/** A credit note for an invoice, whole or for some of its lines. */
export function creditOf(
  request: DocumentRequest,
  number = 'CN-1',
  lines?: readonly CreditedLine[],
): DocumentRequest {
  const facts = { number, issueDate: request.issueDate, reasonCode: 'DL8.61.1.D' };
  const credited = createCreditNote(request, lines === undefined ? facts : { ...facts, lines });
  if (!credited.ok) throw new Error(credited.failure.reason);
  return credited.value.request;
}

const dirhams = (cents: number) => (cents / 100).toFixed(2);

interface Amounts {
  readonly taxable: number;
  readonly tax: number;
}

/** An entry of plain facts, with amounts in fils. */
export function booked(
  name: string,
  { taxable, tax }: Amounts,
  changes: Partial<LedgerDocument> = {},
): LedgerEntry {
  const { issueDate = '2027-01-15', vatPointDate = null } = changes;
  const party = { trn: null, countryCode: 'AE', subdivision: 'DXB' };
  return {
    name,
    outcome: 'valid',
    document: {
      isCreditNote: false,
      profile: 'billing',
      typeCode: '380',
      number: name,
      uuid: name,
      issueDate,
      vatPointDate,
      suppliedOn: vatPointDate ?? issueDate,
      suppliedBy: vatPointDate === null ? 'issue' : 'taxPoint',
      currency: 'AED',
      seller: { ...party, id: '0235:1000000001', trn: '100000000100003' },
      buyer: { ...party, id: '0235:1000000002', trn: '100000000200003' },
      principal: null,
      transactionFlags: [],
      preceding: [],
      breakdown: [
        { vatCategory: 'S', vatPercent: '5', taxableAmount: dirhams(taxable), taxAmount: dirhams(tax) },
      ],
      taxAmount: dirhams(tax),
      taxInclusiveAmount: dirhams(taxable + tax),
      prepaidAmount: null,
      payableRoundingAmount: null,
      payableAmount: dirhams(taxable + tax),
      accounting: null,
      lineTaxAmount: null,
      entryTaxAmount: '0',
      lines: [],
      ...changes,
    },
  };
}

/** A credit note for a document of plain facts. */
export function bookedCredit(
  name: string,
  of: string,
  amounts: Amounts,
  changes: Partial<LedgerDocument> = {},
): LedgerEntry {
  const preceding = [{ number: of, issueDate: null }];
  return booked(name, amounts, { isCreditNote: true, typeCode: '381', preceding, ...changes });
}
