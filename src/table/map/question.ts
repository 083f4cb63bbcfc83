import type { Values } from '../../core/findings/finding.ts';
import type { AskedColumn } from './asked-column.ts';

/** A question that only a person can answer before a table can be read. */
export type Question =
  | {
      readonly text:
        | 'pricesWithTax'
        | 'unknownWord'
        | 'unclearSums'
        | 'withoutNumber'
        | 'hiddenRows'
        | 'severalSheets'
        | 'sameField'
        | 'noNumberColumn'
        | 'unknownField'
        | 'valueAndColumn'
        | 'noColumn'
        | 'linesTwice'
        | 'datesUnclear'
        | 'datesMixed'
        | 'datesOfTwoKinds'
        | 'decimalsUnclear'
        | 'decimalsMixed';
      readonly values: Values;
    }
  | {
      /** All columns with content that fill no field. */
      readonly text: 'columns';
      readonly values: Values;
      readonly columns: readonly AskedColumn[];
    };
