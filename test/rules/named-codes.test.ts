import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as lists from '../../src/generated/code-lists.js';

test.each(['ICD', 'ISO4217', 'UNCL5189', 'UNCL7143', 'UNCL7161', 'eas'] as const)(
  'the list %s has the codes and the meanings of its file, in its order',
  (id) => {
    const file = new URL(`../../rules/pint/codelists/${id}.json`, import.meta.url);
    const { codes } = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.entries(lists[`${id}List`].codes)).toEqual(Object.entries(codes));
  },
);
