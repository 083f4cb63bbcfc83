import { describe, expect, test } from 'vitest';
import { convert, validateUbl } from '../../src/index.ts';
import { readReport as readTaxData } from '../../src/network/read-tax-data.ts';
import { taxDataRoles, taxDataTypes } from '../../src/network/tax-data-codes.ts';
import { taxDataRuleSet } from '../../src/specification/network-rules.ts';
import { example, exampleNames } from '../requests.ts';
import { isQuick, sampled } from '../tier.ts';
import { reporting, reportOf } from './reports.ts';
import { enveloped, statusOptions, ublOf } from './statuses.ts';

const rulesOf = (issues: readonly { readonly rule: string }[]) => issues.map(({ rule }) => rule);
const invoice = ublOf('standard-invoice');
const brokenRule = invoice.replace('>AE</cbc:IdentificationCode>', '>ZZ</cbc:IdentificationCode>');
const brokenSchema = invoice.replace('<cbc:IssueDate>', '<cbc:Foo>1</cbc:Foo><cbc:IssueDate>');

/** Documents of the examples that nobody receives. */
const withoutReceiver = ['export-usd', 'walk-in-customer'];

describe('each example is reported', () => {
  const cases = exampleNames.flatMap((name) =>
    taxDataRoles
      .filter((role) => role === '01' || !withoutReceiver.includes(name))
      .flatMap((role) => taxDataTypes.map((type) => ({ name, role, type }))),
  );

  test('in every role and type', () => expect(cases.length).toBeGreaterThan(100));

  test.each(exampleNames)('%s, and its report agrees with it', (name) => {
    const own = cases.filter((each) => each.name === name);
    // Each example in some roles and types, the next one in the next; the quick tier takes one.
    const place = exampleNames.indexOf(name);
    const tried = isQuick ? own.slice(place % own.length).slice(0, 1) : sampled(own, place);
    for (const { role, type } of tried) {
      const document = example(name);
      const withValues = reportOf(document, { role, type });
      const without = type === 'F' ? [reportOf(document, { role, type, reportedDocument: false })] : [];
      for (const xml of [withValues, ...without]) {
        const { taxData, source, differences, findings } = readTaxData(xml);
        expect([differences, findings, source?.result.outcome]).toEqual([[], [], 'valid']);
        expect([taxData?.role, taxData?.type]).toEqual([role, type]);
        expect(taxData?.reported === null).toBe(xml !== withValues);
        expect(source?.request?.invoiceNumber).toBe(document.invoiceNumber);
      }
    }
  });

  test.each(exampleNames)('%s alike from its request, its UBL and its envelope', (name) => {
    const xml = ublOf(name);
    const values = (text: string) => readTaxData(text).taxData?.reported;
    const ofRequest = reportOf(example(name));
    const forms = [JSON.stringify(example(name)), xml, new TextEncoder().encode(xml), enveloped(xml, {})];
    for (const document of forms) expect(values(reportOf(document))).toEqual(values(ofRequest));
  });
});

/** The value that the report of a failed document has for a term. */
const valuesOf = (document: string, of: string) =>
  readTaxData(reportOf(document, { type: 'F' })).taxData?.reported?.filter(({ term }) => term === of);

describe('a report', () => {
  test('names the envelope in which the document came, or the one that is given', () => {
    const header = (xml: string) => readTaxData(xml).taxData?.transportHeaderId;
    expect(header(reportOf(enveloped(invoice, {})))).toBe(statusOptions.of);
    expect(header(reportOf(invoice, { transportHeaderId: 'other' }))).toBe('other');
    expect(rulesOf(reporting(invoice).warnings)).toContain('pint-ae-tdd-no-transport');
  });

  test('is made for the issuer or the receiver, who change places in self-billing', () => {
    const party = (name: string, role: '01' | '02') =>
      readTaxData(reportOf(example(name), { role })).taxData?.reportingParty;
    const { seller, buyer } = example('self-billing-invoice');
    expect(party('self-billing-invoice', '01')).toBe(buyer.participantId);
    expect(party('self-billing-invoice', '02')).toBe(seller.participantId);
    expect(party('standard-invoice', '01')).toBe(example('standard-invoice').seller.participantId);
  });

  test('has one registration of the seller, that for VAT', () => {
    const tin =
      '<cbc:CompanyID>1003548797</cbc:CompanyID><cac:TaxScheme><cbc:ID>TIN</cbc:ID></cac:TaxScheme>';
    const twice = invoice.replace(
      /(<cac:PartyTaxScheme>)(?=[\s\S]*?<\/cac:AccountingSupplierParty>)/,
      `<cac:PartyTaxScheme>${tin}</cac:PartyTaxScheme>$1`,
    );
    expect(valuesOf(twice, 'IBT-031')).toMatchObject([{ value: example('standard-invoice').seller.trn }]);
  });

  test('has the identifier of a buyer without a TRN', () => {
    const withoutTrn = invoice
      .replace(
        /(<cac:AccountingCustomerParty>[\s\S]*?)<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/,
        '$1',
      )
      .replace(
        /(<cac:AccountingCustomerParty>[\s\S]*?<\/cbc:EndpointID>)/,
        '$1<cac:PartyIdentification><cbc:ID schemeID="0088">7</cbc:ID></cac:PartyIdentification>',
      );
    expect(valuesOf(withoutTrn, 'IBT-046')).toMatchObject([{ value: '7', attribute: '0088' }]);
    expect(valuesOf(withoutTrn, 'IBT-048')).toEqual([]);
  });

  test('of an export may be without a buyer, but names one that is identified', () => {
    const xml = reportOf(example('export-usd'));
    expect(xml.split('<pxs:SourceDocument>')[0]).not.toContain('AccountingCustomerParty');
  });

  test('has VAT in both currencies of a document, and its total in AED', () => {
    const { taxData } = readTaxData(reportOf(example('export-usd')));
    const amounts = taxData?.reported?.filter(({ attribute }) => attribute !== null);
    const told = amounts?.map(({ term, attribute }) => `${term} ${attribute}`);
    expect(told).toEqual(['IBT-110 USD', 'IBT-111 AED', 'IBT-109 USD']);
    expect(taxData?.customContent).toEqual([{ term: 'BTAE-20', value: expect.stringMatching(/^AED \d/) }]);
  });

  test('carries no file, and tells how many were taken out', () => {
    const file = { embeddedBase64: 'JVBERi0xLjQK', mimeCode: 'application/pdf', fileName: 'a.pdf' };
    const additionalDocuments = [{ documentId: 'A', description: 'Order', ...file }];
    const request = { ...example('standard-invoice'), additionalDocuments };
    const { xml } = convert(request);
    expect(xml).toContain('EmbeddedDocumentBinaryObject');
    for (const document of [request, xml]) {
      const report = reporting(document);
      expect(rulesOf(report.warnings)).toContain('pint-ae-tdd-attachments');
      expect(report.xml).not.toMatch(/EmbeddedDocumentBinaryObject|<cac:Attachment\/>/);
      expect(readTaxData(report.xml ?? '').findings).toEqual([]);
    }
  });

  test('has at most nine digits after the second', () => {
    const xml = reportOf(invoice, { issuedAt: '2026-11-26T08:00:05.12345678901+04:00' });
    expect(xml).toContain('<cbc:IssueTime>08:00:05.123456789+04:00</cbc:IssueTime>');
  });
});

describe('the scope of a report', () => {
  const abroad = invoice.replace(/(<cac:AccountingCustomerParty>[\s\S]*?<cbc:IdentificationCode>)AE/, '$1DE');

  test.each([
    ['between two companies in the UAE', invoice, 'D'],
    ['of an export to a buyer without an address', example('export-usd'), 'INP'],
    ['to a consumer in the UAE', example('walk-in-customer'), 'D'],
    ['to a company abroad', abroad, 'IP'],
  ])('%s is derived, and told', (_, document, scope) => {
    const report = reporting(document, { type: 'F' });
    expect(report.scope).toBe(scope);
    const told = report.warnings.find(({ rule }) => rule === 'pint-ae-tdd-scope-derived');
    expect(told?.message).toContain(scope);
  });

  test('is as given; that it differs from the parties is told', () => {
    const report = reporting(invoice, { scope: 'IP' });
    expect(report.scope).toBe('IP');
    const told = report.warnings.filter(({ severity }) => severity === 'warning');
    expect(rulesOf(told)).toEqual(['pint-ae-tdd-scope']);
    expect(rulesOf(reporting(invoice, { scope: 'D' }).warnings)).not.toContain('pint-ae-tdd-scope');
  });

  test('must be given if the document does not name the countries', () => {
    const nowhere = invoice.replace(/<cac:Country>[\s\S]*?<\/cac:Country>/, '');
    expect(rulesOf(reporting(nowhere, { type: 'F' }).issues)).toEqual(['pint-ae-tdd-scope-unknown']);
    expect(reporting(nowhere, { type: 'F', scope: 'D' }).outcome).toBe('valid');
  });
});

describe('a document that is not valid', () => {
  test.each(['S', 'R'] as const)('is not submitted as %s', (type) => {
    const { outcome, xml, issues } = reporting(brokenRule, { type });
    expect([outcome, xml]).toEqual(['invalid', null]);
    expect(rulesOf(issues)).toEqual(['pint-ae-tdd-invalid-document', 'ibr-cl-14']);
  });

  test('is not submitted by its issuer, who can correct it', () => {
    const { issues } = reporting(brokenRule);
    expect(issues[0]?.hint).toContain('Correct the document');
  });

  test('is told as failed by the provider of its receiver, with its values if it follows the schema', () => {
    const ofRule = reporting(brokenRule, { role: '02' });
    expect(ofRule.type).toBe('F');
    expect(rulesOf(ofRule.warnings)).toContain('pint-ae-tdd-type-derived');
    expect(readTaxData(ofRule.xml ?? '').taxData?.reported).not.toBeNull();
    const ofSchema = reporting(brokenSchema, { role: '02' });
    expect(readTaxData(ofSchema.xml ?? '').taxData?.reported).toBeNull();
    expect(rulesOf(ofSchema.warnings)).toContain('pint-ae-tdd-without-values');
    const [ofPlace] = ofSchema.warnings.filter(({ rule }) => rule === 'pint-ae-tdd-source-schema');
    expect(ofPlace).toMatchObject({ severity: 'warning', message: expect.stringContaining('at /Invoice') });
    expect(rulesOf(ofRule.warnings)).not.toContain('pint-ae-tdd-source-schema');
    // Whoever gets the report is told as well, at every door.
    for (const found of [validateUbl(ofSchema.xml ?? '').warnings, readTaxData(ofSchema.xml ?? '').findings])
      expect(found.find(({ rule }) => rule === 'pint-ae-tdd-source-schema')).toMatchObject({
        severity: 'warning',
        message: expect.stringContaining('/Invoice[1]/cbc:Foo[1]'),
      });
    expect(rulesOf(validateUbl(ofRule.xml ?? '').warnings)).not.toContain('pint-ae-tdd-source-schema');
  });

  test('may hold only the root of its document, as the official examples do, which breaks no schema', () => {
    const report = reporting(brokenSchema, { role: '02', identificationOnly: true });
    expect(report.xml).toMatch(
      /<cec:ExtensionContent>\s*<Invoice xmlns="urn:oasis:[^"]*:Invoice-2"\s*\/>\s*<\/cec:ExtensionContent>/,
    );
    expect(rulesOf(report.warnings)).not.toContain('pint-ae-tdd-source-schema');
    const valid = reporting(invoice, { identificationOnly: true });
    const { taxData: read, findings } = readTaxData(valid.xml ?? '');
    expect(read?.reported).not.toBeNull();
    // A root contradicts nothing: whoever reads it is told once that there is no more to compare.
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['pint-ae-tdd-root-alone', 'information'],
    ]);
    // Blanks in it are nothing either, at every door.
    const blank = (valid.xml ?? '').replace(/(<Invoice xmlns="[^"]*")\s*\/>/, '$1>\n</Invoice>');
    expect(blank).not.toBe(valid.xml);
    expect(rulesOf(readTaxData(blank).findings)).toEqual(['pint-ae-tdd-root-alone']);
    expect(rulesOf(validateUbl(blank).warnings)).not.toContain('pint-ae-tdd-source-schema');
  });

  test('is told as failed without values if it lacks what they need, unless they are asked for', () => {
    const withoutUuid = invoice.replace(/<cbc:UUID>[^<]*<\/cbc:UUID>/, '');
    const report = reporting(withoutUuid, { role: '02' });
    expect(readTaxData(report.xml ?? '').taxData?.reported).toBeNull();
    const asked = reporting(withoutUuid, { role: '02', reportedDocument: true });
    expect([asked.xml, rulesOf(asked.issues)]).toEqual([null, ['ibr-tdd-27']]);
  });

  test('is reported after the warnings about it: VAT of 50.00 beside 5.00 goes nowhere without a word', () => {
    const doubtful = invoice.replace(
      /(<cac:ItemPriceExtension>.*?<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)[^<]*/s,
      '$150.00',
    );
    const { outcome, warnings } = reporting(doubtful);
    expect([outcome, warnings[0]]).toMatchObject(['valid', { rule: 'pint-ae-figure', severity: 'warning' }]);
    expect(rulesOf(warnings.slice(1))).toEqual(rulesOf(reporting(invoice).warnings));
  });

  test('may be withdrawn', () => {
    expect(reporting(brokenRule, { type: 'W' }).outcome).toBe('valid');
  });
});

describe('no report is written', () => {
  test.each(['9900000097', '9900000098', '9900000099'])(
    'by the provider of the receiver of %s, as nobody is',
    (endpoint) => {
      const document = invoice.replace(
        /(<cac:AccountingCustomerParty>[\s\S]*?<cbc:EndpointID schemeID="0235">)\d+/,
        `$1${endpoint}`,
      );
      for (const type of taxDataTypes) {
        const { xml, issues } = reporting(document, { role: '02', type });
        expect([xml, issues[0]?.rule]).toEqual([null, 'pint-ae-tdd-without-receiver']);
      }
    },
  );

  test.each([
    ['authority', '0235:1003548797'],
    ['representative', '12'],
  ])('with a wrong %s', (option, provider) => {
    expect(rulesOf(reporting(invoice, { [option]: provider }).issues)).toEqual(['pint-ae-mls-provider']);
  });

  test('without values, unless the document failed', () => {
    expect(rulesOf(reporting(invoice, { reportedDocument: false }).issues)).toEqual([
      'pint-ae-tdd-needs-values',
    ]);
  });

  test.each([
    ['what is not XML', '<Invoice', 'pint-ae-not-well-formed'],
    ['a report', reportOf(invoice), 'pint-ae-tdd-unreadable'],
    ['a request of the wrong shape', {}, 'pint-ae-malformed'],
  ])('of %s', (_, document, rule) => {
    const { outcome, xml, issues } = reporting(document);
    expect([outcome, xml]).toEqual(['malformed', null]);
    expect(rulesOf(issues)).toEqual(expect.arrayContaining(['pint-ae-tdd-unreadable', rule]));
  });
});

test('a document without a receiver has no envelope to name', () => {
  const { warnings } = reporting(example('walk-in-customer'), { transportHeaderId: 'x' });
  expect(rulesOf(warnings)).toContain('pint-ae-tdd-transport');
  expect(rulesOf(reporting(example('walk-in-customer')).warnings)).not.toContain('pint-ae-tdd-no-transport');
});

describe('a report of anyone is compared with the document in it', () => {
  const report = reportOf(example('export-usd'));
  const [values = '', source = ''] = report.split('<pxs:SourceDocument>');
  const changed = (from: string | RegExp, to: string) =>
    readTaxData(`${values.replace(from, to)}<pxs:SourceDocument>${source}`);

  test.each([
    ['IBT-024', /(?<=<pxs:ReportedDocument>\s*<cbc:CustomizationID>)[^<]*/, 'x'],
    ['IBT-023', /(?<=ae-1<\/cbc:CustomizationID>\s*<cbc:ProfileID>)urn:peppol:bis[^<]*/, 'x'],
    ['IBT-001', /(?<=<cbc:ID>)INV[^<]*/, 'x'],
    ['BTAE-07', /(?<=<cbc:UUID>)[^<]*/, 'x'],
    ['IBT-002', /(?<=<cbc:IssueDate>)2026-11-02/, '2026-11-03'],
    ['IBT-168', /(?<=<\/cbc:IssueDate>)(?=\s*<pxs:Doc)/, '<cbc:IssueTime>08:00:00</cbc:IssueTime>'],
    ['IBT-003', /(?<=<pxs:DocumentTypeCode>)380/, '480'],
    ['IBT-005', /(?<=<cbc:DocumentCurrencyCode>)USD/, 'EUR'],
    ['IBT-006', /(?<=<cbc:TaxCurrencyCode>)AED/, 'SAR'],
    ['IBT-031', /(?<=<cbc:CompanyID>)1003/, '1004'],
    ['IBT-110', /(?<="USD">)0.00/, '1.00'],
    ['IBT-111', /(?<="AED">)0.00/, '1.00'],
    ['IBT-109', /(?<="USD">)4746.00/, '4746.01'],
    ['BTAE-20', /(?<=<cbc:Value>)AED 1/, 'AED 2'],
  ])('in %s', (term, from, to) => {
    const { differences, findings } = changed(from, to);
    // Each once, with what it should be.
    const terms = differences.map((each) => each.term);
    // The VAT total of another tax currency is another one.
    expect(terms).toEqual(term === 'IBT-006' ? expect.arrayContaining([term]) : [term]);
    const told = findings.filter(({ rule }) => rule === 'pint-ae-tdd-differs');
    expect(told.map(({ message }) => message).join(' ')).toContain(term);
  });

  test('where an amount is the same number, and the order another, nothing differs', () => {
    expect(changed('4746.00', '4746').differences).toEqual([]);
    const [first = '', second = ''] = values.match(/<cac:TaxTotal>[\s\S]*?<\/cac:TaxTotal>/g) ?? [];
    expect(changed(`${first}\n      ${second}`, `${second}${first}`).differences).toEqual([]);
  });
});

describe('what no rule checks of a report is told', () => {
  const report = reportOf(invoice);
  const rules = (xml: string) => rulesOf(readTaxData(xml).findings);
  const type = 'mimeCode="application/pdf" filename="a.pdf"';
  const attachment = `<cac:Attachment><cbc:EmbeddedDocumentBinaryObject ${type}>JVBERi0=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`;

  test.each([
    [
      'a file in it',
      report.replace(
        '<cac:AccountingSupplierParty>\n    <cac:Party>\n      <cbc:EndpointID',
        `<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID>${attachment}</cac:AdditionalDocumentReference>$&`,
      ),
      'pint-ae-tdd-attachments',
    ],
    ['a document that is not valid', report.replace('>AE</cbc:I', '>ZZ</cbc:I'), 'pint-ae-tdd-source'],
    [
      'an empty document',
      report.replace(/(<Invoice xmlns="[^"]*")[\s\S]*<\/Invoice>/, '$1/>'),
      'pint-ae-tdd-root-alone',
    ],
    [
      'another party',
      report.replace(/(?<=<pxs:ReportingParty>\s*<cbc:EndpointID schemeID="0235">)\d+/, '1999999999'),
      'pint-ae-tdd-party',
    ],
    ['another scope', report.replace('DocumentScope>D<', 'DocumentScope>INP<'), 'pint-ae-tdd-scope'],
    ['a provider that is none', report.replace('>001147<', '>1147<'), 'pint-ae-mls-provider'],
    [
      'a receiver that is none',
      reportOf(example('walk-in-customer')).replace('ReporterRole>01<', 'ReporterRole>02<'),
      'pint-ae-tdd-without-receiver',
    ],
  ])('%s', (_, xml, rule) => {
    expect(rules(xml)).toContain(rule);
    expect(validateUbl(xml, { ruleSets: [taxDataRuleSet] }).issues).toEqual([]);
  });

  test('what is none', () => {
    const { taxData, findings } = readTaxData(invoice);
    expect([taxData, rulesOf(findings)]).toEqual([null, ['pint-ae-tdd-not-tax-data']]);
  });
});
