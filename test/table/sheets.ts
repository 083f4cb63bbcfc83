import { strToU8, zipSync } from 'fflate';
import type { Cell } from '../../src/table/cell.ts';
import { planOf } from '../../src/table/convert-table.ts';
import { tableLimits } from '../../src/table/limits.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { caught, openCsv, readTableFile, type TableFile } from '../../src/table/read-table.ts';

/** Parts of a workbook besides those that every one has. */
export interface Parts {
  readonly sheet: string;
  readonly texts?: string;
  readonly formats?: readonly string[];
  readonly workbookPr?: string;
  /** Facts behind the rows. */
  readonly after?: string;
  readonly others?: Readonly<Record<string, Uint8Array>>;
}

/** A workbook of one sheet, from the XML of its rows. */
export function workbookOfXml({
  sheet,
  texts,
  formats = [],
  workbookPr = '',
  after = '',
  others = {},
}: Parts): Uint8Array {
  const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const styles = `<styleSheet ${namespace}><numFmts>${formats
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
    .join('')}</cellXfs></styleSheet>`;
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook ${namespace} xmlns:r="${type}">${workbookPr}<sheets><sheet name="Sales" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${type}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${type}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(styles),
    ...(texts === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(`<sst ${namespace}>${texts}</sst>`) }),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet ${namespace}><sheetData>${sheet}</sheetData>${after}</worksheet>`,
    ),
    ...others,
  });
}

/** The cells of the first sheet, each row as a list; throws the name of the fault of a file that cannot be read. */
export async function rowsOf(bytes: Uint8Array, limits?: Parameters<typeof readTableFile>[1]) {
  return rowsOfFile(await opened(bytes, limits));
}

export async function opened(
  bytes: Uint8Array,
  limits?: Parameters<typeof readTableFile>[1],
): Promise<TableFile> {
  const file = await readTableFile(bytes, limits);
  if (!file.ok) throw new Error(file.failure.text);
  return file.value;
}

/** A CSV file. */
export const openedCsv = (csv: string): TableFile => openCsv(utf8(csv), tableLimits);

/** The plan for a table, in which the types of documents are decided unless stated otherwise. */
export function planned(
  file: TableFile | string,
  map?: TableMap,
  decided: readonly string[] = ['documentType'],
) {
  const table = planOf(typeof file === 'string' ? openedCsv(file) : file, map, { decided });
  if (!table.ok) throw new Error(table.failure.text);
  return table.value;
}

function rowsOfFile({ sheets: [sheet] }: TableFile): (Cell | undefined)[][] {
  const rows = caught(() => Array.from(sheet?.rows() ?? [], ({ cells }) => Array.from(cells)));
  if (!rows.ok) throw new Error(rows.failure.text);
  return rows.value;
}

/** The texts of the first sheet. */
export async function textsOf(
  bytes: Uint8Array,
  limits?: Parameters<typeof readTableFile>[1],
): Promise<(string | undefined)[][]> {
  return (await rowsOf(bytes, limits)).map((cells) => cells.map((cell) => cell?.text));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The company whose invoices the tables of the tests have. */
export const company = {
  name: 'Falcon Office Supplies LLC',
  trn: '100354879700003',
  participantId: '0235:1003548797',
  legalRegistrationNumber: 'CN-1184420',
  legalRegistrationType: 'TL',
  authorityName: 'Dubai Department of Economy and Tourism',
  address: { line1: 'Al Quoz 3', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
};

/** The usual cells of an invoice in a row, by their heads. */
export const cellsOfInvoice = {
  'Invoice Date': '2026-11-02',
  'Due Date': '2026-12-02',
  'Document type': 'Invoice',
  Currency: 'AED',
  'Customer Name': 'Oasis Consulting FZ-LLC',
  'Customer TRN': '100712345600003',
  'Customer Address': 'Corniche Road',
  'Customer City': 'Abu Dhabi',
  'Customer Emirate': 'AUH',
  'Customer Country': 'AE',
  'Payment method': '10',
} as const;
