/** The standards by their short names, as the tables cite them. */
export type Standard = 'ISO/IEC 19757-3' | 'XPath' | 'XPath functions' | 'XSLT';

/** A row of the tables of supported constructs, with the example that shows it. */
export interface Row {
  /** The construct as it is written, or several of one section. */
  readonly construct: readonly string[];
  readonly standard: Standard;
  /** The section of the edition. */
  readonly section: string;
  /** The first edition that has it. */
  readonly edition: string;
  /** The version of this package that took it first. */
  readonly since: string;
  readonly example: Example;
}

/** A schema, a document that it accepts, and one that it refuses for the construct alone. */
export interface SchemaExample {
  readonly schema: string;
  readonly valid: string;
  readonly invalid: string;
  readonly options?: {
    readonly phase?: string;
    readonly documents?: Readonly<Record<string, string>>;
    readonly files?: Readonly<Record<string, string>>;
    readonly clock?: string;
  };
}

/** An expression that is true on the document of the examples, or a schema with documents. */
export type Example = string | SchemaExample;

/** A construct that is refused; the reason is the one with which the compiler refuses the example. */
export interface RefusedRow extends Omit<Row, 'since' | 'example'> {
  /** An expression, or a schema. */
  readonly example: string | { readonly schema: string };
}

const version = '0.1.0';

/** A row for what is supported. */
export function row(
  standard: Standard,
  edition: string,
  section: string,
  construct: string | readonly string[],
  example: Example,
): Row {
  const constructs = typeof construct === 'string' ? [construct] : construct;
  return { construct: constructs, standard, section, edition, since: version, example };
}

/** A row for what is refused. */
export function refused(
  standard: Standard,
  edition: string,
  section: string,
  construct: string | readonly string[],
  example: RefusedRow['example'],
): RefusedRow {
  const constructs = typeof construct === 'string' ? [construct] : construct;
  return { construct: constructs, standard, section, edition, example };
}
