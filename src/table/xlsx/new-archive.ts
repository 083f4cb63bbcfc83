import { Zip, ZipDeflate } from 'fflate';

/** A ZIP archive that is written file by file; the same files are written in the same bytes. */
export function newArchive() {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  return {
    /** Adds a file of which the content comes in parts. */
    add: (name: string, parts: Iterable<string>): void => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = '2026-01-01T12:00:00';
      zip.add(file);
      for (const part of parts) file.push(encoder.encode(part));
      file.push(new Uint8Array(0), true);
    },
    /** The whole archive; nothing is added to it any more. */
    bytes: (): Uint8Array<ArrayBuffer> => {
      zip.end();
      return joined(pieces);
    },
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
