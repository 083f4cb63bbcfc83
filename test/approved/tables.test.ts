import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { type InvoiceTable, readTable, writeTemplate, writeWorkbook } from '../../src/table/index.ts';
import { company, rowsOf, utf8 } from '../table/sheets.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { examples } from './request-documents.ts';
import { tables } from './table-files.ts';
import { tablesOfRows } from './table-rows.ts';
import { tablesOfValues } from './table-values.ts';
import { filesOfCells, filesOfTables } from './table-workbooks.ts';

const workbooks = new URL('../table/workbooks/', import.meta.url);

/** Tables as CSV, each with its map behind an arrow. */
const lines = readFileSync(new URL('tables.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const textsOf = async (bytes: Uint8Array) =>
  (await rowsOf(bytes)).map((cells) => cells.map((cell) => cell && [cell.kind, cell.text]));

/** The parts of a workbook as text. */
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));

async function contentOf(table: InvoiceTable, isVariant: boolean) {
  const { invoices, checked, ...facts } = table;
  const verdicts = [...invoices()];
  const bytes = verdicts.length === 0 || isVariant ? undefined : checked(verdicts, { fix: true });
  return { facts, verdicts, checked: bytes && (await textsOf(bytes)) };
}

async function answerTo(bytes: Uint8Array, options: Parameters<typeof readTable>[1], isVariant = false) {
  const table = await readTable(bytes, { company, ...options });
  return table.ok ? contentOf(table.value, isVariant) : table.failure;
}

function* asked(): Generator<Asked> {
  for (const name of readdirSync(workbooks).filter((file) => file.endsWith('.xlsx')))
    yield { name: `workbooks: ${name}`, answer: () => answerTo(readFileSync(new URL(name, workbooks)), {}) };
  for (const { name, bytes, map, isVariant = false } of tables()) {
    yield { name, isVariant, answer: () => answerTo(bytes(), { map }, isVariant) };
    if (!isVariant)
      yield {
        name: `${name}, in Arabic, as invoices`,
        answer: () => answerTo(bytes(), { map, language: 'ar', documentType: 'Invoice' }),
      };
  }
  for (const line of lines) {
    const [csv = '', map = '{}'] = line.split(' <- ');
    const bytes = utf8(csv.replaceAll('\\n', '\n'));
    for (const documentType of ['Invoice', undefined] as const)
      yield {
        name: `lines: ${line}${documentType === undefined ? ' of no type' : ''}`,
        answer: () => answerTo(bytes, { map: JSON.parse(map), ...(documentType && { documentType }) }),
      };
  }
  for (const [name, bytes] of Object.entries(filesOfCells()))
    yield { name: `cells of files: ${name}`, answer: () => textsOf(bytes) };
  for (const [name, bytes] of Object.entries(filesOfTables()))
    for (const map of [{}, { sheet: 'Old', hiddenRows: 'skip' as const }, { hiddenRows: 'read' as const }])
      yield {
        name: `files: ${name} ${JSON.stringify(map)}`,
        answer: () => answerTo(bytes, { map, documentType: 'Invoice' }),
      };
  for (const { name, bytes, map } of [...tablesOfRows(), ...tablesOfValues()])
    yield { name, answer: () => answerTo(bytes(), { map }) };
  for (const language of ['en', 'ar'] as const) {
    yield { name: `written: template ${language}`, answer: () => partsOf(writeTemplate(language)) };
    for (const { name, document } of examples)
      yield {
        name: `written: ${name} ${language}`,
        answer: async () => {
          const { bytes, leftOut } = writeWorkbook([{ name, request: Object(document) }], language);
          return { leftOut, cells: await textsOf(bytes) };
        },
      };
  }
}

compareWithApproved('tables', asked());
