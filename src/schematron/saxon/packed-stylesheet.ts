import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { StylesheetExport } from './engine.ts';

/** Codes by the name of their list, in its order. */
export type CodesOfLists = Readonly<Record<string, readonly string[]>>;

interface Packed {
  readonly text: string;
  /** The lists that stand in it by their names. */
  readonly lists: readonly string[];
}

/**
 * A stylesheet as the package holds it: the codes of lists stand in it by the name of the list, as the package has them
 * already, and the lines of the source, which only the compiler's own messages tell, do not.
 */
export function packStylesheet(stylesheet: StylesheetExport, lists: CodesOfLists): Packed {
  const names = new Map(
    Object.entries(lists).map(([name, codes]) => [JSON.stringify(codesAsNodes(codes)), name]),
  );
  const used = new Set<string>();
  const json = JSON.stringify(stylesheet, (key, value) => {
    if (key === 'line') return undefined;
    const name = key === children && names.get(JSON.stringify(value));
    if (!name) return value;
    used.add(name);
    return name;
  });
  return { text: brotliCompressSync(json).toString('base64'), lists: Array.from(used) };
}

/** The stylesheet of a text of `packStylesheet`, with all the lists that stand in it. */
export function unpackStylesheet(text: string, lists: CodesOfLists): StylesheetExport {
  const json = brotliDecompressSync(Buffer.from(text, 'base64')).toString();
  return JSON.parse(json, (key, value) =>
    key === children && typeof value === 'string' ? codesAsNodes(lists[value] ?? []) : value,
  );
}

/** Where a node of the stylesheet has those below it, which are never a text. */
const children = 'C';

function codesAsNodes(codes: readonly string[]): readonly object[] {
  return codes.map((code) => ({ N: 'str', val: code }));
}
