import { describe, expect, test } from 'vitest';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { readingOf, ublCases, ublVerdictOf, xmlOf } from './ubl-cases.ts';

const tables = [...new Set(ublCases.map(({ table }) => table))];

describe.each(tables)('%s', (table) => {
  const rows = ublCases.filter((row) => row.table === table);
  test.each(rows)('$fact ($document)', (row) => {
    const { expect: expected, says = [], reads = {}, unread, tells } = row;
    const xml = xmlOf(row);
    if (expected !== undefined) {
      const result = validateUbl(xml);
      expect(ublVerdictOf(result)).toEqual(expected);
      const messages = [...result.issues, ...result.warnings].map(
        ({ message, hint }) => `${message} ${hint}`,
      );
      for (const said of says) expect(messages).toContainEqual(expect.stringContaining(said));
      const inArabic = validateUbl(xml, { language: 'ar' });
      expect(ublVerdictOf(inArabic)).toEqual(expected);
      for (const { message } of [...inArabic.issues, ...inArabic.warnings])
        expect(message).toMatch(/\p{Script=Arabic}/u);
    }
    const read = readingOf(xml, Object.keys(reads));
    expect(read.reads).toEqual(reads);
    if (unread !== undefined) expect(read.unread).toEqual(unread);
    if (tells !== undefined) expect(read.tells).toEqual(tells);
  });
});
