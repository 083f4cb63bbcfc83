import type { TableLayout, TableNames } from '../../core/specification/table-names.ts';
import type { Column } from './heads.ts';
import type { Question } from './question.ts';
import { isStatusHead, statusMeaning } from './status-words.ts';
import type { StatusWord, Survey } from './survey.ts';
import type { RowMeaning, TableMap } from './table-map.ts';

/** A column whose cells say whether an invoice was issued. */
export interface StatusColumn {
  readonly column: Column;
  /** Whether its head says so: each of its words then has to be known. */
  readonly isStatus: boolean;
  readonly meanings: ReadonlyMap<string, RowMeaning>;
}

/** The decisions of a map for all columns stand under this name. */
export const everyColumn = '*';

/** The columns that say whether invoices were issued, with the questions that only a person can answer. */
export function statusesOf(
  columns: readonly Column[],
  survey: Survey,
  { statuses: decided = {} }: TableMap,
  { names, layout }: { readonly names: TableNames; readonly layout?: TableLayout | undefined },
) {
  const questions: Question[] = [];
  const found = columns.flatMap((column): StatusColumn[] => {
    const words = survey.columns[column.index]?.statuses ?? new Map<string, StatusWord>();
    if (words.size === 0) return [];
    const own = { ...decided[everyColumn], ...decided[column.name] };
    const isStatus = isStatusHead(column.head, names) && layout?.columns[column.head] !== null;
    const meanings = new Map<string, RowMeaning>();
    for (const [word, { count, row }] of words) {
      const meaning = (Object.hasOwn(own, word) ? own[word] : undefined) ?? knownMeaning(word, isStatus);
      if (meaning !== undefined) meanings.set(word, meaning);
      else if (isStatus || statusMeaning(word, names) === 'skip')
        questions.push({
          text: isStatus ? 'unknownStatus' : 'statusInColumn',
          values: { head: column.name, value: word, row, count },
        });
    }
    return [{ column, isStatus, meanings }];
  });
  return { found, questions };

  /** Outside of a column of statuses, a word may be anything. */
  function knownMeaning(word: string, isStatus: boolean): RowMeaning | undefined {
    return isStatus ? statusMeaning(word, names) : undefined;
  }
}
