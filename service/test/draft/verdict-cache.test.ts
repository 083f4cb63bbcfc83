import { describe, expect, test } from 'vitest';
import { validateRequest } from '../../src/draft/validate-request.ts';
import { judged, judgedAs } from '../../src/draft/verdict-cache.ts';
import { reportOf } from '../../src/report/tax-data.ts';
import { invoice } from '../support/requests.ts';

const sender = { participants: [invoice.seller.participantId], trns: [] };
const options = { format: 'json', documentType: 'Invoice' } as const;
const textOf = (invoiceNumber: string) => JSON.stringify({ ...invoice, invoiceNumber });
const kept = (invoiceNumber: string) => ({
  request: textOf(invoiceNumber),
  documentType: 'Invoice' as const,
  sender,
});

/** More than are kept. */
function judgeManyOthers(): void {
  const blanks = ' '.repeat(50_000);
  for (let number = 0; number < 25; number += 1) judged(`${textOf(`OTHER-${number}`)}${blanks}`, options);
}

describe('A document that has not changed', () => {
  test('is judged once', () => {
    expect(judged(textOf('JUDGED-1'), { ...options })).toBe(judged(textOf('JUDGED-1'), { ...options }));
  });

  test.each([
    ['another text', textOf('JUDGED-2'), options],
    ['other rules', textOf('JUDGED-1'), { ...options, release: ['1.0.3'] }],
    ['another type', textOf('JUDGED-1'), { ...options, documentType: 'CreditNote' as const }],
    ['fields that are left aside', textOf('JUDGED-1'), { ...options, ignoreFields: ['notes'] }],
  ])('is judged anew with %s', (_, text, changed) => {
    expect(judged(text, changed)).not.toBe(judged(textOf('JUDGED-1'), options));
  });

  test('has who else has its number, and its sender, from the moment of the question', () => {
    const taken = { number: 'JUDGED-1', id: 'other', status: 'Draft' as const };
    expect(validateRequest(kept('JUDGED-1'), {}).verdict.takenNumber).toBeUndefined();
    expect(validateRequest({ ...kept('JUDGED-1'), taken }, {}).verdict.takenNumber).toMatchObject(taken);
    const other = { participants: ['0235:1999999996'], trns: [] };
    expect(validateRequest({ ...kept('JUDGED-1'), sender: other }, {}).valid).toBe(false);
  });

  test('is judged anew after many others', () => {
    const first = judged(textOf('JUDGED-4'), options);
    judgeManyOthers();
    expect(judged(textOf('JUDGED-4'), options)).not.toBe(first);
  });
});

describe('A report', () => {
  const reported = (ubl: string) => ({
    ubl,
    role: '01' as const,
    authority: '0242:000773',
    representative: '0242:001147',
    transportHeaderId: 'instance',
    issuedAt: '2026-11-26T08:00:00Z',
    isRefused: false,
    isWithdrawal: false,
    standing: [],
  });

  test('is the same of a document that was judged before and of one that is read anew', () => {
    const ubl = validateRequest(kept('JUDGED-3'), {}).xml ?? '';
    expect(judgedAs(ubl)).toBeDefined();
    const known = reportOf(reported(ubl));
    judgeManyOthers();
    expect(judgedAs(ubl)).toBeUndefined();
    expect(reportOf(reported(ubl))).toEqual(known);
    expect(known).toMatchObject({ reason: null, type: 'S' });
  });

  test('trusts no verdict of other rules, and none of an invalid document', () => {
    const ofOthers = validateRequest(kept('JUDGED-5'), { release: ['1.0.3'] }).xml ?? '';
    expect(judgedAs(ofOthers)).toBeUndefined();
    const invalid = { ...invoice, invoiceNumber: 'JUDGED-6', currency: 'ZZZ' };
    const { xml } = validateRequest({ ...kept(''), request: JSON.stringify(invalid) }, {});
    expect(judgedAs(xml ?? '')).toBeUndefined();
  });
});
