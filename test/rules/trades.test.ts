import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { type Kind, noSums, requestOf } from './erp-requests/kind.ts';
import { construction } from './trades/construction.ts';
import { freight } from './trades/freight.ts';
import { gold } from './trades/gold.ts';
import { health } from './trades/health.ts';
import { hotels } from './trades/hotels.ts';
import { property } from './trades/property.ts';
import { retail } from './trades/retail.ts';
import type { Situation } from './trades/situation.ts';
import { telecom } from './trades/telecom.ts';

const kind: Kind = { kind: '', base: noSums, typeCode: '380', vat: '', payable: '', rows: [] };
const trades = { retail, hotels, construction, freight, property, gold, telecom, health };

/** The document of a situation: its lines, and what it says besides by path. */
function documentOf([, sales, sent]: Situation): unknown {
  const lines = sales.map(([description, quantity, unitCode, unitPrice, vatCategory, more], index) => ({
    id: String(index + 1),
    description,
    quantity,
    unitCode,
    unitPrice,
    lineExtensionAmount: null,
    vatCategory,
    vatRate: vatCategory === 'S' ? 5 : 0,
    ...more,
  }));
  return requestOf(kind, { lines, ...sent });
}

describe.each(Object.entries(trades))('a document of %s', (_, situations) => {
  test('has forty situations, each of its own', () => {
    expect(new Set(situations.map(([fact]) => fact)).size).toBe(40);
  });

  test.each(situations.map((situation) => ({ fact: situation[0], situation })))('$fact', ({ situation }) => {
    const [, , , verdict, amounts, findings = []] = situation;
    const { outcome, issues, warnings, totals } = convert(documentOf(situation));
    const asked = [...issues, ...warnings].filter(({ severity }) => severity !== 'information');
    const written = totals && [totals.lineExtensionAmount, totals.taxAmount, totals.payableAmount];
    expect([outcome, asked.map(({ rule, path }) => `${rule} ${path}`)]).toEqual([verdict, findings]);
    expect(written).toEqual(amounts === null ? null : amounts.map((amount) => amount.toFixed(2)));
  });
});
