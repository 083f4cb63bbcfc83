import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { document } from '../cases/request-cases.ts';

/** Values that are sent, and the English message about them; `valid` if they are correct nevertheless. */
const sent: readonly (readonly [
  what: string,
  values: Record<string, unknown>,
  valid: boolean,
  said: string,
])[] = [
  [
    'a zero width space in a unit',
    { 'lines[0].unitCode': 'E\u200bA' },
    true,
    'We read “E⟨U+200B⟩A” as EA (each).',
  ],
  [
    'a no-break space in a currency',
    { currency: 'AED\u00a0' },
    true,
    'We read “AED⟨U+00A0⟩” as AED (UAE dirham).',
  ],
  [
    'a mark of direction in a category',
    { 'lines[0].vatCategory': '\u200eS' },
    true,
    'We read “⟨U+200E⟩S” as S (Standard rate).',
  ],
  [
    'a soft hyphen in an emirate',
    { 'buyer.address.countrySubentity': 'Abu\u00ad Dhabi' },
    true,
    'We read “Abu⟨U+00AD⟩ Dhabi” as AUH.',
  ],
  [
    'a tab in a country',
    { 'buyer.address.countryCode': 'AE\t' },
    true,
    'We read “AE⟨U+0009⟩” as AE (United Arab Emirates).',
  ],
  [
    'a byte order mark in the document type',
    { documentType: '\ufeffInvoice' },
    true,
    'We read “⟨U+FEFF⟩Invoice” as Invoice (Tax invoice).',
  ],
  [
    'a zero width space in a TRN',
    { 'seller.trn': '\u200b100354879700003' },
    true,
    'We read “⟨U+200B⟩100354879700003” as 100354879700003.',
  ],
  [
    'a mark of direction in an electronic address',
    { 'buyer.participantId': '0235:1007123456\u200f' },
    true,
    '0235:1007123456⟨U+200F⟩ has blanks or dashes. We used 1007123456 as the electronic address.',
  ],
  [
    'a word joiner in a number that is a text',
    { 'lines[0].quantity': '1\u20600' },
    false,
    'lines[0].quantity must be a number, not the text 1⟨U+2060⟩0.',
  ],
  [
    'a mark of direction in a date',
    { issueDate: '2026-11-02\u200e' },
    false,
    'issueDate must be a date (YYYY-MM-DD), but contains invisible characters: U+200E.',
  ],
  [
    'a zero width space in the number',
    { invoiceNumber: 'INV\u200b-1' },
    true,
    'INV⟨U+200B⟩-1 contains invisible characters: U+200B.',
  ],
  [
    'a bidirectional control in an order',
    { references: { purchaseOrderId: 'PO-\u202e17', contractId: null } },
    true,
    'PO-⟨U+202E⟩17 contains invisible characters: U+202E.',
  ],
  [
    'a zero width space in a key',
    { dueDate: undefined, 'due\u200bDate': '2026-12-02' },
    false,
    'Unknown field due⟨U+200B⟩Date was ignored. Did you mean dueDate?',
  ],
  [
    'a unit that is none for all that',
    { 'lines[0].unitCode': 'NO\u200bUNIT' },
    false,
    'The unit NO⟨U+200B⟩UNIT is not in the list of units.',
  ],
  ['a name of nothing else', { 'buyer.name': '\u200b\u00a0' }, false, 'The buyer has no name.'],
];

describe('an invisible character is named by its code point', () => {
  test.each(sent)('%s', (_what, values, valid, said) => {
    const result = validate(document('desk-lamps', values));
    const messages = [...result.issues, ...result.warnings].map(({ message }) => message);
    expect([result.valid, messages]).toEqual([valid, [said]]);
  });

  test.each(sent)('%s, in Arabic as well', (_what, values, _valid, said) => {
    const result = validate(document('desk-lamps', values), { language: 'ar' });
    const [message = ''] = [...result.issues, ...result.warnings].map((each) => each.message);
    expect(message).toMatch(/\p{Script=Arabic}/u);
    const [codePoint = ''] = said.match(/U\+[0-9A-F]{4}/) ?? [];
    expect(message).toContain(codePoint);
  });
});
