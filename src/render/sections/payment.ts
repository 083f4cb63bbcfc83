import { type Html, html, noHtml, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { allAt, attributeOf, firstAt, textAt, textOf, textsAt } from '../../ubl/reading.ts';
import { fact, reasonOf, type Sheet, textFact } from '../sheet.ts';

/** How, to which account and on what terms the amount is to be paid (IBG-16, IBT-020). */
export function payment(sheet: Sheet): Html {
  const { root } = sheet.facts;
  const means = allAt(root, 'cac:PaymentMeans').map((element) => paymentMeans(sheet, element));
  const terms = textsAt(root, 'cac:PaymentTerms/cbc:Note').map((note) =>
    fact(sheet, 'paymentTerms', html`<span class="lines-kept">${own(note)}</span>`),
  );
  if (means.length + terms.length === 0) return noHtml;
  return html`<section class="payment">
<h2>${sheet.words.text('payment')}</h2>
<dl>
${means}${terms}</dl>
</section>
`;
}

function paymentMeans(sheet: Sheet, element: UblElement): Html {
  const means = firstAt(element, 'cbc:PaymentMeansCode');
  const account = firstAt(element, 'cac:PayeeFinancialAccount');
  const number = firstAt(account, 'cbc:ID');
  const text = textOf(number);
  const isIban = attributeOf(number, 'schemeID') === 'IBAN';
  const accountNumber = text && (isIban ? ibanInGroups(text) : html`<bdi dir="ltr">${text}</bdi>`);
  return html`${fact(sheet, 'paymentMeans', reasonOf(sheet, 'paymentMeans', textOf(means), attributeOf(means, 'name')))}${fact(sheet, 'account', accountNumber || undefined)}${textFact(sheet, 'accountName', textAt(account, 'cbc:Name'))}${textFact(sheet, 'bank', textAt(account, 'cac:FinancialInstitutionBranch/cbc:ID'))}${textFact(sheet, 'paymentReference', textAt(element, 'cbc:PaymentID'))}${textFact(sheet, 'card', textAt(element, 'cac:CardAccount/cbc:PrimaryAccountNumberID'))}${textFact(sheet, 'cardHolder', textAt(element, 'cac:CardAccount/cbc:HolderName'))}${textFact(sheet, 'mandate', textAt(element, 'cac:PaymentMandate/cbc:ID'))}`;
}

/** An IBAN in groups of digits, as it is printed. */
function ibanInGroups(iban: string): Html {
  return html`<bdi dir="ltr">IBAN ${iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')}</bdi>`;
}
