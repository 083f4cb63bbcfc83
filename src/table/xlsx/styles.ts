export interface CellLook {
  /** The form in which its value is shown and in which input is stored; `digits` pads a number with zeros. */
  readonly form?:
    | 'general'
    | 'text'
    | 'date'
    | 'dateTime'
    | 'percent'
    | 'amount'
    | { readonly digits: number }
    | undefined;
  /** Its colour: for the header of the table, an error, a warning, or a correction. */
  readonly mark?: 'head' | 'wrong' | 'careful' | 'mended' | undefined;
}

/** The most zeros to pad a number with: a spreadsheet keeps as many digits. */
const mostDigits = 15;

/** Cell forms with their number formats, by number or in full; 49 is text, 10 percent, 4 an amount with thousands. */
const forms: readonly (readonly [name: string, format: number | string])[] = [
  ['general', 0],
  ['text', 49],
  ['quoted', 49],
  ['date', 'yyyy\\-mm\\-dd'],
  ['dateTime', 'yyyy\\-mm\\-dd hh:mm:ss'],
  ['percent', 10],
  ['amount', 4],
  ...Array.from({ length: mostDigits - 1 }, (_, at) => [`digits${at + 2}`, '0'.repeat(at + 2)] as const),
];
const marks = ['none', 'head', 'wrong', 'careful', 'mended'] as const;
const colours = { head: 'FFE8F1EE', wrong: 'FFFBD5D5', careful: 'FFFFF1C9', mended: 'FFD8F0D8' } as const;

interface Looked extends Omit<CellLook, 'mark'> {
  readonly mark?: CellLook['mark'] | 'none';
  /** True for a text that looks like a formula: a spreadsheet keeps it a text during editing. */
  readonly isQuoted?: boolean;
}

/** The number of a cell's style: there is one for each combination of form and mark. */
export function styleNumber({ form = 'general', mark = 'none', isQuoted = false }: Looked): number {
  const name = typeof form === 'object' ? `digits${Math.min(form.digits, mostDigits)}` : form;
  const known = isQuoted ? 'quoted' : name;
  return marks.indexOf(mark) * forms.length + forms.findIndex(([each]) => each === known);
}

const firstOwnFormat = 164;

export function stylesXml(): string {
  const own = forms.flatMap(([, format]) => (typeof format === 'string' ? [format] : []));
  const fills = marks.flatMap((mark) =>
    mark === 'none'
      ? []
      : `<fill><patternFill patternType="solid"><fgColor rgb="${colours[mark]}"/><bgColor indexed="64"/></patternFill></fill>`,
  );
  const formats = marks.flatMap((mark, at) =>
    forms.map(([name, format]) => {
      const number = typeof format === 'number' ? format : firstOwnFormat + own.indexOf(format);
      const fill = mark === 'none' ? 0 : at + 1;
      const font = mark === 'head' ? 1 : 0;
      const quoted = name === 'quoted' ? ' quotePrefix="1"' : '';
      return `<xf numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${quoted}><alignment vertical="top"/></xf>`;
    }),
  );
  const ownFormats = own.map(
    (code, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${code}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${own.length}">${ownFormats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="${fills.length + 2}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.join('')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
