import { strToU8 } from 'fflate';
import { utf8, workbookOfXml } from '../table/sheets.ts';

/** Formats of numbers that a workbook spells out. */
const formats = [
  ...[
    '0',
    '00',
    '000',
    '0.00',
    '#,##0',
    'General',
    ' general ',
    '@',
    '0%',
    '0.00%',
    '_-0%_-',
    '_(0.00_)',
    '[Red]0',
    '[$-409]d',
  ],
  ...[
    'yyyy-mm-dd',
    'yyyy-mm-dd hh:mm',
    '[$-409]d\\-mmm\\-yy;@',
    '#,##0.00 &quot;days&quot;',
    '[Red]#,##0.00',
    'dd/mm/yyyy',
    'mmm',
    'hh:mm',
    '[h]:mm',
    '[mm]',
    '[ss]',
    '[$AED] 0',
    '0.0E+0',
    '0E-0',
    '0&quot;days&quot;',
    '0\\d',
    '*d0',
  ],
  ...[
    '0;[Red]0%',
    '0;yyyy',
    '&quot;',
    '[',
    '000-00',
    ' 00000 ',
    `${' '.repeat(254)}y`,
    `${' '.repeat(255)}y`,
  ],
];

const numbers = [
  ...['845.5', '12', '123', '44866', '46328.4375', '1.00354879700003E14', '3.3000000000000003'],
  ...`
    0 -0 1 1.5 -2.25 0.05 1E-7 1.5E+20 1E+21 0.1234567890123456 123456789012345678 2.9999999999999996
  `
    .trim()
    .split(/\s+/),
  ...[
    '60',
    '61',
    '46328',
    '46328.5',
    '46328.999999',
    '46328.9999999',
    '2958465',
    '2958465.9',
    '2958466',
    '-1',
    'x',
    '',
  ],
];

/** Cells as XML, each of a form that programs write. */
const cells = [
  ...[
    '<c t="b"><v>1</v></c>',
    '<c t="b"><v> 1 </v></c>',
    '<c t="b"><v>true</v></c>',
    '<c t="e"><v>#DIV/0!</v></c>',
  ],
  ...[
    '<c t="d"><v>2026-11-02T00:00:00</v></c>',
    '<c t="d"><v>2026-11-02T00:00:00.000</v></c>',
    '<c t="d"><v>2026-11-02T10:00:00</v></c>',
  ],
  ...[
    '<c t="s"><v>0</v></c>',
    '<c t="s"><v>1</v></c>',
    '<c t="s"><v>2</v></c>',
    '<c t="s"><v>3</v></c>',
    '<c t="n"><v>5</v></c>',
  ],
  ...[
    '<c t="str"><f>A1</f><v></v></c>',
    '<c><f>A1</f></c>',
    '<c><f>A1</f><v>7</v></c>',
    '<c t="str"><v>_x0041_ _x00zz_ _x0041</v></c>',
  ],
  ...[
    '<c t="inlineStr"><is><t>a</t><rPh><t>b</t></rPh><r><t>c</t></r></is></c>',
    '<c t="inlineStr"><is><t> </t></is></c>',
    '<c/>',
    '<c t="inlineStr"><is><t>a_x0007_b_x005F_x0007_</t></is></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c r="D5" t="str"><f>A2</f><v>x</v></c>',
  ],
  ...[
    '<c r="D5"><v>1</v></c>',
    '<c r="d5"><v>1</v></c>',
    '<c r="D6"><v>1</v></c>',
    '<c r="AAA5"><v>1</v></c>',
    '<c r="XFE5"><v>1</v></c>',
    '<c s="99"><v>1</v></c>',
  ],
];
const texts =
  '<si><t>shared</t></si><si><r><t>of </t></r><r><t xml:space="preserve">runs </t></r></si><si><t>_x000D_x</t><phoneticPr/></si>';

const rowsAround = (inner: string) =>
  `<row r="4"><c t="str"><v>before</v></c></row><row r="5">${inner}</row><row><c><v>1</v></c></row>`;

const sheet = (name: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="2" max="3" hidden="1"/><col min="5" max="5" width="0"/><col min="6" max="6" hidden="0" width="9"/></cols><sheetData><row><c t="str"><v>Invoice no</v></c><c t="str"><v>Description</v></c><c t="str"><v>Qty</v></c></row><row hidden="1"><c t="str"><v>${name}</v></c><c t="str"><v>Chair</v></c><c><v>1</v></c></row><row ht="0"><c t="str"><v>B</v></c><c t="str"><v>Desk</v></c><c><v>2</v></c></row><row hidden="true"><c t="str"><v>C</v></c></row><row hidden="0" ht="15"><c t="str"><v>D</v></c></row></sheetData></worksheet>`;

/** A workbook of two sheets, of which the second one may be hidden. */
function workbookOfTwo(state: string): Uint8Array {
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const part = (id: number) =>
    `<Relationship Id="rId${id}" Type="${relationships}/worksheet" Target="./worksheets/sheet${id}.xml"/>`;
  return workbookOfXml({
    sheet: '',
    others: {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${relationships}"><workbookPr date1904="true"/><sheets><sheet name="Sales_x0020_1" sheetId="1" r:id="rId1"/><sheet name="Old" sheetId="2" r:id="rId2"${state}/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${part(1)}${part(2)}</Relationships>`),
      'xl/worksheets/sheet1.xml': strToU8(sheet('A')),
      'xl/worksheets/sheet2.xml': strToU8(sheet('Z')),
    },
  });
}

const csv = 'Invoice no,Description,Qty\nA,كرسي,1\nB,"Desk, ""oak""\r\nlong",2\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const heads = 'Invoice no,Description\nA,';
const bytesAfter = (...bytes: readonly number[]) => Buffer.concat([Buffer.from(heads), Buffer.from(bytes)]);

/** Files of text in encodings, with separators and quotation marks. */
const files: Readonly<Record<string, Uint8Array>> = {
  'UTF-8': utf8(csv),
  'fields of several lines': utf8('a,b\r\n"x, ""y""","line 1\nline 2"\rc,d\n\n\ne,5" pipe'),
  'UTF-8 with a mark': utf8(`\ufeff${csv}`),
  'UTF-16 with a mark': utf16(`\ufeff${csv}`),
  'UTF-16 without a mark': utf16(csv),
  'UTF-16 of the other order': Buffer.from(utf16(`\ufeff${csv}`)).swap16(),
  'UTF-16 of the other order without a mark': Buffer.from(utf16(csv)).swap16(),
  'half a UTF-16 character': Buffer.concat([utf16(`\ufeff${csv}`), Buffer.from([0x41])]),
  'UTF-16 of a surrogate alone': Buffer.concat([
    utf16(`\ufeff${csv}`),
    Buffer.from([0x00, 0xd8, 0x41, 0x00]),
  ]),
  'letters of Windows-1256': bytesAfter(0xc7, 0xe1, 0xde, 0x20, 0xe5),
  'letters of Windows-1252': bytesAfter(0x43, 0x61, 0x66, 0xe9, 0x20, 0xe9),
  'as many letters of both': bytesAfter(0xc7, 0xe1, 0x41, 0xe9, 0x41, 0xe9),
  'a byte that Windows-1252 lacks': bytesAfter(0x41, 0x81, 0x41, 0xe9),
  'named separator': utf8(`sep=;\n${csv.replaceAll(',', ';')}`),
  'named separator and carriage return': utf8('sep=|\rA|B\rC|D'),
  'named separator that is none': utf8('sep=:\nA:B\nC:D'),
  'semicolons and commas': utf8('A;B;C\n1,5;2,5;3,5\n'),
  'more commas in quotation marks': utf8('A;B\n"1,2,3,4";5\n"1,2,3,4";5\n'),
  tabs: utf8('A\tB\n1\t2'),
  pipes: utf8('A|B\n1|2'),
  'Arabic commas': utf8('A،B\n1،2'),
  'one column': utf8('A\n1\n2'),
  'quotation mark inside': utf8('A,B\n1"2,"3" 4\n'),
  'open quotation mark': utf8('A,B\n1,"2\n3,4\n'),
  'quotation marks of no content': utf8('A,B\n"",""""\n'),
  'carriage returns alone': utf8('A,B\r1,2\r'),
  'blank lines': utf8('\n\nA,B\n\n1,2\n,\n'),
  'line of blanks': utf8('A,B\n  \n1,2'),
  'rows of other lengths': utf8('A,B,C\n1\n1,2,3,4\n'),
  'JSON instead': utf8(' {"a": 1}'),
  'XML instead': utf8('<a/>'),
};

/** Files whose cells are asked for, and files whose table is. */
export function filesOfCells(): Readonly<Record<string, Uint8Array>> {
  return {
    ...Object.fromEntries(
      numbers.map((number) => [
        `${number} in each format`,
        workbookOfXml({
          formats,
          sheet: `<row>${formats.map((_, at) => `<c s="${at}"><v>${number}</v></c>`).join('')}</row>`,
        }),
      ]),
    ),
    ...Object.fromEntries(
      cells.map((cell) => [
        cell,
        workbookOfXml({ formats: ['0'], texts, sheet: rowsAround(`<c/>${cell}<c><v>9</v></c>`) }),
      ]),
    ),
    ...files,
  };
}

export const filesOfTables = (): Readonly<Record<string, Uint8Array>> => ({
  ...files,
  ...Object.fromEntries(
    ['', ' state="hidden"', ' state="veryHidden"', ' state="visible"'].map((state) => [
      `two sheets${state}`,
      workbookOfTwo(state),
    ]),
  ),
});
