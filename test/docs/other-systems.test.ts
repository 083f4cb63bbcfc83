import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import systems from '../../rules/pint/aliases/systems.json' with { type: 'json' };
import { validate } from '../../src/api/validate.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = textOf('docs/guides/other-systems.md');
/** The document that the guide shows of a system, and the request made from it. */
const shown = (guide: string, suffix = '') =>
  JSON.parse(textOf(`examples/systems/${guide.split('#')[1]}${suffix}.json`));
const withDocument = systems.filter(({ guide }) => !guide.endsWith('#others'));

/** A document of each system of which the guide shows none. */
const others: Readonly<Record<string, object>> = {
  Stripe: {
    object: 'invoice',
    number: 'A-1',
    currency: 'aed',
    lines: { data: [{ amount: 20000, description: 'Desk lamp', quantity: 10 }] },
    total: 21000,
    total_excluding_tax: 20000,
    amount_due: 21000,
    amount_paid: 0,
    livemode: true,
  },
  QuickBooks: {
    Invoice: {
      DocNumber: '1042',
      TxnDate: '2026-11-02',
      CustomerRef: { value: '41', name: 'Oasis Consulting FZ-LLC' },
      Line: [
        { Amount: 200, DetailType: 'SalesItemLineDetail', SalesItemLineDetail: { Qty: 10, UnitPrice: 20 } },
      ],
      TotalAmt: 210,
    },
  },
  Xero: {
    Invoices: [
      {
        Type: 'ACCREC',
        InvoiceNumber: 'INV-0042',
        DateString: '2026-11-02T00:00:00',
        LineAmountTypes: 'Exclusive',
        LineItems: [{ Description: 'Desk lamp', Quantity: 10, UnitAmount: 20, LineAmount: 200 }],
        TotalTax: 10,
        Total: 210,
      },
    ],
  },
  GOBL: {
    head: { uuid: '0192' },
    doc: {
      type: 'standard',
      code: '1',
      issue_date: '2026-11-02',
      currency: 'AED',
      lines: [{ i: 1, quantity: '10', item: { name: 'Desk lamp', price: '20.00' } }],
    },
  },
};

describe.each(systems)('a document of $name', ({ name, guide }) => {
  const document: unknown = others[name] ?? shown(guide);

  test.each(['en', 'ar'] as const)('is one finding that names the system and its guide (%s)', (language) => {
    const { outcome, issues } = validate(document, { language });
    expect([outcome, issues.length]).toEqual(['malformed', 1]);
    expect(issues[0]?.message).toContain(name);
    expect(`${issues[0]?.message} ${issues[0]?.hint}`).toContain(guide);
  });
});

describe.each(withDocument)('the guide on $name', ({ guide }) => {
  const request = shown(guide, '-request');

  test('shows a request that is valid, with the totals that the system has', () => {
    const { outcome, issues, warnings, totals } = validate({ ...example('standard-invoice'), ...request });
    expect([outcome, issues, warnings.filter(({ severity }) => severity !== 'information')]).toEqual([
      'valid',
      [],
      [],
    ]);
    const sent = request.legalMonetaryTotal.payableAmount.toFixed(2);
    expect(totals?.payableAmount).toBe(sent);
  });

  test.each([
    ['English', page],
    ['Arabic', textOf('docs/ar/guides/other-systems.md')],
  ])('shows both documents under its heading (%s)', (_, text) => {
    const name = guide.split('#')[1];
    const section = text.split(/^## /m).find((part) => part.split('\n')[0]?.endsWith(`{#${name}}`)) ?? '';
    expect(section).toContain(`/examples/systems/${name}.json [`);
    expect(section).toContain(`/examples/systems/${name}-request.json [`);
  });
});

test('the guide names fields of the request', () => {
  const known = new Set(
    Object.values(defaultSpecification.fields).flatMap(({ fields }) => Object.keys(fields)),
  );
  const named = Array.from(page.matchAll(/^\|.*\| `([\w[\].]+)` \| [^|]*\|$/gm), ([, path = '']) => path);
  expect(named.length).toBeGreaterThan(80);
  const names = new Set(named.flatMap((path) => path.replaceAll('[]', '').split('.')));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

test('a request with wrong names is not taken for a document of another system', () => {
  const request = {
    supplier: {},
    customer: {},
    issue_date: '2026-11-02',
    total: 5,
    line_items: [],
    tax_total: 1,
  };
  expect(validate(request).issues.length).toBeGreaterThan(5);
});
