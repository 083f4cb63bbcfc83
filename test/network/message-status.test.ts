import { describe, expect, test } from 'vitest';
import { storeResult, validateDocument, validateUbl } from '../../src/index.ts';
import { messageStatusOf as messageStatus } from '../../src/network/message-status.ts';
import { readStatus as readMessageStatus } from '../../src/network/read-message-status.ts';
import { messageStatusRuleSet } from '../../src/specification/network-rules.ts';
import { answering, enveloped, statusOptions, statusTextOf, ublOf } from './statuses.ts';

const invoice = ublOf('standard-invoice');
const wrongCountry = invoice.replace('>AE</cbc:IdentificationCode>', '>ZZ</cbc:IdentificationCode>');
const unknownElement = invoice.replace('<cbc:IssueDate>', '<cbc:Foo>1</cbc:Foo><cbc:IssueDate>');
const emptyElement = invoice.replace('<cbc:IssueDate>', '<cac:OrderReference/><cbc:IssueDate>');

/** Returns what a status says: its code, then each place with the codes of its reasons. */
function saidBy(xml: string) {
  const { status } = readMessageStatus(xml);
  return [status?.code, ...(status?.reasons ?? []).map(({ code, rule }) => `${code} ${rule}`)];
}

const failed = 'The document was not delivered: delivery to the receiver failed for good.';
const breaksRules = 'Refused: it breaks rules that it must follow.';
const noUbl = 'Refused: it does not follow the schema of UBL.';

describe('a status says what became of a document', () => {
  test.each([
    ['a valid document that was delivered and confirmed', invoice, 'confirmed', 'AP', ''],
    ['one that was delivered without a confirmation', invoice, 'unconfirmed', 'AB', ''],
    ['one that cannot be delivered', invoice, 'failed', 'RE, FD pint-ae-mls-not-delivered', failed],
    ['one that breaks an official rule', wrongCountry, undefined, 'RE, BV ibr-cl-14', breaksRules],
    ['one that breaks the schema', unknownElement, undefined, 'RE, SV ubl-unknown-element', breaksRules],
    ['one that is not XML', '<Invoice', undefined, 'RE, SV pint-ae-not-well-formed', noUbl],
  ] as const)('%s, in one sentence too', (_, document, delivered, said, sentence) => {
    const xml = statusTextOf(document, { delivered });
    expect([saidBy(xml).join(', '), readMessageStatus(xml).status?.description]).toEqual([said, sentence]);
  });

  test('the official rules are named, also those that fail as a consequence of something else', () => {
    const inEuros = invoice.replace('DocumentCurrencyCode>AED', 'DocumentCurrencyCode>EUR');
    expect(saidBy(statusTextOf(inEuros))).toEqual(
      expect.arrayContaining(['RE', 'BV ibr-126', 'BV ibr-159-ae', 'BV ibr-175-ae']),
    );
  });

  test('an empty element, an envelope that disagrees and a document that is too large break rules, not the schema', () => {
    expect(saidBy(statusTextOf(emptyElement))).toContain('BV ubl-empty-element');
    const other = enveloped(invoice, {}).replace('0235:1007123456', '0235:1000000000');
    expect(saidBy(statusTextOf(other))).toEqual(['RE', 'BV sbdh-receiver']);
    const large = validateDocument(invoice, { limits: { maxCharacters: 100 } });
    expect(saidBy(messageStatus(large, statusOptions).xml ?? '')).toEqual(['RE', 'BV pint-ae-too-large']);
  });

  test('warnings are told, and are never the reason of a rejection', () => {
    const early = invoice.replace(/<cbc:DueDate>[^<]*/, '<cbc:DueDate>0999-01-01');
    const said = saidBy(statusTextOf(early, { delivered: 'confirmed' }));
    expect(said).toEqual(['AP', 'BW pint-ae-date-range', 'BW pint-ae-advice-due-before-issue']);
  });

  test('in English, whatever the language of the caller', () => {
    const validated = validateDocument(wrongCountry, { language: 'ar' });
    const { xml } = messageStatus(validated, { ...statusOptions, language: 'ar' });
    expect(xml).toContain('>[ibr-cl-14] The country code of an address is not in the list');
    expect(xml).not.toMatch(/\p{Script=Arabic}/u);
  });

  test('with the line and column of what could not be read', () => {
    expect(statusTextOf('<Invoice>\n<')).toContain('>[pint-ae-not-well-formed] 2:1: ');
  });

  test('from a verdict that was stored', () => {
    const stored = JSON.parse(JSON.stringify(storeResult(validateDocument(wrongCountry))));
    expect(messageStatus(stored, statusOptions).xml).toBe(statusTextOf(wrongCountry));
  });
});

describe('the places of a status', () => {
  test('name elements without prefixes, since prefixes may be lost', () => {
    const [, location = ''] = /<cbc:LineID>(.*)<\/cbc:LineID>/.exec(statusTextOf(unknownElement)) ?? [];
    expect(location).toBe(
      "/*:Invoice[namespace-uri()='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2']/*:Foo[namespace-uri()='urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'][1]",
    );
  });

  test('stand once, with all their reasons', () => {
    const twice = invoice
      .replace(/<cbc:CustomizationID>[^<]*/, '<cbc:CustomizationID>x')
      .replace(/<cbc:ProfileID>[^<]*/, '<cbc:ProfileID>y');
    const xml = statusTextOf(twice);
    const places = Array.from(xml.matchAll(/<cbc:LineID>(.*)<\/cbc:LineID>/g), ([, place]) => place);
    expect(places).toEqual([...new Set(places)]);
    expect(xml.match(/<cbc:StatusReasonCode>/g)?.length).toBeGreaterThan(places.length);
  });

  test('are as many as asked for, errors first; a last reason counts the others', () => {
    const lines = invoice.replaceAll('unitCode="', 'unitCode="Q');
    const all = saidBy(statusTextOf(lines)).length - 1;
    expect(all).toBeGreaterThan(1);
    const xml = statusTextOf(lines, { limits: { maxReasons: 1 } });
    expect(saidBy(xml)).toEqual(['RE', expect.stringMatching(/^BV /), 'BV pint-ae-mls-more-reasons']);
    expect(xml).toContain(all === 2 ? 'One further reason is not listed.' : `${all - 1} further reasons`);
  });

  test('warnings are named as far as errors leave room', () => {
    const late = invoice
      .replaceAll('unitCode="', 'unitCode="Q')
      .replace(/<cbc:DueDate>[^<]*/, '<cbc:DueDate>2020-01-01');
    const reasons = saidBy(statusTextOf(late)).slice(1);
    const errors = reasons.filter((reason) => reason?.startsWith('BV '));
    const warnings = reasons.filter((reason) => reason?.startsWith('BW '));
    expect(warnings).toHaveLength(1);
    const saidOf = (maxReasons: number) => saidBy(statusTextOf(late, { limits: { maxReasons } })).slice(1);
    expect(saidOf(errors.length)).toEqual([...errors, 'BW pint-ae-mls-more-reasons']);
    expect(saidOf(errors.length + 1)).toEqual([...errors, ...warnings]);
  });
});

describe('no status is written', () => {
  const refused = (document: string, options: Parameters<typeof answering>[1] = {}) => {
    const { xml, code, issues } = answering(document, options);
    expect([xml, code]).toEqual([null, null]);
    return issues.map(({ rule }) => rule);
  };

  test('before a valid document was delivered', () => {
    expect(refused(invoice)).toEqual(['pint-ae-mls-delivery-unknown']);
  });

  test('about a document that is not valid and was delivered all the same', () => {
    expect(refused(wrongCountry, { delivered: 'confirmed' })).toEqual(['pint-ae-mls-delivered-invalid']);
    expect(refused('<a', { delivered: 'unconfirmed' })).toEqual(['pint-ae-mls-delivered-invalid']);
  });

  test('about a status', () => {
    const status = statusTextOf(invoice, { delivered: 'confirmed' });
    expect(refused(status, { delivered: 'confirmed' })).toEqual(['pint-ae-mls-on-status']);
  });

  test('about a request, which no provider receives', () => {
    expect(refused('{}')).toEqual(['pint-ae-mls-on-request']);
  });

  test('about a document that nobody could judge', () => {
    const validated = validateDocument(invoice, { ruleSets: [messageStatusRuleSet] });
    expect(messageStatus(validated, statusOptions).issues[0]?.rule).toBe('pint-ae-mls-not-judged');
  });

  test.each([
    ['the address of a company', '0235:1003548797', 'is the address of a company'],
    ['too few digits', '1147', 'is not the identifier of a service provider'],
    ['a part without the one before it', '001147.ABC', 'is not the identifier'],
    ['nothing', '', 'is not the identifier'],
  ])('from or to %s', (_, provider, message) => {
    for (const role of ['from', 'to']) {
      const { issues } = answering(invoice, { delivered: 'confirmed', [role]: provider });
      expect(issues.map(({ rule }) => rule)).toEqual(['pint-ae-mls-provider']);
      expect(issues[0]?.message).toContain(message);
    }
  });

  test('without the envelope that it answers, or with another one', () => {
    expect(refused(invoice, { delivered: 'confirmed', of: undefined })).toEqual(['pint-ae-mls-reference']);
    const wrapped = enveloped(invoice, {});
    expect(refused(wrapped, { delivered: 'confirmed', of: 'another' })).toEqual(['pint-ae-mls-reference']);
  });
});

describe('the envelope of a document', () => {
  const elsewhere = 'pint-ae-mls-other-receiver';
  const always = { mlsTo: '0242:000773', mlsType: 'ALWAYS_SEND' } as const;

  test('says what the status answers', () => {
    const xml = statusTextOf(enveloped(invoice, always), { delivered: 'confirmed', of: undefined });
    expect(readMessageStatus(xml).status?.of).toBe(statusOptions.of);
  });

  test.each([
    ['asks for every status', always, 'confirmed', []],
    ['asks for no deliveries', { mlsType: 'FAILURE_ONLY' }, 'confirmed', ['pint-ae-mls-unasked']],
    ['asks for nothing, which means no deliveries', {}, 'unconfirmed', ['pint-ae-mls-unasked']],
    ['always wants failures', {}, 'failed', []],
    ['names its provider in small letters', { ...always, mlsTo: '0242:000773-testbed' }, 'confirmed', []],
    ['wants them elsewhere', { ...always, mlsTo: '0242:000999' }, 'confirmed', [elsewhere]],
  ] as const)('%s', (_, asks, delivered, rules) => {
    const to = 'mlsTo' in asks && asks.mlsTo.endsWith('testbed') ? '000773-TESTBED' : '000773';
    const { xml, warnings } = answering(enveloped(invoice, asks), { delivered, to });
    expect(xml).not.toBeNull();
    expect(warnings.map(({ rule }) => rule)).toEqual(rules);
  });
});

test('providers may be given with their scheme, and time has at most milliseconds', () => {
  const xml = statusTextOf(invoice, {
    delivered: 'confirmed',
    from: '0242:000006-TESTBED.3001',
    issuedAt: '2026-01-31T08:00:05.123456+04:00',
  });
  expect(xml).toContain('<cbc:EndpointID schemeID="0242">000006-TESTBED.3001</cbc:EndpointID>');
  expect(xml).toContain('<cbc:IssueTime>08:00:05.123+04:00</cbc:IssueTime>');
  expect(validateUbl(xml, { ruleSets: [messageStatusRuleSet] }).issues).toEqual([]);
});
