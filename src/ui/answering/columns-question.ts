import type { Values } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { ContentGroup } from '../../table/map/column-content.ts';
import { type AskedColumn, columnInWords, type Question, questionInWords } from '../../table/map/question.ts';
import { anyWord } from '../../table/map/statuses.ts';
import { type TableMap, undecided } from '../../table/map/table-map.ts';
import { saidFlag } from '../../table/values/cell-value.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { ShownColumnGroup, TableAnswerButton, TableQuestion } from './table-questions.ts';

type Answer = readonly [text: keyof typeof texts.answers, decides: TableMap, names?: Values];

type ColumnsQuestion = Extract<Question, { readonly text: 'columns' }>;

/** The question about all columns that fill no field, grouped by their content. */
export function questionOfColumns(
  question: ColumnsQuestion,
  titleOf: (path: string, language: Language) => string,
  language: Language,
): TableQuestion {
  const { message, groups = [] } = questionInWords(question, language);
  const inWords = ([name, decides, names = {}]: Answer): TableAnswerButton => ({
    name: fill(texts.answers[name], language, names),
    decides,
  });
  return {
    message,
    hint: fill(texts.hints.choose, language),
    answers: [],
    groups: groups.map(({ group, title }): ShownColumnGroup => {
      const columns = question.columns.filter((each) => each.group === group);
      const all = answerForAll(group, columns);
      return {
        title,
        columns: columns.map((column) => ({
          about: columnInWords(
            column.seems === undefined
              ? column
              : { ...column, seems: { ...column.seems, path: titleOf(column.seems.path, language) } },
            language,
          ),
          answers: answersOfColumn(column).map(inWords),
        })),
        forAll: all && inWords(all),
      };
    }),
  };
}

/** One button for all columns that are not part of the invoices; amounts are answered one by one. */
function answerForAll(group: ContentGroup, columns: readonly AskedColumn[]): Answer | undefined {
  if (group === 'amounts') return undefined;
  const decides = { columns: Object.fromEntries(columns.map(({ name }) => [name, null])) };
  return group === 'statuses' ? ['noneSaysSo', decides] : ['noneIsPart', decides];
}

function answersOfColumn(column: AskedColumn): readonly Answer[] {
  const { name, group, seems, mayRepeat } = column;
  const read = (as: string): TableMap => ({ columns: { [name]: as } });
  const inPlace: readonly Answer[] =
    seems === undefined
      ? []
      : [['isField', { columns: { [name]: seems.path, [seems.other]: undecided } }, { head: name }]];
  const notPart: Answer = ['notPart', { columns: { [name]: null } }];
  if (group === 'others') return inPlace;
  if (group === 'statuses') return [...inPlace, ...statusAnswers(column), notPart];
  return [
    ['charge', read('charge')],
    ...(mayRepeat ? [['lineCharge', read('lineCharge')] as const] : []),
    ['discount', read('discount')],
    ...(mayRepeat ? [['lineDiscount', read('lineDiscount')] as const] : []),
    ['included', read('included')],
    notPart,
    ...inPlace,
  ];
}

/** The most words of a column with separate answers. */
const mostWords = 8;

function statusAnswers({ name, words, isOfFlags, hasEmpty }: AskedColumn): readonly Answer[] {
  const decides = (statuses: NonNullable<TableMap['statuses']>[string]): TableMap => ({
    columns: { [name]: 'status' },
    statuses: { [name]: statuses },
  });
  if (isOfFlags) {
    const no = words.filter(({ word }) => saidFlag(word) === false).map(({ word }) => word);
    const all = (meaning: 'read' | 'skip') => Object.fromEntries(no.map((word) => [word, meaning]));
    return [
      ['filledNotIssued', decides({ [anyWord]: 'skip', ...all('read') })],
      ...(hasEmpty || no.length > 0
        ? [['emptyNotIssued', decides({ [anyWord]: 'read', '': 'skip', ...all('skip') })] as const]
        : []),
    ];
  }
  const proposed = words.flatMap(({ word, proposed: meaning }) =>
    meaning === undefined ? [] : [[word, meaning] as const],
  );
  const skipped = proposed.filter(([, meaning]) => meaning === 'skip').map(([word]) => word);
  return [
    ...(skipped.length === 0
      ? []
      : [['notIssued', decides(Object.fromEntries(proposed)), { words: skipped }] as const]),
    ...words
      .slice(0, mostWords)
      .filter(({ word }) => !(skipped.length === 1 && skipped[0] === word))
      .flatMap(({ word }): Answer[] => [['notIssued', decides({ [word]: 'skip' }), { words: [word] }]]),
    ...(words.length === 0
      ? []
      : [
          [
            'restIssued',
            decides(Object.fromEntries(words.map(({ word }) => [word, 'read'] as const))),
          ] as const,
        ]),
    ['documentTypes', { columns: { [name]: 'documentType' } }],
  ];
}
