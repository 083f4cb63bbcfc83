import { stringValue, type UblElement } from '../core/element.ts';
import type { Language } from '../core/language.ts';
import { amount } from './amounts.ts';
import { el, own } from './dom.ts';
import type { Texts } from './texts.ts';
import { categoryText } from './totals-view.ts';

/** The document as a person reads it, taken from its UBL, so that a request and UBL look alike. */
export function invoiceView(root: UblElement | undefined, language: Language, texts: Texts): HTMLElement {
  if (root === undefined) return el('p', { class: 'quiet' }, texts.noUbl);
  const money = (digits: string) => amount(digits.trim(), language);
  const currency = textAt(root, 'DocumentCurrencyCode');
  const lines = childrenAt(root, root.localName === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine');
  return el(
    'article',
    { class: 'invoice' },
    el(
      'header',
      {},
      el('h3', {}, titleOf(root, texts)),
      facts(
        [texts.number, textAt(root, 'ID')],
        [texts.issueDate, textAt(root, 'IssueDate')],
        [texts.dueDate, textAt(root, 'DueDate') || textAt(root, 'PaymentMeans/PaymentDueDate')],
        [texts.reference, textAt(root, 'BillingReference/InvoiceDocumentReference/ID')],
      ),
    ),
    el(
      'div',
      { class: 'parties' },
      party(texts.seller, firstAt(root, 'AccountingSupplierParty/Party'), texts),
      party(texts.buyer, firstAt(root, 'AccountingCustomerParty/Party'), texts),
    ),
    linesTable(lines, money, texts),
    el(
      'table',
      { class: 'sums' },
      el(
        'tbody',
        {},
        ...(
          [
            ['taxExclusiveAmount', 'LegalMonetaryTotal/TaxExclusiveAmount'],
            ['taxAmount', 'TaxTotal/TaxAmount'],
            ['taxInclusiveAmount', 'LegalMonetaryTotal/TaxInclusiveAmount'],
            ['payableAmount', 'LegalMonetaryTotal/PayableAmount'],
          ] as const
        ).map(([name, path]) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, texts.totals[name]),
            el('td', { class: 'amount' }, money(textAt(root, path)), ' ', own(currency)),
          ),
        ),
      ),
    ),
    facts(
      [texts.payment, textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID')],
      [texts.notes, textAt(root, 'Note')],
    ),
  );
}

function titleOf(root: UblElement, texts: Texts): string {
  const code = textAt(root, 'InvoiceTypeCode') || textAt(root, 'CreditNoteTypeCode');
  const types: Readonly<Record<string, string>> = texts.types;
  return (Object.hasOwn(types, code) ? types[code] : undefined) ?? root.localName;
}

function facts(...entries: readonly (readonly [string, string])[]): HTMLElement {
  const given = entries.filter(([, value]) => value !== '');
  return el('dl', {}, ...given.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, own(value))]));
}

function party(role: string, element: UblElement | undefined, texts: Texts): HTMLElement {
  const at = (path: string) => (element ? textAt(element, path) : '');
  const address = [
    'StreetName',
    'AdditionalStreetName',
    'CityName',
    'CountrySubentity',
    'Country/IdentificationCode',
  ]
    .map((name) => at(`PostalAddress/${name}`))
    .filter((part) => part !== '');
  const trn = at('PartyTaxScheme/CompanyID');
  return el(
    'section',
    {},
    el('h4', {}, role),
    el('p', {}, el('strong', {}, own(at('PartyLegalEntity/RegistrationName')))),
    el('p', {}, own(address.join(', '))),
    trn !== '' && el('p', {}, `${texts.trn} `, own(trn)),
  );
}

function linesTable(
  lines: readonly UblElement[],
  money: (digits: string) => string,
  texts: Texts,
): HTMLElement {
  const head = [texts.item, texts.quantity, texts.price, texts.vat, texts.amount];
  const most = 500;
  return el(
    'table',
    { class: 'lines' },
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...head.map((name, column) => el('th', { scope: 'col', class: column === 0 ? '' : 'amount' }, name)),
      ),
    ),
    el(
      'tbody',
      {},
      ...lines
        .slice(0, most)
        .map((line) =>
          el(
            'tr',
            {},
            el('td', {}, own(textAt(line, 'Item/Name') || textAt(line, 'Item/Description'))),
            el('td', { class: 'amount' }, own(quantityOf(line))),
            el('td', { class: 'amount' }, money(textAt(line, 'Price/PriceAmount'))),
            el(
              'td',
              { class: 'amount' },
              categoryText(
                textAt(line, 'Item/ClassifiedTaxCategory/ID'),
                textAt(line, 'Item/ClassifiedTaxCategory/Percent'),
                texts,
              ),
            ),
            el('td', { class: 'amount' }, money(textAt(line, 'LineExtensionAmount'))),
          ),
        ),
      lines.length > most && el('tr', {}, el('td', { colspan: '5' }, `+ ${lines.length - most}`)),
    ),
  );
}

function quantityOf(line: UblElement): string {
  const element = firstAt(line, 'InvoicedQuantity') ?? firstAt(line, 'CreditedQuantity');
  const unit = element?.attributes.find(({ localName }) => localName === 'unitCode')?.value ?? '';
  return element ? `${stringValue(element)} ${unit}` : '';
}

function childrenAt(element: UblElement, name: string): UblElement[] {
  return element.children.filter(
    (child): child is UblElement => typeof child !== 'string' && child.localName === name,
  );
}

function firstAt(element: UblElement, path: string): UblElement | undefined {
  return path
    .split('/')
    .reduce<UblElement | undefined>((found, name) => found && childrenAt(found, name)[0], element);
}

function textAt(element: UblElement, path: string): string {
  const found = firstAt(element, path);
  return found ? stringValue(found).trim() : '';
}
