import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { ownRuleSet } from '../own-rules.ts';
import { example } from '../requests.ts';
import { readUbl, wrapUbl } from '../results.ts';
import { edits, remove, text } from '../schematron/edits.ts';
import { validDocument } from '../schematron/network-cases.ts';

const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };
const written = (name: string) => convert(example(name)).xml ?? '';
const wrapped = (name: string) => wrapUbl(written(name), identity).xml ?? '';
const invoice = written('standard-invoice');
const endpoint = (xml: string, party: string) => {
  const [, scheme, value] =
    new RegExp(`<cac:${party}>[\\s\\S]*?<cbc:EndpointID schemeID="([^"]*)">([^<]*)<`).exec(xml) ?? [];
  return `${scheme}:${value}`;
};

/** Rules that any root passes. */
const anyRoot = ownRuleSet(
  '<pattern><rule context="/*"><assert id="a" test="true()">x</assert></rule></pattern>',
);

describe('a document in its envelope', () => {
  test('is inside byte for byte, except for its XML declaration', () => {
    const text = '<!-- kept --><Invoice  xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"';
    const odd = invoice.replace(/<Invoice xmlns="[^"]*"/, text).replaceAll('\n', '\r\n');
    const result = wrapUbl(`\ufeff${odd}`, identity).xml ?? '';
    expect(odd).toContain(text);
    expect(result).toContain(odd.slice(odd.indexOf('<!-- kept')));
    expect(validateUbl(result).valid).toBe(true);
  });

  test('is inside without its XML declaration even if everything is on one line', () => {
    const oneLine = invoice.replaceAll(/>\s+</g, '><');
    const { xml } = wrapUbl(oneLine, identity);
    expect(oneLine).toMatch(/^<\?xml [^>]*\?><Invoice /);
    expect(xml).toContain(`\n${oneLine.slice(oneLine.indexOf('<Invoice '))}\n</StandardBusinessDocument>`);
    expect(xml?.match(/<\?xml/g)).toHaveLength(1);
    const spread = wrapUbl(oneLine.replace('?><', '?>\n \n<'), identity);
    expect(spread.xml).toBe(xml);
  });

  test('goes from the issuer to the other party: from the buyer if it is self-billed', () => {
    const selfBilled = written('self-billing-invoice');
    const identifier = /(?<=<Identifier Authority="iso6523-actorid-upis">)[^<]*/g;
    const parties = ['AccountingSupplierParty', 'AccountingCustomerParty'];
    const [first, second] = ['standard-invoice', 'self-billing-invoice'].map((name) =>
      wrapped(name).match(identifier),
    );
    expect(first).toEqual(parties.map((party) => endpoint(invoice, party)));
    expect(second).toEqual(parties.toReversed().map((party) => endpoint(selfBilled, party)));
  });
});

describe('an envelope may ask for message level statuses', () => {
  const asked = { ...identity, mlsTo: '0242:001147', mlsType: 'ALWAYS_SEND' } as const;

  test('of a service provider, in two scopes', () => {
    const xml = wrapUbl(invoice, asked).xml ?? '';
    const scopes = xml.replaceAll(/\s+</g, '<').replaceAll('InstanceIdentifier', 'I');
    expect(scopes).toContain('<Type>MLS_TO</Type><I>0242:001147</I><Identifier>iso6523-actorid-upis<');
    expect(scopes).toContain('<Type>MLS_TYPE</Type><I>ALWAYS_SEND</I></Scope></BusinessScope>');
    expect(validateUbl(xml).issues).toEqual([]);
  });

  test('but not of a participant, nor in other words', () => {
    expect(() => wrapUbl(invoice, { ...identity, mlsTo: '0235:1003548797' })).toThrow(/mlsTo/);
    // @ts-expect-error: another word
    expect(() => wrapUbl(invoice, { ...identity, mlsType: 'ALWAYS' })).toThrow(/mlsType/);
  });
});

describe('a document that cannot be put into an envelope is reported', () => {
  test.each([
    ['a text that is not XML', 'hello', 'pint-ae-not-well-formed'],
    ['another document', '<Order/>', 'pint-ae-other-document'],
    ['one without CustomizationID', remove('cbc:CustomizationID')(invoice), 'sbdh-incomplete-document'],
  ])('%s', (_, xml, rule) => {
    const issue = { rule, severity: 'error', message: expect.stringMatching(/./) };
    expect(wrapUbl(xml, identity)).toMatchObject({ xml: null, issues: [issue] });
  });

  test('with the element that is missing', () => {
    const { issues } = wrapUbl(invoice.replace(/<cbc:ProfileID>.*\n/, ''), identity);
    expect(issues[0]?.message).toContain('cbc:ProfileID (process)');
  });

  test('an invalid identity is an error of the caller', () => {
    expect(() => wrapUbl(invoice, { ...identity, id: ' ' })).toThrow(/id/);
    for (const createdAt of ['today', '2026-01-31T08:00Z', '2026-01-31T08:00:00+15:00'])
      expect(() => wrapUbl(invoice, { ...identity, createdAt })).toThrow(/createdAt/);
  });
});

describe('an envelope holds one header and one document, and nothing else', () => {
  const [whole = '', before = '', header = '', document = '', after = ''] =
    /^([\s\S]*?<StandardBusinessDocument[^>]*>)\s*(<StandardBusinessDocumentHeader>[\s\S]*<\/StandardBusinessDocumentHeader>)\s*(<Invoice[\s\S]*<\/Invoice>)\s*(<\/[\s\S]*)$/.exec(
      wrapped('standard-invoice'),
    ) ?? [];
  const holding = (...parts: readonly string[]) => [before, ...parts, after].join('\n');

  test('whatever comments stand beside them', () => {
    expect(whole).not.toBe('');
    expect(readUbl(holding('<!-- a -->', header, '<?b c?>', document))).toEqual(readUbl(invoice));
  });

  test.each([
    ['nothing', []],
    ['no document', [header]],
    ['no header', [document]],
    ['two documents', [header, document, document]],
    ['two headers', [header, header, document]],
    ['the header behind the document', [document, header]],
    ['a text', [header, 'lost', document]],
    ['a document as text', [header, `<![CDATA[${document}]]>`]],
    ['an element of another namespace', [header, '<a xmlns="urn:a"/>', document]],
    ['another envelope', [header, holding(header, document).replace(/^<\?xml[^>]*>/, '')]],
  ])('with %s it is not opened', (_, parts) => {
    const xml = holding(...parts);
    const message = expect.stringContaining('must contain one header and one UBL document, and nothing else');
    const found = [{ rule: 'pint-ae-root', message }];
    expect(readUbl(xml)).toMatchObject({ request: null, findings: found });
    expect(validateUbl(xml)).toMatchObject({ outcome: 'malformed', issues: found });
  });

  test.each(['InstanceIdentifier', 'Identifier'])(
    'with a %s of a million characters it is judged all the same',
    (name) => {
      const long = new RegExp(`(<${name}\\b[^>]*>)[^<]*`);
      const xml = holding(header.replace(long, `$1${'x'.repeat(1_000_000)}`), document);
      expect(readUbl(xml)).toEqual(readUbl(invoice));
      for (const { message } of validateUbl(xml).issues) expect(message.length).toBeLessThan(1000);
    },
  );
});

describe('the envelope of a received document is checked against the document', () => {
  const xml = wrapped('standard-invoice');

  test.each(['Sender', 'Receiver'])('the %s has to be there, where the document names none', (party) => {
    const status = wrapUbl(validDocument('message-status'), { ...identity, country: 'AE' }).xml ?? '';
    const unnamed = edits(remove(`cac:${party}Party`), text(`${party}/Identifier`, ''))(status);
    const { issues } = validateUbl(unnamed, { ruleSets: [anyRoot], structure: 'off' });
    expect(issues.find(({ rule }) => rule === 'sbdh-missing')?.message).toContain(`${party}/Identifier`);
  });

  test.each([
    ['peppol-doctype-wildcard', []],
    ['busdox-docid-qns', []],
    ['bdx', ['sbdh-header']],
  ])('the type of a document of another kind may have each scheme of the network: %s', (scheme, expected) => {
    const order = xml
      .replace(/<Invoice( xmlns="[^"]*")[\s\S]*<\/Invoice>/, '<Order$1/>')
      .replaceAll('xsd:Invoice-2', 'xsd:Order-2')
      .replace('::Invoice##urn:peppol:pint:billing-1@ae-1', '::Order##urn:x')
      .replace('<Type>Invoice<', '<Type>Order<')
      .replace('peppol-doctype-wildcard', scheme);
    const { issues } = validateUbl(order, { ruleSets: [anyRoot], structure: 'off' });
    expect(issues.map(({ rule }) => rule)).toEqual(expected);
  });

  test('white space around a value makes no difference', () => {
    const spaced = xml.replace(/(<Identifier\b[^>]*>|<InstanceIdentifier>|<Type>)([^<]+)</g, '$1\n $2 <');
    expect(spaced).not.toBe(xml);
    expect(validateUbl(spaced).issues).toEqual([]);
  });

  test('upper case and the star of a wildcard make no difference', () => {
    const same = xml.replace('@ae-1::2.1', '@ae-1*::2.1').replace('>AE<', '>ae<');
    expect(same).not.toBe(xml);
    expect(validateUbl(same).issues).toEqual([]);
  });

  test('findings on the document have their place in the received text', () => {
    const changed = xml.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>today');
    const line = changed.split('\n').findIndex((each) => each.includes('>today')) + 1;
    const found = validateUbl(changed).issues.find(({ rule }) => rule === 'ubl-date');
    expect(found).toMatchObject({ location: '/Invoice/cbc:IssueDate[1]', place: { line } });
  });
});
