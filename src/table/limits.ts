/** Limits of a table; a larger one is refused, and the message says so. */
export interface TableLimits {
  readonly bytes: number;
  /** Bytes of the parts of a workbook that are read, after decompression. */
  readonly inflatedBytes: number;
  /** Bytes of its texts, which stay in memory. */
  readonly textBytes: number;
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell; a spreadsheet keeps at most 32,767. */
  readonly cellLength: number;
}

/** The default limits. A spreadsheet has at most 1,048,576 rows; no table of invoices has a thousand columns. */
export const tableLimits: TableLimits = {
  bytes: 128 * 1024 * 1024,
  inflatedBytes: 2048 * 1024 * 1024,
  textBytes: 256 * 1024 * 1024,
  rows: 1_048_576,
  columns: 1000,
  cellLength: 100_000,
};

/** The most characters that a cell of a workbook can hold (ECMA-376, part 1, 18.3.1.4; as Excel limits it). */
export const longestCell = 32_767;

/** The most columns of a sheet, and the most styles of cells of a workbook, as Excel limits them. */
export const mostColumns = 16_384;
export const mostStyles = 65_490;

/** Memory that each text of a workbook takes, however short it is. */
export const bytesOfText = 64;
