import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uaeDocument } from '../../rules/ae/binding/index.ts';
import { partMakers, presentRows } from '../../src/generated/present-rows.js';
import { neededBy, patternOf, rowsUnder } from '../../src/ubl/needed-fields.ts';
import { writeRowsByName, writeRowsOf } from '../../src/ubl/present-rows.ts';
import { ofValues } from '../../src/ubl/reading/build-from-values.ts';
import { partTable } from '../../src/ubl/reading/part-table.ts';
import type { Part, Write, WriteRows } from '../../src/ubl/writing.ts';

/** The fields that the rows of an aggregate need, from its pattern. */
const neededIn = (pattern: string) =>
  pattern.split(' ').map((fields) => (fields === '*' ? [] : fields.split('|')));

/** Returns which rows are written for a part, and whether they say more than constants. */
function written(writeRows: WriteRows, part: Part, hasContent: readonly boolean[]) {
  const rows: number[] = [];
  const writers = hasContent.map(
    (has, row): Write =>
      () => {
        rows.push(row);
        return has;
      },
  );
  // Which rows are written does not depend on the state of the document.
  const result = writeRows(part, writers, {} as Parameters<Write>[1]);
  return { rows, result };
}

describe('the rows of the binding that are written for a part', () => {
  it('are those for which it has a field, in compiled code as well as by name', () => {
    const aggregates = fc.constantFrom(...Object.keys(presentRows).map(neededIn));
    const anyPart = aggregates.chain((needed) =>
      fc.record({
        needed: fc.constant(needed),
        present: fc.subarray([...new Set(needed.flat())]),
        hasContent: fc.array(fc.boolean(), { minLength: needed.length, maxLength: needed.length }),
      }),
    );
    fc.assert(
      fc.property(anyPart, ({ needed, present, hasContent }) => {
        const isPlain = (field: string) => field.startsWith('asSent.');
        const valued = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 'x']));
        const plain = present.filter(isPlain).map((field) => field.slice('asSent.'.length));
        const own = present.filter((field) => !isPlain(field));
        const part = { path: '', ...valued(own), asSent: valued(plain) };
        const rows = needed.flatMap((fields, row) =>
          fields.length === 0 || fields.some((field) => present.includes(field)) ? [row] : [],
        );
        const expected = { rows, result: rows.some((row) => hasContent[row]) };
        expect(written(writeRowsOf(needed), part, hasContent)).toEqual(expected);
        expect(written(writeRowsByName(needed), part, hasContent)).toEqual(expected);
      }),
    );
  });

  it('are compiled for the documents that the library writes', () => {
    for (const root of ['Invoice', 'CreditNote'] as const)
      expect(presentRows).toHaveProperty([patternOf(rowsUnder(uaeDocument, root).map(neededBy))]);
  });
});

describe('the parts that are read', () => {
  it('have the values of their fields, in compiled code as well as by name', () => {
    const fields = fc.constantFrom(...partMakers.map((maker) => Object.keys(maker([]))), ['other', 'fields']);
    const read = fields.chain((names) =>
      fc.record({ names: fc.constant(names), values: fc.array(fc.string(), { maxLength: names.length }) }),
    );
    fc.assert(
      fc.property(read, ({ names, values }) => {
        const expected = Object.fromEntries(values.map((value, at) => [names[at], value]));
        expect(ofValues(names)(values)).toEqual(expected);
      }),
    );
  });

  it.each(['Invoice', 'CreditNote'] as const)('are all compiled, for %s', (root) => {
    const compiled = partMakers.map((maker) => Object.keys(maker([])).join(' '));
    const asked: string[] = [];
    const ofValues = (fields: readonly string[]) => {
      asked.push(fields.join(' '));
      return () => ({});
    };
    partTable(uaeDocument, root, { ofValues });
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((fields) => !compiled.includes(fields))).toEqual([]);
  });
});
