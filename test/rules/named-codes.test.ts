import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  easList,
  ICDList,
  ISO4217List,
  UNCL5189List,
  UNCL7143List,
  UNCL7161List,
} from '../../src/generated/code-lists.js';

test.each([
  ['ICD', ICDList],
  ['ISO4217', ISO4217List],
  ['UNCL5189', UNCL5189List],
  ['UNCL7143', UNCL7143List],
  ['UNCL7161', UNCL7161List],
  ['eas', easList],
])('the list %s has the codes and the meanings of its file, in its order', (id, list) => {
  const file = new URL(`../../rules/pint/codelists/${id}.json`, import.meta.url);
  const { codes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.entries(list.codes)).toEqual(Object.entries(codes));
});
