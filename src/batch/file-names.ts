import { basename, extname } from 'node:path';

/** Returns the names of output files for documents; no two names are equal on any file system. */
export type FileNames = (path: string) => string;

/**
 * Creates the names, without extension, of the files that are written for a document: the name of its own file, in
 * the folders in which it was found. If an earlier file already has the name, `~2` or a higher number is added. The
 * names for lines of a file end in a dot and a number (`lineFileName`), so other files do not get such a name.
 */
export function createFileNames(): FileNames {
  const taken = new Set<string>();
  return (path) => {
    const stem = withoutEnding(path);
    const isFree = (name: string) => !taken.has(comparable(name)) && !looksLikeLine.test(name);
    let name = stem;
    for (let number = 2; !isFree(name); number += 1) name = `${stem}~${number}`;
    taken.add(comparable(name));
    return name;
  };
}

/** File systems and tools become slow in folders with more files. */
const mostInFolder = 10_000;

/** The name of a line's files; from the second ten thousand on, each ten thousand have a folder. */
export function lineFileName(fileName: string, line: number): string {
  const named = (number: number) => `.${String(number).padStart(6, '0')}`;
  if (line < mostInFolder) return `${fileName}${named(line)}`;
  const folder = `${fileName}${named(line - (line % mostInFolder))}`;
  return `${folder}/${basename(fileName)}${named(line)}`;
}

const looksLikeLine = /\.\d+$/;

function withoutEnding(path: string): string {
  const file = basename(path).replace(/\.gz$/i, '');
  const stem = shortened(plain(basename(file, extname(file)).replaceAll(/[<>]/g, '')));
  const folder = path.slice(0, path.length - basename(path).length);
  return `${plain(folder)}${/^\.{0,2}$/.test(stem) ? 'document' : stem}`;
}

/** A name without characters that end a line or folder on some system; different names stay different. */
function plain(name: string): string {
  return name.replaceAll(
    /[\\\p{Cc}]|%(?=[\da-f]{2})/giu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Bytes to keep of a name: file systems allow 255, including the ending and the part that keeps names apart. */
const longestStem = 200;

function shortened(stem: string): string {
  let bytes = 0;
  let length = 0;
  for (const character of stem) {
    bytes += Buffer.byteLength(character);
    if (bytes > longestStem) return stem.slice(0, length);
    length += character.length;
  }
  return stem;
}

/** File systems may ignore case, and the composition of letters. */
function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
