/** Writes the rows of business facts into src/generated: what they write and need apart from their texts, which few programs show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';
import { writeGenerated } from './bundle.ts';

interface Row {
  readonly sentence: unknown;
  readonly source: unknown;
  readonly writes: unknown;
  readonly needs: unknown;
}

export default function compileSupplies(): void {
  const rows: Readonly<Record<string, Row>> = JSON.parse(
    readFileSync(join(projectFolder, 'rules/ae/supplies.json'), 'utf8'),
  );
  const column = (part: (row: Row) => object) =>
    JSON.stringify(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, part(row)])));
  writeGenerated(
    'supplies.js',
    `// Compiled from rules/ae/supplies.json; changes are lost.
export const supplyRows = ${column(({ writes, needs }) => ({ writes, needs }))};
export const supplyTexts = ${column(({ sentence, source }) => ({ sentence, source }))};
`,
  );
}
