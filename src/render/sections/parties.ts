import type { ObjectWithPlainFields } from '../../core/specification/plain-fields.ts';
import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, leftToRight, noHtml, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { allAt, attributeOf, firstAt, textAt, textsAt, trimmedText } from '../../ubl/reading.ts';
import type { Look } from '../look.ts';
import { codeFact, fact, type Sheet, textFact } from '../sheet.ts';
import type { Words } from '../words.ts';
import { addressLines } from './address.ts';
import { plainFacts } from './plain-fields.ts';

/** Seller and buyer, and the other parties of the document. */
export function parties(sheet: Sheet): Html {
  const { root } = sheet.facts;
  return html`<div class="parties">
${party(sheet, 'seller', 'Party', firstAt(root, 'cac:AccountingSupplierParty/cac:Party'))}${party(sheet, 'buyer', 'Party', firstAt(root, 'cac:AccountingCustomerParty/cac:Party'))}${party(sheet, 'payee', 'Payee', firstAt(root, 'cac:PayeeParty'))}${party(sheet, 'taxRepresentative', 'TaxRepresentative', firstAt(root, 'cac:TaxRepresentativeParty'))}${deliverTo(sheet)}</div>
`;
}

function party(
  sheet: Sheet,
  role: TextKey,
  object: ObjectWithPlainFields,
  element: UblElement | undefined,
): Html {
  if (element === undefined) return noHtml;
  const { words } = sheet;
  const tradingName = textAt(element, 'cac:PartyName/cbc:Name');
  const name = textAt(element, 'cac:PartyLegalEntity/cbc:RegistrationName') ?? tradingName;
  return html`<section class="party">
<h2>${words.text(role)}</h2>
<p class="name">${name === undefined ? noHtml : own(name)}</p>
<dl>
${taxRegistrations(sheet, element)}</dl>
${address(addressLines(firstAt(element, 'cac:PostalAddress'), sheet))}<dl>
${tradingName === name ? noHtml : textFact(sheet, 'tradingName', tradingName)}${legalRegistration(sheet, element)}${textFact(sheet, 'legalForm', textAt(element, 'cac:PartyLegalEntity/cbc:CompanyLegalForm'))}${identifiers(sheet, element)}${electronicAddress(sheet, element)}${textFact(sheet, 'contact', textAt(element, 'cac:Contact/cbc:Name'))}${codeLikeFact(sheet, 'telephone', textAt(element, 'cac:Contact/cbc:Telephone'))}${codeLikeFact(sheet, 'email', textAt(element, 'cac:Contact/cbc:ElectronicMail'))}${plainFacts(sheet, object, element)}</dl>
</section>
`;
}

function deliverTo(sheet: Sheet): Html {
  const delivery = firstAt(sheet.facts.root, 'cac:Delivery');
  const name = textAt(delivery, 'cac:DeliveryParty/cac:PartyName/cbc:Name');
  const lines = addressLines(firstAt(delivery, 'cac:DeliveryLocation/cac:Address'), sheet);
  const plain = plainFacts(sheet, 'Delivery', delivery);
  if (name === undefined && lines.length === 0 && plain.length === 0) return noHtml;
  return html`<section class="party">
<h2>${sheet.words.text('deliverTo')}</h2>
${name !== undefined && html`<p class="name">${own(name)}</p>`}${address(lines)}${
  plain.length > 0 &&
  html`<dl>
${plain}</dl>
`
}</section>
`;
}

function address(lines: readonly Html[]): Html {
  return lines.length === 0
    ? noHtml
    : html`<address>${lines.map((line) => html`<div>${line}</div>`)}</address>\n`;
}

function taxRegistrations(sheet: Sheet, element: UblElement): Html[] {
  const { taxRegistrations: known } = sheet.words.rendering;
  return allAt(element, 'cac:PartyTaxScheme').map((registration) => {
    const scheme = textAt(registration, 'cac:TaxScheme/cbc:ID') ?? '';
    const label = Object.hasOwn(known, scheme) ? known[scheme] : undefined;
    return codeLikeFact(sheet, label ?? 'identifier', textAt(registration, 'cbc:CompanyID'));
  });
}

/** The registration number, its type, and its issuer: an authority, or for a passport a country. */
function legalRegistration(sheet: Sheet, element: UblElement): Html {
  const { words } = sheet;
  const registration = firstAt(element, 'cac:PartyLegalEntity/cbc:CompanyID');
  const number = trimmedText(registration);
  if (number === undefined) return noHtml;
  const type = attributeOf(registration, 'schemeAgencyID');
  const kind = type && html` <span class="note">${words.meaningOrCode('legalRegistrationType', type)}</span>`;
  const issuer = attributeOf(registration, 'schemeAgencyName');
  return html`${fact(sheet, 'legalRegistration', html`${leftToRight(number)}${kind}`)}${codeFact(sheet, 'issuedBy', 'country', issuer)}`;
}

/** The identifiers of a party; an identifier that repeats a predefined address adds nothing. */
function identifiers(sheet: Sheet, element: UblElement): Html[] {
  const { id: address, meaning } = endpointOf(sheet, element);
  return textsAt(element, 'cac:PartyIdentification/cbc:ID')
    .filter((id) => meaning === undefined || id !== address)
    .map((id) => codeLikeFact(sheet, 'identifier', id));
}

function electronicAddress(sheet: Sheet, element: UblElement): Html {
  const { text, meaning, scheme } = endpointOf(sheet, element);
  const said = meaning ?? (scheme === undefined ? undefined : sheet.words.meaning('addressScheme', scheme));
  if (text === undefined || said === undefined) return codeLikeFact(sheet, 'electronicAddress', text);
  return fact(sheet, 'electronicAddress', html`${leftToRight(text)} <span class="note">${said}</span>`);
}

/** The electronic address of a party, with its meaning if it stands for no receiver. */
function endpointOf({ words }: Sheet, element: UblElement) {
  const endpoint = firstAt(element, 'cbc:EndpointID');
  const id = trimmedText(endpoint);
  const scheme = attributeOf(endpoint, 'schemeID');
  const text = scheme === undefined || id === undefined ? id : `${scheme}:${id}`;
  const meaning = text === undefined ? undefined : words.meaning('electronicAddress', text);
  return { id, text, scheme, meaning };
}

function codeLikeFact(sheet: Sheet, label: TextKey, text: string | undefined): Html {
  return fact(sheet, label, text === undefined ? undefined : leftToRight(text));
}

export function logo({ logo: source }: Look): Html {
  return source === undefined ? noHtml : html`<img class="logo" src="${source}" alt="">\n`;
}

export function bankDetails(words: Words, { bankDetails: text }: Look): Html {
  if (text === undefined) return noHtml;
  return html`<section class="bank-details">
<h2>${words.text('bankDetails')}</h2>
<p class="lines-kept">${own(text)}</p>
</section>
`;
}

/** Places for signature and stamp, and the company's text at the end. */
export function companyFoot(words: Words, { signature = false, stamp = false, footer }: Look): Html {
  const places = [...(signature ? (['signature'] as const) : []), ...(stamp ? (['stamp'] as const) : [])];
  if (places.length === 0 && footer === undefined) return noHtml;
  return html`<div class="foot">
${places.length > 0 && html`<div class="places">${places.map((place) => html`<div class="${place}"><span>${words.text(place)}</span></div>`)}</div>\n`}${footer !== undefined && html`<footer class="lines-kept">${own(footer)}</footer>\n`}</div>
`;
}
