import { expect, test } from 'vitest';
import { readSchematron } from '../../src/schematron/source.ts';
import { schema } from './schema-text.ts';

test('a code list is a global variable', () => {
  const codeLists = [{ id: 'Emirate', codes: { DXB: 'Dubai', "O'": 'quoted' } }];
  const { lets } = readSchematron('main.sch', () => schema(''), codeLists);
  expect(lets).toEqual([
    {
      name: 'codes-Emirate',
      value: "('DXB', 'O''')",
      as: 'xs:string*',
      source: { file: 'main.sch', line: 1 },
    },
  ]);
});
