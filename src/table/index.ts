export type { CellPlace } from './cell.ts';
export type { RowMeaning, TableMap } from './map/table-map.ts';
export {
  type InvoiceTable,
  type ReadTableOptions,
  readTable,
  type TableColumn,
  type TableInWords,
} from './open-table.ts';
export type { CorrectedCell } from './requests/corrected-cells.ts';
export type { TableIssue, TableVerdict } from './requests/validate-table.ts';
export { writeTemplate } from './write/template.ts';
export {
  type NamedRequest,
  type RequestsWorkbook,
  writeWorkbook,
} from './write/workbook-of-requests.ts';
