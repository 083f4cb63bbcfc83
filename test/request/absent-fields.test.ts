import { expect, test } from 'vitest';
import { validate } from '../../src/index.ts';

test('a document type that cannot be a text is told as such, whatever it says of itself', () => {
  const documentType = { toString: 1, valueOf: 1 };
  const [problem] = validate({ documentType }).problems;
  expect(problem?.field).toBe('documentType');
});
