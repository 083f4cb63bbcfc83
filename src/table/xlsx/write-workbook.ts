import { escapeAttribute, escapeText } from 'schematron-compiler/xml';
import { columnLetters } from '../cell.ts';
import { escapedText } from './escaped-text.ts';
import { type DeflatePart, newArchive } from './new-archive.ts';
import { serialOfDate } from './number-format.ts';
import { type CellLook, styleNumber, stylesXml } from './styles.ts';

/** The content of a cell to write: a text, a number, or one of them with its style. */
export type WrittenCell = string | number | undefined | LookedCell;

/** A cell with its style: a date as `2026-11-02`, a percentage as the number before the sign. */
export interface LookedCell extends CellLook {
  readonly value: string | number | boolean | undefined;
  /** An error of a formula, such as `#REF!`, in place of a value. */
  readonly error?: string;
}

export interface CellNote {
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly text: string;
}

export interface WrittenSheet {
  readonly name: string;
  /** The first row is the header row, unless `headRow` names another: it is bold, and stays in view. */
  readonly rows: Iterable<readonly WrittenCell[]>;
  /** The header row, from 1. */
  readonly headRow?: number;
  readonly isRightToLeft?: boolean;
  /** Width in characters, and the form in which input in the column is stored. */
  readonly columns?: readonly { readonly width?: number; readonly form?: CellLook['form'] }[];
  /** True if the header row has filter buttons. */
  readonly hasFilter?: boolean;
  /** Columns with a drop-down list in their cells: a range of cells such as `Codes!$A$2:$A$9`. */
  readonly choices?: readonly { readonly column: number; readonly range: string }[];
  readonly notes?: readonly CellNote[];
}

/** A workbook (XLSX, ECMA-376) in bytes. Texts are never formulas, whatever they begin with. */
export function workbookOf(sheets: readonly WrittenSheet[], deflatePart?: DeflatePart): Uint8Array {
  const { add, bytes } = newArchive(deflatePart);
  add('[Content_Types].xml', [contentTypes(sheets)]);
  add('_rels/.rels', [relationshipsXml([['rId1', 'officeDocument', 'xl/workbook.xml']])]);
  add('xl/workbook.xml', [workbookXml(sheets)]);
  add('xl/_rels/workbook.xml.rels', [
    relationshipsXml([
      ...sheets.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      [`rId${sheets.length + 1}`, 'styles', 'styles.xml'],
    ]),
  ]);
  add('xl/styles.xml', [stylesXml()]);
  for (const [at, sheet] of sheets.entries()) {
    add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, at === 0));
    const { notes = [] } = sheet;
    if (notes.length === 0) continue;
    add(`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, [
      relationshipsXml([
        ['rId1', 'vmlDrawing', `../drawings/vmlDrawing${at + 1}.vml`],
        ['rId2', 'comments', `../comments${at + 1}.xml`],
      ]),
    ]);
    add(`xl/comments${at + 1}.xml`, commentsXml(notes));
    add(`xl/drawings/vmlDrawing${at + 1}.vml`, drawingXml(notes));
  }
  return bytes();
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetMedia = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(sheets: readonly WrittenSheet[]): string {
  const parts = sheets.flatMap(({ notes = [] }, at) => [
    ['worksheets/sheet', 'worksheet', at + 1] as const,
    ...(notes.length === 0 ? [] : [['comments', 'comments', at + 1] as const]),
  ]);
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMedia}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMedia}.styles+xml"/>${parts
    .map(
      ([path, kind, number]) =>
        `<Override PartName="/xl/${path}${number}.xml" ContentType="${sheetMedia}.${kind}+xml"/>`,
    )
    .join('')}</Types>`;
}

function relationshipsXml(targets: readonly (readonly [id: string, type: string, target: string])[]): string {
  const each = targets.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
}

function workbookXml(sheets: readonly WrittenSheet[]): string {
  const each = sheets.map(
    ({ name }, at) =>
      `<sheet name="${escapeAttribute(sheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each.join('')}</sheets><definedNames>${sheets.map(printedHead).join('')}</definedNames></workbook>`;
}

/** In print, the head is on every page. */
function printedHead({ name, headRow = 1 }: WrittenSheet, at: number): string {
  const sheet = `'${sheetName(name).replaceAll("'", "''")}'`;
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${escapeText(`${sheet}!$${headRow}:$${headRow}`)}</definedName>`;
}

/** A name in the form that sheets can have: at most 31 characters, without the characters of addresses. */
export function sheetName(name: string): string {
  const allowed = name
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'|'$/g, ' ')
    .trim()
    .slice(0, 31);
  return allowed === '' ? 'Sheet' : allowed;
}

/** Rows for which a new sheet offers the lists of its columns. */
const rowsWithChoices = 100_000;

function* sheetXml(sheet: WrittenSheet, isFirst: boolean): Generator<string> {
  const { columns = [], choices = [], notes = [], isRightToLeft = false, headRow = 1 } = sheet;
  const view = `${isRightToLeft ? ' rightToLeft="1"' : ''}${isFirst ? ' tabSelected="1"' : ''}`;
  yield `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${view} workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  if (columns.length > 0) yield `<cols>${columns.map(columnXml).join('')}</cols>`;
  yield '<sheetData>';
  let row = 0;
  let widest = 0;
  let part = '';
  for (const cells of sheet.rows) {
    row += 1;
    widest = Math.max(widest, cells.length);
    part += rowXml(cells, row, row === headRow);
    if (part.length < 65_536) continue;
    yield part;
    part = '';
  }
  yield `${part}</sheetData>`;
  if (sheet.hasFilter === true && widest > 0)
    yield `<autoFilter ref="A${headRow}:${columnLetters(widest - 1)}${Math.max(row, 1)}"/>`;
  if (choices.length > 0)
    yield `<dataValidations count="${choices.length}">${choices.map(choiceXml).join('')}</dataValidations>`;
  yield onPaper;
  if (notes.length > 0) yield '<legacyDrawing r:id="rId1"/>';
  yield '</worksheet>';
}

/** In print, all columns fit on one landscape page of A4. */
const onPaper = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

type WrittenColumn = NonNullable<WrittenSheet['columns']>[number];

function columnXml({ width = 14, form }: WrittenColumn, at: number): string {
  return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${styleNumber({ form })}"/>`;
}

/** A list is only a suggestion; other values are allowed, because names of codes are understood too. */
function choiceXml({ column, range }: NonNullable<WrittenSheet['choices']>[number]): string {
  const letters = columnLetters(column);
  return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${letters}2:${letters}${rowsWithChoices}"><formula1>${escapeText(range)}</formula1></dataValidation>`;
}

function rowXml(cells: readonly WrittenCell[], row: number, isHead: boolean): string {
  let text = '';
  for (let at = 0; at < cells.length; at += 1) text += cellXml(cells[at], `${lettersOf(at)}${row}`, isHead);
  return `<row r="${row}">${text}</row>`;
}

const letters: string[] = [];

function lettersOf(column: number): string {
  letters[column] ??= columnLetters(column);
  return letters[column];
}

function cellXml(cell: WrittenCell, reference: string, isHead: boolean): string {
  if (cell === undefined) return '';
  // Most cells of a long table are these.
  if (typeof cell === 'number' && !isHead) return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string' && !isHead) return cell === '' ? '' : textXml(cell, reference, undefined);
  const looked: LookedCell = typeof cell === 'object' ? cell : { value: cell };
  const mark = looked.mark ?? (isHead ? 'head' : undefined);
  const { value, form, error } = looked;
  const open = (style: number) => `<c r="${reference}"${style === 0 ? '' : ` s="${style}"`}`;
  if (error !== undefined)
    return `${open(styleNumber({ mark, form }))} t="e"><v>${escapeText(error)}</v></c>`;
  if (value === undefined || value === '')
    return mark === undefined ? '' : `${open(styleNumber({ mark, form }))}/>`;
  if (typeof value === 'boolean')
    return `${open(styleNumber({ mark, form }))} t="b"><v>${Number(value)}</v></c>`;
  if (typeof value === 'number') {
    const number = form === 'percent' ? Number(`${value}e-2`) : value;
    return `${open(styleNumber({ mark, form }))}><v>${number}</v></c>`;
  }
  if ((form === 'date' || form === 'dateTime') && /^\d{4}-\d\d-\d\d(?:T[\d:]{8})?$/.test(value))
    return `${open(styleNumber({ mark, form }))}><v>${serialOfDate(value)}</v></c>`;
  return textXml(value, reference, mark);
}

const plainText = styleNumber({ form: 'text' });

/** A text that looks like a formula, number or date stays a text, also during editing. */
function textXml(text: string, reference: string, mark: CellLook['mark']): string {
  const isQuoted = /^[=+\-@\t\r']/.test(text);
  const style = mark === undefined && !isQuoted ? plainText : styleNumber({ mark, form: 'text', isQuoted });
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${spaced.test(text) ? ' xml:space="preserve"' : ''}>${escapeText(escapedText(text))}</t></is></c>`;
}

/** White space that a reader may drop. */
const spaced = /^\s|\s$|[\t\n]/;

function* commentsXml(notes: readonly CellNote[]): Generator<string> {
  yield `${declaration}<comments xmlns="${main}"><authors><author></author></authors><commentList>`;
  for (const { row, column, text } of notes)
    yield `<comment ref="${columnLetters(column)}${row}" authorId="0"><text><t xml:space="preserve">${escapeText(escapedText(text))}</t></text></comment>`;
  yield '</commentList></comments>';
}

/** Returns the positions of notes: spreadsheets require a drawing for each. */
function* drawingXml(notes: readonly CellNote[]): Generator<string> {
  yield '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';
  for (const [at, { row, column }] of notes.entries())
    yield `<v:shape id="n${at}" type="#note" style="position:absolute;width:300pt;height:110pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:Anchor>${column + 1},15,${row - 1},2,${column + 5},15,${row + 5},2</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  yield '</xml>';
}
