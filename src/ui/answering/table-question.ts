import type { Values } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { describedSpecification } from '../../specification/described.ts';
import { type Question, questionInWords } from '../../table/map/question.ts';
import { withoutNumber } from '../../table/map/row-roles.ts';
import type { TableMap } from '../../table/map/table-map.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { questionOfColumns } from './columns-question.ts';
import type { TableQuestion } from './table-questions.ts';

type Answer = readonly [text: keyof typeof texts.answers, decides: TableMap, names?: Values];

/** A question about a table in words, with each possible answer. */
export function questionWithAnswers(
  question: Question,
  titleOf: (path: string, language: Language) => string,
  language: Language,
): TableQuestion {
  const { text, values } = question;
  if (question.text === 'columns') return questionOfColumns(question, titleOf, language);
  const [head = '', other = '', path = ''] = [values.head, values.other, values.path].map((value) =>
    typeof value === 'string' ? value : undefined,
  );
  const title = path === '' ? '' : titleOf(path, language);
  const codes = Array.isArray(values.codes) ? values.codes.filter((each) => typeof each === 'object') : [];
  const sheets = Array.isArray(values.sheets) ? values.sheets.filter((each) => typeof each === 'string') : [];
  const word = String(values.value ?? '');
  const answers = [
    ...answersOf({
      text: question.text,
      head,
      other,
      path,
      value: String(values.value ?? ''),
      sheets,
      label: String(values.label ?? ''),
    }),
    ...codes.flatMap((each): Answer[] => {
      if (!('code' in each)) return [];
      return text === 'unknownWord'
        ? [['itMeans', { codes: { [path]: { [word]: each.code } } }, { code: each }]]
        : [['allOfThem', { values: { [path]: each.code } }, { code: each }]];
    }),
  ].map(([name, decides, names = {}]) => ({
    name: fill(texts.answers[name], language, names, describedSpecification.messages),
    decides,
  }));
  const hint = hintOf(text);
  const { message, hint: ofMap } = questionInWords(
    { ...question, values: { ...values, path: title } },
    language,
  );
  return {
    message,
    // Mistakes of a map can only be fixed in the map.
    hint:
      text === 'unknownField' || text === 'valueAndColumn'
        ? ofMap
        : hint && fill(texts.hints[hint], language, { field: titleOf('invoiceNumber', language) }),
    answers,
  };
}

interface Asked {
  readonly text: Exclude<Question['text'], 'columns'>;
  readonly head: string;
  readonly other: string;
  readonly path: string;
  readonly value: string;
  readonly sheets: readonly string[];
  /** The text that rows begin with. */
  readonly label: string;
}

function answersOf({ text, head, other, path, value, sheets, label }: Asked): readonly Answer[] {
  switch (text) {
    case 'datesUnclear':
    case 'datesMixed':
    case 'datesOfTwoKinds':
      return [
        ['day-first', { dates: 'day-first' }],
        ['month-first', { dates: 'month-first' }],
      ];
    case 'decimalsUnclear':
    case 'decimalsMixed':
      return [
        ['point', { decimals: 'point' }],
        ['comma', { decimals: 'comma' }],
      ];
    case 'unclearSums':
      return rowAnswers(label);
    case 'withoutNumber':
      return rowAnswers(withoutNumber);
    case 'hiddenRows':
      return [
        ['leaveOut', { hiddenRows: 'skip' }],
        ['readThem', { hiddenRows: 'read' }],
      ];
    case 'severalSheets':
      return sheets.map((sheet) => ['readSheet', { sheet }, { sheet }]);
    case 'pricesWithTax':
      return [['withoutTax', { columns: { [head]: null } }]];
    case 'sameField':
      return [
        ['isField', { columns: { [other]: path, [head]: null } }, { head: other }],
        ['isField', { columns: { [head]: path, [other]: null } }, { head }],
      ];
    case 'unknownWord':
      return path === 'documentType' ? [['leaveOutRows', { statuses: { [head]: { [value]: 'skip' } } }]] : [];
    case 'noNumberColumn':
    case 'linesTwice':
    case 'unknownField':
    case 'valueAndColumn':
    case 'noColumn':
      return [];
  }
}

function rowAnswers(label: string): readonly Answer[] {
  return [
    ['areLines', { rows: { [label]: 'read' } }],
    ['leaveOut', { rows: { [label]: 'skip' } }],
  ];
}

function hintOf(text: Question['text']): keyof typeof texts.hints | undefined {
  if (text === 'noNumberColumn') return 'chooseNumber';
  if (text === 'linesTwice') return 'chooseLines';
  if (text === 'noColumn') return 'addColumn';
  if (text === 'unknownWord') return 'keptInMap';
  return undefined;
}
