import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { showResult, storeResult } from '../../src/api/stored-result.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';
import { wrapUbl } from '../results.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';

const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };

/** A document of each kind, and how the network names it. */
const documents = [
  {
    root: 'Invoice',
    xml: fixture('invoice'),
    documentType:
      'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.1',
    scheme: 'peppol-doctype-wildcard',
    process: 'urn:peppol:bis:billing',
    version: '2.1',
    says: { country: true },
  },
  {
    root: 'CreditNote',
    xml: convert(example('self-billing-credit-note')).xml ?? '',
    documentType:
      'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2::CreditNote##urn:peppol:pint:selfbilling-1@ae-1::2.1',
    scheme: 'peppol-doctype-wildcard',
    process: 'urn:peppol:bis:selfbilling',
    version: '2.1',
    says: { country: true },
  },
  {
    root: 'TaxData',
    xml: validDocument('tax-data'),
    documentType: 'urn:peppol:schema:taxdata:1.0::TaxData##urn:peppol:taxdata:ae-1::1.0',
    scheme: 'busdox-docid-qns',
    process: 'urn:peppol:taxreporting',
    version: '1.0',
    says: { country: true },
  },
  {
    root: 'ApplicationResponse',
    xml: validDocument('message-status'),
    documentType:
      'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2::ApplicationResponse##urn:peppol:edec:mls:1.0::2.1',
    scheme: 'busdox-docid-qns',
    process: 'urn:peppol:edec:mls',
    version: '2.1',
    says: { country: false },
  },
] as const;

type Case = readonly [fault: string, from: string | RegExp, to: string, rules: readonly string[]];

/** A scope beside the others. */
const scope = (type: string, value: string, scheme = '') =>
  `<Scope><Type>${type}</Type><InstanceIdentifier>${value}</InstanceIdentifier>${scheme && `<Identifier>${scheme}</Identifier>`}</Scope></BusinessScope>`;

const inScope = (type: string) =>
  new RegExp(`(<(?:sbdh:)?Type>${type}</(?:sbdh:)?Type>\\s*<(?:sbdh:)?InstanceIdentifier>)[^<]*`);
const participants = 'iso6523-actorid-upis';

/** Each fact of a header broken once, with what is then told of it. */
const faults: readonly Case[] = [
  ['another version of the header', /(<HeaderVersion>)[^<]*/, '$11.1', ['sbdh-header']],
  ['no version of the header', /<HeaderVersion>.*\n/, '', ['sbdh-header']],
  ['two versions of the header', /(<HeaderVersion>.*\n)/, '$1$1', ['sbdh-repeated']],
  ['no sender', /<Sender>[\s\S]*<\/Sender>/, '', ['sbdh-sender']],
  ['two senders', /(<Sender>[\s\S]*<\/Sender>)/, '$1$1', ['sbdh-repeated']],
  [
    'another authority of the sender',
    /(<Sender>\s*<Identifier Authority=")[^"]*/,
    '$1iso6523',
    ['sbdh-header'],
  ],
  ['another sender', /(<Sender>\s*<Identifier[^>]*>)[^<]*/, '$10235:1111111111', ['sbdh-sender']],
  [
    'a sender without a scheme',
    /(<Sender>\s*<Identifier[^>]*>)[^<]*/,
    '$11003456785',
    ['sbdh-header', 'sbdh-sender'],
  ],
  ['two identifiers of the sender', /(<Sender>\s*)(<Identifier.*\n)/, '$1$2$2', ['sbdh-repeated']],
  ['no receiver', /<Receiver>[\s\S]*<\/Receiver>/, '', ['sbdh-receiver']],
  ['two receivers', /(<Receiver>[\s\S]*<\/Receiver>)/, '$1$1', ['sbdh-repeated']],
  ['no authority of the receiver', /(<Receiver>\s*<Identifier) Authority="[^"]*"/, '$1', ['sbdh-header']],
  ['another receiver', /(<Receiver>\s*<Identifier[^>]*>)[^<]*/, '$10235:1111111111', ['sbdh-receiver']],
  ['no identification', /<DocumentIdentification>[\s\S]*<\/DocumentIdentification>/, '', ['sbdh-missing']],
  ['another standard', /(<Standard>)[^<]*/, '$1urn:x', ['sbdh-header']],
  ['no standard', /<Standard>.*\n/, '', ['sbdh-header']],
  ['another version of the type', /(<TypeVersion>)[^<]*/, '$12.4', ['sbdh-header']],
  ['two versions of the type', /(<TypeVersion>.*\n)/, '$1$1', ['sbdh-repeated']],
  ['no id', identity.id, ' ', ['sbdh-missing']],
  ['no element for the id', /<InstanceIdentifier>.*\n(?=\s*<Type>)/, '', ['sbdh-missing']],
  ['two ids', /(<InstanceIdentifier>.*\n)(?=\s*<Type>)/, '$1$1', ['sbdh-repeated']],
  ['another type', /(<Type>)(?=Invoice|CreditNote|TaxData|Application)[^<]*/, '$1Order', ['sbdh-header']],
  ['no time', identity.createdAt, '', ['sbdh-missing']],
  ['a time without its zone', 'T08:00:00Z<', 'T08:00:00<', ['sbdh-time']],
  ['a day that does not exist', '2026-01-31T', '2026-02-31T', ['sbdh-time']],
  [
    'no scopes',
    /<BusinessScope>[\s\S]*<\/BusinessScope>/,
    '',
    ['sbdh-country', 'sbdh-document-type', 'sbdh-process'],
  ],
  ['no document type', 'DOCUMENTID', 'OTHER', ['sbdh-document-type']],
  ['another document type', /##[^<]*/, '##urn:x::2.1', ['sbdh-document-type']],
  [
    'a document type that is there twice',
    '</BusinessScope>',
    scope('DOCUMENTID', 'x', 'busdox-docid-qns'),
    ['sbdh-repeated'],
  ],
  ['two values of a scope', /(<InstanceIdentifier>[^<]*##.*\n)/, '$1$1', ['sbdh-repeated']],
  [
    'another scheme of the document type',
    /(?:busdox-docid-qns|peppol-doctype-wildcard)/,
    'bdx',
    ['sbdh-header'],
  ],
  ['no process', 'PROCESSID', 'OTHER', ['sbdh-process']],
  ['another process', inScope('PROCESSID'), '$1urn:x', ['sbdh-process']],
  ['another scheme of the process', 'cenbii-procid-ubl', 'other', ['sbdh-header']],
  ['no country', 'COUNTRY_C1', 'OTHER', ['sbdh-country']],
  ['another country', inScope('COUNTRY_C1'), '$1OM', ['sbdh-country']],
  [
    'a country that is none',
    inScope('COUNTRY_C1'),
    '$1United Arab Emirates',
    ['sbdh-country', 'sbdh-header'],
  ],
  [
    'statuses for a participant',
    '</BusinessScope>',
    scope('MLS_TO', '0235:1003548797', participants),
    ['sbdh-mls'],
  ],
  [
    'statuses for a provider of no scheme',
    '</BusinessScope>',
    scope('MLS_TO', '0242:001147'),
    ['sbdh-header'],
  ],
  ['statuses in other words', '</BusinessScope>', scope('MLS_TYPE', 'always_send'), ['sbdh-mls']],
];

/** Faults in a country for a kind that does not state it: it is not compared, but has to be a country. */
const ofUnsaidCountry: Readonly<Record<string, readonly string[]>> = {
  'no scopes': ['sbdh-document-type', 'sbdh-missing', 'sbdh-process'],
  'no country': ['sbdh-missing'],
  'another country': [],
  'a country that is none': ['sbdh-header'],
};

describe.each(documents)('$root', ({ root, xml, documentType, scheme, process, version, says }) => {
  const wrapped = wrapUbl(xml, { ...identity, ...(says.country ? {} : { country: 'AE' }) });
  // The documents of the network have a prefix, so that the envelope has one too; here both are told alike.
  const text = wrapped.xml ?? '';
  const start = text.search(new RegExp(`<(?:\\w+:)?${root}[\\s>]`));
  const header = text.slice(0, start).replaceAll('sbdh:', '').replace('xmlns:sbdh', 'xmlns');

  test('is put into an envelope as its kind says', () => {
    expect(wrapped.issues).toEqual([]);
    expect(header).toContain(`<TypeVersion>${version}<`);
    expect(header).toContain(
      `<InstanceIdentifier>${documentType}</InstanceIdentifier>\n        <Identifier>${scheme}<`,
    );
    expect(header).toContain(`<InstanceIdentifier>${process}</InstanceIdentifier>`);
    expect(header).toMatch(/COUNTRY_C1<\/Type>\s*<InstanceIdentifier>AE</);
  });

  test('is valid in it by the rules of its kind, as it is without', () => {
    const bare = validateUbl(xml);
    expect(bare).toMatchObject({ outcome: 'valid', kind: root, issues: [] });
    // Its lines are further down.
    const withoutPlaces = ({ warnings, ...rest }: typeof bare) => ({
      ...rest,
      warnings: warnings.map(({ place: _, ...warning }) => warning),
    });
    expect(withoutPlaces(validateUbl(text))).toEqual(withoutPlaces(bare));
  });

  test.each(faults)('%s', (fault, from, to, rules) => {
    const broken = header.replace(from, to);
    expect(broken).not.toBe(header);
    const { issues } = validateUbl(inEnvelope(broken));
    const expected = says.country ? rules : (ofUnsaidCountry[fault] ?? rules);
    expect([...new Set(issues.map(({ rule }) => rule))].sort()).toEqual(expected);
  });

  /** The document below a header that has no prefix. */
  function inEnvelope(changed: string): string {
    const document = text.slice(start, text.lastIndexOf('</')).trimEnd();
    return `${changed}${document}\n</StandardBusinessDocument>`;
  }
});

describe('the country of an envelope', () => {
  const status = validDocument('message-status');

  test('is asked for, where the kind of the document does not say it', () => {
    expect(wrapUbl(status, identity)).toMatchObject({
      xml: null,
      issues: [{ rule: 'sbdh-incomplete-document', message: expect.stringContaining('in which country') }],
    });
  });

  test('is that of the document, where it says one', () => {
    expect(wrapUbl(fixture('invoice'), { ...identity, country: 'OM' })).toMatchObject({
      xml: null,
      issues: [{ rule: 'sbdh-country' }],
    });
    expect(wrapUbl(fixture('invoice'), { ...identity, country: 'AE' }).issues).toEqual([]);
  });
});

describe('a document of the network is judged by its own rules', () => {
  test.each([
    ['tax-data', 'ibr-tdd-02', 'tax-data-ae'],
    ['message-status', 'SCH-MLS-02', 'message-status'],
  ] as const)('%s', (kind, rule, id) => {
    const broken = validDocument(kind).replace(/(<cbc:ProfileID>)[^<]*/, '$1urn:x');
    const result = validateUbl(broken);
    expect(result).toMatchObject({ outcome: 'invalid', profile: null, ruleSet: { id }, issues: [{ rule }] });
    expect(result.issues[0]?.hint).not.toBe('');
    const kept = showResult(JSON.parse(JSON.stringify(storeResult(validateDocument(broken)))));
    expect(kept.issues).toEqual(result.issues);
  });

  test.each(['tax-data', 'message-status'] as const)('%s, and by the structure of its schema', (kind) => {
    const broken = validDocument(kind).replace(/<cbc:IssueDate>.*\n/, '');
    expect(validateUbl(broken).issues.map(({ rule }) => rule)).toContain('ubl-missing-element');
  });

  test.each(['tax-data', 'message-status'] as const)('%s of an unknown identifier, that first', (kind) => {
    const broken = validDocument(kind)
      .replace(/(<cbc:CustomizationID>)[^<]*/, '$1urn:x')
      .replace(/(<cbc:ProfileID>)[^<]*/, '$1urn:y');
    const [first, ...others] = validateUbl(broken).issues;
    expect(first?.rule).toMatch(/^(?:ibr-tdd-01|SCH-MLS-01)$/);
    expect(first?.message).toContain('“urn:x”');
    expect(others.length).toBeGreaterThan(0);
  });
});
