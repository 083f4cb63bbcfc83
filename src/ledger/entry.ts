import { validateDocumentOptionShape } from '../api/option-shapes.ts';
import type { ValidateOptions } from '../api/options.ts';
import { amountText, type Decimal, plainText, sum, zero } from '../core/numbers/decimal.ts';
import { roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import { checkOptions, pickOptions } from '../core/options/check-options.ts';
import { optionsOf, required, text } from '../core/options/option-kinds.ts';
import type { Profile } from '../core/specification/engine.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { DateOfSupply, SupplyDays } from '../core/specification/vat-return.ts';
import { isUblRoot, type UblElement } from '../core/xml/element.ts';
import type { Outcome } from '../judge/judge.ts';
import { reportableOf } from '../network/reportable.ts';
import { defaultSpecification } from '../specification/default.ts';
import { vatReturn as returnFacts } from '../specification/facts.ts';
import {
  type DocumentFacts,
  documentFactsOf,
  type Figure,
  type LineFacts,
} from '../ubl/figures/document-facts.ts';
import { transactionTypeOf } from '../ubl/reading/transaction-flags.ts';
import { allAt, attributeOf, firstAt, textAt, trimmedText } from '../ubl/reading.ts';

/** A document of a ledger, with its verdict and the facts for the books. It is plain JSON, so you can store it. */
export interface LedgerEntry {
  /** The name of the document in findings and figures, such as its file name. */
  readonly name: string;
  readonly outcome: Outcome;
  /** The day on which the company received the document; default: the day of issue. */
  readonly receivedOn?: string | undefined;
  /** Null if the document could not be read. */
  readonly document: LedgerDocument | null;
}

/**
 * Facts of an invoice or credit note. Amounts are decimal strings, in the document's currency unless stated
 * otherwise.
 */
export interface LedgerDocument {
  readonly isCreditNote: boolean;
  readonly profile: Profile;
  readonly typeCode: string;
  readonly number: string;
  readonly uuid: string;
  readonly issueDate: string;
  /** Date of supply (IBT-007), if it differs from the day of issue. */
  readonly vatPointDate: string | null;
  /** The date of supply that follows from the document and decides the period, with the deciding fact. */
  readonly suppliedOn: string;
  readonly suppliedBy: DateOfSupply['by'];
  readonly currency: string;
  readonly seller: LedgerParty;
  readonly buyer: LedgerParty;
  /** TRN of the principal for whom an agent issues the document (BTAE-14). */
  readonly principal: string | null;
  /** The flags of its transaction, such as `exports`. */
  readonly transactionFlags: readonly string[];
  readonly preceding: readonly LedgerReference[];
  readonly breakdown: readonly LedgerVat[];
  readonly taxAmount: string;
  readonly taxInclusiveAmount: string;
  readonly prepaidAmount: string | null;
  readonly payableRoundingAmount: string | null;
  readonly payableAmount: string;
  /** Null if its currency is the currency of the VAT accounts. */
  readonly accounting: LedgerAccounting | null;
  /** VAT of all lines (BTAE-08), in the currency of the VAT accounts; null if no line states VAT. */
  readonly lineTaxAmount: string | null;
  /** VAT of the allowances and charges of the document, each rounded, in the same currency. */
  readonly entryTaxAmount: string;
  readonly lines: readonly LedgerLine[];
}

export interface LedgerParty {
  /** The electronic address with its scheme; for a party without one, the TRN or otherwise the name. */
  readonly id: string;
  readonly trn: string | null;
  readonly countryCode: string | null;
  /** The emirate, or another part of a country (IBT-039, IBT-054). */
  readonly subdivision: string | null;
}

/** A preceding invoice (IBG-03). */
export interface LedgerReference {
  readonly number: string;
  readonly issueDate: string | null;
}

/** A category of the VAT breakdown (IBG-23). */
export interface LedgerVat {
  readonly vatCategory: string;
  readonly vatPercent: string | null;
  readonly taxableAmount: string;
  readonly taxAmount: string;
}

export interface LedgerAccounting {
  readonly currency: string;
  readonly rate: string;
  readonly taxAmount: string;
  readonly taxInclusiveAmount: string | null;
}

export interface LedgerLine {
  readonly id: string;
  /** The seller's identifier of the item, otherwise the standard one, otherwise its name. */
  readonly item: string;
  readonly unit: string;
  readonly quantity: string;
  readonly netPrice: string;
}

export interface LedgerEntryOptions extends ValidateOptions {
  readonly name: string;
}

const entryOptions = optionsOf<LedgerEntryOptions>({ ...validateDocumentOptionShape, name: required(text) });

/**
 * Reads the facts for the books from a document: a request as a value, or the text or bytes of a request, of UBL or
 * of its envelope. The document is checked first, because only valid documents count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { createLedgerEntry } from 'pint-ae/ledger';
 *
 * const { outcome, document } = createLedgerEntry(request, { name: 'INV-2026-0042.json' });
 * console.log(outcome, document?.number, document?.payableAmount); // valid INV-2026-0042 11125.80
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createLedgerEntry(document: unknown, options: LedgerEntryOptions): LedgerEntry {
  checkOptions('createLedgerEntry', entryOptions, options);
  const { outcome, root } = reportableOf(document, pickOptions(validateDocumentOptionShape, options));
  return ledgerEntryOf(root, outcome, options.name);
}

/** Returns the entry of a document that has already been checked. */
export function ledgerEntryOf(root: UblElement | undefined, outcome: Outcome, name: string): LedgerEntry {
  const isBilling = root !== undefined && isUblRoot(root);
  return { name, outcome, document: isBilling ? ledgerDocumentOf(root, defaultSpecification) : null };
}

function ledgerDocumentOf(root: UblElement, specification: Specification): LedgerDocument {
  const facts = documentFactsOf(root, specification);
  const { totals, accounting } = facts;
  const flags = Object.keys(transactionTypeOf(textAt(root, 'cbc:ProfileExecutionID'), specification) ?? {});
  const supplied = returnFacts.dateOfSupply(supplyDaysOf(root, facts, new Set(flags)));
  const stated = facts.lines.flatMap(({ vatAmount }): Decimal[] =>
    vatAmount?.value ? [vatAmount.value] : [],
  );
  return {
    isCreditNote: facts.isCreditNote,
    profile: facts.profile,
    typeCode: facts.typeCode,
    number: facts.number,
    uuid: textAt(root, 'cbc:UUID') ?? '',
    issueDate: textAt(root, 'cbc:IssueDate') ?? '',
    vatPointDate: textAt(root, 'cbc:TaxPointDate') ?? null,
    suppliedOn: supplied.day,
    suppliedBy: supplied.by,
    currency: facts.currency,
    seller: partyOf(firstAt(root, 'cac:AccountingSupplierParty/cac:Party'), specification),
    buyer: partyOf(firstAt(root, 'cac:AccountingCustomerParty/cac:Party'), specification),
    principal: textAt(root, returnFacts.agent.principalAt) ?? null,
    transactionFlags: flags,
    preceding: allAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference').flatMap((each) => {
      const number = textAt(each, 'cbc:ID');
      return number === undefined ? [] : [{ number, issueDate: textAt(each, 'cbc:IssueDate') ?? null }];
    }),
    breakdown: facts.breakdown.map(({ vatCategory, vatRate, taxableAmount, taxAmount }) => ({
      vatCategory: vatCategory ?? '',
      vatPercent: vatRate === undefined ? null : numberOf(vatRate),
      taxableAmount: amountOf(taxableAmount),
      taxAmount: amountOf(taxAmount),
    })),
    taxAmount: amountOf(totals.tax),
    taxInclusiveAmount: amountOf(totals.taxInclusive),
    prepaidAmount: amountOrNull(totals.prepaid),
    payableRoundingAmount: amountOrNull(totals.rounding),
    payableAmount: amountOf(totals.payable),
    accounting:
      accounting === undefined
        ? null
        : {
            currency: accounting.currency,
            rate: numberOf(accounting.exchangeRate),
            taxAmount: amountOf(accounting.tax),
            taxInclusiveAmount: amountOrNull(accounting.taxInclusive),
          },
    lineTaxAmount: stated.length === 0 ? null : plainText(sum(stated)),
    entryTaxAmount: plainText(entryTaxOf(facts, specification)),
    lines: facts.lines.map(lineOf),
  };
}

function partyOf(party: UblElement | undefined, { taxScheme, defaults }: Specification): LedgerParty {
  const endpoint = firstAt(party, 'cbc:EndpointID');
  const address = textAt(party, 'cbc:EndpointID');
  const registration = allAt(party, 'cac:PartyTaxScheme').find(
    (each) => textAt(each, 'cac:TaxScheme/cbc:ID') === taxScheme,
  );
  const trn = textAt(registration, 'cbc:CompanyID') ?? null;
  const isOwn = address !== undefined && !defaults.isPredefinedEndpoint(address);
  const name = textAt(party, 'cac:PartyLegalEntity/cbc:RegistrationName');
  return {
    id: isOwn ? `${attributeOf(endpoint, 'schemeID') ?? ''}:${address}` : (trn ?? name ?? ''),
    trn,
    countryCode: textAt(party, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode') ?? null,
    subdivision: textAt(party, 'cac:PostalAddress/cbc:CountrySubentity') ?? null,
  };
}

function supplyDaysOf(
  root: UblElement,
  { isCreditNote, lines }: DocumentFacts,
  flags: ReadonlySet<string>,
): SupplyDays {
  return {
    isCreditNote,
    flags,
    issue: textAt(root, 'cbc:IssueDate') ?? '',
    taxPoint: textAt(root, 'cbc:TaxPointDate'),
    delivery: textAt(root, 'cac:Delivery/cbc:ActualDeliveryDate'),
    periodStart: textAt(root, 'cac:InvoicePeriod/cbc:StartDate'),
    periodEnd: textAt(root, 'cac:InvoicePeriod/cbc:EndDate'),
    frequency:
      textAt(root, 'cac:InvoicePeriod/cbc:DescriptionCode') ??
      textAt(root, 'cac:InvoicePeriod/cbc:Description'),
    due: textAt(root, 'cbc:DueDate'),
    payments: allAt(root, 'cac:PrepaidPayment/cbc:ReceivedDate').flatMap((each) => trimmedText(each) ?? []),
    itemTypes: lines.map(({ itemType }) => itemType),
  };
}

/** Allowances reduce the VAT. */
function entryTaxOf(
  { allowancesCharges, accounting }: DocumentFacts,
  { minorUnitsOf, accounting: { currency } }: Specification,
): Decimal {
  const rate = accounting?.exchangeRate?.value;
  return sum(
    allowancesCharges.map(({ isCharge, amount, vatRate }) => {
      const tax = (amount?.value ?? zero).times(vatRate?.value ?? zero).div(100);
      const accounted = roundHalfAwayFromZero(rate ? tax.times(rate) : tax, minorUnitsOf(currency));
      return isCharge ? accounted : accounted.negated();
    }),
  );
}

function lineOf({ element, id, quantity, unit, netPrice }: LineFacts): LedgerLine {
  const item = firstAt(element, 'cac:Item');
  return {
    id,
    item:
      textAt(item, 'cac:SellersItemIdentification/cbc:ID') ??
      textAt(item, 'cac:StandardItemIdentification/cbc:ID') ??
      textAt(item, 'cbc:Name') ??
      '',
    unit: unit ?? '',
    quantity: numberOf(quantity),
    netPrice: numberOf(netPrice),
  };
}

const amountOrNull = (figure: Figure | undefined) => (figure?.value ? amountText(figure.value) : null);
const amountOf = (figure: Figure | undefined) => amountOrNull(figure) ?? '0';
const numberOf = (figure: Figure | undefined) => (figure?.value ? plainText(figure.value) : '0');
