import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { concatBytes } from '../../core/concat-bytes.ts';

/** Compresses a part of a file by itself (RFC 1951), so that the parts in sequence are the compressed file. */
export type DeflatePart = (part: Uint8Array, isLast: boolean) => Uint8Array<ArrayBuffer>;

/** A ZIP archive, written file by file; the same files give the same bytes. */
export function newArchive(deflatePart?: DeflatePart) {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  return {
    /** Adds a file whose content comes in parts. */
    add: (name: string, parts: Iterable<string>): void => {
      const file =
        deflatePart === undefined ? new ZipDeflate(name, { level: 6 }) : new DeflatedFile(name, deflatePart);
      file.mtime = '2026-01-01T12:00:00';
      zip.add(file);
      for (const part of parts) file.push(encoder.encode(part));
      file.push(new Uint8Array(0), true);
    },
    /** The whole archive; nothing can be added afterwards. */
    bytes: (): Uint8Array<ArrayBuffer> => {
      zip.end();
      return concatBytes(pieces);
    },
  };
}

class DeflatedFile extends ZipPassThrough {
  override readonly compression = 8;
  readonly #deflatePart: DeflatePart;

  constructor(name: string, deflatePart: DeflatePart) {
    super(name);
    this.#deflatePart = deflatePart;
  }

  protected override process(part: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.ondata(null, this.#deflatePart(part, isLast), isLast);
  }
}
