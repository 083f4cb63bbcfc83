import type { XmlEvents } from 'schematron-compiler/xml-reader';
import { fail } from '../fault.ts';
import { bytesOfText, mostStyles, type TableLimits } from '../limits.ts';
import { type ArchiveEntry, archiveEntries } from './archive.ts';
import { unescapedText } from './escaped-text.ts';
import { builtInFormat, type NumberFormat, numberFormat } from './number-format.ts';
import { attribute, piecesOfXml } from './part-xml.ts';

/** A workbook whose sheets have not been read yet. */
export interface Workbook {
  readonly sheets: readonly SheetPart[];
  /** The workbook's texts, which cells refer to by position. */
  readonly texts: readonly string[];
  /** The number formats of its cells, by the position of their style. */
  readonly formats: readonly NumberFormat[];
  /** True if days are counted from 1904, as in old Macintosh programs. */
  readonly counts1904: boolean;
}

/** A sheet: its name, and the part of the archive that holds it. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly entry: ArchiveEntry;
}

/** Opens a workbook (ECMA-376): its list of sheets, texts and formats. */
export async function openWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<Workbook> {
  const entries = await archiveEntries(bytes, limits.inflatedBytes);
  const budget: Budget = { left: limits.textBytes };
  const found = relationships(entries, '', budget).find(({ type }) => type === 'officeDocument');
  const path = found?.path ?? 'xl/workbook.xml';
  const workbook = entries.get(path);
  if (workbook === undefined) return fail(entries.has('xl/workbook.bin') ? 'binaryWorkbook' : 'noWorkbook');
  const targets = relationships(entries, path, budget);
  const { sheets, counts1904 } = listOfSheets(workbook, budget);
  const part = (type: string) => targets.find((each) => each.type === type && entries.has(each.path));
  const texts = entries.get(part('sharedStrings')?.path ?? '');
  const styles = entries.get(part('styles')?.path ?? '');
  return {
    sheets: sheets.flatMap(({ id, ...sheet }) => {
      const target = targets.find((each) => each.id === id && each.type === 'worksheet');
      const entry = entries.get(target?.path ?? '');
      return entry === undefined ? [] : [{ ...sheet, entry }];
    }),
    texts: texts === undefined ? [] : sharedTexts(texts, budget, limits),
    formats: styles === undefined ? [] : formatsOf(styles, budget),
    counts1904,
  };
}

interface Budget {
  left: number;
}

function readPart(entry: ArchiveEntry, budget: Budget, events: Partial<XmlEvents>): void {
  budget.left -= entry.size;
  if (budget.left < 0) fail('inflatesTooMuch');
  for (const _ of piecesOfXml(entry, events));
}

interface Relationship {
  readonly id: string;
  /** The last part of the type's address, the same in both editions of the standard. */
  readonly type: string;
  readonly path: string;
}

function relationships(
  entries: ReadonlyMap<string, ArchiveEntry>,
  of: string,
  budget: Budget,
): readonly Relationship[] {
  const slash = of.lastIndexOf('/') + 1;
  const folder = of.slice(0, slash);
  const part = entries.get(`${folder}_rels/${of.slice(slash)}.rels`);
  const found: Relationship[] = [];
  if (part !== undefined)
    readPart(part, budget, {
      open: (name, attributes) => {
        if (name !== 'Relationship') return;
        const target = attribute(attributes, 'Target') ?? '';
        const path = target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`;
        const type = attribute(attributes, 'Type') ?? '';
        found.push({
          id: attribute(attributes, 'Id') ?? '',
          type: type.slice(type.lastIndexOf('/') + 1),
          path,
        });
      },
    });
  return found;
}

function listOfSheets(entry: ArchiveEntry, budget: Budget) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let counts1904 = false;
  readPart(entry, budget, {
    open: (name, attributes) => {
      if (name === 'workbookPr') counts1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      sheets.push({
        name: unescapedText(attribute(attributes, 'name') ?? ''),
        id: attributes.find(({ localName }) => localName === 'id')?.value ?? '',
        isHidden: /hidden/i.test(attribute(attributes, 'state') ?? ''),
      });
    },
  });
  return { sheets, counts1904 };
}

/** The texts that cells share; formatted texts without their formatting and reading aids. */
function sharedTexts(entry: ArchiveEntry, budget: Budget, { cellLength }: TableLimits): string[] {
  const texts: string[] = [];
  const collector = collectText(cellLength);
  readPart(entry, budget, {
    open: (name) => {
      if (name === 'si') {
        collector.clear();
        budget.left -= bytesOfText;
        if (budget.left < 0) fail('inflatesTooMuch');
      }
      collector.open(name);
    },
    text: collector.text,
    close: (name) => {
      collector.close(name);
      if (name === 'si') texts.push(collector.value());
    },
  });
  return texts;
}

/** Collects the texts `t` of an element, except those that only show the pronunciation. */
export function collectText(longest: number) {
  let value = '';
  let isText = false;
  let isPhonetic = false;
  return {
    clear: () => {
      value = '';
    },
    open: (name: string) => {
      if (name === 't') isText = !isPhonetic;
      else if (name === 'rPh') isPhonetic = true;
    },
    text: (piece: string) => {
      // One more character shows that the text is too long.
      if (isText && value.length <= longest) value += piece.slice(0, longest + 1 - value.length);
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    value: () => unescapedText(value),
  };
}

function formatsOf(entry: ArchiveEntry, budget: Budget): NumberFormat[] {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  readPart(entry, budget, {
    open: (name, attributes) => {
      if (name === 'numFmt')
        own.set(
          Number(attribute(attributes, 'numFmtId')),
          numberFormat(attribute(attributes, 'formatCode') ?? ''),
        );
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0);
        formats.push(own.get(id) ?? builtInFormat(id));
        if (formats.length > mostStyles) fail('workbookDamaged');
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
