import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { structure } from '../../rules/pint/structure/index.ts';
import { judgeRequest } from '../../src/api/validate-request.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { structureCheck } from '../../src/ubl/structure/check.ts';
import { runs } from '../tier.ts';
import { optionalFields, type SentField, withoutTotals } from './optional-fields.ts';
import { validRequests } from './valid-requests.ts';

const check = structureCheck(structure);
const fields = optionalFields();
const anyField = fc.constantFrom(...fields);

/** Returns what the UBL of a valid request has against the structure of UBL; undefined for one that is refused. */
function faultsOf(request: DocumentRequest): string[] | undefined {
  const { result, written } = judgeRequest(request, {});
  if (result.outcome !== 'valid' || written === undefined) return undefined;
  return check(written.root).map(({ finding }) => `${finding.rule} ${finding.location}`);
}

function sending(request: DocumentRequest, sent: readonly SentField[]): DocumentRequest {
  return sent.reduce((before, { send }) => send(before), request);
}

describe.each(['standard-invoice', 'credit-note'])('the UBL of %s', (name) => {
  const request = withoutTotals(name);

  test('has the structure of UBL with any one optional field if it is valid, as it is with most of them', () => {
    const faults = fields.map(({ field, send }) => ({ field, found: faultsOf(send(request)) }));
    expect(faults.filter(({ found = [] }) => found.length > 0)).toEqual([]);
    expect(faults.filter(({ found }) => found !== undefined).length).toBeGreaterThan(fields.length * 0.9);
  });

  test('has it with any two', () => {
    fc.assert(
      fc.property(anyField, anyField, (one, other) => {
        expect(faultsOf(sending(request, [one, other])) ?? []).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});

test('any request that is valid has UBL with the structure of UBL', () => {
  fc.assert(
    fc.property(validRequests, fc.array(anyField, { maxLength: 8 }), (request, sent) => {
      expect(faultsOf(sending(request, sent)) ?? []).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});
