import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { StylesheetExport } from 'schematron-compiler/saxon';

/** The codes of each list, in the order of the list. */
export type CodesOfLists = Readonly<Record<string, readonly string[]>>;

interface Packed {
  readonly text: string;
  /** The lists that the stylesheet refers to by name. */
  readonly lists: readonly string[];
}

/** A node of a stylesheet: its name `N`, its attributes, and its child nodes in `C`. */
interface Node {
  readonly [attribute: string]: string | readonly Node[];
}

/** Parts that many nodes have in common. */
interface Shape {
  readonly name: string;
  readonly attributes: readonly string[];
  /** The number of child nodes, or the name of the code list that they spell out; undefined without `C`. */
  readonly below?: number | string;
}

/** The distinct values of a column, and the value of each node, as characters from the first printable one. */
interface Column {
  readonly values: Map<string, number>;
  readonly indexes: string[];
}

const betweenValues = '\u0001';
const betweenColumns = '\u0002';
const betweenParts = '\u0003';
const firstIndex = 32;
/** The column of shapes; other columns belong to an attribute of nodes with a name. */
const ofShapes = '';

/** A stylesheet by columns, which compresses best. Nothing is left out: SaxonJS compares checksums. */
export function packStylesheet(stylesheet: StylesheetExport, lists: CodesOfLists): Packed {
  const namesOfLists = new Map(
    Object.entries(lists).map(([name, codes]) => [JSON.stringify(codesAsNodes(codes)), name]),
  );
  const columns = new Map<string, Column>();
  const used = new Set<string>();
  const write = ({ N, C, ...attributes }: Node) => {
    const name = String(N);
    const below = Array.isArray(C) ? (C as readonly Node[]) : undefined;
    const list = namesOfLists.get(JSON.stringify(below));
    if (list !== undefined) used.add(list);
    const shape: Shape = { name, attributes: Object.keys(attributes), below: list ?? below?.length };
    add(columns, ofShapes, JSON.stringify(shape));
    for (const [key, value] of Object.entries(attributes)) add(columns, `${name} ${key}`, String(value));
    if (list === undefined) for (const child of below ?? []) write(child);
  };
  write(stylesheet as Node);
  const all = [...columns.values()];
  const values = all.map((column) => [...column.values.keys()].join(betweenValues));
  const indexes = all.map((column) => column.indexes.join(''));
  const text = [values, indexes].map((part) => part.join(betweenColumns)).join(betweenParts);
  return { text: brotliCompressSync(text).toString('base64'), lists: [...used] };
}

/** The stylesheet from a text of `packStylesheet`; needs all the lists that the text refers to. */
export function unpackStylesheet(packed: string, lists: CodesOfLists): StylesheetExport {
  const text = brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
  const [values = [], indexes = []] = text.split(betweenParts).map((part) => part.split(betweenColumns));
  const columns = new Map<string, () => string>();
  // Columns are in the order in which nodes first need them.
  const next = (id: string): string => {
    const known = columns.get(id);
    if (known !== undefined) return known();
    const column = valuesOf(values[columns.size] ?? '', indexes[columns.size] ?? '');
    columns.set(id, column);
    return column();
  };
  const shapes = new Map<string, Shape>();
  const read = (): Node => {
    const { name, attributes, below } = shapeOf(next(ofShapes), shapes);
    const node = { N: name, ...Object.fromEntries(attributes.map((key) => [key, next(`${name} ${key}`)])) };
    if (below === undefined) return node;
    const nodes =
      typeof below === 'string' ? codesAsNodes(lists[below] ?? []) : Array.from({ length: below }, read);
    return { ...node, C: nodes };
  };
  return read();
}

function add(columns: Map<string, Column>, id: string, value: string): void {
  const { values, indexes }: Column = columns.get(id) ?? { values: new Map(), indexes: [] };
  columns.set(id, { values, indexes });
  if (!values.has(value)) values.set(value, values.size);
  indexes.push(String.fromCharCode(firstIndex + (values.get(value) ?? 0)));
}

function valuesOf(distinct: string, indexes: string): () => string {
  const values = distinct.split(betweenValues);
  let at = 0;
  return () => values[indexes.charCodeAt(at++) - firstIndex] ?? '';
}

/** A few hundred shapes serve tens of thousands of nodes. */
function shapeOf(text: string, known: Map<string, Shape>): Shape {
  const shape: Shape = known.get(text) ?? JSON.parse(text);
  known.set(text, shape);
  return shape;
}

function codesAsNodes(codes: readonly string[]): readonly Node[] {
  return codes.map((code) => ({ N: 'str', val: code }));
}
