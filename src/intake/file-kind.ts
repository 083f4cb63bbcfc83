/** Kinds of files that are neither a JSON document request nor UBL. */
export type FileKind = 'pdf' | 'zip' | 'xlsx' | 'docx' | 'gzip' | 'image' | 'oldOffice' | 'html' | 'csv';

const signatures: readonly { readonly kind: FileKind; readonly bytes: readonly number[] }[] = [
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'gzip', bytes: [0x1f, 0x8b] },
  { kind: 'image', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'image', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'oldOffice', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
];

/** Recognises a file that cannot be a document by its first bytes; otherwise undefined. */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  const kind = signatures.find((signature) =>
    signature.bytes.every((byte, index) => bytes[index] === byte),
  )?.kind;
  return kind === 'zip' ? kindOfZip(bytes) : kind;
}

const startBytes = 10_000;

/** Returns the beginning of a file, as text without leading white space. */
export function startOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, startBytes)).trimStart();
}

/** Almost every document begins with one of these. */
const documentStarts: ReadonlySet<number | undefined> = new Set([0x7b, 0x3c]);

/** Recognises by its beginning a file that is not a single document; undefined for any other file. */
export function otherKindByStart(bytes: Uint8Array): FileKind | 'list' | undefined {
  if (documentStarts.has(bytes[0])) return undefined;
  const start = startOf(bytes);
  return kindOfBytes(bytes) ?? (start.startsWith('[') ? 'list' : kindOfText(start));
}

/** Number of bytes at each end of an archive to search for the names of its files. */
const nameBytes = 0x10000;

/** Office documents are archives with content in a fixed folder. */
function kindOfZip(bytes: Uint8Array): FileKind {
  const decoder = new TextDecoder('latin1');
  const ends = decoder.decode(bytes.subarray(0, nameBytes)) + decoder.decode(bytes.subarray(-nameBytes));
  if (ends.includes('xl/workbook.')) return 'xlsx';
  return ends.includes('word/document.') ? 'docx' : 'zip';
}

const html = /^\s*(?:<!doctype\s+html|<html[\s>])/i;
/** Separators of columns that the first two lines of a CSV file share. */
const separators = [',', ';', '\t'] as const;

/** Returns the kind of a text that could not be read as a document. */
export function kindOfText(text: string): FileKind | undefined {
  if (text.startsWith('%PDF-')) return 'pdf';
  if (html.test(text.slice(0, 1000))) return 'html';
  return isCsv(text) ? 'csv' : undefined;
}

function isCsv(text: string): boolean {
  if (/^\s*[[{<]/.test(text.slice(0, 1000))) return false;
  const [header = '', first = ''] = text.slice(0, 10_000).split(/\r\n?|\n/, 2);
  return separators.some((separator) => {
    const columns = columnsOf(header, separator);
    return columns > 1 && columnsOf(first, separator) >= columns;
  });
}

function columnsOf(line: string, separator: string): number {
  return line.replaceAll(/"(?:[^"]|"")*"/g, '').split(separator).length;
}
