import type { Values } from '../../core/findings/finding.ts';

/** A question that only a person can answer before a table can be read. */
export interface Question {
  readonly text:
    | 'undecidedColumn'
    | 'givenUpColumn'
    | 'pricesWithTax'
    | 'unknownWord'
    | 'unknownStatus'
    | 'statusInColumn'
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
