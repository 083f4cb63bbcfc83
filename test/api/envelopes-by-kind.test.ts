import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { showResult, storeResult } from '../../src/api/stored-result.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { editOf, rowsOf, type Step } from '../cases/rule-cases.ts';
import { example } from '../requests.ts';
import { wrapUbl } from '../results.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';

const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

/** A document of each kind, and how the network names it. */
const documents = [
  {
    xml: fixture('invoice'),
    documentType: `${ubl}:Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.1`,
    scheme: 'peppol-doctype-wildcard',
    process: 'urn:peppol:bis:billing',
  },
  {
    xml: convert(example('self-billing-credit-note')).xml ?? '',
    documentType: `${ubl}:CreditNote-2::CreditNote##urn:peppol:pint:selfbilling-1@ae-1::2.1`,
    scheme: 'peppol-doctype-wildcard',
    process: 'urn:peppol:bis:selfbilling',
  },
  {
    xml: validDocument('tax-data'),
    documentType: 'urn:peppol:schema:taxdata:1.0::TaxData##urn:peppol:taxdata:ae-1::1.0',
    scheme: 'busdox-docid-qns',
    process: 'urn:peppol:taxreporting',
  },
  {
    xml: validDocument('message-status'),
    documentType: `${ubl}:ApplicationResponse-2::ApplicationResponse##urn:peppol:edec:mls:1.0::2.1`,
    scheme: 'busdox-docid-qns',
    process: 'urn:peppol:edec:mls',
    country: 'AE',
  },
].map((each) => ({ ...each, root: /::(\w+)##/.exec(each.documentType)?.[1] ?? '' }));

/** A row of `envelopes/`: a fact of a header broken once, and what is then told of it. */
interface Fault {
  readonly fault: string;
  readonly edit: readonly Step[];
  readonly told: readonly string[];
  /** The same of a kind that does not state its country, which is not compared, but has to be a country. */
  readonly withoutCountry?: readonly string[];
}

describe.each(documents)('$root', ({ root, xml, documentType, scheme, process, country }) => {
  const wrapped = wrapUbl(xml, { ...identity, ...(country && { country }) });
  // The documents of the network have a prefix, so that the envelope has one too; here both are told alike.
  const text = wrapped.xml ?? '';
  const start = text.search(new RegExp(`<(?:\\w+:)?${root}[\\s>]`));
  const header = text.slice(0, start).replaceAll('sbdh:', '').replace('xmlns:sbdh', 'xmlns');

  test('is put into an envelope as its kind says, with the identity that is given', () => {
    expect(wrapped.issues).toEqual([]);
    for (const part of [
      `<TypeVersion>${documentType.split('::').at(-1)}<`,
      `<InstanceIdentifier>${documentType}</InstanceIdentifier>\n        <Identifier>${scheme}<`,
      `<InstanceIdentifier>${process}</InstanceIdentifier>`,
      `<InstanceIdentifier>${identity.id}</InstanceIdentifier>`,
      `<CreationDateAndTime>${identity.createdAt}</CreationDateAndTime>`,
    ])
      expect(header).toContain(part);
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

  test.each(rowsOf<Fault>('envelopes'))('$fault', ({ edit, told, withoutCountry = told }) => {
    const document = text.slice(start, text.lastIndexOf('</')).trimEnd();
    const broken = editOf(edit)(`${header}</StandardBusinessDocument>`).replace(
      '</StandardBusinessDocument>',
      '',
    );
    const { issues } = validateUbl(`${broken}${document}\n</StandardBusinessDocument>`);
    const found = [...new Set(issues.map(({ rule }) => rule))].sort();
    expect(found).toEqual(country === undefined ? told : withoutCountry);
  });
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
