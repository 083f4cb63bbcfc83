import type { Severity, Values } from '../../core/findings/finding.ts';
import type { CellPlace } from '../cell.ts';
import type { CellFault } from '../values/cell-value.ts';
import type { UsedCell } from './account.ts';
import type { LeftOutReason } from './row-standing.ts';
import type { ComparedTotal, SaidAmounts } from './stated-amounts.ts';

/** Content of a table that no request can hold, with its cell. */
export interface CellFinding {
  readonly text:
    | CellFault
    | 'partlyLeftOut'
    | 'unitDiffers'
    | 'discountComputed'
    | 'rateComputed'
    | 'statusNotKnown'
    | 'headerDiffers'
    | 'noNumber'
    | 'currencyDiffers'
    | 'rowsApart'
    | 'rowsAlike'
    | 'totalDiffers'
    | 'unaccounted'
    | 'valueTwice'
    | 'mergedAmount'
    | 'negativeDiscount'
    | 'chargeTaxed'
    | 'paidInFull'
    | 'voucherDiffers';
  readonly severity: Severity;
  readonly place: CellPlace;
  readonly head: string;
  readonly path: string;
  readonly values: Values;
}

/** An invoice of a table, as far as its cells can be read. */
export interface TableDocument {
  /** Undefined for a row that belongs to no invoice. */
  readonly number: string | undefined;
  /** Its rows, from 1. */
  readonly rows: readonly number[];
  /** The row of each line of the request. */
  readonly lineRows: readonly number[];
  /** Undefined if a cell cannot be read, because a request must have every value of the table. */
  readonly request: unknown;
  readonly findings: readonly CellFinding[];
  /** If list entries were left out: by the new path, the path that columns use. */
  readonly columnPaths: ReadonlyMap<string, string>;
  /** Totals to compare with those that are computed. */
  readonly compared: readonly ComparedTotal[];
  readonly leftOut?: LeftOutReason | undefined;
  /** Its cells with content, as they were used. */
  readonly uses: readonly UsedCell[];
  readonly said: SaidAmounts;
}
