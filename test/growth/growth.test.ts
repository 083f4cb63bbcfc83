import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateDocument } from '../../src/api/validate-document.ts';
import { everyList } from './every-list.ts';
import { key } from './multiplied.ts';
import { requestPattern } from './requests.ts';
import { ublPattern } from './ubl.ts';

const patterns = [
  requestPattern('every list', everyList),
  ublPattern('invoice', readFileSync('test/fixtures/ubl/invoice.xml', 'utf8')),
];

describe('multiplying a part to see how cost grows', () => {
  test('every list that a request may have', () => {
    const types = readFileSync('src/generated/document-request.d.ts', 'utf8');
    const lists = new Set([...types.matchAll(/(\w+)\??: [^\n]*\[\]/g)].map(([, name]) => name));
    const multiplied = patterns[0]?.multipliable.filter(({ how }) => how === 'alike') ?? [];
    expect(new Set(multiplied.map(({ path }) => path.match(/(\w+)\[\]$/)?.[1]))).toEqual(lists);
  });

  test.each(patterns.map((pattern) => [pattern.name, pattern] as const))(
    '%s: each part, three times over, gets a verdict and is read as intended',
    (_, { multipliable, write }) => {
      for (const part of multipliable) {
        const { result } = validateDocument(write([part], 3));
        expect([key(part), result.outcome]).not.toEqual([key(part), 'not-judged']);
        const isUnread = [...result.issues].some(({ rule }) => rule === 'pint-ae-not-well-formed');
        expect([key(part), isUnread]).toEqual([key(part), false]);
      }
    },
  );
});
