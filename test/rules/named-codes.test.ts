import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as generated from '../../src/generated/code-lists.js';

const shared = new URL('../../rules/pint/', import.meta.url);

function read(file: string) {
  return JSON.parse(readFileSync(new URL(file, shared), 'utf8'));
}

const lists = readdirSync(new URL('codelists/', shared)).map((file) => file.replace('.json', ''));
const members: Readonly<Record<string, unknown>> = generated;

test.each(lists)('the packed list %s has the codes of its file, in its order', (id) => {
  expect(members[id]).toEqual(Object.keys(read(`codelists/${id}.json`).codes));
});

test.each(lists.filter((id) => `${id}List` in members))(
  'the packed list %s has the meanings of its file',
  (id) => {
    expect(members[`${id}List`]).toEqual({ codes: read(`codelists/${id}.json`).codes });
  },
);

describe('other packed values are as in their files:', () => {
  test('the names of countries', () => {
    expect(Object.entries(generated.countryMeanings)).toEqual(
      Object.entries(read('messages/countries.json')),
    );
  });

  test('the other spellings of countries', () => {
    expect(generated.countrySpellings).toEqual(read('aliases/countries.json'));
  });

  test('the names of units', () => {
    expect(Object.entries(generated.unitMeanings)).toEqual(Object.entries(read('messages/units.json')));
  });
});
