import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { describedSpecification } from '../../specification/described.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { AskedColumn } from './asked-column.ts';
import type { ContentGroup } from './column-content.ts';
import type { Question } from './question.ts';

/** Columns with one kind of content in words, with the possible answers. */
export interface GroupInWords {
  readonly group: ContentGroup;
  readonly title: string;
  readonly hint: string;
  readonly columns: readonly { readonly head: string; readonly about: string }[];
}

/** A question in words: what only a person can decide, and how to write the answer in the map. */
export function questionInWords(question: Question, language: Language) {
  const { message, hint } = texts.questions[question.text];
  const inWords = (said: typeof message) =>
    fill(said, language, question.values, describedSpecification.messages);
  const groups = question.text === 'columns' ? groupsInWords(question.columns, language) : [];
  return { message: inWords(message), hint: inWords(hint), ...(groups.length === 0 ? {} : { groups }) };
}

const groupsInOrder: readonly ContentGroup[] = ['amounts', 'statuses', 'others'];

function groupsInWords(columns: readonly AskedColumn[], language: Language): GroupInWords[] {
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

/** The most words of a column to name. */
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
