import { expect, test } from 'vitest';
import { illegalCharacterFindings } from '../../src/request/explain/illegal-characters.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

const pathsOf = (request: unknown, leftOut: readonly string[]) =>
  illegalCharacterFindings(request, leftOut, defaultSpecification).map(({ path }) => path);

test('characters that XML cannot carry are told at the texts that have them, and at no other', () => {
  const request = { ...example('standard-invoice'), notes: 'all\u0001 right' };
  expect(pathsOf(request, ['\u0001'])).toEqual(['notes']);
  expect(pathsOf(request, [])).toEqual([]);
});

test('they are told of the document where its request no longer has them', () => {
  expect(pathsOf(example('standard-invoice'), ['\u0001'])).toEqual(['']);
});
