import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, joinedHtml, noHtml, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import type { LineFacts } from '../../ubl/figures/document-facts.ts';
import { allAt, attributeOf, firstAt, textAt, trimmedText } from '../../ubl/reading.ts';
import { amount, deduction, reasonOf, type Sheet } from '../sheet.ts';
import { entryInWords } from './entries.ts';
import { plainDetails, plainNotes } from './plain-fields.ts';

/** The item: its name, its description if it says more, and all other texts of the line. */
export function lineDetails(sheet: Sheet, line: LineFacts): Html {
  const item = firstAt(line.element, 'cac:Item');
  const [name, description] = itemTexts(line);
  const details = [
    ...unitInTrade(sheet, line),
    ...identifiers(sheet, item),
    ...classifications(sheet, item, line),
    ...circumstances(sheet, line),
    ...prices(sheet, line),
    ...plainDetails(sheet, 'Line', line.element),
    ...statedVat(sheet, line),
    ...line.allowancesCharges.map((entry) => entryInWords(sheet, entry)),
  ];
  return html`<div class="name">${name === undefined ? noHtml : own(name)}</div>${description !== undefined && html`<div>${own(description)}</div>`}${details.length > 0 && html`<ul class="details">${details.map((detail) => html`<li>${detail}</li>`)}</ul>`}`;
}

/** The name of the item of a line, and its description if it says more. */
export function itemTexts({ element }: LineFacts): readonly string[] {
  const texts = ['cbc:Name', 'cbc:Description'].flatMap((name) => textAt(element, `cac:Item/${name}`) ?? []);
  return [...new Set(texts)];
}

/** Tells whether a unit code has another meaning in trade than in the list. The page shows and explains it. */
export function isUnitInTrade({ specification }: Sheet, code: string): boolean {
  return Object.hasOwn(specification.units.inTrade, code);
}

/** The meaning of a unit in the list and in trade, so that nobody confuses them. */
function unitInTrade(sheet: Sheet, { unit }: LineFacts): Html[] {
  if (unit === undefined || !isUnitInTrade(sheet, unit)) return [];
  const { words, specification } = sheet;
  const meant = (specification.units.inTrade[unit] ?? []).filter((code) => code !== unit);
  return [
    words.text('unitInTrade', {
      unit: own(unit),
      official: (language) => words.meaningIn(language, 'unit', unit),
      meant: (language) =>
        joinedHtml(
          meant.map((code) => words.meaningIn(language, 'unit', code)),
          ' / ',
        ),
    }),
  ];
}

function identifiers(sheet: Sheet, item: UblElement | undefined): Html[] {
  const standard = firstAt(item, 'cac:StandardItemIdentification/cbc:ID');
  const scheme = attributeOf(standard, 'schemeID');
  const standardName = scheme === undefined ? undefined : sheet.words.meaning('identifierScheme', scheme);
  return [
    ...detail(sheet, 'sellersItemId', textAt(item, 'cac:SellersItemIdentification/cbc:ID')),
    ...detail(sheet, 'buyersItemId', textAt(item, 'cac:BuyersItemIdentification/cbc:ID')),
    ...(standardName === undefined
      ? detail(sheet, 'standardItemId', trimmedText(standard))
      : [html`<span class="label">${standardName}</span> ${own(trimmedText(standard) ?? '')}`]),
    ...detail(sheet, 'batch', textAt(item, 'cac:ItemInstance/cac:LotIdentification/cbc:LotNumberID')),
  ];
}

function classifications(sheet: Sheet, item: UblElement | undefined, { itemType }: LineFacts): Html[] {
  const { words } = sheet;
  const commodities = allAt(item, 'cac:CommodityClassification');
  return [
    ...commodities.flatMap((commodity) => {
      const code = firstAt(commodity, 'cbc:ItemClassificationCode');
      const list = own(attributeOf(code, 'listID') ?? '');
      const text = trimmedText(code);
      return text === undefined
        ? []
        : html`<span class="label">${words.text('classification', { list })}</span> ${own(text)}`;
    }),
    ...detail(sheet, 'serviceCode', textAt(item, 'cac:AdditionalItemIdentification/cbc:ID')),
    // Goods and services need no label, because it would appear in each line.
    ...(sheet.facts.commonItemType === undefined && itemType !== undefined
      ? [words.meaningOrCode('itemType', itemType)]
      : []),
    ...inWords(
      sheet,
      'goodsNature',
      'goodsNature',
      textAt(item, 'cac:CommodityClassification/cbc:NatureCode'),
    ),
    ...inWords(sheet, 'originCountry', 'country', textAt(item, 'cac:OriginCountry/cbc:IdentificationCode')),
    ...allAt(item, 'cac:AdditionalItemProperty').map(
      (property) =>
        html`<span class="label">${own(textAt(property, 'cbc:Name') ?? '')}</span> ${own(textAt(property, 'cbc:Value') ?? '')}${plainNotes(sheet, 'ItemAttribute', property)}`,
    ),
  ];
}

/** Attributes that all items share, below the lines. */
export function commonDetails(sheet: Sheet): Html {
  const details = inWords(sheet, 'itemType', 'itemType', sheet.facts.commonItemType);
  return details.length === 0 ? noHtml : html`<p class="note common">${details}</p>\n`;
}

function circumstances(sheet: Sheet, { element, exemptionReasonCode, exemptionReason }: LineFacts): Html[] {
  const { words } = sheet;
  const start = textAt(element, 'cac:InvoicePeriod/cbc:StartDate');
  const end = textAt(element, 'cac:InvoicePeriod/cbc:EndDate');
  const reason = reasonOf(sheet, 'exemptionReason', exemptionReasonCode, exemptionReason);
  return [
    ...(reason === undefined
      ? []
      : [html`<span class="label">${words.text('exemptionReason')}</span> ${reason}`]),
    ...(start === undefined
      ? []
      : [words.text('periodFrom', { date: (language) => words.dateIn(language, start) })]),
    ...(end === undefined
      ? []
      : [words.text('periodTo', { date: (language) => words.dateIn(language, end) })]),
    ...detail(sheet, 'orderLine', textAt(element, 'cac:OrderLineReference/cbc:LineID')),
    ...detail(sheet, 'purchaseOrder', textAt(element, 'cac:OrderLineReference/cac:OrderReference/cbc:ID')),
    ...detail(sheet, 'accountingCost', textAt(element, 'cbc:AccountingCost')),
    ...detail(sheet, 'invoicedObject', textAt(element, 'cac:DocumentReference/cbc:ID')),
    ...allAt(element, 'cac:Item/cac:Certificate').flatMap((each) => [
      ...detail(sheet, 'certificate', certificateInWords(each)),
      ...plainDetails(sheet, 'ItemCertificate', each),
    ]),
    ...detail(sheet, 'notes', textAt(element, 'cbc:Note')),
  ];
}

function certificateInWords(certificate: UblElement): string {
  const paths = ['cbc:CertificateType', 'cbc:ID', 'cac:IssuerParty/cac:PartyName/cbc:Name'];
  return paths.flatMap((path) => textAt(certificate, path) ?? []).join(', ');
}

function prices(sheet: Sheet, { grossPrice, priceDiscount }: LineFacts): Html[] {
  if (priceDiscount === undefined || priceDiscount.value?.isZero()) return [];
  const { words, facts } = sheet;
  return [
    html`<span class="label">${words.text('grossPrice')}</span> ${amount(sheet, grossPrice, facts.currency)}`,
    html`<span class="label">${words.text('priceDiscount')}</span> ${deduction(sheet, priceDiscount, facts.currency)}`,
  ];
}

/** The VAT that the sender states, unless the VAT column shows the same amount. */
function statedVat(sheet: Sheet, { statedVat, vatPerUnit, vatAmount }: LineFacts): Html[] {
  // This document has amounts in two currencies.
  const named = sheet.facts.accounting === undefined ? sheet.facts.currency : '';
  const isInColumn = statedVat?.currency === vatAmount?.currency && statedVat?.text === vatAmount?.text;
  const figures = [
    ['statedVat', isInColumn ? undefined : statedVat],
    ['vatPerUnit', vatPerUnit],
  ] as const;
  return figures.flatMap(([label, figure]) =>
    figure === undefined
      ? []
      : html`<span class="label">${sheet.words.text(label)}</span> ${amount(sheet, figure, named)}`,
  );
}

function detail(sheet: Sheet, label: TextKey, text: string | undefined): Html[] {
  return text === undefined ? [] : [html`<span class="label">${sheet.words.text(label)}</span> ${own(text)}`];
}

function inWords(
  sheet: Sheet,
  label: TextKey,
  list: 'country' | 'goodsNature' | 'itemType',
  code: string | undefined,
): Html[] {
  if (code === undefined) return [];
  return [
    html`<span class="label">${sheet.words.text(label)}</span> ${sheet.words.meaningOrCode(list, code)}`,
  ];
}
