import { illegalCharacters } from 'schematron-compiler/xml';
import { describe, expect, test } from 'vitest';
import { convert } from '../src/api/convert.ts';
import { validate } from '../src/api/validate.ts';
import { validateUbl } from '../src/api/validate-ubl.ts';
import { limits } from '../src/core/options/limits.ts';
import { stepsIn, valueAt, withValueAt } from './json-steps.ts';
import { edited, example, lineOf } from './requests.ts';
import { readUbl } from './results.ts';

describe('hostile input', () => {
  test('a text of 10 MB is told at its field', () => {
    const request = edited('standard-invoice', (document) => {
      lineOf(document).description = 'x'.repeat(10_000_000);
    });
    expect(validate(request).issues).toEqual([
      {
        rule: 'pint-ae-malformed',
        path: 'lines[0].description',
        message: 'lines[0].description is longer than 100000 characters.',
        hint: 'Shorten the text of lines[0].description to at most 100000 characters.',
        severity: 'error',
        terms: [],
      },
    ]);
  });

  test('an attachment as large as the limit is judged, and one character in it that is not Base64 is found', () => {
    const attached = (embeddedBase64: string) =>
      edited('standard-invoice', (document) => {
        document.additionalDocuments = [
          { documentId: 'A-1', embeddedBase64, fileName: 'a.pdf', mimeCode: 'application/pdf' },
        ];
      });
    const content = 'QUJD'.repeat(limits.maxAttachmentLength / 4);
    expect(validate(attached(content)).issues).toEqual([]);
    expect(validate(attached(`${content.slice(0, -1)}*`)).issues.map(({ rule }) => rule)).toEqual([
      'pint-ae-attachment-base64',
    ]);
  });

  test('10,000 lines are validated, and every line is written', () => {
    const request = edited('standard-invoice', (document) => {
      const line = { ...lineOf(document), id: null, lineExtensionAmount: null };
      Object.assign(document, {
        lines: Array.from({ length: 10_000 }, () => line),
        taxTotal: null,
        legalMonetaryTotal: null,
      });
    });
    const { valid, xml, totals } = convert(request);
    expect(valid).toBe(true);
    expect(xml?.match(/<cac:InvoiceLine>/g)).toHaveLength(10_000);
    expect(totals?.lineExtensionAmount).toBe('101460000.00');
  });

  test('10,000 wrong lines yield 10,000 issues if that many are requested, each at its line', () => {
    const request = edited('standard-invoice', (document) => {
      const line = {
        ...lineOf(document),
        id: null,
        lineExtensionAmount: null,
        vatCategory: 'E' as const,
        vatRate: 0,
      };
      Object.assign(document, {
        lines: Array.from({ length: 10_000 }, () => line),
        taxTotal: null,
        legalMonetaryTotal: null,
      });
    });
    const { issues } = validate(request, { limits: { maxFindings: 10_000, maxFindingsPerRule: 10_000 } });
    expect(issues).toHaveLength(10_000);
    expect(issues.at(-1)).toMatchObject({
      rule: 'ibr-167-ae',
      path: 'lines[9999].exemptionReasonCode',
      location: '/Invoice/cac:InvoiceLine[10000]',
    });
  });

  test('halves of surrogate pairs and control characters in any text never end in an error, and never reach the UBL', () => {
    const odd = 'a\ud83d\u0007\ufffe\udc00';
    for (const name of ['standard-invoice', 'credit-note', 'export-usd', 'reverse-charge']) {
      const request = example(name);
      for (const steps of stepsIn(request)) {
        if (typeof valueAt(request, steps) !== 'string') continue;
        const { xml, outcome } = convert(withValueAt(request, steps, odd));
        expect([steps, outcome]).not.toEqual([steps, 'not-judged']);
        expect((xml ?? '').match(illegalCharacters)).toBeNull();
      }
    }
  });

  test('nesting a hundred thousand deep is a problem, not an overflow', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = { lines: deep };
    expect(validate(deep).outcome).toBe('malformed');
    const inside = { ...example('standard-invoice'), extra: deep };
    expect(validate(inside).warnings.map(({ path }) => path)).toEqual(['extra']);
  });

  test('a __proto__ key changes nothing but a warning', () => {
    const text = JSON.stringify(example('standard-invoice')).replace(
      '{',
      '{"__proto__": {"invoiceNumber": "EVIL", "transactionType": {"exports": true}},',
    );
    const { valid, warnings, xml } = convert(JSON.parse(text));
    expect(valid).toBe(true);
    expect(warnings.map(({ rule, path }) => [rule, path])).toEqual([['pint-ae-unknown-field', '__proto__']]);
    expect(xml).toContain('INV-2026-0042');
    expect(xml).not.toContain('EVIL');
    expect(Object.hasOwn(Object.prototype, 'invoiceNumber')).toBe(false);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a code called %s is in no list',
    (code) => {
      const request = edited('standard-invoice', (document) => {
        Object.assign(document, {
          currency: code,
          currencyExchangeRate: 1,
          billingFrequencyCode: code,
          paymentMode: code,
        });
        lineOf(document).unitCode = code;
      });
      const rules = validate(request).issues.map(({ rule }) => rule);
      for (const rule of ['ibr-cl-04', 'ibr-005-ae', 'ibr-cl-16', 'ibr-cl-23']) expect(rules).toContain(rule);
    },
  );

  test('a character that XML cannot carry is an issue at its field, and never written', () => {
    const request = edited('standard-invoice', (document) => {
      document.notes = 'bell \u0007 and half a pair \ud83d';
    });
    const { issues, xml } = convert(request);
    expect(issues.map(({ rule, path, message }) => [rule, path, message])).toEqual([
      [
        'pint-ae-illegal-character',
        'notes',
        'The text contains characters that XML cannot carry: U+0007, U+D83D.',
      ],
    ]);
    expect(xml).toContain('<cbc:Note>bell  and half a pair </cbc:Note>');
  });

  test('text that looks like markup or entities is carried as text', () => {
    const notes = ']]> <!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]> &e; &amp; &#65;';
    const { valid, xml } = convert(
      edited('standard-invoice', (document) => Object.assign(document, { notes })),
    );
    expect(valid).toBe(true);
    expect(xml).toContain('&lt;!DOCTYPE');
    expect(xml).toContain('&amp;e; &amp;amp; &amp;#65;');
  });

  test('a code of 90,000 characters, which 2,000 lines would repeat, is told at its field', () => {
    const request = edited('standard-invoice', (document) => {
      const line = { ...lineOf(document), id: null, lineExtensionAmount: null };
      document.currency = 'A'.repeat(90_000);
      document.lines = Array.from({ length: 2_000 }, () => line);
    });
    expect(convert(request)).toMatchObject({
      outcome: 'malformed',
      issues: [{ path: 'currency', message: 'currency is longer than 200 characters.' }],
    });
    const long = { ...example('standard-invoice'), invoiceNumber: 'x'.repeat(1_001) };
    expect(validate(long).issues).toMatchObject([
      { path: 'invoiceNumber', message: 'invoiceNumber is longer than 1000 characters.' },
    ]);
  });

  test.each(['\u200b', ' \u200e\u200f ', '\ufeff', '\u2060\u00ad', '\u3164', '\u2800', '\u115f'])(
    'an invoice number without any visible character, such as %j, counts as missing, in UBL too',
    (invoiceNumber) => {
      const isNone = edited('standard-invoice', (document) => Object.assign(document, { invoiceNumber }));
      expect(validate(isNone).issues.map(({ rule }) => rule)).toEqual(['ibr-002']);
      const { xml = '' } = convert(example('standard-invoice'));
      const ubl = xml?.replace('INV-2026-0042', invoiceNumber) ?? '';
      expect(validateUbl(ubl).warnings.map(({ rule }) => rule)).toContain('ubl-empty-element');
    },
  );

  test.each([
    ['1999-12-31', true],
    ['2000-01-01', false],
    ['2100-12-31', false],
    ['2101-01-01', true],
    ['0206-11-02', true],
  ])('UBL with the date %s is reported: %s', (day, isTold) => {
    const { xml } = convert(example('standard-invoice'));
    const { warnings } = validateUbl(xml?.replace(/(?<=<cbc:DueDate>)[^<]*/, day) ?? '');
    expect(warnings.some(({ rule }) => rule === 'pint-ae-date-range')).toBe(isTold);
  });

  test.each([
    ['1014.60', '1014.60', false],
    ['90000000000000', '90000000000000', false],
    ['-90000000000000.01', '-90000000000000.01', true],
    ['999999999999999.99', '999999999999999.99', true],
    ['1.50 between 200 zeros', `${'0'.repeat(100)}1.50${'0'.repeat(100)}`, false],
    ['of 17 decimals', '0.12345678901234567', false],
    ['of 19 digits', '1234567.123456789012', true],
    ['of 1,000 digits', '3'.repeat(1_000), true],
    ['of 900 decimals', `1.${'3'.repeat(900)}`, true],
  ])(
    'UBL with the amount %s is reported, because not every receiver computes with it exactly',
    (_, amount, isTold) => {
      const { warnings } = validateUbl(withNumber('PriceAmount', amount));
      expect(warnings.filter(({ rule }) => rule === 'ubl-number-range')).toHaveLength(isTold ? 1 : 0);
    },
  );

  test.each(['PriceAmount', 'InvoicedQuantity', 'PayableAmount', 'Percent'])(
    'a %s of 1,000 digits, which JSON cannot hold as a number, is named as missing from the request',
    (name) => {
      const { unmapped, findings } = readUbl(withNumber(name, '3'.repeat(1_000)));
      const told = [...unmapped, ...findings].map(({ location = '' }) => location);
      expect(told.filter((location) => location.includes(`cbc:${name}[1]`))).not.toEqual([]);
    },
  );

  test.each([
    ['digits', '3'.repeat(1_001)],
    ['decimals', `-1.${'3'.repeat(1_000)}`],
    ['references to characters', '&#51;'.repeat(1_001)],
    ['pieces', `${'3'.repeat(600)}<!-- -->${'3'.repeat(600)}<![CDATA[${'3'.repeat(600)}]]>`],
  ])('UBL with a number of too many %s is malformed, and names it', (_, number) => {
    const ubl = withNumber('Percent', number);
    const { outcome, issues } = validateUbl(ubl);
    expect([outcome, issues[0]?.rule]).toEqual(['malformed', 'pint-ae-too-large']);
    expect(issues[0]?.message).toMatch(/\/Invoice\/.*cbc:Percent\[1\] has more than 1000 characters/);
    expect(readUbl(ubl).request).toBeNull();
  });

  test('a request with more than a thousand unknown names is refused, and the rest not looked at', () => {
    const slips = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`uuid${index}`, 1]));
    const { outcome, issues, warnings } = validate({ ...example('standard-invoice'), ...slips });
    expect([outcome, warnings]).toEqual(['malformed', []]);
    expect(issues.map(({ path }) => path)).toEqual(['uuid1000']);
  });

  test('a number whose cents a double does not hold is refused', () => {
    const request = edited('standard-invoice', (document) => {
      lineOf(document).unitPrice = 1e15;
    });
    expect(convert(request)).toMatchObject({
      outcome: 'malformed',
      issues: [{ path: 'lines[0].unitPrice' }],
    });
  });

  test('numbers at the ends of the range leave as plain digits', () => {
    const request = edited('standard-invoice', (document) => {
      Object.assign(lineOf(document), { quantity: 9e13, unitPrice: 1e-7, lineExtensionAmount: null });
      Object.assign(lineOf(document, 1), { quantity: 8e13, unitPrice: 1, lineExtensionAmount: null });
      Object.assign(document, { taxTotal: null, legalMonetaryTotal: null });
    });
    const { xml, issues } = convert(request);
    expect(issues).toEqual([]);
    expect(xml).toContain('<cbc:PriceAmount currencyID="AED">0.0000001</cbc:PriceAmount>');
    expect(xml).toContain('>80000000000000.00<');
    expect(xml).not.toMatch(/>-?[\d.]+e[+-]?\d+</i);
  });
});

/** The UBL of an example with another number. */
function withNumber(name: string, number: string): string {
  const { xml } = convert(example('standard-invoice'));
  return xml?.replace(new RegExp(`(?<=<cbc:${name}[^>]*>)[^<]*`), number) ?? '';
}
