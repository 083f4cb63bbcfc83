import { expect, test } from 'vitest';
import { isBySelf, membersOf } from '../../src/draft/record-references.ts';
import { isCreditNote } from '../../src/receive/purchase-record.ts';
import { reasonIn } from '../../src/track/reason.ts';

test('Credit notes are those of sellers and those of buyers', () => {
  const kinds = ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'] as const;
  expect(kinds.map(isCreditNote)).toEqual([false, true, false, true]);
});

test('A list, a text and null have no members', () => {
  expect([[1], 'text', null, { a: 1 }].map(membersOf)).toEqual([{}, {}, {}, { a: 1 }]);
});

test('An invoice that its buyer issues is self-billed, and a credit note is none here', () => {
  expect(isBySelf({ documentType: 'SelfBillingInvoice' }, 'invoice')).toBe(true);
  expect(isBySelf({ documentType: 'SelfBillingInvoice' }, 'credit-note')).toBe(false);
});

test('A rejection has as many whole reasons as fit, the first one always, and counts the others', () => {
  const told = {
    hint: '',
    rule: '',
    path: '',
    severity: 'error',
    code: 'BV',
    location: '',
    said: '',
  } as const;
  const said = (...lengths: readonly number[]) => {
    const issues = lengths.map((length) => ({ ...told, message: '#'.repeat(length) }));
    const rejection = { by: null, description: '', issues: { en: issues, ar: issues }, unlisted: 0 };
    const text = reasonIn({ rejection }, 'en');
    const [, further = '0'] = /Further reasons: (\d+)\./.exec(text) ?? [];
    return [(text.match(/#+/g) ?? []).map(({ length }) => length), Number(further)];
  };
  expect(said()).toEqual([[], 0]);
  expect(said(10)).toEqual([[10], 0]);
  expect(said(5000)).toEqual([[2000], 0]);
  expect(said(5000, 10)).toEqual([[2000], 1]);
  expect(said(10, 5000, 10)).toEqual([[10, 10], 1]);
});

test('A rejection has its reasons as they were sent, with their rule and place if they have one', () => {
  const told = {
    message: 'Not so.',
    hint: 'Do this.',
    severity: 'error',
    code: 'BV',
    location: '',
    said: '',
  } as const;
  const issues = [
    { ...told, rule: '', path: '' },
    { ...told, rule: 'BR-1', path: '' },
    { ...told, rule: 'BR-2', path: 'lines[0]' },
  ];
  const rejection = {
    by: '0242:001148',
    description: 'Refused.',
    issues: { en: issues, ar: issues },
    unlisted: 2,
  };
  const said = reasonIn({ rejection }, 'en');
  expect(said).toContain('Refused. Not so. Do this. BR-1: Not so. Do this. BR-2: ');
  expect(said).toContain('Further reasons: 2.');
});
