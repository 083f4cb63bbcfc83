import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { taxData } from '../../rules/ae/kinds/tax-data.ts';
import { release } from '../../rules/ae/releases/index.ts';
import { messageStatus } from '../../rules/network/kinds/message-status.ts';
import { otherSpecifications } from '../../rules/network/other-specifications.ts';
import { compareVerdicts } from '../../src/api/conformance.ts';
import { embeddedRuleSet } from '../../src/api/published.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { loadValidation } from '../../src/batch/settings.ts';
import { namespaces } from '../../src/core/xml/element.ts';
import { identityOf } from '../../src/intake/identity.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { renderDocument } from '../../src/render/render-document.ts';
import { kindNames, kindsOf } from '../../src/specification/kinds.ts';
import { ublSpecification } from '../../src/specification/ubl-specification.ts';
import { pintAe } from '../cli/command-line.ts';
import { post, problemIn } from '../http/asking.ts';
import { readUbl } from '../results.ts';
import { fixture } from '../schematron/fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();

const own = 'urn:peppol:pint:billing-1@ae-1';
const en16931 = 'urn:cen.eu:en16931:2017';

/** The invoice of the fixtures with another CustomizationID (IBT-024), and ProfileID (IBT-023). */
function invoiceOf(customizationId: string, profileId = 'urn:peppol:bis:billing'): string {
  return fixture('invoice')
    .replace(/(<cbc:CustomizationID>)[^<]*/, `$1${customizationId}`)
    .replace(/(<cbc:ProfileID>)[^<]*/, `$1${profileId}`);
}

describe('a document that names another specification is not judged', () => {
  test.each([
    ['urn:peppol:pint:billing-1@om-1', 'PINT Oman'],
    ['urn:peppol:pint:selfbilling-1@my-1', 'PINT Malaysia'],
    ['urn:peppol:pint:nontaxinvoice-1@jp-1', 'PINT Japan'],
    ['urn:peppol:pint:billing-1@jp-1#bn:1.0', 'PINT Japan'],
    ['urn:peppol:pint:billing-1@aunz-1', 'PINT A-NZ'],
    [en16931, 'EN 16931'],
    [`${en16931}#compliant#urn:something.else:1`, 'EN 16931'],
    [`${en16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'Peppol BIS Billing 3'],
    [`${en16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'XRechnung'],
    [`${en16931}#conformant#urn:factur-x.eu:1p0:extended`, 'Factur-X / ZUGFeRD'],
    [`${en16931}#Conformant#urn:UBL.BE:1.0.0.20180214`, 'UBL.BE'],
    [' urn:peppol:pint:billing-1@sg-1\n', 'PINT Singapore'],
  ])('%s', (customizationId, name) => {
    const message = `The document follows ${name} (“${customizationId.trim()}”), not ${release.name}, so we did not check it.`;
    expect(validateUbl(invoiceOf(customizationId))).toMatchObject({
      ...{ outcome: 'not-judged', valid: false, warnings: [], ruleSet: null, kind: 'Invoice' },
      issues: [{ rule: 'pint-ae-other-document', message }],
    });
  });

  test('by its ProfileID, if it has no CustomizationID', () => {
    const zatca = invoiceOf('', 'reporting:1.0');
    expect(validateUbl(zatca).issues).toMatchObject([{ rule: 'pint-ae-other-document' }]);
    expect(validateUbl(zatca).issues[0]?.message).toContain('ZATCA');
    expect(validateUbl(invoiceOf(own, 'reporting:1.0')).outcome).toBe('invalid');
  });

  test('in Arabic as well', () => {
    const [issue] = validateUbl(invoiceOf('urn:peppol:pint:billing-1@om-1'), { language: 'ar' }).issues;
    expect(issue?.message).toContain('عُمان');
  });

  test.each(otherSpecifications)('and nobody is advised to give it another identifier: $name.en', (other) => {
    const [customizationId = ''] = other.customizationIds ?? [];
    const [profileId = ''] = other.profileIds ?? [];
    if (own.startsWith(customizationId) && customizationId !== '') return;
    const { issues } = validateUbl(invoiceOf(customizationId, profileId));
    expect(issues).toHaveLength(1);
    expect(`${issues[0]?.message} ${issues[0]?.hint}`).not.toContain(own);
  });
});

describe('whatever a document says that it follows', () => {
  const other = invoiceOf('urn:peppol:pint:billing-1@om-1');

  test('rules that the caller names judge it', () => {
    const { outcome, issues } = validateUbl(other, { ruleSets: ['pint-ae'] });
    expect(outcome).toBe('invalid');
    expect(issues.map(({ rule }) => rule)).toEqual(['aligned-ibrp-001-ae']);
    expect(validateUbl(other, { ruleSets: [embeddedRuleSet] }).issues).toEqual(issues);
  });

  test('the command line judges it by the rules of PINT-AE, if these are named', async () => {
    const file = join(folder, 'other.xml');
    writeFileSync(file, other);
    for (const [flags, code, outcome, rule] of [
      [[], 2, 'not-judged', 'pint-ae-other-document'],
      [['--rule-set', 'pint-ae'], 1, 'invalid', 'aligned-ibrp-001-ae'],
    ] as const) {
      const answered = await pintAe(['validate', file, '-f', 'json', ...flags]);
      expect(answered.code).toBe(code);
      expect(JSON.parse(answered.stdout)).toMatchObject({ outcome, issues: [{ rule }] });
    }
  });

  test('a batch judges it by them', async () => {
    expect((await loadValidation({ ruleSets: ['pint-ae'] })).ruleSets).toEqual(['pint-ae']);
  });

  test('conformance compares its official verdict', () => {
    const expected = { id: 'x', profile: 'billing', failed: ['aligned-ibrp-001-ae'], xml: other } as const;
    expect(compareVerdicts({ ...expected, failed: [...expected.failed] })).toMatchObject({ agrees: true });
  });

  test('it is shown, and read', () => {
    const { html, result } = renderDocument(other);
    expect(result.outcome).toBe('not-judged');
    expect(html).toContain('<h1>');
    expect(readUbl(other).request).toMatchObject({ documentType: 'Invoice' });
  });

  test('over HTTP, to validate it is a verdict, and to convert it is refused in the same words', async () => {
    const xml = { 'content-type': 'application/xml' };
    const validated = await post('/v1/validate', other, xml);
    expect([validated.status, JSON.parse(validated.text)]).toMatchObject([
      200,
      { outcome: 'not-judged', valid: false, issues: [{ rule: 'pint-ae-other-document' }] },
    ]);
    const converted = await post('/v1/convert', other, xml);
    expect(problemIn(converted)).toMatchObject({
      status: 422,
      detail: validateUbl(other).issues[0]?.message,
    });
    expect((await post('/v1/render', other, xml)).status).toBe(200);
  });
});

describe('a document whose identifier nobody knows is judged, and that is told first', () => {
  test.each([
    'urn:peppol:pint:billing-1@ae-2',
    'urn:peppol:pint:biling-1@ae-1',
    'urn:peppol:pint:billing-1',
    'PINT-AE',
  ])('%s', (customizationId) => {
    const { outcome, issues } = validateUbl(
      invoiceOf(customizationId).replace('<cbc:ID>', '<cbc:Id/><cbc:ID>').replace('>AED<', '>XXY<'),
    );
    expect(outcome).toBe('invalid');
    expect(issues.length).toBeGreaterThan(2);
    expect(issues[0]?.rule).toBe('aligned-ibrp-001-ae');
    expect(issues[0]?.message).toContain(`“${customizationId}”`);
  });

  test('without an identifier there is nothing to quote', () => {
    const [first] = validateUbl(invoiceOf('')).issues;
    expect(first?.rule).toBe('aligned-ibrp-001-ae');
    expect(first?.message).toContain('is missing');
  });
});

describe('the kinds of documents', () => {
  const kinds = kindsOf(ublSpecification);
  const identity = (xml: string) => {
    const parsed = parseUbl(xml);
    if (!parsed.ok) throw new Error('not XML');
    return identityOf(parsed.value, kinds, otherSpecifications);
  };

  test('are these', () => {
    expect(kindNames).toEqual(['Invoice', 'CreditNote', 'TaxData', 'ApplicationResponse']);
  });

  test.each([taxData, messageStatus])(
    '$name.en is known by its root',
    ({ root, namespace, customizationIds }) => {
      const document = (customizationId: string, of: string = namespace) =>
        `<a:${root} xmlns:a="${of}" xmlns:b="${namespaces.cbc}"><b:CustomizationID>${customizationId}</b:CustomizationID></a:${root}>`;
      expect(identity(document(customizationIds[0]))).toMatchObject({ kind: { root }, isOwn: true });
      expect(identity(document('x'))).toMatchObject({ kind: { root }, isOwn: false, other: undefined });
      expect(identity(document(customizationIds[0], 'urn:x')).kind).toBeUndefined();
      expect(validateUbl(document(customizationIds[0]))).toMatchObject({ kind: root });
    },
  );

  test.each([
    ['urn:fdc:peppol.eu:poacc:trns:invoice_response:3', 'Peppol Invoice Response'],
    ['urn:fdc:peppol.eu:poacc:trns:mlr:3', 'Peppol Message Level Response'],
  ])('an ApplicationResponse of %s is none of ours', (customizationId, name) => {
    const response = `<ApplicationResponse xmlns="${messageStatus.namespace}" xmlns:b="${namespaces.cbc}"><b:CustomizationID>${customizationId}</b:CustomizationID></ApplicationResponse>`;
    expect(validateUbl(response)).toMatchObject({
      outcome: 'not-judged',
      issues: [{ rule: 'pint-ae-other-document' }],
    });
    expect(validateUbl(response).issues[0]?.message).toContain(`follows ${name} (`);
  });

  test('and what is of no kind is named by what it says of itself', () => {
    for (const [xml, root] of [
      ['<Invoice/>', '<Invoice>'],
      ['<rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>', '<CrossIndustryInvoice xmlns="urn:x">'],
    ] as const) {
      const issue = { rule: 'pint-ae-other-document', message: expect.stringContaining(root) };
      expect(validateDocument(xml).result).toMatchObject({ outcome: 'not-judged', issues: [issue] });
    }
  });
});
