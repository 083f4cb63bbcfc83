import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

/** A page of paper as a small grey picture. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Tells whether PDF files can be examined here, which takes the tools of poppler. */
export function hasPoppler(): boolean {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Tells whether the fonts of the reference pictures are installed. */
export function hasNotoFonts(): boolean {
  try {
    const families = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return /^Noto Sans$/m.test(families) && /^Noto Sans Arabic$/m.test(families);
  } catch {
    return false;
  }
}

/** The text of each page of a PDF. */
export function textOfPages(pdf: Uint8Array): string[] {
  const text = withFile(pdf, (file) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }));
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '));
}

/** Width and height of the first page in points. */
export function sizeOf(pdf: Uint8Array): readonly [width: number, height: number] {
  const told = withFile(pdf, (file) => execFileSync('pdfinfo', [file], { encoding: 'utf8' }));
  const [, width = '', height = ''] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(told) ?? [];
  return [Number(width), Number(height)];
}

/** A page of a PDF at ten dots an inch: enough for where things are, not for which letter. */
export function pictureOf(pdf: Uint8Array, page: number): Picture {
  const bytes = withFile(pdf, (file) =>
    execFileSync('pdftoppm', ['-gray', '-r', '10', '-f', String(page), '-l', String(page), file]),
  );
  return readPicture(bytes);
}

/** Reads a picture in the PGM format. */
export function readPicture(bytes: Uint8Array): Picture {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  if (header === null) throw new Error('the picture is not PGM');
  const [all, width, height] = header;
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(all.length) };
}

/** A picture in the PGM format. */
export function writtenPicture({ width, height, pixels }: Picture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/**
 * The average difference in brightness between two pictures, from 0 to 255; infinite if their sizes differ.
 */
export function differenceOf(left: Picture, right: Picture): number {
  if (left.width !== right.width || left.height !== right.height) return Number.POSITIVE_INFINITY;
  const total = left.pixels.reduce(
    (sum, pixel, index) => sum + Math.abs(pixel - (right.pixels[index] ?? 0)),
    0,
  );
  return total / left.pixels.length;
}

/** The picture in a mirror. */
export function mirrored({ width, height, pixels }: Picture): Picture {
  const turned = pixels.map(
    (_, index) => pixels[index - (index % width) + (width - 1 - (index % width))] ?? 0,
  );
  return { width, height, pixels: turned };
}

function withFile<Result>(bytes: Uint8Array, use: (file: string) => Result): Result {
  const file = join(temporaryFolder(), 'document.pdf');
  writeFileSync(file, bytes);
  return use(file);
}
