import type { Values } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { RowMeaning } from '../../core/specification/table-names.ts';
import { describedSpecification } from '../../specification/described.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { ContentGroup } from './column-content.ts';

/** A word in a status column. A person says whether invoices with it were issued; the likely answer is given. */
export interface AskedWord {
  readonly word: string;
  readonly count: number;
  readonly row: number;
  readonly proposed: RowMeaning | undefined;
}

/** A column with content that fills no field; a person decides its meaning. */
export interface AskedColumn {
  readonly name: string;
  readonly group: ContentGroup;
  /** The first non-empty cell, and the number of non-empty cells. */
  readonly sample: { readonly text: string; readonly row: number };
  readonly cells: number;
  /** True if the column has no cell in some of the invoices' rows. */
  readonly hasEmpty: boolean;
  /** True if an amount in several rows of an invoice may belong to each line, or to the whole invoice. */
  readonly mayRepeat: boolean;
  readonly words: readonly AskedWord[];
  /** True if the column has only dates, yes and no, so that an empty cell has its own meaning. */
  readonly isOfFlags: boolean;
  /** The field in the column's header, which another column fills. */
  readonly seems?: { readonly path: string; readonly other: string };
}

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

/** A question in words: what only a person can decide, and how to write the answer in the map. */
export function questionInWords(question: Question, language: Language) {
  const { message, hint } = texts.questions[question.text];
  const inWords = (said: typeof message) =>
    fill(said, language, question.values, describedSpecification.messages);
  const groups = question.text === 'columns' ? groupsInWords(question.columns, language) : [];
  return { message: inWords(message), hint: inWords(hint), ...(groups.length === 0 ? {} : { groups }) };
}

const groupsInOrder: readonly ContentGroup[] = ['amounts', 'statuses', 'others'];

function groupsInWords(columns: readonly AskedColumn[], language: Language) {
  return groupsInOrder.flatMap((group) => {
    const own = columns.filter((column) => column.group === group);
    const [first] = own;
    if (first === undefined) return [];
    const { title, hint } = texts.columnGroups[group];
    const values = { head: first.name, value: first.words[0]?.word ?? first.sample.text };
    return [
      {
        group,
        title: fill(title, language),
        hint: fill(hint, language, values),
        columns: own.map((column) => ({ head: column.name, about: columnInWords(column, language) })),
      },
    ];
  });
}

const mostWords = 8;

/** The content of a column in words, with its likely meaning. */
export function columnInWords(
  { name: head, cells: count, sample, seems, mayRepeat, words }: AskedColumn,
  language: Language,
): string {
  const { columnGroups: said } = texts;
  const inWords = words
    .slice(0, mostWords)
    .map(({ word, row, proposed }) =>
      fill(proposed === undefined ? said.word : said.proposed[proposed], language, { word, row }),
    );
  return [
    inWords.length === 0
      ? fill(said.column, language, { head, count, value: sample.text, row: sample.row })
      : fill(said.words, language, { head, words: inWords.join(language === 'ar' ? '، ' : ', ') }),
    ...(seems === undefined ? [] : [fill(said.seems, language, seems)]),
    ...(mayRepeat ? [fill(said.repeats, language)] : []),
  ].join(language === 'ar' ? '؛ ' : '; ');
}
