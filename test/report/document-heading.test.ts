import { describe, expect, test } from 'vitest';
import { validateDocument } from '../../src/api/validate-document.ts';
import { documentHeading, numberOf, partyNameOf } from '../../src/report/document-heading.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/judge.ts';
import { parsed } from '../ubl/parsed.ts';

const validated = (document: unknown) => {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { request, ubl } = validateDocument(new TextEncoder().encode(text));
  return [numberOf({ request, ubl }), partyNameOf({ request, ubl }, 'seller')];
};

describe('the number of a document and the name of its seller', () => {
  const request = example('standard-invoice');

  test('are those of its UBL', () => {
    expect(validated(request)).toEqual(['INV-2026-0042', 'Falcon Office Supplies LLC']);
    const { number, seller } = documentHeading(parsed(fixture('invoice')));
    expect([number, seller]).not.toContain(undefined);
    expect(validated(fixture('invoice'))).toEqual([number, seller]);
  });

  test('are those of the request where another part of it is malformed', () => {
    const malformed = { ...request, issueDate: 'today' };
    expect(validated(malformed)).toEqual(['INV-2026-0042', 'Falcon Office Supplies LLC']);
  });

  test('are not known if the request does not have them as texts', () => {
    expect(validated({ ...request, invoiceNumber: 7, seller: { name: ['Falcon'] } })).toEqual([
      undefined,
      undefined,
    ]);
    expect(validated({})).toEqual([undefined, undefined]);
    expect(validated('{')).toEqual([undefined, undefined]);
  });
});
