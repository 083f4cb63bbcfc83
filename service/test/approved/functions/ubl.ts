import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'pint-ae';
import { parseUbl } from 'pint-ae/steps';
import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { foreignSenderOf } from '../../../src/draft/sender.ts';
import { mailedDocument } from '../../../src/mail/mailed-document.ts';
import { purchaseContent } from '../../../src/receive/purchase-record.ts';
import { openEnvelope } from '../../../src/receive/read-envelope.ts';
import { reportOf, uuidOf } from '../../../src/report/tax-data.ts';
import { parcelOf } from '../../../src/submit/parcel.ts';
import { isSameContent, receiverTaxIdsOf, routeOf, senderTaxIdsOf } from '../../../src/ubl/reading.ts';
import { shown } from './told.ts';

const folder = join(import.meta.dirname, '../../../../examples');

type Change = readonly [name: string, from: RegExp, to: string];

/** The parts that may be missing from a document that arrives, or written in another way. */
const changes: readonly Change[] = [
  ['as it is', /$^/, ''],
  ['no amount due', /<cbc:PayableAmount[^>]*>[^<]*<\/cbc:PayableAmount>/, ''],
  ['an amount with a sign', /(<cbc:TaxExclusiveAmount[^>]*>)/, '$1+'],
  ['an amount that is none', /(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, '$11,000'],
  ['no quantity', /<cbc:(?:Invoiced|Credited)Quantity[^>]*>[^<]*<\/cbc:\w+>/, ''],
  ['no price', /<cac:Price>[\s\S]*?<\/cac:Price>/, ''],
  ['no tax ids', /<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/g, ''],
  ['no addresses', /<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>/g, ''],
  ['addresses without a scheme', / schemeID="0235"/g, ''],
  ['padded addresses', /(<cbc:EndpointID[^>]*>)([^<]*)/g, '$1 $2 '],
  ['no contacts', /<cac:Contact>[\s\S]*?<\/cac:Contact>/g, ''],
  ['a bad contact', /(<cbc:ElectronicMail>)[^<]*/g, '$1A <a@b.example>'],
  ['no names', /<cbc:RegistrationName>[^<]*<\/cbc:RegistrationName>/g, ''],
  ['amounts in dollars', /currencyID="AED"/g, 'currencyID="USD"'],
  ['a strange number', /<cbc:ID>[^<]*/, '<cbc:ID> A/ب "1" '],
  ['other spaces', />\s+</g, '>\n\n<'],
  ['a comment', /(<cbc:ID>)/, '<!-- x -->$1'],
  ['no rate', /<cac:ClassifiedTaxCategory>[\s\S]*?<\/cac:ClassifiedTaxCategory>/, ''],
  ['no net amount', /(<\/cbc:InvoicedQuantity>\s*)<cbc:LineExtensionAmount.*/, '$1'],
  ['no VAT total', /(<cac:TaxTotal>\s*)<cbc:TaxAmount.*/, '$1'],
  ['no due date', /<cbc:DueDate>.*/, ''],
  ['a price that is none', /(<cbc:PriceAmount[^>]*>)[^<]*/, '$1cheap'],
  ['no currency', /<cbc:DocumentCurrencyCode>.*?<.*?>/, ''],
  ['no identifier', /(<cbc:EndpointID schemeID="0235">)\d+/, '$1 '],
  ['a scheme in a namespace', /(<cbc:EndpointID) schemeID=/, '$1 xmlns:x="urn:x" x:schemeID='],
  ['another attribute', /(<cbc:EndpointID) schemeID=/, '$1 other="0192" schemeID='],
  ['no description', /<cbc:Description>[^<]*<\/cbc:Description>/g, ''],
  ['no name of an item', /<cbc:Description>[^<]*<\/cbc:Description>\s*<cbc:Name>[^<]*<\/cbc:Name>/g, ''],
  ['a blank description', /(<cbc:Description>)[^<]*/g, '$1 '],
  ['nobody as receiver', /1007123456/g, '9900000098'],
];
const sender = { participants: ['0235:1003548797'], trns: [] };

/** The facts that the service reads in UBL of every kind, whole and changed. */
export function answersAboutUbl(): Answer[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const request = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const ubl = convert(request).xml ?? '';
    const isRich = /^(?:standard-invoice|credit-note|self-billing-invoice|export-usd)\./.test(name);
    return changes
      .filter((_, at) => at === 0 || isRich)
      .map(([what, from, to]) => ({ step: `${name}: ${what}`, text: readIn(ubl, ubl.replace(from, to)) }));
  });
}

function readIn(sent: string, ubl: string): string {
  const parsed = parseUbl(ubl);
  if (!parsed.ok) return 'not read';
  const root = parsed.value;
  const kind = root.localName === 'CreditNote' ? 'credit-note' : 'invoice';
  const enclosed = { id: 'instance', createdAt: '2026-11-26T08:00:00Z' };
  const report = {
    ...{
      ubl,
      role: '01' as const,
      authority: '000999',
      representative: '000001',
      transportHeaderId: 'instance',
    },
    ...{ issuedAt: '2026-11-26T08:00:00Z', isRefused: false, isWithdrawal: false, standing: [] },
  } as const;
  const types = [
    report,
    { ...report, isRefused: true },
    { ...report, isWithdrawal: true },
    { ...report, isWithdrawal: true, isRefused: true },
    { ...report, standing: [uuidOf(ubl)] },
  ];
  const parcels = ['000001'].map((provider) => parcelOf({ ...enclosed, ubl, message: 'document', provider }));
  const facts = {
    ...{ route: routeOf(root), senderTaxIds: senderTaxIdsOf(root), receiverTaxIds: receiverTaxIdsOf(root) },
    foreign: [sender, { ...sender, trns: ['100354879700003'] }, { participants: [], trns: [] }].map(
      (own) => foreignSenderOf(root, routeOf(root), own) ?? null,
    ),
    same: [isSameContent({ sent, arrived: ubl }), isSameContent({ sent: ubl, arrived: sent })],
    purchase: attempt(() => purchaseContent(ubl)),
    mail: attempt(() => ({ ...mailedDocument({ ubl, kind }), page: '' })),
    reports: types.map((each) => attempt(() => ({ ...reportOf(each), ubl: null }))),
    parcels: parcels.map(({ receiver, isOnlyReported, noEnvelope, envelope }) => ({
      receiver,
      isOnlyReported,
      noEnvelope,
      header: envelope?.slice(0, 2500) ?? null,
      opened: envelope === null ? null : { ...openEnvelope(envelope), ubl: '' },
    })),
  };
  return Object.entries(facts)
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join('\n');
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}
