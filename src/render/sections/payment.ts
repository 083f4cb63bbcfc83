import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, joinedHtml, noHtml, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { type Figure, figureAt } from '../../ubl/figures/document-facts.ts';
import { allAt, attributeOf, firstAt, textAt, trimmedText } from '../../ubl/reading.ts';
import { amount, fact, reasonOf, type Sheet, textFact } from '../sheet.ts';
import { addressLines } from './address.ts';
import { plainFacts, plainNotes } from './plain-fields.ts';

/** Renders payment: means, account, terms and instalments (IBG-16, IBT-020, IBG-33, IBG-35). */
export function payment(sheet: Sheet): Html {
  const { root } = sheet.facts;
  const parts = [
    ...allAt(root, 'cac:PaymentMeans').map((element) => paymentMeans(sheet, element)),
    ...allAt(root, 'cac:PaymentTerms').map((element) => paymentTerms(sheet, element)),
    ...allAt(root, 'cac:PrepaidPayment').map((element) =>
      partFact(sheet, 'advancePayment', {
        amount: figureAt(element, 'cbc:PaidAmount', 'IBT-180'),
        date: textAt(element, 'cbc:ReceivedDate'),
        note: textAt(element, 'cbc:ID'),
        details: plainNotes(sheet, 'PaidAmount', element),
      }),
    ),
  ];
  if (parts.length === 0) return noHtml;
  return html`<section class="payment">
<h2>${sheet.words.text('payment')}</h2>
<dl>
${parts}</dl>
</section>
`;
}

/** The terms of the whole payment, or of an instalment with its amount or date. */
function paymentTerms(sheet: Sheet, element: UblElement): Html {
  const note = textAt(element, 'cbc:Note');
  const amount = figureAt(element, 'cbc:Amount', 'IBT-176');
  const date = textAt(element, 'cbc:InstallmentDueDate');
  if (amount !== undefined || date !== undefined)
    return partFact(sheet, 'instalment', {
      amount,
      date,
      note,
      details: plainNotes(sheet, 'Instalment', element),
    });
  return fact(
    sheet,
    'paymentTerms',
    note === undefined ? note : html`<span class="lines-kept">${own(note)}</span>`,
  );
}

interface PartOfPayment {
  readonly amount: Figure | undefined;
  readonly date: string | undefined;
  readonly note: string | undefined;
  readonly details: readonly Html[];
}

function partFact(
  sheet: Sheet,
  label: TextKey,
  { amount: figure, date, note, details }: PartOfPayment,
): Html {
  const { words, facts } = sheet;
  return fact(
    sheet,
    label,
    html`${figure && amount(sheet, figure, facts.currency)}${date && html` <span class="note">${words.date(date)}</span>`}${note && html` <span class="note">${own(note)}</span>`}${details}`,
  );
}

function paymentMeans(sheet: Sheet, element: UblElement): Html {
  const means = firstAt(element, 'cbc:PaymentMeansCode');
  const account = firstAt(element, 'cac:PayeeFinancialAccount');
  const number = firstAt(account, 'cbc:ID');
  const text = trimmedText(number);
  const isIban = attributeOf(number, 'schemeID') === 'IBAN';
  const accountNumber = text && (isIban ? ibanInGroups(text) : html`<bdi dir="ltr">${text}</bdi>`);
  const branch = firstAt(account, 'cac:FinancialInstitutionBranch');
  const id = textAt(branch, 'cbc:ID');
  const lines = [
    ...(id === undefined ? [] : [own(id)]),
    ...addressLines(firstAt(branch, 'cac:Address'), sheet),
  ];
  return html`${fact(sheet, 'paymentMeans', reasonOf(sheet, 'paymentMeans', trimmedText(means), attributeOf(means, 'name')))}${fact(sheet, isIban ? 'iban' : 'account', accountNumber || undefined)}${textFact(sheet, 'accountName', textAt(account, 'cbc:Name'))}${fact(sheet, 'bank', lines.length === 0 ? undefined : joinedHtml(lines, sheet.words.language === 'ar' ? '، ' : ', '))}${textFact(sheet, 'paymentReference', textAt(element, 'cbc:PaymentID'))}${textFact(sheet, 'card', textAt(element, 'cac:CardAccount/cbc:PrimaryAccountNumberID'))}${textFact(sheet, 'cardHolder', textAt(element, 'cac:CardAccount/cbc:HolderName'))}${textFact(sheet, 'mandate', textAt(element, 'cac:PaymentMandate/cbc:ID'))}${textFact(sheet, 'payerAccount', textAt(element, 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID'))}${plainFacts(sheet, 'PaymentInstruction', element)}`;
}

function ibanInGroups(iban: string): Html {
  return html`<bdi class="iban" dir="ltr">${iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')}</bdi>`;
}
