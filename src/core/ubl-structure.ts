/**
 * What UBL 2.1 says of the structure of its documents, in the notation of document type definitions: `cbc:ID` stands
 * once, `cbc:Note*` any number of times, `cbc:Note+` at least once, `cbc:DueDate?` at most once.
 */
export interface UblStructure {
  /** The elements of each document and aggregate, by its name, in the order in which they must stand. */
  readonly aggregates: Readonly<Record<string, string>>;
  readonly elements: {
    /** By aggregate, the names of the elements that are of it; an element of its own name is not listed. */
    readonly aggregate: Readonly<Record<string, string>>;
    /** By data type, the names of the basic components that are of it. */
    readonly basic: Readonly<Record<string, string>>;
    /** By data type, the names of the extension components that are of it. */
    readonly extension: Readonly<Record<string, string>>;
  };
  readonly dataTypes: Readonly<Record<string, UblDataType>>;
}

/** The content of a data type and its attributes, those that may be missing with `?`: `currencyID listURI:anyURI?`. */
export interface UblDataType {
  readonly content: string;
  readonly attributes: string;
}
