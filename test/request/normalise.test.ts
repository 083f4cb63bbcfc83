import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import type { NormaliseOptions } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, example } from '../requests.ts';

function invoiceOf(
  name: string,
  edit: (request: DocumentRequest) => void = () => {},
  options?: NormaliseOptions,
) {
  return normalise(edited(name, edit), options).invoice;
}

describe('UUID (BTAE-07)', () => {
  test('the same request always has the same one, and another number a different one', () => {
    const uuid = invoiceOf('standard-invoice').uuid;
    expect(invoiceOf('standard-invoice').uuid).toBe(uuid);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const other = invoiceOf('standard-invoice', (request) => {
      request.invoiceNumber = 'INV-2026-0043';
    });
    expect(other.uuid).not.toBe(uuid);
  });

  test('the option wins', () => {
    const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(invoiceOf('standard-invoice', () => {}, { uuid }).uuid).toBe(uuid);
  });
});

test('no example needs anything except what its own situation requires', () => {
  expect(normalise(example('standard-invoice')).findings).toEqual([]);
  expect(normalise(example('reverse-charge')).findings.map(({ text }) => text)).toEqual(['aliasResolved']);
  expect(normalise(example('credit-note')).findings).toEqual([]);
});
