/** The structure of UBL documents in the notation of DTDs: `cbc:ID`, `cbc:Note*`, `cbc:Note+`, `cbc:DueDate?`. */
export interface UblStructure {
  /** The names of the documents, which are the names of their roots. */
  readonly documents: readonly string[];
  /** The elements of each document and aggregate, by its name, in their required order. */
  readonly aggregates: Readonly<Record<string, string>>;
  readonly elements: {
    /** By aggregate, the names of its elements; an element with the aggregate's own name is not listed. */
    readonly aggregate: Readonly<Record<string, string>>;
    /** By data type, the names of the basic components of that type. */
    readonly basic: Readonly<Record<string, string>>;
    /** By data type, the names of the extension components of that type. */
    readonly extension: Readonly<Record<string, string>>;
  };
  /** Elements of a document that uses UBL's types but is not UBL. */
  readonly own?: OwnElements;
  readonly dataTypes: Readonly<Record<string, UblDataType>>;
}

/** Elements of another namespace than UBL's. */
export interface OwnElements {
  /** Three letters with which the aggregates name these elements: `pxs:ReportedDocument`. */
  readonly prefix: string;
  readonly namespace: string;
  /** By aggregate or data type, the names of its elements; an element with the name of its type is not listed. */
  readonly elements: Readonly<Record<string, string>>;
}

/** The content of a data type and its attributes, optional ones with `?`: `currencyID listURI:anyURI?`. */
export interface UblDataType {
  readonly content: string;
  readonly attributes: string;
}
