import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/api/catalogue.ts';

/** The facts of the release, which are not part of this repository. */
const published = resolve(import.meta.dirname, '../../../shared/pint-ae');
const terms = /(?:IBT|IBG|BTAE)-\d{2,3}(?:-\d)?/g;

/** Terms that only the text of a rule names: its condition looks at none of them. */
const onlyInTheText: Readonly<Record<string, readonly string[]>> = {
  'ibr-128-ae': ['IBT-039', 'IBT-040', 'IBT-054', 'IBT-055', 'IBT-079', 'IBT-080'],
  'ibr-132-ae': ['BTAE-14', 'IBT-063'],
  'ibr-149-ae': ['IBT-047'],
  'ibr-168-ae': ['IBT-196'],
  'ibr-169-ae': ['IBT-198'],
  'ibr-190-ae': ['IBT-151', 'IBT-152'],
};

describe.skipIf(!existsSync(published))('the business terms that the release names for a rule', () => {
  test.each(['rules-shared.csv', 'rules-ae.csv'])('are those of its entry: %s', (file) => {
    const official = officialTerms(file);
    expect(official.size).toBeGreaterThan(100);
    expect(Object.fromEntries([...official.keys()].map((id) => [id, knownTerms(id)]))).toEqual(
      Object.fromEntries(official),
    );
  });
});

/** The terms of each rule of a file; a rule that is stated twice has the terms of both. */
function officialTerms(file: string): Map<string, string[]> {
  const [heading = '', ...lines] = readFileSync(resolve(published, file), 'utf8').trimEnd().split('\n');
  const column = cellsOf(heading).indexOf('terms');
  const rules = new Map<string, string[]>();
  for (const cells of lines.map(cellsOf)) {
    const [id = ''] = cells;
    const named = cells[column]?.match(terms) ?? [];
    const tested = named.filter((term) => !onlyInTheText[id]?.includes(term));
    rules.set(id, [...new Set([...(rules.get(id) ?? []), ...tested])].sort());
  }
  return rules;
}

function knownTerms(id: string): string[] | undefined {
  return catalogue.get(id)?.terms.toSorted();
}

/** The cells of a line of CSV. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);
}
