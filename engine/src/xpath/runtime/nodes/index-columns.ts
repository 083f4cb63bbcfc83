import type { XmlAttribute } from '../../../xml/element.ts';

/** The columns of an index, reused for the next document: filling them costs less than allocating them. */
export interface IndexColumns {
  /** Columns of elements, for documents that are not stored in columns; these two grow while being filled. */
  readonly texts: (string | undefined)[];
  readonly attributes: (readonly XmlAttribute[])[];
  readonly name: Int32Array;
  readonly path: Int32Array;
  readonly parent: Int32Array;
  readonly end: Int32Array;
  readonly sameNameBefore: Int32Array;
}

/** The length of columns that are long enough for most documents. */
export const shortest = 1024;
/** Longer columns are released. */
const longestKept = 1_048_576;

export function columnsOf(length: number): IndexColumns {
  return {
    texts: new Array(shortest),
    attributes: new Array(shortest),
    name: new Int32Array(length),
    path: new Int32Array(length),
    parent: new Int32Array(length),
    end: new Int32Array(length),
    sameNameBefore: new Int32Array(length),
  };
}

/** Columns with the same content and twice the length. */
export function longer({ texts, attributes, ...numbers }: IndexColumns): IndexColumns {
  const longer = { ...columnsOf(numbers.name.length * 2), texts, attributes };
  for (const [column, values] of Object.entries(numbers)) longer[column as keyof typeof numbers].set(values);
  return longer;
}

/** Tells whether columns are worth keeping for the next document. */
export function isWorthKeeping({ name }: IndexColumns): boolean {
  return name.length <= longestKept;
}
