import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { normalise, parseDocumentRequest, parseUbl } from '../../src/api/steps.ts';
import {
  CallerError,
  convert,
  createCreditNote,
  type DocumentRequest,
  type DocumentTotals,
  type RuleSetIdentity,
  readUbl,
  showResult,
  storeResult,
  validate,
  validateDocument,
  validateUbl,
  wrapUbl,
} from '../../src/index.ts';
import { example } from '../requests.ts';

const request = example('standard-invoice');
const { xml } = convert(request);
const ubl = xml ?? '';
const facts = { number: 'CN-1', issueDate: '2026-11-26', reasonCode: 'DL8.61.1.D' };
const identity = { id: 'e-1', createdAt: '2026-01-31T08:00:00Z' };

describe('a verdict is a union on its outcome', () => {
  test('a valid request has totals, and the rule set that judged', () => {
    const result = validate(request);
    if (result.outcome !== 'valid') throw new Error('not valid');
    expectTypeOf(result.totals).toEqualTypeOf<DocumentTotals>();
    expectTypeOf(result.ruleSet).toEqualTypeOf<RuleSetIdentity>();
    expectTypeOf(result.typeCode).toEqualTypeOf<string>();
    expect(result.totals.currency).toBe('AED');
  });

  test('a valid conversion has XML, also if only its members are kept', () => {
    const { valid, xml: written, totals } = convert(request);
    if (!valid) throw new Error('not valid');
    expectTypeOf(written).toEqualTypeOf<string>();
    expectTypeOf(totals).toEqualTypeOf<DocumentTotals>();
    expect(written).toContain('<cbc:ID>');
  });

  test('a malformed request has neither', () => {
    const result = convert({});
    if (result.outcome !== 'malformed') throw new Error('not malformed');
    expectTypeOf(result.xml).toEqualTypeOf<null>();
    expectTypeOf(result.totals).toEqualTypeOf<null>();
    expect([result.xml, result.totals, result.ruleSet]).toEqual([null, null, null]);
  });

  test('a document of any kind has the result of its kind', () => {
    const validated = validateDocument(JSON.stringify(request));
    if (validated.form !== 'request' || !validated.result.valid) throw new Error('not a valid request');
    expectTypeOf(validated.result.totals).toEqualTypeOf<DocumentTotals>();
    expect(validated.result.totals.currency).toBe('AED');
  });
});

describe('a function that can fail on data returns a value, or the failure', () => {
  test.each<[string, () => { readonly ok: boolean }]>([
    ['parseDocumentRequest', () => parseDocumentRequest({})],
    ['parseUbl', () => parseUbl('<a>')],
    ['wrapUbl', () => wrapUbl('<a/>', identity)],
    ['readUbl', () => readUbl('<a/>')],
    ['createCreditNote', () => createCreditNote({ ...request, documentType: 'CreditNote' }, facts)],
  ])('%s', (_, call) => {
    const result = call();
    expect(result.ok).toBe(false);
    expect(Object.keys(result)).toEqual(['ok', 'failure']);
  });
});

test('options take null where requests do, and are named as their fields', () => {
  const { name, trn, participantId, address, legalRegistrationNumber, ...seller } = request.seller;
  const { legalRegistrationType, authorityName } = seller;
  const registration = { legalRegistrationNumber, legalRegistrationType, authorityName };
  const company = { name, trn, participantId, address: { ...address, line2: null }, ...registration };
  const unregistered = { legalRegistrationNumber: null, legalRegistrationType: null, authorityName: null };
  const anonymous = { ...request, seller: { ...request.seller, ...unregistered } };
  const options = { company, uuid: null, issueTime: null, creditNoteReasonCode: null };
  expect(validate(anonymous, options).outcome).toBe('valid');
});

test('a credit note can be normalised, and its request is that of any other function', () => {
  const made = createCreditNote(request, facts);
  if (!made.ok) throw new Error('no credit note');
  expectTypeOf(made.value.request).toEqualTypeOf<DocumentRequest>();
  expect(normalise(made.value.request).invoice.root).toBe('CreditNote');
  const again = createCreditNote(made.value.request, facts);
  expect(again).toEqual({ ok: false, failure: { reason: 'notAnInvoice' } });
});

describe('results are data: they survive a thread and JSON', () => {
  const kept = storeResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null })));
  const broken = JSON.parse(readFileSync('examples/broken/wrong-amounts-and-trn.json', 'utf8'));
  test.each<[string, () => unknown]>([
    ['validate', () => validate(broken)],
    ['convert', () => convert(request)],
    ['validateUbl', () => validateUbl(ubl)],
    ['parseDocumentRequest', () => parseDocumentRequest({})],
    ['readUbl', () => readUbl(ubl)],
    ['wrapUbl', () => wrapUbl(ubl, identity)],
    ['storeResult', () => kept],
    ['showResult', () => showResult(kept)],
  ])('%s', (_, call) => {
    const result = call();
    expect(structuredClone(result)).toEqual(result);
    expect(JSON.parse(JSON.stringify(result))).toEqual(structuredClone(result));
  });
});

describe('a mistake of the caller is a CallerError that says which, and what was expected', () => {
  const unknown = (option: string) => ({ code: 'unknown-option', option }) as const;

  test.each<[string, () => unknown, Partial<CallerError>]>([
    [
      'a value',
      () => validate(request, { language: 'de' as never }),
      { code: 'wrong-option', option: 'language', expected: '"en", "ar"' },
    ],
    [
      'a value inside',
      () => validate(request, { company: { trn: 7 as never } }),
      { code: 'wrong-option', option: 'company.trn', expected: 'a text' },
    ],
    ['a name', () => convert(request, { strickt: true } as never), unknown('strickt')],
    ['a name inside', () => convert(request, { company: { tnr: '1' } as never }), unknown('company.tnr')],
    ['an option without effect', () => validateUbl(ubl, { company: {} } as never), unknown('company')],
  ])('%s', (_, call, members) => {
    expect(call).toThrow(CallerError);
    expect(call).toThrow(expect.objectContaining({ name: 'CallerError', ...members }));
  });
});
