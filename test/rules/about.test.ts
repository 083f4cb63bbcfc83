import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { findingsOfAdvice, findingsOfChecks } from '../../src/api/checks.ts';
import { compute, normalise, parseDocumentRequest } from '../../src/api/steps.ts';
import type { ComputedInvoice } from '../../src/core/invoice/computed-invoice.ts';
import type { Check } from '../../src/core/specification/check.ts';
import { requestOf, ruleCases } from '../cases/request-cases.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';

const all: readonly Check[] = [...checks, ...advice];
const today = '2026-11-02';

/** The findings if every check is run, whatever it is about. */
function askedOfAll(invoice: ComputedInvoice): string[] {
  return all.flatMap(({ id, find }) => find(invoice, { today }).map(({ path }) => `${id} ${path}`));
}

function asked(invoice: ComputedInvoice): string[] {
  const found = [...findingsOfChecks(invoice, checks), ...findingsOfAdvice(invoice, advice, { today })];
  return found.map(({ rule, path }) => `${rule} ${path}`);
}

function computedOf(request: unknown): ComputedInvoice | undefined {
  const parsed = parseDocumentRequest(request);
  return parsed.ok ? compute(normalise(parsed.value).invoice) : undefined;
}

type Fields = Record<string | number, unknown>;

/** Every object and list of a request; the request itself comes first. */
function partsIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Fields, ...Object.values(value).flatMap(partsIn)];
}

const names = readdirSync(new URL('../../examples', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
const donated = names.flatMap((name) => partsIn(example(name)).flatMap((part) => Object.entries(part)));

/**
 * Examples in which fields became null, a number or text from elsewhere, or the value of the same field in
 * another example.
 */
const requests = fc
  .tuple(
    fc.constantFrom(...names),
    fc.array(
      fc.record({
        part: fc.nat(1000),
        donor: fc.constantFrom(...donated),
        value: fc.constantFrom<unknown>('donor', 'donor', 'donor', null, 0, 0.01, 7, true, 'S', 'AED'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([name, changes]) => {
    const request = example(name);
    for (const { part, donor, value } of changes) {
      const [key, ofDonor] = donor;
      const having = partsIn(request).filter((each) => key in each);
      const changed = having[part % Math.max(having.length, 1)] ?? (request as unknown as Fields);
      changed[key] = structuredClone(value === 'donor' ? ofDonor : value);
    }
    return request;
  });

describe('a check that does not apply to a document finds nothing in it', () => {
  test.each(ruleCases)('$rule: $fact', (row) => {
    const invoice = computedOf(requestOf(row));
    if (invoice !== undefined) expect(asked(invoice)).toEqual(askedOfAll(invoice));
  });

  test('whatever fields are null, or come from another document', () => {
    let computed = 0;
    fc.assert(
      fc.property(requests, (request) => {
        const invoice = computedOf(request);
        if (invoice === undefined) return;
        computed += 1;
        expect(asked(invoice)).toEqual(askedOfAll(invoice));
      }),
      { numRuns: runs(4000) },
    );
    expect(computed).toBeGreaterThan(runs(4000) / 8);
  });
});
